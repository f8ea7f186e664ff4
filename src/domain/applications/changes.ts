import sql, { type Sql } from 'sql-template-tag'
import { violates } from '../../database/failures.js'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError, notFound, type ErrorItem } from '../../errors.js'
import { createCandidate } from '../candidates/changes.js'
import { checkNotAnonymized, isAnonymized, lockCandidate, lockCandidateByEmail } from '../candidates/queries.js'
import { countHired } from '../jobs/queries.js'
import { today } from '../jobs/rules.js'
import type { JobStatus } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { changedFields } from '../shared/patch.js'
import { holdsScope } from '../shared/scopes.js'
import { assignments } from '../shared/sql.js'
import { APPLICATION_EVENTS, type ApplicationEventName } from './events.js'
import { findJobApplication, findLiveApplication, lockJobApplication, type VersionedEmbeddedApplication } from './queries.js'
import { checkMove, checkTransition } from './rules.js'
import { EmbeddedApplication, type ApplicationCreate, type ApplicationPatch, type ApplicationStatus } from './schema.js'

interface LockedJob { status: JobStatus, numVacancies: number, applicationDeadline: string | null, firstStepId: number }

/** The job, held as it is: `for share` against changes of its status, `for update` to count its vacancies alone. */
async function lockJob (tx: Transaction, companyId: number, id: number, lock: 'share' | 'update'): Promise<LockedJob> {
  const columns = sql`
    select j.status, j.num_vacancies as "numVacancies", j.application_deadline as "applicationDeadline",
      (select s.id from steps s where s.company_id = j.company_id and s.job_id = j.id order by s.position limit 1) as "firstStepId"
    from jobs j where j.company_id = ${companyId} and j.id = ${id}`
  const [job] = await tx.query<LockedJob>(prepared(lock === 'update' ? sql`${columns} for update of j` : sql`${columns} for share of j`))
  if (job === undefined) throw notFound('job', 'jobId')
  return job
}

/**
 * Puts a candidate, known or new, on the first step of a published job.
 * @throws ApiError JOB_NOT_OPEN, or ALREADY_EXISTS naming the live application of this candidate
 */
export async function createApplication (change: Change, jobId: number, fields: ApplicationCreate): Promise<VersionedEmbeddedApplication> {
  const { tx, companyId } = change
  const job = await lockJob(tx, companyId, jobId, 'share')
  if (job.status !== 'published') throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message: `the job is ${job.status}: only published jobs take new applications` })
  if (job.applicationDeadline !== null && job.applicationDeadline < today() && !holdsScope(change.identity.scopes, 'jobs:write')) {
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message: `the job took applications until ${job.applicationDeadline}; a token with jobs:write may still add one` })
  }
  const candidateId = await findOrCreateCandidate(change, fields)
  const [created] = await tx.query<{ id: number }>(prepared(sql`
    insert into applications (company_id, job_id, candidate_id, current_step_id, source, partner_name, score)
    values (${companyId}, ${jobId}, ${candidateId}, ${job.firstStepId}, ${fields.source ?? 'api'}, ${fields.partnerName ?? null}, ${fields.score ?? null})
    on conflict (company_id, job_id, candidate_id) where status in ('in_process', 'hired') do nothing returning id`))
  if (created === undefined) throw alreadyLive(await findLiveApplication(tx, companyId, jobId, candidateId))
  await startVisit(tx, companyId, created.id, job.firstStepId)
  const application = await readApplication(change, jobId, created.id)
  change.embeddedScopes.add('candidates:read')
  await record(change, 'application.created', application)
  return application
}

async function findOrCreateCandidate (change: Change, { candidateId, manualCandidate }: ApplicationCreate): Promise<number> {
  const { tx, companyId } = change
  if ((candidateId === undefined) === (manualCandidate === undefined)) {
    const rule = 'give either candidateId or manualCandidate'
    throw new ApiError('BAD_ARGUMENT', candidateId === undefined ? { target: 'candidateId', message: rule } : [{ target: 'candidateId', message: rule }, { target: 'manualCandidate', message: rule }])
  }
  if (manualCandidate !== undefined) {
    const known = async () => await lockCandidateByEmail(tx, companyId, manualCandidate.email)
    const candidate = await known() ?? await createCandidate(change, manualCandidate).catch(async (error: unknown) => {
      // Somebody else has made this candidate meanwhile.
      const made = error instanceof ApiError && error.code === 'ALREADY_EXISTS' ? await known() : undefined
      if (made === undefined) throw error
      return made
    })
    return candidate.id
  }
  const candidate = await lockCandidate(tx, companyId, candidateId as number)
  if (candidate === undefined || candidate.anonymizedAt !== null) throw new ApiError('BAD_ARGUMENT', { target: 'candidateId', message: 'candidateId must name a candidate of this company who is not anonymized' })
  return candidate.id
}

