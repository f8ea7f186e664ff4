import { randomBytes } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared, type Queryable } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues, valueColumn, type ValuePlan } from '../custom-fields/values.js'
import { checkCodeOfPath } from '../engine/objects.js'
import { record } from '../engine/writes.js'
import type { Change } from '../shared/change.js'
import { fold } from '../shared/fold.js'
import { jobLock, lockBulk } from '../shared/locks.js'
import { changedFields } from '../shared/patch.js'
import { UNRESTRICTED } from '../shared/reader.js'
import { findReferences } from '../shared/find-references.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import { waitingColumn } from '../settings/waiting.js'
import { putSteps, wholeSteps } from '../steps/changes.js'
import { insertSteps, STEPS } from '../steps/queries.js'
import type { StepUpsert } from '../steps/schema.js'
import { eventData, JOB_EVENTS } from './events.js'
import { findJob, findJobId, lockJob, toJob, type JobRow } from './queries.js'
import { apart, reasonOf, type Reason } from './reasons.js'
import { checkTransition, isBlank, missingOnWay, missingToStay, needsReason, wayTo } from './rules.js'
import {
  BLANK, DEFAULTS, Job, LONG_TEXTS, type JobCreate, type JobPatch, type JobReplace, type JobStatus, type JobUpsert
} from './schema.js'
import { cleanTexts } from './texts.js'
import { checkComplete, pastOf, stamps, withoutTimes, type Past, type Times } from './times.js'
import { keepsVacancies } from './vacancy-check.js'

/** The columns for these fields. */
function toColumns (fields: Omit<JobPatch, 'status' | 'rejectRemaining' | 'customFields'>): Record<string, unknown> {
  const { salary, name, ...rest } = fields
  const columns = byColumn(rest)
  if (name !== undefined) Object.assign(columns, { name, name_folded: fold(name) })
  if (salary === undefined) return columns
  return {
    ...columns,
    salary_min: salary?.min,
    salary_max: salary?.max,
    salary_currency: salary?.currency,
    salary_period: salary?.period
  }
}

/**
 * Creates a job with the default steps: in its status if it comes with its past, else as a draft that goes there.
 * @throws ApiError like `changeJob`
 */
export async function createJob (change: Change, body: JobCreate): Promise<JobRow> {
  await checkGates(change, Job, body)
  const past = pastOf(change, body)
  const { status, ...fields } = withoutTimes(body)
  const { reason, rest } = apart(fields)
  const job = await insertJob(change, past === undefined ? rest : fields, { past })
  if (job === undefined) throw await codeTaken(change, body.code as string)
  if (past !== undefined) return job
  return await changeLocked(change, job, reason, status === undefined ? [] : wayTo(job, status))
}

type Fields = Omit<JobCreate, 'status' | keyof Times>

/** Creates a draft, or a job with its past, with these steps, or else the default ones; undefined if its code is taken. */
async function insertJob (
  change: Change, body: Fields, { past, steps: given }: { past?: Past | undefined, steps?: StepUpsert[] | undefined }
): Promise<JobRow | undefined> {
  const { tx, companyId } = change
  checkSalary(body)
  const { fields, check } = await findReferences(change, Job, cleanTexts(body))
  if (past !== undefined) checkComplete(past, fields)
  const { customFields, ...own } = fields
  await check(own)
  const reason = past && await reasonOf(change, past.status, own)
  const values = await planValues(change, 'job', { given: customFields, isWhole: past !== undefined && needsValues([past.status]) })
  const code = `JOB-${randomBytes(5).toString('hex').toUpperCase()}`
  const { times = {}, ...state } = past ?? {}
  const columns = {
    ...toColumns({ ...DEFAULTS, code, ...own }), ...byColumn({ ...state, ...times, ...reason }), ...valueColumn(values),
    company_id: companyId
  }
  const [created] = await tx.query<{ id: number }>(sql`
    insert into jobs ${insertion(columns)} on conflict (company_id, code) do nothing returning id`)
  if (created === undefined) return undefined
  const { id } = created
  await values.saveFor(id)
  const steps = await insertSteps(tx, companyId, id, given && wholeSteps(given))
  const job = await readJob(tx, companyId, id)
  const { createdAt: occurredAt } = times
  await change.record(JOB_EVENTS['job.created'], { id, data: eventData(change, job, LONG_TEXTS), occurredAt })
  for (const step of steps) await record(change, STEPS, 'created', step, {}, occurredAt)
  return job
}

