import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/port.js'
import { merged, notFound } from '../../errors.js'
import { record as recordApplication } from '../applications/changes.js'
import { findJobApplication, type VersionedEmbeddedApplication } from '../applications/queries.js'
import { Application } from '../applications/schema.js'
import { deleteAttachmentsOfPerson } from '../attaching/changes.js'
import { CANDIDATE_EVENTS } from '../candidates/events.js'
import { COLUMNS, type CandidateRow } from '../candidates/queries.js'
import { isStillDue, lockRetention } from '../candidates/retention.js'
import { Candidate } from '../candidates/schema.js'
import { forgetValues, namesOfValues } from '../custom-fields/values.js'
import { deleteWords } from '../candidates/words.js'
import { tell } from '../engine/writes.js'
import { inviteAgain } from '../interviews/invitations.js'
import { forgetMessages } from '../messages/changes.js'
import { lockPeople } from '../merging/people.js'
import { findMovedFiles, findSharedTimes, isOfTime, type SharedTime } from '../merging/shared-times.js'
import { Change } from '../shared/change.js'
import { blankColumns, eventState } from '../shared/classification.js'
import { retireCodes } from '../shared/retired-codes.js'
import { blankEvents } from '../shared/events.js'
import { assignments, differs, nextVersion } from '../shared/sql.js'
import { blankBelow, type Blanked } from './below.js'

/** Column → its value after anonymization. */
const BLANK_CANDIDATE = blankColumns(Candidate)
/** Without the code of the candidate, which is in the row of the candidate. */
const { candidate_code: _, ...BLANK_APPLICATION } = blankColumns(Application)

/** The fields of an application that hold texts about the person. */
const TEXTS = ['disqualification', 'withdrawal'] as const

/**
 * Anonymizes a candidate: overwrites personal data wherever it is stored. Ids, times and numbers stay, and a hash of each code. Idempotent:
 * a repetition changes nothing, unless personal data came back, as after a restored backup. Objects that lose a text or a code get a new
 * version and an event; others stay as they are. Those who were merged into the candidate are anonymized as well.
 * @throws ApiError MERGED for one who was merged
 */
export async function anonymizeCandidate (change: Change, id: number): Promise<CandidateRow> {
  const { tx, companyId } = change
  const { candidates, applications: locked } = await lockPeople(change, [id])
  const before = candidates.get(id)
  if (before === undefined) throw notFound('candidate')
  if (before.mergedIntoId !== null) throw merged('id', before.mergedIntoId)
  const ids = [...candidates.keys()]
  await retireCodes(change, 'candidates', [...candidates.values()])
  await retireCodes(change, 'applications', locked)

  const files = await deleteAttachmentsOfPerson(change, ids, locked.map(each => each.id))
  await forgetValues(change, 'candidate', [...candidates.values()])
  await forgetValues(change, 'application', locked)
  const interviewIds = await forgetMessages(change, locked.map(({ id }) => id), [...candidates.values()].map(({ email }) => email))
  const below = await blankBelow(change, locked.map(({ id }) => id))
  const applications = await tx.query<{ id: number, jobId: number }>(sql`
    update applications a set ${assignments(BLANK_APPLICATION)}, ${nextVersion()}
    where company_id = ${companyId} and candidate_id = ${id} and ${differs(sql`a`, BLANK_APPLICATION)}
    returning id, job_id as "jobId"`)
  const times = await findSharedTimes(tx, companyId, ids)
  await blankPast(change, ids, locked.map(({ id }) => id), [...files, ...await findMovedFiles(tx, companyId, ids)], times)
  await deleteWords(tx, companyId, id)
  await blankMerged(change, [...candidates.values()].filter(each => each !== before))
  const blank = blankOf(id)
  const [after] = await tx.query<CandidateRow>(sql`
    update candidates c set ${assignments(blank)}${anonymizedNow(before)}, ${nextVersion()}
    where c.company_id = ${companyId} and c.id = ${id}
      and (c.anonymized_at is null or ${differs(sql`c`, blank)} or ${below.length + applications.length > 0}::boolean)
    returning ${COLUMNS}`)
  if (after === undefined) return before
  await forgetAnswers(change, [...ids, ...times.map(({ candidateId }) => candidateId)])
  const lost = new Map(locked.map(({ id, code, customValues }) =>
    [id, [...(code === null ? [] : ['code']), ...namesOfValues(customValues)]]))
  await recordBlanked(change, after, below, applications.map(each => ({ ...each, lost: lost.get(each.id) ?? [] })))
  await inviteAgain(change, interviewIds)
  return after
}

