import { defineEvents } from '../shared/events.js'

/**
 * The events of webhooks. The schema of a webhook needs the catalog of events, so the schemas of `data` are in `webhooks/events.ts`,
 * which avoids a circular import.
 */
export const WEBHOOK_EVENTS = defineEvents({ entity: 'webhook', readScope: 'webhooks:read' }, {
  'webhook.created': { summary: 'A webhook was created' },
  'webhook.changed': { summary: 'A webhook was changed' },
  'webhook.suspended': { summary: 'A webhook was suspended' },
  'webhook.secret-rotated': { summary: 'The signing secret of a webhook was rotated' },
  'webhook.deleted': { summary: 'A webhook was deleted' }
})
export type WebhookEventName = keyof typeof WEBHOOK_EVENTS
