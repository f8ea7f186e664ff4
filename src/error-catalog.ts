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
    description: 'Others use the object (the message says how many), hires of the job have no openings, or it is the sandbox\'s token.'
  },
  OVERLAP: {
    status: 409,
    title: 'Conflict',
    message: 'an interviewer has another interview at that time',
    description: 'An interviewer who has not declined has another interview at that time, which the message and `Location` name. ' +
      'Choose another time, or send `allowOverlap=true`.'
  },
  LIMIT_REACHED: {
    status: 409,
    title: 'Conflict',
    message: 'the limit for such objects is reached',
    description: 'The company, or the object that they belong to, has as many of these objects as allowed, or a merge would give a ' +
      'candidate too many values of custom fields; the message states the limit.'
  },
  QUOTA_EXCEEDED: {
    status: 409,
    title: 'Conflict',
    message: 'the files of the company have as many bytes as they may have',
    description: 'With this file, the files of the company would have more bytes than the operator allows (`FILES_COMPANY_BYTES`); the ' +
      'message has both numbers, and so has `GET /api/v1/company`. Delete files first.'
  },
  ANONYMIZED: {
    status: 409,
    title: 'Conflict',
    message: 'the candidate is anonymized',
    description: 'The candidate is anonymized, and nothing more can be written about them. If a code belongs to such a ' +
      'candidate, or to an application of one, `Location` has the path of that object.'
  },
  MERGED: {
    status: 409,
    title: 'Conflict',
    message: 'the candidate was merged into another one',
    description: 'The candidate was merged into another one, which is the one to write to: the message has its id, and `Location` its path.'
  },
  CANNOT_UNMERGE: {
    status: 409,
    title: 'Conflict',
    message: 'the candidate cannot be taken apart from another one',
    description: 'The candidate was never merged into another one, or was merged more than 30 days ago.'
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
    description: 'The body is larger than the limit of the server (`BODY_LIMIT`; `BULK_BODY_LIMIT` for bulk operations).'
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
    description: 'The media type of the body is not `application/json`, or the body has a `Content-Encoding`.'
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    title: 'Range Not Satisfiable',
    message: 'the file has no such bytes',
    description: 'The range of `Range` begins after the end of the file. `Content-Range` has its size.'
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
    message: 'the rate limit is used up: wait as many seconds as Retry-After says',
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

/**
 * The rules that a field or parameter can break, as in `X-Error-Details`, with what each means. docs/errors.md has this table; programs
 * translate by it.
 */
export const RULES = {
  required: 'It is missing.',
  type: 'It has another type; `type` is the right one.',
  min: 'The number is below `min`.',
  max: 'The number is above `max`.',
  'min-length': 'The text, list or object has fewer than `min` characters, values or fields.',
  'max-length': 'The text, list or object has more than `max` characters, values or fields.',
  'date-time': 'It is no RFC 3339 time with a zone.',
  date: 'It is no date.',
  email: 'It is no e-mail address.',
  uri: 'It is no http or https URL.',
  uuid: 'It is no UUID.',
  'time-zone': 'It is no name of a time zone.',
  locale: 'It is no BCP 47 language tag.',
  code: 'It has control characters, which codes may not have, or is `.` or `..`.',
  pattern: 'It has another form than the document says.',
  enum: 'It is none of the allowed values.',
  unknown: 'There is no such field or parameter.',
  reference: 'It names no object of the company.',
  inactive: 'It names an object that is inactive or archived.',
  'read-only': 'The server sets it.',
  taken: 'Another object has it already.',
  stale: 'The object is in another state by now.',
  invalid: 'It breaks a rule of the operation, which the message says.',
  more: 'Not a field: `count` is the number of further faults, which are not listed.'
} as const

export type Rule = keyof typeof RULES

/** A rule that was broken, with its limits. */
export interface BrokenRule { name: Rule, type?: string, min?: number, max?: number, count?: number }
