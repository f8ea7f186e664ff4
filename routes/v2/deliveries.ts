import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { redeliver, redeliverRange, sendTest } from '../../src/domain/deliveries/changes.js'
import { findDelivery, toDelivery, walkDeliveries } from '../../src/domain/deliveries/queries.js'
import { Delivery, DeliveryState, Redelivery } from '../../src/domain/deliveries/schema.js'
import { findWebhook } from '../../src/domain/webhooks/queries.js'
import { NEEDS_READ_SCOPES } from '../../src/domain/webhooks/schema.js'
import { notFound } from '../../src/errors.js'
import { pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { ListParameter } from '../../src/http/parameters.js'
import { CreatedRange, createdInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Uuid } from '../../src/schema.js'

const WebhookParams = Type.Object({ id: Uuid })
const DeliveryParams = Type.Object({ id: Uuid, deliveryId: Uuid })

const DeliveryQuery = Type.Object({
  ...TokenParameters,
  state: ListParameter(DeliveryState),
  eventId: ListParameter(Uuid),
  ...CreatedRange
})

const Redelivered = Type.Object({
  count: Type.Integer({ description: 'Deliveries that are sent once more, or for the first time.', examples: [12] })
}, { title: 'Redelivered' })

/** The delivery log of webhooks, and redelivery. */
export const deliveries: FastifyPluginAsyncTypebox = async app => {
  app.get('/webhooks/:id/deliveries', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'listDeliveries',
      tags: ['webhooks'],
      summary: 'Walk through the deliveries of a webhook, newest first',
      params: WebhookParams,
      querystring: withRules(DeliveryQuery, createdInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Delivery) }
    }
  }, async request => {
    const { companyId } = request.identity
    if (await findWebhook(request.database, companyId, request.params.id) === undefined) throw notFound('webhook')
    const rows = await walkDeliveries(request.database, companyId, request.params.id, request.query, toKeyset(request))
    return toTokenPage(app.pageTokens, request, rows, toDelivery)
  })

  app.get('/webhooks/:id/deliveries/:deliveryId', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'getDelivery',
      tags: ['webhooks'],
      summary: 'Get a delivery with its attempts',
      params: DeliveryParams,
      response: { 200: Delivery }
    }
  }, async request => {
    const row = await findDelivery(request.database, request.identity.companyId, request.params.id, request.params.deliveryId)
    if (row === undefined) throw notFound('delivery of this webhook', 'deliveryId')
    return toDelivery(row)
  })

  app.post('/webhooks/:id/deliveries/:deliveryId/redeliver', {
    config: { scope: 'webhooks:write' },
    schema: {
      operationId: 'redeliverOne',
      tags: ['webhooks'],
      summary: 'Send a delivery once more',
      description: 'With the same `webhook-id`, and the data of then. One that waits for its next attempt is sent at once. ' +
        NEEDS_READ_SCOPES,
      params: DeliveryParams,
      querystring: WriteQuery,
      response: { 200: Delivery }
    }
  }, async (request, reply) => await reply.write(async change =>
    ({ status: 200, body: toDelivery(await redeliver(change, request.params.id, request.params.deliveryId)) })))

  app.post('/webhooks/:id/redeliver', {
    config: { scope: 'webhooks:write' },
    schema: {
      operationId: 'redeliverRange',
      tags: ['webhooks'],
      summary: 'Send the events of a range of time once more',
      description: 'All events of the action in `after <= date < before`, those too that the webhook never got. At most 10 000, ' +
        `and one request for a webhook at a time: another is a 409 meanwhile. ${NEEDS_READ_SCOPES}`,
      params: WebhookParams,
      body: Redelivery,
      querystring: WriteQuery,
      response: { 200: Redelivered }
    }
  }, async (request, reply) => await reply.write(async change =>
    ({ status: 200, body: { count: await redeliverRange(change, request.params.id, request.body) } })))

  app.post('/webhooks/:id/test', {
    config: { scope: 'webhooks:write' },
    schema: {
      operationId: 'testWebhook',
      tags: ['webhooks'],
      summary: 'Send a test event',
      description: 'Its name is `webhook.test`. It is sent whatever the status of the webhook; the delivery says what came of it. ' +
        NEEDS_READ_SCOPES,
      params: WebhookParams,
      querystring: WriteQuery,
      response: { 200: Delivery }
    }
  }, async (request, reply) => await reply.write(async change => {
    const delivery = await sendTest(change, request.params.id)
    return { status: 200, body: toDelivery(delivery) }
  }))
}
