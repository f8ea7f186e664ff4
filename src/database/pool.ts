import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { isSilent, translate, unavailable } from './failures.js'
import { Listener } from './listener.js'
import { isPrepared, type Database, type Engine, type Transaction } from './port.js'

const TRANSACTION_LIMIT_MS = 5000
const PREPARED_MAX = 300

const { builtins } = pg.types
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, text => text],
  [builtins.TIMESTAMPTZ, toRfc3339]
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')
}

/** `2026-03-02 09:30:00.5+00` → `2026-03-02T09:30:00.500Z`. Sessions run in UTC, unless a pooler drops that setting. */
function toRfc3339 (text: string): string {
  if (!text.endsWith('+00')) return new Date(text).toISOString()
  const fraction = text.length > 22 ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}

// A nested connection would wait for ever on the embedded database, so it is refused there, and on PostgreSQL where that costs
// nothing: before Node 24 a context makes every promise of the process dearer, a third of a read in all.
const HAS_CHEAP_CONTEXT = Number(process.versions.node.split('.')[0]) >= 24
const NO_CONTEXT = { run: <T>(_store: true, work: () => T): T => work(), getStore: () => undefined }

/** Statement text → name. Bounded: past the limit, statements run unprepared, and no client can fill the server's memory. */
const names = new Map<string, string>()

function toQueryConfig (statement: Sql): pg.QueryConfig {
  const { text, values } = statement
  if (!isPrepared(statement)) return { text, values }
  let name = names.get(text)
  if (name === undefined && names.size < PREPARED_MAX) {
    name = `s${names.size + 1}`
    names.set(text, name)
  }
  return { text, values, name }
}

/**
 * The database over a `pg` pool, for both engines. Connections are taken, used and released by hand: with the embedded
 * engine `pool.query` ends the process at the second SQL error.
 */
export class PoolDatabase implements Database {
  readonly #pool: pg.Pool
  readonly #inTransaction: Pick<AsyncLocalStorage<true>, 'run' | 'getStore'>
  readonly #hasPipeline: boolean
  readonly #whenClosed: () => Promise<void>
  readonly #listener: Listener
  #steps: Array<() => Promise<void>> = []
  #migrated = false
  #ready = false

  /** @param listenTo where a connection of its own waits for messages; without it they come over the pool's only connection */
  constructor (readonly engine: Engine, options: pg.PoolConfig, whenClosed: () => Promise<void> = async () => {}, listenTo?: pg.ClientConfig) {
    this.#inTransaction = engine === 'embedded' || HAS_CHEAP_CONTEXT ? new AsyncLocalStorage<true>() : NO_CONTEXT
    this.#hasPipeline = engine === 'postgresql'
    this.#pool = new pg.Pool({ ...options, types, pipeline: this.#hasPipeline } as pg.PoolConfig)
    // A connection that breaks is replaced at its next use, and fails the statement that it was working on. Without listeners,
    // on the pool while it is idle and on itself while it is held or being closed, it would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => client.on('error', () => {}))
    this.#whenClosed = whenClosed
    this.#listener = new Listener(listenTo)
    if (listenTo === undefined) this.#pool.on('connect', client => this.#listener.hear(client))
  }

