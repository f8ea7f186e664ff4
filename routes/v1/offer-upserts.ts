import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findBelow } from '../../src/domain/engine/child.js'
import { putOffer } from '../../src/domain/hiring/offer-upserts.js'
import { OFFERS } from '../../src/domain/offers/queries.js'
import { Offer, OfferReplace } from '../../src/domain/offers/schema.js'
import { findByCode } from '../../src/domain/parents/coded.js'
import { visible } from '../../src/domain/shared/classification.js'
import { notFound } from '../../src/errors.js'
import { WriteQuery } from '../../src/http/write.js'
import { ApplicationParams } from './application-of-job.js'
import { codeParams, withExamples } from './objects.js'

const paramsWith = (code: string, applicationId: number) => Type.Object({
  ...withExamples(ApplicationParams, { applicationId }).properties, ...codeParams(code).properties
})

/** Offers by your own codes. */
export const offerUpserts: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/offers/by-code/:code', {
    config: { scope: 'offers:read', versioned: true, cache: true },
    schema: {
      operationId: 'getOfferByCode',
      tags: ['offers'],
      summary: 'Get an offer by your own code',
      description: 'The offer with this code. One to another application is a 404, and so is one whose candidate is anonymized.',
      params: paramsWith('OFF-1501', 813),
      response: { 200: Offer }
    }
  }, async ({ params: { code, ...at }, database, reader, identity: { companyId } }, reply) => {
    const found = await findByCode(database, OFFERS, companyId, code)
    if (found === undefined) throw notFound('offer to this application', 'code')
    const offer = await findBelow(database, OFFERS, companyId, { ...at, offerId: found.id })
    reply.versioned(offer)
    return visible(Offer, offer, reader)
  })

  app.put('/jobs/:jobId/applications/:applicationId/offers/by-code/:code', {
    config: { scope: 'offers:write', versioned: true },
    schema: {
      operationId: 'putOfferByCode',
      tags: ['offers'],
      summary: 'Make or replace an offer by your own code',
      description: 'Makes the offer, a draft (201), or replaces its terms (200). Its status stays, and rules are those of `POST` and ' +
        '`PATCH`: once it is `sent`, other terms than `expiresAt` and `notes` are a 409. The code of an offer to another application is ' +
        'a 409 `ALREADY_EXISTS`. Repeating the same content changes nothing. Events: `offer.created`, `offer.changed`.',
      params: paramsWith('OFF-2001', 929),
      body: OfferReplace,
      querystring: WriteQuery,
      response: { 200: Offer, 201: Offer }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { code, ...at } = request.params
    const { row, isNew } = await putOffer(change, at, code, request.body)
    const made = isNew ? { location: `/api/v1/jobs/${at.jobId}/applications/${at.applicationId}/offers/${row.id}` } : {}
    return { status: isNew ? 201 : 200, body: visible(Offer, row, request.reader), version: row.version, ...made }
  }))
}
