import pg from 'pg'
import type { TSchema } from '@sinclair/typebox'
import type { JsonField, JsonRows } from './port.js'
import { types } from './value-types.js'

const { builtins } = pg.types

/** A column of a result: its name and the OID of its type. */
export interface Column { name: string, type: number }

// How the text of a value becomes JSON. Whatever is not listed is parsed, and written by JSON.stringify.
const AS_IT_IS = 0
const QUOTED = 1
const TEXT = 2
const TIME = 3
const TRUTH = 4
const PARSED = 5
const NESTED = 6

const KINDS = new Map<number, number>([
  [builtins.INT2, AS_IT_IS], [builtins.INT4, AS_IT_IS], [builtins.INT8, AS_IT_IS],
  [builtins.UUID, QUOTED], [builtins.DATE, QUOTED],
  [builtins.TEXT, TEXT], [builtins.VARCHAR, TEXT],
  [builtins.TIMESTAMPTZ, TIME],
  [builtins.BOOL, TRUTH]
])

interface Step {
  kind: number
  /** What stands before the value: `{"id":` or `,"name":`. */
  before: Buffer
  /** Number of the column in the row. */
  column: number
  /** The value as JSON, for PARSED. */
  toJson: (text: string) => string
  /** The parts of a nested object, and the columns without which it is null. */
  steps: Step[]
  needs: number[]
}

const [QUOTE, BACKSLASH, ZERO, DOT, SPACE, DASH, PLUS] = Buffer.from('"\\0. -+') as unknown as [
  number, number, number, number, number, number, number
]
const [LETTER_T, LETTER_Z, IS_TRUE] = Buffer.from('TZt') as unknown as [number, number, number]
const [NULL, TRUE, FALSE] = [Buffer.from('null'), Buffer.from('true'), Buffer.from('false')] as const
const [OPEN, CLOSE] = ['{'.charCodeAt(0), '}'.charCodeAt(0)]

/** What JSON.stringify writes for the bytes below 32, the quotation mark and the backslash. */
const ESCAPES = Array.from({ length: 128 }, (_, byte) => Buffer.from(JSON.stringify(String.fromCharCode(byte)).slice(1, -1)))

/** A byte of text becomes at most `\u0000`. */
const MOST_BYTES_OF_ONE = 6

/**
 * Writes the rows of one result as JSON objects. A row is the DataRow message of PostgreSQL's protocol, with values as text; its bytes
 * become those of the answer without a string in between.
 */
export class JsonWriter {
  readonly #steps: Step[]
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  /** Bytes of one object besides its values. */
  readonly #frame: number

  constructor (fields: readonly JsonField[], columns: readonly Column[]) {
    this.#steps = compile(fields, columns)
    this.#starts = new Int32Array(columns.length)
    this.#ends = new Int32Array(columns.length)
    this.#frame = frameOf(this.#steps)
  }

  begin (separator = ','): JsonOutput {
    return new JsonOutput(separator.charCodeAt(0))
  }

