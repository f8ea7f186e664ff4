import sql, { raw } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { checkNotAnonymized, isAnonymized } from '../candidates/queries.js'
import { loosen } from '../candidates/retention.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues, valueColumn } from '../custom-fields/values.js'
import type { JobStatus } from '../jobs/schema.js'
import type { Vacancies } from '../jobs/vacancies.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { statedTime } from '../shared/history.js'
import { jobLock } from '../shared/locks.js'
import { checkNotRetired } from '../shared/retired-codes.js'
import { assignments, byColumn } from '../shared/sql.js'
import { withCatalogued } from './catalogued.js'
import { checkOrder, isInCourse, statusThen, timeOfNothing } from './course.js'
import { APPLICATION_EVENTS, type ApplicationEventName } from './events.js'
import {
  findByCode, findLiveApplication, holdCandidates, lockJobApplication, toWritten, type LockedApplication,
  type VersionedEmbeddedApplication, type WrittenRow
} from './queries.js'
import { checkFollowing, checkTold, followTransition } from './following.js'
import { checkOpeningNamed, findHiring, hiringColumns, moveOpenings } from './hires.js'
import { WRITTEN_COLUMNS } from './listing.js'
import { isEmpty, planChange, readPatch, type Facts, type Plan, type RequestedChange } from './plan.js'
import { alreadyLive, codeTaken } from './rules.js'
import { EmbeddedApplication, type ApplicationPatch, type CurrentStep, type Visit } from './schema.js'
import { remarkColumns, statusColumns } from './status-columns.js'
import { checkTerms, type NewHiring } from './terms.js'
import { changeVisits } from './visits.js'

interface LockedJob { status: JobStatus, numVacancies: number, vacanciesFilled: number }

const LOCKED_COLUMNS = raw('status, num_vacancies as "numVacancies", vacancies_filled as "vacanciesFilled"')

/** Changes that may take a vacancy, give one back, or fill another opening. */
const changesVacancies = ({ status, hiring }: ApplicationPatch): boolean =>
  (status !== undefined && status !== 'reproved') || hiring?.openingId !== undefined

/** The job, locked: `share` blocks changes of its status, `update` also other hires and their ends, which change its vacancies. */
async function lockJob (tx: Transaction, companyId: number, id: number, lock: 'share' | 'update'): Promise<LockedJob | undefined> {
  const [job] = await tx.query<LockedJob>(jobLock(companyId, id, lock, LOCKED_COLUMNS))
  return job
}

/** The step of an application. It is up to date if the job was locked by an earlier statement. */
async function findCurrentStep (tx: Transaction, companyId: number, jobId: number, id: number): Promise<CurrentStep | undefined> {
  const [step] = await tx.query<CurrentStep>(prepared(sql`
    select s.id, s.name, s.code, s.type, s.category from steps s where s.company_id = ${companyId} and s.job_id = ${jobId} and s.id = (
      select a.current_step_id from applications a where a.company_id = ${companyId} and a.id = ${id})`))
  return step
}

/**
 * Changes status, step and fields of an application in one step. Repeating the current values changes nothing.
 * @throws ApiError ILLEGAL_TRANSITION, JOB_NOT_OPEN, NO_VACANCY_LEFT, ALREADY_EXISTS, ANONYMIZED for texts and codes, BAD_ARGUMENT
 */
export async function changeApplication (
  change: Change, jobId: number, id: number, body: ApplicationPatch
): Promise<VersionedEmbeddedApplication> {
  const { tx, companyId } = change
  const { status, currentStepId, currentStepCode } = body
  const namesStep = currentStepId !== undefined || currentStepCode !== undefined
  const at = statedTime(change, body.at)
  if (at !== undefined && status === undefined && !namesStep) throw timeOfNothing()
  await checkGates(change, EmbeddedApplication, body)
  checkTerms(change, body)
  checkFollowing(change, body)
  const takesPlace = changesVacancies(body)
  // Together, and locked in this order; job and step only if the patch may need them.
  const [job, before, step] = await Promise.all([
    status === undefined && !namesStep && !takesPlace ? undefined : lockJob(tx, companyId, jobId, takesPlace ? 'update' : 'share'),
    lockJobApplication(tx, companyId, jobId, id),
    namesStep
      ? holdStep(tx, companyId, jobId, body)
      : status === undefined ? undefined : findCurrentStep(tx, companyId, jobId, id)
  ])
  if (before === undefined) throw notFound('application', 'applicationId')
  change.candidateIds.add(before.candidateId)
  change.checkState(before)
  const named = withStepId(body, step)
  // Before anything is judged: what was right then need not be so today.
  if (at !== undefined && await isInCourse(change, id, { status, stepId: named.currentStepId }, at)) return before
  const { patch, reasonName } = await withCatalogued(change, before, named)
  const values = await planValues(change, 'application', { given: body.customFields, before: before.customValues, isWhole: false })
  const requested = readPatch(before, patch, values)
  checkTold(requested, body)
  await checkOpeningNamed(change, before, requested, body.openingId)
  if (isEmpty(requested)) return before
  if (at !== undefined && (requested.isTransition || requested.isMove)) await checkOrder(change, id, at)
  await checkNotAnonymized(tx, companyId, before.candidateId, requested.texts)
  const jobThen = job && { ...job, status: statusThen(job.status, at) }
  const plan = planChange(before, requested, jobThen && { ...await findFacts(change, before, requested, jobThen, step), reasonName })
  return await carryOut(change, before, plan, { step, at, body })
}

