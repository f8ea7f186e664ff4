import { Type } from '@sinclair/typebox'
import { Described, Id, Nullable, StringEnum, Timestamp, Uuid } from '../../schema.js'
import { Actor } from '../shared/identity.js'
import { ENTITY_TYPES, EVENT_NAMES, EVENT_PATTERNS } from './catalog.js'

export const EventName = StringEnum(EVENT_NAMES, { title: 'EventName', description: 'Name of the event.', examples: ['application.moved'] })
export const EventPattern = StringEnum(EVENT_PATTERNS, {
  title: 'EventPattern',
  description: 'Name of an event, or a wildcard. `application.*` matches all events with such a name and all events about an ' +
    'application. `candidate.hired` is about an application, so both `application.*` and `candidate.*` match it.',
  examples: ['application.*']
})
export const EntityType = StringEnum(ENTITY_TYPES, { title: 'EntityType', description: 'Kind of the object.', examples: ['application'] })

export const Event = Type.Object({
  id: Described(Uuid, 'Id of the event.'),
  event: EventName,
  date: Described(Timestamp, 'When the event was recorded.'),
  occurredAt: Type.Optional(Described(Timestamp, 'When it happened, if it was recorded later; absent where that is `date`.', {
    examples: ['2024-05-03T14:00:00.000Z']
  })),
  actor: Nullable(Actor),
  entity: Type.Object({
    type: EntityType,
    id: Type.Union([Id, Uuid], { description: 'Id of the object: a UUID for files, custom fields, tokens and webhooks, else a number.' })
  }, { title: 'Entity', description: 'The object that the event is about.' }),
  data: Type.Object({}, {
    additionalProperties: true, description: 'The object as it was then, without fields that need their own scope.'
  })
}, { title: 'Event', description: 'Something that happened to an object.' })
