import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { ClientTransaction } from './client-transaction.js'
import { Connections, terminate, type Work } from './connections.js'
import type { Owner } from './fair-queue.js'
import { isQueryTimeout, preventsWrites, unavailable } from './failures.js'
import type { Hosts } from './hosts.js'
import { Listener } from './listener.js'
import type { CompanyDatabase, Database, Engine, Transaction } from './port.js'
import { StatementNames } from './statement-names.js'
import { types } from './value-types.js'

const TRANSACTION_LIMIT_MS = 5000
const BEGIN = sql`begin`
/** Work of the embedded database without a pause. */
const MAX_AT_ONCE_MS = 20
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE'])

// A nested connection would wait for ever on the embedded database, so it is refused there, and on PostgreSQL where that costs
// nothing: before Node 24 a context makes every promise of the process dearer, a third of a read in all.
const HAS_CHEAP_CONTEXT = Number(process.versions.node.split('.')[0]) >= 24
const NO_CONTEXT = { run: <T>(_store: true, work: () => T): T => work(), getStore: () => undefined }

export interface OpenOptions {
  /** Go on trying when the database cannot be reached; without it that is a StartError. */
  waitsForDatabase?: boolean
  /** Told what the opening is at, whenever that changes; with the cause when it has to wait. */
  onStatus?: (status: string, cause?: unknown) => void
  /** Told what the operator should change, in one line. */
  onAdvice?: (advice: string) => void
  /** Folder of other migrations than the product's, for tests. */
  migrations?: string
}

/** How an engine's database is opened and closed. All of it may be left out where only `begin` is needed. */
export interface DatabaseAdapter {
  /**
   * Makes the connection possible, and calls `attempt`, which makes the schema and takes the first steps, until it succeeds.
   * @throws StartError when waiting does not help
   */
  open?: (attempt: () => Promise<void>, stopped: AbortSignal) => Promise<void>
  close?: () => Promise<void>
  /** Makes the schema. @returns the names of the migrations that were run */
  migrate?: (database: PoolDatabase) => Promise<string[]>
  onStatus?: OpenOptions['onStatus']
  /** Where connections go, if there is a choice. */
  hosts?: Hosts
  /** Where a connection of its own waits for messages; without it they come over the pool's only connection. */
  listenTo?: Hosts
}

/** The database over a `pg` pool, for both engines. */
export class PoolDatabase implements Database {
  readonly #connections: Connections
  readonly #inTransaction: Pick<AsyncLocalStorage<true>, 'run' | 'getStore'>
  readonly #hasPipeline: boolean
  readonly #listener: Listener
  readonly #stopped = new AbortController()
  readonly statementNames: StatementNames
  #startSteps: Array<() => Promise<void>> = []
  #opening: Promise<string[]> | undefined
  #migrated = false
  #ready = false
  #status = 'connecting'
  #writesFail = false
  #gaveWayAt = 0

