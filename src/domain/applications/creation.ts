import sql, { raw } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { findOrCreateByCode, findOrCreateCandidate } from '../candidates/changes.js'
import { findCandidateByCode, lockCandidateSummary } from '../candidates/named.js'
import { Candidate, type CandidateSummary } from '../candidates/schema.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues, valueColumn, type ValuePlan } from '../custom-fields/values.js'
import { JOB } from '../parents/job.js'
import { today } from '../jobs/rules.js'
import type { Job, JobStatus } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import { findOrCreate } from '../shared/find-or-create.js'
import { statedTime } from '../shared/history.js'
import { jobLock } from '../shared/locks.js'
import { checkNotRetired } from '../shared/retired-codes.js'
import { byColumn, insertion } from '../shared/sql.js'
import { withSource } from './catalogued.js'
import { statusThen } from './course.js'
import { record, whoHas } from './changes.js'
import {
  findByCode, findLiveApplication, lockJobApplication, toWritten, type VersionedEmbeddedApplication, type WrittenRow
} from './queries.js'
import { WRITTEN_COLUMNS } from './listing.js'
import { ofPerson } from './person-failures.js'
import { alreadyLive, codeTaken } from './rules.js'
import { Application, type ApplicationCreate, type CurrentStep, type NewApplication } from './schema.js'
import { beginFirstVisit } from './visits.js'

/** A job that may take applications. */
interface OpenJob {
  jobName: string
  jobCode: string
  status: JobStatus
  publicationType: Job['publicationType']
  publishedAt: string | null
  applicationDeadline: string | null
}

const OPEN_JOB_COLUMNS = raw(`
  name as "jobName", code as "jobCode", status, publication_type as "publicationType", published_at as "publishedAt",
  application_deadline as "applicationDeadline"`)

/** The job, locked against changes of its status and its steps. */
export async function lockOpenJob (tx: Transaction, companyId: number, id: number): Promise<OpenJob | undefined> {
  const [job] = await tx.query<OpenJob>(jobLock(companyId, id, 'share', OPEN_JOB_COLUMNS))
  return job
}

/** The first step of a job. It is up to date if the job was locked by an earlier statement. */
async function findFirstStep (tx: Transaction, companyId: number, jobId: number): Promise<CurrentStep> {
  const [step] = await tx.query<CurrentStep>(prepared(sql`
    select id, name, code, type, category from steps where company_id = ${companyId} and job_id = ${jobId} order by position limit 1`))
  return step as CurrentStep
}

/**
 * Puts a candidate, known or new, on the first step of a published job.
 * @throws ApiError JOB_NOT_OPEN, ALREADY_EXISTS naming the live application of this candidate or the one with this code, ANONYMIZED for
 * the code of an anonymized candidate
 */
export async function createApplication (
  change: Change, jobId: number, fields: ApplicationCreate
): Promise<NewApplication & { version: number }> {
  const { tx, companyId } = change
  const at = statedTime(change, fields.at)
  await checkPerson(change, fields)
  // Together, and in this order: none needs the answer of another.
  const { candidateId, candidateCode } = fields
  const [opening, firstStep, known] = await Promise.all([
    lockOpenJob(tx, companyId, jobId),
    findFirstStep(tx, companyId, jobId),
    candidateId === undefined && candidateCode === undefined
      ? undefined
      : lockCandidateSummary(tx, companyId, { id: candidateId, code: candidateCode })
  ])
  if (opening === undefined) throw notFound('job', 'jobId')
  checkOpen(change, opening, at)
  const { isMatched, code: codeOfCandidate, ...candidate } = await findCandidate(change, fields, known, at)
  const sourced = await withSource(change, fields)
  const values = await planValues(change, 'application', { given: fields.customFields, isWhole: true })
  const row = Object.assign({}, sourced, { jobId, candidateId: candidate.id, currentStepId: firstStep.id, values })
  const inserted = insertRow(change, row, at)
  const [created, visits] = await Promise.all([inserted, beginFirstVisit(tx, companyId, inserted, { jobId, stepId: firstStep.id })])
  const application = toWritten(created, {
    candidate,
    candidateCode: codeOfCandidate,
    job: { id: jobId, name: opening.jobName },
    jobCode: opening.jobCode,
    currentStep: firstStep,
    tags: []
  })
  change.embeddedScopes.add('candidates:read')
  await record(change, 'application.created', application, { visits }, at)
  return isMatched === true && change.holdsScope('candidates:read') ? { ...application, candidateMatched: true } : application
}

