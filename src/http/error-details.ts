import type { BrokenRule, ErrorCode, Rule } from '../error-catalog.js'
import type { ErrorItem } from '../errors.js'

// `X-Error-Details` is a List of RFC 9651: `"manualCandidate.email";rule=email, "name";rule=max-length;max=255`.

/** Bytes of the header. */
export const MAX_DETAILS = 4096
/** Bytes that it has in any case: ignored parameters may take the others, as all headers of a failure have a bound. */
const MIN_DETAILS = 300
/** Bytes for the item that counts what is not listed. */
const ROOM_FOR_MORE = 60
/** Bounds of an Integer (RFC 9651, section 3.3.1). */
const MAX_INTEGER = 999_999_999_999_999

/** The rule of items that name none, by code; of others, fields are not at fault. */
const USUAL: Partial<Record<ErrorCode, Rule>> = {
  BAD_ARGUMENT: 'invalid', MALFORMED_REQUEST: 'invalid', ALREADY_EXISTS: 'taken', STALE_VERSION: 'stale'
}

/**
 * Which field broke which rule, as header value; undefined for failures that are not about fields. Holds whole items only.
 * @param taken bytes that other headers take of the room
 */
export function detailsOf (code: ErrorCode, items: readonly ErrorItem[], taken = 0): string | undefined {
  const usual = USUAL[code]
  if (usual === undefined) return undefined
  const listed: string[] = []
  let room = Math.max(MIN_DETAILS, MAX_DETAILS - taken) - ROOM_FOR_MORE
  let hidden = 0
  for (const { target, rule = { name: usual } } of items) {
    const text = toItem(target, rule)
    if (rule.name !== 'more') room -= text.length + 2
    if (rule.name === 'more') hidden += rule.count ?? 0
    else if (room < 0) hidden++
    else listed.push(text)
  }
  return [...listed, ...(hidden === 0 ? [] : [toItem('request', { name: 'more', count: hidden })])].join(', ')
}

function toItem (target: string, { name, ...limits }: BrokenRule): string {
  const parameters = Object.entries(limits).filter(([, value]) => typeof value === 'string' || isNumber(value))
  return [toText(target), `rule=${name}`, ...parameters.map(([key, value]) => `${key}=${value}`)].join(';')
}

/** Whether the number is an Integer, or a Decimal with at most three digits (RFC 9651, section 3.3.2). */
const isNumber = (value: number) => Math.abs(value) <= MAX_INTEGER && /^-?\d+(\.\d{1,3})?$/.test(String(value))

/** A String, or outside of printable ASCII a Display String (RFC 9651, sections 3.3.3 and 3.3.8). */
function toText (text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `"${text.replace(/["\\]/g, '\\$&')}"`
  const encoded = [...Buffer.from(text)].map(byte =>
    byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x25
      ? `%${byte.toString(16).padStart(2, '0')}`
      : String.fromCharCode(byte))
  return `%"${encoded.join('')}"`
}
