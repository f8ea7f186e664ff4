import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeWebhook, createWebhook, deleteWebhook, rotateSecret } from '../../src/domain/webhooks/changes.js'
import type { TargetRules } from '../../src/domain/webhooks/guard.js'
import { findWebhook, listWebhooks } from '../../src/domain/webhooks/queries.js'
import {
  NEEDS_READ_SCOPES, RotatedSecret, Webhook, WebhookAction, WebhookCreate, WebhookPatch, WebhookStatus, WebhookWithSecret
} from '../../src/domain/webhooks/schema.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, OrderParameter, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { ListParameter } from '../../src/http/parameters.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Sparse } from '../../src/schema.js'

const WebhookParams = Type.Object({ id: Webhook.properties.id })

const WebhookQuery = Type.Object({
  ...OffsetParameters,
  // Ids are UUIDs, whose order has no meaning.
  order: OrderParameter(['createdAt', 'updatedAt'], 'WebhookOrder'),
  action: ListParameter(WebhookAction),
  status: ListParameter(WebhookStatus),
  fields: FieldsParameter(Webhook)
})

export const webhooks: FastifyPluginAsyncTypebox<TargetRules> = async (app, targetRules) => {
  app.get('/webhooks', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'listWebhooks',
      tags: ['webhooks'],
      summary: 'List webhooks',
      description: 'All webhooks of the company, without their secrets.',
      querystring: withRules(WebhookQuery, maxOffset),
      response: { 200: OffsetPage(Sparse(Webhook)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await listWebhooks(database, identity.companyId, query, toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })

  app.get('/webhooks/:id', {
    config: { scope: 'webhooks:read', versioned: true },
    schema: {
      operationId: 'getWebhook',
      tags: ['webhooks'],
      summary: 'Get a webhook',
      description: 'The webhook, with the reason if it is suspended.',
      params: WebhookParams,
      response: { 200: Webhook }
    }
  }, async (request, reply) => {
    const webhook = await findWebhook(request.database, request.identity.companyId, request.params.id)
    if (webhook === undefined) throw notFound('webhook')
    reply.versioned(webhook.version)
    return webhook
  })

  app.post('/webhooks', {
    config: { scope: 'webhooks:write', versioned: true },
    schema: {
      operationId: 'createWebhook',
      tags: ['webhooks'],
      summary: 'Create a webhook and see its signing secret, once',
      description: 'Sends each later event of this kind to the address, signed with the secret. The same action and address again are a ' +
        '409 `ALREADY_EXISTS`. Needs the scope to read what the action is about, too. Event: `webhook.created`.',
      body: WebhookCreate,
      querystring: WriteQuery,
      response: { 201: WebhookWithSecret }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { webhook, secret } = await createWebhook(change, request.body, targetRules)
    return {
      status: 201,
      body: { ...webhook, secret },
      version: webhook.version,
      location: `/api/v1/webhooks/${webhook.id}`,
      isSecret: true
    }
  }))

  app.patch('/webhooks/:id', {
    config: { scope: 'webhooks:write', versioned: true },
    schema: {
      operationId: 'updateWebhook',
      tags: ['webhooks'],
      summary: 'Change a webhook, or activate it again',
      description: 'Activating it, or another address, makes deliveries that wait due at once. The same values again change nothing. ' +
        `${NEEDS_READ_SCOPES} Event: \`webhook.changed\`.`,
      params: WebhookParams,
      body: WebhookPatch,
      querystring: WriteQuery,
      response: { 200: Webhook }
    }
  }, async (request, reply) => await reply.write(async change => {
    const webhook = await changeWebhook(change, request.params.id, request.body, targetRules)
    return { status: 200, body: webhook, version: webhook.version }
  }))

  app.delete('/webhooks/:id', {
    config: { scope: 'webhooks:write', versioned: true },
    schema: {
      operationId: 'deleteWebhook',
      tags: ['webhooks'],
      summary: 'Delete a webhook and its delivery log',
      description: `Deliveries that wait are not sent any more, and the log is removed. ${NEEDS_READ_SCOPES} Event: \`webhook.deleted\`.`,
      params: WebhookParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteWebhook(change, request.params.id)
    return { status: 204 }
  }))

  app.post('/webhooks/:id/rotate-secret', {
    config: { scope: 'webhooks:write' },
    schema: {
      operationId: 'rotateWebhookSecret',
      tags: ['webhooks'],
      summary: 'Give a webhook a new signing secret and see it, once',
      description: 'The previous secret stays valid for a day: meanwhile each delivery carries a signature by both. ' +
        `${NEEDS_READ_SCOPES} Event: \`webhook.secret-rotated\`.`,
      params: WebhookParams,
      querystring: WriteQuery,
      response: { 200: RotatedSecret }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { id } = request.params
    return { status: 200, body: await rotateSecret(change, id), location: `/api/v1/webhooks/${id}`, isSecret: true }
  }))
}
