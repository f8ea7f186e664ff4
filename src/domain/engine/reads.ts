import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import {
  prepared, type CompanyDatabase, type JsonField, type JsonFields, type JsonRows, type Queryable, type RowId, type Viewer
} from '../../database/port.js'
import { foldingOf } from '../shared/classification.js'
import { customColumn, customEntityOf } from '../shared/custom-values.js'
import { checkFilters, findRows, type FilterValues, type Finders } from '../shared/filters.js'
import { withNested } from '../shared/json-fields.js'
import type { Listing } from '../shared/listing.js'
import { jsonPageOf, pageOf, type PageSlice } from '../shared/pages.js'
import { keysIn, referredColumns } from '../shared/references.js'
import { columnOf } from '../shared/sql.js'
import type { Kind, Readable, Reading, Referrer, Row, RowOf } from './kind.js'
import type { TObject, TProperties, TSchema } from '@sinclair/typebox'

// Statements of a kind: columns and conditions are derived from its description alone.

/**
 * The columns of the table with the alias `t`, and the joins that they need.
 * @param fields what values of the company's own fields, and views, are for; without them, all, as writes need them
 */
export function columnsOf (
  { schema: { properties }, columns = {}, joins = () => empty }: Pick<Reading<TObject>, 'schema' | 'columns' | 'joins'>, companyId: number,
  fields?: readonly JsonField[]
): { columns: Sql, joins: Sql } {
  const referred = referredColumns(companyId, properties, 't')
  const shown = keysIn(properties)
  const isCustom = (field: string) => customEntityOf(properties[field]) !== undefined
  const own = Object.keys(properties).filter(field => !shown.includes(field) && !(field in columns) && !isCustom(field))
    .map(field => [field, properties[field] as TSchema] as const)
  const custom = Object.keys(properties).some(isCustom) ? customColumn('t', fields) : empty
  const others = Object.entries(columns).map(([field, column]) =>
    sql`, ${column(companyId, viewerOf(field, fields))} as ${raw(`"${field}"`)}`)
  const version = 'version' in columns ? [] : ['t.version']
  return {
    columns: sql`${raw([...own.flatMap(([field, schema]) => columnsFrom('t', field, schema)), ...version].join(', '))}${referred.columns}${
      others.length === 0 ? empty : join(others, '')}${custom}`,
    joins: sql`${referred.joins} ${joins(companyId)}`
  }
}

/** Whose view of a field these fields have; one that is not among them needs to show nothing. */
function viewerOf (name: string, fields: readonly JsonField[] | undefined): Viewer {
  if (fields === undefined) return 'all'
  const field = fields.find(field => field.name === name)
  return field !== undefined && 'column' in field ? field.viewer ?? null : null
}

/** The columns of a field, each named after it: for a nested object, those of its parts. @param alias the alias of the table */
export function columnsFrom (alias: string, field: string, { properties }: TSchema): string[] {
  if (properties === undefined) return [`${alias}.${columnOf(field)} as "${field}"`]
  return Object.entries(properties as TProperties).flatMap(([part, inner]) =>
    columnsFrom(alias, `${field}${part.charAt(0).toUpperCase()}${part.slice(1)}`, inner))
}

/** How the filters of a kind, and that by id, find their rows. */
export function findersOf ({ schema, filters }: Pick<Reading<TObject>, 'schema' | 'filters'>): Finders<FilterValues> {
  const type = schema.properties.id?.format === 'uuid' ? 'uuid' : 'bigint'
  return {
    id: (ids: RowId[]) => ({ column: 'id', type, values: ids, isFew: true }),
    ...filters
  }
}

/** The objects of a kind that match the filters. @throws Error for a filter that the kind does not have */
export function listingOf (kind: Readable, companyId: number, values: FilterValues, fields?: JsonFields): Listing {
  checkFilters(kind, values)
  return {
    table: kind.table, alias: 't', companyId, ...kind.columnsFor(companyId, fields), ...findRows(kind.finders, values, companyId, 't')
  }
}

/** `list` with rows as JSON objects of these fields. */
export async function listJson (
  db: CompanyDatabase, kind: Readable, companyId: number, filter: FilterValues, slice: PageSlice, fields: JsonFields
): Promise<{ rows: JsonRows, total: number }> {
  return await jsonPageOf(db, listingOf(kind, companyId, filter, fields), slice, fields)
}

/** One page of the company's objects of a kind, and their total number. */
export async function list<S extends TObject> (
  db: Queryable, kind: Readable<S>, companyId: number, filter: FilterValues, slice: PageSlice
): Promise<{ rows: Array<RowOf<S>>, total: number }> {
  return await pageOf<RowOf<S>>(db, listingOf(kind, companyId, filter), slice)
}

