import { APPLICATION_EVENTS, COMMENT_EVENTS, TAG_EVENTS } from '../applications/events.js'
import { CANDIDATE_EVENTS } from '../candidates/events.js'
import { eventsByName } from '../engine/describe.js'
import { CATALOGUES } from '../kinds/catalogues.js'
import { JOB_EVENTS } from '../jobs/events.js'
import { holdsScope, type Scope } from '../shared/scopes.js'
import { STEPS } from '../steps/queries.js'
import { TOKEN_EVENTS } from '../tokens/events.js'
import { WEBHOOK_EVENTS } from './webhook-events.js'

/** Every event, by name, in the order of the documents. */
export const EVENTS = {
  ...JOB_EVENTS,
  ...eventsByName([STEPS]),
  ...APPLICATION_EVENTS,
  ...COMMENT_EVENTS,
  ...TAG_EVENTS,
  ...CANDIDATE_EVENTS,
  ...eventsByName(CATALOGUES),
  ...WEBHOOK_EVENTS,
  ...TOKEN_EVENTS
}

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

/** The entity types whose events a token with these scopes may read. */
export function readableEntities (scopes: readonly Scope[]): EntityType[] {
  return [...new Set(Object.values(EVENTS).filter(({ readScope }) => holdsScope(scopes, readScope)).map(({ entity }) => entity))]
}
