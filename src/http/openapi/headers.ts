import { REQUEST_HEADERS, type HeaderName } from '../header-catalog.js'
import type { Json } from './texts.js'

/** The request headers that an operation takes, as parameters. */
export function headerParameters (method: string, hasTag: boolean, sendsFile: boolean): Json[] {
  const names: Array<keyof typeof REQUEST_HEADERS> = ['X-Request-Id', 'Prefer']
  if (sendsFile) names.push('Range', 'If-Range')
  if (method === 'POST') names.push('Idempotency-Key')
  else if (hasTag) names.push(method === 'GET' ? 'If-None-Match' : 'If-Match')
  return names.map(name => ({ name, in: 'header', required: false, ...REQUEST_HEADERS[name] }))
}

const LIMITS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const satisfies HeaderName[]

/**
 * The headers of an answer that succeeds, or of a 304.
 * @param others those that only some operations have
 */
export function successHeaders (status: number, method: string, others: string[]): Json {
  return references([
    ...LIMITS,
    'X-Ignored-Parameters',
    'Preference-Applied',
    ...(status === 206 ? ['Content-Range'] : []),
    ...(status === 201 ? ['Location'] : status === 308 ? ['Location-Of-Merged'] : []),
    ...(method === 'POST' ? ['Idempotent-Replayed'] : []),
    ...others
  ])
}

/** Failures before the limits are counted, and other failures before the query is read. */
const BEFORE_LIMITS = [408, 414, 417, 431]
const BEFORE_QUERY = [...BEFORE_LIMITS, 401, 405, 413, 415]

/** Headers that failures with one status have. */
const OF_FAILURES: Record<number, string[]> = {
  400: ['X-Error-Details'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  409: ['X-Error-Details', 'X-Allowed-Transitions', 'Location-Of-Existing', 'Retry-After-In-Progress'],
  412: ['X-Error-Details'],
  416: ['Content-Range'],
  429: ['Retry-After'],
  503: ['Retry-After']
}

/** The headers of a failure with this status. */
export function failureHeaders (status: number): Json {
  return references([
    'X-Error-Code',
    ...(BEFORE_LIMITS.includes(status) ? [] : LIMITS),
    ...([...BEFORE_LIMITS, 401].includes(status) ? [] : ['Preference-Applied']),
    ...(BEFORE_QUERY.includes(status) ? [] : ['X-Ignored-Parameters']),
    ...OF_FAILURES[status] ?? []
  ])
}

/** References to headers by name → header: `ETag-Of-List` is an `ETag`. */
function references (names: string[]): Json {
  return Object.fromEntries(['X-Request-Id', ...names].map(name =>
    [name.replace(/-(Of|In)-.+/, ''), { $ref: `#/components/headers/${name}` }]))
}
