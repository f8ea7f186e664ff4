import pg from 'pg'
import type { JsonOutput } from './json-output.js'
import { JsonWriter, type Column } from './json-writer.js'
import { NO_JSON_ROWS, type JsonFields, type JsonOptions, type JsonRows } from './port.js'
import { RowTap } from './row-tap.js'
import { types } from './value-types.js'

// Parts of `pg` that its types leave out.
interface Connection {
  stream: { write: (bytes: Buffer) => void }
  parsedStatements: Record<string, string>
  _send: (bytes: Buffer) => void
  describe: () => void
}
interface RowDescription { fields: Array<{ name: string, dataTypeID: number }> }
interface QueryBase extends pg.Submittable {
  callback: (error: Error | null) => void
  name: string | undefined
  values: unknown[] | undefined
  queryMode: 'extended'
  prepare(connection: Connection): void
  handleRowDescription(message: RowDescription): void
}
const Query = pg.Query as unknown as new (text: string) => QueryBase

/**
 * `CompanyDatabase.queryJson` on a connection: the bytes of the rows become those of the JSON, and a prepared statement is described only
 * once.
 */
export async function queryJson (
  client: pg.ClientBase, config: pg.QueryConfig, fields: JsonFields, options: JsonOptions = {}
): Promise<JsonRows> {
  const tap = RowTap.of(client)
  while (!tap.isAtRest) await client.query('')
  return await new Promise((resolve, reject) => {
    const query = new TappedQuery(tap, config, fields, options)
    query.callback = error => {
      tap.close()
      if (error === null) resolve(query.toRows())
      else reject(error)
    }
    client.query(query)
  })
}

/** The columns of a prepared statement, which never change, and the writers for them. */
interface Result { columns: Column[], writers: WeakMap<JsonFields, JsonWriter> }

/** The results of the prepared statements of a connection, by name. */
const results = new WeakMap<RowTap, Map<string, Result>>()

/** Lets go of the result of a statement that the connection does not keep any more. */
export function forgetResult (client: pg.ClientBase, name: string): void {
  const tap = RowTap.known(client)
  if (tap !== undefined) results.get(tap)?.delete(name)
}

interface Row { chunk: Buffer, from: number }

class TappedQuery extends Query {
  readonly #known: Map<string, Result>
  #result: Result | undefined
  #writer: JsonWriter | undefined
  #output: JsonOutput | undefined
  #count = 0
  readonly #written: Row[] = []

  constructor (
    private readonly tap: RowTap, config: pg.QueryConfig, private readonly fields: JsonFields,
    private readonly options: JsonOptions
  ) {
    // A configuration would be copied property by property, which takes as long as all else here.
    super(config.text)
    this.name = config.name
    this.values = config.values
    this.queryMode = 'extended'
    this.#known = results.get(tap) ?? new Map<string, Result>()
    results.set(tap, this.#known)
  }

  toRows (): JsonRows {
    const [first, last] = [this.#written[0], this.#written.at(-1)]
    return {
      ...this.#output?.end() ?? NO_JSON_ROWS,
      count: this.#count,
      first: column => first && this.#parse(first, column),
      last: column => last && this.#parse(last, column),
      values: column => this.#written.map(row => this.#parse(row, column))
    }
  }

  /** Sends the messages as one packet, without Describe where the result is known. */
  override prepare (connection: Connection): void {
    if (this.name !== undefined && connection.parsedStatements[this.name] !== undefined) this.#result = this.#known.get(this.name)
    const packet: Buffer[] = []
    const sender = Object.create(connection) as Connection
    sender._send = bytes => { packet.push(bytes) }
    if (this.#result !== undefined) sender.describe = () => {}
    // The tap opens first: if a value cannot be sent, this ends in the callback, which closes the tap.
    this.tap.open((chunk, from, to) => this.#write(chunk, from, to))
    super.prepare(sender)
    connection.stream.write(Buffer.concat(packet))
  }

  override handleRowDescription (message: RowDescription): void {
    super.handleRowDescription(message)
    this.#result = { columns: message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })), writers: new WeakMap() }
    if (this.name !== undefined) this.#known.set(this.name, this.#result)
  }

  #write (chunk: Buffer, from: number, to: number): void {
    this.#count++
    if (this.#count > (this.options.limit ?? Infinity)) return
    this.#written.push({ chunk, from })
    this.#writer ??= this.#writerOf(this.#result as Result)
    this.#output ??= this.#writer.begin(this.options.separator)
    this.#writer.write(this.#output, chunk, from, to)
  }

  #writerOf ({ columns, writers }: Result): JsonWriter {
    const writer = writers.get(this.fields) ?? new JsonWriter(this.fields, columns)
    writers.set(this.fields, writer)
    return writer
  }

  #parse ({ chunk, from }: Row, column: string): unknown {
    const { columns } = this.#result as Result
    const number = columns.findIndex(({ name }) => name === column)
    let at = from + 2
    for (let before = 0; before < number; before++) at += 4 + Math.max(chunk.readInt32BE(at), 0)
    const length = number === -1 ? -1 : chunk.readInt32BE(at)
    if (length === -1) return null
    const parse = types.getTypeParser((columns[number] as Column).type) as (text: string) => unknown
    return parse(chunk.toString('utf8', at + 4, at + 4 + length))
  }
}
