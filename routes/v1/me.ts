import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { Scope } from '../../src/domain/shared/scopes.js'
import { Token } from '../../src/domain/tokens/schema.js'
import { Id } from '../../src/schema.js'

const { id, name, prefix, expiresAt } = Token.properties

const Me = Type.Object({
  company: Type.Object({ id: Id, name: Type.String({ examples: ['Sandbox Company'] }) }),
  token: Type.Object({ id, name, prefix, expiresAt }),
  scopes: Type.Array(Scope),
  rateLimitPerMinute: Type.Number({
    description: 'Requests a minute that this token may send; 0 when nothing is limited.',
    examples: [500]
  })
}, { title: 'Me' })

/** @param limitPerMinute limit of a token without its own; 0 if limits are disabled */
export const me: FastifyPluginAsyncTypebox<{ limitPerMinute: number }> = async (app, { limitPerMinute }) => {
  app.get('/me', {
    config: { scope: null },
    schema: { operationId: 'getMe', tags: ['tokens'], summary: 'Say whose token this is and what it may do', response: { 200: Me } }
  }, async ({ identity }) => ({
    company: { id: identity.companyId, name: identity.companyName },
    token: { id: identity.tokenId, name: identity.tokenName, prefix: identity.tokenPrefix, expiresAt: identity.expiresAt },
    scopes: [...identity.scopes],
    rateLimitPerMinute: limitPerMinute === 0 ? 0 : identity.rateLimitPerMinute ?? limitPerMinute
  }))
}
