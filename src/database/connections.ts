import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { Client, type PoolClient } from './client.js'
import { FairQueue } from './fair-queue.js'
import type { Owner, Slot } from './slot-usage.js'
import { isReadOnly, toUnavailable, unavailable } from './failures.js'
import type { Hosts } from './hosts.js'

/** A connection younger than this that is read-only is kept: the server itself is read-only, so a new one would be too. */
const MIN_READ_ONLY_AGE_MS = 1000
/** Time after which a request tries no further host. */
const FAILOVER_MS = 1000
/** How often it is looked whether a use is overdue. */
const LOOK_MS = 100

/** Work on a connection; `discard` makes the pool close it afterwards instead of reusing it. */
export type Work<T> = (client: PoolClient, discard: () => void) => Promise<T>

/**
 * Who uses a connection, and whether to write; `limitMs` is how long this may take in all, and with `Infinity` no limit holds. One that is
 * `isQuiet` may wait as long for a single answer.
 */
export interface Use { owner?: Owner, isWrite?: boolean, limitMs?: number, isQuiet?: boolean }

const TOO_LONG = 'the request took longer than it may: if it is about many objects, name fewer at once; otherwise try again soon'

/** A use that goes on. */
class CurrentUse {
  isBroken = false
  isGivenUp = false
  /** Whether it takes longer than it may. */
  isTooLong = false
  #giveUp: (error: Error) => void = () => {}
  readonly #since = performance.now()
  /** Bytes that had passed, both ways, when they were last counted, and since when there are no more. */
  #passed = 0
  #silentSince = this.#since

  constructor (readonly client: PoolClient, readonly limitMs: number | undefined, private readonly isQuiet: boolean) {}

  /** Runs `work`, until it ends or is given up. */
  async run<T> (work: Work<T>): Promise<T> {
    return await new Promise<T>((resolve, reject) => {
      this.#giveUp = reject
      work(this.client, () => { this.isBroken = true }).then(resolve, reject)
    })
  }

  giveUp (): void {
    this.isGivenUp = true
    this.#giveUp(new Error('Query read timeout'))
  }

