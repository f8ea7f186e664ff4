import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { exportAll, getOne, inOrderText, tokenPage } from '../../routes/v2/reading.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { LOAN } from './gadgets.js'

const { id, status } = LOAN.schema.properties

/** The filters of the list and of the export. */
const LoanFilters = {
  id: OwnIds(id, 'loans'),
  applicationId: Ids('applications'),
  jobId: Ids('jobs'),
  candidateId: Ids('candidates'),
  status: ListOf(status),
  ...UpdatedRange
}

const LoanQuery = Type.Object({ ...TokenParameters, ...LoanFilters, fields: FieldsParameter(LOAN.schema) })

/** The loans of all applications. */
export const loans: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, LOAN, LoanFilters)
  app.get('/gadget-loans', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listGadgetLoans',
      tags: ['applications'],
      summary: 'Walk through all loans',
      description: inOrderText(LOAN),
      querystring: withRules(LoanQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(LOAN.schema)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, LOAN))

  app.get('/gadget-loans/:id', getOne(LOAN))
}