/**
 * Changes fields and status of a job in one step. Repeating the current values changes nothing.
 * @throws ApiError ILLEGAL_TRANSITION, BAD_ARGUMENT naming all fields that the status needs, NO_VACANCY_LEFT
 */
export async function changeJob (
  change: Change, id: number, { status, ...patch }: Omit<JobPatch, 'rejectRemaining'>
): Promise<JobRow> {
  await checkGates(change, Job, patch)
  const before = await lockJob(change.tx, change.companyId, id)
  if (before === undefined) throw notFound('job', 'jobId')
  change.checkState(before)
  const isTransition = status !== undefined && status !== before.status
  if (isTransition) checkTransition(before, status)
  return await changeLocked(change, before, patch, isTransition ? [status] : [])
}

/**
 * Upsert by code: creates the job, or replaces all its fields. Its status goes the shortest way to the one that is given, and its steps are
 * created or changed; both stay where they are not given, and so do its times. Repeating the same content changes nothing.
 * @throws ApiError ILLEGAL_TRANSITION if there is no way, BAD_ARGUMENT naming all fields that the way needs, NO_VACANCY_LEFT
 */
export async function putJob (
  change: Change, code: string, body: JobReplace
): Promise<{ row: JobRow, isNew: boolean }> {
  await checkGates(change, Job, body)
  const past = pastOf(change, body)
  const { status, steps, ...fields } = withoutTimes(body)
  checkCodeOfPath(code, fields)
  const { reason, rest } = apart(fields)
  const known = await lockByCode(change, code)
  change.checkState(known)
  const created = known === undefined ? await insertJob(change, { ...past ? fields : rest, code }, { past, steps }) : undefined
  // Another request may have created it meanwhile.
  const before = created ?? known ?? await lockByCode(change, code)
  if (before === undefined) throw await codeTaken(change, code)
  const isNew = created !== undefined
  if (isNew && past !== undefined) return { row: created, isNew }
  if (!isNew && steps !== undefined) await putSteps(change, before.id, steps)
  const way = status === undefined ? [] : wayTo(before, status)
  const row = await changeLocked(change, before, { ...(isNew ? {} : rest), ...reason }, way, isNew ? {} : blankFor(change))
  return { row, isNew }
}

/** Locks the jobs that these upserts find. Others that would lock several jobs wait until the transaction ends. */
export async function lockJobsForUpserts ({ tx, companyId }: Change, upserts: JobUpsert[]): Promise<void> {
  await lockBulk(tx, companyId, 'jobs')
  const codes = upserts.map(({ code }) => code)
  const jobs = await tx.query<{ id: number }>(prepared(sql`
    select id from jobs where company_id = ${companyId} and code = any(${codes}) order by id`))
  await Promise.all(jobs.map(async ({ id }) => await tx.send(jobLock(companyId, id, 'update'))))
}

/** What an upsert clears. What its token may not read stays. */
function blankFor (change: Change): Partial<typeof BLANK> {
  const { salary, ...open } = BLANK
  return change.holdsScope('compensation:read') ? BLANK : open
}

async function lockByCode ({ tx, companyId }: Change, code: string): Promise<JobRow | undefined> {
  const id = await findJobId(tx, companyId, code)
  return id === undefined ? undefined : await lockJob(tx, companyId, id)
}

/**
 * Changes fields of the locked job, and its status along this way.
 * @param blank values of fields that the body leaves out
 */
async function changeLocked (
  change: Change, before: JobRow, body: Omit<JobPatch, 'status' | 'rejectRemaining'>, way: readonly JobStatus[], blank = {}
): Promise<JobRow> {
  checkSalary(body)
  const { fields: { customFields, ...given }, check } = await findReferences(change, Job, cleanTexts(body))
  const patch = { ...blank, ...given }
  const fields = changedFields(toJob(before, UNRESTRICTED), patch)
  if (fields.numVacancies !== undefined && await keepsVacancies(change, before, fields.numVacancies, given)) delete fields.numVacancies
  const values = await planValues(change, 'job', { given: customFields, before: before.customValues, isWhole: needsValues(way) })
  if (way.length === 0 && Object.keys(fields).length === 0 && values.changed.length === 0) return before
  const after = { ...before, ...fields, status: way.at(-1) ?? before.status }
  await check(fields, before)
  const reason = way.length === 0 ? await reasonOf(change, undefined, fields) : await reasonOf(change, after.status, patch)
  const missing = way.length > 0 ? missingOnWay(before.status, way, after, fields) : missingToStay(after, fields)
  const from = way.at(-2) ?? before.status
  if (way.length > 0 && needsReason(from, after.status) && isBlank(reason.statusReason)) {
    const message = `statusReason is required for a job to be ${after.status}`
    missing.push({ target: 'statusReason', message, rule: { name: 'required' } })
  }
  if (missing.length > 0) throw new ApiError('BAD_ARGUMENT', missing)
  let job = await save(change, before, { fields, values, status: way[0], reason: way.length > 1 ? {} : reason })
  for (const status of way.slice(1)) {
    job = await save(change, job, { fields: {}, status, reason: status === after.status ? reason : {} })
  }
  return job
}

