import { randomUUID } from 'node:crypto'
import type { TObject } from '@sinclair/typebox'
import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import type { ActingToken } from './identity.js'
import type { Scope } from './scopes.js'

/** A kind of object that events are about. */
interface Subject<Entity extends string = string> {
  readonly entity: Entity
  /** The scope that reading such an object needs. */
  readonly readScope: Scope
}

/** Something that can happen, as the catalog of events has it. */
export interface EventType<Name extends string = string, Entity extends string = string> extends Subject<Entity> {
  readonly name: Name
  /** What it tells, for the document. */
  readonly summary: string
}

/** An event whose resource says what its `data` holds. */
interface EventTypeWithData<Name extends string, Entity extends string> extends EventType<Name, Entity> {
  readonly data: TObject
}

/** The events of a resource, by name: each knows its name and its subject. */
export function defineEvents<Entity extends string, Name extends string> (
  subject: Subject<Entity>, events: Record<Name, { summary: string, data: TObject }>
): { readonly [N in Name]: EventTypeWithData<N, Entity> }
export function defineEvents<Entity extends string, Name extends string> (
  subject: Subject<Entity>, events: Record<Name, { summary: string }>
): { readonly [N in Name]: EventType<N, Entity> }
export function defineEvents (subject: Subject, events: Record<string, { summary: string }>): Record<string, EventType> {
  return Object.fromEntries(Object.entries(events).map(([name, rest]) => [name, { name, ...subject, ...rest }]))
}

export interface NewEvent {
  /** Id of the object that the event is about. */
  id: number | string
  /** The object's state as of the event. Never holds fields that need a scope of their own. */
  data: object
  /** The part of the state that is about a person: it can be blanked later. */
  personal?: object
  applicationId?: number
  candidateId?: number
}

/** Writes an event into the transaction; `actor` is null where the server acts by itself. The row that it is about is locked. */
export async function insertEvent (
  tx: Transaction, companyId: number, { name, entity }: EventType, actor: ActingToken, event: NewEvent
): Promise<void> {
  const { id, data, personal, applicationId = null, candidateId = null } = event
  await tx.send(prepared(sql`
    insert into events (company_id, uuid, event, token_id, token_name, entity_type, entity_id, application_id, candidate_id, data, personal)
    values (${companyId}, ${randomUUID()}, ${name}, ${actor?.tokenId ?? null}, ${actor?.tokenName ?? null}, ${entity}, ${String(id)},
      ${applicationId}, ${candidateId}, ${JSON.stringify(data)}, ${personal === undefined ? null : JSON.stringify(personal)})`))
}

/**
 * Takes what is personal from events. They are locked in the order of their ids, as the sequencer locks them: of two writers that
 * meet at the same events one waits for the other.
 * @param which condition on the events, with their company
 */
export async function blankEvents (tx: Transaction, which: Sql): Promise<void> {
  await tx.query(sql`
    with held as materialized (select company_id, id from events where ${which} and personal is not null order by id for no key update)
    update events e set personal = null from held h where e.company_id = h.company_id and e.id = h.id`)
}
