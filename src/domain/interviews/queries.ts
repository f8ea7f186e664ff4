import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { below, rowsBelow } from '../engine/child.js'
import { APPLICATION } from '../parents/application.js'
import type { Found } from '../parents/coded.js'
import type { Columns } from '../shared/columns.js'
import { byCode, byTexts, filters } from '../shared/filters.js'
import { withNested } from '../shared/json-fields.js'
import { joinById } from '../shared/listing.js'
import { INTERVIEW_EVENTS } from './events.js'
import { Interview } from './schema.js'

/** An interview as stored. */
export type InterviewRow = Interview & { version: number }

/** The interviews that one of these users holds, each once. */
const heldBy = (companyId: number, userIds: number[]): Sql => sql`
  select distinct o.interview_id from interviewers o where o.company_id = ${companyId} and o.user_id = any(${userIds}::bigint[])`

/** Those who hold an interview, by the ids of users. */
const interviewersOf = (companyId: number): Sql => sql`coalesce((
  select jsonb_agg(jsonb_build_object('userId', o.user_id, 'status', o.status) order by o.user_id) from interviewers o
  where o.company_id = ${companyId} and o.interview_id = t.id), '[]')`

/** Interviews. All that changes those of an application locks the application first, and then the users who hold them. */
export const INTERVIEWS = below(APPLICATION, {
  name: 'interview',
  plural: 'interviews',
  group: 'interviews',
  scopes: { read: 'interviews:read' },
  schema: Interview,
  events: INTERVIEW_EVENTS,
  times: ['updatedAt', 'startsAt'],
  columns: { interviewers: interviewersOf },
  filters: filters<{ code: string, userId: number[], status: string[] }, Columns<'interviews'>>()({
    code: byCode,
    userId: (ids, companyId) => ({
      column: 'id',
      type: 'bigint',
      among: heldBy(companyId, ids),
      check: sql`exists (${heldBy(companyId, ids)} and o.interview_id = t.id)`,
      isFew: true
    }),
    status: byTexts('status')
  })
})

/** An interview at this time that one of these users holds, without having declined. @param otherThan an interview that does not count */
export async function findOverlap (
  db: Queryable, companyId: number, userIds: number[], { startsAt, endsAt }: Pick<Interview, 'startsAt' | 'endsAt'>, otherThan = 0
): Promise<(Found & { userId: number }) | undefined> {
  const [row] = await db.query<Found & { userId: number }>(prepared(sql`
    select t.id, t.application_id as "applicationId", a.job_id as "jobId", o.user_id as "userId"
    from interviewers o ${joinById('interviews', 't', companyId, 'o.interview_id')}
    ${joinById('applications', 'a', companyId, 't.application_id')}
    where o.company_id = ${companyId} and o.user_id = any(${userIds}::bigint[]) and o.status <> 'declined'
      and t.status in ('scheduled', 'completed') and t.starts_at < ${endsAt}::timestamptz and t.ends_at > ${startsAt}::timestamptz
      and t.id <> ${otherThan}
    order by t.starts_at, t.id, o.user_id limit 1`))
  return row
}

/** The interviews of these applications, by application and id. */
export async function findInterviewsOf (db: Queryable, companyId: number, applicationIds: number[]): Promise<InterviewRow[]> {
  const rows = await db.query(rowsBelow(INTERVIEWS, companyId, applicationIds))
  return rows.map(row => withNested(Interview, row))
}
