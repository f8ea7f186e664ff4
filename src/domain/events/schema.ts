import { Type } from '@sinclair/typebox'
import { Id, Nullable, StringEnum, Timestamp, Uuid } from '../../schema.js'
import { Actor } from '../shared/identity.js'
import { ENTITY_TYPES, EVENT_NAMES } from './catalog.js'

export const EventName = StringEnum(EVENT_NAMES, { title: 'EventName', examples: ['application.moved'] })
export const EntityType = StringEnum(ENTITY_TYPES, { title: 'EntityType', examples: ['application'] })

/** An event. `data` is the state of the object at that time. */
export const Event = Type.Object({
  id: Uuid,
  event: EventName,
  date: Timestamp,
  actor: Nullable(Actor),
  entity: Type.Object({
    type: EntityType,
    id: Type.Union([Id, Uuid])
  }, { title: 'Entity' }),
  data: Type.Object({}, {
    additionalProperties: true, description: 'The object as it was then, without fields that need a scope of their own.'
  })
}, { title: 'Event' })