/** Applies a plan, with all that follows from it for openings, offers and interviews, and records it. */
async function carryOut (
  change: Change, before: LockedApplication, plan: Plan,
  { step, at, body }: { step: CurrentStep | undefined, at: string | undefined, body: ApplicationPatch }
): Promise<VersionedEmbeddedApplication> {
  const hiring = await findHiring(change, before, plan, body.openingId)
  const applied = await applyPlan(change, before, plan, step, at, hiring)
  // The end of an application that is stated may be before the time since when the person is known to be left alone.
  if (at !== undefined && plan.isTransition) await loosen(change, [before.candidateId])
  const moved = await moveOpenings(change, before, plan, hiring, at)
  await recordPlan(change, before, plan, { vacancies: moved.at(-1)?.opening.vacancies, ...applied }, at)
  await followTransition(change, before, plan, moved, at, body)
  return applied.application
}

/** Changes in one request, each of an application. */
type Bulk = Array<ApplicationPatch & { applicationId?: number, applicationCode?: string }>

/**
 * Locks what these changes need, as `changeApplication` does: the job, then the applications, then their candidates, each in the order of
 * their ids.
 * @throws ApiError NOT_FOUND for the job
 */
export async function lockForBulk ({ tx, companyId }: Change, jobId: number, bulk: Bulk): Promise<void> {
  // Changes that take a place for a candidate wait for each other now, and not in the middle of the work.
  const takesPlace = bulk.some(changesVacancies)
  if (await lockJob(tx, companyId, jobId, takesPlace ? 'update' : 'share') === undefined) throw notFound('job', 'jobId')
  const locked = await tx.query<{ id: number }>(prepared(sql`
    select id from applications where company_id = ${companyId} and job_id = ${jobId} and (
      id = any(${bulk.flatMap(({ applicationId }) => applicationId ?? [])}::bigint[])
      or code = any(${bulk.flatMap(({ applicationCode }) => applicationCode ?? [])}::text[]))
    order by id for update`))
  await tx.send(holdCandidates(companyId, locked.map(({ id }) => id)))
}

/** The fields that a plan changes, except status and step: these have events of their own. */
function namesOf ({ fields, values, terms, remark, status, isTransition }: Plan): string[] {
  const isRemarked = Object.keys(remark).length > 0
  const hasTerms = !isTransition && Object.keys(terms).length > 0
  const remarked = isRemarked ? [status === 'reproved' ? 'disqualification' : 'withdrawal'] : []
  return [...Object.keys(fields), ...values.changed, ...(hasTerms ? ['hiring'] : []), ...remarked]
}

/** The facts that the rules need for a transition or a move, given the locked job and, for a move, the locked step. */
async function findFacts (
  { tx, companyId }: Change, { jobId, candidateId, status: from }: EmbeddedApplication, requested: RequestedChange, job: LockedJob,
  step: CurrentStep | undefined
): Promise<Omit<Facts, 'reasonName'>> {
  const { status, isTransition, isMove, lacksText } = requested
  const isReactivation = isTransition && status === 'in_process' && from !== 'hired'
  return {
    jobStatus: job.status,
    numVacancies: job.numVacancies,
    filled: job.vacanciesFilled,
    isAnonymized: lacksText && await isAnonymized(tx, companyId, candidateId),
    otherLiveId: isReactivation ? await findLiveApplication(tx, companyId, jobId, candidateId) : undefined,
    hasStep: !isMove || step !== undefined
  }
}

/** The step of this job that the patch names, if there is one; locked against deletion until the end of the transaction. */
async function holdStep (
  tx: Transaction, companyId: number, jobId: number, { currentStepId, currentStepCode }: ApplicationPatch
): Promise<CurrentStep | undefined> {
  const isNamed = currentStepId === undefined ? sql`code = ${currentStepCode}` : sql`id = ${currentStepId}`
  const [step] = await tx.query<CurrentStep>(prepared(sql`
    select id, name, code, type, category from steps where company_id = ${companyId} and job_id = ${jobId} and ${isNamed} for key share`))
  return step
}

