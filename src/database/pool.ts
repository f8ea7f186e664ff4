import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import type { DatabaseAdapter } from './adapter.js'
import { Breaks } from './breaks.js'
import { queryBytes } from './bytes-query.js'
import { ChangeCounts } from './change-counts.js'
import { ClientTransaction } from './client-transaction.js'
import { Connections, type Use, type Work } from './connections.js'
import { queryRows } from './described-query.js'
import type { Owner } from './slot-usage.js'
import { preventsWrites, unavailable } from './failures.js'
import { GatheredLookups } from './gathered-lookups.js'
import { giveUp } from './given-up.js'
import { queryJson } from './json-query.js'
import { Listener } from './listener.js'
import type {
  ByArea, CompanyDatabase, Database, Engine, JsonFields, JsonOptions, JsonRows, LookupKind, RowId, Transaction
} from './port.js'
import { Opening } from './opening.js'
import { Reachability } from './reachability.js'
import { StatementNames } from './statement-names.js'
import { types } from './value-types.js'

/** A transaction that takes too long must not hold its locks. */
const TRANSACTION_LIMIT_MS = 5000
const BEGIN = sql`begin`
const WRITES = /^\s*(insert|update|delete)\b/i

const NO_CONTEXT = { run: <T>(_store: true, work: () => T): T => work(), getStore: () => undefined }

/** The database over a `pg` pool, for both engines. */
export class PoolDatabase implements Database {
  /**
   * Whether a second connection inside a transaction is an error at once. That is a bug in the program: on the embedded database, which has
   * one connection, it would wait forever. Before Node 24 an AsyncLocalStorage slows every promise of the process, by a third of a read in
   * all.
   */
  static readonly refusesNesting = Number(process.versions.node.split('.')[0]) >= 24

  readonly #connections: Connections
  readonly #inTransaction: Pick<AsyncLocalStorage<true>, 'run' | 'getStore'>
  readonly #listener: Listener
  readonly #stopped = new AbortController()
  readonly #reachability = new Reachability(
    async () => await this.ping(), (status, cause) => this.report(status, cause), this.#stopped.signal)