/** The columns of a candidate after anonymization. */
function blankOf (id: number): Record<string, unknown> {
  const email = `anonymized-${id}@anonymized.invalid`
  return { ...BLANK_CANDIDATE, name: 'Anonymized', last_name: 'Candidate', email, email_folded: email }
}

const anonymizedNow = ({ anonymizedAt }: CandidateRow): Sql =>
  anonymizedAt === null ? sql`, anonymized_at = statement_timestamp()` : empty

/** Anonymizes those who were merged into the candidate. Nothing is shown of them: they get no version and no event. */
async function blankMerged ({ tx, companyId }: Change, rows: CandidateRow[]): Promise<void> {
  for (const row of rows) {
    await tx.send(sql`
      update candidates c set ${assignments(blankOf(row.id))}${anonymizedNow(row)} where c.company_id = ${companyId} and c.id = ${row.id}`)
  }
}

/**
 * Blanks the events about these candidates, and about their files, also of times when they were merged into others. Comments, offers and
 * files of applications that have gone back to another person keep theirs, and so does the event that ended such a time: it shows the one
 * that stays without what came from these candidates.
 */
async function blankPast (
  { tx, companyId }: Change, ids: number[], applicationIds: number[], fileIds: string[], times: SharedTime[]
): Promise<void> {
  const events = (condition: Sql) => sql`select e.id from events e where e.company_id = ${companyId} and ${condition}`
  const own = sql`
    candidate_id = any(${ids}::bigint[])
    and (application_id is null or entity_type = 'application' or application_id = any(${applicationIds}::bigint[]))`
  await blankEvents(tx, times.length === 0
    ? sql`company_id = ${companyId} and ${own}`
    : sql`company_id = ${companyId} and id in (${join([
      events(own),
      events(sql`e.application_id = any(${applicationIds}::bigint[])`),
      events(sql`
          e.candidate_id = any(${times.map(each => each.candidateId)}::bigint[]) and e.entity_type = 'attachment'
          and e.entity_id = any(${fileIds}::text[])`),
      ...times.map(time => events(isOfTime(time)))
    ], ' union all ')})`)
}

/** Removes kept answers that show these candidates. */
async function forgetAnswers ({ tx, companyId }: Change, ids: number[]): Promise<void> {
  await tx.send(sql`
    update idempotency_keys set body = null where company_id = ${companyId} and candidate_ids && ${ids}::bigint[] and body <> ''`)
}

/** Anonymizes a candidate in the name of the server, if the company's retention asks for it now. The next round comes to others. */
export async function anonymizeIfDue (tx: Transaction, companyId: number, id: number): Promise<void> {
  await lockRetention(tx, companyId)
  const change = await Change.byServer(tx, companyId)
  await lockPeople(change, [id])
  if (await isStillDue(tx, companyId, id)) await anonymizeCandidate(change, id)
}

/** Records the event of the candidate, and one for each application, and object below one, that lost a text, its code or values. */
async function recordBlanked (
  change: Change, candidate: CandidateRow, below: Blanked[], applications: Array<{ id: number, jobId: number, lost: string[] }>
): Promise<void> {
  const candidateId = candidate.id
  // Includes the placeholder values, so that external copies can apply them.
  const { data, personal } = eventState(Candidate, candidate, change.reader)
  await change.record(CANDIDATE_EVENTS['candidate.anonymized'], { id: candidateId, candidateId, data: { ...data, ...personal } })
  for (const { kind, id, changed } of below) await tell(change, kind, 'changed', id, { changed })
  for (const { jobId, id, lost } of applications) {
    const application = await findJobApplication(change.tx, change.companyId, jobId, id) as VersionedEmbeddedApplication
    const changed = [...lost, ...TEXTS.filter(field => application[field] !== null)]
    await recordApplication(change, 'application.changed', application, { changed })
  }
}
