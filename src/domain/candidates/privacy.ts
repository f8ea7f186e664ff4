import { Type, type Static } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { record as recordApplication } from '../applications/changes.js'
import { COLUMNS as COMMENT_COLUMNS, recordComment, type CommentRow } from '../applications/comments.js'
import { expandApplications, findJobApplication, walkApplications, type VersionedEmbeddedApplication } from '../applications/queries.js'
import { Application, Comment, VisitedStep } from '../applications/schema.js'
import type { Change } from '../shared/change.js'
import { blankColumns, eventState } from '../shared/classification.js'
import { blankEvents, toEvent, type EventRow } from '../events/queries.js'
import { Event } from '../events/schema.js'
import { assignments, differs } from '../shared/sql.js'
import { COLUMNS, findCandidate, lockCandidate, type CandidateRow } from './queries.js'
import { Candidate } from './schema.js'
import { forgetWords } from './words.js'

const ExportedApplication = Type.Object({
  ...Application.properties,
  steps: Type.Array(VisitedStep),
  comments: Type.Array(Comment)
}, { title: 'ExportedApplication' })

/** All that is held about one person. */
export const CandidateExport = Type.Object({
  candidate: Type.Required(Candidate, { title: 'ExportedCandidate', description: 'With the fields that need a scope of their own elsewhere.' }),
  applications: Type.Array(ExportedApplication),
  events: Type.Array(Event, { description: 'Everything that was recorded about the person, in order.' })
}, { title: 'CandidateExport' })
export type CandidateExport = Static<typeof CandidateExport>

export async function exportCandidate (db: Queryable, companyId: number, id: number): Promise<CandidateExport | undefined> {
  const candidate = await findCandidate(db, companyId, id)
  if (candidate === undefined) return undefined
  const applications = await walkApplications(db, companyId, { candidateId: [id] }, { limit: Number.MAX_SAFE_INTEGER - 1, byUpdate: false })
  await expandApplications(db, companyId, applications, { names: ['steps'], scopes: ['*'] })
  const comments = await db.query<Comment & { applicationId: number }>(sql`
    select m.application_id as "applicationId", m.id, m.text, m.author, m.created_at as "createdAt", m.updated_at as "updatedAt"
    from comments m where m.company_id = ${companyId} and m.application_id = any(${applications.map(application => application.id)}) order by m.id`)
  const events = await db.query<EventRow>(sql`
    select e.uuid, e.event, e.date, e.token_id as "tokenId", e.token_name as "tokenName", e.entity_type as "entityType", e.entity_id as "entityId", e.data, e.personal
    from events e where e.company_id = ${companyId} and e.candidate_id = ${id} order by e.id`)
  return {
    candidate: candidate as CandidateExport['candidate'],
    applications: applications.map(application => ({
      ...application as typeof application & { steps: VisitedStep[] },
      comments: comments.filter(({ applicationId }) => applicationId === application.id)
    })),
    events: events.map(toEvent)
  }
}

/** Column → what stands there once it is blanked. */
const BLANK_CANDIDATE = blankColumns(Candidate)
const BLANK_APPLICATION = blankColumns(Application)
const BLANK_COMMENT = blankColumns(Comment)

/**
 * Blanks what is personal about a candidate, wherever it stands. Ids, times and numbers stay. Again, it changes nothing, unless
 * something personal is there again, as after a back-up was restored. What loses a text gets a new version and an event; the rest looks as before.
 */
export async function anonymizeCandidate (change: Change, id: number): Promise<CandidateRow> {
  const { tx, companyId } = change
  await lockApplications(change, id)
  const before = await lockCandidate(tx, companyId, id)
  if (before === undefined) throw notFound('candidate')
  // Those that came before the candidate was locked; now there come no more.
  await lockApplications(change, id)

  const comments = await tx.query<CommentRow & { jobId: number, applicationId: number }>(sql`
    update comments m set ${assignments(BLANK_COMMENT)}, version = m.version + 1, updated_at = greatest(m.updated_at, clock_timestamp())
    from applications a
    where a.company_id = ${companyId} and a.candidate_id = ${id} and m.company_id = ${companyId} and m.application_id = a.id and ${differs(sql`m`, BLANK_COMMENT)}
    returning ${COMMENT_COLUMNS}, a.job_id as "jobId", a.id as "applicationId"`)
  const applications = await tx.query<{ id: number, jobId: number }>(sql`
    update applications a set ${assignments(BLANK_APPLICATION)}, version = version + 1, updated_at = greatest(updated_at, clock_timestamp())
    where company_id = ${companyId} and candidate_id = ${id} and ${differs(sql`a`, BLANK_APPLICATION)}
    returning id, job_id as "jobId"`)
  await blankEvents(tx, sql`company_id = ${companyId} and candidate_id = ${id}`)
  await forgetWords(tx, companyId, id)
  const email = `anonymized-${id}@anonymized.invalid`
  const blank = { ...BLANK_CANDIDATE, name: 'Anonymized', last_name: 'Candidate', email, email_folded: email }
  const [after] = await tx.query<CandidateRow>(sql`
    update candidates c set ${assignments(blank)}, anonymized_at = coalesce(anonymized_at, clock_timestamp()),
      version = version + 1, updated_at = greatest(updated_at, clock_timestamp())
    where c.company_id = ${companyId} and c.id = ${id}
      and (c.anonymized_at is null or ${differs(sql`c`, blank)} or ${comments.length + applications.length > 0}::boolean) returning ${COLUMNS}`)
  if (after === undefined) return before
  await tx.query(sql`update idempotency_keys set body = null where company_id = ${companyId} and candidate_ids @> ${[id]}::bigint[]`)

  // With what stands in place of the person, so that copies put it there, too.
  const { data, personal } = eventState(Candidate, after)
  await change.record('candidate.anonymized', { id, candidateId: id, data: { ...data, ...personal } })
  for (const { jobId, applicationId, ...comment } of comments) await recordComment(change, 'comment.changed', { jobId, applicationId, candidateId: id }, comment)
  for (const application of applications) {
    await recordApplication(change, 'application.changed', await findJobApplication(tx, companyId, application.jobId, application.id) as VersionedEmbeddedApplication)
  }
  return after
}

/** Applications are locked before their candidate, in the order of their ids. */
async function lockApplications ({ tx, companyId }: Change, candidateId: number): Promise<void> {
  await tx.query(sql`select from applications where company_id = ${companyId} and candidate_id = ${candidateId} order by id for update`)
}
