import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { changeCandidate, createCandidate } from '../candidates/changes.js'
import { findConnected } from '../candidates/connected.js'
import { lockCandidateByEmail } from '../candidates/named.js'
import { Candidate, type CandidateCreate } from '../candidates/schema.js'
import type { JobStatus } from '../jobs/schema.js'
import { Change } from '../shared/change.js'
import type { Scope } from '../shared/scopes.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues } from '../custom-fields/values.js'
import { withSource } from './catalogued.js'
import { checkOpen, createApplication, lockOpenJob } from './creation.js'
import { ofPerson } from './person-failures.js'
import { findLiveApplication } from './queries.js'
import { Application, type ApplicationCreate } from './schema.js'

// Applications of tokens that may do nothing else. Whoever reads such a token in a page learns nothing with it: not whether a person or a
// draft exists.

const SUBMIT: Scope = 'applications:submit'
/** All that such a change may do: the salary that somebody expects comes with the application. Custom fields are not meant by that. */
const SCOPES: Scope[] = [SUBMIT, 'compensation:read']
const FIELDS = ['manualCandidate', 'source', 'sourceId', 'sourceCode', 'partnerName', 'customFields']
/** Statuses of jobs that nobody outside has seen; a canceled job may have been published before. */
const UNSEEN: JobStatus[] = ['draft', 'waiting_approval', 'disapproved', 'approved']
/** Applications that are taken for one e-mail address in an hour. */
const MAX_OF_ADDRESS = 10

/**
 * Lets a person apply, with a file if there is one. Nothing is written, and nobody told, if she has a live application for the job, or has
 * applied too often. What does not depend on her is decided first; then the same is done for everybody, so that the time of the answer
 * does not tell who is known.
 * @param attach gives the application its file
 * @returns whether the application is kept
 * @throws ApiError FORBIDDEN for other fields, NOT_FOUND for a job that is not public, JOB_NOT_OPEN
 */
export async function submitApplication (
  caller: Change, jobId: number, fields: ApplicationCreate, attach: (change: Change, id: number) => Promise<unknown> = async () => {}
): Promise<boolean> {
  const change = caller.withScopes(SCOPES)
  const manualCandidate = checkFields(fields)
  await checkGates(change, Candidate, manualCandidate).catch(ofPerson)
  await checkOwnGates(caller.withScopes([SUBMIT]), fields)
  // Before anything of the person is looked up, too.
  const sourced = await withSource(change, fields)
  const opening = await lockOpenJob(change.tx, change.companyId, jobId)
  const isSeen = opening !== undefined && opening.publicationType === 'external' && !UNSEEN.includes(opening.status) &&
    (opening.status !== 'canceled' || opening.publishedAt !== null)
  if (!isSeen) throw notFound('job', 'jobId')
  checkOpen(change, opening)
  await checkValues(caller.withScopes([SUBMIT]), fields)
  const known = await lockCandidateByEmail(change.tx, change.companyId, manualCandidate.email)
  const stranger = { ...manualCandidate, email: `${randomUUID()}@stranger.invalid` }
  const apply = async (part: Change, person = manualCandidate) => {
    const { id } = await createApplication(part, jobId, { ...sourced, manualCandidate: person })
    await attach(part, id)
  }
  if (!await mayApply(change, jobId, known?.id ?? 0)) {
    await undo(change, async part => await apply(part, stranger))
    return false
  }
  const { salaryExpectation } = manualCandidate
  if (known?.salaryExpectation === null && salaryExpectation != null) await changeCandidate(change, known.id, { salaryExpectation })
  else if (known !== undefined) await undo(change, async part => await createCandidate(part, stranger))
  try {
    await apply(change)
    return true
  } catch (error) {
    // Another request of the same person was faster.
    if (!(error instanceof ApiError && error.code === 'ALREADY_EXISTS')) throw error
    return false
  }
}

/** Checks what can be told from the body alone, so that the answer depends on nobody who is known. @returns who applies */
function checkFields (fields: ApplicationCreate): CandidateCreate {
  const { manualCandidate } = fields
  const own = Object.keys(fields).filter(field => !FIELDS.includes(field))
  const ofPerson = (['code', 'createdAt'] as const).filter(field => manualCandidate?.[field] !== undefined)
  const refused = [...own, ...ofPerson.map(field => `manualCandidate.${field}`)]
  if (refused.length > 0) {
    const message = `with the scope ${SUBMIT} alone, an application has ${FIELDS.join(', ')}, and nothing else`
    throw new ApiError('FORBIDDEN', refused.map(target => ({ target, message })))
  }
  if (manualCandidate === undefined) {
    throw new ApiError('BAD_ARGUMENT', {
      target: 'manualCandidate', message: 'manualCandidate is required', rule: { name: 'required' }
    })
  }
  return manualCandidate
}

/** Refuses custom fields that need another scope: those that the product itself has are taken with this one alone. */
async function checkOwnGates (change: Change, fields: ApplicationCreate): Promise<void> {
  await checkGates(change, Candidate, { customFields: fields.manualCandidate?.customFields }).catch(ofPerson)
  await checkGates(change, Application, { customFields: fields.customFields })
}

/** Checks custom fields whether or not the person is known. */
async function checkValues (change: Change, { manualCandidate, customFields }: ApplicationCreate): Promise<void> {
  await planValues(change, 'candidate', { given: manualCandidate?.customFields, isWhole: true }).catch(ofPerson)
  await planValues(change, 'application', { given: customFields, isWhole: true })
}

class Undone extends Error {}

/** Does something and takes it back. */
async function undo ({ tx, identity }: Change, work: (change: Change) => Promise<unknown>): Promise<void> {
  await tx.savepoint(async () => {
    await work(new Change(tx, identity))
    throw new Undone()
  }).catch((error: unknown) => { if (!(error instanceof Undone)) throw error })
}

/** Whether a person has no live application for the job, and has not applied too often. @param id 0 if she is not known */
async function mayApply ({ tx, companyId }: Change, jobId: number, id: number): Promise<boolean> {
  // Events name who it was then, before a merge.
  const people = await findConnected(tx, companyId, [id])
  const [live, [submitted]] = await Promise.all([
    findLiveApplication(tx, companyId, jobId, id),
    tx.query<{ count: number }>(prepared(sql`
      select count(*) as count from events e where e.company_id = ${companyId} and e.candidate_id = any(${people}::bigint[])
        and e.event = 'application.created' and e.date > statement_timestamp() - interval '1 hour'
        and exists (select from tokens t where t.company_id = ${companyId} and t.id = e.token_id and ${SUBMIT} = any(t.scopes))`))
  ])
  return live === undefined && (submitted?.count ?? 0) < MAX_OF_ADDRESS
}
