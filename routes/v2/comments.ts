import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { COMMENTS, CommentWithApplication } from '../../src/domain/applications/comments.js'
import { Application } from '../../src/domain/applications/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const CommentFilters = {
  id: OwnIds(CommentWithApplication.properties.id, 'comments'),
  applicationId: ListOf(Application.properties.id, 'Ids of applications.'),
  ...UpdatedRange
}

const CommentQuery = Type.Object({ ...TokenParameters, ...CommentFilters, fields: FieldsParameter(CommentWithApplication) })

/** The comments on all applications. */
export const comments: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, COMMENTS, CommentFilters)
  app.get('/comments', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listComments',
      tags: ['applications'],
      summary: 'Walk through all comments',
      description: inOrderText(COMMENTS),
      querystring: withRules(CommentQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(CommentWithApplication)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, COMMENTS))

  app.get('/comments/:id', getOne(COMMENTS))
}