/**
 * Changes status, step and fields of an application in one step. Entering in_process comes before the move, leaving it
 * after. The same values again change nothing.
 * @throws ApiError ILLEGAL_TRANSITION, JOB_NOT_OPEN, NO_VACANCY_LEFT, ALREADY_EXISTS, ANONYMIZED for texts, BAD_ARGUMENT
 */
export async function changeApplication (change: Change, jobId: number, id: number, patch: ApplicationPatch): Promise<VersionedEmbeddedApplication> {
  const { tx, companyId } = change
  const before = await lockJobApplication(tx, companyId, jobId, id)
  if (before === undefined) throw notFound('application', 'applicationId')
  change.checkVersion(before.version)
  const status = patch.status ?? before.status
  const isTransition = status !== before.status
  const stepId = patch.currentStepId ?? before.currentStep.id
  const isMove = stepId !== before.currentStep.id
  const fields = changedFields(before, { source: patch.source, partnerName: patch.partnerName, score: patch.score })
  const remark = changedRemark(before, patch, status)
  if (!isTransition && !isMove && Object.keys(fields).length === 0 && Object.keys(remark).length === 0) return await readApplication(change, jobId, id)

  await checkNotAnonymized(tx, companyId, before.candidateId, [
    ...(['reason', 'notes'] as const).filter(field => patch[field] != null),
    ...(['source', 'partnerName'] as const).filter(field => fields[field] != null)
  ])
  const events: ApplicationEventName[] = []
  if (isTransition || isMove) {
    const job = await lockJob(tx, companyId, jobId, status === 'hired' ? 'update' : 'share')
    if (isTransition) {
      const { event, needsReason } = checkTransition(before.status, status, job.status)
      if (needsReason === true && (patch.reason ?? '').trim() === '' && !await isAnonymized(tx, companyId, before.candidateId)) {
        throw new ApiError('BAD_ARGUMENT', { target: 'reason', message: `reason is required for an application to be ${status}` })
      }
      if (status === 'hired') await checkVacancy(tx, companyId, jobId, job)
      if (status === 'in_process' && before.status !== 'hired') await checkNoOtherLive(tx, companyId, before)
      events.push(event)
    }
    if (isMove) {
      checkMove(before.status === 'in_process' ? before.status : status, job.status)
      await checkStep(tx, companyId, jobId, stepId)
      // Entering in_process comes before the move, leaving it after.
      if (before.status === 'in_process') events.unshift('application.moved')
      else events.push('application.moved')
    }
  }
  if (Object.keys(fields).length > 0 || (Object.keys(remark).length > 0 && !isTransition)) events.push('application.changed')

  await updateVisits(tx, companyId, id, before, { status, stepId })
  await tx.query(prepared(sql`
    update applications set ${assignments({
      ...(isTransition ? statusColumns(status) : {}),
      ...remark,
      ...(fields.source === undefined ? {} : { source: fields.source }),
      ...(fields.partnerName === undefined ? {} : { partner_name: fields.partnerName }),
      ...(fields.score === undefined ? {} : { score: fields.score }),
      current_step_id: stepId
    })}${isTransition ? statusStamps(status) : sql``}, version = version + 1, updated_at = greatest(updated_at, clock_timestamp())
    where company_id = ${companyId} and id = ${id}`)).catch(async error => {
    throw violates(error, 'applications_live_key') ? alreadyLive(undefined) : error
  })
  const application = await readApplication(change, jobId, id)
  for (const event of events) await record(change, event, application, { previousStatus: before.status, previousStep: before.currentStep })
  return application
}

/** Reason and notes go with a rejection, a reason with a withdrawal. */
function changedRemark (before: VersionedEmbeddedApplication, patch: ApplicationPatch, status: ApplicationStatus): Record<string, string | null> {
  const wrong: ErrorItem[] = []
  if (patch.reason != null && status !== 'reproved' && status !== 'give_up') wrong.push({ target: 'reason', message: 'reason goes with status reproved or give_up' })
  if (patch.notes != null && status !== 'reproved') wrong.push({ target: 'notes', message: 'notes go with status reproved' })
  if (patch.reason === null && status === 'reproved') wrong.push({ target: 'reason', message: 'reason is required for an application to be reproved' })
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  if (status === 'reproved') {
    const { reason, notes } = changedFields(before.disqualification ?? {}, { reason: patch.reason, notes: patch.notes })
    return { ...(reason === undefined ? {} : { disqualification_reason: reason }), ...(notes === undefined ? {} : { disqualification_notes: notes }) }
  }
  if (status === 'give_up') {
    const { reason } = changedFields(before.withdrawal ?? {}, { reason: patch.reason })
    return reason === undefined ? {} : { withdrawal_reason: reason }
  }
  return {}
}

