import { randomBytes } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared, type Queryable } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { checkCodeOfPath } from '../engine/objects.js'
import { record } from '../engine/writes.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { fold } from '../shared/fold.js'
import { jobLock, lockBulk } from '../shared/locks.js'
import { changedFields } from '../shared/patch.js'
import { UNRESTRICTED } from '../shared/reader.js'
import { findReferences } from '../shared/references.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import { putSteps, wholeSteps } from '../steps/changes.js'
import { insertSteps, STEPS } from '../steps/queries.js'
import type { StepUpsert } from '../steps/schema.js'
import { JOB_EVENTS } from './events.js'
import { countHired, findJob, findJobId, lockJob, toJob, type JobRow } from './queries.js'
import { checkTransition, missingOnWay, missingToStay, needsReason, wayTo } from './rules.js'
import {
  BLANK, DEFAULTS, Job, LONG_TEXTS, type JobCreate, type JobPatch, type JobReplace, type JobStatus, type JobUpsert
} from './schema.js'
import { cleanTexts } from './texts.js'
import { checkComplete, pastOf, stamps, withoutTimes, type Past, type Times } from './times.js'

/** The columns for these fields. */
function toColumns (fields: Omit<JobPatch, 'status' | 'rejectRemaining'>): Record<string, unknown> {
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
  const past = pastOf(change, body)
  const { status, statusReason, ...fields } = withoutTimes(body)
  const job = await insertJob(change, fields, { past })
  if (job === undefined) throw await codeTaken(change, body.code as string)
  if (past !== undefined) return job
  return await changeLocked(change, job, { statusReason }, status === undefined ? [] : wayTo(job, status))
}

type Fields = Omit<JobCreate, 'status' | 'statusReason' | keyof Times>

/** Creates a draft, or a job with its past, with these steps, or else the default ones; undefined if its code is taken. */
async function insertJob (
  change: Change, body: Fields, { past, steps: given }: { past?: Past | undefined, steps?: StepUpsert[] | undefined }
): Promise<JobRow | undefined> {
  const { tx, companyId } = change
  change.checkGates(Job, body)
  checkSalary(body)
  const { fields, check } = await findReferences(change, Job, cleanTexts(body))
  if (past !== undefined) checkComplete(past, fields)
  await check(fields)
  const code = `JOB-${randomBytes(5).toString('hex').toUpperCase()}`
  const { times = {}, ...state } = past ?? {}
  const columns = { ...toColumns({ ...DEFAULTS, code, ...fields }), ...byColumn({ ...state, ...times }), company_id: companyId }
  const [created] = await tx.query<{ id: number }>(sql`
    insert into jobs ${insertion(columns)} on conflict (company_id, code) do nothing returning id`)
  if (created === undefined) return undefined
  const { id } = created
  const steps = await insertSteps(tx, companyId, id, given && wholeSteps(given))
  const job = await readJob(tx, companyId, id)
  const { createdAt: occurredAt } = times
  await change.record(JOB_EVENTS['job.created'], { id, data: eventData(job, LONG_TEXTS), occurredAt })
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
  const past = pastOf(change, body)
  const { status, statusReason, steps, ...fields } = withoutTimes(body)
  checkCodeOfPath(code, fields)
  const known = await lockByCode(change, code)
  change.checkState(known)
  const created = known === undefined ? await insertJob(change, { ...fields, code }, { past, steps }) : undefined
  // Another request may have created it meanwhile.
  const before = created ?? known ?? await lockByCode(change, code)
  if (before === undefined) throw await codeTaken(change, code)
  const isNew = created !== undefined
  if (isNew && past !== undefined) return { row: created, isNew }
  if (!isNew && steps !== undefined) await putSteps(change, before.id, steps)
  const way = status === undefined ? [] : wayTo(before, status)
  const row = await changeLocked(change, before, { ...(isNew ? {} : fields), statusReason }, way, isNew ? {} : blankFor(change))
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
  change.checkGates(Job, body)
  checkSalary(body)
  const { fields: given, check } = await findReferences(change, Job, cleanTexts(body))
  const patch = { ...blank, ...given }
  const fields = changedFields(toJob(before, UNRESTRICTED), patch)
  if (way.length === 0 && Object.keys(fields).length === 0) return before
  const after = { ...before, ...fields, status: way.at(-1) ?? before.status }
  const missing = way.length > 0 ? missingOnWay(before.status, way, after, fields) : missingToStay(after, fields)
  const from = way.at(-2) ?? before.status
  if (way.length > 0 && needsReason(from, after.status) && (patch.statusReason ?? '').trim() === '') {
    const message = `statusReason is required for a job to be ${after.status}`
    missing.push({ target: 'statusReason', message, rule: { name: 'required' } })
  }
  if (missing.length > 0) throw new ApiError('BAD_ARGUMENT', missing)
  await check(fields, before)
  if (fields.numVacancies !== undefined) await checkVacancies(change.tx, change.companyId, before.id, fields.numVacancies)

  let job = await save(change, before, fields, way[0], way.length > 1 ? null : patch.statusReason)
  for (const status of way.slice(1)) job = await save(change, job, {}, status, status === after.status ? patch.statusReason : null)
  return job
}

