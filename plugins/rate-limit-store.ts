import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'

interface Counter { current: number, ttl: number }
type Callback = (error: Error | null, result: Counter | null) => void

/** What @fastify/rate-limit asks of a store; times in milliseconds. */
export interface CounterStore {
  incr (key: string, callback: Callback, window: number, max: number): void
  read (key: string, callback: Callback, window: number, max: number): void
}

const require = createRequire(import.meta.url)
const LocalStore = require('@fastify/rate-limit/store/LocalStore.js') as new (continueExceeding: boolean, exponentialBackoff: boolean, keys: number) => CounterStore
const RedisStore = require('@fastify/rate-limit/store/RedisStore.js') as new (continueExceeding: boolean, exponentialBackoff: boolean, redis: Redis, nameSpace: string) => CounterStore

/** Counters in memory. Hands out copies: the library's own object changes under those who still read it. */
export class MemoryStore implements CounterStore {
  readonly #counters: CounterStore

  constructor (keys: number) { this.#counters = new LocalStore(false, false, keys) }

  incr (key: string, callback: Callback, window: number, max: number): void {
    this.#counters.incr(key, (error, counter) => callback(error, counter && { current: counter.current, ttl: counter.ttl }), window, max)
  }

  read (key: string, callback: Callback, window: number, max: number): void { this.#counters.read(key, callback, window, max) }
}

const PAUSE_MS = 1000

/** Whether Redis is asked: after a failure, not for a second. Shared by all stores of a process. */
export class Breaker {
  #pausedUntil = 0
  #open = false

  /** @param onChange told when the local counters take over, and when Redis is back */
  constructor (private readonly onChange: (shared: boolean, error?: Error) => void, private readonly onFallback: () => void) {}

  get allows (): boolean { return Date.now() >= this.#pausedUntil }

  failed (error: Error): void {
    this.#pausedUntil = Date.now() + PAUSE_MS
    if (!this.#open) this.onChange(false, error)
    this.#open = true
  }

  succeeded (): void {
    if (this.#open) this.onChange(true)
    this.#open = false
  }

  fellBack (): void { this.onFallback() }
}

/** Counters in Redis; in this process's memory while Redis fails or is silent. */
export class SharedStore implements CounterStore {
  readonly #shared: CounterStore
  readonly #local: MemoryStore

  constructor (redis: Redis, private readonly breaker: Breaker, nameSpace: string, keys: number) {
    this.#shared = new RedisStore(false, false, redis, `recruitment-api:limit:${nameSpace}:`)
    this.#local = new MemoryStore(keys)
  }

  incr (key: string, callback: Callback, window: number, max: number): void { this.#ask('incr', key, callback, window, max) }

  read (key: string, callback: Callback, window: number, max: number): void { this.#ask('read', key, callback, window, max) }

  #ask (method: 'incr' | 'read', key: string, callback: Callback, window: number, max: number): void {
    const fallBack = () => {
      this.breaker.fellBack()
      this.#local[method](key, callback, window, max)
    }
    if (!this.breaker.allows) return fallBack()
    this.#shared[method](key, (error, counter) => {
      if (error === null) {
        this.breaker.succeeded()
        callback(null, counter)
      } else {
        this.breaker.failed(error)
        fallBack()
      }
    }, window, max)
  }
}
