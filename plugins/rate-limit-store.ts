import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LruMap } from 'toad-cache'
import { now } from '../src/domain/shared/clock.js'

// The third request of a token in its window, with a limit of 500:
//
//   incr('token:0197…', callback, 60000, 500)   →   callback(null, { current: 3, ttl: 41200 })

export const LIMIT_KINDS = ['token', 'company', 'address'] as const
export type LimitKind = typeof LIMIT_KINDS[number]

/** How many keys of each kind are remembered: apart, so that a flood of addresses evicts no tokens. */
const MAX_KEYS: Record<LimitKind, number> = { token: 100_000, company: 100_000, address: 10_000 }

/** The count with this request, above the maximum if that is refused; `ttl` in milliseconds until the window ends. */
interface Counted { current: number, ttl: number }
type Callback = (error: Error | null, counted: Counted) => void
/** `by` is 1 for a request that is counted, 0 for one that is only asked about; `length` that of a window in milliseconds. */
type Question = [key: string, by: 0 | 1, length: number, max: number]
interface Window { current: number, begin: number, end: number }
/** Nothing comes back while Redis fails. */
export type AskRedis = (...question: Question) => Promise<Counted | undefined>

/**
 * Counts the requests of a key `<kind>:<id>` that its limit lets pass, in fixed windows: in this process, and with Redis in there as well.
 * While Redis fails, the counts here go on; when it comes back with lower ones, those here apply until their windows end. So one process
 * never lets through more than the limit.
 */
export class LimitStore implements FastifyRateLimitStore {
  readonly #windows = Object.fromEntries(LIMIT_KINDS.map(kind => [kind, new LruMap<Window>(MAX_KEYS[kind])]))

  constructor (private readonly askRedis?: AskRedis) {}

  incr (key: string, callback: Callback, length: number, max: number): void { this.#answer(key, 1, length, max, callback) }
  /** What `incr` would say, without counting. */
  read (key: string, callback: Callback, length: number, max: number): void { this.#answer(key, 0, length, max, callback) }
  child (): this { return this }

  #answer (key: string, by: 0 | 1, length: number, max: number, callback: Callback): void {
    const { askRedis } = this
    const counted = this.#count(key, askRedis === undefined ? by : 0, length, max)
    // Redis is not asked when this process alone has let through as many as the limit allows.
    if (askRedis === undefined || counted.current > max) callback(null, counted)
    else void this.#share(askRedis, key, by, length, max).then(shared => callback(null, shared))
  }

  async #share (askRedis: AskRedis, ...question: Question): Promise<Counted> {
    const start = now()
    const shared = await askRedis(...question)
    if (shared !== undefined && shared.current > question[3]) return shared
    const own = this.#count(...question, shared && start + shared.ttl)
    return shared === undefined || shared.current < own.current ? own : shared
  }

  /** @param latestEnd of the window, if the request is counted: the end of that in Redis */
  #count (key: string, by: 0 | 1, length: number, max: number, latestEnd = Infinity): Counted {
    const time = now()
    const windows = this.#windows[key.slice(0, key.indexOf(':'))] as LruMap<Window>
    const known = windows.get(key)
    // A window that begins in the future was made before the clock was set back.
    const isOpen = known !== undefined && known.begin <= time && time < known.end
    const window = isOpen ? known : { current: 0, begin: time, end: time + length }
    const current = window.current + 1
    if (by === 1 && current <= max) {
      window.current = current
      window.end = Math.min(window.end, latestEnd)
      if (!isOpen) windows.set(key, window)
    }
    return { current, ttl: window.end - time }
  }
}
