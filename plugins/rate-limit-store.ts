import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { now } from '../src/domain/shared/clock.js'

export const LIMIT_KINDS = ['token', 'company', 'address'] as const
export type LimitKind = typeof LIMIT_KINDS[number]

/** Who is counted, and how many requests a window lets pass. */
export interface Bound { kind: LimitKind, key: string, max: number }

/** The count with this request, above the maximum if that is refused; `ttl` in milliseconds until the window ends. */
export interface Counter { current: number, ttl: number }

/**
 * Counts a request on all its bounds or, when one of them is full, on none: what one limit refuses uses up no other.
 */
export interface Counters {
  count (bounds: Bound[]): Counter[] | Promise<Counter[]>
  /** The same without counting. */
  peek (bounds: Bound[]): Counter[] | Promise<Counter[]>
}

/** The count since the window began, and when it ends. */
interface Window { current: number, begin: number, end: number }

/** Number of keys that are remembered, for each kind separately, so that a flood of addresses evicts no tokens. */
const KEYS: Record<LimitKind, number> = { token: 100_000, company: 100_000, address: 10_000 }

/** The windows of the most recently seen keys, in memory (LRU; by their begin until half of the places are taken). */
export class LocalCounters implements Counters {
  readonly #windows = { token: new Map<string, Window>(), company: new Map<string, Window>(), address: new Map<string, Window>() }

  /** @param length of a window, in milliseconds */
  constructor (private readonly length: number) {}

  count (bounds: Bound[]): Counter[] {
    const time = now()
    const windows = bounds.map(bound => this.#use(bound, time))
    const counters = countersOf(windows, time)
    if (!hasFull(bounds, counters)) for (const window of windows) window.current++
    return counters
  }

  peek (bounds: Bound[]): Counter[] {
    const time = now()
    return countersOf(bounds.map(bound => this.#find(bound, time)), time)
  }

  /** Ends windows that last longer. */
  shorten (bounds: Bound[], ends: number[]): void {
    for (const [i, bound] of bounds.entries()) {
      const window = this.#windows[bound.kind].get(bound.key)
      if (window !== undefined) window.end = Math.min(window.end, ends[i] as number)
    }
  }

  #use (bound: Bound, time: number): Window {
    const windows = this.#windows[bound.kind]
    const window = this.#find(bound, time)
    // Who was seen last matters only once some must go.
    if (window.current > 0 && windows.size < KEYS[bound.kind] / 2) return window
    // Re-inserted at the end: maps keep insertion order, so the first key is the least recently used.
    windows.delete(bound.key)
    windows.set(bound.key, window)
    for (const [key, { end }] of windows) {
      if (time < end && windows.size <= KEYS[bound.kind]) break
      windows.delete(key)
    }
    return window
  }

  /** The open window of a key; otherwise a new one, which is not kept. */
  #find ({ kind, key }: Bound, time: number): Window {
    const window = this.#windows[kind].get(key)
    // A window that begins in the future was made before the clock was set back.
    const isOpen = window !== undefined && window.begin <= time && time < window.end
    return isOpen ? window : { current: 0, begin: time, end: time + this.length }
  }
}

function countersOf (windows: Window[], time: number): Counter[] {
  return windows.map(({ current, end }) => ({ current: current + 1, ttl: end - time }))
}

/** Whether one of the bounds refuses the request. */
export function hasFull (bounds: Bound[], counters: Counter[]): boolean {
  return bounds.some(({ max }, i) => (counters[i] as Counter).current > max)
}

const PAUSE_MS = 1000
/** Milliseconds within which Redis must answer. */
export const ANSWER_MS = 150
/** A failure noticed this many milliseconds later than that is not Redis's: this process itself stood still. */
const OWN_STALL_MS = 100

/**
 * Circuit breaker: after two failures in a row Redis is not asked for a second. The second must be of a query that was sent after the first
 * had failed, because one stall of this process fails all queries of that moment. Shared by all stores of a process.
 */
export class Breaker {
  #pausedUntil = 0
  #open = false
  /** The first failure since the last answer. */
  #failedAt: number | undefined

  /** @param onChange called when the local counters take over, and when Redis is back */
  constructor (private readonly onChange: (shared: boolean, error?: Error) => void, private readonly onFallback: () => void) {}

