import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { fold } from '../shared/fold.js'
import { keysIn, referredColumns } from '../shared/references.js'
import type { Resource } from '../shared/resource.js'
import { joinById, pageOf, single, type Listing, type PageSlice } from '../shared/lists.js'
import { columnOf, contains, within, type TimeRange } from '../shared/sql.js'
import type { OrganizationEntity } from './entities.js'
import type { OrganizationFields } from './schema.js'

/** An object of the organization as stored. */
export type EntityRow = OrganizationFields & {
  id: number, version: number, name: string, code: string | null, createdAt: string, updatedAt: string
}

export interface EntityFilter extends TimeRange<'updatedAt'> {
  id?: number[]
  name?: string
  code?: string
  email?: string
  departmentId?: number[]
  active?: boolean
}

/** Of the branches of a user, in the order of their ids. */
const ofBranches = (companyId: number, value: string, joins = empty): Sql => sql`coalesce((
  select json_agg(${raw(value)} order by u.branch_id) from user_branches u ${joins}
    where u.company_id = ${companyId} and u.user_id = t.id), '[]')`

/** The columns of the table with the alias `t`, and the joins that they need. */
function columnsOf ({ schema: { properties } }: OrganizationEntity, companyId: number): { columns: Sql, joins: Sql } {
  const referred = referredColumns(companyId, properties, 't')
  const keys = keysIn(properties)
  const own = Object.keys(properties).filter(field => !keys.includes(field) && field !== 'branchIds')
  const branches = 'branchIds' in properties
    ? sql`, ${ofBranches(companyId, 'u.branch_id')} as "branchIds",
      ${ofBranches(companyId, 'b.code', joinById('branches', 'b', companyId, 'u.branch_id'))} as "branchCodes"`
    : empty
  return {
    columns: sql`${raw(own.map(field => `t.${columnOf(field)} as "${field}"`).join(', '))}, t.version${referred.columns}${branches}`,
    joins: referred.joins
  }
}

const from = ({ table }: OrganizationEntity): Sql => raw(`from ${table} t`)

function listingOf (entity: OrganizationEntity, companyId: number, filter: EntityFilter): Listing {
  return {
    ...columnsOf(entity, companyId),
    table: entity.table,
    alias: 't',
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: filter.id, isFew: true },
      { column: 'code', type: 'text', values: single(filter.code), isFew: true },
      { column: 'email_folded', type: 'text', values: single(filter.email)?.map(fold), isFew: true },
      { column: 'department_id', type: 'bigint', values: filter.departmentId, isFew: true },
      { column: 'active', type: 'boolean', values: single(filter.active) }
    ],
    where: [contains(sql`t.name_folded`, filter.name), ...within('t', filter)]
  }
}

/** How objects of a kind are read. */
export function resourceOf (entity: OrganizationEntity): Resource {
  return { schema: entity.schema, listing: (companyId, filter) => listingOf(entity, companyId, filter) }
}

/** One page of the company's objects of a kind, and their total number. */
export async function listEntities (
  db: Queryable, entity: OrganizationEntity, companyId: number, filter: EntityFilter, window: PageSlice
): Promise<{ rows: EntityRow[], total: number }> {
  return await pageOf<EntityRow>(db, listingOf(entity, companyId, filter), window)
}

export async function findEntity (
  db: Queryable, entity: OrganizationEntity, companyId: number, id: number
): Promise<EntityRow | undefined> {
  const { columns, joins } = columnsOf(entity, companyId)
  const [row] = await db.query<EntityRow>(prepared(sql`
    select ${columns} ${from(entity)} ${joins} where t.company_id = ${companyId} and t.id = ${id}`))
  return row
}

/** The id of the object with this code or e-mail address. */
export async function findIdBy (
  db: Queryable, entity: OrganizationEntity, companyId: number, key: 'code' | 'email', value: string
): Promise<number | undefined> {
  const condition = key === 'code' ? sql`t.code = ${value}` : sql`t.email_folded = ${fold(value)}`
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select t.id ${from(entity)} where t.company_id = ${companyId} and ${condition}`))
  return row?.id
}

type Key = { id: number } | { code: string } | { email: string }

/**
 * The object with this id, code or e-mail address, locked until the end of the transaction.
 * @param lock `for update` also keeps others from referring to it
 */
export async function lockEntity (
  tx: Queryable, entity: OrganizationEntity, companyId: number, key: Key, lock: 'for update' | 'for no key update' = 'for no key update'
): Promise<EntityRow | undefined> {
  const condition = 'id' in key
    ? sql`t.id = ${key.id}`
    : 'code' in key ? sql`t.code = ${key.code}` : sql`t.email_folded = ${fold(key.email)}`
  // Locked by a separate statement, so that the snapshot of the next one is taken after the lock.
  const [locked] = await tx.query<{ id: number }>(prepared(sql`
    select t.id ${from(entity)} where t.company_id = ${companyId} and ${condition} ${raw(lock)}`))
  return locked && await findEntity(tx, entity, companyId, locked.id)
}

/** Locks the objects with these codes or e-mail addresses until the end of the transaction, in the order of their ids. */
export async function lockEntities (
  tx: Transaction, entity: OrganizationEntity, companyId: number, keys: Array<{ code: string } | { email: string }>
): Promise<void> {
  const codes = keys.flatMap(key => 'code' in key ? key.code : [])
  const emails = keys.flatMap(key => 'email' in key ? fold(key.email) : [])
  const byEmail = emails.length === 0 ? empty : sql` or t.email_folded = any(${emails}::text[])`
  await tx.send(sql`
    select ${from(entity)} where t.company_id = ${companyId} and (t.code = any(${codes}::text[])${byEmail})
    order by t.id for no key update`)
}

/** References to the object as text, such as `3 jobs` and `1 user`; empty if there are none. */
export async function findReferrers (tx: Queryable, { referrers }: OrganizationEntity, companyId: number, id: number): Promise<string[]> {
  const counts = await tx.query<{ noun: string, count: number }>(prepared(join(referrers.map(({ noun, rows }) =>
    sql`select ${noun}::text as noun, count(*) as count from ${rows(id)} and company_id = ${companyId}`), ' union all ')))
  return counts.filter(({ count }) => count > 0).map(({ noun, count }) => `${count} ${noun}${count === 1 ? '' : 's'}`)
}
