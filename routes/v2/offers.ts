import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { OFFERS } from '../../src/domain/offers/queries.js'
import { Offer, OfferStatus } from '../../src/domain/offers/schema.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { CodeFilter, Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const OfferFilters = {
  id: OwnIds(Offer.properties.id, 'offers'),
  code: CodeFilter,
  applicationId: Ids('applications'),
  jobId: Ids('jobs'),
  candidateId: Ids('candidates'),
  status: ListOf(OfferStatus),
  customFields: CustomFieldsFilter('offer'),
  ...UpdatedRange
}

const OfferQuery = Type.Object({ ...TokenParameters, ...OfferFilters, fields: FieldsParameter(Offer) })

/** The offers to all applications. */
export const offers: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, OFFERS, OfferFilters)
  app.get('/offers', {
    config: { scope: 'offers:read', cache: true },
    schema: {
      operationId: 'listOffers',
      tags: ['offers'],
      summary: 'Walk through all offers',
      description: inOrderText(OFFERS),
      querystring: withRules(OfferQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Offer)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, OFFERS))

  app.get('/offers/:id', getOne(OFFERS))
}
