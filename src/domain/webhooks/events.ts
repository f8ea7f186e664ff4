import { Type, type TObject } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import type { WebhookEventName } from '../events/webhook-events.js'
import { eventState, ungated } from '../shared/classification.js'
import { ChangedEventData } from '../shared/events.js'
import type { WebhookRow } from './queries.js'
import { Webhook, WebhookAction } from './schema.js'

const WebhookEventData = Type.Object({
  ...ungated(Webhook),
  action: Type.Optional(Described(WebhookAction, 'The action of a webhook that has one event and no filters; absent for others.'))
}, { title: 'WebhookEventData', description: 'The webhook as of the event.' })

/** The schema of the `data` of each webhook event. */
export const WEBHOOK_EVENT_DATA: Readonly<Record<WebhookEventName, TObject>> = {
  'webhook.created': WebhookEventData,
  'webhook.changed': ChangedEventData(WebhookEventData, 'WebhookChangedEventData'),
  'webhook.suspended': WebhookEventData,
  'webhook.secret-rotated': WebhookEventData,
  'webhook.deleted': WebhookEventData
}

/** The state of a webhook for events. */
export function webhookState ({ action, ...webhook }: WebhookRow): ReturnType<typeof eventState> {
  return eventState(WebhookEventData, { ...webhook, action: action ?? undefined })
}
