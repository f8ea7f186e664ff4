import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { givenOf, lookUp, type Listing } from './listing.js'
import { keyset, slice, type Keyset } from './sql.js'
import { findWay } from './ways.js'

/**
 * The statement that reads the next rows after the keyset's position: one more than its limit, to detect a next page. Where no index has
 * the matching rows in the order of the list, `findWay` first finds out which way to them is short.
 */
export async function walk (db: Queryable, listing: Listing, page: Keyset): Promise<Sql> {
  const { columns, alias, joins = empty, together = [], where: conditions = [] } = listing
  const rows = raw(alias)
  const { condition, order } = keyset(rows, page)
  const ahead = { ...listing, where: [...conditions, condition] }
  const [limit, given] = [slice(page.limit + 1), givenOf(listing)]
  // For filters with several values, each combination is looked up, unless one filter is only checked in the rows that another leads to.
  const areLookedUp = given.some(({ values = [] }) => values.length > 1) && given.slice(1).every(({ check }) => check === undefined)
  const areTogether = given.length < 2 || areLookedUp ||
    (page.by === 'id' && given.every(({ column }) => together.includes(column)))
  const areInOrder = areTogether && given.every(({ orders = ['id'], among }) => orders.includes(page.by) && among === undefined)
  const read = (found: Sql) => prepared(sql`select ${columns} from (${found}) ${rows} ${joins} ${order}`)

  const isDirect = areInOrder || given.some(({ isFew }) => isFew)
  return read(isDirect ? lookUp(ahead, sql`${order} ${limit}`) : await findWay(db, ahead, page, order))
}
