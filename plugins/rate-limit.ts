import { createRequire } from 'node:module'
import fastifyRateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../src/errors.js'
import type {} from './auth.js'

/** A company's tokens together may send at most this many times what one may. */
const COMPANY_FACTOR = 10

interface Counter { current: number, ttl: number }
type Callback = (error: Error | null, result: Counter) => void
interface CounterStore {
  incr (key: string, callback: Callback, window: number, max: number): void
  read (key: string, callback: Callback, window: number, max: number): void
}
const LocalStore = createRequire(import.meta.url)('@fastify/rate-limit/store/LocalStore.js') as
  new (continueExceeding: boolean, exponentialBackoff: boolean, keys: number) => CounterStore

/** Counters in memory. Hands out copies: the library's own object changes under those who still read it. */
class MemoryStore implements CounterStore {
  readonly #counters: CounterStore
  constructor ({ cache = 5000 }: { cache?: number }) { this.#counters = new LocalStore(false, false, cache) }
  incr (key: string, callback: Callback, window: number, max: number): void {
    this.#counters.incr(key, (error, { current, ttl }) => callback(error, { current, ttl }), window, max)
  }

  read (key: string, callback: Callback, window: number, max: number): void { this.#counters.read(key, callback, window, max) }
  child (options: { cache?: number }): MemoryStore { return new MemoryStore(options) }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook: counts the request, writes the limit headers, refuses what is over the limit. */
    limitRate: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
    /** Whether the address of this request may not ask without a token any more; does not count. */
    isAddressExhausted: (request: FastifyRequest) => Promise<boolean>
  }
}

export interface RateLimitOptions {
  /** Requests of one token, or one address without a valid token, in a window. 0 switches everything off. */
  max: number
  /** Seconds. */
  window: number
}

/**
 * Limits by token, by company and, without a valid token, by address, each in a store of its own, so that a flood of
 * addresses cannot push tokens out. Windows are fixed: they begin with the first request.
 */
export default fp<RateLimitOptions>(async function rateLimit (app, { max, window }) {
  if (max === 0) {
    app.decorate('limitRate', async () => {})
    app.decorate('isAddressExhausted', async () => false)
    return
  }
  await app.register(fastifyRateLimit, { global: false, timeWindow: window * 1000, store: MemoryStore as never })
  const limiter = (options: Partial<CreateRateLimitOptions> & { cache: number }) => app.createRateLimit(options as CreateRateLimitOptions)
  const tokenMax = (request: FastifyRequest) => request.identity.rateLimitPerMinute === null ? max : Math.ceil(request.identity.rateLimitPerMinute * window / 60)

  const byAddress = limiter({ cache: 10_000, max })
  const byToken = limiter({ cache: 100_000, max: tokenMax, keyGenerator: request => request.identity.tokenId })
  const byCompany = limiter({ cache: 100_000, max: request => COMPANY_FACTOR * Math.max(max, tokenMax(request)), keyGenerator: request => `company ${request.identity.companyId}` })

  app.decorate('limitRate', async (request: FastifyRequest, reply: FastifyReply) => {
    const known = request.identity !== null
    const results = known ? await Promise.all([byToken(request), byCompany(request)]) : [await byAddress(request)]
    const limits = results.flatMap(result => result.isAllowed ? [] : [result])
    const limit = limits.find(({ isExceeded }) => isExceeded) ?? limits[0]
    if (limit === undefined) return
    reply.header('x-ratelimit-limit', limit.max)
    reply.header('x-ratelimit-remaining', limit.remaining)
    reply.header('x-ratelimit-reset', Math.ceil((Date.now() + limit.ttl) / 1000))
    if (limit.isExceeded) throw new ApiError('TOO_MANY_REQUESTS', undefined, { headers: { 'retry-after': String(Math.max(1, limit.ttlInSeconds)) } })
  })
  app.decorate('isAddressExhausted', async (request: FastifyRequest) => {
    const limit = await byAddress(request, { increment: false } as never)
    return !limit.isAllowed && limit.remaining === 0
  })
}, { name: 'rate-limit', fastify: '5.x' })
