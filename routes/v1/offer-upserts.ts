import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { putOffer } from '../../src/domain/hiring/offer-upserts.js'
import { OFFERS } from '../../src/domain/offers/queries.js'
import { Offer, OfferReplace } from '../../src/domain/offers/schema.js'
import { visible } from '../../src/domain/shared/classification.js'
import { WriteQuery } from '../../src/http/write.js'
import { codeParamsBelow, getBelowByCode } from './below.js'
import { upserted } from './objects.js'

/** Offers by your own codes. */
export const offerUpserts: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/offers/by-code/:code', getBelowByCode(OFFERS, {
    summary: 'Get an offer by your own code',
    description: 'The offer with this code. One to another application is a 404, and so is one whose candidate is anonymized.',
    missing: 'offer to this application'
  }, codeParamsBelow(813, 'OFF-1501')))

  app.put('/jobs/:jobId/applications/:applicationId/offers/by-code/:code', {
    config: { scope: 'offers:write', versioned: true },
    schema: {
      operationId: 'putOfferByCode',
      tags: ['offers'],
      summary: 'Make or replace an offer by your own code',
      description: 'Makes the offer, a draft (201), or replaces its terms (200). Its status stays, and rules are those of `POST` and ' +
        '`PATCH`: once it is `sent`, other terms than `expiresAt` and `notes` are a 409. The code of an offer to another application is ' +
        'a 409 `ALREADY_EXISTS`. Repeating the same content changes nothing. Events: `offer.created`, `offer.changed`.',
      params: codeParamsBelow(929, 'OFF-2001'),
      body: OfferReplace,
      querystring: WriteQuery,
      response: { 200: Offer, 201: Offer }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { code, ...at } = request.params
    const { row, isNew } = await putOffer(change, at, code, request.body)
    return upserted(visible(Offer, row, request.reader), isNew, `/api/v1/jobs/${at.jobId}/applications/${at.applicationId}/offers`)
  }))
}
