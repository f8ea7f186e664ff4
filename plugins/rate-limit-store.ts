import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import { now } from '../src/domain/shared/clock.js'

/** Times in milliseconds. */
export interface Counter { current: number, ttl: number }
type Callback = (error: Error | null, result: Counter | null) => void

/** What @fastify/rate-limit asks of a store; times in milliseconds. */
export interface CounterStore {
  incr (key: string, callback: Callback, window: number, max: number): void
  read (key: string, callback: Callback, window: number, max: number): void
}

const RedisStore = createRequire(import.meta.url)('@fastify/rate-limit/store/RedisStore.js') as
  new (continueExceeding: boolean, exponentialBackoff: boolean, redis: Redis, nameSpace: string) => CounterStore

/** The count since the window began, and when it ends. */
interface Window { current: number, begin: number, end: number }

function counterOf (window: Window | undefined, time = now()): Counter {
  return window === undefined ? { current: 0, ttl: 0 } : { current: window.current, ttl: window.end - time }
}

/** Counters in memory, for the most recently counted keys (LRU). */
export class MemoryStore implements CounterStore {
  readonly #windows = new Map<string, Window>()

  constructor (private readonly keys: number) {}

  incr (key: string, callback: Callback, length: number): void { callback(null, this.increment(key, length)) }

  /** Increments the counter. @returns a copy: the counter changes with later calls */
  increment (key: string, length: number): Counter {
    const time = now()
    return counterOf(this.count(key, length, time), time)
  }

  read (key: string, callback: Callback): void { callback(null, counterOf(this.find(key))) }

  /** Increments the counter. @returns the live window, which later calls update */
  count (key: string, length: number, time = now()): Window {
    const window = this.find(key, time) ?? { current: 0, begin: time, end: time + length }
    window.current++
    // Re-inserted at the end: maps keep insertion order, so the first key is the least recently counted.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size > this.keys) this.#windows.delete(this.#windows.keys().next().value as string)
    return window
  }

  find (key: string, time = now()): Window | undefined {
    const window = this.#windows.get(key)
    // A window that begins in the future was made before the clock was set back.
    return window !== undefined && window.begin <= time && time < window.end ? window : undefined
  }
}

const PAUSE_MS = 1000
/** Milliseconds that Redis has for an answer. */
export const ANSWER_MS = 150
/** A failure that is noticed so many milliseconds after that time was not noticed earlier because this process itself stood still. */
const OWN_STALL_MS = 100

/**
 * Circuit breaker: after two failures in a row Redis is not asked for a second. The second one is of a question that was asked after the
 * first had failed: one stall of this process fails all questions of that moment. Shared by all stores of a process.
 */
export class Breaker {
  #pausedUntil = 0
  #open = false
  /** The first failure since the last answer. */
  #failedAt: number | undefined

  /** @param onChange called when the local counters take over, and when Redis is back */
  constructor (private readonly onChange: (shared: boolean, error?: Error) => void, private readonly onFallback: () => void) {}

  get allows (): boolean { return performance.now() >= this.#pausedUntil }

  /** @param askedAt when Redis was asked, as `performance.now()` gives it */
  failed (error: Error, askedAt: number): void {
    const now = performance.now()
    const silence = askedAt - (this.#failedAt ??= now)
    const isOwnStall = now - askedAt > ANSWER_MS + OWN_STALL_MS
    if (!this.#open && (silence <= 0 || (isOwnStall && silence < PAUSE_MS))) return
    this.#pausedUntil = now + PAUSE_MS
    if (!this.#open) this.onChange(false, error)
    this.#open = true
  }

  succeeded (): void {
    this.#failedAt = undefined
    if (this.#open) this.onChange(true)
    this.#open = false
  }

  fellBack (): void { this.onFallback() }
}

/**
 * Counters in Redis, and in this process's memory as well: while Redis fails the local ones continue from their values, and when Redis
 * comes back with lower counts, they apply until their window ends. So one process never exceeds the limit in a window.
 */
export class SharedStore implements CounterStore {
  readonly #shared: CounterStore
  readonly #local: MemoryStore

  constructor (redis: Redis, private readonly breaker: Breaker, nameSpace: string, keys: number) {
    this.#shared = new RedisStore(false, false, redis, `recruitment-api:limit:${nameSpace}:`)
    this.#local = new MemoryStore(keys)
  }

  incr (key: string, callback: Callback, length: number, max: number): void {
    this.#ask('incr', key, this.#local.count(key, length), callback, length, max)
  }

  read (key: string, callback: Callback, length: number, max: number): void {
    this.#ask('read', key, this.#local.find(key), callback, length, max)
  }

  #ask (method: 'incr' | 'read', key: string, window: Window | undefined, callback: Callback, length: number, max: number): void {
    const start = now()
    const local = counterOf(window)
    const fallBack = () => {
      this.breaker.fellBack()
      callback(null, local)
    }
    if (!this.breaker.allows) return fallBack()
    const askedAt = performance.now()
    this.#shared[method](key, (error, shared) => {
      if (shared === null) {
        this.breaker.failed(error as Error, askedAt)
        return fallBack()
      }
      this.breaker.succeeded()
      // The window in Redis decides; the local one ends no later.
      if (window !== undefined && shared.current > 0) window.end = Math.min(window.end, start + shared.ttl)
      callback(null, shared.current < local.current ? local : shared)
    }, length, max)
  }
}
