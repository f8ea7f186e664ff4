import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import type { Queryable } from '../../src/database/port.js'
import type { TargetRules } from '../../src/domain/webhooks/guard.js'
import { getWebhook, listSimpleWebhooks, type WebhookRow } from '../../src/domain/webhooks/queries.js'
import {
  SimpleWebhook, SimpleWebhookCreate, SimpleWebhookPatch, SimpleWebhookWithSecret, WebhookAction, WebhookStatus, type WebhookCreate
} from '../../src/domain/webhooks/schema.js'
import { ApiError } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { ListOf } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { webhookObject } from '../shared/webhook-object.js'

const WebhookQuery = Type.Object({
  // Ids are UUIDs, whose order has no meaning.
  ...OffsetParameters(SimpleWebhook, ['createdAt', 'updatedAt']),
  action: ListOf(WebhookAction),
  status: ListOf(WebhookStatus),
  ...UpdatedRange,
  fields: FieldsParameter(SimpleWebhook)
})

/** @throws ApiError NOT_FOUND, also for a webhook that this version cannot describe */
async function findSimple (db: Queryable, companyId: number, id: string): Promise<WebhookRow> {
  const webhook = await getWebhook(db, companyId, id)
  if (webhook.action !== null) return webhook
  const message = 'this webhook has a wildcard, several actions or filters; use version 2 to read or change it, with the same id'
  throw new ApiError('NOT_FOUND', { target: 'id', message })
}

/** Webhooks with one action and no filters. */
export const webhooks: FastifyPluginAsyncTypebox<TargetRules> = async (app, targetRules) => {
  app.get('/webhooks', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'listWebhooks',
      tags: ['webhooks'],
      summary: 'List webhooks',
      description: 'All webhooks of the company that have one action and no filters, without their secrets. v2 lists all webhooks.',
      querystring: withRules(WebhookQuery, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(SimpleWebhook)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await listSimpleWebhooks(database, identity.companyId, query, toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })

  await app.register(webhookObject, {
    ...targetRules,
    path: '/api/v1/webhooks',
    schemas: { whole: SimpleWebhook, withSecret: SimpleWebhookWithSecret, create: SimpleWebhookCreate, patch: SimpleWebhookPatch },
    texts: {
      summary: 'Create a webhook and see its signing secret, once',
      create: 'Sends each later event of this kind to the address, signed with the secret. The same action and address again are a 409 ' +
        '`ALREADY_EXISTS`. Also needs the scope to read what the action is about.',
      patch: 'A new action applies to later events; waiting deliveries are still sent.'
    },
    deletedExample: '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d11',
    find: findSimple,
    toFields: body => {
      const { action, ...fields } = body as Static<typeof SimpleWebhookCreate>
      return action === undefined ? fields as WebhookCreate : { actions: [action], ...fields }
    }
  })
}
