import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { changeCandidate } from '../candidates/changes.js'
import { findConnected } from '../candidates/connected.js'
import { lockCandidateByEmail } from '../candidates/named.js'
import type { CandidateRow } from '../candidates/queries.js'
import { Candidate, type CandidateCreate } from '../candidates/schema.js'
import type { JobStatus } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import type { Scope } from '../shared/scopes.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues } from '../custom-fields/values.js'
import { withSource } from './catalogued.js'
import { checkOpen, createApplication, lockOpening } from './creation.js'
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
 * Lets a person apply. Nothing is written, and nobody told, if she has a live application for the job, or has applied too often.
 * @throws ApiError FORBIDDEN for other fields, NOT_FOUND for a job that is not public, JOB_NOT_OPEN
 */
export async function submitApplication (caller: Change, jobId: number, fields: ApplicationCreate): Promise<void> {
  const change = caller.withScopes(SCOPES)
  const manualCandidate = checkFields(fields)
  await checkGates(change, Candidate, manualCandidate).catch(ofPerson)
  await checkOwnGates(caller.withScopes([SUBMIT]), fields)
  // Before anything of the person is looked up, too.
  const sourced = await withSource(change, fields)
  const opening = await lockOpening(change.tx, change.companyId, jobId)
  const isSeen = opening !== undefined && opening.publicationType === 'external' && !UNSEEN.includes(opening.status) &&
    (opening.status !== 'canceled' || opening.publishedAt !== null)
  if (!isSeen) throw notFound('job', 'jobId')
  checkOpen(change, opening)
  await checkValues(caller.withScopes([SUBMIT]), fields)
  const known = await lockCandidateByEmail(change.tx, change.companyId, manualCandidate.email)
  if (known !== undefined && !await mayApply(change, jobId, known)) return
  const { salaryExpectation } = manualCandidate
  if (known?.salaryExpectation === null && salaryExpectation != null) await changeCandidate(change, known.id, { salaryExpectation })
  try {
    await createApplication(change, jobId, sourced)
  } catch (error) {
    // Another request of the same person was faster.
    if (!(error instanceof ApiError && error.code === 'ALREADY_EXISTS')) throw error
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

/** Whether a person who is known, and locked, has no live application for the job, and has not applied too often. */
async function mayApply ({ tx, companyId }: Change, jobId: number, { id }: CandidateRow): Promise<boolean> {
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