/** The object with this id. @param fields what the columns must have; without them, all, as writes need them */
export async function find<S extends TObject> (
  db: Queryable, kind: Readable<S>, companyId: number, id: RowId, fields?: JsonFields
): Promise<RowOf<S> | undefined> {
  const { columns, joins } = kind.columnsFor(companyId, fields)
  const [row] = await db.query<RowOf<S>>(prepared(sql`
    select ${columns} ${from(kind)} ${joins} where t.company_id = ${companyId} and t.id = ${id}`))
  return row
}

/** The object with this id, with its nested objects. */
export async function findWhole<S extends TObject> (
  db: Queryable, kind: Readable<S>, companyId: number, id: RowId
): Promise<RowOf<S> | undefined> {
  const row = await find(db, kind, companyId, id)
  return row && withNested(kind.schema, row)
}

const from = ({ table }: { table: string }): Sql => raw(`from ${table} t`)

/** The column of a key, and how values are compared with it. */
function keyColumn ({ schema }: Readable, key: string): { column: Sql, read: (value: string) => string } {
  const folding = foldingOf(schema.properties[key])
  return folding === undefined
    ? { column: raw(`t.${columnOf(key)}`), read: value => value }
    : { column: raw(`t.${columnOf(key)}_folded`), read: folding }
}

/** The one of several with the same value of a key: that which is active, else the newest. */
const first = ({ schema }: Readable): Sql => 'active' in schema.properties ? raw('order by t.active desc, t.id desc limit 1') : empty

/** The id of the object with this value of a key. */
export async function findIdBy (db: Queryable, kind: Readable, companyId: number, key: string, value: string): Promise<number | undefined> {
  const { column, read } = keyColumn(kind, key)
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select t.id ${from(kind)} where t.company_id = ${companyId} and ${column} = ${read(value)} ${first(kind)}`))
  return row?.id
}

/**
 * The object with this id, or with this value of a key, locked until the end of the transaction.
 * @param lock `for update` also keeps others from referring to it
 */
export async function lockRow (
  tx: Queryable, kind: Kind, companyId: number, by: { id: number } | { key: string, value: string },
  lock: 'for update' | 'for no key update' = 'for no key update'
): Promise<Row | undefined> {
  const { column, read } = 'id' in by ? { column: raw('t.id'), read: (id: unknown) => id } : keyColumn(kind, by.key)
  const value = 'id' in by ? by.id : read(by.value as never)
  // Locked by a separate statement, so that the snapshot of the next one is taken after the lock.
  const [locked] = await tx.query<{ id: number }>(prepared(sql`
    select t.id ${from(kind)} where t.company_id = ${companyId} and ${column} = ${value} ${first(kind)} ${raw(lock)}`))
  return locked && await find(tx, kind, companyId, locked.id) as Row | undefined
}

/** Locks the objects with these values of keys until the end of the transaction, in the order of their ids. */
export async function lockRows (
  tx: { send: (statement: Sql) => Promise<void> }, kind: Kind, companyId: number, values: Record<string, string[]>
): Promise<void> {
  const given = Object.keys(kind.keys).filter((key, index) => index === 0 || values[key] !== undefined)
  const conditions = given.map(key => {
    const { column, read } = keyColumn(kind, key)
    return sql`${column} = any(${(values[key] ?? []).map(read)}::text[])`
  })
  await tx.send(sql`
    select ${from(kind)} where t.company_id = ${companyId} and (${join(conditions, ' or ')})
    order by t.id for no key update`)
}

/** References to the object as text, such as `3 jobs` and `1 user`; empty if there are none. */
export async function findReferrers (
  tx: Queryable, referrers: readonly Referrer[], companyId: number, id: number
): Promise<string[]> {
  if (referrers.length === 0) return []
  const rows = referrers.map(({ noun, table, columns, count }) => count !== undefined
    ? sql`select ${noun}::text as noun, (${count(companyId, id)}) as count`
    : sql`
      select ${noun}::text as noun, count(*) as count from ${raw(table)}
      where (${join(columns.map(column => sql`${raw(column)} = ${id}`), ' or ')}) and company_id = ${companyId}`)
  const counts = await tx.query<{ noun: string, count: number }>(prepared(join(rows, ' union all ')))
  return counts.filter(({ count }) => count > 0).map(({ noun, count }) => `${count} ${noun}${count === 1 ? '' : 's'}`)
}
