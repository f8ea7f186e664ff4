import { STATUS_CODES } from 'node:http'
import { ApiError, type ErrorItem } from '../../errors.js'
import { CATALOG, type ErrorCode } from '../../error-catalog.js'
import { toProblem, type ErrorFormat } from '../problem.js'
import { failureHeaders } from './headers.js'
import type { Json } from './texts.js'

/** What is at fault in the examples, where it is not the whole request. */
const EXAMPLES: Partial<Record<ErrorCode, ErrorItem>> = {
  BAD_ARGUMENT: { target: 'id', message: 'id must be a positive whole number' },
  UNAUTHORIZED: { target: 'Authorization', message: CATALOG.UNAUTHORIZED.message },
  FORBIDDEN: { target: 'Authorization', message: 'the token lacks the scope jobs:write' },
  REQUEST_IN_PROGRESS: { target: 'Idempotency-Key', message: CATALOG.REQUEST_IN_PROGRESS.message },
  ANSWER_NOT_KEPT: { target: 'Idempotency-Key', message: CATALOG.ANSWER_NOT_KEPT.message },
  IDEMPOTENCY_KEY_REUSED: { target: 'Idempotency-Key', message: CATALOG.IDEMPOTENCY_KEY_REUSED.message },
  STALE_VERSION: { target: 'If-Match', message: 'the object has changed (it is at version 5 now): read it again' }
}

const EXAMPLE_REQUEST = '7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11'

/** Failures of requests that no operation gets: 405 by the address, the others by HTTP itself. */
const WITHOUT_OPERATION = [405, 408, 414, 417, 431]

/** The name of the answer with this status in `components.responses`, such as `NotFound`. */
export function responseName (status: number): string {
  return String(STATUS_CODES[status]).replace(/\W/g, '')
}

/**
 * The failures in `components.responses`: one for each status, with an example for each of its codes.
 * @param used statuses of the operations
 */
export function failureComponents (format: ErrorFormat, used: Set<string>): Json {
  const entries = Object.entries(CATALOG) as Array<[ErrorCode, (typeof CATALOG)[ErrorCode]]>
  const statuses = new Set(entries.map(([, { status }]) => status))
  return Object.fromEntries([...statuses].filter(status => used.has(`${status}`) || WITHOUT_OPERATION.includes(status)).map(status => {
    const codes = entries.filter(([, entry]) => entry.status === status)
    const examples = codes.map(([code, { title }]) =>
      [code, { summary: title, value: format.render(toProblem(new ApiError(code, EXAMPLES[code]), EXAMPLE_REQUEST)) }])
    return [responseName(status), {
      description: codes.map(([code, { description }]) => codes.length === 1 ? description : `- \`${code}\`: ${description}`).join('\n'),
      headers: failureHeaders(status),
      content: { 'application/json': { schema: format.schema, examples: Object.fromEntries(examples) } }
    }]
  }))
}
