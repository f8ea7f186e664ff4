import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { FairQueue, type Owner } from './fair-queue.js'
import { isReadOnly, isSilent, preventsWrites, translate, unavailable } from './failures.js'
import type { Hosts } from './hosts.js'
import { Listener } from './listener.js'
import type { CompanyDatabase, Database, Engine, Transaction } from './port.js'
import { StatementNames } from './statement-names.js'

const TRANSACTION_LIMIT_MS = 5000
/** How long a request waits for its turn to take a connection. */
const WAIT_MS = 2000
/** A new connection that is read-only too is kept for so long: the server itself is, and another would be no better. */
const READ_ONLY_KEPT_MS = 1000
/** After so long no other host is tried for this request: it has waited enough. */
const ELSEWHERE_MS = 1000
/** Work of the embedded database without a pause. */
const MOST_AT_ONCE_MS = 20
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE'])

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

export interface OpenOptions {
  /** Go on trying when the database cannot be reached; without it that is a StartError. */
  isPatient?: boolean
  /** Told what the opening is at, whenever that changes; with the cause when it has to wait. */
  onStatus?: (status: string, cause?: unknown) => void
  /** Told what the operator should change, in one line. */
  onAdvice?: (advice: string) => void
  /** Folder of other migrations than the product's, for tests. */
  migrations?: string
}

/** How an engine's database is opened and closed. All of it may be left out where only `begin` is needed. */
export interface Way {
  /**
   * Makes the way to the database, and calls `attempt`, which makes the schema and takes the first steps, until it succeeds.
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

/**
 * The database over a `pg` pool, for both engines. Connections are taken, used and released by hand: with the embedded
 * engine `pool.query` ends the process at the second SQL error.
 */
export class PoolDatabase implements Database {
  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  readonly #inTransaction: Pick<AsyncLocalStorage<true>, 'run' | 'getStore'>
  readonly #hasPipeline: boolean
  readonly #listener: Listener
  readonly #stopped = new AbortController()
  readonly #born = new WeakMap<pg.PoolClient, number>()
  readonly names: StatementNames
  #staleBefore = 0
  #steps: Array<() => Promise<void>> = []
  #opening: Promise<string[]> | undefined
  #migrated = false
  #ready = false
  #status = 'connecting'
  #writesFail = false
  #gaveWayAt = 0

