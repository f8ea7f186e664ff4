import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { Token } from '../../src/domain/tokens/schema.js'
import { Described, Id, Int32, Text } from '../../src/schema.js'

const { id, name, prefix, scopes, userId, expiresAt } = Token.properties

const Me = Type.Object({
  company: Type.Object({
    id: Described(Id, 'Id of the company.'),
    name: Text(255, { description: 'Name of the company.', examples: ['Sandbox Company'] })
  }, { description: 'The company that the token belongs to.' }),
  token: Type.Object({ id, name, prefix, userId, expiresAt }, { description: 'The token of this request.' }),
  scopes,
  rateLimitPerMinute: Int32({
    description: 'Requests per minute that this token may send; 0 means no limit.',
    examples: [500]
  })
}, { title: 'Me', description: 'The token of this request: whose it is, and what it may do.' })

/** @param limitPerMinute limit of a token without its own; 0 if limits are disabled */
export const me: FastifyPluginAsyncTypebox<{ limitPerMinute: number }> = async (app, { limitPerMinute }) => {
  app.get('/me', {
    config: { scope: null },
    schema: {
      operationId: 'getMe',
      tags: ['tokens'],
      summary: 'Show whose token this is and what it may do',
      description: 'The company, the token, its scopes and its rate limit: a good first request to test a token.',
      response: { 200: Me }
    }
  }, async ({ identity }) => ({
    company: { id: identity.companyId, name: identity.companyName },
    token: {
      id: identity.tokenId,
      name: identity.tokenName,
      prefix: identity.tokenPrefix,
      userId: identity.userId,
      expiresAt: identity.expiresAt
    },
    scopes: [...identity.scopes],
    rateLimitPerMinute: limitPerMinute === 0 ? 0 : identity.rateLimitPerMinute ?? limitPerMinute
  }))
}
