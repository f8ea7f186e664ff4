import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { NO_JSON_ROWS, prepared, type CompanyDatabase, type JsonField, type JsonRows, type Queryable } from '../../database/port.js'
import { type Keyset, keyset, oneOf, slice, type WalkOrder, where } from './sql.js'

/** A slice of a list in v1, in one of its orders. */
export interface PageSlice { limit: number, offset: number, order: string }

/** The values of the parameter `order`: `createdAt desc` → `created_at desc`. */
const ORDER = /^(id|name|createdAt|updatedAt|order) (asc|desc)$/
const ORDER_COLUMNS: Record<string, string> = { createdAt: 'created_at', updatedAt: 'updated_at', order: 'position' }

const REVERSE: Record<string, string> = { asc: 'desc', desc: 'asc' }

/** The column of an order, its direction, and that of the ids of rows with the same value. */
function directionsOf (order: string, isReversed = false): { column: string, direction: string, idDirection: string } {
  const [, field, direction] = ORDER.exec(order) ?? []
  if (field === undefined || direction === undefined) throw new Error(`no list has the order ${order}`)
  const toward = (word: string) => isReversed ? REVERSE[word] as string : word
  const column = ORDER_COLUMNS[field] ?? field
  return { column, direction: toward(direction), idDirection: toward(column === 'id' ? direction : 'asc') }
}

function orderBy (alias: string, order: string, isReversed = false): Sql {
  const { column, direction, idDirection } = directionsOf(order, isReversed)
  return raw(`order by ${alias}.${column} ${direction}${column === 'id' ? '' : `, ${alias}.id ${idDirection}`}`)
}

/** A filter by the values of one column. */
export interface Lookup {
  column: string
  type: 'bigint' | 'boolean' | 'text' | 'uuid'
  /** Undefined when the filter was not given. */
  values?: readonly unknown[] | undefined
  /** The statement that reads the values, each once. It is used if no filter stands before this one. */
  among?: Sql | undefined
  /** If the values are ids of the listed rows: the statement that reads those after this one, in their order. */
  idsAfter?: ((id: number | string | undefined) => Sql) | undefined
  /** The same condition without an index, for rows that another filter leads to. */
  check?: Sql | undefined
  /** In which orders an index has the rows of a value; by id unless stated. */
  orders?: readonly WalkOrder[]
  /** What of the column and of the values is compared, when that is what the index has. */
  key?: (value: Sql) => Sql
  /** Condition of the partial index on the column. */
  also?: Sql
  /** Whether no value has many rows: all of them are read, and then filtered and sorted. */
  isFew?: boolean
}

/** The values of a filter that takes one. */
export const single = <T>(value: T | undefined): T[] | undefined => value === undefined ? undefined : [value]

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
  /** Columns of filters that one index has together, before the id. */
  together?: readonly string[]
  /** Other conditions. */
  where?: Array<Sql | undefined>
}

const givenOf = ({ lookups = [] }: Pick<Listing, 'lookups'>): Lookup[] =>
  lookups.filter(({ values, among }) => values !== undefined || among !== undefined)

