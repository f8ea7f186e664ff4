import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { fold } from './fold.js'

/** Fields whose names are words of SQL, with their columns. */
const RENAMED: Readonly<Record<string, string>> = { to: 'recipient' }

/** The column that holds a field. */
export function columnOf (field: string): string {
  return RENAMED[field] ?? field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
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

/**
 * Whether the column has one of the values, or nothing when the filter was not given.
 * @param key how column and values are compared
 */
export function oneOf (column: Sql, values: readonly unknown[] | undefined, key?: (value: Sql) => Sql): Sql | undefined {
  if (values === undefined) return undefined
  if (key !== undefined) return sql`${key(column)} in (${join(values.map(value => key(sql`${value}`)))})`
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`
}

/** Whether the column, whose text is folded, contains the text. */
export function contains (column: Sql, text: string): Sql
export function contains (column: Sql, text: string | undefined): Sql | undefined
export function contains (column: Sql, text: string | undefined): Sql | undefined {
  return text === undefined ? undefined : sql`${column} like ${`%${fold(text).replace(/[\\%_]/g, '\\$&')}%`}`
}

/** The times by which lists can be filtered and ordered. */
export const TIME_FIELDS = ['updatedAt', 'createdAt', 'hiredAt', 'startsAt'] as const
export type TimeField = typeof TIME_FIELDS[number]
/** The bounds of such a range, as in `updatedAfter <= updatedAt < updatedBefore`. */
export type TimeRange<Field extends TimeField = TimeField> =
  { [Bound in `${Field extends `${infer Verb}At` ? Verb : never}${'After' | 'Before'}`]?: string }

/** The names of the bounds of a range: `updatedAfter` and `updatedBefore`. */
export const boundsOf = (time: TimeField): [string, string] => [time.replace('At', 'After'), time.replace('At', 'Before')]

/** Each bound of a range, with its column and its comparison. */
const BOUNDS = TIME_FIELDS.flatMap(time => {
  const [after, before] = boundsOf(time) as [keyof TimeRange, keyof TimeRange]
  return [{ bound: after, condition: `${columnOf(time)} >= ` }, { bound: before, condition: `${columnOf(time)} < ` }]
})

/** Conditions for the half-open ranges of times in the filter. `table` is the alias of the table. */
export function within (table: string, range: TimeRange): Sql[] {
  return BOUNDS.flatMap(({ bound, condition }) =>
    range[bound] === undefined ? [] : [sql`${raw(`${table}.${condition}`)}${range[bound]}::timestamptz`])
}

/** Orders of lists by page token: by id, or by a time and then by id. */
export type WalkOrder = 'id' | TimeField | 'idleFrom'

/** Keyset pagination: the position to start after, the number of rows, and their order. */
export interface Keyset {
  after?: { id: number | string } & { [Field in Exclude<WalkOrder, 'id'>]?: string }
  limit: number
  by: WalkOrder
}

/** Condition and order for the rows after the keyset's position. `table` is the alias of the table. */
export function keyset (table: Sql, { after, by }: Keyset): { condition: Sql | undefined, order: Sql } {
  if (by === 'id') return { condition: after && sql`${table}.id > ${after.id}`, order: sql`order by ${table}.id` }
  const time = sql`${table}.${raw(columnOf(by))}`
  return {
    condition: after && sql`(${time}, ${table}.id) > (${after[by]}::timestamptz, ${after.id})`,
    order: sql`order by ${time}, ${table}.id`
  }
}

/**
 * When a day begins in a zone. Where its midnight comes twice, as the clocks go back from 1:00 to 0:00, that is the first one, right after
 * the last moment of the day before (PostgreSQL takes the second). Where the clocks skip midnight, it is when they do.
 */
export const beginningOf = (day: Sql, zone: Sql): Sql => sql`
  least(${day}::timestamp at time zone ${zone},
    (${day}::timestamp - interval '1 microsecond') at time zone ${zone} + interval '1 microsecond')`

/** `column = value, …` for an update. Column names never come from a client. */
export function assignments (columns: Record<string, unknown>): Sql {
  return join(Object.entries(columns).map(([column, value]) => sql`${raw(column)} = ${value ?? null}`), ', ')
}

/** `(column, …) values (value, …), …` for an insert of rows. @throws Error unless all have the same columns */
export function insertion (...rows: Array<Record<string, unknown>>): Sql {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.join(', ')
  if (rows.some(row => Object.keys(row).join(', ') !== columns)) throw new Error(`not all rows have the columns ${columns}`)
  return sql`(${raw(columns)}) values ${join(rows.map(row => sql`(${join(names.map(name => row[name] ?? null))})`))}`
}

/** The items in parts of 500, each of them for one statement, which has up to 65 535 parameters. */
export const inParts = <T> (items: readonly T[]): Array<[T, ...T[]]> =>
  Array.from({ length: Math.ceil(items.length / 500) }, (_, part) => items.slice(part * 500, (part + 1) * 500) as [T, ...T[]])

/** The assignments common to all updates: the next version, and `updated_at`, which never decreases. */
export function nextVersion (): Sql {
  return raw('version = version + 1, updated_at = greatest(updated_at, statement_timestamp())')
}

/** A time that was stated, or else that of the statement. */
export const timeOf = (stated: string | undefined): Sql => stated === undefined ? sql`statement_timestamp()` : sql`${stated}::timestamptz`

/** Whether any of these columns has a different value. */
export function differs (table: Sql, columns: Record<string, unknown>): Sql {
  return sql`(${join(Object.keys(columns).map(column => sql`${table}.${raw(column)}`))}) is distinct from (${join(Object.values(columns))})`
}

/** The token that created a row, as column `createdBy`. */
export function createdBy (alias: string): string {
  return `case when ${alias}.created_by_token_id is not null then
    jsonb_object(array['tokenId', 'name'], array[${alias}.created_by_token_id::text, ${alias}.created_by_name]) end as "createdBy"`
}

/** Common page sizes, and each of them plus one row, which detects a next page. */
const COMMON_LIMITS = new Set([10, 20, 25, 50, 100].flatMap(size => [size, size + 1]))

/**
 * `limit … offset …`. Common limits are literals: for a parameter the planner expects a tenth of the rows.
 */
export function slice (limit: number, offset = 0): Sql {
  return sql`limit ${COMMON_LIMITS.has(limit) ? raw(String(limit)) : limit}${offset === 0 ? empty : sql` offset ${offset}`}`
}
