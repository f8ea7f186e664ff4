import type { TObject } from '@sinclair/typebox'
import sql, { empty, raw } from 'sql-template-tag'
import { isStillReferenced, violatesConstraint } from '../../database/failures.js'
import type { RowId } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { withArchivedAt } from '../shared/archiving.js'
import type { Change } from '../shared/change.js'
import { eventState, foldingOf } from '../shared/classification.js'
import type { EventType, EventTypeWithData } from '../shared/events.js'
import { lockBulk } from '../shared/locks.js'
import { changedFields } from '../shared/patch.js'
import { findReferences, type References } from '../shared/find-references.js'
import { referencesIn } from '../shared/references.js'
import { assignments, byColumn, columnOf, insertion, nextVersion } from '../shared/sql.js'
import { inWords, withArticle } from './describe.js'
import type { AnyRow, Fields, Kind, Readable, Referrer, Row, RowOf, Writes } from './kind.js'
import { find, findIdBy, findReferrers, findWhole, lockRow, lockRows } from './reads.js'

// The parts that writes are made of, each a statement or two, and the writes that kinds without rules of their own have.

/** What writes of rows need of a kind. */
export type Stored = Readable & { keys?: Readonly<Record<string, string>> }

/** How the rows of a kind are written. */
interface Saving<K extends Stored = Kind> {
  /** Inserts the row. @returns its id; undefined if one of its keys is taken */
  insert: (change: Change, kind: K, fields: Fields) => Promise<number | undefined>
  /** Changes these fields of the locked row. */
  update: (change: Change, kind: K, id: number, fields: Fields) => Promise<void>
}

export const ROWS: Saving<Stored> = { insert: insertRow, update: updateRow }

/** The columns for these fields, with the folded ones. */
function toColumns ({ schema }: Stored, fields: Fields): Fields {
  const folded = Object.entries(fields).flatMap(([field, text]) => {
    const folding = foldingOf(schema.properties[field])
    return folding === undefined ? [] : [[`${columnOf(field)}_folded`, folding(text as string)] as const]
  })
  // Lists of objects are JSON, lists of texts are arrays.
  const lists = Object.entries(fields).filter(([field, value]) => value != null && schema.properties[field]?.items?.type === 'object')
    .map(([field, list]) => [columnOf(field), JSON.stringify(list)] as const)
  return { ...byColumn(fields), ...Object.fromEntries([...folded, ...lists]) }
}

/** Inserts the row; undefined if one of its keys is taken. */
export async function insertRow ({ tx, companyId }: Change, kind: Stored, fields: Fields): Promise<number | undefined> {
  const columns = { company_id: companyId, ...toColumns(kind, fields) }
  const [created] = await tx.query<{ id: number }>(sql`
    insert into ${raw(kind.table)} ${insertion(columns)} on conflict do nothing returning id`)
  return created?.id
}

/** Changes the locked row. @throws ApiError ALREADY_EXISTS if one of its keys is taken */
export async function updateRow (change: Change, kind: Stored, id: number, fields: Fields): Promise<void> {
  const { tx, companyId } = change
  const columns = toColumns(kind, fields)
  // Under a savepoint: otherwise the transaction could not read which object has the key after the failed statement.
  await tx.savepoint(async () => await tx.query(sql`
    update ${raw(kind.table)} set ${Object.keys(columns).length === 0 ? empty : sql`${assignments(columns)}, `}${nextVersion()}
    where company_id = ${companyId} and id = ${id}`)).catch(async error => {
    const isTaken = Object.keys(kind.keys ?? {}).some(key => violatesConstraint(error, `${kind.table}_company_id_${columnOf(key)}_key`))
    // What takes the key may be another field: an e-mail address is taken from others by who becomes active.
    throw isTaken ? await takenBy(change, kind, { ...await find(tx, kind, companyId, id), ...fields }, id) : error
  })
}

/** Deletes the locked row. @throws ApiError IN_USE with the number of objects that refer to it */
export async function deleteRow (
  { tx, companyId }: Change, kind: Stored, id: number, mayRefer: readonly Referrer[] = []
): Promise<void> {
  const referrers = await findReferrers(tx, mayRefer, companyId, id)
  const inUse = (by: string) => new ApiError('IN_USE', { target: 'id', message: `the ${inWords(kind.name)} is used${by}` })
  if (referrers.length > 0) throw inUse(` by ${referrers.join(' and ')}`)
  await tx.query(sql`delete from ${raw(kind.table)} where company_id = ${companyId} and id = ${id}`).catch((error: unknown) => {
    throw isStillReferenced(error) ? inUse('') : error
  })
}

/** A kind to which these things happen: each is an event. */
type Told<Name extends string, What extends string> = { name: Name, events: { readonly [Event in `${Name}.${What}`]: EventType } }

/** Records what happened to the object: `created` of a step is the event `step.created`. */
export async function record<Name extends string, What extends string> (
  change: Change, kind: Told<Name, What> & { schema: TObject }, what: What, row: AnyRow, more: object = {}, occurredAt?: string
): Promise<void> {
  const { data, personal } = eventState(kind.schema, row, change.reader)
  await change.record(kind.events[`${kind.name}.${what}`], { id: row.id, data: { ...data, ...more }, personal, occurredAt })
}

/** Reads the object as it is now, and records what happened to it. @param occurredAt when it happened, if that is stated */
export async function tell<Name extends string, S extends TObject, What extends string> (
  change: Change, kind: Readable<S> & Told<Name, What>, what: What, id: RowId, more: object = {}, occurredAt?: string
): Promise<RowOf<S>> {
  const row = await findWhole(change.tx, kind, change.companyId, id) as RowOf<S>
  await record(change, kind, what, row, more, occurredAt)
  return row
}

