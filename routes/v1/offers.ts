import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeOffer, createOffer } from '../../src/domain/hiring/offers.js'
import { OFFERS } from '../../src/domain/offers/queries.js'
import { Offer, OfferCreate, OfferPatch, OfferStatus } from '../../src/domain/offers/schema.js'
import { CodeFilter, ListOf } from '../../src/http/parameters.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { ApplicationParams } from './application-of-job.js'
import { getBelow, listBelow } from './below.js'
import { changeOne, createOne, withExamples } from './objects.js'

/** The sandbox has an offer to this application. */
const Params = withExamples(ApplicationParams, { applicationId: 813 })
const OfferParams = Type.Object({ ...Params.properties, offerId: Offer.properties.id })

/** Offers to applications. They are withdrawn, and never deleted. */
export const offers: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/offers', listBelow(OFFERS, {
    params: Params,
    operationId: 'listOffers',
    summary: 'List the offers to an application',
    description: 'All offers, by id; the last one may be live.',
    orders: ['id', 'createdAt', 'updatedAt'],
    parameters: { code: CodeFilter, status: ListOf(OfferStatus), customFields: CustomFieldsFilter('offer') }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/offers/:offerId', getBelow(OFFERS, {
    summary: 'Get an offer', description: 'The offer as it stands. Its salary needs the scope `compensation:read`.'
  }, OfferParams))

  app.post('/jobs/:jobId/applications/:applicationId/offers', createOne(OFFERS, {
    scope: 'offers:write',
    summary: 'Make an offer',
    description: 'Makes a draft for an application that is `in_process`; for others it is a 409 `ILLEGAL_TRANSITION`. An application has ' +
      'one live offer (`draft` to `sent`) at a time: a second one is a 409 `ALREADY_EXISTS` that names the first, and so is a `code` ' +
      'that another offer has. Event: `offer.created`.',
    params: withExamples(ApplicationParams, { applicationId: 697 }),
    body: OfferCreate,
    write: createOffer
  }))

  app.patch('/jobs/:jobId/applications/:applicationId/offers/:offerId', changeOne(OFFERS, {
    scope: 'offers:write',
    summary: 'Change an offer, send it, note the answer, withdraw it',
    description: 'Changes fields and status together: all or nothing.\n\n' +
      '- **Approval**: `waiting_approval`, then `approved`, or back to `draft` with a `reason`. Event: `offer.changed`. Where the ' +
      'company does not require approval (`requireOfferApproval`), a `draft` may be `sent`.\n' +
      '- **Send**: `sent`, with a `startDate`, unless the company sets `offersWithoutTerms`. From then on only `expiresAt` and `notes` ' +
      'change, and your own `code` in any status. Event: `offer.sent`.\n' +
      '- **Answer**: `accepted`, or `declined` with a `reason`. Events: `offer.accepted`, `offer.declined`.\n' +
      '- **Withdraw**: `withdrawn`, while the offer is live. Event: `offer.withdrawn`.\n\n' +
      '![Transitions of an offer](/assets/offer-states.svg)\n\n' +
      'Accepting moves the application to the hiring step of its job, or to the one that `stepId` or `stepCode` names, and hires the ' +
      'candidate, in the same transaction (`application.moved`, `candidate.hired`). It needs the scope `applications:write`; if the hire ' +
      'is not allowed, such as without a vacancy, the response is that error, and nothing changes. With `hire: false` the offer is ' +
      'accepted without a hire; setting the application to `hired` later copies the offer terms. An offer that is not answered before ' +
      '`expiresAt` expires by itself (`offer.expired`), and one whose application ends is withdrawn with it. A transition that the ' +
      'status does not allow is a 409 `ILLEGAL_TRANSITION` that lists the allowed ones. With `at`, an import states when the status ' +
      'changed; a change that is already recorded with the same time changes nothing.',
    params: OfferParams,
    body: OfferPatch,
    write: changeOffer
  }))
}
