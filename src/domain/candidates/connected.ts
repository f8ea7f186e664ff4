import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'

/**
 * These candidates, and everybody who ever was one with any of them. What was written about one of them, such as a kept answer, names the
 * candidate of that time: 12 was merged into 7 → both have to be looked at, also after 12 stands alone again.
 */
export async function findConnected (db: Queryable, companyId: number, ids: number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select candidate_id as id from candidate_merges where company_id = ${companyId} and duplicate_id = any(${ids}::bigint[])
    union select duplicate_id from candidate_merges where company_id = ${companyId} and candidate_id = any(${ids}::bigint[])`)
  const others = rows.map(({ id }) => id).filter(id => !ids.includes(id))
  return others.length === 0 ? ids : await findConnected(db, companyId, [...ids, ...others])
}