/** Statuses that need a value of each required custom field. */
const needsValues = (way: readonly JobStatus[]): boolean => way.some(status => status === 'waiting_approval' || status === 'approved')

interface Saved {
  fields: Omit<JobPatch, 'customFields'>
  values?: ValuePlan
  status: JobStatus | undefined
  reason: Reason
}

/** Saves changed fields and a transition, with their events. */
async function save (change: Change, before: JobRow, { fields, values, status, reason }: Saved): Promise<JobRow> {
  const { tx, companyId } = change
  const { id } = before
  const { statusReason, statusReasonId } = reason
  const transition = status !== undefined && { status, status_reason: statusReason, status_reason_id: statusReasonId }
  const moves = fields.country !== undefined || fields.branchId !== undefined
  const waiting = moves ? await waitingColumn(change, async () => await findCountries(change, before, { ...before, ...fields })) : {}
  const columns = { ...toColumns(fields), ...(values && valueColumn(values)), ...transition, ...waiting }
  // Under a savepoint: otherwise the transaction could not read which job has the code after the failed statement.
  await tx.savepoint(async () => await tx.query(sql`
    update jobs set ${assignments(columns)}${status === undefined ? raw('') : stamps(status, before)}, ${nextVersion()}
    where company_id = ${companyId} and id = ${id}`)).catch(async error => {
    throw violatesConstraint(error, 'jobs_company_id_code_key') ? await codeTaken(change, fields.code as string) : error
  })
  await values?.saveFor(id)
  const job = await readJob(tx, companyId, id)
  const data = eventData(change, job)
  const changed = [...Object.keys(fields), ...values?.changed ?? []]
  if (changed.some(field => !field.startsWith('statusReason') || status === undefined)) {
    const previous = fields.departmentId === undefined ? {} : { previousDepartmentId: before.departmentId }
    await change.record(JOB_EVENTS['job.changed'], { id, data: { ...eventData(change, job, changed), ...previous, changed } })
  }
  if (status !== undefined) await change.record(JOB_EVENTS['job.status-changed'], { id, data: { ...data, previousStatus: before.status } })
  if (status === 'published') await change.record(JOB_EVENTS['job.published'], { id, data })
  return job
}

/** The countries of a job before and after a change: those of its branches, or else its own. */
async function findCountries (
  { tx, companyId }: Change, before: Pick<JobRow, 'branchId' | 'country'>, after: Pick<JobRow, 'branchId' | 'country'>
): Promise<{ before: string | null, after: string | null }> {
  const branches = await tx.query<{ id: number, country: string | null }>(prepared(sql`
    select id, country from branches where company_id = ${companyId} and id = any(${[before.branchId, after.branchId]}::bigint[])`))
  const countryOf = ({ branchId, country }: typeof before) => branches.find(({ id }) => id === branchId)?.country ?? country
  return { before: countryOf(before), after: countryOf(after) }
}

async function readJob (db: Queryable, companyId: number, id: number): Promise<JobRow> {
  return await findJob(db, companyId, id) as JobRow
}

function checkSalary ({ salary }: Pick<JobPatch, 'salary'>): void {
  if (salary?.min != null && salary.max != null && salary.min > salary.max) {
    const rule = { name: 'min' as const, min: salary.min }
    throw new ApiError('BAD_ARGUMENT', { target: 'salary.max', message: 'salary.max must be at least salary.min', rule })
  }
}

async function codeTaken ({ tx, companyId }: Change, code: string): Promise<ApiError> {
  return alreadyExists('code', `a job with the code ${code}`, 'jobs', await findJobId(tx, companyId, code))
}
