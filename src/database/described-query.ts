import pg from 'pg'

// `pg` asks at each execution of a prepared statement which columns it has, and reads the answer each time:
//
//   first   Parse  Bind  Describe  Execute  Sync
//   later          Bind            Execute  Sync
//
// They do not change: PostgreSQL refuses a prepared statement whose columns are others since an ALTER TABLE. Only a pooler that prepares it
// anew would hide that, so that no migration may give another type to a column that a running server reads.

// Parts of `pg` that its types leave out.
export interface Connection {
  parsedStatements: Record<string, string>
  _send: (bytes: Buffer) => void
  describe: (what: object) => void
  close: (what: { name: string }) => void
}
/** A column of a result: its name and the OID of its type. */
export interface Column { name: string, dataTypeID: number }
interface RowDescription { fields: Column[] }
/** What `pg` makes of a description, to read rows by. */
interface Reading { fields: Column[], _parsers: unknown, _prebuiltEmptyResultObject: unknown }
interface QueryBase<Result> extends Omit<pg.Submittable, 'submit'> {
  submit(connection: pg.Connection): void
  text: string
  callback: (error: Error | null, result: Result) => void
  name: string | undefined
  values: unknown[] | undefined
  queryMode: 'extended' | undefined
  _result: Reading
  _accumulateRows: boolean
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: RowDescription): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
const Query = pg.Query as unknown as new <Result> (text: string) => QueryBase<Result>

/** The columns of the prepared statements of a connection, by name. */
const known = new WeakMap<pg.ClientBase, Map<string, Column[]>>()

/** Lets go of the columns of a statement that the connection does not keep any more. */
export function forgetColumns (client: pg.ClientBase, name: string): void {
  known.get(client)?.delete(name)
}

/** Messages that are larger together, such as those with 256 kB of a file, are sent as they are. */
const MAX_COPIED = 16_384

/** The messages of one statement after another, in place of the connection that they are for. */
class Packet {
  readonly #sender: Connection
  #messages: Buffer[] = []
  #isDescribed = false

  constructor (connection: Connection) {
    this.#sender = Object.create(connection) as Connection
    const send = (bytes: Buffer) => { this.#messages.push(bytes) }
    const describe = (what: object) => { if (!this.#isDescribed) connection.describe.call(this.#sender, what) }
    // A value that cannot be sent: `pg` closes the statement, and would take it for prepared.
    const close = (what: { name: string }) => {
      delete connection.parsedStatements[what.name]
      connection.close.call(this.#sender, what)
    }
    Object.assign(this.#sender, { _send: send, describe, close })
  }

  /** @param isDescribed whether the columns are known, so that PostgreSQL need not be asked for them */
  of (prepare: (sender: Connection) => void, isDescribed: boolean): Buffer[] {
    this.#isDescribed = isDescribed
    const messages: Buffer[] = []
    this.#messages = messages
    prepare(this.#sender)
    // What was sent is not kept.
    this.#messages = []
    const bytes = messages.reduce((sum, { length }) => sum + length, 0)
    return bytes > MAX_COPIED ? messages : [Buffer.concat(messages, bytes)]
  }
}

const packets = new WeakMap<Connection, Packet>()

/** A statement as one packet, if it is small, and without Describe where its columns are known. */
export class DescribedQuery<Result = unknown> extends Query<Result> {
  protected columns: Column[] | undefined
  readonly #known: Map<string, Column[]>

  constructor (client: pg.ClientBase, { text, values, name }: pg.QueryConfig) {
    // A configuration would be copied property by property, which takes as long as all else here.
    super(text)
    this.values = values
    this.name = name
    this.#known = known.get(client) ?? new Map<string, Column[]>()
    known.set(client, this.#known)
  }

  /** What `pg` checks and does besides is for statements of several packets. */
  override submit (connection: pg.Connection): void {
    if (this.requiresPreparation()) this.prepare(connection as unknown as Connection)
    else connection.query(this.text)
  }

  override prepare (connection: Connection): void {
    if (this.name !== undefined && connection.parsedStatements[this.name] !== undefined) this.columns = this.#known.get(this.name)
    const packet = packets.get(connection) ?? new Packet(connection)
    packets.set(connection, packet)
    for (const bytes of packet.of(sender => super.prepare(sender), this.columns !== undefined)) connection._send(bytes)
  }

  override handleRowDescription (message: RowDescription): void {
    super.handleRowDescription(message)
    this.#remember(message.fields)
  }

  override handleCommandComplete (message: unknown, connection: Connection): void {
    super.handleCommandComplete(message, connection)
    // A statement without rows has no description.
    if (this.columns === undefined) this.#remember([])
  }

  #remember (columns: Column[]): void {
    this.columns = columns
    if (this.name !== undefined) this.#known.set(this.name, columns)
  }
}

const readings = new WeakMap<Column[], Reading>()

class RowsQuery<Result> extends DescribedQuery<Result> {
  override prepare (connection: Connection): void {
    super.prepare(connection)
    if (this.columns === undefined) return
    const reading = readings.get(this.columns)
    // Whatever asked first may have read the rows in another way.
    if (reading === undefined) return this.handleRowDescription({ fields: this.columns })
    Object.assign(this._result, reading)
    this._accumulateRows = true
  }

  override handleRowDescription (message: RowDescription): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    readings.set(message.fields, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

/** `client.query`, and a prepared statement is described only once. @throws the failure, whose stack leads to the caller */
export async function queryRows<Row extends object> (client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
  try {
    return await new Promise((resolve, reject) => {
      const query = new RowsQuery<pg.QueryResult<Row>>(client, config)
      const end = (error: Error | null, result: pg.QueryResult<Row>) => {
        if (error === null) resolve(result)
        else reject(error)
      }
      query.callback = end
      client.query(query)
    })
  } catch (error) {
    Error.captureStackTrace(error as Error)
    throw error
  }
}