  readonly statementNames: StatementNames
  readonly #changes = new ChangeCounts()
  readonly #lookups = new GatheredLookups((...query) => this.queryJson(...query))
  readonly #opening: Opening
  #isDistributed = false
  #writesFail = false
  readonly #noteFailure = (error: unknown): void => {
    this.statementNames.areLost(error)
    if (preventsWrites(error)) this.#writesFail = true
  }

  readonly #breaks = new Breaks()

  constructor (readonly engine: Engine, options: pg.PoolConfig, private readonly adapter: DatabaseAdapter<PoolDatabase> = {}) {
    this.#opening = new Opening(
      adapter, async () => await adapter.migrate?.(this) ?? [], this.#stopped.signal, () => this.#reachability.opened())
    this.#inTransaction = PoolDatabase.refusesNesting ? new AsyncLocalStorage<true>() : NO_CONTEXT
    this.statementNames = new StatementNames(engine === 'embedded')
    const config = { ...options, types, pipeline: true } as pg.PoolConfig
    this.#connections = new Connections(config, adapter.hosts)
    const onTake: Connections['onTake'] = failure =>
      failure === undefined ? this.#reachability.connected() : this.#reachability.lost(failure.cause)
    this.#connections.onTake = onTake
    this.#listener = new Listener(adapter.listenTo, async (channel, message) => {
      if (!this.isReachable) throw unavailable()
      await this.query(sql`select pg_notify(${channel}, ${message})`)
    }, adapter.onDeaf)
    if (engine === 'embedded') this.#connections.onConnect(client => this.#listener.receiveFrom(client))
  }

  get ready (): boolean { return this.#opening.isReady }

  get isReachable (): boolean { return this.#reachability.isReachable }

  onReachable (listener: () => void): void { this.#reachability.onReachable(listener) }

  get isDistributed (): boolean { return this.#isDistributed }

  /** Status of the opening in plain words; meaningless once the database is ready. */
  get status (): string { return this.#opening.status }

  /** Whether the last write failed because the disk is full or the server is read-only. Reads may still work. */
  get writesFail (): boolean { return this.#writesFail }

  /**
   * Opens the database once: migrates the schema, then runs the start steps. Until then queries throw UNAVAILABLE.
   * @returns the names of the migrations that were run
   * @throws StartError when it cannot be opened and retrying does not help
   */
  async open (): Promise<string[]> {
    return await this.#opening.open()
  }

  /** Like `open`, but closes the database when it cannot be opened. */
  async opened (): Promise<this> {
    try {
      await this.open()
      return this
    } catch (error) {
      await this.close()
      throw error
    }
  }

  async prepare (step: () => Promise<void>, status?: string): Promise<void> { await this.#opening.prepare(step, status) }

  /** Sets the status of the opening. */
  report (status: string, cause?: unknown): void { this.#opening.report(status, cause) }

  get connections (): { total: number, idle: number, waiting: number } { return this.#connections.counts }

  /** Records that the database is distributed, and connects with these session settings from now on. */
  distributed (options: string): void {
    this.#isDistributed = true
    this.#connections.reconnectWith(options)
  }

  /** Reports, from now on, how many seconds each use of a connection waited for it. */
  onConnectionWait (listener: (seconds: number) => void): void {
    this.#connections.onWait = listener
  }

  of (companyId: number): CompanyDatabase {
    return {
      query: statement => this.query(statement, companyId),
      queryJson: (statement, fields, options) => this.queryJson(statement, fields, options, companyId),
      queryBytes: statement => this.queryBytes(statement, companyId),
      findJson: (kind, id, fields) => this.findJson(kind, id, fields, companyId),
      transaction: work => this.transaction(work, companyId)
    }
  }

  async query<Row extends object> (statement: Sql, owner?: Owner): Promise<Row[]> {
    if (!this.#opening.isMigrated) throw unavailable()
    return await this.withClient(async client => {
      const { rows, command, rowCount } = await this.#send(client, statement, config => queryRows<Row>(client, config))
      if (this.#writesFail && rowCount !== 0 && WRITES.test(command)) this.#writesFail = false
      return rows
    }, { owner, isWrite: WRITES.test(statement.text) })
  }

  queryJson (statement: Sql, fields: JsonFields, options?: JsonOptions, owner?: Owner): Promise<JsonRows> {
    return this.#read(statement, owner, (client, config) => queryJson(client, config, fields, options))
  }

  queryBytes (statement: Sql, owner?: Owner): Promise<Buffer | undefined> {
    return this.#read(statement, owner, queryBytes)
  }

  #read<T> (
    statement: Sql, owner: Owner | undefined, run: (client: pg.PoolClient, config: pg.QueryConfig) => Promise<T>
  ): Promise<T> {
    if (!this.#opening.isMigrated) return Promise.reject(unavailable())
    return this.withClient(client => this.#send(client, statement, config => run(client, config)), { owner })
  }

  findJson (kind: LookupKind, id: RowId, fields: JsonFields, owner?: Owner): Promise<JsonRows> {
    return this.#lookups.find(kind, id, fields, owner)
  }

  /** Retries unprepared if the prepared statement is missing on the connection: nothing was executed then. */
  async #send<T> (client: pg.PoolClient, statement: Sql, run: (config: pg.QueryConfig) => Promise<T>): Promise<T> {
    try {
      return await run(this.statementNames.toQuery(client, statement))
    } catch (error) {
      if (!this.statementNames.areLost(error)) throw error
      return await run(this.statementNames.toQuery(client, statement))
    }
  }

  async transaction<T> (work: (tx: Transaction) => Promise<T>, owner?: Owner): Promise<T> {
    if (!this.#opening.isMigrated) throw unavailable()
    return await this.begin(work, TRANSACTION_LIMIT_MS, owner)
  }

  /**
   * `transaction`, also before the database is open: for migrations and first rows.
   * @param limitMs with `Infinity` there is no timeout; it is aborted when the database is closed
   */
  async begin<T> (
    work: (tx: Transaction, client: pg.PoolClient) => Promise<T>, limitMs = TRANSACTION_LIMIT_MS, owner?: Owner
  ): Promise<T> {
    return await this.withClient(async (client, discard) => {
      const end = () => giveUp(client)
      if (limitMs === Infinity) this.#stopped.signal.addEventListener('abort', end)
      const tx = new ClientTransaction(client, this.statementNames, this.#isDistributed)
      let isUndone = false
      try {
        await tx.send(BEGIN)
        const result = await this.#inTransaction.run(true, async () => await work(tx, client))
        const wrote = this.#writesFail && await tx.hasWritten()
        await tx.commit()
        if (wrote) this.#writesFail = false
        return result
      } catch (error) {
        isUndone = await tx.rollback().then(() => true, () => { discard(); return false })
        throw await tx.failure() ?? error
      } finally {
        // Before the connection is free for readers: on the embedded database it is the only one, so nobody sees the change earlier.
        if (!isUndone) this.#changes.add(tx.touched)
        if (limitMs === Infinity) this.#stopped.signal.removeEventListener('abort', end)
      }
    }, { owner, isWrite: true, limitMs })
  }

  changesOf (companyId: number): ByArea<number> { return this.#changes.of(companyId) }

  listen (channel: string, listener: (message: string) => void): void {
    const isNew = this.#listener.subscribe(channel, listener)
    if (!isNew || this.engine !== 'embedded') return
    // A failure loses nothing: subscribers also poll.
    this.prepare(async () => { await this.withClient(async client => await client.query(`listen ${channel}`)) }).catch(() => {})
  }

  async ping (): Promise<void> {
    if (!this.#opening.isReady) throw unavailable()
    await this.withClient(async client => await client.query('select 1'))
  }

  /**
   * Acquires a connection in fair order, waiting at most 2 s, runs `work`, and releases it; `discard` closes it instead. What only passes a
   * promise on, here as in `#read`, is no `async` function: each costs nearly one percent of a look-up.
   */
  withClient<T> (work: Work<T>, use: Use = {}): Promise<T> {
    if (this.#inTransaction.getStore() === true) {
      return Promise.reject(new Error('A second connection was requested inside a transaction: use the transaction itself'))
    }
    const afterBreak: Work<T> = async (client, discard) => {
      await this.#breaks.take()
      return await work(client, discard)
    }
    return this.#connections.use(this.engine === 'embedded' ? afterBreak : work, use, this.#noteFailure)
  }

  async close (): Promise<void> {
    this.#stopped.abort()
    this.#connections.refuse()
    await this.#opening.ended()
    await this.#listener.close()
    await this.#connections.close()
    await this.adapter.close?.()
  }
}
