import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { EventPattern } from '../../src/domain/events/schema.js'
import type { TargetRules } from '../../src/domain/webhooks/guard.js'
import { getWebhook, walkWebhooks } from '../../src/domain/webhooks/queries.js'
import { Webhook, WebhookCreate, WebhookPatch, WebhookStatus, WebhookWithSecret } from '../../src/domain/webhooks/schema.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { OwnIds, ListOf } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { webhookObject } from '../shared/webhook-object.js'

const WebhookQuery = Type.Object({
  ...TokenParameters,
  id: OwnIds(Webhook.properties.id, 'webhooks'),
  action: ListOf(EventPattern, 'One of the `actions`, as listed there.'),
  status: ListOf(WebhookStatus),
  ...UpdatedRange,
  fields: FieldsParameter(Webhook)
})

/** All webhooks. Version 1 knows only those with one action and no filters. */
export const webhooks: FastifyPluginAsyncTypebox<TargetRules> = async (app, targetRules) => {
  app.get('/webhooks', {
    config: { scope: 'webhooks:read' },
    schema: {
      operationId: 'listWebhooks',
      tags: ['webhooks'],
      summary: 'Walk through all webhooks',
      description: 'All webhooks of the company, without their secrets, by id; with `updatedAfter` or `updatedBefore` in the order of ' +
        'their changes. Filters are combined: a webhook must match all of them.',
      querystring: withRules(WebhookQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Webhook)) }
    }
  }, async request => {
    const { database, identity: { companyId }, query } = request
    const rows = await walkWebhooks(database, companyId, query, toKeyset<string>(request))
    return toTokenPage(app.pageTokens, request, rows, select(query.fields).pick)
  })

  await app.register(webhookObject, {
    ...targetRules,
    path: '/api/v2/webhooks',
    schemas: { whole: Webhook, withSecret: WebhookWithSecret, create: WebhookCreate, patch: WebhookPatch },
    texts: {
      summary: 'Create a webhook for several events and see its signing secret, once',
      create: 'Sends each later event of these actions that passes the filters to the address, signed with the secret. Events of one ' +
        'application arrive in their order, whatever their names: a failed one holds back those after it. The same actions, filters ' +
        'and address again are a 409 `ALREADY_EXISTS`. Also needs the scopes to read what the actions are about.',
      patch: 'New actions and filters apply to later events; waiting deliveries are still sent.'
    },
    deletedExample: '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d12',
    find: getWebhook,
    toFields: body => body as WebhookCreate
  })
}