  constructor (readonly engine: Engine, options: pg.PoolConfig, private readonly way: Way = {}) {
    this.#inTransaction = engine === 'embedded' || HAS_CHEAP_CONTEXT ? new AsyncLocalStorage<true>() : NO_CONTEXT
    this.#hasPipeline = engine === 'postgresql'
    this.names = new StatementNames(engine === 'embedded')
    this.#queue = new FairQueue(options.max ?? 10, WAIT_MS)
    this.#pool = new pg.Pool({ ...options, ...way.hosts?.poolConfig, types, pipeline: this.#hasPipeline } as pg.PoolConfig)
    // A connection that breaks is replaced at its next use, and fails the statement that it was working on. Without listeners,
    // on the pool while it is idle and on itself while it is held or being closed, it would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => {
      client.on('error', () => {})
      this.#born.set(client, performance.now())
    })
    this.#listener = new Listener(way.listenTo)
    if (engine === 'embedded') this.#pool.on('connect', client => this.#listener.hear(client))
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
      if (!this.#migrated) migrations = await this.way.migrate?.(this) ?? []
      if (this.#stopped.signal.aborted) throw unavailable()
      this.#migrated = true
      for (let step = this.#steps[0]; step !== undefined; step = this.#steps[0]) {
        await step()
        this.#steps.shift()
      }
      this.#ready = !this.#stopped.signal.aborted
    }
    await (this.way.open?.(attempt, this.#stopped.signal) ?? attempt())
    return migrations
  }

  /** Runs `step` before the database is ready: now if it is already, else as soon as the schema is there, under this `status`. */
  async prepare (step: () => Promise<void>, status?: string): Promise<void> {
    if (this.#ready) await step()
    else this.#steps.push(async () => { if (status !== undefined) this.report(status); await step() })
  }

  /** Says what the opening is at. */
  report (status: string, cause?: unknown): void {
    if (status !== this.#status) this.way.onStatus?.(status, cause)
    this.#status = status
  }

  get connections (): { total: number, idle: number, waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#queue.waiting }
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
      return await client.query<Row>(this.names.toQuery(statement))
    } catch (error) {
      if (!this.names.areLost(error)) throw error
      return await client.query<Row>(this.names.toQuery(statement))
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
  async begin<T> (work: (tx: Transaction, client: pg.PoolClient) => Promise<T>, limitMs = TRANSACTION_LIMIT_MS, owner?: Owner): Promise<T> {
    return await this.withClient(async (client, discard) => {
      const end = () => terminate(client)
      const timer = this.engine === 'postgresql' && limitMs !== Infinity ? setTimeout(end, limitMs) : undefined
      if (limitMs === Infinity) this.#stopped.signal.addEventListener('abort', end)
      const tx = new ClientTransaction(client, this.#hasPipeline, this.names)
      try {
        await tx.send(BEGIN)
        const result = await this.#inTransaction.run(true, async () => await work(tx, client))
        const wrote = this.#writesFail && await tx.hasWritten()
        await tx.commit()
        if (wrote) this.#writesFail = false
        return result
      } catch (error) {
        if (isSilent(error)) discard()
        else await client.query('rollback').catch(discard)
        throw await tx.failure() ?? error
      } finally {
        clearTimeout(timer)
        if (limitMs === Infinity) this.#stopped.signal.removeEventListener('abort', end)
      }
    }, owner)
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

  /** Takes a connection when it is the owner's turn, waiting 2 s at most, and gives it back; `discard` closes it instead. */
  async withClient<T> (work: (client: pg.PoolClient, discard: () => void) => Promise<T>, owner?: Owner): Promise<T> {
    if (this.#inTransaction.getStore() === true) {
      throw new Error('A second connection was asked for inside a transaction: use the transaction itself')
    }
    if (!this.#queue.tryAcquire(owner) && !await this.#queue.wait(owner)) throw unavailable()
    try {
      if (this.engine === 'embedded') await this.#giveWay()
      return await this.#connected(work)
    } finally {
      this.#queue.release(owner)
    }
  }

  /**
   * The embedded database works on this very thread, without a pause between one request and the next. Now and then what came meanwhile
   * has its turn: health is answered, and what is too much is refused.
   */
  async #giveWay (): Promise<void> {
    if (performance.now() - this.#gaveWayAt < MOST_AT_ONCE_MS) return
    await nextTurn()
    this.#gaveWayAt = performance.now()
  }

  async #connected<T> (work: (client: pg.PoolClient, discard: () => void) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    let broken = false
    try {
      return await work(client, () => { broken = true })
    } catch (error) {
      broken ||= isSilent(error) || this.#isStale(client, error)
      this.names.areLost(error)
      if (preventsWrites(error)) this.#writesFail = true
      throw translate(error)
    } finally {
      client.release(broken)
    }
  }

  /** A connection, to whichever host gives one: a host that is found to be down costs its time once. */
  async #connect (): Promise<pg.PoolClient> {
    const end = performance.now() + ELSEWHERE_MS
    for (let left = this.way.hosts?.count ?? 1; ; left--) {
      try {
        let client = await this.#pool.connect()
        while (this.#staleBefore > 0 && this.#bornAt(client) < this.#staleBefore) {
          client.release(true)
          client = await this.#pool.connect()
        }
        return client
      } catch (error) {
        if (left <= 1 || performance.now() > end) throw translate(error)
      }
    }
  }

  #bornAt (client: pg.PoolClient): number { return this.#born.get(client) ?? 0 }

  /** After a switch-over a connection may be left that is read-only until it is closed, and with it all that are as old. */
  #isStale (client: pg.PoolClient, error: unknown): boolean {
    const now = performance.now()
    if (!isReadOnly(error) || this.engine === 'embedded' || now - this.#bornAt(client) < READ_ONLY_KEPT_MS) return false
    this.#staleBefore = now
    return true
  }

  async close (): Promise<void> {
    this.#migrated = this.#ready = false
    this.#stopped.abort()
    this.#queue.close()
    await this.#opening?.catch(() => {})
    await this.#listener.close()
    await this.#pool.end()
    await this.way.close?.()
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

  constructor (private readonly client: pg.ClientBase, private readonly pipeline: boolean, private readonly names: StatementNames) {}

  async query<Row extends object> (statement: Sql): Promise<Row[]> {
    return (await this.client.query<Row>(this.names.toQuery(statement))).rows
  }

  /** Whether anything was written so far. */
  async hasWritten (): Promise<boolean> {
    const [row] = await this.query<{ yes: boolean }>(sql`select pg_current_xact_id_if_assigned() is not null as yes`)
    return row?.yes === true
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
