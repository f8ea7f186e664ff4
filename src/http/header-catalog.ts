import { CATALOG } from '../error-catalog.js'
import { EntityTag, Int32, StringEnum } from '../schema.js'
import { MAX_DETAILS } from './error-details.js'
import { KEY_FORM } from './idempotency.js'
import { MAX_HEADERS, REQUEST_ID } from './raw-headers.js'

type Json = Record<string, any>

// The catalog of headers: every header that requests may have and that answers have, with what it says.

const integer = (example: number, limits: Json = {}) => ({ schema: Int32(limits), example })
const text = (example: string, maxLength: number, limits: Json = {}) => ({ schema: { type: 'string', maxLength, ...limits }, example })
/** Seconds since 1970: 32 bits end in 2038. */
const seconds = (example: number) => ({ schema: { type: 'integer', format: 'int64', minimum: 0, maximum: 253_402_300_799 }, example })

const TAG = EntityTag.examples[0] as string
const FILE_TAG = '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"'
const ID = text('7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11', 64, { pattern: REQUEST_ID.source })
const path = (example: string) => text(example, 200, { format: 'uri-reference' })
/** At most the longest window of the limits. */
const pause = integer(1, { minimum: 1, maximum: 3600 })

/** The request headers that operations take: name → parameter of OpenAPI besides its name and place. */
export const REQUEST_HEADERS = {
  'X-Request-Id': {
    description: 'Your id for this request. The response and the log repeat it; an invalid one is replaced.', ...ID
  },
  Prefer: {
    description: '`handling=strict` makes an unknown query parameter a 400; `handling=lenient` ignores it, also for a token that is ' +
      '`strict`. `return=minimal` asks for no body in the response to a write: a 201, or 204 in place of 200, with `Location` and `ETag` ' +
      '(RFC 7240).',
    ...text('handling=strict', MAX_HEADERS)
  },
  'Idempotency-Key': {
    description: 'Makes the request safe to repeat: for 24 hours, the same request with the same key gets the first response again.',
    ...text('3f1c2b8e-1d0a-4c57-8f6e-9b0a2d4c6e81', 255, { pattern: KEY_FORM.source })
  },
  'If-Match': {
    description: 'The `ETag` that you have read: the change is made only if the object is still in that state; otherwise the response is ' +
      'a 412. Several are separated by commas; `*` stands for any.',
    ...text(TAG, MAX_HEADERS)
  },
  'If-None-Match': {
    description: 'The `ETag` of your copy. A 304 without a body means that the copy is still current.', ...text(TAG, MAX_HEADERS)
  },
  Range: {
    description: 'The part of the file that is wanted, which a 206 brings: `bytes=0-99`, `bytes=100-` or `bytes=-100` (RFC 9110).',
    ...text('bytes=0-99', MAX_HEADERS)
  },
  'If-Range': {
    description: 'The `ETag` of the part that you have: if the file has another one, the whole file is sent (200).',
    ...text(FILE_TAG, MAX_HEADERS)
  }
}

const RETRY_AFTER = 'Seconds to wait before the next attempt.'

/**
 * The response headers that a client may read, also from a page of another origin. Those that are `required` are in each answer that names
 * them.
 */
