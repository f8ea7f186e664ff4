import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { SCORECARDS } from '../../src/domain/scorecards/queries.js'
import { Scorecard, ScorecardStatus } from '../../src/domain/scorecards/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { CodeFilter, Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const ScorecardFilters = {
  id: OwnIds(Scorecard.properties.id, 'scorecards'),
  code: CodeFilter,
  applicationId: Ids('applications'),
  jobId: Ids('jobs'),
  candidateId: Ids('candidates'),
  interviewId: Ids('interviews that they are about'),
  userId: Ids('users whose judgment they are'),
  status: ListOf(ScorecardStatus),
  ...UpdatedRange
}

const ScorecardQuery = Type.Object({ ...TokenParameters, ...ScorecardFilters, fields: FieldsParameter(Scorecard) })

/** The scorecards of all applications. */
export const scorecards: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, SCORECARDS, ScorecardFilters)
  app.get('/scorecards', {
    config: { scope: 'scorecards:read', cache: true },
    schema: {
      operationId: 'listScorecards',
      tags: ['scorecards'],
      summary: 'Walk through all scorecards',
      description: inOrderText(SCORECARDS),
      querystring: withRules(ScorecardQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Scorecard)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, SCORECARDS))

  app.get('/scorecards/:id', getOne(SCORECARDS))
}
