import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { STEPS } from '../../src/domain/steps/queries.js'
import { Step } from '../../src/domain/steps/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { Ids, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const StepFilters = { id: OwnIds(Step.properties.id, 'steps'), jobId: Ids('jobs'), ...UpdatedRange }

const StepQuery = Type.Object({ ...TokenParameters, ...StepFilters, fields: FieldsParameter(Step) })

/** The steps of all jobs. */
export const steps: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, STEPS, StepFilters)
  app.get('/steps', {
    config: { scope: 'jobs:read', cache: true },
    schema: {
      operationId: 'listSteps',
      tags: ['steps'],
      summary: 'Walk through all steps',
      description: inOrderText(STEPS),
      querystring: withRules(StepQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Step)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, STEPS))

  app.get('/steps/:id', getOne(STEPS))
}
