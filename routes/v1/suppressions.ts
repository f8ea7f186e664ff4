import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { Suppression, SUPPRESSION_EXAMPLES, SuppressionCreate } from '../../src/domain/messages/schema.js'
import { findSuppression, pageSuppressions, suppress, unsuppress } from '../../src/domain/messages/suppressions.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { EmailFilter } from '../../src/http/parameters.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { withExamples } from './objects.js'

const Params = Type.Object({ id: Suppression.properties.id })
const Query = Type.Object({ ...OffsetParameters(Suppression, ['id', 'createdAt']), address: EmailFilter })

/** Addresses that get no messages. */
export const suppressions: FastifyPluginAsyncTypebox = async app => {
  app.get('/suppressions', {
    config: { scope: 'messages:read' },
    schema: {
      operationId: 'listSuppressions',
      tags: ['messages'],
      summary: 'List addresses that get no messages',
      description: 'All suppressions of the company, by id: the order in which they came.',
      querystring: withRules(Query, maxOffset),
      response: { 200: OffsetPage(Suppression) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await pageSuppressions(database, identity.companyId, toSlice(query), query.address)
    return toOffsetPage(query, rows, total)
  })

  app.get('/suppressions/:id', {
    config: { scope: 'messages:read' },
    schema: {
      operationId: 'getSuppression',
      tags: ['messages'],
      summary: 'Get a suppression',
      description: 'An address that gets no messages, and why.',
      params: Params,
      response: { 200: Suppression }
    }
  }, async ({ identity, database, params }) => await findSuppression(database, identity.companyId, params.id))

  app.post('/suppressions', {
    config: { scope: 'messages:write' },
    schema: {
      operationId: 'createSuppression',
      tags: ['messages'],
      summary: 'Send an address no messages any more',
      description: 'For a mail server that learns later that there is no such mailbox. Messages to the address are `suppressed`, ' +
        'queued ones too. An address that gets none already is a 200 with what is there. Event: `suppression.created`.',
      body: SuppressionCreate,
      querystring: WriteQuery,
      response: { 200: Suppression, 201: Suppression }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { row, isNew } = await suppress(change, request.body)
    return { status: isNew ? 201 : 200, body: row, ...(isNew ? { location: `/api/v1/suppressions/${row.id}` } : {}) }
  }))

  app.delete('/suppressions/:id', {
    config: { scope: 'messages:write' },
    schema: {
      operationId: 'deleteSuppression',
      tags: ['messages'],
      summary: 'Let an address get messages again',
      description: 'Messages that were `suppressed` stay so. Event: `suppression.deleted`.',
      params: withExamples(Params, { id: SUPPRESSION_EXAMPLES.deleted }),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await unsuppress(change, request.params.id)
    return { status: 204 }
  }))
}
