import { randomBytes } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared, type Queryable } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { record } from '../engine/writes.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { fold } from '../shared/fold.js'
import { changedFields } from '../shared/patch.js'
import { UNRESTRICTED } from '../shared/reader.js'
import { findReferences } from '../shared/references.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import { insertDefaultSteps, STEPS } from '../steps/queries.js'
import { JOB_EVENTS } from './events.js'
import { countHired, findJob, lockJob, toJob, type JobRow } from './queries.js'
import { checkTransition, missingToEnter, missingToStay, needsReason } from './rules.js'
import { Job, LONG_TEXTS, type JobCreate, type JobPatch, type JobStatus } from './schema.js'

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

/** Creates a draft with the default steps. */
export async function createJob (change: Change, body: JobCreate): Promise<JobRow> {
  const { tx, companyId } = change
  change.checkGates(Job, body)
  checkSalary(body)
  const { fields, check } = await findReferences(change, Job, body)
  await check(fields)
  const columns: Record<string, unknown> = {
    type: 'effective',
    publication_type: 'external',
    workplace_type: 'on-site',
    num_vacancies: 1,
    code: `JOB-${randomBytes(5).toString('hex').toUpperCase()}`,
    ...toColumns(fields),
    company_id: companyId
  }
  const [created] = await tx.query<{ id: number }>(sql`
    insert into jobs ${insertion(columns)} on conflict (company_id, code) do nothing returning id`)
  if (created === undefined) throw await codeTaken(change, columns.code as string)
  const { id } = created
  const steps = await insertDefaultSteps(tx, companyId, id)
  const job = await readJob(tx, companyId, id)
  await change.record(JOB_EVENTS['job.created'], { id, data: eventData(job, LONG_TEXTS) })
  for (const step of steps) await record(change, STEPS, 'created', step)
  return job
}

/**
 * Changes fields and status of a job in one step. Repeating the current values changes nothing.
 * @throws ApiError ILLEGAL_TRANSITION, BAD_ARGUMENT naming all fields that the status needs, NO_VACANCY_LEFT
 */
export async function changeJob (change: Change, id: number, body: Omit<JobPatch, 'rejectRemaining'>): Promise<JobRow> {
  const { tx, companyId } = change
  const before = await lockJob(tx, companyId, id)
  if (before === undefined) throw notFound('job', 'jobId')
  change.checkState(before)
  change.checkGates(Job, body)
  checkSalary(body)

  const { fields: patch, check } = await findReferences(change, Job, body)
  const { status = before.status, ...fields } = changedFields(toJob(before, UNRESTRICTED), patch)
  const isTransition = status !== before.status
  if (isTransition) checkTransition(before, status)
  else if (Object.keys(fields).length === 0) return before
  const after = { ...before, ...fields, status }
  const missing = isTransition ? missingToEnter(before.status, status, after, fields) : missingToStay(after, fields)
  if (isTransition && needsReason(before.status, status) && (patch.statusReason ?? '').trim() === '') {
    missing.push({ target: 'statusReason', message: `statusReason is required for a job to be ${status}` })
  }
  if (missing.length > 0) throw new ApiError('BAD_ARGUMENT', missing)
  await check(fields, before)
  if (fields.numVacancies !== undefined) await checkVacancies(tx, companyId, id, fields.numVacancies)

  const columns = toColumns(fields)
  if (isTransition) Object.assign(columns, { status, status_reason: patch.statusReason ?? null })
  // Under a savepoint: otherwise the transaction could not read which job has the code after the failed statement.
  await tx.savepoint(async () => await tx.query(sql`
    update jobs set ${assignments(columns)}${isTransition ? stamps(status, before) : raw('')}, ${nextVersion()}
    where company_id = ${companyId} and id = ${id}`)).catch(async error => {
    throw violatesConstraint(error, 'jobs_company_id_code_key') ? await codeTaken(change, fields.code as string) : error
  })
  const job = await readJob(tx, companyId, id)
  const data = eventData(job)
  if (Object.keys(fields).some(field => field !== 'statusReason' || !isTransition)) {
    const changed = Object.keys(fields)
    const previous = fields.departmentId === undefined ? {} : { previousDepartmentId: before.departmentId }
    await change.record(JOB_EVENTS['job.changed'], { id, data: { ...eventData(job, changed), ...previous, changed } })
  }
  if (isTransition) await change.record(JOB_EVENTS['job.status-changed'], { id, data: { ...data, previousStatus: before.status } })
  if (isTransition && status === 'published') await change.record(JOB_EVENTS['job.published'], { id, data })
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

/** Sets the timestamp of the new status and clears those that no longer apply. */
function stamps (status: JobStatus, { publishedAt }: JobRow) {
  const now: Record<JobStatus, string> = {
    draft: ', approved_at = null, canceled_at = null',
    waiting_approval: ', approved_at = null',
    disapproved: ', approved_at = null',
    approved: ', approved_at = statement_timestamp()',
    published: `${publishedAt === null ? ', published_at = statement_timestamp()' : ''}, frozen_at = null, closed_at = null`,
    frozen: ', frozen_at = statement_timestamp()',
    closed: ', closed_at = statement_timestamp()',
    canceled: ', canceled_at = statement_timestamp()'
  }
  return raw(now[status])
}

function checkSalary ({ salary }: Pick<JobPatch, 'salary'>): void {
  if (salary?.min != null && salary.max != null && salary.min > salary.max) {
    throw new ApiError('BAD_ARGUMENT', { target: 'salary.max', message: 'salary.max must be at least salary.min' })
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
  const [other] = await tx.query<{ id: number }>(prepared(sql`select id from jobs where company_id = ${companyId} and code = ${code}`))
  return alreadyExists('code', `a job with the code ${code}`, 'jobs', other?.id)
}
