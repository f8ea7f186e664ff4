import sql, { empty } from 'sql-template-tag'
import { notFound } from '../../errors.js'
import { record as recordApplication } from '../applications/changes.js'
import { columns as columnsOfComments, recordComment, type CommentRow } from '../applications/comments.js'
import { findJobApplication, type VersionedEmbeddedApplication } from '../applications/queries.js'
import { Application, Comment } from '../applications/schema.js'
import { CANDIDATE_EVENTS } from '../candidates/events.js'
import { COLUMNS, lockCandidate, type CandidateRow } from '../candidates/queries.js'
import { Candidate } from '../candidates/schema.js'
import { deleteWords } from '../candidates/words.js'
import type { Change } from '../shared/change.js'
import { blankColumns, eventState } from '../shared/classification.js'
import { retireCodes } from '../shared/retired-codes.js'
import { blankEvents } from '../shared/events.js'
import { assignments, differs, nextVersion } from '../shared/sql.js'

/** Column → its value after anonymization. */
const BLANK_CANDIDATE = blankColumns(Candidate)
/** Without the code of the candidate, which is in the row of the candidate. */
const { candidate_code: _, ...BLANK_APPLICATION } = blankColumns(Application)
const BLANK_COMMENT = blankColumns(Comment)

/** The fields of an application that hold texts about the person. */
const TEXTS = ['disqualification', 'withdrawal'] as const

type BlankedComment = CommentRow & { jobId: number, applicationId: number }

/**
 * Anonymizes a candidate: overwrites personal data wherever it is stored. Ids, times and numbers stay, and a hash of each code. Idempotent:
 * a repetition changes nothing, unless personal data came back, as after a restored backup. Objects that lose a text or a code get a new
 * version and an event; others stay as they are.
 */
export async function anonymizeCandidate (change: Change, id: number): Promise<CandidateRow> {
  const { tx, companyId } = change
  await lockApplications(change, id)
  const before = await lockCandidate(tx, companyId, id)
  if (before === undefined) throw notFound('candidate')
  // Locks applications created before the candidate was locked; now no further ones can be created.
  const locked = await lockApplications(change, id)
  await retireCodes(change, 'candidates', [before])
  await retireCodes(change, 'applications', locked)

  const comments = await tx.query<BlankedComment>(sql`
    update comments t set ${assignments(BLANK_COMMENT)}, ${nextVersion('t')}
    from applications a
    where a.company_id = ${companyId} and a.candidate_id = ${id} and t.company_id = ${companyId} and t.application_id = a.id
      and ${differs(sql`t`, BLANK_COMMENT)}
    returning ${columnsOfComments(companyId)}, a.job_id as "jobId", a.id as "applicationId"`)
  const applications = await tx.query<{ id: number, jobId: number }>(sql`
    update applications a set ${assignments(BLANK_APPLICATION)}, ${nextVersion()}
    where company_id = ${companyId} and candidate_id = ${id} and ${differs(sql`a`, BLANK_APPLICATION)}
    returning id, job_id as "jobId"`)
  await blankEvents(tx, sql`company_id = ${companyId} and candidate_id = ${id}`)
  await deleteWords(tx, companyId, id)
  const email = `anonymized-${id}@anonymized.invalid`
  const blank = { ...BLANK_CANDIDATE, name: 'Anonymized', last_name: 'Candidate', email, email_folded: email }
  const [after] = await tx.query<CandidateRow>(sql`
    update candidates c set ${assignments(blank)}, ${before.anonymizedAt === null ? sql`anonymized_at = statement_timestamp(), ` : empty}
      ${nextVersion()}
    where c.company_id = ${companyId} and c.id = ${id}
      and (c.anonymized_at is null or ${differs(sql`c`, blank)} or ${comments.length + applications.length > 0}::boolean)
    returning ${COLUMNS}`)
  if (after === undefined) return before
  await tx.query(sql`
    update idempotency_keys set body = null where company_id = ${companyId} and candidate_ids @> ${[id]}::bigint[] and body <> ''`)
  const coded = new Set(locked.filter(({ code }) => code !== null).map(({ id }) => id))
  await recordBlanked(change, after, comments, applications.map(each => ({ ...each, hadCode: coded.has(each.id) })))
  return after
}

/** Records the event of the candidate, and one for each comment and application that lost a text or its code. */
async function recordBlanked (
  change: Change, candidate: CandidateRow, comments: BlankedComment[], applications: Array<{ id: number, jobId: number, hadCode: boolean }>
): Promise<void> {
  const candidateId = candidate.id
  // Includes the placeholder values, so that external copies can apply them.
  const { data, personal } = eventState(Candidate, candidate)
  await change.record(CANDIDATE_EVENTS['candidate.anonymized'], { id: candidateId, candidateId, data: { ...data, ...personal } })
  for (const { jobId, applicationId, ...comment } of comments) {
    await recordComment(change, 'comment.changed', { jobId, applicationId, candidateId }, comment)
  }
  for (const { jobId, id, hadCode } of applications) {
    const application = await findJobApplication(change.tx, change.companyId, jobId, id) as VersionedEmbeddedApplication
    const changed = [...(hadCode ? ['code'] : []), ...TEXTS.filter(field => application[field] !== null)]
    await recordApplication(change, 'application.changed', application, { changed })
  }
}

/** Applications are locked before their candidate, in the order of their ids. */
async function lockApplications ({ tx, companyId }: Change, candidateId: number): Promise<Array<{ id: number, code: string | null }>> {
  return await tx.query(sql`
    select id, code from applications where company_id = ${companyId} and candidate_id = ${candidateId} order by id for update`)
}
