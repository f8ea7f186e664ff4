import { conform } from './conform.js'
import type { Column } from './described-query.js'
import { JsonOutput } from './json-output.js'
import { append, formatOf, MAX_BYTES_OF_ONE, writeValue, type ValueFormat } from './json-values.js'
import type { JsonField, JsonFields } from './port.js'
import { types } from './value-types.js'

// Rows of PostgreSQL become JSON without an object, or a string for each value, in between. The row of `select id, name, salary_min`
//
//   00 03 | 00 00 00 01  37 | 00 00 00 04  45 76 61 22 | ff ff ff ff        three values: 7, Eva", null
//
// becomes `{"id":7,"name":"Eva\"","salary":null}` by three steps: `{"id":` and column 0, `,"name":` and column 1, `,"salary":` and an
// object, which is null because its column 2 is.

/** One field. All have the same shape, so that V8 compiles one way through them. */
interface Step {
  /** What stands before the value: `{"id":` or `,"name":`. */
  before: Buffer
  /** Number of the column in the row; `NESTED` for an object. */
  column: number
  format: ValueFormat
  /** The parts of a nested object, and the columns without which it is null. */
  steps: Step[]
  needs: number[]
}

const NESTED = -1

const NULL = Buffer.from('null')
const [OPEN, CLOSE] = ['{'.charCodeAt(0), '}'.charCodeAt(0)]

/**
 * Writes the rows of one result as JSON objects. A row is the DataRow message of PostgreSQL's protocol, with values as text; its bytes
 * become those of the answer without a string in between.
 */
export class JsonWriter {
  readonly #steps: Step[]
  /** What is written instead, and the column that must have a value for that. */
  readonly #instead: { column: number, steps: Step[] } | undefined
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  /** Bytes of one object besides its values. */
  readonly #frame: number

  constructor (fields: JsonFields, columns: readonly Column[]) {
    this.#steps = compile(fields, columns)
    const { instead } = fields
    const column = columns.findIndex(({ name }) => name === instead?.column)
    if (instead !== undefined && column !== -1) this.#instead = { column, steps: compile(instead.fields, columns) }
    this.#starts = new Int32Array(columns.length)
    this.#ends = new Int32Array(columns.length)
    this.#frame = Math.max(frameOf(this.#steps), frameOf(this.#instead?.steps ?? []))
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
    output.reserve((to - from) * MAX_BYTES_OF_ONE + this.#frame)
    if (!output.isEmpty) output.bytes[output.length++] = output.separator
    const isOther = this.#instead !== undefined && this.#starts[this.#instead.column] !== -1
    output.length = this.#object(isOther ? this.#instead.steps : this.#steps, output.bytes, output.length, row)
  }

  #object (steps: Step[], out: Buffer, start: number, row: Buffer): number {
    let at = start
    if (steps.length === 0) out[at++] = OPEN
    for (const step of steps) {
      at = append(out, at, step.before)
      if (step.column === NESTED) {
        const isNull = step.needs.some(column => this.#starts[column] === -1)
        at = isNull ? append(out, at, NULL) : this.#object(step.steps, out, at, row)
        continue
      }
      const from = this.#starts[step.column] as number
      at = from === -1 ? append(out, at, NULL) : writeValue(step.format, out, at, row, from, this.#ends[step.column] as number)
    }
    out[at] = CLOSE
    return at + 1
  }
}

/** Fields without a column in the result are left out: lists do not select long texts. */
function compile (fields: readonly JsonField[], columns: readonly Column[]): Step[] {
  const indexOf = (name: string) => columns.findIndex(column => column.name === name)
  const steps: Step[] = []
  for (const field of fields) {
    const before = Buffer.from(`${steps.length === 0 ? '{' : ','}${JSON.stringify(field.name)}:`)
    if ('fields' in field) {
      const [parts, needs] = [compile(field.fields, columns), field.needs.map(indexOf)]
      if (parts.length > 0) steps.push({ before, column: NESTED, format: formatOf(0, String), steps: parts, needs })
      continue
    }
    const column = indexOf(field.column)
    if (column === -1) continue
    const { dataTypeID: type } = columns[column] as Column
    const parse = types.getTypeParser(type) as (text: string) => unknown
    const toJson = (text: string) => JSON.stringify(conform(parse(text), field.schema))
    steps.push({ before, column, format: formatOf(type, toJson), steps: [], needs: [] })
  }
  return steps
}

function frameOf (steps: Step[]): number {
  return 2 + steps.reduce((sum, { before, steps }) => sum + before.length + 32 + frameOf(steps), 0)
}
