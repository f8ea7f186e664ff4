import { Type } from '@sinclair/typebox'
import { Id, Nullable, StringEnum, Timestamp, Uuid } from '../../schema.js'
import { Actor } from '../shared/identity.js'
import { ENTITY_TYPES, EVENT_NAMES } from './catalog.js'

/** An event. `data` is the state of the object at that time. */
export const Event = Type.Object({
  id: Uuid,
  event: StringEnum(EVENT_NAMES, { examples: ['application.moved'] }),
  date: Timestamp,
  actor: Nullable(Actor),
  entity: Type.Object({
    type: StringEnum(ENTITY_TYPES, { examples: ['application'] }),
    id: Type.Union([Id, Uuid])
  }, { title: 'Entity' }),
  data: Type.Object({}, {
    additionalProperties: true, description: 'The object as it was then, without fields that need a scope of their own.'
  })
}, { title: 'Event' })
