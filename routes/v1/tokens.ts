import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { createToken, deleteToken } from '../../src/domain/tokens/changes.js'
import { findToken, pageTokens } from '../../src/domain/tokens/queries.js'
import { Token, TokenCreate, TokenWithSecret } from '../../src/domain/tokens/schema.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Sparse } from '../../src/schema.js'

const TokenParams = Type.Object({ id: Token.properties.id })

const TokenQuery = Type.Object({
  // Ids are UUIDs, whose order has no meaning.
  ...OffsetParameters(Token, ['createdAt', 'name']),
  fields: FieldsParameter(Token)
})

/** @param limitPerMinute limit of a token without its own; 0 if limits are disabled */
export const tokens: FastifyPluginAsyncTypebox<{ limitPerMinute: number }> = async (app, { limitPerMinute }) => {
  app.get('/tokens', {
    config: { scope: 'tokens:manage' },
    schema: {
      operationId: 'listTokens',
      tags: ['tokens'],
      summary: 'List tokens, including revoked ones, without their secrets',
      description: 'All tokens of the company. Secrets are shown only at creation.',
      querystring: withRules(TokenQuery, maxOffset),
      response: { 200: OffsetPage(Sparse(Token)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await pageTokens(database, identity.companyId, toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })

  app.get('/tokens/:id', {
    config: { scope: 'tokens:manage' },
    schema: {
      operationId: 'getToken',
      tags: ['tokens'],
      summary: 'Get a token without its secret',
      description: 'The token with this id, also after it was revoked.',
      params: TokenParams,
      response: { 200: Token }
    }
  }, async ({ identity, database, params }) => {
    const token = await findToken(database, identity.companyId, params.id)
    if (token === undefined) throw notFound('token')
    return token
  })

  app.post('/tokens', {
    config: { scope: 'tokens:manage' },
    schema: {
      operationId: 'createToken',
      tags: ['tokens'],
      summary: 'Create a token and see its secret, once',
      description: 'The new token cannot have a scope that the creating token lacks, a higher limit or a later expiry. A scope that the ' +
        'creating token lacks is a 403 that names it. A strict token can create only strict tokens. With `userId` it ' +
        'names a user: that is a rule about scorecards, and limits nothing else. A company has at most 1000 valid ' +
        'tokens: one more is a 409 `LIMIT_REACHED`. Event: `token.created`.',
      body: TokenCreate,
      querystring: WriteQuery,
      response: { 201: TokenWithSecret }
    }
  }, async (request, reply) => await reply.write(async change => {
    const token = await createToken(change, request.body, limitPerMinute)
    return { status: 201, body: token, location: `/api/v1/tokens/${token.id}`, isSecret: true }
  }))

  app.delete('/tokens/:id', {
    config: { scope: 'tokens:manage' },
    schema: {
      operationId: 'revokeToken',
      tags: ['tokens'],
      summary: 'Revoke a token, from its next request on',
      description: 'The token gets 403 from now on; on other replicas, within a second. It stays in the list. Needs ' +
        'every scope of the revoked token. Event: `token.revoked`; revoking again changes nothing.',
      params: TokenParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteToken(change, request.params.id)
    return { status: 204, afterCommit: () => app.identities.forget(request.params.id.toLowerCase()) }
  }))
}
