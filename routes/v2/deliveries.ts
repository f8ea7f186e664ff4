import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { MAX_REDELIVERED, redeliver, redeliverRange, sendTest } from '../../src/domain/deliveries/changes.js'
import { findDelivery, toDelivery, walkDeliveries } from '../../src/domain/deliveries/queries.js'
import { Delivery, DeliveryState, Redelivery } from '../../src/domain/deliveries/schema.js'
import { getWebhook } from '../../src/domain/webhooks/queries.js'
import { NEEDS_READ_SCOPES, Webhook } from '../../src/domain/webhooks/schema.js'
import { notFound } from '../../src/errors.js'
import { pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { ListOf } from '../../src/http/parameters.js'
import { CreatedRange, rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Int32 } from '../../src/schema.js'

const { id: deliveryId, eventId } = Delivery.properties

const WebhookParams = Type.Object({ id: Webhook.properties.id })
const DeliveryParams = Type.Object({ id: Webhook.properties.id, deliveryId })

const DeliveryQuery = Type.Object({
  ...TokenParameters,
  state: ListOf(DeliveryState),
  eventId: ListOf(eventId, 'Ids of events.'),
  ...CreatedRange
})

const Redelivered = Type.Object({
  count: Int32({ maximum: MAX_REDELIVERED, description: 'Deliveries that are sent again, or for the first time.', examples: [12] })
}, { title: 'Redelivered', description: 'How many deliveries are sent again.' })

/** The delivery log of webhooks, and redelivery. */
export const deliveries: FastifyPluginAsyncTypebox = async app => {
  app.get('/webhooks/:id/deliveries', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'listDeliveries',
      tags: ['webhooks'],
      summary: 'Walk through the deliveries of a webhook, newest first',
      description: 'What was sent, and the result. Finished deliveries leave the log after `DELIVERY_RETENTION_DAYS`.',
      params: WebhookParams,
      querystring: withRules(DeliveryQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Delivery) }
    }
  }, async request => {
    const { companyId } = request.identity
    await getWebhook(request.database, companyId, request.params.id)
    const rows = await walkDeliveries(request.database, companyId, request.params.id, request.query, toKeyset(request))
    return toTokenPage(app.pageTokens, request, rows, toDelivery)
  })

  app.get('/webhooks/:id/deliveries/:deliveryId', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'getDelivery',
      tags: ['webhooks'],
      summary: 'Get a delivery with its attempts',
      description: 'The delivery with its last 50 attempts: when, how long, and how they ended.',
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
      summary: 'Send a delivery again',
      description: 'Sends the event again, with the same `webhook-id`. A delivery that is waiting for its next attempt is sent at once. ' +
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
      summary: 'Send the events of a time range again',
      description: 'Sends all events of the actions in `after <= date < before`, including those that the webhook never received: at ' +
        'most 10 000. A webhook with filters gets events of jobs that pass its filters now, and those in its log. ' +
        `One request for a webhook runs at a time; another is a 409 \`REQUEST_IN_PROGRESS\` meanwhile. ${NEEDS_READ_SCOPES}`,
      params: WebhookParams,
      body: Redelivery,
      querystring: WriteQuery,
      response: { 200: Redelivered }
    }
  }, async ({ params, query, body }, reply) => await reply.write(async change =>
    ({ status: 200, body: { count: await redeliverRange(change, params.id, body, query.validateOnly === true) } })))

  app.post('/webhooks/:id/test', {
    config: { scope: 'webhooks:write' },
    schema: {
      operationId: 'testWebhook',
      tags: ['webhooks'],
      summary: 'Send a test event',
      description: 'Sends the event `webhook.test`, whatever the status of the webhook. The delivery shows the result. ' +
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
