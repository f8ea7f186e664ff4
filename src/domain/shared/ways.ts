import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { FENCE, givenOf, hasValue, joinById, lookUp, scan, type Listing, type Lookup } from './listing.js'
import { slice, where, type Keyset } from './sql.js'

// A list of applications by `source` and `updatedAfter` is in the order of `updated_at`, in which no index has the rows of a source.
// There are two ways to a page, and the values decide which is shorter:
//
//   0  all rows of the source, filtered and sorted: short if the source is rare
//   1  the rows in the order of the list, until enough are of the source: short if the source is common
//
// So the server checks whether one of them ends within 1 000 rows, then within 8 000, and so on. The first that does reads the page:
//
//   select case when (select count(*) from (… where source = 'linkedin' limit 1001) a) <= 1000 then 0
//     when (select count(*) from (… order by updated_at, id limit 1000) a where source = 'linkedin' limit 21) > 20 then 1 end as way

/** Up to this number, matches are sorted for a page without trying other ways. */
export const MAX_SORTED = 1000
/** The factor by which the reach grows when no way to a page was short enough. */
const GROWTH = 8

/** A way to the rows of a page. */
interface Way {
  rows: Sql
  /** Whether it leads to the page over at most this many rows; it reads no more. */
  isWithin: (reach: number) => Sql
}

/** What to find: the rows of a listing after the keyset's position, by these filters. */
interface Search extends Omit<Keyset, 'limit'> {
  listing: Listing
  given: Lookup[]
  rows: Sql
  order: Sql
  /** The number of rows of a page, and one more, which detects a next page. */
  limit: number
  next: Sql
}

/**
 * The rows of a page, by one of several ways: all rows that match one of the filters, which are sorted; or the rows in the order of the
 * list, all of them or those of a filter, until enough match. No way is short for every value: a few thousand matches may be far apart
 * among millions of rows, or all at their end. How long a way is is not known beforehand, so all are tried up to the same reach, which
 * grows until one of them gets there: that takes a multiple of what the shortest way takes alone, whatever the values and however many rows
 * there are.
 * @param ahead the listing with the condition for the rows after the keyset's position
 */
export async function findWay (db: Queryable, ahead: Listing, { limit, by, after }: Keyset, order: Sql): Promise<Sql> {
  const search: Search = {
    listing: ahead, given: givenOf(ahead), rows: raw(ahead.alias), order, limit, next: slice(limit + 1), by, ...after && { after }
  }
  const ways = waysOf(search)
  if (search.given.length === 1 && by === 'id' && search.given[0]?.idsAfter !== undefined) return (ways[0] as Way).rows
  for (let reach = MAX_SORTED; ; reach *= GROWTH) {
    const [found] = await db.query<{ way: number | null }>(prepared(sql`
      select case ${join(ways.map(({ isWithin }, index) => sql`when ${isWithin(reach)} then ${raw(String(index))}`), ' ')} end as way`))
    const way = ways[found?.way ?? -1]
    if (way !== undefined) return way.rows
  }
}

function waysOf (search: Search): Way[] {
  const { given, by } = search
  const isInOrder = ({ orders = ['id'], values }: Lookup) => orders.includes(by) && values?.length === 1
  const leads = given.filter(isInOrder)
  return [
    ...given.filter(lookup => !isInOrder(lookup)).map(lookup =>
      by === 'id' && lookup.idsAfter !== undefined ? byIds(search, lookup, lookup.idsAfter) : sorted(search, lookup)),
    ...leads.length > 0 ? leads.map(lookup => inOrder(search, lookup)) : [inOrder(search)]
  ]
}

const countOf = ({ rows }: Search, some: Sql): Sql => sql`(select count(*) from (${some}) ${rows})`

/** The conditions of all filters but the one that leads. */
const restOf = ({ given, listing }: Search, leading?: Lookup): Array<Sql | undefined> =>
  given.filter(lookup => lookup !== leading).flatMap(lookup => hasValue(listing.alias, lookup, false))

/** Whether enough of these rows match, or there are no more. The more likely case comes first. */
function endsWithin (search: Search, reach: number, matching: Sql, all: Sql): Sql {
  const ends = [sql`${countOf(search, matching)} > ${search.limit}`, sql`not exists (${all} ${raw(`limit 1 offset ${reach}`)})`]
  return sql`(${join(reach === MAX_SORTED ? ends : ends.reverse(), ' or ')})`
}

/** The rows in the order of the list, or those of a filter whose index has that order, until enough match. */
function inOrder (search: Search, leading?: Lookup): Way {
  const { listing, rows, order, next } = search
  const list = sql`${scan({ ...listing, lookups: leading === undefined ? [] : [leading] })} ${order}`
  const matching = (end: Sql) => sql`select * from (${list} ${end}) ${rows} ${where(restOf(search, leading))}`
  return {
    rows: sql`${matching(FENCE)} ${order} ${next}`,
    isWithin: reach => endsWithin(search, reach, sql`${matching(raw(`limit ${reach}`))} ${next}`, list)
  }
}

/** The rows with the ids of a filter, in the order of the ids, until enough match. */
function byIds (search: Search, leading: Lookup, idsAfter: NonNullable<Lookup['idsAfter']>): Way {
  const { listing: { table, alias, companyId, where: conditions = [] }, rows, next, after } = search
  const matching = (end: Sql) => sql`
    select ${rows}.* from (${idsAfter(after?.id)} ${end}) matching (id) ${joinById(table, alias, companyId, 'matching.id')}
    ${where([...restOf(search, leading), ...conditions])} order by matching.id ${next}`
  return {
    rows: matching(empty),
    isWithin: reach => endsWithin(search, reach, matching(raw(`limit ${reach}`)), idsAfter(after?.id))
  }
}

/** All rows that match a filter, filtered by the others and sorted. */
function sorted (search: Search, leading: Lookup): Way {
  const { listing, given, rows, order, next, by } = search
  // Without the range, of which the index of the filter knows nothing.
  const matches = (end = FENCE) => lookUp({ ...listing, lookups: [leading], where: [] }, end)
  const { among, column, orders = ['id'] } = leading
  const isAtMost = (some: (end: Sql) => Sql, max: number) =>
    sql`${countOf(search, some(raw(`limit ${max + 1}`)))} <= ${raw(String(max))}`
  const isWithin = (reach: number) => {
    if (among === undefined) return isAtMost(matches, reach)
    const values = (end: Sql) => sql`${among} ${end}`
    // Each id has a row. Looking up another value takes longer than reading a row, and the value may have no row.
    return column === 'id' ? isAtMost(values, reach) : sql`(${isAtMost(values, reach / GROWTH)} and ${isAtMost(matches, reach)})`
  }
  return {
    rows: given.length === 1 && orders.includes(by)
      ? lookUp(listing, sql`${order} ${next}`)
      : sql`select * from (${matches()}) ${rows} ${where([...restOf(search, leading), ...listing.where ?? []])} ${order} ${next}`,
    isWithin
  }
}
