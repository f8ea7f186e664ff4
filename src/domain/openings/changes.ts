import { randomBytes } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { findBelow } from '../engine/child.js'
import { find } from '../engine/reads.js'
import { tell } from '../engine/writes.js'
import { hasOpenings, lockJob, type JobRow } from '../jobs/queries.js'
import type { Vacancies } from '../jobs/vacancies.js'
import type { Change } from '../shared/change.js'
import { statedTime } from '../shared/history.js'
import { changedFields } from '../shared/patch.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import { countVacancies, findFilledBy, findOldestOpen, findOpeningId, OPENINGS, type OpeningRow } from './queries.js'
import { checkTransition } from './rules.js'
import type { OpeningCreate, OpeningPatch } from './schema.js'

/** As many vacancies as a job can have. */
const MAX_OPENINGS = 10_000

/** The job, locked: changes of its openings, and hires, come one after the other. @throws ApiError NOT_FOUND */
async function lock ({ tx, companyId }: Change, jobId: number): Promise<JobRow> {
  const job = await lockJob(tx, companyId, jobId)
  if (job === undefined) throw notFound('job', 'jobId')
  return job
}

/**
 * Adds an opening to the job: from then on, its openings are its vacancies.
 * @throws ApiError ALREADY_EXISTS for a code or a hire that another has, IN_USE for a job with hires that no opening has, LIMIT_REACHED,
 * BAD_ARGUMENT unless `applicationId` names a hire of the job
 */
export async function createOpening (
  change: Change, jobId: number, { openedAt: stated, applicationId, ...fields }: OpeningCreate
): Promise<OpeningRow> {
  const { tx, companyId } = change
  const openedAt = statedTime(change, stated, 'openedAt')
  const job = await lock(change, jobId)
  await checkRoom(change, job, applicationId)
  const hire = applicationId === undefined ? {} : await filledBy(change, jobId, applicationId)
  const code = `OPN-${randomBytes(5).toString('hex').toUpperCase()}`
  const columns = { company_id: companyId, ...byColumn({ jobId, code, ...fields, ...hire }), ...(openedAt && { opened_at: openedAt }) }
  const [created] = await tx.query<{ id: number }>(sql`
    insert into openings ${insertion(columns)} on conflict (company_id, code) do nothing returning id`)
  if (created === undefined) throw await codeTaken(change, jobId, fields.code as string)
  return await tellOpening(change, 'created', created.id, await countVacancies(tx, companyId, jobId), [], openedAt)
}

/** @throws ApiError IN_USE where an opening more would leave a hire without one, LIMIT_REACHED where it would be one too many */
async function checkRoom ({ tx, companyId }: Change, job: JobRow, applicationId: number | undefined): Promise<void> {
  const isFirst = !await hasOpenings(tx, companyId, job.id)
  if (isFirst && job.vacanciesFilled > 0 && applicationId === undefined) {
    const message = `the job has hires (${job.vacanciesFilled}) without openings: send the applicationId of one`
    throw new ApiError('IN_USE', { target: 'applicationId', message })
  }
  if (!isFirst && job.numVacancies >= MAX_OPENINGS) {
    const message = `the job has ${MAX_OPENINGS} openings, which is the maximum: cancel one`
    throw new ApiError('LIMIT_REACHED', { target: 'jobId', message })
  }
}

/** What a hire of the locked job makes of a new opening. */
async function filledBy ({ tx, companyId }: Change, jobId: number, applicationId: number): Promise<object> {
  const [application] = await tx.query<{ hiredAt: string }>(prepared(sql`
    select hired_at as "hiredAt" from applications
    where company_id = ${companyId} and job_id = ${jobId} and id = ${applicationId} and status = 'hired'`))
  if (application === undefined) {
    const message = 'applicationId must name an application of this job that is hired'
    throw new ApiError('BAD_ARGUMENT', { target: 'applicationId', message, rule: { name: 'reference' } })
  }
  const other = await findFilledBy(tx, companyId, applicationId)
  if (other !== undefined) throw alreadyExists('applicationId', 'an opening that this hire has filled', 'openings', other, { jobs: jobId })
  return { status: 'filled', applicationId, filledAt: application.hiredAt }
}

/**
 * Changes fields of an opening, cancels it, or opens a canceled one again. Equal values change nothing.
 * @throws ApiError NOT_FOUND, ILLEGAL_TRANSITION, ALREADY_EXISTS, IN_USE, LIMIT_REACHED
 */