  /** Whether it takes longer than it may, or nothing has passed for too long; to be asked again and again. */
  isOverdue (now: number, silenceMs: number): boolean {
    const { client: { socket }, limitMs = Infinity } = this
    const passed = socket.bytesRead + socket.bytesWritten
    if (passed !== this.#passed) this.#silentSince = now
    this.#passed = passed
    this.isTooLong = now - this.#since > limitMs
    return this.isTooLong || (this.limitMs !== Infinity && !this.isQuiet && now - this.#silentSince > silenceMs)
  }
}

/** The `pg` connection pool, shared fairly between companies: connections are acquired and released through a queue. */
export class Connections {
  /** How long a request waits for a connection. Tests set it: on a busy machine many of them wait for the one embedded connection. */
  static waitMs = 2000

  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  /** The connections, each with its use if there is one. A set of uses would be made anew again and again. */
  readonly #uses = new Map<pg.PoolClient, CurrentUse | undefined>()
  /** Connections that were given up and that PostgreSQL has not ended yet. */
  readonly #ending = new Set<PoolClient>()
  readonly #looking: NodeJS.Timeout | undefined
  #staleBefore = 0
  /** Told how many seconds somebody waited for a connection, whether or not it came. */
  onWait: (seconds: number) => void = () => {}
  /** Told of each connection that is acquired, or of the cause when none is left and none can be opened. */
  onTake: (failure?: { cause: unknown }) => void = () => {}

  /**
   * @param options with `query_timeout`, the time after which a connection in use is given up if nothing passes
   * @param hosts the hosts to connect to, for PostgreSQL
   */
  constructor ({ query_timeout: silenceMs = Infinity, ...options }: pg.PoolConfig, private readonly hosts: Hosts | undefined) {
    this.#queue = new FairQueue(options.max ?? 10, Connections.waitMs)
    const onConnect = hosts === undefined ? undefined : async (client: pg.ClientBase) => await hosts.check(client)
    this.#pool = new pg.Pool({ ...options, Client, onConnect })
    // A connection that breaks while it is free is replaced at its next use.
    this.#pool.on('error', () => {})
      .on('connect', client => this.#uses.set(client, undefined))
      .on('remove', client => this.#uses.delete(client))
    if (hosts !== undefined) {
      this.#looking = setInterval(() => {
        const now = performance.now()
        for (const use of this.#uses.values()) if (use?.isOverdue(now, silenceMs) === true) use.giveUp()
      }, LOOK_MS).unref()
    }
  }

  get counts (): { total: number, idle: number, waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#queue.waiting }
  }

  onConnect (listener: (client: pg.PoolClient) => void): void {
    this.#pool.on('connect', listener)
  }

  /** Connects with these session settings from now on; existing connections are replaced. */
  reconnectWith (options: string): void {
    this.#pool.options.options = options
    this.#staleBefore = performance.now()
  }

  /**
   * Acquires a connection in fair order, waiting at most 2 s, runs `work`, and releases it. A use that is overdue ends for its caller at
   * once; its connection counts until PostgreSQL has ended it, so that PostgreSQL never has more than the pool may hold.
   * @throws ApiError UNAVAILABLE in place of a transient error of the driver
   */
  async use<T> (work: Work<T>, { owner, isWrite, limitMs, isQuiet = false }: Use, onError: (error: unknown) => void): Promise<T> {
    const askedAt = performance.now()
    const slot = this.#queue.tryAcquire(owner, isWrite) ?? await this.#queue.wait(owner, isWrite)
    if (slot === undefined) {
      this.#noteWait(askedAt)
      throw unavailable()
    }
    const client = await this.#take().catch((error: unknown) => {
      this.#queue.release(slot)
      throw error
    }).finally(() => this.#noteWait(askedAt))
    const current = new CurrentUse(client, limitMs, isQuiet)
    this.#uses.set(client, current)
    try {
      return await current.run(work)
    } catch (error) {
      current.isBroken ||= this.#isStale(client, error)
      onError(error)
      throw current.isGivenUp && current.isTooLong ? unavailable(error, TOO_LONG) : toUnavailable(error)
    } finally {
      this.#uses.set(client, undefined)
      if (current.isGivenUp) void this.#end(client, slot)
      else this.#giveBack(client, slot, current.isBroken)
    }
  }

  async #end (client: PoolClient, slot: Slot): Promise<void> {
    this.#ending.add(client)
    await (this.hosts === undefined ? client.close() : client.giveUp())
    this.#ending.delete(client)
    this.#giveBack(client, slot, true)
  }

  #giveBack (client: PoolClient, slot: Slot, isBroken: boolean): void {
    client.release(isBroken)
    this.#queue.release(slot)
  }

  /** Connects to the first host that accepts; later connections skip a host that is down. */
  async #take (): Promise<PoolClient> {
    const end = performance.now() + FAILOVER_MS
    for (let left = this.hosts?.count ?? 1; ; left--) {
      const url = this.hosts?.current
      if (url !== undefined) this.#pool.options.connectionString = url
      try {
        for (;;) {
          const client = await this.#pool.connect() as PoolClient
          if (client.madeAt >= this.#staleBefore) {
            this.onTake()
            return client
          }
          client.release(true)
        }
      } catch (error) {
        if (url !== undefined) this.hosts?.switchFrom(url)
        if (left > 1 && performance.now() <= end) continue
        if (this.#pool.totalCount === 0) this.onTake({ cause: error })
        throw toUnavailable(error)
      }
    }
  }

  #noteWait (since: number): void { this.onWait((performance.now() - since) / 1000) }

  /** After a switchover connections to the old primary stay read-only until they are closed: this one and all older ones. */
  #isStale ({ madeAt }: PoolClient, error: unknown): boolean {
    const now = performance.now()
    if (this.hosts === undefined || !isReadOnly(error) || now - madeAt < MIN_READ_ONLY_AGE_MS) return false
    this.#staleBefore = now
    return true
  }

  /** Refuses all requests that wait for a connection, and gives up uses that may take any time. */
  refuse (): void {
    this.#queue.close()
    for (const use of this.#uses.values()) if (use?.limitMs === Infinity) use.giveUp()
  }

  async close (): Promise<void> {
    for (const client of this.#ending) void client.close()
    // `pg` forgets those that wait for a connection when it ends: a free one comes in the next turn.
    await nextTurn()
    // Uses that go on have their limits until they end.
    if (!this.#pool.ending) await this.#pool.end().finally(() => clearInterval(this.#looking))
  }
}
