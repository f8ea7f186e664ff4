import type { Identity } from '../src/domain/shared/identity.js'
import type { Scope } from '../src/domain/shared/scopes.js'

// Types alone: what `auth.ts` fills in, for plugins that it depends on.

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. In handlers it is there; in hooks before `authorize` it may be null. */
    identity: Identity
  }
  interface FastifyContextConfig {
    /** What a token must hold for this route, all of it; `null` for any valid token. Every route under /api says it. */
    scope?: Scope | Scope[] | null
  }
}
