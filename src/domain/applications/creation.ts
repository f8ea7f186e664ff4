import sql, { raw } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { findOrCreateCandidate } from '../candidates/changes.js'
import { lockCandidateSummary } from '../candidates/queries.js'
import type { CandidateSummary } from '../candidates/schema.js'
import { today } from '../jobs/rules.js'
import type { JobStatus } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import { jobLock } from '../shared/locks.js'
import { record } from './changes.js'
import { findLiveApplication, toWritten, WRITTEN_COLUMNS, type WrittenRow } from './queries.js'
import { alreadyLive } from './rules.js'
import type { ApplicationCreate, CurrentStep, NewApplication } from './schema.js'
import { changeVisits } from './visits.js'

/** A job that may take applications. */
interface Opening { jobName: string, jobCode: string, status: JobStatus, applicationDeadline: string | null }

const OPENING_COLUMNS = raw('name as "jobName", code as "jobCode", status, application_deadline as "applicationDeadline"')

/** The job, locked against changes of its status and its steps. */
async function lockOpening (tx: Transaction, companyId: number, id: number): Promise<Opening | undefined> {
  const [job] = await tx.query<Opening>(jobLock(companyId, id, 'share', OPENING_COLUMNS))
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
 * @throws ApiError JOB_NOT_OPEN, or ALREADY_EXISTS naming the live application of this candidate
 */
export async function createApplication (
  change: Change, jobId: number, fields: ApplicationCreate
): Promise<NewApplication & { version: number }> {
  const { tx, companyId } = change
  // Together, and in this order: none needs the answer of another.
  const [opening, firstStep, known] = await Promise.all([
    lockOpening(tx, companyId, jobId),
    findFirstStep(tx, companyId, jobId),
    fields.candidateId === undefined ? undefined : lockCandidateSummary(tx, companyId, fields.candidateId)
  ])
  if (opening === undefined) throw notFound('job', 'jobId')
  checkOpen(change, opening)
  const { isMatched, ...candidate } = await findCandidate(change, fields, known)
  const [created] = await tx.query<WrittenRow>(prepared(sql`
    insert into applications as a (company_id, job_id, candidate_id, current_step_id, source, partner_name, score, tags)
    values (${companyId}, ${jobId}, ${candidate.id}, ${firstStep.id},
      ${fields.source ?? 'api'}, ${fields.partnerName ?? null}, ${fields.score ?? null}, '{}')
    on conflict (company_id, job_id, candidate_id) where status in ('in_process', 'hired') do nothing returning ${WRITTEN_COLUMNS}`))
  if (created === undefined) throw alreadyLive(jobId, await findLiveApplication(tx, companyId, jobId, candidate.id))
  const visits = await changeVisits(tx, companyId, created, { endsVisit: false, beginsVisit: 'open' }, firstStep.id, created.updatedAt)
  const application = toWritten(created, {
    candidate, job: { id: jobId, name: opening.jobName }, jobCode: opening.jobCode, currentStep: firstStep, tags: []
  })
  change.embeddedScopes.add('candidates:read')
  await record(change, 'application.created', application, { visits })
  return isMatched === true && change.holdsScope('candidates:read') ? { ...application, candidateMatched: true } : application
}

/** @throws ApiError JOB_NOT_OPEN unless the job takes new applications of this token */
function checkOpen (change: Change, { status, applicationDeadline: deadline }: Opening): void {
  if (status !== 'published') {
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message: `the job is ${status}: only published jobs accept new applications` })
  }
  if (deadline !== null && deadline < today() && !change.holdsScope('jobs:write')) {
    const message = `the job accepted applications until ${deadline}; a token with jobs:write may still add one`
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message })
  }
}

/**
 * @param known the candidate that `candidateId` names, locked; undefined if there is none, or it is anonymized
 * @returns the candidate, and whether an e-mail led to it
 */
async function findCandidate (
  change: Change, { candidateId, manualCandidate }: ApplicationCreate, known: CandidateSummary | undefined
): Promise<CandidateSummary & { isMatched?: boolean }> {
  if ((candidateId === undefined) === (manualCandidate === undefined)) {
    const message = 'send either candidateId or manualCandidate'
    const targets = candidateId === undefined ? ['candidateId'] : ['candidateId', 'manualCandidate']
    throw new ApiError('BAD_ARGUMENT', targets.map(target => ({ target, message })))
  }
  if (manualCandidate !== undefined) {
    const { row: { id, name, lastName, email }, isNew } = await findOrCreateCandidate(change, manualCandidate)
    return { id, name, lastName, email, isMatched: !isNew }
  }
  if (known === undefined) {
    const message = 'candidateId must name a candidate of this company who is not anonymized'
    throw new ApiError('BAD_ARGUMENT', { target: 'candidateId', message })
  }
  return known
}
