import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'

/**
 * A time in which a candidate was one with another, the duplicate: the events of the first hold what came from the other. It begins after
 * an event of the company, and ends with one: clocks may be set back, ids of events only grow.
 */
export interface SharedTime { candidateId: number, duplicateId: number, after: number, until: number }

/** Whether an event `e` shows the person who was one with another at the time. */
export function isOfTime ({ candidateId, after, until }: SharedTime): Sql {
  return sql`(e.candidate_id = ${candidateId} and e.entity_type = 'candidate' and e.id > ${after} and e.id <= ${until})`
}

/** When these candidates were merged into others from whom they have been taken apart since; also on from those, who were merged, too. */
export async function findSharedTimes (db: Queryable, companyId: number, ids: number[]): Promise<SharedTime[]> {
  const found = await db.query<SharedTime>(sql`
    select candidate_id as "candidateId", duplicate_id as "duplicateId", events_after as after, events_until as until from candidate_merges
    where company_id = ${companyId} and duplicate_id = any(${ids}::bigint[]) and unmerged_at is not null`)
  const times: SharedTime[] = []
  for (let next = found.shift(); next !== undefined; next = found.shift()) {
    const { candidateId, after, until } = next
    times.push(next)
    found.push(...await db.query<SharedTime>(sql`
      select candidate_id as "candidateId", duplicate_id as "duplicateId", greatest(events_after, ${after}::bigint) as after,
        least(events_until, ${until}::bigint) as until
      from candidate_merges
      where company_id = ${companyId} and duplicate_id = ${candidateId} and events_after < ${until}
        and (unmerged_at is null or events_until > ${after})`))
  }
  return times
}

/** When others, who have been taken apart since, were merged into these candidates, and the files that they brought. */
export async function findTimesWithOthers (
  db: Queryable, companyId: number, ids: number[]
): Promise<Array<SharedTime & { files: string[] }>> {
  return await db.query(sql`
    select candidate_id as "candidateId", duplicate_id as "duplicateId", events_after as after, events_until as until,
      coalesce(moved -> 'attachments', '[]') as files
    from candidate_merges
    where company_id = ${companyId} and candidate_id = any(${ids}::bigint[]) and not duplicate_id = any(${ids}::bigint[])
      and unmerged_at is not null`)
}

/** The files that came from these candidates to others, whether or not they are still there. */
export async function findMovedFiles (db: Queryable, companyId: number, ids: number[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select distinct jsonb_array_elements_text(moved -> 'attachments') as id from candidate_merges
    where company_id = ${companyId} and duplicate_id = any(${ids}::bigint[])`)
  return rows.map(({ id }) => id)
}
