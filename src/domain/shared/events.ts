import { randomUUID } from 'node:crypto'
import { Type, type TObject, type TProperties } from '@sinclair/typebox'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { prepared, type DataArea, type Transaction } from '../../database/port.js'
import { Text, Word } from '../../schema.js'
import { BLANK_TEXT, personalColumns } from './classification.js'
import type { ActingToken } from './identity.js'
import { areaOf, type Scope } from './scopes.js'
import { inParts, insertion } from './sql.js'

/** A kind of object that events are about. */
interface Subject<Entity extends string = string> {
  readonly entity: Entity
  /** The scope needed to read such an object. */
  readonly readScope: Scope
  /** Whether such an object is a person itself. */
  readonly isPerson?: boolean
}

/** A type of event in the catalog. */
export interface EventType<Name extends string = string, Entity extends string = string> extends Subject<Entity> {
  readonly name: Name
  /** One line for the document. */
  readonly summary: string
  /** The area of the company's data that it changes, if that is not the one of its scope: jobs show how many people they have hired. */
  readonly area?: DataArea
}

/** An event type with the schema of its `data`. */
export interface EventTypeWithData<Name extends string, Entity extends string> extends EventType<Name, Entity> {
  readonly data: TObject
}

/** What the event of a rename says besides the object. */
export const PreviousName = {
  previousName: Type.Optional(Text(255, {
    description: 'The previous name, if the name changed. Update copies that store the name next to the id.', examples: ['Legal']
  }))
}

/** The data of an event that changed an object: the object, and what differs. */
export function ChangedEventData (data: TObject, title: string, more: TProperties = {}): TObject {
  return Type.Object({
    ...data.properties,
    ...more,
    changed: Type.Array(Word, {
      maxItems: 300,
      description: 'Names of the changed fields, including those that need their own scope.',
      examples: [['name']]
    })
  }, { title, description: data.description })
}

/**
 * Defines the events of a resource, by name.
 * @throws Error for what is personal and names nobody: anonymizing a candidate could not find it in the feed
 */
export function defineEvents<Entity extends string, Name extends string> (
  subject: Subject<Entity>, events: Record<Name, { summary: string, data: TObject, area?: DataArea }>
): { readonly [N in Name]: EventTypeWithData<N, Entity> }
export function defineEvents<Entity extends string, Name extends string> (
  subject: Subject<Entity>, events: Record<Name, { summary: string }>
): { readonly [N in Name]: EventType<N, Entity> }
export function defineEvents (subject: Subject, events: Record<string, { summary: string, data?: TObject }>): Record<string, EventType> {
  for (const [name, { data }] of Object.entries(events)) {
    if (data === undefined || subject.isPerson === true || 'candidateId' in data.properties) continue
    const fields = personalColumns(data).map(([column]) => column)
    if (fields.length > 0) throw new Error(`${name} has no candidateId, whom its personal fields are about: ${fields.join(', ')}`)
  }
  return Object.fromEntries(Object.entries(events).map(([name, rest]) => [name, { name, ...subject, ...rest }]))
}

export interface NewEvent {
  /** Id of the object that the event is about. */
  id: number | string
  /** The object's state as of the event. Never holds fields that need their own scope. */
  data: object
  /** The personal part of the state: it is removed when the candidate is anonymized. */
  personal?: object
  applicationId?: number
  candidateId?: number
  /** When it happened, if that was stated. */
  occurredAt?: string | undefined
  /** The trace of the request, as in `traceparent`. */
  traceparent?: string
}

/** The person whom an event is about, and the application, as its data name them. */
export function personOf ({ data }: NewEvent): Pick<NewEvent, 'applicationId' | 'candidateId'> {
  const { applicationId, candidateId } = data as { applicationId?: number | null, candidateId?: number | null }
  return candidateId == null ? {} : { candidateId, ...(applicationId == null ? {} : { applicationId }) }
}

/**
 * Inserts an event; `actor` is null if the server itself acts. The row of the object must be locked.
 *
 * The transaction must get its transaction id before the event gets its id, even if this is its first write: whoever sees a higher
 * event id must see this transaction as in progress (`moveBound` in src/domain/deliveries/numbering.ts). Hence
 * `from pg_current_xact_id()`: it is evaluated before the column defaults. A distributed database has no such bound; a statement without
 * plain values would make it read, copy and commit in two phases.
 */