/** @param at when the candidate applied, if that is stated */
async function insertRow (
  change: Change, fields: ApplicationCreate & { jobId: number, candidateId: number, currentStepId: number, values: ValuePlan },
  at: string | undefined
): Promise<WrittenRow> {
  const { jobId, candidateId, currentStepId, code = null, source = 'api', sourceId, partnerName, score, values } = fields
  const { tx, companyId } = change
  // One clock for both times, which is also that of the first visit.
  const now = sql`statement_timestamp()`
  const [created] = await tx.query<WrittenRow>(prepared(sql`
    insert into applications as a ${insertion({
      tags: '{}',
      ...byColumn({ createdAt: at ?? now, lastActivityAt: at ?? now, updatedAt: now }),
      ...byColumn({ companyId, code, jobId, candidateId, currentStepId, source, sourceId, partnerName, score }),
      ...valueColumn(values)
    })}
    on conflict do nothing returning ${WRITTEN_COLUMNS}`))
  if (created === undefined) throw await inTheWay(change, jobId, candidateId, code)
  await values.saveFor(created.id)
  await checkNotRetired(change, 'applications', code)
  return created
}

/** The failure of an application whose code another has, or whose candidate has a live one for the job. */
async function inTheWay (change: Change, jobId: number, candidateId: number, code: string | null): Promise<ApiError> {
  const { tx, companyId } = change
  const live = await findLiveApplication(tx, companyId, jobId, candidateId)
  const isOfCode = code !== null && (live === undefined || await findByCode(tx, companyId, code) !== undefined)
  return isOfCode ? await whoHas(change, code) : alreadyLive(jobId, live)
}

/**
 * The application with this code, as it is, whatever its status; else a new one.
 * @throws ApiError ALREADY_EXISTS if the code is of an application for another job; like `createApplication`
 */
export async function findOrCreateApplication (
  change: Change, jobId: number, fields: ApplicationCreate & { code: string }
): Promise<{ row: VersionedEmbeddedApplication | NewApplication & { version: number }, isNew: boolean }> {
  statedTime(change, fields.at)
  await checkPerson(change, fields)
  // Under a savepoint: a person who was new must not stay if another transaction has created the application meanwhile.
  const create = async () => await change.tx.savepoint(async () => await createApplication(change, jobId, fields))
  return await findOrCreate(change, async () => await findKnown(change, jobId, fields.code), create)
}

/** The application of this job with this code, locked. */
async function findKnown (change: Change, jobId: number, code: string): Promise<VersionedEmbeddedApplication | undefined> {
  const { tx, companyId } = change
  const found = await findByCode(tx, companyId, code)
  if (found === undefined) {
    await checkNotRetired(change, 'applications', code)
    return undefined
  }
  await JOB.check(tx, companyId, { jobId })
  if (found.jobId !== jobId) throw codeTaken(found)
  const application = await lockJobApplication(tx, companyId, jobId, found.id)
  // Anonymized, or given another code, while this waited for the lock.
  if (application?.code !== code) return await findKnown(change, jobId, code)
  change.candidateIds.add(application.candidateId)
  change.checkState(application)
  return application
}

/**
 * @param at when the candidate applied, if that is stated
 * @throws ApiError JOB_NOT_OPEN unless the job takes new applications of this token
 */
