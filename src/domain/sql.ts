import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../database/port.js'

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

/** The half-open window of a row's last change. */
export function changedWithin (column: Sql, { updatedAfter, updatedBefore }: { updatedAfter?: string, updatedBefore?: string }): Array<Sql | undefined> {
  return [
    updatedAfter === undefined ? undefined : sql`${column} >= ${updatedAfter}::timestamptz`,
    updatedBefore === undefined ? undefined : sql`${column} < ${updatedBefore}::timestamptz`
  ]
}

/** What a list in v2 needs besides its filters: where to begin, how many rows, and whether it follows the changes. */
export interface Keyset { after?: { id: number, updatedAt?: string }, limit: number, byUpdate: boolean }

/** The rows behind the keyset's position, in its order. `table` is the alias of the table with `id` and `updated_at`. */
export function keyset (table: Sql, { after, byUpdate }: Keyset): { condition: Sql | undefined, order: Sql } {
  if (!byUpdate) return { condition: after && sql`${table}.id > ${after.id}`, order: sql`order by ${table}.id` }
  return {
    condition: after && sql`(${table}.updated_at, ${table}.id) > (${after.updatedAt}::timestamptz, ${after.id}::bigint)`,
    order: sql`order by ${table}.updated_at, ${table}.id`
  }
}

/** `column = value, …` for an update. Column names come from the program, never from a client. */
export function assignments (columns: Record<string, unknown>): Sql {
  return join(Object.entries(columns).map(([column, value]) => sql`${raw(column)} = ${value ?? null}`), ', ')
}

/** Page sizes that clients ask for most, and one more of each, which shows whether there is a next page. */
const COMMON_LIMITS = new Set([10, 20, 25, 50, 100].flatMap(size => [size, size + 1]))

/**
 * `limit … offset …`. Common limits stand in the text itself: a planner that knows them settles on one plan for the prepared
 * statement, where it would otherwise plan each execution anew, which takes longer than the execution.
 */
export function slice (limit: number, offset = 0): Sql {
  return sql`limit ${COMMON_LIMITS.has(limit) ? raw(String(limit)) : limit}${offset === 0 ? empty : sql` offset ${offset}`}`
}

/** A slice of a list in v1, in one of its orders. */
export interface Window { limit: number, offset: number, order: string }

/** What order words stand for: `createdAt desc` → `created_at desc`. */
const ORDER = /^(id|name|createdAt|updatedAt|order) (asc|desc)$/
const ORDER_COLUMNS: Record<string, string> = { createdAt: 'created_at', updatedAt: 'updated_at', order: 'position' }

function orderBy (alias: string, order: string): Sql {
  const [, field = 'id', direction = 'asc'] = ORDER.exec(order) ?? []
  const column = `${alias}.${ORDER_COLUMNS[field] ?? field} ${direction}`
  return raw(`order by ${column}${field === 'id' ? '' : `, ${alias}.id`}`)
}

interface Listing {
  columns: Sql
  /** `from` with all joins. */
  from: Sql
  /** `from` with the joins that `where` needs, where they are fewer. */
  countFrom?: Sql
  where: Sql
  /** Of the table that is listed. */
  alias: string
}

/** One page of a listing, and how many rows match on all pages: in one statement, unless the page lies past the end. */
export async function pageOf<Row extends object> (db: Queryable, { columns, from, countFrom = from, where, alias }: Listing, { limit, offset, order }: Window): Promise<{ rows: Row[], total: number }> {
  const rows = await db.query<Row & { total: number }>(prepared(sql`
    select ${columns}, (select count(*) ${countFrom} ${where}) as total ${from} ${where} ${orderBy(alias, order)} ${slice(limit, offset)}`))
  if (rows[0] !== undefined) return { rows, total: rows[0].total }
  const [count] = offset === 0 ? [] : await db.query<{ total: number }>(sql`select count(*) as total ${countFrom} ${where}`)
  return { rows, total: count?.total ?? 0 }
}
