import sql, { empty, type Sql } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { createCandidate } from '../candidates/changes.js'
import { checkNotAnonymized, isAnonymized, lockCandidate, lockCandidateByEmail } from '../candidates/queries.js'
import { countHired } from '../jobs/queries.js'
import { today } from '../jobs/rules.js'
import type { JobStatus } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { assignments, byColumn, nextVersion } from '../shared/sql.js'
import { APPLICATION_EVENTS, type ApplicationEventName } from './events.js'
import { findJobApplication, findLiveApplication, lockJobApplication, type VersionedEmbeddedApplication } from './queries.js'
import { isEmpty, planChange, readPatch, type Facts, type Plan, type RequestedChange } from './plan.js'
import { alreadyLive } from './rules.js'
import { EmbeddedApplication, type ApplicationCreate, type ApplicationPatch, type ApplicationStatus } from './schema.js'

interface LockedJob { status: JobStatus, numVacancies: number, applicationDeadline: string | null, firstStepId: number }

/** The job, row-locked: `for share` blocks changes of its status, `for update` also other hires, so that vacancies can be counted. */
async function lockJob (tx: Transaction, companyId: number, id: number, lock: 'share' | 'update'): Promise<LockedJob> {
  const columns = sql`
    select j.status, j.num_vacancies as "numVacancies", j.application_deadline as "applicationDeadline",
      (select s.id from steps s where s.company_id = ${companyId} and s.job_id = j.id order by s.position limit 1) as "firstStepId"
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
  checkOpen(change, job)
  const candidateId = await findOrCreateCandidate(change, fields)
  const [created] = await tx.query<{ id: number }>(prepared(sql`
    insert into applications (company_id, job_id, candidate_id, current_step_id, source, partner_name, score, tags)
    values (${companyId}, ${jobId}, ${candidateId}, ${job.firstStepId},
      ${fields.source ?? 'api'}, ${fields.partnerName ?? null}, ${fields.score ?? null}, '{}')
    on conflict (company_id, job_id, candidate_id) where status in ('in_process', 'hired') do nothing returning id`))
  if (created === undefined) throw alreadyLive(jobId, await findLiveApplication(tx, companyId, jobId, candidateId))
  await startVisit(tx, companyId, created.id, job.firstStepId)
  const application = await readApplication(change, jobId, created.id)
  change.embeddedScopes.add('candidates:read')
  await record(change, 'application.created', application)
  return application
}

/** @throws ApiError JOB_NOT_OPEN unless the job takes new applications of this token */
function checkOpen (change: Change, { status, applicationDeadline: deadline }: LockedJob): void {
  if (status !== 'published') {
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message: `the job is ${status}: only published jobs take new applications` })
  }
  if (deadline !== null && deadline < today() && !change.holdsScope('jobs:write')) {
    const message = `the job took applications until ${deadline}; a token with jobs:write may still add one`
    throw new ApiError('JOB_NOT_OPEN', { target: 'jobId', message })
  }
}

async function findOrCreateCandidate (change: Change, { candidateId, manualCandidate }: ApplicationCreate): Promise<number> {
  const { tx, companyId } = change
  if ((candidateId === undefined) === (manualCandidate === undefined)) {
    const message = 'give either candidateId or manualCandidate'
    const targets = candidateId === undefined ? ['candidateId'] : ['candidateId', 'manualCandidate']
    throw new ApiError('BAD_ARGUMENT', targets.map(target => ({ target, message })))
  }
  if (manualCandidate !== undefined) {
    const known = async () => await lockCandidateByEmail(tx, companyId, manualCandidate.email)
    const candidate = await known() ?? await createCandidate(change, manualCandidate).catch(async (error: unknown) => {
      // Another transaction created this candidate meanwhile.
      const made = error instanceof ApiError && error.code === 'ALREADY_EXISTS' ? await known() : undefined
      if (made === undefined) throw error
      return made
    })
    return candidate.id
  }
  const candidate = await lockCandidate(tx, companyId, candidateId as number)
  if (candidate === undefined || candidate.anonymizedAt !== null) {
    const message = 'candidateId must name a candidate of this company who is not anonymized'
    throw new ApiError('BAD_ARGUMENT', { target: 'candidateId', message })
  }
  return candidate.id
}

/**
 * Changes status, step and fields of an application in one step. The same values again change nothing.
 * @throws ApiError ILLEGAL_TRANSITION, JOB_NOT_OPEN, NO_VACANCY_LEFT, ALREADY_EXISTS, ANONYMIZED for texts, BAD_ARGUMENT
 */
export async function changeApplication (
  change: Change, jobId: number, id: number, patch: ApplicationPatch
): Promise<VersionedEmbeddedApplication> {
  const { tx, companyId } = change
  const before = await lockJobApplication(tx, companyId, jobId, id)
  if (before === undefined) throw notFound('application', 'applicationId')
  change.checkVersion(before.version)
  const requested = readPatch(before, patch)
  if (isEmpty(requested)) return await readApplication(change, jobId, id)
  await checkNotAnonymized(tx, companyId, before.candidateId, requested.texts)
  const plan = planChange(before, requested, await findFacts(change, before, requested))

  await applyPlan(change, before, plan)
  const application = await readApplication(change, jobId, id)
  const previous = { previousStatus: before.status, previousStep: before.currentStep }
  for (const event of plan.events) {
    await record(change, event, application, event === 'application.changed' ? { ...previous, changed: namesOf(plan) } : previous)
  }
  return application
}

/** The fields that a plan changes, but status and step: these have events of their own. */
function namesOf ({ fields, remark, status }: Plan): string[] {
  const isRemarked = Object.keys(remark).length > 0
  return [...Object.keys(fields), ...(isRemarked ? [status === 'reproved' ? 'disqualification' : 'withdrawal'] : [])]
}

/** The facts that the rules need, with job and step locked. Undefined if status and step stay: then they need none. */
async function findFacts (
  { tx, companyId }: Change, { jobId, candidateId, status: from }: EmbeddedApplication, requested: RequestedChange
): Promise<Facts | undefined> {
  const { status, stepId, isTransition, isMove, lacksReason } = requested
  if (!isTransition && !isMove) return undefined
  const isHire = isTransition && status === 'hired'
  const isReactivation = isTransition && status === 'in_process' && from !== 'hired'
  const { status: jobStatus, numVacancies } = await lockJob(tx, companyId, jobId, isHire ? 'update' : 'share')
  return {
    jobStatus,
    numVacancies,
    isAnonymized: lacksReason && await isAnonymized(tx, companyId, candidateId),
    hired: isHire ? await countHired(tx, companyId, jobId) : 0,
    otherLiveId: isReactivation ? await findLiveApplication(tx, companyId, jobId, candidateId) : undefined,
    hasStep: !isMove || await holdStep(tx, companyId, jobId, stepId)
  }
}

/** Whether the job has this step; locks it against deletion until the end of the transaction. */
async function holdStep (tx: Transaction, companyId: number, jobId: number, stepId: number): Promise<boolean> {
  const steps = await tx.query(prepared(sql`
    select 1 from steps where company_id = ${companyId} and job_id = ${jobId} and id = ${stepId} for key share`))
  return steps.length > 0
}

async function applyPlan ({ tx, companyId }: Change, { id, jobId }: EmbeddedApplication, plan: Plan): Promise<void> {
  const { status, stepId, isTransition, fields, remark, endsVisit, beginsVisit } = plan
  if (endsVisit) {
    await tx.send(prepared(sql`
      update application_steps set ended_at = greatest(started_at, statement_timestamp())
      where company_id = ${companyId} and application_id = ${id} and ended_at is null`))
  }
  if (beginsVisit !== undefined) await startVisit(tx, companyId, id, stepId, beginsVisit === 'ended')
  const columns = {
    ...(isTransition ? statusColumns(status) : {}),
    ...remarkColumns(status, remark),
    ...byColumn(fields),
    current_step_id: stepId
  }
  await tx.query(prepared(sql`
    update applications set ${assignments(columns)}${isTransition ? statusStamps(status) : empty}, ${nextVersion()}
    where company_id = ${companyId} and id = ${id}`)).catch(async error => {
    throw violatesConstraint(error, 'applications_live_key') ? alreadyLive(jobId, undefined) : error
  })
}

const NOW = sql`statement_timestamp()`

/** Clears the columns of the previous status; the remark sets those of the new one. */
function statusColumns (status: ApplicationStatus): Record<string, unknown> {
  return {
    status,
    ...(status === 'reproved' ? {} : { disqualification_reason: null, disqualification_notes: null }),
    ...(status === 'give_up' ? {} : { withdrawal_reason: null })
  }
}

function remarkColumns (status: ApplicationStatus, { reason, notes }: Plan['remark']): Record<string, string | null> {
  const reasonColumn = status === 'reproved' ? 'disqualification_reason' : 'withdrawal_reason'
  return {
    ...(reason === undefined ? {} : { [reasonColumn]: reason }),
    ...(notes === undefined ? {} : { disqualification_notes: notes })
  }
}

function statusStamps (status: ApplicationStatus): Sql {
  const at = (holds: boolean) => holds ? NOW : sql`null`
  return sql`,
    disqualified_at = ${at(status === 'reproved')}, withdrawn_at = ${at(status === 'give_up')},
    hired_at = ${at(status === 'hired')}, ended_at = ${at(status !== 'in_process')}`
}

async function startVisit (tx: Transaction, companyId: number, id: number, stepId: number, isEnded = false): Promise<void> {
  await tx.send(prepared(sql`
    insert into application_steps (company_id, application_id, step_id, started_at, ended_at)
    values (${companyId}, ${id}, ${stepId}, ${NOW}, ${isEnded ? NOW : null})`))
}

async function readApplication ({ tx, companyId }: Change, jobId: number, id: number): Promise<VersionedEmbeddedApplication> {
  return await findJobApplication(tx, companyId, jobId, id) as VersionedEmbeddedApplication
}

/**
 * Records an event about an application: its state, with personal data kept apart.
 * @param more data of this event besides the state
 */
export async function record (
  change: Change, event: ApplicationEventName, application: VersionedEmbeddedApplication, more: object = {}
): Promise<void> {
  const { id, candidateId } = application
  const { data, personal } = eventState(EmbeddedApplication, application)
  await change.record(APPLICATION_EVENTS[event], { id, applicationId: id, candidateId, data: { ...data, ...more }, personal })
}