export function checkOpen (change: Change, { status, applicationDeadline: deadline }: OpenJob, at?: string): void {
  if (statusThen(status, at) !== 'published') {
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message: `the job is ${status}: only published jobs accept new applications` })
  }
  if (at === undefined && deadline !== null && deadline < today() && !change.holdsScope('jobs:write')) {
    const message = `the job accepted applications until ${deadline}; a token with jobs:write may still add one`
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message })
  }
}

/**
 * Checks who applies, as far as the body tells.
 * @throws ApiError BAD_ARGUMENT unless it names one person, FORBIDDEN for fields that need a scope
 */
async function checkPerson (change: Change, fields: ApplicationCreate): Promise<void> {
  const { candidateId, candidateCode, manualCandidate } = fields
  await checkGates(change, Application, fields)
  const named = Object.keys({
    ...(candidateId === undefined ? {} : { candidateId }), ...(candidateCode === undefined ? {} : { candidateCode })
  })
  if ((named.length === 0) === (manualCandidate === undefined)) {
    const targets = named.length === 0 ? ['candidateId'] : [...named, 'manualCandidate']
    const message = 'send either candidateId, candidateCode or manualCandidate'
    throw new ApiError('BAD_ARGUMENT', targets.map(target => ({ target, message })))
  }
  if (manualCandidate === undefined) return
  await checkGates(change, Candidate, manualCandidate).catch(ofPerson)
  statedTime(change, manualCandidate.createdAt, 'manualCandidate.createdAt')
  // The person with this e-mail may get the code.
  if (manualCandidate.code != null) change.requireScope('candidates:write')
}

/**
 * @param known the candidate that `candidateId` or `candidateCode` names, locked; undefined if there is none, or it is anonymized
 * @returns the candidate with its code, and whether an e-mail led to it
 */
async function findCandidate (
  change: Change, fields: ApplicationCreate, known: CandidateSummary & Pick<Candidate, 'code'> | undefined,
  at: string | undefined
): Promise<CandidateSummary & Pick<Candidate, 'code'> & { isMatched?: boolean }> {
  const { candidateId, candidateCode, manualCandidate } = fields
  if (manualCandidate !== undefined) {
    const { code } = manualCandidate
    const person = { ...manualCandidate, createdAt: manualCandidate.createdAt ?? at }
    const found = code == null ? findOrCreateCandidate(change, person) : findOrCreateByCode(change, { ...person, code })
    const { row: { id, name, lastName, email, code: itsCode }, isNew } = await found.catch(ofPerson)
    // Nothing is written of a person who is known. But the answer must not tell whether she is, and so is the same for wrong values.
    if (!isNew) await planValues(change, 'candidate', { given: manualCandidate.customFields, isWhole: true }).catch(ofPerson)
    return { id, name, lastName, email, code: itsCode, isMatched: !isNew }
  }
  if (candidateCode !== undefined && !await hasCode(change, candidateCode, candidateId, known)) {
    throw await notNamed(change, candidateCode, candidateId)
  }
  if (known === undefined) {
    const message = 'candidateId must name a candidate of this company who is not anonymized'
    throw new ApiError('BAD_ARGUMENT', { target: 'candidateId', message, rule: { name: 'reference' } })
  }
  return known
}

/** Whether the code is that of the candidate, or of one who was merged into it. */
async function hasCode (
  { tx, companyId }: Change, code: string, namedId: number | undefined, known: Pick<Candidate, 'id' | 'code'> | undefined
): Promise<boolean> {
  if (known === undefined || namedId === undefined || known.code === code) return known !== undefined
  return (await findCandidateByCode(tx, companyId, code))?.id === known.id
}

/** The failure of a code that no candidate has, or another than the one with the id. */
async function notNamed (change: Change, code: string, candidateId: number | undefined): Promise<ApiError> {
  if (candidateId === undefined) await checkNotRetired(change, 'candidates', code, 'candidateCode')
  const message = candidateId === undefined
    ? 'candidateCode: no candidate of this company has this code'
    : 'candidateId and candidateCode name different candidates; one of them is enough'
  return new ApiError('BAD_ARGUMENT', { target: 'candidateCode', message, rule: { name: 'reference' } })
}