export async function changeOpening (
  change: Change, jobId: number, id: number, { status, ...patch }: OpeningPatch
): Promise<OpeningRow> {
  const { tx, companyId } = change
  const job = await lock(change, jobId)
  const before = await findBelow(tx, OPENINGS, companyId, { jobId, openingId: id })
  change.checkState(before)
  const fields = changedFields(before, patch)
  const isTransition = status !== undefined && status !== before.status
  if (!isTransition && Object.keys(fields).length === 0) return before
  if (isTransition) checkTransition(before.status, status)
  if (isTransition && status === 'open') await checkRoom(change, job, undefined)
  const canceledAt = status === 'canceled' ? sql`statement_timestamp()` : null
  await update(change, before, { ...fields, ...(isTransition ? { status, canceledAt } : {}) })
  const vacancies = await countVacancies(tx, companyId, jobId)
  const changed = [...Object.keys(fields), ...(isTransition && status === 'open' ? ['status', 'canceledAt'] : [])]
  const row = changed.length > 0 ? await tellOpening(change, 'changed', id, vacancies, changed) : before
  return isTransition && status === 'canceled' ? await tellOpening(change, 'canceled', id, vacancies) : row
}

async function update (change: Change, { id, jobId }: OpeningRow, fields: object): Promise<void> {
  const { tx, companyId } = change
  // Under a savepoint: otherwise the transaction could not read which opening has the code after the failed statement.
  await tx.savepoint(async () => await tx.query(save(companyId, id, fields))).catch(async error => {
    const { code } = fields as OpeningPatch
    throw violatesConstraint(error, 'openings_company_id_code_key') ? await codeTaken(change, jobId, code as string) : error
  })
}

const save = (companyId: number, id: number, fields: object): Sql => prepared(sql`
  update openings set ${assignments(byColumn(fields))}, ${nextVersion()} where company_id = ${companyId} and id = ${id}`)

/** The failure of a code that another opening has. */
export async function codeTaken ({ tx, companyId }: Change, jobId: number, code: string): Promise<ApiError> {
  const id = await findOpeningId(tx, companyId, code)
  const other = id === undefined ? undefined : await find(tx, OPENINGS, companyId, id)
  return alreadyExists('code', `an opening with the code ${code}`, 'openings', id, { jobs: other?.jobId ?? jobId })
}

/**
 * The opening that a hire of the locked job is to fill: the one that is named, else the oldest that is open.
 * @returns undefined for a job without openings
 * @throws ApiError BAD_ARGUMENT for one that the job does not have, NO_VACANCY_LEFT for one that is not open
 */
export async function openingToFill ({ tx, companyId }: Change, jobId: number, id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return await findOldestOpen(tx, companyId, jobId)
  const opening = await find(tx, OPENINGS, companyId, id)
  if (opening?.jobId !== jobId) {
    const message = 'openingId must name an opening of this job'
    throw new ApiError('BAD_ARGUMENT', { target: 'openingId', message, rule: { name: 'reference' } })
  }
  if (opening.status === 'open') return id
  throw new ApiError('NO_VACANCY_LEFT', { target: 'openingId', message: `the opening ${id} is ${opening.status}` })
}

/** A change of an opening by a hire or its end, and the vacancies of the job then. */
export interface OpeningChange { id: number | undefined, vacancies: Vacancies }

/**
 * Fills this opening by the hire of an application, which is written, or counts the hire alone in a job without openings.
 * @param at when the candidate was hired
 */
export async function fillOpening (
  { tx, companyId }: Change, jobId: number, id: number | undefined, applicationId: number, at: string
): Promise<OpeningChange> {
  if (id !== undefined) await tx.send(save(companyId, id, { status: 'filled', applicationId, filledAt: at }))
  return { id, vacancies: await countVacancies(tx, companyId, jobId) }
}

/** Opens the opening again that the hire of an application had filled, which is no longer hired. */
export async function openAgain ({ tx, companyId }: Change, jobId: number, applicationId: number): Promise<OpeningChange> {
  const id = await findFilledBy(tx, companyId, applicationId)
  if (id !== undefined) await tx.send(save(companyId, id, { status: 'open', applicationId: null, filledAt: null }))
  return { id, vacancies: await countVacancies(tx, companyId, jobId) }
}

/** Records that an opening was filled, or is open again. @param at when it happened, if that is stated */
export async function recordOpening (
  change: Change, { id, vacancies }: OpeningChange, what: 'filled' | 'changed', at: string | undefined
): Promise<void> {
  if (id === undefined) return
  await tellOpening(change, what, id, vacancies, what === 'changed' ? ['status', 'applicationId', 'filledAt'] : [], at)
}

/** Records what happened to the opening, which it reads as it is now. */
async function tellOpening (
  change: Change, what: 'created' | 'changed' | 'filled' | 'canceled', id: number, vacancies: Vacancies, changed: string[] = [],
  occurredAt?: string
): Promise<OpeningRow> {
  return await tell(change, OPENINGS, what, id, { vacancies, ...(what === 'changed' ? { changed } : {}) }, occurredAt)
}