/** Saves changed fields and a transition, with their events. */
async function save (
  change: Change, before: JobRow, fields: JobPatch, status: JobStatus | undefined, reason: string | null = null
): Promise<JobRow> {
  const { tx, companyId } = change
  const { id } = before
  const columns = { ...toColumns(fields), ...(status !== undefined && { status, status_reason: reason }) }
  // Under a savepoint: otherwise the transaction could not read which job has the code after the failed statement.
  await tx.savepoint(async () => await tx.query(sql`
    update jobs set ${assignments(columns)}${status === undefined ? raw('') : stamps(status, before)}, ${nextVersion()}
    where company_id = ${companyId} and id = ${id}`)).catch(async error => {
    throw violatesConstraint(error, 'jobs_company_id_code_key') ? await codeTaken(change, fields.code as string) : error
  })
  const job = await readJob(tx, companyId, id)
  const data = eventData(job)
  const changed = Object.keys(fields)
  if (changed.some(field => field !== 'statusReason' || status === undefined)) {
    const previous = fields.departmentId === undefined ? {} : { previousDepartmentId: before.departmentId }
    await change.record(JOB_EVENTS['job.changed'], { id, data: { ...eventData(job, changed), ...previous, changed } })
  }
  if (status !== undefined) await change.record(JOB_EVENTS['job.status-changed'], { id, data: { ...data, previousStatus: before.status } })
  if (status === 'published') await change.record(JOB_EVENTS['job.published'], { id, data })
  return job
}

/** @throws ApiError IN_USE unless the job is a draft without applications */
export async function deleteJob (change: Change, id: number): Promise<void> {
  const { tx, companyId } = change
  const job = await lockJob(tx, companyId, id)
  if (job === undefined) throw notFound('job', 'jobId')
  change.checkState(job)
  if (job.status !== 'draft') {
    const message = `only drafts can be deleted, and this job is ${job.status}; cancel it instead`
    throw new ApiError('IN_USE', { target: 'jobId', message })
  }
  const [used] = await tx.query<{ count: number }>(sql`
    select count(*) as count from applications where company_id = ${companyId} and job_id = ${id}`)
  if (used !== undefined && used.count > 0) {
    const message = `the job has ${used.count} applications`
    throw new ApiError('IN_USE', { target: 'jobId', message })
  }
  await tx.query(sql`delete from steps where company_id = ${companyId} and job_id = ${id}`)
  await tx.query(sql`delete from jobs where company_id = ${companyId} and id = ${id}`)
  await change.record(JOB_EVENTS['job.deleted'], { id, data: eventData(job) })
}

async function readJob (db: Queryable, companyId: number, id: number): Promise<JobRow> {
  return await findJob(db, companyId, id) as JobRow
}

/** The state of a job for events, with only those of its long texts (up to 200 kB) that are in `texts`. */
function eventData (job: JobRow, texts: readonly string[] = []): object {
  const omitted: string[] = LONG_TEXTS.filter(text => !texts.includes(text))
  return Object.fromEntries(Object.entries(eventState(Job, job).data).filter(([field]) => !omitted.includes(field)))
}

function checkSalary ({ salary }: Pick<JobPatch, 'salary'>): void {
  if (salary?.min != null && salary.max != null && salary.min > salary.max) {
    const rule = { name: 'min' as const, min: salary.min }
    throw new ApiError('BAD_ARGUMENT', { target: 'salary.max', message: 'salary.max must be at least salary.min', rule })
  }
}

async function checkVacancies (db: Queryable, companyId: number, jobId: number, numVacancies: number): Promise<void> {
  const hired = await countHired(db, companyId, jobId)
  if (numVacancies < hired) {
    const message = `numVacancies must be at least ${hired}, the number of hires`
    throw new ApiError('NO_VACANCY_LEFT', { target: 'numVacancies', message })
  }
}

async function codeTaken ({ tx, companyId }: Change, code: string): Promise<ApiError> {
  return alreadyExists('code', `a job with the code ${code}`, 'jobs', await findJobId(tx, companyId, code))
}
