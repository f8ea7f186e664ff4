import pg from 'pg'

// The text of one value, as PostgreSQL sends it, becomes JSON byte by byte, without a string in between:
//
//   42                          →  42
//   Zoë "Z" Meyer               →  "Zoë \"Z\" Meyer"
//   2026-03-02 09:30:00.5+00    →  "2026-03-02T09:30:00.500Z"
//   t                           →  true

const { builtins } = pg.types

// How the text of a value becomes JSON. Whatever is not listed is parsed, and written by JSON.stringify.
const AS_IT_IS = 0
const QUOTED = 1
const TEXT = 2
const TIME = 3
const TRUTH = 4
const PARSED = 5

const KINDS: ReadonlyMap<number, number> = new Map<number, number>([
  [builtins.INT2, AS_IT_IS], [builtins.INT4, AS_IT_IS], [builtins.INT8, AS_IT_IS],
  [builtins.UUID, QUOTED], [builtins.DATE, QUOTED],
  [builtins.TEXT, TEXT], [builtins.VARCHAR, TEXT],
  [builtins.TIMESTAMPTZ, TIME],
  [builtins.BOOL, TRUTH]
])

/** How values of a column are written. */
export interface ValueFormat {
  kind: number
  /** The value as JSON, where it is parsed. */
  toJson: (text: string) => string
}

/** How values of a type (its OID) are written. */
export const formatOf = (type: number, toJson: ValueFormat['toJson']): ValueFormat => ({ kind: KINDS.get(type) ?? PARSED, toJson })

const [QUOTE, BACKSLASH, ZERO, DOT, SPACE, DASH, PLUS] = Buffer.from('"\\0. -+') as unknown as [
  number, number, number, number, number, number, number
]
const [LETTER_T, LETTER_Z, IS_TRUE] = Buffer.from('TZt') as unknown as [number, number, number]
const [TRUE, FALSE] = [Buffer.from('true'), Buffer.from('false')] as const

/** What JSON.stringify writes for the bytes below 32, the quotation mark and the backslash. */
const ESCAPES = Array.from({ length: 128 }, (_, byte) => Buffer.from(JSON.stringify(String.fromCharCode(byte)).slice(1, -1)))

/** A byte of text becomes at most `\u0000`. */
export const MAX_BYTES_OF_ONE = 6

/**
 * Writes one value as JSON from `at` on, given as text between `from` and `to` of the row. @returns where the next byte goes
 * @param toJson the value as JSON, for types that no other kind covers
 */
export function writeValue (
  { kind, toJson }: ValueFormat, out: Buffer, at: number, row: Buffer, from: number, to: number
): number {
  switch (kind) {
    case AS_IT_IS: return copy(out, at, row, from, to)
    case QUOTED: return quoted(out, at, row, from, to)
    case TEXT: return text(out, at, row, from, to)
    case TRUTH: return append(out, at, row[from] === IS_TRUE ? TRUE : FALSE)
    case TIME: if (isUtc(row, from, to)) return time(out, at, row, from, to)
  }
  const json = toJson(row.toString('utf8', from, to))
  return at + out.write(json, at)
}

/** Appends these bytes. @returns where the next byte goes */
export function append (out: Buffer, start: number, bytes: Buffer): number {
  let at = start
  for (let index = 0; index < bytes.length; index++) out[at++] = bytes[index] as number
  return at
}

function copy (out: Buffer, start: number, row: Buffer, from: number, to: number): number {
  let at = start
  for (let index = from; index < to; index++) out[at++] = row[index] as number
  return at
}

function quoted (out: Buffer, at: number, row: Buffer, from: number, to: number): number {
  out[at] = QUOTE
  const end = copy(out, at + 1, row, from, to)
  out[end] = QUOTE
  return end + 1
}

function text (out: Buffer, start: number, row: Buffer, from: number, to: number): number {
  let at = start
  out[at++] = QUOTE
  for (let index = from; index < to; index++) {
    const byte = row[index] as number
    if (byte >= 32 && byte !== QUOTE && byte !== BACKSLASH) out[at++] = byte
    else at = append(out, at, ESCAPES[byte] as Buffer)
  }
  out[at++] = QUOTE
  return at
}

/** Whether it looks like `2026-03-02 09:30:00+00`, with or without a fraction of up to three digits. */
function isUtc (row: Buffer, from: number, to: number): boolean {
  const length = to - from
  return length >= 22 && length <= 26 && row[from + 4] === DASH && row[from + 10] === SPACE &&
    row[to - 3] === PLUS && row[to - 2] === ZERO && row[to - 1] === ZERO
}

/** `2026-03-02 09:30:00.5+00` → `"2026-03-02T09:30:00.500Z"`. */
function time (out: Buffer, start: number, row: Buffer, from: number, to: number): number {
  let at = start
  out[at++] = QUOTE
  at = copy(out, at, row, from, from + 10)
  out[at++] = LETTER_T
  at = copy(out, at, row, from + 11, from + 19)
  out[at++] = DOT
  const end = at + 3
  at = copy(out, at, row, from + 20, to - 3)
  while (at < end) out[at++] = ZERO
  out[at++] = LETTER_Z
  out[at++] = QUOTE
  return at
}
