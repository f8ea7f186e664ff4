import sql, { join, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { fold } from '../shared/fold.js'
import type { Resource } from '../shared/resource.js'
import { changedWithin, columnOf, contains, pageOf, single, type Listing, type PageSlice } from '../shared/sql.js'
import type { OrganizationEntity } from './entities.js'
import type { OrganizationFields } from './schema.js'

/** An object of the organization as stored. */
export type EntityRow = OrganizationFields & {
  id: number, version: number, name: string, code: string | null, createdAt: string, updatedAt: string
}

export interface EntityFilter {
  id?: number[]
  name?: string
  code?: string
  email?: string
  updatedAfter?: string
  updatedBefore?: string
}

const branchIds = (companyId: number): Sql => sql`coalesce((
  select json_agg(b.branch_id order by b.branch_id) from user_branches b
    where b.company_id = ${companyId} and b.user_id = t.id), '[]') as "branchIds"`

function columnsOf ({ schema }: OrganizationEntity, companyId: number): Sql {
  const columns = Object.keys(schema.properties)
    .map(field => field === 'branchIds' ? branchIds(companyId) : raw(`t.${columnOf(field)} as "${field}"`))
  return sql`${join(columns, ', ')}, t.version`
}

const from = ({ table }: OrganizationEntity): Sql => raw(`from ${table} t`)

function listingOf (entity: OrganizationEntity, companyId: number, filter: EntityFilter): Listing {
  return {
    columns: columnsOf(entity, companyId),
    table: entity.table,
    alias: 't',
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: filter.id, isFew: true },
      { column: 'code', type: 'text', values: single(filter.code), isFew: true },
      { column: 'email_folded', type: 'text', values: single(filter.email)?.map(fold), isFew: true }
    ],
    where: [contains(sql`t.name_folded`, filter.name), ...changedWithin(sql`t.updated_at`, filter)]
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
  const [row] = await db.query<EntityRow>(prepared(sql`
    select ${columnsOf(entity, companyId)} ${from(entity)} where t.company_id = ${companyId} and t.id = ${id}`))
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

/** The object with this id or with this code, locked until the end of the transaction. */
export async function lockEntity (
  tx: Queryable, entity: OrganizationEntity, companyId: number, key: { id: number } | { code: string }
): Promise<EntityRow | undefined> {
  const condition = 'id' in key ? sql`t.id = ${key.id}` : sql`t.code = ${key.code}`
  // Locked by a separate statement, so that the snapshot of the next one is taken after the lock.
  const [locked] = await tx.query<{ id: number }>(prepared(sql`
    select t.id ${from(entity)} where t.company_id = ${companyId} and ${condition} for update`))
  return locked && await findEntity(tx, entity, companyId, locked.id)
}

/** References to the object as text, such as `3 jobs` and `1 user`; empty if there are none. */
export async function findReferrers (tx: Queryable, { referrers }: OrganizationEntity, companyId: number, id: number): Promise<string[]> {
  const counts = await tx.query<{ noun: string, count: number }>(prepared(join(referrers.map(({ noun, rows }) =>
    sql`select ${noun}::text as noun, count(*) as count from ${rows(id)} and company_id = ${companyId}`), ' union all ')))
  return counts.filter(({ count }) => count > 0).map(({ noun, count }) => `${count} ${noun}${count === 1 ? '' : 's'}`)
}
