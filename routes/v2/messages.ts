import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { MESSAGES } from '../../src/domain/messages/queries.js'
import { Message, MessageStatus } from '../../src/domain/messages/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { scopesOf } from '../shared/access.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const MessageFilters = {
  id: OwnIds(Message.properties.id, 'messages'),
  applicationId: Ids('applications'),
  jobId: Ids('jobs'),
  candidateId: Ids('candidates'),
  status: ListOf(MessageStatus),
  templateId: Ids('message templates'),
  ...UpdatedRange
}

const MessageQuery = Type.Object({ ...TokenParameters, ...MessageFilters, fields: FieldsParameter(Message) })

/** The messages about all applications. */
export const messages: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, MESSAGES, MessageFilters)
  app.get('/messages', {
    config: { scope: scopesOf(MESSAGES) },
    schema: {
      operationId: 'listMessages',
      tags: ['messages'],
      summary: 'Walk through all messages',
      description: inOrderText(MESSAGES),
      querystring: withRules(MessageQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Message)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, MESSAGES))

  app.get('/messages/:id', getOne(MESSAGES))
}
