import type { Identity } from '../src/domain/shared/identity.js'
import type { Scope } from '../src/domain/shared/scopes.js'

// Types only: `auth.ts` sets the values; the plugins that it depends on use these types.

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller. Always set in handlers; may be null in hooks before `authorize`. */
    identity: Identity
  }
  interface FastifyContextConfig {
    /** Scopes that a token needs for this route, all of them; `null` for any valid token. Required on every route under /api. */
    scope?: Scope | Scope[] | null
    /** Suffices in place of `scope`, for a part of what the route does. */
    orScope?: Scope
  }
}
