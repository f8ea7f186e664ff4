import type pg from 'pg'
import { DescribedQuery, type Column, type Connection } from './described-query.js'
import type { JsonOutput } from './json-output.js'
import { JsonWriter } from './json-writer.js'
import { NO_JSON_ROWS, type JsonFields, type JsonOptions, type JsonRows } from './port.js'
import { RowTap } from './row-tap.js'
import { types } from './value-types.js'

/**
 * `CompanyDatabase.queryJson` on a connection: the bytes of the rows become those of the JSON, and a prepared statement is described only
 * once.
 */
export function queryJson (
  client: pg.ClientBase, config: pg.QueryConfig, fields: JsonFields, options: JsonOptions = {}
): Promise<JsonRows> {
  const tap = RowTap.of(client)
  if (!tap.isAtRest) return client.query('').then(() => queryJson(client, config, fields, options))
  return new Promise((resolve, reject) => {
    const query = new TappedQuery(client, tap, config, fields, options)
    const end = (error: Error | null) => {
      tap.close()
      if (error === null) resolve(query.toRows())
      else reject(error)
    }
    query.callback = end
    client.query(query)
  })
}

/** The writers for the columns of a statement. */
const writers = new WeakMap<Column[], WeakMap<JsonFields, JsonWriter>>()

interface Row { chunk: Buffer, from: number }

class TappedQuery extends DescribedQuery {
  #writer: JsonWriter | undefined
  #output: JsonOutput | undefined
  #count = 0
  readonly #written: Row[] = []

  constructor (
    client: pg.ClientBase, private readonly tap: RowTap, config: pg.QueryConfig, private readonly fields: JsonFields,
    private readonly options: JsonOptions
  ) {
    super(client, config)
    this.queryMode = 'extended'
  }

  toRows (): JsonRows {
    const [first, last] = [this.#written[0], this.#written.at(-1)]
    const { json, between } = this.#output?.end() ?? NO_JSON_ROWS
    return {
      json,
      between,
      count: this.#count,
      first: column => first && this.#parse(first, column),
      last: column => last && this.#parse(last, column),
      values: column => this.#written.map(row => this.#parse(row, column))
    }
  }

  override prepare (connection: Connection): void {
    // The tap opens first: if a value cannot be sent, this ends in the callback, which closes the tap.
    this.tap.open((chunk, from, to) => this.#write(chunk, from, to), true)
    super.prepare(connection)
  }

  #write (chunk: Buffer, from: number, to: number): void {
    this.#count++
    if (this.#count > (this.options.limit ?? Infinity)) return
    this.#written.push({ chunk, from })
    this.#writer ??= this.#writerOf(this.columns as Column[])
    this.#output ??= this.#writer.begin(this.options.separator)
    this.#writer.write(this.#output, chunk, from, to)
  }

  #writerOf (columns: Column[]): JsonWriter {
    const known = writers.get(columns) ?? new WeakMap<JsonFields, JsonWriter>()
    writers.set(columns, known)
    const writer = known.get(this.fields) ?? new JsonWriter(this.fields, columns)
    known.set(this.fields, writer)
    return writer
  }

  #parse ({ chunk, from }: Row, column: string): unknown {
    const columns = this.columns as Column[]
    const number = columns.findIndex(({ name }) => name === column)
    let at = from + 2
    for (let before = 0; before < number; before++) at += 4 + Math.max(chunk.readInt32BE(at), 0)
    const length = number === -1 ? -1 : chunk.readInt32BE(at)
    if (length === -1) return null
    const parse = types.getTypeParser((columns[number] as Column).dataTypeID) as (text: string) => unknown
    return parse(chunk.toString('utf8', at + 4, at + 4 + length))
  }
}
