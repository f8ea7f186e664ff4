import sql, { empty, join, raw, type Sql } from 'sql-template-tag'

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
