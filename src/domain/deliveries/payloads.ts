import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import { Described, StringEnum, Text, Uuid } from '../../schema.js'
import { EVENTS, type EventName } from '../events/catalog.js'
import { Event } from '../events/schema.js'
import { WEBHOOK_EVENT_DATA } from '../webhooks/events.js'
import { Webhook } from '../webhooks/schema.js'
import { TEST_EVENT } from './schema.js'

/** The schema of the `data` of an event. */
export function eventData (name: EventName): TObject {
  const event = EVENTS[name]
  return 'data' in event ? event.data : WEBHOOK_EVENT_DATA[event.name]
}

const { actions } = Webhook.properties
const { action } = WEBHOOK_EVENT_DATA['webhook.created'].properties as { action: TSchema }

const TestEventData = Type.Object({ webhookId: Described(Uuid, 'Id of the webhook.'), actions, action }, {
  title: 'TestEventData', description: 'The webhook under test, and its events.'
})

/** The schema of the webhook body for this event, which is as in the feed; `bodyOf` of the sender writes it. */
export function webhookBody (event: EventName | typeof TEST_EVENT): TObject {
  return Type.Object({
    companyName: Text(255, { description: 'Name of the company whose event it is.', examples: ['Example Company'] }),
    ...Event.properties,
    id: Described(Uuid, 'Id of the event, the same in each attempt and in the feed: the `webhook-id`.'),
    event: StringEnum([event], { description: 'Name of the event.' }),
    data: event === TEST_EVENT ? TestEventData : eventData(event)
  })
}
