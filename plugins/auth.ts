import type { FastifyContextConfig, FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { CompanyDatabase } from '../src/database/port.js'
import { ApiError } from '../src/errors.js'
import { ShareTaken } from '../src/http/fair-shares.js'
import { countHeader } from '../src/http/raw-headers.js'
import { routeMissing } from '../src/http/route-missing.js'
import type {} from './identity.js'
import type {} from './overload.js'
import { IdentityCache, LIFETIME_MS } from '../src/domain/tokens/identity-cache.js'
import { LastUse } from '../src/domain/tokens/last-use.js'
import { LookupBudget } from '../src/domain/tokens/lookup-budget.js'
import { madeOnce } from '../src/domain/shared/made-once.js'
import { readerOf, type Reader } from '../src/domain/shared/reader.js'
import { holdsScope, requireScope, type Scope } from '../src/domain/shared/scopes.js'
import type { Identity } from '../src/domain/shared/identity.js'
import { hasTokenChecksum, looksLikeToken } from '../src/domain/tokens/secret.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The database of the company of the token; available in handlers. */
    readonly database: CompanyDatabase
    /** What the token may see of objects; available in handlers. */
    readonly reader: Reader
    refusal: unknown
    /** @throws ApiError FORBIDDEN that names the missing scope */
    requireScope: (this: FastifyRequest, scope: Scope) => void
    /**
     * Whether the token is still valid: for long requests, which outlive their first lookup. Cheap enough to call once a second;
     * a revocation takes effect within that time on every replica. @throws ApiError UNAVAILABLE when the database cannot answer
     */
    isStillAuthorized: (this: FastifyRequest) => Promise<boolean>
  }
  interface FastifyReply {
    /**
     * Before something is written: refuses a request whose body was so long on its way that its token may have ended meanwhile. Costs
     * nothing where it came at once. @throws ApiError FORBIDDEN; UNAVAILABLE when the database cannot answer
     */
    authorizeAgain: (this: FastifyReply) => Promise<void>
  }
  interface FastifyInstance {
    /** onRequest hook: authenticates the token and never fails; an error is kept for `authorize` to throw. */
    identify: onRequestHookHandler
    /** onRequest hook: 401 or 403 for the token, then 404 or 405 for the route, then 403 for its scope. */
    authorize: onRequestHookHandler
    identities: IdentityCache
    lastUse: LastUse
  }
}

export interface AuthOptions {
  /** Tokens from the configuration: they may have no checksum, and are looked up like tokens that were seen before. */
  configured: ReadonlyArray<string | undefined>
  /** Names of the versions of the API. */
  versions: readonly string[]
}

export default fp<AuthOptions>(async function auth (app, { configured, versions }) {
  app.decorate('identities', new IdentityCache(app.database))
  const lastUse = new LastUse(app.database, error => {
    app.log.warn({ err: error }, 'the last use of tokens could not be recorded; it will be retried')
  })
  app.decorate('lastUse', lastUse)
  app.addHook('onClose', async () => await lastUse.close())
  app.decorateRequest('identity', null as unknown as Identity)
  app.decorateRequest('database', { getter () { return app.database.of(this.identity.companyId) } })
  app.decorateRequest('reader', { getter () { return readerOf(this.identity) } })
  app.decorateRequest('refusal', null)

  app.decorate('identify', (request, _reply, done) => {
    const accept = (identity: Identity | undefined) => {
      if (identity === undefined) throw ended()
      request.identity = identity
      if (!request.admit(identity.companyId)) throw new ShareTaken()
      lastUse.record(identity.tokenId)
    }
    const refuse = (error: unknown) => { request.refusal = error }
    try {
      const secret = readSecret(request)
      if (!app.database.ready) throw new ApiError('UNAVAILABLE')
      const remembered = app.identities.remembered(secret)
      if (!request.admit(remembered?.companyId ?? request.ip)) {
        // The request causes no work; the cached identity only tells which limit it counts against.
        request.identity = remembered as Identity ?? null
        throw new ShareTaken()
      }
      const known = app.identities.current(secret)
      // Most requests need not wait for anything.
      if (known === undefined && looksLikeToken(secret)) return find(request, secret).then(accept).catch(refuse)
      accept(known)
    } catch (error) {
      refuse(error)
    }
    done()
  })

  /**
   * Guessing tokens must not load the database: an address over its limit gets no lookup of tokens that this process has not cached,
   * except a few with a correct checksum, so that others behind the same address are not locked out.
   */
  const spare = new LookupBudget({ perSecond: SPARE_LOOKUPS, perAddress: SPARE_LOOKUPS / 2 })
  async function find (request: FastifyRequest, secret: string): Promise<Identity | undefined> {
    const mayAsk = app.identities.knows(secret) || configured.includes(secret) || !await app.isAddressExhausted(request) ||
      (hasTokenChecksum(secret) && spare.take(request.ip))
    if (!mayAsk) throw new ApiError('TOO_MANY_REQUESTS', undefined, { headers: { 'retry-after': '1' } })
    return await app.identities.find(secret)
  }

  app.decorate('authorize', (request, _reply, done) => {
    if (request.refusal !== null) throw request.refusal
    if (request.is404) throw routeMissing(request, versions)
    const { config } = request.routeOptions
    const suffices = config.orScope !== undefined && holdsScope(request.identity.scopes, config.orScope) && !isDryRun(request)
    if (!suffices) for (const needed of scopesOf(config)) request.requireScope(needed)
    done()
  })

  app.decorateRequest('requireScope', function (scope: Scope) {
    requireScope(this.identity.scopes, scope)
  })
  app.decorateRequest('isStillAuthorized', async function () {
    return await app.identities.find(readSecret(this)) !== undefined
  })
  app.decorateReply('authorizeAgain', async function () {
    if (this.elapsedTime > AT_ONCE_MS && !await this.request.isStillAuthorized()) throw ended()
  })
}, { name: 'auth', fastify: '5.x', dependencies: ['database', 'overload', 'rate-limit'] })

/** A dry run leaves no trace: who may only send could ask without end. */
const isDryRun = ({ query }: FastifyRequest): boolean => !['false', undefined].includes((query as { validateOnly?: string }).validateOnly)

/** The scopes that a route needs, all of them. */
const scopesOf = madeOnce(({ scope }: FastifyContextConfig) => [scope ?? []].flat())

/** Lookups per second in this process for all addresses over their limit; a single address gets half. */
const SPARE_LOOKUPS = 20

const MISSING = 'the Authorization header is missing; send "Authorization: Bearer <token>"'
const INVALID = 'the Authorization header must be "Bearer <token>" with a token that is known and neither expired nor revoked'

/** With the age of the first lookup, this is the second within which a revocation must hold. */
const AT_ONCE_MS = 1000 - LIFETIME_MS

/** The failure of a token that does not hold, or no longer. */
const ended = (): ApiError => new ApiError('FORBIDDEN', { target: 'Authorization', message: INVALID })

/** RFC 6750, section 2.1; the scheme's name is case-insensitive (RFC 9110, section 11.1). */
function readSecret (request: FastifyRequest): string {
  const given = request.headers.authorization
  if (given === undefined) throw new ApiError('UNAUTHORIZED', { target: 'Authorization', message: MISSING })
  const match = countHeader(request.raw, 'authorization') === 1 ? /^bearer +(\S+) *$/i.exec(given) : null
  if (match === null) throw new ApiError('FORBIDDEN', { target: 'Authorization', message: INVALID })
  return match[1] as string
}
