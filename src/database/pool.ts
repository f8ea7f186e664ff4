import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import type { DatabaseAdapter } from './adapter.js'
import { Breaks } from './breaks.js'
import { ChangeCounts } from './change-counts.js'
import { ask, type PoolClient } from './client.js'
import { ClientTransaction, readLong } from './client-transaction.js'
import { Connections, type Use, type Work } from './connections.js'
import type { Owner } from './slot-usage.js'
import { unavailable } from './failures.js'
import { GatheredLookups } from './gathered-lookups.js'
import { TEXTS, toJsonRows } from './json-rows.js'
import { Listener } from './listener.js'
import {
  TRANSACTION_LIMIT_MS, type ByArea, type CompanyDatabase, type Database, type Engine, type JsonFields, type JsonRows,
  type LookupKind, type Queryable, type RowId, type Transaction
} from './port.js'
import { Opening } from './opening.js'
import { Reachability } from './reachability.js'
import { StatementNames } from './statement-names.js'
import { types } from './value-types.js'
import { isWrite, Writes, type WriteState } from './writes.js'

const BEGIN = sql`begin`

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
  readonly #reachability = new Reachability(this, this.#stopped.signal)
  readonly #writes = new Writes(this, this.#stopped.signal)

  readonly statementNames: StatementNames
  readonly #changes = new ChangeCounts()
  readonly #lookups = new GatheredLookups((...query) => this.queryJson(...query))
  readonly #opening: Opening
  #isDistributed = false
  readonly #noteFailure = (error: unknown): void => {
    this.statementNames.areLost(error)
    this.#writes.failed(error)
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

  get mayWrite (): boolean { return this.#writes.state !== 'waiting' }

  onReachable (listener: () => void): void { this.#reachability.onReachable(listener) }

  get isDistributed (): boolean { return this.#isDistributed }

  /** Status of the opening in plain words; meaningless once the database is ready. */
  get status (): string { return this.#opening.status }

  get writes (): WriteState { return this.#writes.state }

  /** From now on its writes are those of a server of this schema: see `older-writers.ts`. The embedded database has no other server. */
  writesAs (schema: number): void { if (this.engine === 'postgresql') this.#writes.as(schema) }

  /**
   * Opens the database once: migrates the schema, then runs the start steps. Until then queries throw UNAVAILABLE.
   * @returns the names of the migrations that were run
   * @throws StartError when it cannot be opened and retrying does not help
   */
  async open (): Promise<string[]> { return await this.#opening.open() }

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
  onConnectionWait (listener: (seconds: number) => void): void { this.#connections.onWait = listener }

  of (companyId: number): CompanyDatabase {
    return {
      query: statement => this.query(statement, companyId),
      queryJson: (statement, fields, limit) => this.queryJson(statement, fields, limit, companyId),
      findJson: (kind, id, fields) => this.findJson(kind, id, fields, companyId),
      longRead: (work, limitMs) => this.longRead(work, limitMs, companyId),
      transaction: work => this.transaction(work, companyId)
    }
  }

  async query<Row extends object> (statement: Sql, owner?: Owner): Promise<Row[]> {
    if (!this.#opening.isMigrated) throw unavailable()
    const writes = isWrite(statement)
    if (writes && this.#writes.gate !== undefined) return await this.#write(statement, owner)
    return await this.withClient(async client => {
      const { rows, rowCount } = await this.statementNames.send(client, statement, config => ask<Row>(client, config))
      if (writes && rowCount !== 0) this.#writes.succeeded()
      return rows
    }, { owner, isWrite: writes })
  }

  /** One statement that writes, in the same round trip as the transaction around it. */
  async #write<Row extends object> (statement: Sql, owner?: Owner): Promise<Row[]> {
    const { rows } = await this.begin(async tx => ({ rows: tx.sendFor<Row>(statement) }), undefined, owner, this.#writes.gate)
    return await rows
  }

  queryJson (statement: Sql, fields: JsonFields, limit?: number, owner?: Owner): Promise<JsonRows> {
    if (!this.#opening.isMigrated) return Promise.reject(unavailable())
    return this.withClient(async client => {
      const result = await this.statementNames.send(
        client, statement, config => ask(client, { ...config, rowMode: 'array', types: TEXTS }))
      return toJsonRows(result, fields, limit)
    }, { owner })
  }

  findJson (kind: LookupKind, id: RowId, fields: JsonFields, owner?: Owner): Promise<JsonRows> {
    return this.#lookups.find(kind, id, fields, owner)
  }

  async transaction<T> (work: (tx: Transaction) => Promise<T>, owner?: Owner): Promise<T> {
    if (!this.#opening.isMigrated) throw unavailable()
    return await this.begin(work, TRANSACTION_LIMIT_MS, owner, this.#writes.gate)
  }

  /**
   * `transaction`, also before the database is open: for migrations and first rows.
   * @param limitMs with `Infinity` there is no timeout; it is aborted when the database is closed
   * @param gate what it begins with
   */
  async begin<T> (
    work: (tx: ClientTransaction, client: PoolClient) => Promise<T>, limitMs = TRANSACTION_LIMIT_MS, owner?: Owner, gate?: Sql
  ): Promise<T> {
    return await this.withClient(async (client, discard) => {
      const tx = new ClientTransaction(client, this.statementNames, this.#isDistributed)
      let isUndone = false
      try {
        await tx.send(BEGIN)
        if (gate !== undefined) await tx.send(gate)
        const result = await this.#inTransaction.run(true, async () => await work(tx, client))
        const wrote = this.writes === 'failing' && await tx.hasWritten()
        await tx.commit()
        if (wrote) this.#writes.succeeded()
        return result
      } catch (error) {
        isUndone = await tx.rollback().then(() => true, () => { discard(); return false })
        throw await tx.failure() ?? error
      } finally {
        // Before the connection is free for readers: on the embedded database it is the only one, so nobody sees the change earlier.
        if (!isUndone) this.#changes.add(tx.touched)
      }
    }, { owner, isWrite: true, limitMs })
  }

  async longRead<T> (work: (tx: Queryable) => Promise<T>, limitMs: number, owner?: Owner): Promise<T> {
    if (!this.#opening.isMigrated) throw unavailable()
    return await this.withClient(async (client, discard) => {
      const tx = new ClientTransaction(client, this.statementNames, this.#isDistributed)
      return await readLong(tx, async () => await this.#inTransaction.run(true, async () => await work(tx)), limitMs, discard)
    }, { owner, limitMs, isQuiet: true })
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
    await this.withClient(async client => await this.#writes.look(client))
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