  /** Appends the row whose values begin at `from`, and the separator before it if it is not the first. */
  write (output: JsonOutput, row: Buffer, from: number, to: number): void {
    const count = row.readUInt16BE(from)
    let at = from + 2
    for (let column = 0; column < count; column++) {
      const length = row.readInt32BE(at)
      at += 4
      this.#starts[column] = length < 0 ? -1 : at
      if (length > 0) at += length
      this.#ends[column] = at
    }
    output.reserve((to - from) * MOST_BYTES_OF_ONE + this.#frame)
    if (!output.isEmpty) output.bytes[output.length++] = output.separator
    output.length = this.#object(this.#steps, output.bytes, output.length, row)
  }

  #object (steps: Step[], out: Buffer, start: number, row: Buffer): number {
    let at = start
    if (steps.length === 0) out[at++] = OPEN
    for (const step of steps) {
      at = append(out, at, step.before)
      if (step.kind === NESTED) {
        const isNull = step.needs.some(column => this.#starts[column] === -1)
        at = isNull ? append(out, at, NULL) : this.#object(step.steps, out, at, row)
        continue
      }
      const from = this.#starts[step.column] as number
      at = from === -1 ? append(out, at, NULL) : value(step, out, at, row, from, this.#ends[step.column] as number)
    }
    out[at] = CLOSE
    return at + 1
  }
}

/** Room around the objects, for the frame of a page. */
const BEFORE = 16
const AFTER = 256

const FIRST_SIZE = 16_384
/** How much memory of outputs that have ended is kept for others, and up to which size of each. */
const MOST_SPARE = 4
const LARGEST_SPARE = 4_194_304
const spare: Buffer[] = []

/**
 * Objects in memory that grows, and is used again for others. Memory outside of the heap that is allocated and left makes V8 collect all
 * garbage, and everybody waits for that: so an answer takes no more than its own length.
 */
export class JsonOutput {
  bytes = spare.pop() ?? Buffer.allocUnsafeSlow(FIRST_SIZE)
  length = 0

  constructor (readonly separator: number) {}

  get isEmpty (): boolean { return this.length === 0 }

  reserve (more: number): void {
    const needed = this.length + more
    if (needed <= this.bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }

  /** The objects, and a function that puts a text before and after them. The output must not be used any more. */
  end (): Pick<JsonRows, 'json' | 'between'> {
    const end = BEFORE + this.length
    const whole = Buffer.allocUnsafe(end + AFTER)
    this.bytes.copy(whole, BEFORE, 0, this.length)
    if (spare.length < MOST_SPARE && this.bytes.length <= LARGEST_SPARE) spare.push(this.bytes)
    const json = whole.subarray(BEFORE, end)
    return {
      json,
      between: (before, after) => {
        const [head, tail] = [Buffer.from(before), Buffer.from(after)]
        if (head.length > BEFORE || tail.length > AFTER) return Buffer.concat([head, json, tail])
        head.copy(whole, BEFORE - head.length)
        tail.copy(whole, end)
        return whole.subarray(BEFORE - head.length, end + tail.length)
      }
    }
  }
}

function value (step: Step, out: Buffer, at: number, row: Buffer, from: number, to: number): number {
  switch (step.kind) {
    case AS_IT_IS: return copy(out, at, row, from, to)
    case QUOTED: return quoted(out, at, row, from, to)
    case TEXT: return text(out, at, row, from, to)
    case TRUTH: return append(out, at, row[from] === IS_TRUE ? TRUE : FALSE)
    case TIME: if (isUtc(row, from, to)) return time(out, at, row, from, to)
  }
  const json = step.toJson(row.toString('utf8', from, to))
  return at + out.write(json, at)
}

function append (out: Buffer, start: number, bytes: Buffer): number {
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

/** Fields without a column in the result are left out: lists do not select long texts. */
function compile (fields: readonly JsonField[], columns: readonly Column[]): Step[] {
  const indexOf = (name: string) => columns.findIndex(column => column.name === name)
  const steps: Step[] = []
  for (const field of fields) {
    const before = Buffer.from(`${steps.length === 0 ? '{' : ','}${JSON.stringify(field.name)}:`)
    if ('fields' in field) {
      const parts = compile(field.fields, columns)
      if (parts.length > 0) steps.push({ kind: NESTED, before, column: -1, toJson: String, steps: parts, needs: field.needs.map(indexOf) })
      continue
    }
    const column = indexOf(field.column)
    if (column === -1) continue
    const { type } = columns[column] as Column
    const parse = types.getTypeParser(type) as (text: string) => unknown
    const toJson = (text: string) => JSON.stringify(conform(parse(text), field.schema))
    steps.push({ kind: KINDS.get(type) ?? PARSED, before, column, toJson, steps: [], needs: [] })
  }
  return steps
}

function frameOf (steps: Step[]): number {
  return 2 + steps.reduce((sum, { before, steps }) => sum + before.length + 32 + frameOf(steps), 0)
}

/** The object that is made of a row whose values were parsed; its JSON is that of the writer. */
export function toJsonObject (fields: readonly JsonField[], row: Record<string, unknown>): object {
  const object: Record<string, unknown> = {}
  for (const field of fields) {
    if (!('fields' in field)) {
      const value = row[field.column]
      if (value !== undefined) object[field.name] = conform(value, field.schema)
      continue
    }
    const parts = toJsonObject(field.fields, row)
    if (Object.keys(parts).length > 0) object[field.name] = field.needs.some(column => row[column] === null) ? null : parts
  }
  return object
}

/** The value with the properties of its schema, in their order: jsonb has an order of its own. */
function conform (value: unknown, { items, properties }: TSchema): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return items?.properties === undefined ? value : value.map(item => conform(item, items as TSchema))
  const given = value as Record<string, unknown>
  const schemas = Object.entries(properties as Record<string, TSchema> ?? {}).filter(([name]) => name in given)
  return properties === undefined ? value : Object.fromEntries(schemas.map(([name, schema]) => [name, conform(given[name], schema)]))
}