export const RESPONSE_HEADERS = {
  'X-Request-Id': { required: true, description: 'Id of the request: yours, or a generated one. The log has it, too.', ...ID },
  'X-RateLimit-Limit': { description: 'Requests allowed in the window. Absent if there is no limit.', ...integer(500) },
  'X-RateLimit-Remaining': { description: 'Requests left in the window.', ...integer(493) },
  'X-RateLimit-Reset': { description: 'When the window ends, in seconds since 1970-01-01T00:00:00Z.', ...seconds(1_772_443_800) },
  'X-Ignored-Parameters': {
    description: 'Query parameters that were ignored because the operation does not have them, separated by commas.',
    ...text('statsu', 5000)
  },
  'Preference-Applied': {
    description: 'The preferences of the request that were honored.',
    ...text('handling=strict', 100, { pattern: '^(handling=(strict|lenient))?(, )?(return=minimal)?$' })
  },
  ETag: {
    required: true,
    description: 'Changes with the object and with everything that the response shows.',
    ...text(TAG, EntityTag.maxLength as number)
  },
  'X-Export-Cursor': {
    required: true,
    description: 'Where the feed continues after the export. To resume the export, send it as `cursor` with `after`.',
    ...text('MS4xMjM', 100, { pattern: '^[\\w-]+$' })
  },
  Location: { description: 'Path of the new object. Absent from a dry run, which makes none.', ...path('/api/v1/jobs/42') },
  'Idempotent-Replayed': {
    description: 'Present if this is the stored response for the `Idempotency-Key`.', ...text('true', 4, { enum: ['true'] })
  },
  'X-Error-Code': {
    required: true,
    description: 'The code of the failure, the same in all versions.',
    schema: StringEnum(Object.keys(CATALOG), { title: 'ErrorCode', description: 'A code of the [catalog of errors](/guides/errors).' }),
    example: 'BAD_ARGUMENT'
  },
  'X-Error-Details': {
    description: 'Which field or parameter broke which rule, for programs: a List of RFC 9651, whose items have `rule` and its limits. ' +
      '[Errors](/guides/errors) lists the rules. With every 400, with `ALREADY_EXISTS` and with `STALE_VERSION`. What has no room is ' +
      'counted by a last item, `"request";rule=more;count=57`.',
    ...text('"manualCandidate.email";rule=email, "name";rule=max-length;max=255', MAX_DETAILS)
  },
  'X-Allowed-Transitions': {
    description: 'With `ILLEGAL_TRANSITION`: the statuses that the object may change to now, separated by commas; empty if there ' +
      'are none. Absent if the error is about a step.',
    ...text('waiting_approval, approved, canceled', 200)
  },
  'WWW-Authenticate': { required: true, description: 'How to authenticate.', ...text('Bearer', 6, { enum: ['Bearer'] }) },
  Allow: { required: true, description: 'The methods that the URL supports.', ...text('GET, HEAD, POST', 100) },
  'Retry-After': { required: true, description: RETRY_AFTER, ...pause },
  'Content-Disposition': {
    required: true,
    description: 'The name of the file, to save it under (RFC 6266).',
    ...text('attachment; filename="resume.pdf"', 4000)
  },
  'Accept-Ranges': { required: true, description: 'That parts of the file may be asked for.', ...text('bytes', 5, { enum: ['bytes'] }) },
  'Content-Range': {
    required: true,
    description: 'Which bytes these are, and how many the file has; with a 416, `*` stands for the bytes.',
    ...text('bytes 0-99/48213', 60, { pattern: '^bytes (\\d+-\\d+|\\*)/\\d+$' })
  }
} satisfies Json

export type HeaderName = keyof typeof RESPONSE_HEADERS

/** `components.headers`: as above, and those that not every answer with their status has. */
export const HEADER_COMPONENTS: Json = {
  ...RESPONSE_HEADERS,
  'ETag-Of-Change': {
    description: `${RESPONSE_HEADERS.ETag.description} Absent from a dry run.`, ...text(TAG, EntityTag.maxLength as number)
  },
  'ETag-Of-List': {
    description: 'Changes whenever the response may have changed, and also with other changes to the company\'s data.',
    ...text('W/"pjaqZp_xWFG09GBvE1XLsi"', 26)
  },
  'ETag-Of-Calendar': {
    description: 'Changes whenever the calendar has changed.', ...text('W/"pjaqZp_xWFG09GBvE1XLsi"', 26)
  },
  'ETag-Of-File': {
    required: true,
    description: 'The SHA-256 of the bytes, in quotes.',
    ...text(FILE_TAG, 66, { pattern: '^"[0-9a-f]{64}"$' })
  },
  'Location-Of-Existing': {
    description: 'With `ALREADY_EXISTS`: path of the conflicting object; absent if it was deleted meanwhile. With `ANONYMIZED`: path of ' +
      'the object that had the code, if the code is at fault. With `MERGED`: path of the candidate that stays.',
    ...path('/api/v1/jobs/42')
  },
  'Location-Of-Merged': {
    required: true, description: 'Path of the candidate that stays, with `expand` as it was asked for.', ...path('/api/v2/candidates/42')
  },
  'Retry-After-In-Progress': { description: `${RETRY_AFTER} Only while the other request is running.`, ...pause }
}
