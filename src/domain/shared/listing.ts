import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { oneOf, where, type WalkOrder } from './sql.js'

// From the filters of a list to the rows that match. A list of the applications of jobs 1 and 2 of company 7 looks up each value by itself:
//
//   select a.* from unnest('{1,2}'::bigint[]) one_job_id (value)
//   cross join lateral (
//     select * from applications a where a.company_id = 7 and a.job_id = one_job_id.value and a.id > 40 order by a.id limit 21) a
//   order by a.id limit 21
//
// It reads at most 42 rows of an index. For `job_id = any('{1,2}')` a planner may expect an early match in the order of the list, and walk
// through the whole table.

/** A filter by the values of one column. */
export interface Lookup<Column extends string = string> {
  column: Column
  type: 'bigint' | 'boolean' | 'text' | 'uuid'
  /** Undefined when the filter was not given. */
  values?: readonly unknown[] | undefined
  /** The statement that reads the values, each once. It is used if no filter stands before this one. */
  among?: Sql | undefined
  /** If the values are ids of the listed rows: the statement that reads those after this one, in their order. */
  idsAfter?: ((id: number | string | undefined) => Sql) | undefined
  /** The same condition without an index, for rows that another filter leads to. */
  check?: Sql | undefined
  /** The orders in which an index has the rows of a value; by id unless stated. */
  orders?: readonly WalkOrder[]
  /** What the index compares instead of the column and the values themselves. */
  key?: (value: Sql) => Sql
  /** Condition of the partial index on the column. */
  also?: Sql
  /** Whether no value has many rows: all of them are read, and then filtered and sorted. */
  isFew?: boolean
}

export interface Listing {
  columns: Sql
  /** The listed table and its alias. */
  table: string
  alias: string
  /** Joins that the columns need. */
  joins?: Sql
  companyId: number
  /** Filters that an index leads to, the narrow ones first. */
  lookups?: Lookup[]
  /** Columns of filters that one index combines, before the id. */
  together?: readonly string[]
  /** Other conditions. */
  where?: Array<Sql | undefined>
}

/** The filters that were given. */
export const givenOf = ({ lookups = [] }: Pick<Listing, 'lookups'>): Lookup[] =>
  lookups.filter(({ values, among }) => values !== undefined || among !== undefined)

/** Whether a row has a value of the filter. One that knows no values, only the statement that reads them, has its check. */
export function hasValue (alias: string, { column, values, also, key, check }: Lookup, isLeading: boolean): Array<Sql | undefined> {
  return (isLeading && values !== undefined) || check === undefined ? [oneOf(raw(`${alias}.${column}`), values, key), also] : [check]
}

/** Whether a row matches, whichever way leads to it. */
export function conditionsOf (listing: Omit<Listing, 'columns' | 'joins'>, isLed = true): Array<Sql | undefined> {
  const { alias, companyId, where: conditions = [] } = listing
  return [
    sql`${raw(alias)}.company_id = ${companyId}`,
    ...givenOf(listing).flatMap((lookup, index) => hasValue(alias, lookup, !isLed && index === 0)),
    ...conditions
  ]
}

/** The rows that match, `from` the table or some of its rows, by the index of the first filter. */
export function scan (listing: Omit<Listing, 'columns' | 'joins'>, from = raw(`${listing.table} ${listing.alias}`)): Sql {
  return sql`select * from ${from} ${where(conditionsOf(listing, false))}`
}

/** Rows of a table that match. */
type Matching = Pick<Listing, 'table' | 'alias' | 'companyId' | 'lookups'>

/**
 * The filter by matches in another table, if the request has such a filter.
 * @param column of the listed rows, as `a.job_id`
 * @param key the column of the other table with the same values, each once
 */
export function through<const Column extends string> (
  column: `${string}.${Column}`, key: string, other: Matching
): Pick<Lookup<Column>, 'column' | 'type' | 'among' | 'idsAfter' | 'check'> {
  const [lookup, rows, theirs] = [column.split('.')[1] as Column, raw(other.alias), raw(`${other.alias}.${key}`)]
  if (givenOf(other).length === 0) return { column: lookup, type: 'bigint' }
  const one = [...conditionsOf(other), sql`${theirs} = ${raw(column)}`]
  const idsAfter: Lookup['idsAfter'] = id => {
    const ahead = { ...other, where: [id === undefined ? undefined : sql`${theirs} > ${id}`] }
    return sql`select ${theirs} from (${lookUp(ahead, sql`order by ${theirs} ${FENCE}`)}) ${rows}`
  }
  return {
    column: lookup,
    type: 'bigint',
    among: sql`select ${theirs} from (${lookUp(other)}) ${rows}`,
    idsAfter: lookup === 'id' ? idsAfter : undefined,
    check: sql`(select true from ${raw(other.table)} ${rows} ${where(one)}) is true`
  }
}

/** Keeps a sub-select apart from the statement around it: its plan does not depend on that. */
export const FENCE = sql`offset 0`

/**
 * The rows that match, by a lookup for each combination of the filtered values, so that every plan reads few rows, even one made without
 * knowledge of the values. For `column = any(values)` a planner may expect an early match in the order of the list, and walk through the
 * whole table for a rare value.
 * @param ordered order and limit, of each lookup and of the whole
 */
export function lookUp (listing: Omit<Listing, 'columns' | 'joins'>, ordered = FENCE): Sql {
  const { alias } = listing
  const given = givenOf(listing)
  const few = given.find(({ isFew }) => isFew)
  const leading = few === undefined ? given.filter(({ check }, index) => index === 0 || check === undefined) : [few]
  const several = leading.filter(({ values = [], among }) => among !== undefined || values.length > 1)
  const lookups = given.map(lookup => several.includes(lookup) ? { ...lookup, values: [raw(`one_${lookup.column}.value`)] } : lookup)
  const rows = raw(alias)
  const fewRows = sql`(${scan({ ...listing, lookups: lookups.filter(({ isFew }) => isFew).slice(0, 1), where: [] })} ${FENCE}) ${rows}`
  const matches = scan({ ...listing, lookups }, few && fewRows)
  if (several.length === 0) return sql`${matches} ${ordered}`
  const values = several.map(({ column, type, values, among }) =>
    sql`${among === undefined ? sql`unnest(${[...new Set(values)]}::${raw(type)}[])` : sql`(${among})`} ${raw(`one_${column} (value)`)}`)
  const each = sql`lateral (${matches} ${ordered === empty ? FENCE : ordered}) ${rows}`
  return sql`select ${rows}.* from ${join([...values, each], ' cross join ')} ${ordered}`
}

/**
 * Joins the row with this id as `alias`. It is looked up for each row: for a plain join a planner may expect that the company has few rows,
 * and read them all.
 * @param mayBeNull whether rows without an id stay
 */
export function joinById (table: string, alias: string, companyId: number, id: string, mayBeNull = false): Sql {
  const rows = raw(alias)
  return sql`
    ${raw(mayBeNull ? 'left' : 'cross')} join lateral (
      select * from ${raw(table)} ${rows} where ${rows}.company_id = ${companyId} and ${rows}.id = ${raw(id)} ${FENCE}
    ) ${rows}${raw(mayBeNull ? ' on true' : '')}`
}
