import pg from 'pg'
import { FairQueue } from './fair-queue.js'
import type { Owner, Slot } from './slot-usage.js'
import { isReadOnly, toUnavailable, unavailable } from './failures.js'
import { close, end, giveUp, isGivenUp } from './given-up.js'
import type { Hosts } from './hosts.js'
import { Member } from './pool-member.js'

/** A connection younger than this that is read-only is kept: the server itself is read-only, so a new one would be too. */
const MIN_READ_ONLY_AGE_MS = 1000
/** Time after which a request tries no further host. */
const FAILOVER_MS = 1000
/** How often it is looked whether a connection is overdue. */
const LOOK_MS = 100
/** A connection that nobody has needed for this time goes back to the pool of `pg`, which closes it after some more. */
const SPARE_MS = 1000

/** Work on a connection; `discard` makes the pool close it afterwards instead of reusing it. */
export type Work<T> = (client: pg.PoolClient, discard: () => void) => Promise<T>

/** Who uses a connection, and whether to write; `limitMs` is how long this may take in all, and with `Infinity` no limit holds. */
export interface Use { owner?: Owner, isWrite?: boolean, limitMs?: number }

/**
 * The `pg` connection pool, shared fairly between companies: connections are acquired and released through a queue. Those that are needed
 * again within a second are kept here: each return to the pool and each limit of time would cost a timer.
 */
export class Connections {
  /** How long a request waits for a connection. Tests set it: on a busy machine many of them wait for the one embedded connection. */
  static waitMs = 2000

  readonly #pool: pg.Pool
  readonly #queue: FairQueue
  readonly #members = new Map<pg.PoolClient, Member>()
  /** Connections that are free, the least recently used first. */
  readonly #spare: Member[] = []
  #isClosed = false
  readonly #looking: NodeJS.Timeout | undefined
  readonly #silenceMs: number
  /** Connections that were given up and that PostgreSQL has not ended yet. */
  readonly #ending = new Set<pg.PoolClient>()
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
    this.#silenceMs = silenceMs
    this.#queue = new FairQueue(options.max ?? 10, Connections.waitMs)
    this.#pool = new pg.Pool({ ...options, ...hosts?.poolConfig })
    // A broken connection fails its current statement and is replaced at its next use. Without error listeners, on the pool for
    // idle connections and on the client for acquired or closing ones, it would crash the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => {
      const member = new Member(client)
      this.#members.set(client, member)
      const lose = () => this.#lose(member)
      client.on('error', lose).on('end', lose)
    })
    this.#pool.on('remove', client => this.#members.delete(client))
    if (hosts !== undefined) this.#looking = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  get counts (): { total: number, idle: number, waiting: number } {
    return { total: this.#pool.totalCount, idle: this.#pool.idleCount + this.#spare.length, waiting: this.#queue.waiting }
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
  async use<T> (work: Work<T>, { owner, isWrite, limitMs }: Use, onError: (error: unknown) => void): Promise<T> {
    const askedAt = performance.now()
    const slot = this.#queue.tryAcquire(owner, isWrite) ?? await this.#queue.wait(owner, isWrite)
    if (slot === undefined) {
      this.#noteWait(askedAt)
      throw unavailable()
    }
    const member = this.#takeSpare() ?? await this.#take().catch((error: unknown) => {
      this.#queue.release(slot)
      this.#noteWait(askedAt)
      throw error
    })
    this.#noteWait(askedAt)
    member.begin(limitMs)
    let isBroken = false
    try {
      return await work(member.client, () => { isBroken = true })
    } catch (error) {
      isBroken ||= this.#isStale(member, error)
      onError(error)
      throw toUnavailable(error)
    } finally {
      this.#giveBack(member, slot, isBroken)
    }
  }

  #giveBack (member: Member, slot: Slot, isBroken: boolean): void {
    const { client } = member
    const release = () => {
      if (isBroken || member.isLost || this.#isClosed) client.release(isBroken || member.isLost)
      else this.#spare.push(member)
      this.#queue.release(slot)
    }
    member.end()
    if (!isGivenUp(client) || this.hosts === undefined) return release()
    this.#ending.add(client)
    void end(client).then(() => {
      this.#ending.delete(client)
      release()
    })
  }

  /** It has failed: nobody gets it any more. */
  #lose (member: Member): void {
    member.isLost = true
    const index = this.#spare.indexOf(member)
    if (index !== -1) this.#spare.splice(index, 1)[0]?.client.release(true)
  }

  /** Gives up connections whose use takes too long, and lets go of those that nobody has needed lately. */
  #look (): void {
    const now = performance.now()
    for (const member of this.#members.values()) {
      if (member.isOverdue(now, this.#silenceMs) && !isGivenUp(member.client)) giveUp(member.client)
    }
    while (this.#spare[0] !== undefined && now - this.#spare[0].since > SPARE_MS) this.#spare.shift()?.client.release()
  }

  /** The most recently used of the connections that are free. */
  #takeSpare (): Member | undefined {
    for (let member = this.#spare.pop(); member !== undefined; member = this.#spare.pop()) {
      if (member.connectedAt >= this.#staleBefore) {
        this.onTake()
        return member
      }
      member.client.release(true)
    }
    return undefined
  }

  /** Connects to the first host that accepts; later connections skip a host that is down. */
  async #take (): Promise<Member> {
    const end = performance.now() + FAILOVER_MS
    for (let left = this.hosts?.count ?? 1; ; left--) {
      try {
        for (;;) {
          const client = await this.#pool.connect()
          const member = this.#members.get(client)
          if (member !== undefined && member.connectedAt >= this.#staleBefore) {
            this.onTake()
            return member
          }
          client.release(true)
        }
      } catch (error) {
        if (left > 1 && performance.now() <= end) continue
        if (this.#pool.totalCount === 0) this.onTake({ cause: error })
        throw toUnavailable(error)
      }
    }
  }

  #noteWait (since: number): void { this.onWait((performance.now() - since) / 1000) }

  /** After a switchover connections to the old primary stay read-only until they are closed: this one and all older ones. */
  #isStale ({ connectedAt }: Member, error: unknown): boolean {
    const now = performance.now()
    if (this.hosts === undefined || !isReadOnly(error) || now - connectedAt < MIN_READ_ONLY_AGE_MS) return false
    this.#staleBefore = now
    return true
  }

  /** Refuses all requests that wait for a connection. */
  refuse (): void {
    this.#queue.close()
  }

  async close (): Promise<void> {
    this.#isClosed = true
    for (const client of this.#ending) close(client)
    for (const { client } of this.#spare.splice(0)) client.release()
    // Uses that go on have their limits until they end.
    await this.#pool.end().finally(() => clearInterval(this.#looking))
  }
}
