import sql, { join, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'

// Who has been left alone for so long that the company keeps no data of the person any more.

/** Tables whose changes count as changes of the candidate: those with rows of candidates, and those with rows of their applications. */
export const CHANGED_WITH = { own: ['applications', 'attachments'], ofApplications: ['attachments', 'offers'] } as const

/** As the index of those who are not anonymized states it. */
const LIVE = raw("anonymized_at is null and updated_at > '-infinity'")

const BATCH = 1000
/** Up to this number, due candidates are counted. */
const MAX_COUNTED = 10_000

/** Whether candidate `c` has no live application, and nothing of the person has changed since this time. */
export function unchangedSince (companyId: number, time: Sql): Sql {
  const hasNone = (table: string, condition: Sql) => sql`(
    select true from ${raw(table)} x where x.company_id = ${companyId} and x.candidate_id = c.id and ${condition} limit 1) is null`
  const hasNoneIn = (table: string) => sql`(
    select true from applications a, ${raw(table)} x where a.company_id = ${companyId} and a.candidate_id = c.id
      and x.company_id = ${companyId} and x.application_id = a.id and x.updated_at >= ${time} limit 1) is null`
  return sql`c.anonymized_at is null and c.updated_at > '-infinity' and c.updated_at < ${time} and c.merged_into_id is null
    and ${join([
      hasNone('applications', sql`x.status in ('in_process', 'hired')`),
      ...CHANGED_WITH.own.map(table => hasNone(table, sql`x.updated_at >= ${time}`)),
      ...CHANGED_WITH.ofApplications.map(hasNoneIn)
    ], ' and ')}`
}

/** Whether candidate `c` will be anonymized before this time, or this day of the company's, if nothing changes. */
export function isDueBefore (companyId: number, time: string): Sql {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(time) ? sql`(${time}::date::timestamp at time zone s.time_zone)` : sql`${time}::timestamptz`
  return unchangedSince(companyId, sql`(
    select ${end} - make_interval(months => s.retention_months) from company_settings s where s.company_id = ${companyId})`)
}

/** A candidate among those of the company by their last changes. */
export interface Place { id: number, updatedAt: string }

/** Some of the next candidates after this place, of whom those are due that are marked; fewer than asked for at the end. */
export async function findDue (
  db: Queryable, companyId: number, since: string, after: Place
): Promise<{ due: number[], last: Place | undefined }> {
  const rows = await db.query<Place & { isDue: boolean }>(prepared(sql`
    select c.id, c.updated_at as "updatedAt", ${unchangedSince(companyId, sql`${since}::timestamptz`)} as "isDue" from (
      select * from candidates where company_id = ${companyId} and ${LIVE} and updated_at < ${since}::timestamptz
        and (updated_at, id) > (${after.updatedAt}::timestamptz, ${after.id}) order by updated_at, id limit ${BATCH}) c
    order by c.updated_at, c.id`))
  return { due: rows.filter(({ isDue }) => isDue).map(({ id }) => id), last: rows.length < BATCH ? undefined : rows.at(-1) }
}

/** Whether the candidate, who is locked with all applications, is due still. */
export async function isStillDue (db: Queryable, companyId: number, id: number, since: string): Promise<boolean> {
  const rows = await db.query(prepared(sql`
    select 1 from candidates c where c.company_id = ${companyId} and c.id = ${id}
      and ${unchangedSince(companyId, sql`${since}::timestamptz`)}`))
  return rows.length > 0
}

/** How many candidates would be anonymized now after so many months, up to `MAX_COUNTED`. */
export async function countDue (db: Queryable, companyId: number, months: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(prepared(sql`
    select count(*) as count from (
      select from candidates c where c.company_id = ${companyId}
        and ${unchangedSince(companyId, sql`(statement_timestamp() - make_interval(months => ${months}))`)} limit ${MAX_COUNTED}) d`))
  return row?.count ?? 0
}

/** Whether the company of these settings keeps people for some months only, and that has begun. */
const FORGETS = raw('retention_months is not null and (retention_begins_at is null or retention_begins_at <= statement_timestamp())')

/** All companies with a retention that has begun. */
export async function findForgetful (db: Queryable): Promise<number[]> {
  const rows = await db.query<{ companyId: number }>(sql`
    select company_id as "companyId" from company_settings where ${FORGETS} order by company_id`)
  return rows.map(({ companyId }) => companyId)
}

/**
 * The time since when nothing may have changed of a person whom the company does not keep any more; undefined if it keeps all. It stays so
 * until the transaction ends.
 */
export async function lockRetention (db: Queryable, companyId: number): Promise<string | undefined> {
  const [row] = await db.query<{ since: string }>(prepared(sql`
    select (statement_timestamp() - make_interval(months => retention_months))::timestamptz(3) as since
    from company_settings where company_id = ${companyId} and ${FORGETS} for share`))
  return row?.since
}
