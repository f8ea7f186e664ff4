/** The catalog of errors: code, status, title and when each occurs. docs/errors.md is generated from it. */
export const CATALOG = {
  BAD_ARGUMENT: {
    status: 400,
    title: 'Validation Error',
    message: 'the request is not valid',
    description: 'A parameter or a field is missing or wrong. v1 names each with the rule it broke in `detail`; v2 has an item for each.'
  },
  MALFORMED_REQUEST: {
    status: 400,
    title: 'Malformed Request',
    message: 'the request cannot be read',
    description: 'The body is not valid JSON in UTF-8, or has more than 32 levels or 10 000 values; or the percent-encoding or ' +
      'the HTTP is invalid.'
  },
  UNAUTHORIZED: {
    status: 401,
    title: 'Unauthorized',
    message: 'the Authorization header is missing; send "Authorization: Bearer <token>"',
    description: 'The Authorization header is missing. The response has `WWW-Authenticate: Bearer`.'
  },
  FORBIDDEN: {
    status: 403,
    title: 'Forbidden',
    message: 'the Authorization header does not contain a valid token',
    description: 'The Authorization header has no valid token (wrong scheme, empty, sent twice, or the token is unknown, expired or ' +
      'revoked), or the token lacks a scope; the message names the scope.'
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not Found',
    message: 'nothing exists at this URL; check its path',
    description: 'No such endpoint, or no such object in the company of the token.'
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method Not Allowed',
    message: 'this URL does not support this method',
    description: 'The URL exists but does not support the method; the `Allow` header lists the methods that it supports.'
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    message: 'the request did not arrive in time',
    description: 'The request did not arrive in time.'
  },
  ALREADY_EXISTS: {
    status: 409,
    title: 'Conflict',
    message: 'such an object already exists',
    description: 'An object with the same natural key exists. The message has its id, and `Location` its path.'
  },
  ILLEGAL_TRANSITION: {
    status: 409,
    title: 'Conflict',
    message: 'this change of state is not allowed',
    description: 'The state machine does not allow the change. The message and `X-Allowed-Transitions` list what is allowed.'
  },
  NO_VACANCY_LEFT: {
    status: 409,
    title: 'Conflict',
    message: 'the job has no vacancy left',
    description: 'Every vacancy of the job is filled.'
  },
  JOB_NOT_OPEN: {
    status: 409,
    title: 'Conflict',
    message: 'the job is not open',
    description: 'The status of the job, or its `applicationDeadline`, does not allow this for its applications.'
  },
  IN_USE: {
    status: 409,
    title: 'Conflict',
    message: 'the object is in use',
    description: 'The object cannot be deleted because others refer to it (the message says how many), or because it is the sandbox\'s ' +
      'token.'
  },
  LIMIT_REACHED: {
    status: 409,
    title: 'Conflict',
    message: 'the limit for such objects is reached',
    description: 'The company has as many of these objects as it is allowed; the message states the limit.'
  },
  ANONYMIZED: {
    status: 409,
    title: 'Conflict',
    message: 'the candidate is anonymized',
    description: 'The candidate is anonymized, and nothing more can be written about them.'
  },
  REQUEST_IN_PROGRESS: {
    status: 409,
    title: 'Conflict',
    message: 'a request with this Idempotency-Key is still in progress',
    description: 'A request with the same Idempotency-Key, or another redelivery of the same webhook, is still running. ' +
      'The response has `Retry-After`: retry then.'
  },
  ANSWER_NOT_KEPT: {
    status: 409,
    title: 'Conflict',
    message: 'the request with this Idempotency-Key has completed, and its response cannot be replayed',
    description: 'The request with this Idempotency-Key has completed. Its response contained data that is not stored, such as ' +
      'a secret or an anonymized person, and cannot be replayed. Do not retry.'
  },
  CURSOR_EXPIRED: {
    status: 410,
    title: 'Gone',
    message: 'the cursor is older than the log; export again and continue from there',
    description: 'The cursor of the event feed is older than the event log, or belongs to another log (before a backup was restored).'
  },
  STALE_VERSION: {
    status: 412,
    title: 'Precondition Failed',
    message: 'the object has changed: read it again',
    description: '`If-Match` does not hold: the object has changed.'
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload Too Large',
    message: 'the body is too large',
    description: 'The body is larger than the limit of the server (`BODY_LIMIT`).'
  },
  URI_TOO_LONG: {
    status: 414,
    title: 'URI Too Long',
    message: 'the URL or one of its path parameters is too long',
    description: 'The URL is longer than 16 kB, or a path parameter is longer than 1024 characters.'
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported Media Type',
    message: 'send the body as application/json',
    description: 'The media type of the body is not `application/json`.'
  },
  EXPECTATION_FAILED: {
    status: 417,
    title: 'Expectation Failed',
    message: 'the only supported expectation is 100-continue',
    description: 'An `Expect` header other than `100-continue`.'
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency Key Reused',
    message: 'this Idempotency-Key was used for a different request',
    description: 'The Idempotency-Key was used for a different request.'
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    title: 'Too Many Requests',
    message: 'the rate limit is used up; wait as many seconds as Retry-After says',
    description: 'The rate limit is used up. The response has the limit headers and `Retry-After`.'
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: 'Headers Too Large',
    message: 'the headers are too large, or there are more than 200',
    description: 'The request headers are too large in total, or there are more than 200.'
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal Error',
    message: 'something went wrong on the server',
    description: 'An error in the service. Retry; if it persists, contact the operator and quote the request id.'
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Service Unavailable',
    message: 'the service cannot answer now; try again soon',
    description: 'The server is overloaded or shutting down, or the database is unreachable. The response has `Retry-After`.'
  }
} as const satisfies Record<string, { status: number, title: string, message: string, description: string }>