/**
 * The patch with the id of the step that it names by its code.
 * @throws ApiError BAD_ARGUMENT for a code that no step of the job has, or that another step has than the one with the id
 */
function withStepId ({ currentStepCode: code, ...patch }: ApplicationPatch, step: CurrentStep | undefined): ApplicationPatch {
  if (code === undefined) return patch
  if (step?.code === code) return { ...patch, currentStepId: step.id }
  const message = patch.currentStepId === undefined
    ? `currentStepCode: no step of this job has the code ${code}`
    : 'currentStepId and currentStepCode name different steps; one of them is enough'
  throw new ApiError('BAD_ARGUMENT', { target: 'currentStepCode', message, rule: { name: 'reference' } })
}

/**
 * @param step the step after the change, if it may be another
 * @param at when the change happened, if that is stated
 * @param hiring what a hire has besides
 * @returns the application after the change, and the visits that it began or ended
 */
export async function applyPlan (
  change: Change, before: LockedApplication, plan: Plan, step: CurrentStep = before.currentStep, at = before.now, hiring: NewHiring = {}
): Promise<{ application: VersionedEmbeddedApplication, visits: Visit[] }> {
  const { tx, companyId } = change
  const { id, jobId, now } = before
  const { status, stepId, isTransition, fields, values, remark } = plan
  const columns = Object.assign(
    { current_step_id: stepId }, isTransition && statusColumns(status, at), hiringColumns(hiring, isTransition),
    plan.events.some(event => event !== 'application.changed') && { last_activity_at: sql`greatest(last_activity_at, ${at}::timestamptz)` },
    remarkColumns(status, remark), byColumn(fields), valueColumn(values)
  )
  const update = async () => await tx.query<WrittenRow>(prepared(sql`
    update applications a set ${assignments(columns)}, version = version + 1, updated_at = ${now}
    where company_id = ${companyId} and id = ${id} returning ${WRITTEN_COLUMNS}`))
  // A code under a savepoint, and alone: otherwise the transaction could not read whose code it is after the failed statement.
  const updated = (fields.code == null ? update() : tx.savepoint(update)).catch(async error => {
    if (violatesConstraint(error, 'applications_company_id_code_key')) throw await whoHas(change, fields.code as string)
    throw violatesConstraint(error, 'applications_live_key') ? alreadyLive(jobId, undefined) : error
  })
  if (fields.code != null) await updated
  await values.saveFor(id)
  const [[row], visits] = await Promise.all([updated, changeVisits(tx, companyId, before, plan, stepId, at, now)])
  await checkNotRetired(change, 'applications', fields.code)
  return { application: toWritten(row as WrittenRow, { ...before, currentStep: step }), visits }
}

/** The events that change the vacancies of a job. */
const HIRES: ApplicationEventName[] = ['candidate.hired', 'application.unhired']

/** Records the events of a plan that was applied. @param applied what it led to; with the vacancies of the job, if they changed */
export async function recordPlan (
  change: Change, before: EmbeddedApplication, plan: Plan,
  { application, visits, vacancies }: Awaited<ReturnType<typeof applyPlan>> & { vacancies?: Vacancies | undefined }, at?: string
): Promise<void> {
  const previous = { previousStatus: before.status, previousStep: before.currentStep }
  const visited = visits.length === 0 ? {} : { visits }
  for (const event of plan.events) {
    const isChange = event === 'application.changed'
    const changed = isChange ? namesOf(plan) : event === 'candidate.hired-changed' ? Object.keys(plan.terms) : undefined
    const more = changed !== undefined ? { changed } : HIRES.includes(event) ? { ...visited, vacancies } : visited
    await record(change, event, application, Object.assign({}, previous, more), isChange ? undefined : at)
  }
}

/** The failure of a code that another application has. */
export async function whoHas ({ tx, companyId }: Change, code: string): Promise<ApiError> {
  return codeTaken(await findByCode(tx, companyId, code))
}

/**
 * Records an event about an application: its state, with personal data kept apart.
 * @param more data of this event besides the state
 * @param occurredAt when it happened, if that is stated
 */
export async function record (
  change: Change, event: ApplicationEventName, application: VersionedEmbeddedApplication, more: object = {}, occurredAt?: string
): Promise<void> {
  const { id, candidateId, jobCode } = application
  const { data, personal } = eventState(EmbeddedApplication, application, change.reader)
  await change.record(APPLICATION_EVENTS[event], {
    id, applicationId: id, candidateId, data: Object.assign(data, { jobCode }, more), personal, occurredAt
  })
}
