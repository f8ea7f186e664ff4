import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import {
  NO_JSON_ROWS, prepared, type CompanyDatabase, type JsonField, type JsonOptions, type JsonRows, type Queryable
} from '../../database/port.js'

/** The column that holds a field. */
export function columnOf (field: string): string {
  return field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** The values keyed by column instead of field. */
export function byColumn (fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field), value]))
}

/** `where` with all conditions that apply. */
export function where (conditions: Array<Sql | undefined | false>): Sql {
  const present = conditions.filter(condition => condition instanceof Object)
  return present.length === 0 ? empty : sql`where ${join(present, ' and ')}`
}

/** `column = any(values)`, or nothing when the filter was not given. */
export function oneOf (column: Sql, values: readonly unknown[] | undefined): Sql | undefined {
  return values === undefined ? undefined : sql`${column} = any(${values})`
}

/** `column like '%text%'` with the text's own wildcards taken literally. */
export function contains (column: Sql, text: string | undefined): Sql | undefined {
  return text === undefined ? undefined : sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Conditions for the half-open range `updatedAfter <= column < updatedBefore`. */
export function changedWithin (
  column: Sql, { updatedAfter, updatedBefore }: { updatedAfter?: string, updatedBefore?: string }
): Array<Sql | undefined> {
  return [
    updatedAfter === undefined ? undefined : sql`${column} >= ${updatedAfter}::timestamptz`,
    updatedBefore === undefined ? undefined : sql`${column} < ${updatedBefore}::timestamptz`
  ]
}

/** Keyset pagination: the position to start after, the number of rows, and whether rows are ordered by their last change. */
export interface Keyset { after?: { id: number, updatedAt?: string }, limit: number, byUpdate: boolean }

/** A keyset for rows as JSON. */
export type JsonKeyset = Keyset & Pick<JsonOptions, 'separator'>

/** Condition and order for the rows after the keyset's position. `table` is the alias of the table. */
export function keyset (table: Sql, { after, byUpdate }: Keyset): { condition: Sql | undefined, order: Sql } {
  if (!byUpdate) return { condition: after && sql`${table}.id > ${after.id}`, order: sql`order by ${table}.id` }
  return {
    condition: after && sql`(${table}.updated_at, ${table}.id) > (${after.updatedAt}::timestamptz, ${after.id}::bigint)`,
    order: sql`order by ${table}.updated_at, ${table}.id`
  }
}

/** `column = value, …` for an update. Column names never come from a client. */
export function assignments (columns: Record<string, unknown>): Sql {
  return join(Object.entries(columns).map(([column, value]) => sql`${raw(column)} = ${value ?? null}`), ', ')
}

/** `(column, …) values (value, …)` for an insert. */
export function insertion (columns: Record<string, unknown>): Sql {
  return sql`(${raw(Object.keys(columns).join(', '))}) values (${join(Object.values(columns).map(value => value ?? null))})`
}

/**
 * The assignments common to all updates: the next version, and `updated_at`, which never decreases.
 * @param alias the alias of the table, if another table is joined
 */
export function nextVersion (alias?: string): Sql {
  const prefix = alias === undefined ? '' : `${alias}.`
  return raw(`version = ${prefix}version + 1, updated_at = greatest(${prefix}updated_at, clock_timestamp())`)
}

/** Whether any of these columns has a different value. */
export function differs (table: Sql, columns: Record<string, unknown>): Sql {
  return sql`(${join(Object.keys(columns).map(column => sql`${table}.${raw(column)}`))}) is distinct from (${join(Object.values(columns))})`
}

/** The token that created a row, as column `createdBy`. */
export function createdBy (alias: string): string {
  return `case when ${alias}.created_by_token_id is not null then
    jsonb_build_object('tokenId', ${alias}.created_by_token_id, 'name', ${alias}.created_by_name) end as "createdBy"`
}

/** Common page sizes, and one more of each, which detects a next page. */
const COMMON_LIMITS = new Set([10, 20, 25, 50, 100].flatMap(size => [size, size + 1]))

/**
 * `limit … offset …`. Common limits are literals: with a parameter the planner would not settle on a generic plan for the prepared
 * statement, and planning each execution takes longer than the execution.
 */
export function slice (limit: number, offset = 0): Sql {
  return sql`limit ${COMMON_LIMITS.has(limit) ? raw(String(limit)) : limit}${offset === 0 ? empty : sql` offset ${offset}`}`
}

/** A slice of a list in v1, in one of its orders. */
export interface PageSlice { limit: number, offset: number, order: string }

/** The values of the parameter `order`: `createdAt desc` → `created_at desc`. */
const ORDER = /^(id|name|createdAt|updatedAt|order) (asc|desc)$/
const ORDER_COLUMNS: Record<string, string> = { createdAt: 'created_at', updatedAt: 'updated_at', order: 'position' }

const REVERSE: Record<string, string> = { asc: 'desc', desc: 'asc' }

function orderBy (alias: string, order: string, isReversed = false): Sql {
  const [, field = 'id', direction = 'asc'] = ORDER.exec(order) ?? []
  const toward = (word: string) => isReversed ? REVERSE[word] : word
  const column = `${alias}.${ORDER_COLUMNS[field] ?? field} ${toward(direction)}`
  return raw(`order by ${column}${field === 'id' ? '' : `, ${alias}.id ${toward('asc')}`}`)
}

interface Listing {
  columns: Sql
  /** The listed table and its alias. */
  table: string
  alias: string
  /** Joins that the columns need. */
  joins?: Sql
  /** Joins that `where` needs. */
  filterJoins?: Sql
  where: Sql
}

/** From this offset on the rows are counted first, because the page may be closer to the end. */
const FAR = 1000

/**
 * One page of a listing, and the total number of matching rows: in one statement, unless the page is far from the start or past the end.
 * The keys of the page are read first, from the nearer end and by an index if there is one; only their rows are read and joined.
 */
export async function pageOf<Row extends object> (
  db: Queryable, listing: Listing, slice: PageSlice
): Promise<{ rows: Row[], total: number }> {
  const { statement, countUnlessRead } = await preparePage(db, listing, slice)
  const rows = statement === undefined ? [] : await db.query<Row & { total: number }>(statement)
  return { rows, total: rows[0]?.total ?? await countUnlessRead() }
}

/** `pageOf` with rows as JSON objects of these fields. */
export async function jsonPageOf (
  db: CompanyDatabase, listing: Listing, slice: PageSlice, fields: readonly JsonField[]
): Promise<{ rows: JsonRows, total: number }> {
  const { statement, countUnlessRead } = await preparePage(db, listing, slice)
  const rows = statement === undefined ? NO_JSON_ROWS : await db.queryJson(statement, fields)
  return { rows, total: rows.first('total') as number | undefined ?? await countUnlessRead() }
}

/** The statement of a page, unless that is past the end, and a function that counts all rows where the page has none to tell. */
async function preparePage (
  db: Queryable, listing: Listing, { limit, offset, order }: PageSlice
): Promise<{ statement?: Sql, countUnlessRead: () => Promise<number> }> {
  const { columns, table, alias, joins = empty, filterJoins = empty, where } = listing
  const listed = raw(`${table} ${alias}`)
  const matching = sql`from ${listed} ${filterJoins} ${where}`
  const counting = sql`select count(*) as total ${matching}`
  const count = async () => (await db.query<{ total: number }>(prepared(counting)))[0]?.total ?? 0

  const known = offset < FAR ? undefined : await count()
  const countUnlessRead = async () => known ?? (offset === 0 ? 0 : await count())
  const left = (known ?? Infinity) - offset
  if (left <= 0) return { countUnlessRead }
  const isNearEnd = left < offset
  const keys = isNearEnd ? slice(Math.min(limit, left), Math.max(left - limit, 0)) : slice(limit, offset)
  const statement = prepared(sql`
    select ${columns}, ${known === undefined ? sql`(${counting})` : sql`${known}::int`} as total
    from (select ${raw(`${alias}.company_id, ${alias}.id`)} ${matching} ${orderBy(alias, order, isNearEnd)} ${keys}) page
    join ${listed} on ${raw(`${alias}.company_id = page.company_id and ${alias}.id = page.id`)} ${joins} ${orderBy(alias, order)}`)
  return { statement, countUnlessRead }
}