export type ErrorCode = keyof typeof CATALOG

/** One fault of a request: `target` is a parameter, a body field as a path (`manualCandidate.email`), a header, or `request`. */
export interface ErrorItem { target: string, message: string }

interface ApiErrorOptions {
  headers?: Record<string, string>
  cause?: unknown
  /** Path of the object that is in the way, relative to the version in the URL, such as `jobs/1` or `../v2/candidates/1`. */
  existing?: string
  /** The statuses that the object may change to instead. */
  allowed?: readonly string[]
  /** Number of further faults that are not listed as items. */
  more?: number
}

/**
 * An error that the client may see, identified by its code in the catalog. Any other exception is a bug and becomes
 * INTERNAL_ERROR. `details` is a list of items, one message (target `request`), or nothing (the catalog's message).
 * Messages may quote client input of any length: they are truncated here, for the log and for every version's body.
 */
export class ApiError extends Error {
  readonly items: ErrorItem[]
  readonly headers: Record<string, string>
  readonly existing: string | undefined
  readonly allowed: readonly string[] | undefined

  constructor (readonly code: ErrorCode, details?: ErrorItem[] | ErrorItem | string, options: ApiErrorOptions = {}) {
    const items = bounded(toItems(code, details), options.more ?? 0)
    super(items.map(item => item.message).join('; '), { cause: options.cause })
    this.name = 'ApiError'
    this.items = items
    this.headers = options.headers ?? {}
    this.existing = options.existing
    this.allowed = options.allowed
  }

  get status (): number { return CATALOG[this.code].status }

  /**
   * The same error of a part of the request, which its items name.
   * @param path the part, such as `items.3`
   * @param stays whether the object that is in the way is still there when the request has failed
   */
  of (path: string, stays: (existing: string) => boolean): ApiError {
    const items = this.items.map(({ target, message }) => ({ target: `${path}.${target}`, message: `${path}: ${message}` }))
    const { headers, allowed } = this
    const existing = this.existing !== undefined && stays(this.existing) ? this.existing : undefined
    return new ApiError(this.code, items, { headers, existing, allowed, cause: this })
  }
}

function toItems (code: ErrorCode, details: ErrorItem[] | ErrorItem | string | undefined): ErrorItem[] {
  if (Array.isArray(details)) return details
  if (typeof details === 'object') return [details]
  return [{ target: 'request', message: details ?? CATALOG[code].message }]
}

/** Maximum number of items in one error. */
export const MAX_ITEMS = 100
// Bytes of JSON. They keep every error response below 16 kB, headers included.
export const MAX_TARGET = 200
export const MAX_MESSAGE = 2000
export const MAX_TOTAL = 11_000

function bounded (items: ErrorItem[], more: number): ErrorItem[] {
  const shown: ErrorItem[] = []
  let left = MAX_TOTAL
  for (const { target, message } of items.slice(0, MAX_ITEMS)) {
    const item = { target: shorten(target, MAX_TARGET), message: shorten(message, MAX_MESSAGE) }
    left -= Buffer.byteLength(JSON.stringify(item)) + 40 // what a version adds
    if (left < 0) break
    shown.push(item)
  }
  const hidden = items.length - shown.length + more
  return hidden === 0 ? shown : [...shown, { target: 'request', message: `… and ${hidden} more` }]
}

/** Truncates the text, with `…`, to at most `most` bytes of JSON. Reads no more of the text than that. */
export function shorten (text: string, most = MAX_TARGET): string {
  if (text.length * MAX_JSON_BYTES <= most) return text
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += jsonBytes(character)
    if (bytes > most) return `${text.slice(0, end)}…`
    if (bytes <= most - 3) end += character.length
  }
  return text
}

/** Maximum number of bytes that JSON uses for a unit of JavaScript's text. */
const MAX_JSON_BYTES = 6

/** Maximum number of bytes that JSON uses for a character. */
function jsonBytes (character: string): number {
  const code = character.codePointAt(0) as number
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6
  if (code < 0x80) return character === '"' || character === '\\' ? 2 : 1
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/**
 * A natural key is taken.
 * @param what the key in words, such as `a job with the code J-1`
 * @param collection path of such objects, relative to the version in the URL
 * @param id the object that has the key; undefined if it has gone since the conflict
 */
export function alreadyExists (target: string, what: string, collection: string, id: number | string | undefined): ApiError {
  if (id === undefined) return new ApiError('ALREADY_EXISTS', { target, message: `${what} already exists` })
  const message = `${what} already exists, with the id ${id}`
  return new ApiError('ALREADY_EXISTS', { target, message }, { existing: `${collection}/${id}` })
}

/** The state machine does not allow a change of status. @param what the object and its status, such as `a job that is draft` */
export function illegalTransition (what: string, to: string, allowed: readonly string[]): ApiError {
  const message = `${what} cannot become ${to}; allowed: ${allowed.length === 0 ? 'nothing' : allowed.join(', ')}`
  return new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed })
}

/** The requested object does not exist, or belongs to another company. */
export function notFound (entity: string, target = 'id'): ApiError {
  return new ApiError('NOT_FOUND', { target, message: `there is no such ${entity}` })
}

/** What an error says. That of several addresses of a host, none of which could be reached, says it in its parts. */
export function messageOf (error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return (error as Partial<Error> | undefined | null)?.message ?? String(error)
}