/** Whether a row has a value of the filter. */
function hasValue (alias: string, { column, values, also, key, check }: Lookup, isLeading: boolean): Array<Sql | undefined> {
  return isLeading || check === undefined ? [oneOf(raw(`${alias}.${column}`), values, key), also] : [check]
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
function scan (listing: Omit<Listing, 'columns' | 'joins'>, from = raw(`${listing.table} ${listing.alias}`)): Sql {
  return sql`select * from ${from} ${where(conditionsOf(listing, false))}`
}

/** Rows of a table that match. */
type Matching = Pick<Listing, 'table' | 'alias' | 'companyId' | 'lookups'>

/**
 * The filter by what matches in another table, if something is asked for there.
 * @param column of the listed rows, as `a.job_id`
 * @param key the column of the other table with the same values, each once
 */
export function through (
  column: string, key: string, other: Matching
): Pick<Lookup, 'column' | 'type' | 'among' | 'idsAfter' | 'check'> {
  const [lookup, rows, theirs] = [column.split('.')[1] as string, raw(other.alias), raw(`${other.alias}.${key}`)]
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
const FENCE = sql`offset 0`

/**
 * The rows that match, by a look-up for each combination of the filtered values, so that every plan reads few rows, also one that was
 * made without knowledge of the values. For `column = any(values)` a planner may expect to meet a match soon in the order of the list,
 * and walk through the whole table for a rare one.
 * @param ordered order and limit, of each look-up and of the whole
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

/**
 * The statement that reads the next rows after the keyset's position: one more than its limit, to detect a next page. Where no index has
 * the rows that match in the order of the list, `findWay` asks first which way to them is short.
 */
export async function walk (db: Queryable, listing: Listing, page: Keyset): Promise<Sql> {
  const { columns, alias, joins = empty, together = [], where: conditions = [] } = listing
  const rows = raw(alias)
  const { condition, order } = keyset(rows, page)
  const ahead = { ...listing, where: [...conditions, condition] }
  const [limit, given] = [slice(page.limit + 1), givenOf(listing)]
  // Of filters with several values each combination is looked up, unless one of them is only checked in the rows that another leads to.
  const areLookedUp = given.some(({ values = [] }) => values.length > 1) && given.slice(1).every(({ check }) => check === undefined)
  const areTogether = given.length < 2 || areLookedUp ||
    (page.by === 'id' && given.every(({ column }) => together.includes(column)))
  const areInOrder = areTogether && given.every(({ orders = ['id'], among }) => orders.includes(page.by) && among === undefined)
  const read = (found: Sql) => prepared(sql`select ${columns} from (${found}) ${rows} ${joins} ${order}`)

  const isDirect = areInOrder || given.some(({ isFew }) => isFew)
  return read(isDirect ? lookUp(ahead, sql`${order} ${limit}`) : await findWay(db, ahead, page, order))
}

/** A way to the rows of a page. */
interface Way {
  rows: Sql
  /** Whether it leads to them over so many rows at most; it looks at no more of them. */
  isWithin: (reach: number) => Sql
}

/**
 * The rows of a page, by one of several ways: all rows that match one of the filters, which are sorted; or the rows in the order of the
 * list, all of them or those of a filter, until enough match. None is short for every value: some thousand matches may be far apart among
 * millions of rows, or all at their end. How long they are is not known before, so all are tried up to the same reach, which grows until
 * one of them gets there: that takes a multiple of what the shortest takes alone, whatever the values and however many rows there are.
 * @param ahead the listing with the condition for the rows after the keyset's position
 */
async function findWay (db: Queryable, ahead: Listing, { limit, by, after }: Keyset, order: Sql): Promise<Sql> {
  const { table, alias, companyId, where: conditions = [] } = ahead
  const [rows, next, given] = [raw(alias), slice(limit + 1), givenOf(ahead)]
  const countOf = (some: Sql) => sql`(select count(*) from (${some}) ${rows})`
  const rest = (leading?: Lookup) => given.filter(lookup => lookup !== leading).flatMap(lookup => hasValue(alias, lookup, false))
  const isInOrder = ({ orders = ['id'], values }: Lookup) => orders.includes(by) && values?.length === 1

  /** Whether enough of so many rows match, or there are no more. First comes what is more likely. */
  const endsWithin = (reach: number, matching: Sql, all: Sql) => {
    const ends = [sql`${countOf(matching)} > ${limit}`, sql`not exists (${all} ${raw(`limit 1 offset ${reach}`)})`]
    return sql`(${join(reach === FEW ? ends : ends.reverse(), ' or ')})`
  }
  const inOrder = (leading?: Lookup): Way => {
    const list = sql`${scan({ ...ahead, lookups: leading === undefined ? [] : [leading] })} ${order}`
    const matching = (end: Sql) => sql`select * from (${list} ${end}) ${rows} ${where(rest(leading))}`
    return {
      rows: sql`${matching(FENCE)} ${order} ${next}`,
      isWithin: reach => endsWithin(reach, sql`${matching(raw(`limit ${reach}`))} ${next}`, list)
    }
  }
  const byIds = (leading: Lookup, idsAfter: NonNullable<Lookup['idsAfter']>): Way => {
    const matching = (end: Sql) => sql`
      select ${rows}.* from (${idsAfter(after?.id)} ${end}) matching (id) ${joinById(table, alias, companyId, 'matching.id')}
      ${where([...rest(leading), ...conditions])} order by matching.id ${next}`
    return {
      rows: matching(empty),
      isWithin: reach => endsWithin(reach, matching(raw(`limit ${reach}`)), idsAfter(after?.id))
    }
  }
  const sorted = (leading: Lookup): Way => {
    // Without the range, of which the index of the filter knows nothing.
    const matches = (end = FENCE) => lookUp({ ...ahead, lookups: [leading], where: [] }, end)
    const { among, column, orders = ['id'] } = leading
    const isAtMost = (some: (end: Sql) => Sql, most: number) => sql`${countOf(some(raw(`limit ${most + 1}`)))} <= ${raw(String(most))}`
    const isWithin = (reach: number) => {
      if (among === undefined) return isAtMost(matches, reach)
      const values = (end: Sql) => sql`${among} ${end}`
      // Each id has a row. To look up another value takes more than to read a row, and it may have none.
      return column === 'id' ? isAtMost(values, reach) : sql`(${isAtMost(values, reach / FARTHER)} and ${isAtMost(matches, reach)})`
    }
    return {
      rows: given.length === 1 && orders.includes(by)
        ? lookUp(ahead, sql`${order} ${next}`)
        : sql`select * from (${matches()}) ${rows} ${where([...rest(leading), ...conditions])} ${order} ${next}`,
      isWithin
    }
  }
  const leads = given.filter(isInOrder)
  const ways = [
    ...given.filter(lookup => !isInOrder(lookup)).map(lookup =>
      by === 'id' && lookup.idsAfter !== undefined ? byIds(lookup, lookup.idsAfter) : sorted(lookup)),
    ...leads.length > 0 ? leads.map(inOrder) : [inOrder()]
  ]
  if (given.length === 1 && by === 'id' && given[0]?.idsAfter !== undefined) return (ways[0] as Way).rows
  for (let reach = FEW; ; reach *= FARTHER) {
    const [found] = await db.query<{ way: number | null }>(prepared(sql`
      select case ${join(ways.map(({ isWithin }, index) => sql`when ${isWithin(reach)} then ${raw(String(index))}`), ' ')} end as way`))
    const way = ways[found?.way ?? -1]
    if (way !== undefined) return way.rows
  }
}

/** From this offset on the rows are counted first, because the page may be closer to the end. */
const FAR = 1000
/** Up to this number, matches are sorted for a page without a look at other ways. */
const FEW = 1000
/** By how much both ways to a page are followed farther when neither was short enough. */
const FARTHER = 8

/**
 * The keys of a far page in an order whose ids go against it, as `updatedAt desc` with ids ascending. An index, walked in one direction,
 * leads to the value that the page starts with; only from there on rows are sorted.
 * @param skipped number of rows before the page
 */
function keysFromEdge (listing: Listing, order: string, isReversed: boolean, limit: number, skipped: number): Sql {
  const { alias } = listing
  const { column, direction } = directionsOf(order, isReversed)
  const [id, value] = [raw(`${alias}.id`), raw(`${alias}.${column}`)]
  const [before, fromHere] = direction === 'desc' ? [raw('>'), raw('<=')] : [raw('<'), raw('>=')]
  const scanWhere = (...where: Sql[]) => scan({ ...listing, where })
  const edge = sql`${scanWhere()} order by ${value} ${raw(direction)}, ${id} ${raw(direction)} ${slice(1, skipped)}`
  return sql`
    with edge as (select ${id}, ${value} from (${edge}) ${raw(alias)})
    select ${id}
    from (${scanWhere(sql`${value} ${fromHere} (select edge.${raw(column)} from edge)`)}) ${raw(alias)}
    ${orderBy(alias, order, isReversed)} limit ${limit}
    offset (
      select count(*) from (${scanWhere(
        sql`${value} = (select edge.${raw(column)} from edge)`, sql`${id} ${before} (select edge.id from edge)`
      )}) ${raw(alias)}
    )`
}

/**
 * One page of a listing, and the total number of matching rows: in one statement, unless the page is far from the start or past the end,
 * or rows that match may be far apart in the order of the list. The keys of the page are read first, from the nearer end and by an index
 * if there is one; only their rows are read and joined.
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
  const { columns, table, alias, joins = empty, companyId, where: conditions = [] } = listing
  const rows = raw(alias)
  const counting = sql`select count(*) as total from (${lookUp(listing, empty)}) ${rows}`
  const count = async () => (await db.query<{ total: number }>(prepared(counting)))[0]?.total ?? 0

  // The index of a filter goes on with the id.
  const isInOrder = (givenOf(listing).length === 0 || order.startsWith('id ')) && conditions.every(condition => condition === undefined)
  const known = offset < FAR && isInOrder ? undefined : await count()
  const countUnlessRead = async () => known ?? (offset === 0 ? 0 : await count())
  const left = (known ?? Infinity) - offset
  if (left <= 0) return { countUnlessRead }
  const isNearEnd = left < offset
  const [read, skipped] = isNearEnd ? [Math.min(limit, left), Math.max(left - limit, 0)] : [limit, offset]
  const ordered = orderBy(alias, order, isNearEnd)
  const isFew = known !== undefined && known <= FEW
  const matches = isInOrder ? lookUp(listing, sql`${ordered} ${slice(read + skipped)}`) : isFew ? lookUp(listing) : scan(listing)
  const { direction, idDirection } = directionsOf(order, isNearEnd)
  const keys = isInOrder && skipped >= FAR && direction !== idDirection
    ? keysFromEdge(listing, order, isNearEnd, read, skipped)
    : sql`select ${rows}.id from (${matches}) ${rows} ${ordered} ${slice(read, skipped)}`
  const statement = prepared(sql`
    select ${columns}, ${known === undefined ? sql`(${counting})` : sql`${known}::int`} as total
    from (${keys}) page ${joinById(table, alias, companyId, 'page.id')} ${joins} ${orderBy(alias, order)}`)
  return { statement, countUnlessRead }
}
