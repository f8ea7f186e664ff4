import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { list } from '../../src/domain/engine/reads.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { changeOffer, createOffer, getOffer } from '../../src/domain/hiring/offers.js'
import { OFFERS } from '../../src/domain/offers/queries.js'
import { Offer, OfferCreate, OfferPatch } from '../../src/domain/offers/schema.js'
import { visible } from '../../src/domain/shared/classification.js'
import { filtersIn, parametersOf } from '../../src/domain/shared/filters.js'
import { withNested } from '../../src/domain/shared/json-fields.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { ApplicationParams, findApplication } from './application-of-job.js'
import { addLastingObjectRoutes } from './object-routes.js'

/** The sandbox has an offer to this application. */
const Params = Type.Object({
  jobId: ApplicationParams.properties.jobId, applicationId: { ...ApplicationParams.properties.applicationId, examples: [813] }
})
const PATH = '/jobs/:jobId/applications/:applicationId/offers'

const OfferQuery = Type.Object({
  ...OffsetParameters,
  ...parametersOf({ status: OFFERS.filters.status!, customFields: OFFERS.filters.customFields! }),
  ...UpdatedRange,
  fields: FieldsParameter(Offer)
})

/** Offers to applications. They are withdrawn, and never deleted. */
export const offers: FastifyPluginAsyncTypebox = async app => {
  app.get(PATH, {
    config: { scope: 'offers:read', cache: true },
    schema: {
      operationId: 'listOffers',
      tags: ['offers'],
      summary: 'List the offers to an application',
      description: 'All offers, by id; the last one may be live.',
      params: Params,
      querystring: withRules(OfferQuery, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(Offer)) }
    }
  }, async request => {
    const { database, identity: { companyId }, query, reader } = request
    const { id } = await findApplication(request)
    const filter = { ...await withCustomFilters(request, 'offer', filtersIn(OFFERS, query)), applicationId: [id] }
    const { rows, total } = await list(database, OFFERS, companyId, filter, toSlice(query))
    const { pick } = select(query.fields)
    return toOffsetPage(query, rows.map(row => pick(visible(Offer, withNested<Offer>(Offer, row), reader))), total)
  })

  addLastingObjectRoutes(app, {
    kind: { ...OFFERS, scopes: { read: 'offers:read', write: 'offers:write' } },
    path: PATH,
    params: Type.Object({ ...Params.properties, offerId: Offer.properties.id }),
    made: { applicationId: 697 },
    bodies: { create: OfferCreate, patch: OfferPatch },
    words: WORDS,
    find: async ({ database, identity, params }) => await getOffer(database, identity.companyId, params),
    create: createOffer,
    change: changeOffer
  })
}

const WORDS = {
  get: { summary: 'Get an offer', description: 'The offer as it stands. Its salary needs the scope `compensation:read`.' },
  create: {
    summary: 'Make an offer',
    description: 'Makes a draft for an application that is `in_process`; for others it is a 409 `ILLEGAL_TRANSITION`. An application has ' +
      'one live offer (`draft` to `sent`) at a time: a second one is a 409 `ALREADY_EXISTS` that names the first. Event: `offer.created`.'
  },
  change: {
    summary: 'Change an offer, send it, note the answer, withdraw it',
    description: 'Changes fields and status together: all or nothing.\n\n' +
      '- **Approval**: `waiting_approval`, then `approved`, or back to `draft` with a `reason`. Event: `offer.changed`. Where the ' +
      'company does not require approval (`requireOfferApproval`), a `draft` may be `sent`.\n' +
      '- **Send**: `sent`. From then on only `expiresAt` and `notes` change. Event: `offer.sent`.\n' +
      '- **Answer**: `accepted`, or `declined` with a `reason`. Events: `offer.accepted`, `offer.declined`.\n' +
      '- **Withdraw**: `withdrawn`, while the offer is live. Event: `offer.withdrawn`.\n\n' +
      '![Transitions of an offer](/assets/offer-states.svg)\n\n' +
      'Accepting hires the candidate in the same transaction (`candidate.hired`) and needs the scope `applications:write`; if the hire ' +
      'is not allowed, such as without a vacancy, the answer is that failure, and nothing changes. With `hire: false` the offer is ' +
      'accepted alone; whoever sets the application to `hired` later takes its terms over. An offer that is not answered before ' +
      '`expiresAt` expires by itself (`offer.expired`), and one whose application ends is withdrawn with it. A transition that the ' +
      'status does not allow is a 409 `ILLEGAL_TRANSITION` that lists the allowed ones.'
  }
}
