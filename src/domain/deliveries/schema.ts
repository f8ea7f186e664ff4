import { Type, type Static } from '@sinclair/typebox'
import { StrictObject, Nullable, StringEnum, Timestamp, Uuid } from '../../schema.js'

export const DeliveryState = StringEnum(['pending', 'delivered', 'failed', 'dead'], {
  title: 'DeliveryState',
  description:
    '`pending`: to be sent. `failed`: the last attempt failed, another comes at `nextAttemptAt`. `dead`: it failed for three days, and ' +
      'is not sent any more. `delivered`: the address took it.'
})
export type DeliveryState = Static<typeof DeliveryState>

export const Attempt = Type.Object({
  at: Timestamp,
  status: Nullable(Type.Integer({ description: 'The HTTP status of the answer, if there was one.', examples: [200] })),
  error: Nullable(Type.String({ examples: ['no answer within 15 seconds'] })),
  durationMs: Type.Integer({ examples: [84] })
}, { title: 'Attempt' })
export type Attempt = Static<typeof Attempt>

/** The event of a test delivery; it is not in the feed. */
export const TEST_EVENT = 'webhook.test'

/** The delivery of one event to one webhook. */
export const Delivery = Type.Object({
  id: Uuid,
  webhookId: Uuid,
  eventId: Type.String({ ...Uuid, description: '`webhook-id` of what is sent, and its `id`: the same in each attempt.' }),
  event: Type.String({ description: 'The name of the event; `webhook.test` for a test event.', examples: ['application.moved'] }),
  state: DeliveryState,
  attempts: Type.Array(Attempt, { description: 'The last 50, oldest first.' }),
  lastStatus: Nullable(Type.Integer({ examples: [200] })),
  lastError: Nullable(Type.String({ examples: ['the answer was 500'] })),
  nextAttemptAt: Nullable(Type.String({ ...Timestamp, description: 'Null when none is due: also while the webhook is not active.' })),
  deliveredAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Delivery' })
export type Delivery = Static<typeof Delivery>

/** The time range of a redelivery: events with `after <= date < before`. */
export const Redelivery = StrictObject({
  after: Timestamp,
  before: Type.Optional(Type.String({ ...Timestamp, description: 'Now, when it is absent.' })),
  undeliveredOnly: Type.Optional(Type.Boolean({ default: false, description: 'Leaves out what was delivered.' }))
}, { title: 'Redelivery', examples: [{ after: '2026-03-02T09:00:00Z', before: '2026-03-02T10:00:00Z', undeliveredOnly: true }] })
export type Redelivery = Static<typeof Redelivery>
