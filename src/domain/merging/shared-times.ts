import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'

/** A time in which a candidate was one with another, the duplicate: events of the first hold what came from the other. */
export interface SharedTime { candidateId: number, duplicateId: number, from: string, to: string }

/**
 * Whether an event `e` shows the person who was one with another at the time. Not the one that ended the time of one of `apart`: it shows
 * the one that stays, without what came from that one.
 */
export function isOfTime ({ candidateId, from, to }: SharedTime, apart: number[]): Sql {
  return sql`(
    e.candidate_id = ${candidateId} and e.entity_type = 'candidate' and e.date between ${from} and ${to}
    and not (e.event = 'candidate.unmerged' and (e.data ->> 'duplicateId')::bigint = any(${apart}::bigint[])))`
}

/** When these candidates were merged into others from whom they have been taken apart since; also on from those, who were merged, too. */
export async function findSharedTimes (db: Queryable, companyId: number, ids: number[]): Promise<SharedTime[]> {
  const found = await db.query<SharedTime>(sql`
    select candidate_id as "candidateId", duplicate_id as "duplicateId", merged_at as "from", unmerged_at as "to" from candidate_merges
    where company_id = ${companyId} and duplicate_id = any(${ids}::bigint[]) and unmerged_at is not null`)
  const times: SharedTime[] = []
  for (let next = found.shift(); next !== undefined; next = found.shift()) {
    const { candidateId, from, to } = next
    times.push(next)
    found.push(...await db.query<SharedTime>(sql`
      select candidate_id as "candidateId", duplicate_id as "duplicateId", greatest(merged_at, ${from}::timestamptz) as "from",
        least(unmerged_at, ${to}::timestamptz) as "to"
      from candidate_merges
      where company_id = ${companyId} and duplicate_id = ${candidateId} and merged_at <= ${to}
        and (unmerged_at is null or unmerged_at >= ${from})`))
  }
  return times
}

/** When others, who have been taken apart since, were merged into these candidates, and the files that they brought. */
export async function findTimesWithOthers (
  db: Queryable, companyId: number, ids: number[]
): Promise<Array<SharedTime & { files: string[] }>> {
  return await db.query(sql`
    select candidate_id as "candidateId", duplicate_id as "duplicateId", merged_at as "from", unmerged_at as "to",
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
