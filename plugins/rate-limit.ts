import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Identity } from '../src/domain/shared/identity.js'
import { ApiError } from '../src/errors.js'
import { rawPath } from '../src/http/raw-path.js'
import type {} from './auth.js'
import type {} from './metrics.js'
import { connectRedis } from './rate-limit-redis.js'
import { LIMIT_KINDS, LimitStore, type LimitKind } from './rate-limit-store.js'

/** All tokens of a company together may send this many times the limit of one; those with a higher limit of their own are not included. */
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
}

/**
 * Limits by token and then by company, or without a valid token by address: what its token or address refuses counts on no other. Pages,
 * documents and unknown paths count on the address; the two routes of health are never limited. Windows begin with their first request.
 */
export default fp<RateLimitOptions>(async function rateLimit (app, { max, windowSeconds, redisUrl }) {
  const countRefusal = app.metrics.counter('rate_limited_requests_total', 'Requests that were refused by a limit.', 'limit', LIMIT_KINDS)
  if (max === 0) {
    app.decorate('limitRate', (_request, _reply, done) => done())
    app.decorate('isAddressExhausted', async () => false)
    return
  }
  const askRedis = redisUrl === undefined ? undefined : await connectRedis(app, redisUrl)
  const store = class extends LimitStore { constructor () { super(askRedis) } }
  // One store for all kinds of keys, which their prefix tells apart: `createRateLimit` ignores a store of its own.
  await app.register(fastifyRateLimit, { global: false, timeWindow: windowSeconds * 1000, store })
  const tokenMax = ({ rateLimitPerMinute }: Identity) =>
    rateLimitPerMinute === null ? max : Math.ceil(rateLimitPerMinute * windowSeconds / 60)
  const byToken = app.createRateLimit({
    keyGenerator: ({ identity }) => `token:${identity.tokenId}`, max: ({ identity }) => tokenMax(identity)
  })
  const byCompany = app.createRateLimit({
    keyGenerator: ({ identity }) => `company:${identity.companyId}`, max: COMPANY_FACTOR * max
  })
  const byAddress = app.createRateLimit({ keyGenerator: ({ ip }) => `address:${networkOf(ip)}`, max })

  app.decorate('limitRate', async (request, reply) => {
    const { identity, refusal } = request
    if (identity === null) {
      // A client whose token could not be looked up has done nothing wrong.
      const increment = !(refusal instanceof ApiError && refusal.code === 'UNAVAILABLE')
      return apply(reply, 'address', await byAddress(request, { increment }))
    }
    apply(reply, 'token', await byToken(request))
    if (tokenMax(identity) <= max) apply(reply, 'company', await byCompany(request))
  })
  /** Shows the limit that refuses the request, or else that of its token or address. */
  function apply (reply: FastifyReply, kind: LimitKind, found: Found): void {
    if (found.isAllowed || (kind === 'company' && !found.isExceeded)) return
    reply.header('x-ratelimit-limit', found.max)
    reply.header('x-ratelimit-remaining', found.remaining)
    reply.header('x-ratelimit-reset', Math.ceil((Date.now() + found.ttl) / 1000))
    if (!found.isExceeded) return
    countRefusal(kind)
    throw new ApiError('TOO_MANY_REQUESTS', undefined, { headers: { 'retry-after': String(Math.max(1, found.ttlInSeconds)) } })
  }
  app.addHook('onRequest', function (request, reply, done) {
    const isHealth = request.routeOptions.url?.startsWith('/health/') === true
    const url = request.raw.url as string
    if (isHealth || url.startsWith('/api/') || API.test(rawPath(url))) done()
    else return app.limitRate.call(this, request, reply, done)
  })
  app.decorate('isAddressExhausted', async (request: FastifyRequest) => {
    const found = await byAddress(request, { increment: false })
    return !found.isAllowed && found.isExceeded
  })
}, { name: 'rate-limit', fastify: '5.x', dependencies: ['metrics'] })

type Found = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

/** For IPv6 the network. A client that left before its connection was accepted has no address. */
const networkOf = (address: string | undefined): string => address === undefined ? 'none' : normalizeIP(address)
