import { Type, type TObject } from '@sinclair/typebox'
import type { WebhookEventName } from '../events/webhook-events.js'
import { ungated } from '../shared/classification.js'
import { ChangedEventData } from '../shared/events.js'
import { Webhook } from './schema.js'

const WebhookEventData = Type.Object(ungated(Webhook), { title: 'WebhookEventData', description: 'The webhook as of the event.' })

/** The schema of the `data` of each webhook event. */
export const WEBHOOK_EVENT_DATA: Readonly<Record<WebhookEventName, TObject>> = {
  'webhook.created': WebhookEventData,
  'webhook.changed': ChangedEventData(WebhookEventData, 'WebhookChangedEventData'),
  'webhook.suspended': WebhookEventData,
  'webhook.secret-rotated': WebhookEventData,
  'webhook.deleted': WebhookEventData
}