export async function insertEvent (
  tx: Transaction, companyId: number, type: EventType, actor: ActingToken, event: NewEvent
): Promise<void> {
  const area = areaChangedBy(type)
  tx.touch(companyId, area)
  const row = rowOf(companyId, type, actor, event)
  await tx.send(prepared(sql`
    insert into events ${COLUMNS} ${tx.isDistributed ? sql`values (${row})` : sql`select ${row} from pg_current_xact_id()`}`))
  await tx.send(prepared(sql`
    insert into unnumbered_events (company_id, event_id, is_setup) values (${companyId}, currval('events_id_seq'), ${area === 'setup'})`))
}

/** `insertEvent` for several, whose ids follow this order, by two statements for hundreds. */
export async function insertEvents (
  tx: Transaction, companyId: number, actor: ActingToken, events: ReadonlyArray<{ type: EventType, event: NewEvent }>
): Promise<void> {
  if (events.length > 1 && !tx.isDistributed) await tx.send(prepared(sql`select pg_current_xact_id()`))
  for (const part of inParts(events)) {
    if (part.length === 1) return await insertEvent(tx, companyId, part[0].type, actor, part[0].event)
    const rows = part.map(({ type, event }) => sql`(${rowOf(companyId, type, actor, event)})`)
    const inserted = await tx.query<{ id: number }>(sql`insert into events ${COLUMNS} values ${join(rows)} returning id`)
    const unnumbered = part.map(({ type }, index) => {
      const area = areaChangedBy(type)
      tx.touch(companyId, area)
      return { company_id: companyId, event_id: inserted[index]?.id, is_setup: area === 'setup' }
    })
    await tx.send(sql`insert into unnumbered_events ${insertion(...unnumbered)}`)
  }
}

const areaChangedBy = ({ readScope, area = areaOf([readScope]) }: EventType): DataArea => area

const COLUMNS = raw(`(
  company_id, uuid, event, token_id, token_name, entity_type, entity_id, application_id, candidate_id, data, personal, trace_context, date,
  occurred_at)`)

/** The values of these columns. */
function rowOf (companyId: number, { name, entity }: EventType, actor: ActingToken, event: NewEvent): Sql {
  const { id, data, personal, applicationId = null, candidateId = null, traceparent = null, occurredAt } = event
  // The time that the change wrote into the object, so that both are the same.
  const { updatedAt: changedAt } = data as { updatedAt?: string }
  const date = changedAt === undefined || name.endsWith('.deleted') ? sql`statement_timestamp()` : sql`${changedAt}::timestamptz`
  return sql`${companyId}::bigint, ${randomUUID()}::uuid, ${name}, ${actor?.tokenId ?? null}::uuid, ${actor?.tokenName ?? null},
    ${entity}, ${String(id)}, ${applicationId}::bigint, ${candidateId}::bigint,
    ${JSON.stringify(data)}::jsonb, ${personal === undefined ? null : JSON.stringify(personal)}::jsonb, ${traceparent},
    ${date}, ${occurredAt === undefined || occurredAt === changedAt ? null : occurredAt}::timestamptz`
}

/**
 * The id of the last event of a company; 0 if there is none. What begins or ends now does so after it, for objects that this transaction
 * has locked: their later events have higher ids.
 */
export async function findLastEvent (tx: Transaction, companyId: number): Promise<number> {
  const [last] = await tx.query<{ id: number }>(sql`
    select coalesce(max(e.id), 0) as id from events e where e.company_id = ${companyId}`) as [{ id: number }]
  return last.id
}

/** Values of personal fields that say nothing about the person: those of a field that was never filled, or was blanked. */
const BLANKS = ['null', '{}', '[]', JSON.stringify(BLANK_TEXT)]

/**
 * Removes what is personal from events. What is blank stays: no other event may tell of it, so that a copy would lack the field. The events
 * are locked in the order of their ids, as by every such removal, which prevents deadlocks.
 * @param which condition on the events, including their company
 */
export async function blankEvents (tx: Transaction, which: Sql): Promise<void> {
  const filled = sql`array(select key from jsonb_each(personal) where value <> all(${BLANKS}::jsonb[]))`
  await tx.send(sql`select from events where ${which} and ${filled} <> '{}' order by id for no key update`)
  await tx.send(sql`update events set personal = nullif(personal - ${filled}, '{}') where ${which} and ${filled} <> '{}'`)
}
