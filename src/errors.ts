import { CATALOG, type BrokenRule, type ErrorCode } from './error-catalog.js'

/** One fault of a request: `target` is a parameter, a body field as a path (`manualCandidate.email`), a header, or `request`. */
export interface ErrorItem {
  target: string
  message: string
  /** Which rule was broken; the one that is usual for the code of the error unless stated. */
  rule?: BrokenRule
}

/** The object that is in the way: its id by its kind, after those of what it belongs to, as in `{ jobs: 1, applications: 2 }`. */
export type Existing = Readonly<Record<string, number | string>>

interface ApiErrorOptions {
  headers?: Record<string, string>
  cause?: unknown
  existing?: Existing
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
  readonly existing: Existing | undefined
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
   * The same error for a part of the request, which its items name.
   * @param path the part, such as `items.3`
   * @param stays whether the object that is in the way is still there when the request has failed
   */
  of (path: string, stays: (existing: Existing) => boolean): ApiError {
    const items = this.items.map(({ target, message, ...rest }) =>
      ({ target: `${path}.${target}`, message: `${path}: ${message}`, ...rest }))
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
  for (const { target, message, ...rest } of items.slice(0, MAX_ITEMS)) {
    const item = { target: shorten(target, MAX_TARGET), message: shorten(message, MAX_MESSAGE) }
    left -= Buffer.byteLength(JSON.stringify(item)) + 40 // what a version adds
    if (left < 0) break
    shown.push({ ...item, ...rest })
  }
  const hidden = items.length - shown.length + more
  return hidden === 0 ? shown : [...shown, { target: 'request', message: `… and ${hidden} more`, rule: { name: 'more', count: hidden } }]
}

/** Truncates the text, with `…`, to at most `max` bytes of JSON. Reads no more of the text than that. */
export function shorten (text: string, max = MAX_TARGET): string {
  if (text.length * MAX_JSON_BYTES <= max) return text
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += jsonBytes(character)
    if (bytes > max) return `${text.slice(0, end)}…`
    if (bytes <= max - 3) end += character.length
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
 * @param kind the plural of such objects
 * @param id the object that has the key; undefined if it has gone since the conflict
 * @param above what the object belongs to
 */
export function alreadyExists (
  target: string, what: string, kind: string, id: number | string | undefined, above: Existing = {}
): ApiError {
  if (id === undefined) return new ApiError('ALREADY_EXISTS', { target, message: `${what} already exists` })
  const message = `${what} already exists, with the id ${id}`
  return new ApiError('ALREADY_EXISTS', { target, message }, { existing: { ...above, [kind]: id } })
}

/** A candidate who was merged is written to. @param id the candidate that stays */
export function merged (target: string, id: number): ApiError {
  const message = `the candidate was merged into the one with the id ${id}`
  return new ApiError('MERGED', { target, message }, { existing: { candidates: id } })
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

/** The message of an error. If none of several addresses of a host could be reached, the message is in the parts of the error. */
export function messageOf (error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return (error as Partial<Error> | undefined | null)?.message ?? String(error)
}