  get allows (): boolean { return performance.now() >= this.#pausedUntil }

  /** @param askedAt when Redis was asked, by `performance.now()` */
  failed (error: Error, askedAt: number): void {
    const now = performance.now()
    const silence = askedAt - (this.#failedAt ??= now)
    const isOwnStall = now - askedAt > ANSWER_MS + OWN_STALL_MS
    if (!this.#open && (silence <= 0 || (isOwnStall && silence < PAUSE_MS))) return
    this.open(error)
  }

  succeeded (): void {
    this.#failedAt = undefined
    if (this.#open) this.onChange(true)
    this.#open = false
  }

  fellBack (): void { this.onFallback() }

  /** Does not ask Redis for a while; reports that the first time. */
  open (error?: Error): void {
    this.#pausedUntil = performance.now() + PAUSE_MS
    if (!this.#open) this.onChange(false, error)
    this.#open = true
  }
}

const FIRST_LOOKS = { count: 10, pauseMs: 100 }

/**
 * Whether Redis answers within about a second of the start; also true if the server stops before that. The number of attempts is fixed,
 * however long they take: a process that stands still does not hear Redis either.
 */
export async function isReached (redis: { readonly status: string }): Promise<boolean> {
  for (let look = 0; look < FIRST_LOOKS.count; look++) {
    if (['ready', 'end'].includes(redis.status)) return true
    await sleep(FIRST_LOOKS.pauseMs)
  }
  return false
}

/** All bounds of a request at once, in one round trip and atomically. ARGV: whether to count, the length of a window, the maximums. */
const COUNT = `
  local counts, takes = {}, ARGV[1] == '1'
  for i, key in ipairs(KEYS) do
    counts[i] = tonumber(redis.call('GET', key) or 0) + 1
    takes = takes and counts[i] <= tonumber(ARGV[i + 2])
  end
  local answer = {}
  for i, key in ipairs(KEYS) do
    if takes and redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[2]) end
    table.insert(answer, counts[i])
    table.insert(answer, math.max(0, redis.call('PTTL', key)))
  end
  return answer
`

interface CountingRedis extends Redis { countRequest: (keys: number, ...keysAndArguments: Array<string | number>) => Promise<number[]> }

/**
 * Counters in Redis, and in this process's memory as well: while Redis fails the local ones continue from their values, and when Redis
 * comes back with lower counts, the local counters apply until their window ends. So one process never exceeds the limit in a window.
 */
export class SharedCounters implements Counters {
  readonly #redis: CountingRedis
  readonly #local: LocalCounters

  constructor (redis: Redis, private readonly breaker: Breaker, private readonly length: number) {
    redis.defineCommand('countRequest', { lua: COUNT })
    this.#redis = redis as CountingRedis
    this.#local = new LocalCounters(length)
  }

  async count (bounds: Bound[]): Promise<Counter[]> { return await this.#ask('count', bounds) }

  async peek (bounds: Bound[]): Promise<Counter[]> { return await this.#ask('peek', bounds) }

  async #ask (method: 'count' | 'peek', bounds: Bound[]): Promise<Counter[]> {
    const known = this.#local.peek(bounds)
    // This process alone has already let through as many as the limit allows.
    if (hasFull(bounds, known)) return known
    const start = now()
    const shared = this.breaker.allows ? await this.#askRedis(method, bounds) : undefined
    if (shared === undefined) {
      if (method === 'count') this.breaker.fellBack()
      return this.#local[method](bounds)
    }
    if (hasFull(bounds, shared)) return shared
    const local = this.#local[method](bounds)
    // The windows in Redis decide; the local ones end no later.
    if (method === 'count') this.#local.shorten(bounds, shared.map(({ ttl }) => start + ttl))
    return shared.map((counter, i) => counter.current < (local[i] as Counter).current ? local[i] as Counter : counter)
  }

  /** @returns nothing when Redis does not answer in time */
  async #askRedis (method: 'count' | 'peek', bounds: Bound[]): Promise<Counter[] | undefined> {
    const askedAt = performance.now()
    try {
      const keys = bounds.map(({ kind, key }) => `recruitment-api:limit:${kind}:${key}`)
      const found = await this.#redis.countRequest(
        keys.length, ...keys, method === 'count' ? 1 : 0, this.length, ...bounds.map(({ max }) => max)
      )
      this.breaker.succeeded()
      return bounds.map((_, i) => ({ current: found[2 * i] as number, ttl: found[2 * i + 1] as number }))
    } catch (error) {
      this.breaker.failed(error as Error, askedAt)
      return undefined
    }
  }
}
