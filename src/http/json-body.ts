import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import jsonc from 'jsonc-parser'
import { ApiError } from '../errors.js'

// Many times what any operation needs: each level and each value costs time to parse, to validate and to report errors.
export const MAX_DEPTH = 32
export const MAX_VALUES = 10_000

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/** Kinds of bytes outside strings; WORD is any byte of a number or literal. */
const [WORD, SEPARATES, OPENS, CLOSES, QUOTES] = [0, 1, 2, 3, 4]
const KINDS = new Uint8Array(256)
for (const [characters, kind] of [[',: \t\r\n', SEPARATES], ['[{', OPENS], [']}', CLOSES], ['"', QUOTES]] as const) {
  for (const byte of Buffer.from(characters)) KINDS[byte] = kind
}

/**
 * Refuses a body before it is parsed: bytes that are not UTF-8, which would be stored as U+FFFD, and JSON that is nested too deep or has
 * too many values. One pass over the bytes; syntax errors are left to the parser.
 * @throws ApiError MALFORMED_REQUEST
 */
export function checkJson (body: Buffer): void {
  if (!isUtf8(body)) throw new ApiError('MALFORMED_REQUEST', 'the body must be UTF-8')
  let depth = 0
  let values = 0
  for (let i = 0; i < body.length; i++) {
    switch (KINDS[body[i] as number]) {
      case SEPARATES: continue
      case CLOSES: depth--; continue
      case OPENS: depth++; break
      case QUOTES: i = endOfString(body, i); break
      default: i = endOfWord(body, i)
    }
    if (++values > MAX_VALUES) {
      throw new ApiError('MALFORMED_REQUEST', `the body must not contain more than ${MAX_VALUES} values and field names`)
    }
    if (depth > MAX_DEPTH) throw new ApiError('MALFORMED_REQUEST', `the body must not be nested more than ${MAX_DEPTH} levels deep`)
  }
}

/**
 * Refuses a body in a content coding, such as gzip: nothing here would decode it.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, with `Accept-Encoding` (RFC 9110, section 15.5.16)
 */
export function checkEncoding ({ headers }: { headers: IncomingHttpHeaders }): void {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (coding === '' || coding === 'identity') return
  const message = 'send the body without Content-Encoding'
  throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { target: 'Content-Encoding', message }, { headers: { 'accept-encoding': 'identity' } })
}

/** Index of the closing quote of the string that begins at `start`. */
function endOfString (body: Buffer, start: number): number {
  let i = start + 1
  while (i < body.length && body[i] !== QUOTE) i += body[i] === BACKSLASH ? 2 : 1
  return i
}

/** Index of the last byte of the number or literal that begins at `start`. */
function endOfWord (body: Buffer, start: number): number {
  let i = start
  while (i + 1 < body.length && KINDS[body[i + 1] as number] === WORD) i++
  return i
}

/** The first fault of a body, by the parser's name for it. */
const FAULTS: Record<string, string> = {
  InvalidSymbol: 'this is not JSON (strings stand in double quotes)',
  InvalidNumberFormat: 'this is not a number of JSON',
  PropertyNameExpected: 'the name of a field in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'nothing may follow',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote of a string is missing',
  InvalidUnicode: 'this is not an escape of JSON',
  InvalidEscapeCharacter: 'this is not an escape of JSON',
  InvalidCharacter: 'control characters in strings must be escaped'
}

/**
 * Where text first stops being JSON, by line and column from 1, without any of its content, such as `: line 1, column 2: a value is
 * missing`; undefined for valid JSON. The parser of the runtime is faster, but does not always tell the place.
 */
export function findSyntaxError (text: string): string | undefined {
  let fault: string | undefined
  const onError: jsonc.JSONVisitor['onError'] = (code, _offset, _length, line, column) => {
    fault = `: line ${line + 1}, column ${column + 1}: ${FAULTS[jsonc.printParseErrorCode(code)] ?? FAULTS.InvalidSymbol}`
    throw new SyntaxError(fault)
  }
  try {
    jsonc.visit(text, { onError }, { disallowComments: true })
    JSON.parse(text)
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return fault ?? ''
    throw error
  }
}

/** What is wrong with a body that the parser has refused. */
export function describeSyntaxError (text: string): string {
  const fault = findSyntaxError(text)
  if (fault === undefined) return 'the body must not contain a field `__proto__` or `constructor.prototype`'
  return `the body is not valid JSON${fault}`
}
