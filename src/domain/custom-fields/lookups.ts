import { createHash } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { Referrer } from '../engine/kind.js'
import type { Change } from '../shared/change.js'
import type { CustomField, CustomFieldType } from './schema.js'

// Which objects have a value of a field: each value that filters compare is a row with its hash, and any other value is a row with the hash
// of nothing, so that values can be counted. A hash is short where a text is long, and shows nothing of a person.

/** What filters compare of a value, as text. Long texts and amounts are not compared. */
function comparedOf (type: CustomFieldType, value: unknown): string[] {
  if (value === undefined) return []
  if (type === 'long_text' || type === 'money') return ['']
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** The hash of a text as a UUID: 16 bytes, of which RFC 9562 takes a few bits for the version 8 and the variant. */
export function hashOf (compared: string): string {
  return createHash('sha256').update(compared).digest('hex').replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** A row for a value of a field. */
export interface ValueRow { fieldId: string, value: string }

export const rowsOf = ({ id, type }: Pick<CustomField, 'id' | 'type'>, value: unknown): ValueRow[] =>
  comparedOf(type, value).map(compared => ({ fieldId: id, value: hashOf(compared) }))

const columnsOf = (rows: ValueRow[]): Sql =>
  sql`unnest(${rows.map(({ fieldId }) => fieldId)}::uuid[], ${rows.map(({ value }) => value)}::uuid[]) given (field_id, value)`

/** Removes and adds rows of an object, which must be locked or new. */
export async function saveRows (
  { tx, companyId }: Pick<Change, 'tx' | 'companyId'>, objectId: number, removed: ValueRow[], added: ValueRow[]
): Promise<void> {
  if (removed.length > 0) {
    await tx.send(prepared(sql`
      delete from custom_field_values where company_id = ${companyId} and object_id = ${objectId}
        and (field_id, value) in (select given.field_id, given.value from ${columnsOf(removed)})`))
  }
  if (added.length > 0) {
    await tx.send(prepared(sql`
      insert into custom_field_values (company_id, field_id, value, object_id)
      select ${companyId}::bigint, given.field_id, given.value, ${objectId}::bigint from ${columnsOf(added)} on conflict do nothing`))
  }
}

/** The number of objects that have a value of the field. */
export async function countUses (db: Queryable, companyId: number, fieldId: string): Promise<number> {
  const [uses] = await db.query<{ count: number }>(sql`
    select count(distinct object_id) as count from custom_field_values where company_id = ${companyId} and field_id = ${fieldId}`)
  return uses?.count ?? 0
}

/** @throws ApiError IN_USE naming each of these options that an object has, with the number of such objects */
export async function checkUnused (
  { tx, companyId }: Change, { id, entity }: Pick<CustomField, 'id' | 'entity'>, options: string[]
): Promise<void> {
  if (options.length === 0) return
  const uses = await tx.query<{ value: string, count: number }>(sql`
    select value, count(*) as count from custom_field_values
    where company_id = ${companyId} and field_id = ${id} and value = any(${options.map(hashOf)}::uuid[]) group by value`)
  const counts = new Map(uses.map(({ value, count }) => [value, count]))
  const used = options.flatMap(option => {
    const count = counts.get(hashOf(option)) ?? 0
    return count === 0 ? [] : [`${option} in ${count} ${entity}${count === 1 ? '' : 's'}`]
  })
  if (used.length === 0) return
  throw new ApiError('IN_USE', { target: 'options', message: `options are used, ${used.join(', ')}: archive them instead` })
}

/** A value that is a user. */
export const CUSTOM_FIELD_VALUES: Referrer = { noun: 'custom field value', table: 'custom_field_values', columns: [], count: countOfUser }

/** How many objects have the user as a value. */
function countOfUser (companyId: number, userId: number): Sql {
  return sql`
    select count(*) from custom_field_values v where v.company_id = ${companyId} and v.value = ${hashOf(String(userId))} and v.field_id in (
      select f.id from custom_fields f where f.company_id = ${companyId} and f.type = 'user')`
}
