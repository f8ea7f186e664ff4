import { Type, type Static } from '@sinclair/typebox'
import {
  CreatedAt, Described, HttpStatus, Int32, Nullable, StrictObject, StringEnum, Text, Timestamp, UpdatedAt, Uuid
} from '../../schema.js'

export const DeliveryState = StringEnum(['pending', 'delivered', 'failed', 'dead'], {
  title: 'DeliveryState',
  description:
    '`pending`: it waits to be sent. `delivered`: the receiver answered with 2xx. `failed`: the last attempt failed, and another will ' +
      'follow. `dead`: it failed for three days and is no longer sent.'
})
export type DeliveryState = Static<typeof DeliveryState>

export const Attempt = Type.Object({
  at: Described(Timestamp, 'When the attempt was made.'),
  status: Described(Nullable(HttpStatus), 'HTTP status of the response; null if there was none.'),
  error: Nullable(Text(255, { description: 'Why the attempt failed; null if it did not.', examples: ['no answer within 15 seconds'] })),
  durationMs: Int32({ description: 'How long the attempt took, in milliseconds.', examples: [84] })
}, { title: 'Attempt', description: 'One attempt to deliver an event.' })
export type Attempt = Static<typeof Attempt>

/** Attempts kept in the log of a delivery; beyond them the oldest are dropped. */
export const MAX_ATTEMPTS = 50

/** The event of a test delivery; it is not in the feed. */
export const TEST_EVENT = 'webhook.test'

export const Delivery = Type.Object({
  id: Described(Uuid, 'Id of the delivery.', { examples: ['7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80'] }),
  webhookId: Described(Uuid, 'Id of the webhook that sends.'),
  eventId: Described(Uuid, 'Id of the event: the `webhook-id` of every attempt.'),
  event: Type.String({
    pattern: '^[a-z]+\\.[a-z-]+$',
    maxLength: 64,
    description: 'Name of the event; `webhook.test` for a test event.',
    examples: ['application.moved']
  }),
  state: DeliveryState,
  attempts: Type.Array(Attempt, { maxItems: MAX_ATTEMPTS, description: `The last ${MAX_ATTEMPTS} attempts, oldest first.` }),
  lastStatus: Described(Nullable(HttpStatus), 'HTTP status of the last attempt; null if there was no response.'),
  lastError: Nullable(Text(255, { description: 'Why the last attempt failed; null if it did not.', examples: ['the answer was 500'] })),
  nextAttemptAt: Described(Nullable(Timestamp), 'When the next attempt is due; null if none is due, or while the webhook is not active.'),
  deliveredAt: Described(Nullable(Timestamp), 'When the receiver accepted the event; null until then.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Delivery', description: 'One event on its way to one webhook.' })
export type Delivery = Static<typeof Delivery>

export const Redelivery = StrictObject({
  after: Described(Timestamp, 'Start of the range, included.'),
  before: Type.Optional(Described(Timestamp, 'End of the range, excluded. Absent, it is now.')),
  undeliveredOnly: Type.Optional(Type.Boolean({ default: false, description: 'Leaves out events that were delivered.' }))
}, {
  title: 'Redelivery',
  description: 'The time range whose events are sent again.',
  examples: [{ after: '2026-03-02T09:00:00Z', before: '2026-03-02T10:00:00Z', undeliveredOnly: true }]
})
export type Redelivery = Static<typeof Redelivery>