  get ready (): boolean { return this.#ready }

  /** Called when the schema is there: takes queries, runs the first steps, then is ready. */
  async open (): Promise<void> {
    this.#migrated = true
    for (let step = this.#steps[0]; step !== undefined; step = this.#steps[0]) {
      await step()
      this.#steps.shift()
    }
    this.#ready = true
  }

  /** Runs `step` before the database is ready: now if it has been reached, else as soon as it is. */
  async prepare (step: () => Promise<void>): Promise<void> {
    if (this.#migrated) await step()
    else this.#steps.push(step)
  }

  get connections (): { total: number, idle: number, waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount }
  }

  async query<Row extends object> (statement: Sql): Promise<Row[]> {
    if (!this.#migrated) throw unavailable()
    return await this.withClient(async client => (await client.query<Row>(toQueryConfig(statement))).rows)
  }

  async transaction<T> (work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (!this.#migrated) throw unavailable()
    return await this.begin(work)
  }

  /** `transaction`, also before the database is open: for migrations and first rows. */
  async begin<T> (work: (tx: Transaction, client: pg.PoolClient) => Promise<T>, limitMs = TRANSACTION_LIMIT_MS): Promise<T> {
    return await this.withClient(async (client, discard) => {
      const timer = this.engine === 'postgresql' ? setTimeout(() => terminate(client), limitMs) : undefined
      const tx = new ClientTransaction(client, this.#hasPipeline)
      try {
        await tx.send(BEGIN)
        const result = await this.#inTransaction.run(true, async () => await work(tx, client))
        await tx.commit()
        return result
      } catch (error) {
        if (isSilent(error)) discard()
        else await client.query('rollback').catch(discard)
        throw await tx.failure() ?? error
      } finally {
        clearTimeout(timer)
      }
    })
  }

  listen (channel: string, listener: (message: string) => void): void {
    const isNew = this.#listener.add(channel, listener)
    if (!isNew || this.engine !== 'embedded') return
    // Without it nothing is lost: those who listen look now and then as well.
    this.prepare(async () => { await this.withClient(async client => await client.query(`listen ${channel}`)) }).catch(() => {})
  }

  async ping (): Promise<void> {
    if (!this.#ready) throw unavailable()
    await this.withClient(async client => await client.query('select 1'))
  }

  /** Takes a connection, waiting 2 s at most, and gives it back; `discard` closes it instead. */
  async withClient<T> (work: (client: pg.PoolClient, discard: () => void) => Promise<T>): Promise<T> {
    if (this.#inTransaction.getStore() === true) {
      throw new Error('A second connection was asked for inside a transaction: use the transaction itself')
    }
    let client: pg.PoolClient
    try {
      client = await this.#pool.connect()
    } catch (error) {
      throw translate(error)
    }
    let broken = false
    try {
      return await work(client, () => { broken = true })
    } catch (error) {
      broken ||= isSilent(error)
      throw translate(error)
    } finally {
      client.release(broken)
    }
  }

  async close (): Promise<void> {
    this.#migrated = this.#ready = false
    await this.#listener.close()
    await this.#pool.end()
    await this.#whenClosed()
  }
}

const BEGIN = sql`begin`
const SAVEPOINT = sql`savepoint inner_work`
const RELEASE = sql`release savepoint inner_work`
const ROLLBACK_TO = sql`rollback to savepoint inner_work`

/** A transaction on a connection. With a `pipeline`, statements go out before those before them are answered, in their order. */
class ClientTransaction implements Transaction {
  readonly #sent: Array<Promise<unknown>> = []
  #failure: unknown

  constructor (private readonly client: pg.ClientBase, private readonly pipeline: boolean) {}

  async query<Row extends object> (statement: Sql): Promise<Row[]> {
    return (await this.client.query<Row>(toQueryConfig(statement))).rows
  }

  async send (statement: Sql): Promise<void> {
    const sent = this.query(statement).catch((error: unknown) => { this.#failure ??= error })
    this.#sent.push(sent)
    if (this.pipeline) return
    await sent
    if (this.#failure !== undefined) throw this.#failure
  }

  /** Why a statement failed that nobody waited for; what came after it failed for that. */
  async failure (): Promise<unknown> {
    await Promise.all(this.#sent)
    return this.#failure
  }

  async commit (): Promise<void> {
    if (this.#failure === undefined) {
      const { command } = await this.client.query('commit')
      if (command === 'COMMIT') return
    }
    // PostgreSQL makes a rollback of it when a statement has failed.
    throw await this.failure() ?? new Error('A statement failed, and the transaction went on as if it had not')
  }

  async savepoint<T> (work: () => Promise<T>): Promise<T> {
    await this.send(SAVEPOINT)
    try {
      const result = await work()
      await this.send(RELEASE)
      return result
    } catch (error) {
      await this.query(ROLLBACK_TO)
      // What fails in here and nobody waited for must be known before the commit, which would not fail for it any more.
      throw await this.failure() ?? error
    }
  }
}

/** Ends a connection at once, whatever it is doing: a transaction that takes too long must not hold its locks. */
function terminate (client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
