import fastifyRateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { ApiError } from '../src/errors.js'
import type {} from './auth.js'
import type {} from './metrics.js'
import { ANSWER_MS, Breaker, MemoryStore, SharedStore, type Counter, type CounterStore } from './rate-limit-store.js'

/**
 * All tokens of a company together may send this many times the limit of one; tokens with a higher limit set by the operator are
 * not included.
 */
const COMPANY_FACTOR = 10

const LIMIT_KINDS = ['token', 'company', 'address'] as const
type LimitKind = typeof LIMIT_KINDS[number]

/** Paths that are limited after authentication, and those that are never limited. */
const NOT_BY_ADDRESS = /^\/(api|health)(?![^/?#])/

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook: counts the request, sets the limit headers, refuses requests over the limit. */
    limitRate: onRequestHookHandler
    /** Whether the address of this request has used up its limit; does not count the request. */
    isAddressExhausted: (request: FastifyRequest) => Promise<boolean>
  }
}

export interface RateLimitOptions {
  /** Requests of one token, or of one address without a valid token, in a window. 0 disables the limits. */
  max: number
  /** Length of the window in seconds. */
  windowSeconds: number
  /** Redis that shares the counters between replicas; without it each process counts separately. */
  redisUrl: string | undefined
  /** Processes of this server: without Redis each allows its share, so that together they do not allow more. */
  processes: number
}

interface LimiterOptions {
  nameSpace: LimitKind
  cache: number
  max: (request: FastifyRequest) => number
  keyGenerator?: (request: FastifyRequest) => string
}

/** What is left of a limit, after this request. */
interface Limit { kind: LimitKind, max: number, remaining: number, ttl: number, isExceeded: boolean }

/**
 * Limits by token, by company and, without a valid token, by address, each in its own store, so that a flood of addresses cannot
 * evict tokens. Pages, documents and unknown paths count against the address; health is never limited. Windows are fixed and
 * begin with the first request.
 */
export default fp<RateLimitOptions>(async function rateLimit (app, { max, windowSeconds, redisUrl, processes }) {
  const countRefusal = app.metrics.counter('rate_limited_requests_total', 'Requests that were refused by a limit.', 'limit', LIMIT_KINDS)
  if (max === 0) {
    app.decorate('limitRate', (_request, _reply, done) => done())
    app.decorate('isAddressExhausted', async () => false)
    return
  }
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl)
  const breaker = new Breaker((shared, error) => {
    if (shared) app.log.info('limits are shared through Redis again')
    else app.log.warn({ reason: error?.message }, 'Redis does not answer; limits are counted by each process for itself')
    app.metrics.limiterShared.set(shared ? 1 : 0)
  }, () => app.metrics.limiterFallbacks.inc())
  if (redis !== undefined) {
    app.metrics.limiterShared.set(1)
    app.addHook('onClose', async () => redis.disconnect())
  }

  const timeWindow = windowSeconds * 1000
  /** The counters of this process, where it counts alone. */
  const own = new Map<LimitKind, MemoryStore>()
  class Store {
    child ({ nameSpace, cache }: LimiterOptions): CounterStore {
      if (redis !== undefined) return new SharedStore(redis, breaker, nameSpace, cache)
      const store = new MemoryStore(cache)
      own.set(nameSpace, store)
      return store
    }
  }
  await app.register(fastifyRateLimit, { global: false, timeWindow, store: Store as never })
  const share = redis === undefined ? processes : 1
  const limiter = ({ max: wholeMax, ...options }: LimiterOptions) => {
    const max = (request: FastifyRequest) => Math.ceil(wholeMax(request) / share)
    const { nameSpace: kind, keyGenerator } = options
    const ask = app.createRateLimit({ ...options, max } as CreateRateLimitOptions)
    const counters = own.get(kind)
    const count = (request: FastifyRequest): Limit | Promise<Limit> => {
      // What the package would do with its store, at once: its promises cost more than all else before a route.
      if (counters !== undefined && keyGenerator !== undefined) {
        return limitOf(kind, max(request), counters.increment(keyGenerator(request), timeWindow))
      }
      return ask(request).then(limit => ({ ...limit as Exclude<typeof limit, { isAllowed: true }>, kind }))
    }
    return { ask, count }
  }
  const tokenMax = ({ identity: { rateLimitPerMinute } }: FastifyRequest) =>
    rateLimitPerMinute === null ? max : Math.ceil(rateLimitPerMinute * windowSeconds / 60)

  const byAddress = limiter({ nameSpace: 'address', cache: 10_000, max: () => max })
  const byToken = limiter({ nameSpace: 'token', cache: 100_000, max: tokenMax, keyGenerator: request => request.identity.tokenId })
  const byCompany = limiter({
    nameSpace: 'company',
    cache: 100_000,
    max: () => COMPANY_FACTOR * max,
    keyGenerator: request => String(request.identity.companyId)
  })

  app.decorate('limitRate', (request, reply, done) => {
    const first = request.identity === null ? byAddress.count(request) : byToken.count(request)
    const second = request.identity === null || tokenMax(request) > max ? first : byCompany.count(request)
    if (first instanceof Promise || second instanceof Promise) {
      return Promise.all([first, second]).then(limits => apply(reply, ...limits))
    }
    apply(reply, first, second)
    done()
  })
  function apply (reply: FastifyReply, first: Limit, second: Limit): void {
    const limit = !first.isExceeded && second.isExceeded ? second : first
    reply.header('x-ratelimit-limit', limit.max)
    reply.header('x-ratelimit-remaining', limit.remaining)
    reply.header('x-ratelimit-reset', Math.ceil((Date.now() + limit.ttl) / 1000))
    if (!limit.isExceeded) return
    countRefusal(limit.kind)
    const seconds = Math.max(1, Math.ceil(limit.ttl / 1000))
    throw new ApiError('TOO_MANY_REQUESTS', undefined, { headers: { 'retry-after': String(seconds) } })
  }
  app.addHook('onRequest', function (request, reply, done) {
    if (NOT_BY_ADDRESS.test(request.raw.url as string)) done()
    else return app.limitRate.call(this, request, reply, done)
  })
  app.decorate('isAddressExhausted', async (request: FastifyRequest) => {
    const limit = await byAddress.ask(request, { increment: false } as never)
    return !limit.isAllowed && limit.remaining === 0
  })
}, { name: 'rate-limit', fastify: '5.x', dependencies: ['metrics'] })

function limitOf (kind: LimitKind, max: number, { current, ttl }: Counter): Limit {
  return { kind, max, remaining: Math.max(0, max - current), ttl, isExceeded: current > max }
}

/** A client that fails fast: requests must not wait for Redis while it is down or silent. */
async function connectRedis (url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 500,
    retryStrategy: attempts => Math.min(attempts * 100, 1000)
  })
  redis.on('error', () => {}) // each failed command is reported; without a listener ioredis would print every lost connection
  return redis
}
