import { parseDetails, type FieldError } from './details.js'

/** One fault of a request. Version 1 gives only the message. */
export interface ErrorItem {
  code?: string
  /** The parameter, body field or header at fault, or `request`. */
  target?: string
  message: string
}

/** The API answered with a failure; the same class for both versions. */
export class ApiError extends Error {
  /** HTTP status, 400 or above. */
  readonly status: number
  /** Code of the API's catalog, such as `ALREADY_EXISTS`; undefined where the answer has none. */
  readonly code: string | undefined
  readonly items: ErrorItem[]
  /** The fields at fault, each with the rule that it broke: to mark them, and to translate. Empty for other failures. */
  readonly fields: FieldError[]
  /** The id to quote when asking the operator. */
  readonly requestId: string | undefined
  readonly headers: Headers
  /** The body of the response: parsed if it is JSON, otherwise text. */
  readonly body: unknown

  /** @param request what failed, such as `GET /api/v1/jobs` */
  constructor (request: string, { status, headers }: Response, body: unknown) {
    const items = toItems(body)
    const requestId = headers.get('x-request-id') ?? undefined
    const reasons = items.map(({ message }) => message).join('; ')
    super(`${status}${reasons && `: ${reasons}`} (${request}${requestId === undefined ? '' : `, request ${requestId}`})`)
    this.name = new.target.name
    this.status = status
    this.code = headers.get('x-error-code') ?? items[0]?.code
    this.items = items
    this.fields = parseDetails(headers.get('x-error-details'))
    this.requestId = requestId
    this.headers = headers
    this.body = body
  }
}

/** The cursor of the feed is older than the log, or belongs to another log (410): export again, and continue from the new cursor. */
export class CursorExpiredError extends ApiError {}

/** No response arrived, or only a part of one: it is unknown whether the request changed anything. `cause` has the reason. */
export class ConnectionError extends Error {
  /** @param request what failed, such as `GET /api/v1/jobs` */
  constructor (request: string, cause: unknown) {
    super(`no whole answer (${request}): ${reasonOf(cause)}`, { cause })
    this.name = new.target.name
  }
}

/** A webhook delivery that is not signed with one of the secrets, or not signed just now. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

/** Version 1 has `{title, detail, status}`, version 2 `{errors: [{code, target, message}]}`; proxies have bodies of their own. */
function toItems (body: unknown): ErrorItem[] {
  const { errors, detail } = Object(body) as { errors?: ErrorItem[], detail?: string }
  if (Array.isArray(errors)) return errors
  return typeof detail === 'string' ? [{ message: detail }] : []
}

/** `fetch` hides the reason of a failure in its cause. */
function reasonOf (error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
