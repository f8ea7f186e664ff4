import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Viewer } from '../../database/port.js'
import { below } from '../engine/child.js'
import { APPLICATION } from '../parents/application.js'
import { locate, type Found } from '../parents/coded.js'
import type { Columns } from '../shared/columns.js'
import { byCode, byIds, byTexts, filters } from '../shared/filters.js'
import { SCORECARD_EVENTS } from './events.js'
import { Scorecard, type Answers } from './schema.js'

/** A scorecard as stored, with all that it says. */
export type ScorecardRow = Scorecard & { answers: Answers, version: number }

/** Whether the user has submitted a scorecard of the application: before that, the answers of others would sway the own ones. */
const hasSubmitted = (companyId: number, userId: number, applicationId: Sql): Sql => sql`exists (
  select from scorecards o where o.company_id = ${companyId} and o.application_id = ${applicationId}
    and o.user_id = ${userId} and o.status = 'submitted')`

/** What a scorecard says, for those who may see it, and null for others. */
function seenBy (what: Sql): (companyId: number, viewer: Viewer) => Sql {
  return (companyId, viewer) => {
    if (viewer === 'all') return what
    if (viewer === null) return sql`case when false then ${what} end`
    return sql`case when t.user_id = ${viewer} or ${hasSubmitted(companyId, viewer, sql`t.application_id`)} then ${what} end`
  }
}

/** Answers by the keys of criteria: those with words in them are whole where these are. */
const ANSWERS = sql`t.scores || coalesce(t.answers, '{}')`

/** Scorecards. All that changes those of an application locks the application first. */
export const SCORECARDS = below(APPLICATION, {
  name: 'scorecard',
  plural: 'scorecards',
  group: 'scorecards',
  scopes: { read: 'scorecards:read' },
  schema: Scorecard,
  events: SCORECARD_EVENTS,
  columns: { answers: seenBy(ANSWERS), recommendation: seenBy(sql`t.recommendation`) },
  filters: filters<{ code: string, interviewId: number[], userId: number[], status: string[] }, Columns<'scorecards'>>()({
    code: byCode, interviewId: byIds('interview_id'), userId: byIds('user_id'), status: byTexts('status')
  })
})

/** The scorecard of this user about the interview or, without one, about the application. */
export async function findScorecardOf (
  db: Queryable, companyId: number, { applicationId, interviewId, userId }: Pick<Scorecard, 'applicationId' | 'interviewId' | 'userId'>
): Promise<Found | undefined> {
  return await locate(db, SCORECARDS, companyId, sql`t.application_id = ${applicationId} and t.user_id = ${userId}
    and t.interview_id is not distinct from ${interviewId}::bigint`)
}

/** Whether the viewer sees the answers of all scorecards of an application. */
export async function seesAnswers (db: Queryable, companyId: number, viewer: Viewer, applicationId: number): Promise<boolean> {
  if (viewer === 'all' || viewer === null) return viewer === 'all'
  const [row] = await db.query<{ sees: boolean }>(prepared(sql`
    select ${hasSubmitted(companyId, viewer, sql`${applicationId}::bigint`)} as sees`))
  return row?.sees === true
}

/** What the submitted scorecards of an application say, the last first. */
export async function findSubmitted (
  db: Queryable, companyId: number, applicationId: number
): Promise<Array<Pick<ScorecardRow, 'criteria' | 'answers' | 'recommendation'>>> {
  return await db.query(prepared(sql`
    select t.criteria, ${ANSWERS} as answers, t.recommendation from scorecards t
    where t.company_id = ${companyId} and t.application_id = ${applicationId} and t.status = 'submitted'
    order by t.submitted_at desc, t.id desc`))
}