  constructor (readonly engine: Engine, options: pg.PoolConfig, private readonly adapter: DatabaseAdapter = {}) {
    this.#inTransaction = engine === 'embedded' || HAS_CHEAP_CONTEXT ? new AsyncLocalStorage<true>() : NO_CONTEXT
    this.#hasPipeline = engine === 'postgresql'
    this.statementNames = new StatementNames(engine === 'embedded')
    const config = { ...options, types, pipeline: this.#hasPipeline } as pg.PoolConfig
    this.#connections = new Connections(config, adapter.hosts)
    this.#listener = new Listener(adapter.listenTo)
    if (engine === 'embedded') this.#connections.onConnect(client => this.#listener.receiveFrom(client))
  }

  get ready (): boolean { return this.#ready }

  /** What the opening is at, in plain words; of no meaning once the database is ready. */
  get status (): string { return this.#status }

  /** Writes fail, and have not succeeded since, though reads may: the disk is full, or the server is read-only. */
  get writesFail (): boolean { return this.#writesFail }

  /**
   * Opens the database, once: makes the schema, then takes the first steps. Until then, what is asked is UNAVAILABLE.
   * @returns the names of the migrations that were run
   * @throws StartError when it cannot be opened, and waiting does not help
   */
  async open (): Promise<string[]> {
    return await (this.#opening ??= this.#open())
  }

  /** `open`, for those who need it open: what cannot be opened is closed. */
  async opened (): Promise<this> {
    try {
      await this.open()
      return this
    } catch (error) {
      await this.close()
      throw error
    }
  }

  async #open (): Promise<string[]> {
    let migrations: string[] = []
    const attempt = async () => {
      if (!this.#migrated) migrations = await this.adapter.migrate?.(this) ?? []
      if (this.#stopped.signal.aborted) throw unavailable()
      this.#migrated = true
      for (let step = this.#startSteps[0]; step !== undefined; step = this.#startSteps[0]) {
        await step()
        this.#startSteps.shift()
      }
      this.#ready = !this.#stopped.signal.aborted
    }
    await (this.adapter.open?.(attempt, this.#stopped.signal) ?? attempt())
    return migrations
  }

  /** Runs `step` before the database is ready: now if it is already, else as soon as the schema is there, under this `status`. */
  async prepare (step: () => Promise<void>, status?: string): Promise<void> {
    if (this.#ready) await step()
    else this.#startSteps.push(async () => { if (status !== undefined) this.report(status); await step() })
  }

  /** Says what the opening is at. */
  report (status: string, cause?: unknown): void {
    if (status !== this.#status) this.adapter.onStatus?.(status, cause)
    this.#status = status
  }

  get connections (): { total: number, idle: number, waiting: number } { return this.#connections.counts }

  /** Tells from now on how many seconds each use of a connection waited for it. */
  onConnectionWait (listener: (seconds: number) => void): void {
    this.#connections.onWait = listener
  }

  of (companyId: number): CompanyDatabase {
    return {
      query: async statement => await this.query(statement, companyId),
      transaction: async work => await this.transaction(work, companyId)
    }
  }

  async query<Row extends object> (statement: Sql, owner?: Owner): Promise<Row[]> {
    if (!this.#migrated) throw unavailable()
    return await this.withClient(async client => {
      const { rows, command, rowCount } = await this.#send<Row>(client, statement)
      if (this.#writesFail && rowCount !== 0 && WRITES.has(command)) this.#writesFail = false
      return rows
    }, owner)
  }

  /** A statement that was lost on the way was not run: it goes again, without a name. */
  async #send<Row extends object> (client: pg.PoolClient, statement: Sql): Promise<pg.QueryResult<Row>> {
    try {
      return await client.query<Row>(this.statementNames.toQuery(statement))
    } catch (error) {
      if (!this.statementNames.areLost(error)) throw error
      return await client.query<Row>(this.statementNames.toQuery(statement))
    }
  }

  async transaction<T> (work: (tx: Transaction) => Promise<T>, owner?: Owner): Promise<T> {
    if (!this.#migrated) throw unavailable()
    return await this.begin(work, TRANSACTION_LIMIT_MS, owner)
  }

  /**
   * `transaction`, also before the database is open: for migrations and first rows.
   * @param limitMs with `Infinity` it may take as long as it takes, and ends when the database is closed
   */
  async begin<T> (
    work: (tx: Transaction, client: pg.PoolClient) => Promise<T>, limitMs = TRANSACTION_LIMIT_MS, owner?: Owner
  ): Promise<T> {
    return await this.withClient(async (client, discard) => {
      const end = () => terminate(client)
      const timer = this.engine === 'postgresql' && limitMs !== Infinity ? setTimeout(end, limitMs) : undefined
      if (limitMs === Infinity) this.#stopped.signal.addEventListener('abort', end)
      const tx = new ClientTransaction(client, this.#hasPipeline, this.statementNames)
      try {
        await tx.send(BEGIN)
        const result = await this.#inTransaction.run(true, async () => await work(tx, client))
        const wrote = this.#writesFail && await tx.hasWritten()
        await tx.commit()
        if (wrote) this.#writesFail = false
        return result
      } catch (error) {
        if (isQueryTimeout(error)) discard()
        else await client.query('rollback').catch(discard)
        throw await tx.failure() ?? error
      } finally {
        clearTimeout(timer)
        if (limitMs === Infinity) this.#stopped.signal.removeEventListener('abort', end)
      }
    }, owner)
  }

  listen (channel: string, listener: (message: string) => void): void {
    const isNew = this.#listener.subscribe(channel, listener)
    if (!isNew || this.engine !== 'embedded') return
    // Without it nothing is lost: those who listen look now and then as well.
    this.prepare(async () => { await this.withClient(async client => await client.query(`listen ${channel}`)) }).catch(() => {})
  }

  async ping (): Promise<void> {
    if (!this.#ready) throw unavailable()
    await this.withClient(async client => await client.query('select 1'))
  }

  /** Takes a connection when it is the owner's turn, waiting 2 s at most, and gives it back; `discard` closes it instead. */
  async withClient<T> (work: Work<T>, owner?: Owner): Promise<T> {
    if (this.#inTransaction.getStore() === true) {
      throw new Error('A second connection was asked for inside a transaction: use the transaction itself')
    }
    return await this.#connections.use(async (client, discard) => {
      if (this.engine === 'embedded') await this.#giveWay()
      return await work(client, discard)
    }, owner, error => {
      this.statementNames.areLost(error)
      if (preventsWrites(error)) this.#writesFail = true
    })
  }

  /**
   * The embedded database works on this very thread, without a pause between one request and the next. Now and then what came meanwhile
   * has its turn: health is answered, and what is too much is refused.
   */
  async #giveWay (): Promise<void> {
    if (performance.now() - this.#gaveWayAt < MAX_AT_ONCE_MS) return
    await nextTurn()
    this.#gaveWayAt = performance.now()
  }

  async close (): Promise<void> {
    this.#migrated = this.#ready = false
    this.#stopped.abort()
    this.#connections.refuse()
    await this.#opening?.catch(() => {})
    await this.#listener.close()
    await this.#connections.close()
    await this.adapter.close?.()
  }
}
