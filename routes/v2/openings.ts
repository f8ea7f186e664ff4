import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { OPENINGS } from '../../src/domain/openings/queries.js'
import { Opening, OpeningStatus } from '../../src/domain/openings/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { CodeFilter, Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const OpeningFilters = {
  id: OwnIds(Opening.properties.id, 'openings'),
  code: CodeFilter,
  jobId: Ids('jobs'),
  applicationId: Ids('the applications whose hires filled them'),
  status: ListOf(OpeningStatus),
  ...UpdatedRange
}

const OpeningQuery = Type.Object({ ...TokenParameters, ...OpeningFilters, fields: FieldsParameter(Opening) })

/** The openings of all jobs. */
export const openings: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, OPENINGS, OpeningFilters)
  app.get('/openings', {
    config: { scope: 'jobs:read', cache: true },
    schema: {
      operationId: 'listOpenings',
      tags: ['openings'],
      summary: 'Walk through all openings',
      description: inOrderText(OPENINGS),
      querystring: withRules(OpeningQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Opening)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, OPENINGS))

  app.get('/openings/:id', getOne(OPENINGS))
}
