import { READ_SCOPE_OF } from '../attachments/events.js'
import type { OwnerName } from '../attachments/schema.js'
import { KINDS } from '../kinds/table.js'
import { holdsScope, type Scope } from '../shared/scopes.js'
import { SUPPRESSION_EVENTS } from '../messages/events.js'
import { COMPANY_EVENTS } from '../settings/schema.js'
import { TOKEN_EVENTS } from '../tokens/events.js'
import { WEBHOOK_EVENTS } from './webhook-events.js'

/** Every event, by name, in the order of the documents. */
export const EVENTS = { ...KINDS.events, ...COMPANY_EVENTS, ...WEBHOOK_EVENTS, ...TOKEN_EVENTS, ...SUPPRESSION_EVENTS }

export type EventName = keyof typeof EVENTS
export type EntityType = (typeof EVENTS)[EventName]['entity']

export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]
export const ENTITY_TYPES = [...new Set(Object.values(EVENTS).map(({ entity }) => entity))]

/** What names events: one, or all of an entity type by its wildcard, such as `application.*`. */
export type EventPattern = EventName | `${EntityType}.*`

export const EVENT_PATTERNS: EventPattern[] = [...EVENT_NAMES, ...ENTITY_TYPES.map(entity => `${entity}.*` as const)]

/**
 * The patterns that name an event. `candidate.hired` has two wildcards: the one of its name, and the one of the application it is about.
 */
export function patternsOf (event: EventName): EventPattern[] {
  return [...new Set([event, `${event.split('.')[0] as EntityType}.*`, `${EVENTS[event].entity}.*`] as const)]
}

/** The events that a pattern names. */
export function eventsOf (pattern: EventPattern): EventName[] {
  return EVENT_NAMES.filter(event => patternsOf(event).includes(pattern))
}

/** Entity types that belong to a job: their events have its id in `data.jobId`. */
export const ENTITIES_OF_JOBS: readonly EntityType[] = [...new Set(Object.values(EVENTS).flatMap(event =>
  'data' in event && 'jobId' in event.data.properties ? [event.entity] : []))]

/** The scopes to read all events of this name: a file is read with the scope of its owner. */
export function readScopesOf (event: EventName): readonly Scope[] {
  const { entity, readScope } = EVENTS[event]
  return entity === 'attachment' ? Object.values(READ_SCOPE_OF) : [readScope]
}

/** Events that a reader may read: those about such objects; of those about files, the ones of such owners. */
export interface ReadableEvents { entities: readonly EntityType[], owners: readonly OwnerName[] }

const OWNERS = Object.keys(READ_SCOPE_OF) as OwnerName[]

export const EVERYTHING: ReadableEvents = { entities: ENTITY_TYPES, owners: OWNERS }

/** The events that a token with these scopes may read. */
export function readableEvents (scopes: readonly Scope[]): ReadableEvents {
  const named = EVENT_NAMES.filter(name => readScopesOf(name).some(scope => holdsScope(scopes, scope)))
  return {
    entities: [...new Set(named.map(name => EVENTS[name].entity))],
    owners: OWNERS.filter(owner => holdsScope(scopes, READ_SCOPE_OF[owner]))
  }
}
