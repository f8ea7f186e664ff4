import pg from 'pg'
import { FairQueue, type Owner } from './fair-queue.js'
import { isReadOnly, isQueryTimeout, toUnavailable, unavailable } from './failures.js'
import type { Hosts } from './hosts.js'

/** How long a request waits for its turn to take a connection. */
const WAIT_MS = 2000
/** A new connection that is read-only too is kept for so long: the server itself is, and another would be no better. */
const READ_ONLY_KEPT_MS = 1000
/** After so long no other host is tried for this request: it has waited enough. */
const ELSEWHERE_MS = 1000

/** What is done with a connection; `discard` closes it afterwards instead of giving it back. */
export type Work<T> = (client: pg.PoolClient, discard: () => void) => Promise<T>

/**
 * The connections of a `pg` pool, which companies share. They are taken, used and released by hand: with the embedded engine
 * `pool.query` ends the process at the second SQL error.
 */
export class Connections {
  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  readonly #connectedAt = new WeakMap<pg.PoolClient, number>()
  #staleBefore = 0
  /** Told how many seconds somebody waited for a connection, or in vain. */
  onWait: (seconds: number) => void = () => {}

  /** @param hosts where connections go, if there is a choice */
  constructor (options: pg.PoolConfig, private readonly hosts: Hosts | undefined) {
    this.#queue = new FairQueue(options.max ?? 10, WAIT_MS)
    this.#pool = new pg.Pool({ ...options, ...hosts?.poolConfig })
    // A connection that breaks is replaced at its next use, and fails the statement that it was working on. Without listeners,
    // on the pool while it is idle and on itself while it is held or being closed, it would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => {
      client.on('error', () => {})
      this.#connectedAt.set(client, performance.now())
    })
  }

  get counts (): { total: number, idle: number, waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#queue.waiting }
  }

  onConnect (listener: (client: pg.PoolClient) => void): void {
    this.#pool.on('connect', listener)
  }

  /**
   * Takes a connection when it is the owner's turn, waiting 2 s at most, and gives it back.
   * @throws ApiError UNAVAILABLE in place of the driver's error if that is a passing fault
   */
  async use<T> (work: Work<T>, owner: Owner, onError: (error: unknown) => void): Promise<T> {
    const askedAt = performance.now()
    if (!this.#queue.tryAcquire(owner) && !await this.#queue.wait(owner)) {
      this.#noteWait(askedAt)
      throw unavailable()
    }
    try {
      return await this.#useNow(work, onError, askedAt)
    } finally {
      this.#queue.release(owner)
    }
  }

  async #useNow<T> (work: Work<T>, onError: (error: unknown) => void, askedAt: number): Promise<T> {
    const client = await this.#take().finally(() => this.#noteWait(askedAt))
    let isBroken = false
    try {
      return await work(client, () => { isBroken = true })
    } catch (error) {
      isBroken ||= isQueryTimeout(error) || this.#isStale(client, error)
      onError(error)
      throw toUnavailable(error)
    } finally {
      client.release(isBroken)
    }
  }

  /** A connection, to whichever host gives one: a host that is found to be down costs its time once. */
  async #take (): Promise<pg.PoolClient> {
    const end = performance.now() + ELSEWHERE_MS
    for (let left = this.hosts?.count ?? 1; ; left--) {
      try {
        let client = await this.#pool.connect()
        while (this.#staleBefore > 0 && this.#connectedSince(client) < this.#staleBefore) {
          client.release(true)
          client = await this.#pool.connect()
        }
        return client
      } catch (error) {
        if (left <= 1 || performance.now() > end) throw toUnavailable(error)
      }
    }
  }

  #noteWait (since: number): void { this.onWait((performance.now() - since) / 1000) }

  #connectedSince (client: pg.PoolClient): number { return this.#connectedAt.get(client) ?? 0 }

  /** After a switchover a connection may be left that is read-only until it is closed, and with it all that are as old. */
  #isStale (client: pg.PoolClient, error: unknown): boolean {
    const now = performance.now()
    if (this.hosts === undefined || !isReadOnly(error) || now - this.#connectedSince(client) < READ_ONLY_KEPT_MS) return false
    this.#staleBefore = now
    return true
  }

  /** Nobody waits for a connection any more. */
  refuse (): void {
    this.#queue.close()
  }

  async close (): Promise<void> {
    await this.#pool.end()
  }
}

/** Ends a connection at once, whatever it is doing: a transaction that takes too long must not hold its locks. */
export function terminate (client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
