import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TSchema } from '@sinclair/typebox'
import type { Queryable } from '../../src/database/port.js'
import { changeWebhook, createWebhook, deleteWebhook, rotateSecret } from '../../src/domain/webhooks/changes.js'
import type { TargetRules } from '../../src/domain/webhooks/guard.js'
import type { WebhookRow } from '../../src/domain/webhooks/queries.js'
import { NEEDS_READ_SCOPES, RotatedSecret, Webhook, type WebhookCreate, type WebhookPatch } from '../../src/domain/webhooks/schema.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'

/** How a version of the API shows and accepts webhooks. */
interface WebhookVersion {
  /** Path of the list, under which its objects are. */
  path: string
  schemas: { whole: TSchema, withSecret: TSchema, create: TSchema, patch: TSchema }
  /** What POST and PATCH do, for the document. */
  texts: { summary: string, create: string, patch: string }
  /** @throws ApiError NOT_FOUND */
  find: (db: Queryable, companyId: number, id: string) => Promise<WebhookRow>
  toFields: (body: unknown) => WebhookCreate & WebhookPatch
  /** The webhook of the sandbox that the example deletes, which no other operation names. */
  deletedExample: string
}

const WebhookParams = Type.Object({ id: Webhook.properties.id })

/** The operations on one webhook, the same in each version except for what it shows. */
export const webhookObject: FastifyPluginAsyncTypebox<TargetRules & WebhookVersion> = async (app, options) => {
  const { path, schemas, texts, find, toFields, deletedExample, ...targetRules } = options

  app.get('/webhooks/:id', {
    config: { scope: 'webhooks:read', versioned: true },
    schema: {
      operationId: 'getWebhook',
      tags: ['webhooks'],
      summary: 'Get a webhook',
      description: 'The webhook, with the reason if it is suspended.',
      params: WebhookParams,
      response: { 200: schemas.whole }
    }
  }, async ({ database, identity: { companyId }, params: { id } }, reply) => {
    const webhook = await find(database, companyId, id)
    reply.versioned(webhook)
    return webhook
  })

  app.post('/webhooks', {
    config: { scope: 'webhooks:write', versioned: true },
    schema: {
      operationId: 'createWebhook',
      tags: ['webhooks'],
      summary: texts.summary,
      description: `${texts.create} Event: \`webhook.created\`.`,
      body: schemas.create,
      querystring: WriteQuery,
      response: { 201: schemas.withSecret }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { webhook, secret } = await createWebhook(change, toFields(request.body), targetRules)
    return { status: 201, body: { ...webhook, secret }, version: webhook.version, location: `${path}/${webhook.id}`, isSecret: true }
  }))

  app.patch('/webhooks/:id', {
    config: { scope: 'webhooks:write', versioned: true },
    schema: {
      operationId: 'updateWebhook',
      tags: ['webhooks'],
      summary: 'Change a webhook, or activate it again',
      description: 'Activating the webhook or changing its URL makes waiting deliveries due at once. ' +
        `${texts.patch} Repeating the current values changes nothing. ${NEEDS_READ_SCOPES} Event: \`webhook.changed\`.`,
      params: WebhookParams,
      body: schemas.patch,
      querystring: WriteQuery,
      response: { 200: schemas.whole }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { id } = await find(change.tx, change.companyId, request.params.id)
    const webhook = await changeWebhook(change, id, toFields(request.body), targetRules)
    return { status: 200, body: webhook, version: webhook.version }
  }))

  app.delete('/webhooks/:id', {
    config: { scope: 'webhooks:write', versioned: true },
    schema: {
      operationId: 'deleteWebhook',
      tags: ['webhooks'],
      summary: 'Delete a webhook and its delivery log',
      description: `Waiting deliveries are no longer sent, and the log is deleted. ${NEEDS_READ_SCOPES} Event: \`webhook.deleted\`.`,
      params: Type.Object({ id: { ...Webhook.properties.id, examples: [deletedExample] } }),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { id } = await find(change.tx, change.companyId, request.params.id)
    await deleteWebhook(change, id)
    return { status: 204 }
  }))

  app.post('/webhooks/:id/rotate-secret', {
    config: { scope: 'webhooks:write' },
    schema: {
      operationId: 'rotateWebhookSecret',
      tags: ['webhooks'],
      summary: 'Give a webhook a new signing secret and see it, once',
      description: 'The previous secret stays valid for a day: until then, each delivery carries a signature with each of them. ' +
        'If you rotate again within the day, at most five earlier ones sign, the newest. ' +
        `${NEEDS_READ_SCOPES} Event: \`webhook.secret-rotated\`.`,
      params: WebhookParams,
      querystring: WriteQuery,
      response: { 200: RotatedSecret }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { id } = await find(change.tx, change.companyId, request.params.id)
    return { status: 200, body: await rotateSecret(change, id), location: `${path}/${id}`, isSecret: true }
  }))
}
