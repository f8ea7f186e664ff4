import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { ApiError, messageOf } from '../src/errors.js'
import type { Identity } from '../src/domain/shared/identity.js'
import { rawPath } from '../src/http/raw-path.js'
import type {} from './auth.js'
import type {} from './metrics.js'
import {
  ANSWER_MS, Breaker, hasFull, isReached, LIMIT_KINDS, LocalCounters, SharedCounters, type Bound, type Counter, type LimitKind
} from './rate-limit-store.js'

/**
 * All tokens of a company together may send this many times the limit of one; tokens with a higher limit set by the operator are
 * not included.
 */
const COMPANY_FACTOR = 10

/** Paths that are limited after authentication. */
const API = /^\/api(?![^/])/

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
  /** Processes of this server: without Redis each allows its share, rounded up. */
  processes: number
}

/**
 * Limits by token and company, or without a valid token by address. What one of them refuses counts nowhere. Pages, documents and unknown
 * paths count against the address; the two routes of health are never limited. Windows are fixed and begin with the first request.
 */
export default fp<RateLimitOptions>(async function rateLimit (app, { max, windowSeconds, redisUrl, processes }) {
  const countRefusal = app.metrics.counter('rate_limited_requests_total', 'Requests that were refused by a limit.', 'limit', LIMIT_KINDS)
  if (max === 0) {
    app.decorate('limitRate', (_request, _reply, done) => done())
    app.decorate('isAddressExhausted', async () => false)
    return
  }
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl)
  let connectionFault = new Error('no answer')
  const breaker = new Breaker((shared, error) => {
    // The log should name the cause, not merely that there is no connection.
    const reason = messageOf(redis?.status === 'ready' ? error : connectionFault)
    if (shared) app.log.info('limits are shared through Redis again')
    else app.log.warn({ reason }, 'Redis does not answer; each process counts the rate limits separately')
    app.metrics.limiterShared.set(shared ? 1 : 0)
  }, () => app.metrics.limiterFallbacks.inc())
  if (redis !== undefined) {
    app.metrics.limiterShared.set(1)
    // Without a listener ioredis would print every lost connection.
    redis.on('error', (error: Error & { command?: { name: string } }) => {
      // The client would go on with database 0, which others may use. What it still wanted to ask then fails as well.
      if (error.command?.name === 'select') redis.disconnect(true)
      if (!error.message.startsWith('Stream isn\'t writeable')) connectionFault = error
    })
    app.addHook('onClose', async () => redis.disconnect())
    redis.on('ready', () => breaker.succeeded())
    app.addHook('onListen', done => {
      // The server starts without Redis, too: nothing waits for this.
      void isReached(redis).then(reached => { if (!reached) breaker.open() })
      done()
    })
  }

  await app.register(fastifyRateLimit, { global: false })
  const timeWindow = windowSeconds * 1000
  const counters = redis === undefined ? new LocalCounters(timeWindow) : new SharedCounters(redis, breaker, timeWindow)
  const share = redis === undefined ? processes : 1
  const boundOf = (kind: LimitKind, key: string, wholeMax: number): Bound => ({ kind, key, max: Math.ceil(wholeMax / share) })
  const tokenMax = ({ rateLimitPerMinute }: Identity) =>
    rateLimitPerMinute === null ? max : Math.ceil(rateLimitPerMinute * windowSeconds / 60)
  const boundsOf = (identity: Identity): Bound[] => {
    const own = boundOf('token', identity.tokenId, tokenMax(identity))
    return tokenMax(identity) > max ? [own] : [own, boundOf('company', String(identity.companyId), COMPANY_FACTOR * max)]
  }
  // The package provides the key of an address; for IPv6 that is its network. The rest is done here, because the package awaits too much.
  const keyOf = app.createRateLimit({ allowList: () => true })
  const byAddress = async (request: FastifyRequest) => {
    // A client that left before its connection was accepted has no address.
    const address = request.ip as string | undefined
    return [boundOf('address', address === undefined ? 'none' : (await keyOf(request)).key, max)]
  }

  app.decorate('limitRate', (request, reply, done) => {
    if (request.identity === null) return limitAddress(request, reply)
    const bounds = boundsOf(request.identity)
    const counted = counters.count(bounds)
    if (counted instanceof Promise) return counted.then(found => apply(reply, bounds, found))
    apply(reply, bounds, counted)
    done()
  })
  async function limitAddress (request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const bounds = await byAddress(request)
    // A client whose token could not be looked up has done nothing wrong.
    const isUnknown = request.refusal instanceof ApiError && request.refusal.code === 'UNAVAILABLE'
    apply(reply, bounds, await (isUnknown ? counters.peek(bounds) : counters.count(bounds)))
  }
  /** Shows the limit that refuses the request, or else the limit of the token or the address. */
  function apply (reply: FastifyReply, bounds: Bound[], counted: Counter[]): void {
    const refusing = bounds.findIndex(({ max }, i) => (counted[i] as Counter).current > max)
    const { kind, max } = bounds[Math.max(0, refusing)] as Bound
    const { current, ttl } = counted[Math.max(0, refusing)] as Counter
    reply.header('x-ratelimit-limit', max)
    reply.header('x-ratelimit-remaining', Math.max(0, max - current))
    reply.header('x-ratelimit-reset', Math.ceil((Date.now() + ttl) / 1000))
    if (refusing < 0) return
    countRefusal(kind)
    throw new ApiError('TOO_MANY_REQUESTS', undefined, { headers: { 'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))) } })
  }
  app.addHook('onRequest', function (request, reply, done) {
    const isHealth = request.routeOptions.url?.startsWith('/health/') === true
    const url = request.raw.url as string
    if (isHealth || url.startsWith('/api/') || API.test(rawPath(url))) done()
    else return app.limitRate.call(this, request, reply, done)
  })
  app.decorate('isAddressExhausted', async (request: FastifyRequest) => {
    const bounds = await byAddress(request)
    return hasFull(bounds, await counters.peek(bounds))
  })
}, { name: 'rate-limit', fastify: '5.x', dependencies: ['metrics'] })

/** A client that fails fast: requests must not wait for Redis while it is down or silent. */
async function connectRedis (url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  return new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 500,
    retryStrategy: attempts => Math.min(attempts * 100, 1000)
  })
}
