import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { COLUMNS, type CandidateRow } from '../candidates/queries.js'
import type { Change } from '../shared/change.js'
import type { WithCustomValues } from '../shared/custom-values.js'

/** People, with everyone who was merged into one of them, and their applications: all locked until the end of the transaction. */
export interface LockedPeople {
  candidates: Map<number, CandidateRow>
  applications: Array<WithCustomValues & { id: number, code: string | null }>
}

/** What belongs to some people is more than was locked: another transaction has written meanwhile. */
class Outgrown extends Error {}

/**
 * Locks these candidates, those who were merged into them, and the applications of all: applications first, then those who were merged,
 * then the others, each in the order of their ids. What has come meanwhile might be locked by others who wait for one of these candidates:
 * so all locks are given back, and taken again with it.
 */
export async function lockPeople (change: Change, ids: number[]): Promise<LockedPeople> {
  const { tx, companyId } = change
  const known = await findPeople(tx, companyId, ids)
  try {
    return await tx.savepoint(async () => {
      const applications = await tx.query<LockedPeople['applications'][number]>(sql`
        select id, code, custom_fields as "customValues" from applications
        where company_id = ${companyId} and candidate_id = any(${known}::bigint[]) order by id for update`)
      const candidates = await tx.query<CandidateRow>(sql`
        select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = any(${known}::bigint[])
        order by c.merged_into_id is null, c.id for update`)
      const now = await findPeople(tx, companyId, ids)
      const theirs = await tx.query<{ id: number }>(sql`
        select id from applications where company_id = ${companyId} and candidate_id = any(${now}::bigint[])`)
      const isAll = now.every(id => known.includes(id)) && theirs.every(({ id }) => applications.some(locked => locked.id === id))
      if (!isAll) throw new Outgrown()
      return { applications, candidates: new Map(candidates.map(row => [row.id, row])) }
    })
  } catch (error) {
    if (error instanceof Outgrown) return await lockPeople(change, ids)
    throw error
  }
}

/** The ids of these candidates, and of those who were merged into them. */
export async function findPeople (db: Queryable, companyId: number, ids: number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select c.id from candidates c where c.company_id = ${companyId} and c.id = any(${ids}::bigint[])
    union select m.id from candidates m where m.company_id = ${companyId} and m.merged_into_id = any(${ids}::bigint[])`)
  return rows.map(({ id }) => id)
}