/** What belongs to the status that is left behind is cleared; `changedRemark` sets what belongs to the new one. */
function statusColumns (status: ApplicationStatus): Record<string, unknown> {
  return {
    status,
    ...(status === 'reproved' ? {} : { disqualification_reason: null, disqualification_notes: null }),
    ...(status === 'give_up' ? {} : { withdrawal_reason: null })
  }
}

function statusStamps (status: ApplicationStatus): Sql {
  const at = (holds: boolean) => holds ? sql`clock_timestamp()` : sql`null`
  return sql`, disqualified_at = ${at(status === 'reproved')}, withdrawn_at = ${at(status === 'give_up')}, hired_at = ${at(status === 'hired')},
    ended_at = ${at(status !== 'in_process')}`
}

/** Closes the visit that is left and opens the one that begins: an application in process is on exactly one step. */
async function updateVisits (tx: Transaction, companyId: number, id: number, before: VersionedEmbeddedApplication, after: { status: ApplicationStatus, stepId: number }): Promise<void> {
  const isMove = after.stepId !== before.currentStep.id
  const reopens = before.status !== 'in_process' && after.status === 'in_process'
  const ends = before.status === 'in_process' && (isMove || after.status !== 'in_process')
  if (ends) {
    await tx.send(prepared(sql`
      update application_steps set ended_at = greatest(started_at, clock_timestamp()) where company_id = ${companyId} and application_id = ${id} and ended_at is null`))
  }
  if (reopens || isMove) await startVisit(tx, companyId, id, after.stepId, after.status !== 'in_process')
}

async function startVisit (tx: Transaction, companyId: number, id: number, stepId: number, isOver = false): Promise<void> {
  await tx.send(prepared(sql`
    insert into application_steps (company_id, application_id, step_id, started_at, ended_at)
    select ${companyId}, ${id}, ${stepId}, now.at, case when ${isOver}::boolean then now.at end from clock_timestamp() now (at)`))
}

async function checkStep (tx: Transaction, companyId: number, jobId: number, stepId: number): Promise<void> {
  const steps = await tx.query(prepared(sql`select 1 from steps where company_id = ${companyId} and job_id = ${jobId} and id = ${stepId} for key share`))
  if (steps.length === 0) throw new ApiError('BAD_ARGUMENT', { target: 'currentStepId', message: 'currentStepId must name a step of this job' })
}

async function checkVacancy (tx: Transaction, companyId: number, jobId: number, { numVacancies }: LockedJob): Promise<void> {
  if (await countHired(tx, companyId, jobId) >= numVacancies) throw new ApiError('NO_VACANCY_LEFT', { target: 'status', message: `all ${numVacancies} vacancies of the job are taken` })
}

async function checkNoOtherLive (tx: Transaction, companyId: number, { jobId, candidateId }: VersionedEmbeddedApplication): Promise<void> {
  const id = await findLiveApplication(tx, companyId, jobId, candidateId)
  if (id !== undefined) throw alreadyLive(id)
}

/** @param id of the live application; undefined when it has ended since it stood in the way */
function alreadyLive (id: number | undefined): ApiError {
  return new ApiError('ALREADY_EXISTS', { target: 'candidateId', message: `the candidate has ${id === undefined ? 'another live application' : `the live application ${id}`} for this job` })
}

async function readApplication ({ tx, companyId }: Change, jobId: number, id: number): Promise<VersionedEmbeddedApplication> {
  return await findJobApplication(tx, companyId, jobId, id) as VersionedEmbeddedApplication
}

/**
 * An event about an application: its state, and apart from it what is about the person.
 * @param more what this event says besides the state
 */
export async function record (
  change: Change, event: ApplicationEventName, application: VersionedEmbeddedApplication, more: object = {}
): Promise<void> {
  const { id, candidateId } = application
  const { data, personal } = eventState(EmbeddedApplication, application)
  await change.record(APPLICATION_EVENTS[event], { id, applicationId: id, candidateId, data: { ...data, ...more }, personal })
}
