import pg from 'pg'
import { FairQueue } from './fair-queue.js'
import type { Owner, Slot } from './slot-usage.js'
import { isReadOnly, toUnavailable, unavailable } from './failures.js'
import { close, end, isGivenUp, limitSilence, watch } from './given-up.js'
import type { Hosts } from './hosts.js'

/** A connection younger than this that is read-only is kept: the server itself is read-only, so a new one would be too. */
const MIN_READ_ONLY_AGE_MS = 1000
/** Time after which a request tries no further host. */
const FAILOVER_MS = 1000

/** Work on a connection; `discard` makes the pool close it afterwards instead of reusing it. */
export type Work<T> = (client: pg.PoolClient, discard: () => void) => Promise<T>

/** Who uses a connection, and whether to write. */
export interface Use { owner?: Owner, isWrite?: boolean }

/** The `pg` connection pool, shared fairly between companies: connections are acquired and released through a queue. */
export class Connections {
  /** How long a request waits for a connection. Tests set it: on a busy machine many of them wait for the one embedded connection. */
  static waitMs = 2000

  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  readonly #connectedAt = new WeakMap<pg.PoolClient, number>()
  readonly #silenceMs: number
  /** Connections that were given up and that PostgreSQL has not ended yet. */
  readonly #ending = new Set<pg.PoolClient>()
  #staleBefore = 0
  /** Told how many seconds somebody waited for a connection, whether or not it came. */
  onWait: (seconds: number) => void = () => {}
  /** Told of each connection that is acquired, or of the cause when none is left and none can be opened. */
  onTake: (failure?: { cause: unknown }) => void = () => {}

  /**
   * @param options with `query_timeout`, the time after which a connection is given up if PostgreSQL sends nothing
   * @param hosts the hosts to connect to, for PostgreSQL
   */
  constructor ({ query_timeout: silenceMs = 0, ...options }: pg.PoolConfig, private readonly hosts: Hosts | undefined) {
    this.#silenceMs = silenceMs
    this.#queue = new FairQueue(options.max ?? 10, Connections.waitMs)
    this.#pool = new pg.Pool({ ...options, ...hosts?.poolConfig })
    // A broken connection fails its current statement and is replaced at its next use. Without error listeners, on the pool for
    // idle connections and on the client for acquired or closing ones, it would crash the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => {
      client.on('error', () => {})
      this.#connectedAt.set(client, performance.now())
      if (hosts !== undefined) watch(client)
    })
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
   * Acquires a connection in fair order, waiting at most 2 s, runs `work`, and releases it. A connection that was given up counts until
   * PostgreSQL has ended it, so that PostgreSQL never has more than the pool may hold.
   * @throws ApiError UNAVAILABLE in place of a transient error of the driver
   */
  async use<T> (work: Work<T>, { owner, isWrite }: Use, onError: (error: unknown) => void): Promise<T> {
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
    limitSilence(client, this.#silenceMs)
    let isBroken = false
    try {
      return await work(client, () => { isBroken = true })
    } catch (error) {
      isBroken ||= this.#isStale(client, error)
      onError(error)
      throw toUnavailable(error)
    } finally {
      this.#giveBack(client, slot, isBroken)
    }
  }

  #giveBack (client: pg.PoolClient, slot: Slot, isBroken: boolean): void {
    const release = () => {
      client.release(isBroken)
      this.#queue.release(slot)
    }
    limitSilence(client, 0)
    if (!isGivenUp(client) || this.hosts === undefined) return release()
    this.#ending.add(client)
    void end(client).then(() => {
      this.#ending.delete(client)
      release()
    })
  }

  /** Connects to the first host that accepts; later connections skip a host that is down. */
  async #take (): Promise<pg.PoolClient> {
    const end = performance.now() + FAILOVER_MS
    for (let left = this.hosts?.count ?? 1; ; left--) {
      try {
        let client = await this.#pool.connect()
        while (this.#staleBefore > 0 && this.#connectedSince(client) < this.#staleBefore) {
          client.release(true)
          client = await this.#pool.connect()
        }
        this.onTake()
        return client
      } catch (error) {
        if (left > 1 && performance.now() <= end) continue
        if (this.#pool.totalCount === 0) this.onTake({ cause: error })
        throw toUnavailable(error)
      }
    }
  }

  #noteWait (since: number): void { this.onWait((performance.now() - since) / 1000) }

  #connectedSince (client: pg.PoolClient): number { return this.#connectedAt.get(client) ?? 0 }

  /** After a switchover connections to the old primary stay read-only until they are closed: this one and all older ones. */
  #isStale (client: pg.PoolClient, error: unknown): boolean {
    const now = performance.now()
    if (this.hosts === undefined || !isReadOnly(error) || now - this.#connectedSince(client) < MIN_READ_ONLY_AGE_MS) return false
    this.#staleBefore = now
    return true
  }

  /** Refuses all requests that wait for a connection. */
  refuse (): void {
    this.#queue.close()
  }

  async close (): Promise<void> {
    for (const client of this.#ending) close(client)
    await this.#pool.end()
  }
}
