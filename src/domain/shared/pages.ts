import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { NO_JSON_ROWS, prepared, type CompanyDatabase, type JsonFields, type JsonRows, type Queryable } from '../../database/port.js'
import { givenOf, joinById, lookUp, scan, type Listing } from './listing.js'
import { slice } from './sql.js'
import { MAX_SORTED } from './ways.js'

// Pages by number, with the total. The second page of 20 published jobs reads the keys of the page by the index, and
// joins their rows alone:
//
//   select …, (select count(*) as total from (…) j) as total
//   from (select j.id from (… where j.status = 'published' order by j.id limit 40) j order by j.id limit 20 offset 20) page
//   cross join lateral (select * from jobs j where j.company_id = 7 and j.id = page.id) j … order by j.id
//
// Page 400 of 410 is read from the end: the rows are counted first, and the last 220 walked backward.

/** A slice of a list in v1, in one of its orders. */
export interface PageSlice { limit: number, offset: number, order: string }

/** The columns of the fields by which lists are sorted. */
const ORDER_COLUMNS = { id: 'id', name: 'name', createdAt: 'created_at', updatedAt: 'updated_at', order: 'position' }
export type OrderField = keyof typeof ORDER_COLUMNS
/** The values of the parameter `order`: `createdAt desc` → `created_at desc`. */
const ORDER = new RegExp(`^(${Object.keys(ORDER_COLUMNS).join('|')}) (asc|desc)$`)

const REVERSE: Record<string, string> = { asc: 'desc', desc: 'asc' }

/** The column of an order, its direction, and the direction of the ids of rows with the same value. */
function directionsOf (order: string, isReversed = false): { column: string, direction: string, idDirection: string } {
  const [, field, direction] = ORDER.exec(order) ?? []
  if (field === undefined || direction === undefined) throw new Error(`no list has the order ${order}`)
  const toward = (word: string) => isReversed ? REVERSE[word] as string : word
  const column = ORDER_COLUMNS[field as OrderField]
  return { column, direction: toward(direction), idDirection: toward(column === 'id' ? direction : 'asc') }
}

function orderBy (alias: string, order: string, isReversed = false): Sql {
  const { column, direction, idDirection } = directionsOf(order, isReversed)
  return raw(`order by ${alias}.${column} ${direction}${column === 'id' ? '' : `, ${alias}.id ${idDirection}`}`)
}

/** From this offset on, the rows are counted first, because the page may be closer to the end. */
const FAR_OFFSET = 1000

/**
 * The keys of a far page in an order whose ids run in the other direction, such as `updatedAt desc` with ascending ids. An index, walked in
 * one direction, leads to the value that the page starts with; rows are sorted only from there on.
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
  db: CompanyDatabase, listing: Listing, slice: PageSlice, fields: JsonFields
): Promise<{ rows: JsonRows, total: number }> {
  const { statement, countUnlessRead } = await preparePage(db, listing, slice)
  const rows = statement === undefined ? NO_JSON_ROWS : await db.queryJson(statement, fields)
  return { rows, total: rows.first('total') as number | undefined ?? await countUnlessRead() }
}

/**
 * The statement of a page, unless the page is past the end, and a function that counts all rows if the page has none that shows the total.
 */
async function preparePage (
  db: Queryable, listing: Listing, { limit, offset, order }: PageSlice
): Promise<{ statement?: Sql, countUnlessRead: () => Promise<number> }> {
  const { columns, table, alias, joins = empty, companyId, where: conditions = [] } = listing
  const rows = raw(alias)
  const counting = sql`select count(*) as total from (${lookUp(listing, empty)}) ${rows}`
  const count = async () => (await db.query<{ total: number }>(prepared(counting)))[0]?.total ?? 0

  // The index of a filter goes on with the id.
  const isInOrder = (givenOf(listing).length === 0 || order.startsWith('id ')) && conditions.every(condition => condition === undefined)
  const known = offset < FAR_OFFSET && isInOrder ? undefined : await count()
  const countUnlessRead = async () => known ?? (offset === 0 ? 0 : await count())
  const left = (known ?? Infinity) - offset
  if (left <= 0) return { countUnlessRead }
  const isNearEnd = left < offset
  const [read, skipped] = isNearEnd ? [Math.min(limit, left), Math.max(left - limit, 0)] : [limit, offset]
  const ordered = orderBy(alias, order, isNearEnd)
  // No index of the table has the rows that a statement leads to: to scan for them would take a look at each row, and to look them up takes
  // what counting them took.
  const areLookedUp = (known !== undefined && known <= MAX_SORTED) || givenOf(listing)[0]?.among !== undefined
  const matches = isInOrder ? lookUp(listing, sql`${ordered} ${slice(read + skipped)}`) : areLookedUp ? lookUp(listing) : scan(listing)
  const { direction, idDirection } = directionsOf(order, isNearEnd)
  const keys = isInOrder && skipped >= FAR_OFFSET && direction !== idDirection
    ? keysFromEdge(listing, order, isNearEnd, read, skipped)
    : sql`select ${rows}.id from (${matches}) ${rows} ${ordered} ${slice(read, skipped)}`
  const statement = prepared(sql`
    select ${columns}, ${known === undefined ? sql`(${counting})` : sql`${known}::int`} as total
    from (${keys}) page ${joinById(table, alias, companyId, 'page.id')} ${joins} ${orderBy(alias, order)}`)
  return { statement, countUnlessRead }
}
