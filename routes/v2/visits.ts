import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { Visit } from '../../src/domain/applications/schema.js'
import { VISITS } from '../../src/domain/applications/visits.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const VisitFilters = {
  id: OwnIds(Visit.properties.id, 'visits'),
  applicationId: ListOf(Visit.properties.applicationId, 'Ids of applications.'),
  stepId: ListOf(Visit.properties.stepId, 'Ids of steps.'),
  jobId: ListOf(Visit.properties.jobId, 'Ids of jobs.'),
  ...UpdatedRange
}

const VisitQuery = Type.Object({ ...TokenParameters, ...VisitFilters, fields: FieldsParameter(Visit) })

/** The visits of steps by all applications. */
export const visits: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, VISITS, VisitFilters)
  app.get('/visits', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listVisits',
      tags: ['applications'],
      summary: 'Walk through all visits',
      description: inOrderText(VISITS),
      querystring: withRules(VisitQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Visit)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, VISITS))

  app.get('/visits/:id', getOne(VISITS))
}