/** The failure of an object with a key that another one has. */
export async function takenBy ({ tx, companyId }: Change, kind: Stored, fields: Fields, ownId?: number): Promise<ApiError> {
  const noun = withArticle(inWords(kind.name))
  const given = Object.keys(kind.keys ?? {}).filter(key => fields[key] != null)
  for (const key of given) {
    const value = fields[key] as string
    const id = await findIdBy(tx, kind, companyId, key, value)
    if (id !== undefined && id !== ownId) return alreadyExists(key, `${noun} with the ${key} ${value}`, kind.plural, id)
  }
  return alreadyExists(given[0] ?? 'id', `${noun} with this ${given.join(' or ')}`, kind.plural, undefined)
}

/** What an upsert finds the object by: the first key that it has. */
export function keyOf ({ keys }: Kind, fields: Fields): { key: string, value: string } {
  const key = Object.keys(keys).find(key => fields[key] != null) as string
  return { key, value: fields[key] as string }
}

type Check = References<Fields>['check']

/** Inserts the object, with its event; undefined if one of its keys is taken. */
export async function insertNew<K extends Stored> (
  change: Change, kind: K, { insert }: Saving<K>, fields: Fields, check: Check
): Promise<Row | undefined> {
  await check(fields)
  const id = await insert(change, kind, withArchivedAt(fields) as Fields)
  return id === undefined ? undefined : await tell(change, kind, 'created', id) as Row
}

/** Changes the locked object, with its event; equal values change nothing. */
export async function updateLocked<K extends Stored> (
  change: Change, kind: K, { update }: Saving<K>, before: Row, fields: Fields, check: Check
): Promise<Row> {
  change.checkState(before)
  const changed = changedFields(before, withArchivedAt(inOrder(kind, fields), before as Row & { archivedAt?: string | null })) as Fields
  if (Object.keys(changed).length === 0) return before
  await check(changed, before)
  await update(change, kind, before.id, changed)
  const { data } = kind.events[`${kind.name}.changed`] as EventTypeWithData<string, string>
  const isRenamed = changed.name !== undefined && 'previousName' in data.properties
  const previousName = isRenamed ? (before as Fields & Row).name : undefined
  return await tell(change, kind, 'changed', before.id, { changed: Object.keys(changed), previousName }) as Row
}

/** Creates the object, or replaces the one that an upsert finds. */
async function replace (change: Change, kind: Kind, saving: Saving, body: Fields): Promise<{ row: Row, isNew: boolean }> {
  const { fields, check } = await findReferences(change, kind.schema, body)
  // The code stays where the object is found by another key.
  const { code: blankCode, ...blank } = kind.blank as Fields
  const whole = { ...blank, ...fields }
  const by = keyOf(kind, fields)
  const { tx, companyId } = change
  let before = await lockRow(tx, kind, companyId, by)
  if (before === undefined) {
    // A missing object has no state that If-Match could match.
    change.checkState(undefined)
    const created = await insertNew(change, kind, saving, whole, check)
    if (created !== undefined) return { row: created, isNew: true }
    before = await lockRow(tx, kind, companyId, by)
  }
  if (before !== undefined) return { row: await updateLocked(change, kind, saving, before, whole, check), isNew: false }
  // The conflict was not the key, or is gone meanwhile.
  const created = await insertNew(change, kind, saving, whole, check)
  if (created === undefined) throw await takenBy(change, kind, whole)
  return { row: created, isNew: true }
}

/** Locks the objects that these upserts find. Others that would lock several objects of the kind wait until the transaction ends. */
export async function lockUpserts ({ tx, companyId }: Change, kind: Kind, upserts: Fields[]): Promise<void> {
  await lockBulk(tx, companyId, kind.table)
  const values: Record<string, string[]> = {}
  for (const { key, value } of upserts.map(upsert => keyOf(kind, upsert))) (values[key] ??= []).push(value)
  await lockRows(tx, kind, companyId, values)
}

/** The writes of a kind whose rows are written in this way. */
export function writesWith (saving: Saving): Writes {
  return {
    create: async (change, kind, body) => {
      const { fields, check } = await findReferences(change, kind.schema, body)
      const whole = { ...kind.blank, ...fields }
      const created = await insertNew(change, kind, saving, whole, check)
      if (created === undefined) throw await takenBy(change, kind, whole)
      return created
    },
    change: async (change, kind, id, body) => {
      const before = await lockRow(change.tx, kind, change.companyId, { id })
      if (before === undefined) throw notFound(inWords(kind.name))
      const { fields, check } = await findReferences(change, kind.schema, body)
      return await updateLocked(change, kind, saving, before, fields, check)
    },
    put: async (change, kind, body) => await replace(change, kind, saving, body),
    lock: lockUpserts,
    remove: async (change, kind, id, referrers) => {
      const row = await lockRow(change.tx, kind, change.companyId, { id }, 'for update')
      if (row === undefined) throw notFound(inWords(kind.name))
      change.checkState(row)
      await deleteRow(change, kind, id, referrers)
      await record(change, kind, 'deleted', row)
    }
  }
}

/** The order of ids in a set has no meaning: ascending, as they are stored. */
function inOrder ({ schema }: Stored, fields: Fields): Fields {
  const sets = referencesIn(schema.properties).filter(({ field, isList }) => isList && fields[field] !== undefined)
  return { ...fields, ...Object.fromEntries(sets.map(({ field }) => [field, [...fields[field] as number[]].sort((a, b) => a - b)])) }
}

/** The writes of a kind without rules of its own: a row for each object. */
export const PLAIN = writesWith(ROWS)
