import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeOffer, createOffer, getOffer } from '../../src/domain/hiring/offers.js'
import { OFFERS } from '../../src/domain/offers/queries.js'
import { Offer, OfferCreate, OfferPatch } from '../../src/domain/offers/schema.js'
import { parametersOf } from '../../src/domain/shared/filters.js'
import { ApplicationParams } from './application-of-job.js'
import { addListBelow, APPLICATION } from './list-below.js'
import { addLastingObjectRoutes } from './object-routes.js'

/** The sandbox has an offer to this application. */
const Params = Type.Object({
  jobId: ApplicationParams.properties.jobId, applicationId: { ...ApplicationParams.properties.applicationId, examples: [813] }
})
const PATH = '/jobs/:jobId/applications/:applicationId/offers'

/** Offers to applications. They are withdrawn, and never deleted. */
export const offers: FastifyPluginAsyncTypebox = async app => {
  addListBelow(app, { ...APPLICATION, params: Params }, OFFERS, {
    path: PATH,
    operationId: 'listOffers',
    summary: 'List the offers to an application',
    description: 'All offers, by id; the last one may be live.',
    parameters: parametersOf({ status: OFFERS.filters.status!, customFields: OFFERS.filters.customFields! })
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
      'is not allowed, such as without a vacancy, the response is that error, and nothing changes. With `hire: false` the offer is ' +
      'accepted without a hire; setting the application to `hired` later copies the offer terms. An offer that is not answered before ' +
      '`expiresAt` expires by itself (`offer.expired`), and one whose application ends is withdrawn with it. A transition that the ' +
      'status does not allow is a 409 `ILLEGAL_TRANSITION` that lists the allowed ones.'
  }
}
