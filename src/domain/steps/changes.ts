import sql from 'sql-template-tag'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { record, tell } from '../engine/writes.js'
import { JOB } from '../parents/job.js'
import type { Change } from '../shared/change.js'
import { findReferences } from '../shared/find-references.js'
import { changedFields } from '../shared/patch.js'
import { assignments, byColumn, nextVersion } from '../shared/sql.js'
import { columns, lockSteps, STEPS, type StepRow } from './queries.js'
import { DEFAULT_STEPS, Step, STEP_DEFAULTS, type StepCreate, type StepPatch, type StepUpsert } from './schema.js'

/** Adds a step between the first and the last, at `order`, or else before the last. */
export async function createStep (change: Change, jobId: number, body: StepCreate): Promise<StepRow> {
  return await addStep(change, jobId, await lock(change, jobId), body)
}

async function addStep (change: Change, jobId: number, steps: StepRow[], body: StepCreate): Promise<StepRow> {
  const { tx, companyId } = change
  const { fields: given, check } = await findReferences(change, Step, body)
  const { order, code = null, scorecardTemplateId = null, ...fields } = { ...STEP_DEFAULTS, ...given }
  await check(given)
  const position = order ?? steps.length
  checkPosition(position, steps.length + 1)
  checkCode(steps, jobId, { code })
  await shift(change, jobId, position, steps.length, 1)
  const [created] = await tx.query<{ id: number }>(sql`
    insert into steps (company_id, job_id, name, code, type, category, scorecard_template_id, position)
    values (${companyId}, ${jobId}, ${fields.name}, ${code}, ${fields.type}, ${fields.category}, ${scorecardTemplateId}, ${position})
    returning id`)
  return await tell(change, STEPS, 'created', (created as { id: number }).id)
}

/** Changes a step or moves it; the steps between its old and new position shift. */
export async function changeStep (change: Change, jobId: number, id: number, patch: StepPatch): Promise<StepRow> {
  const steps = await lock(change, jobId)
  const before = pick(steps, id)
  change.checkState(before)
  return await saveStep(change, jobId, steps, before, patch)
}

/** Creates and changes steps by their codes: new ones before the last, and none is deleted. The job is locked. */
export async function putSteps (change: Change, jobId: number, given: StepUpsert[]): Promise<void> {
  const { tx, companyId } = change
  checkCodes(given)
  for (const step of given) {
    const steps = await lockSteps(tx, companyId, jobId)
    const before = steps.find(({ code }) => code === step.code)
    if (before === undefined) await addStep(change, jobId, steps, step)
    else await saveStep(change, jobId, steps, before, step)
  }
}

/** The steps of a new job that were given, after a registration step and before a hiring one. */
export function wholeSteps (given: StepUpsert[]): Array<Omit<StepCreate, 'order'>> {
  checkCodes(given)
  const missing = (place: 0 | -1) => {
    const step = DEFAULT_STEPS.at(place)!
    if (given.at(place)?.category === step.category) return []
    return [{ ...step, code: given.some(({ code }) => code === step.code) ? null : step.code }]
  }
  return [...missing(0), ...given, ...missing(-1)]
}

async function saveStep (change: Change, jobId: number, steps: StepRow[], before: StepRow, body: StepPatch): Promise<StepRow> {
  const { tx, companyId } = change
  const { id } = before
  const { fields: patch, check } = await findReferences(change, Step, body)
  const { order = before.order, ...fields } = changedFields(before, patch)
  if (order === before.order && Object.keys(fields).length === 0) return before
  checkCode(steps, jobId, fields)
  await check(fields, before)
  if (order !== before.order) {
    checkMiddle(before, steps.length, 'moved')
    checkPosition(order, steps.length)
    if (order < before.order) await shift(change, jobId, order, before.order - 1, 1)
    else await shift(change, jobId, before.order + 1, order, -1)
  }
  await tx.query(sql`
    update steps set ${assignments(byColumn({ ...fields, position: order }))}, ${nextVersion()}
    where company_id = ${companyId} and id = ${id}`)
  const changed = Object.keys(changedFields(before, patch))
  return await tell(change, STEPS, 'changed', id, { changed, previousName: changed.includes('name') ? before.name : undefined })
}

/**
 * @throws ApiError IN_USE while applications are on the step or have been, or interviews are of it; ILLEGAL_TRANSITION for the first and
 * the last
 */
export async function deleteStep (change: Change, jobId: number, id: number): Promise<void> {
  const { tx, companyId } = change
  const steps = await lock(change, jobId)
  const step = pick(steps, id)
  change.checkState(step)
  checkMiddle(step, steps.length, 'deleted')
  const [used] = await tx.query<{ count: number }>(sql`
    select count(distinct application_id) as count from application_steps where company_id = ${companyId} and step_id = ${id}`)
  if (used !== undefined && used.count > 0) {
    const message = `${used.count} applications are or have been on this step`
    throw new ApiError('IN_USE', { target: 'stepId', message })
  }
  const [planned] = await tx.query<{ count: number }>(sql`
    select count(*) as count from interviews where company_id = ${companyId} and step_id = ${id}`)
  if (planned !== undefined && planned.count > 0) {
    throw new ApiError('IN_USE', { target: 'stepId', message: `${planned.count} interviews are of this step` })
  }
  await tx.query(sql`delete from steps where company_id = ${companyId} and id = ${id}`)
  await shift(change, jobId, step.order + 1, steps.length, -1)
  await record(change, STEPS, 'deleted', step)
}

/** Shifts the steps between two places by one, with an event for each. */
async function shift (change: Change, jobId: number, from: number, to: number, by: 1 | -1): Promise<void> {
  const { tx, companyId } = change
  const moved = await tx.query<StepRow>(sql`
    update steps t set position = position + ${by}, ${nextVersion()}
    where company_id = ${companyId} and job_id = ${jobId} and position between ${from} and ${to} returning ${columns(companyId)}`)
  for (const step of moved.sort((a, b) => a.order - b.order)) await record(change, STEPS, 'changed', step, { changed: ['order'] })
}

/** Locks the job, then its steps: changes to the steps of one job are serialized. */
async function lock (change: Change, jobId: number): Promise<StepRow[]> {
  await JOB.lock(change, { jobId })
  return await lockSteps(change.tx, change.companyId, jobId)
}

function pick (steps: StepRow[], id: number): StepRow {
  const step = steps.find(step => step.id === id)
  if (step === undefined) throw notFound('step of this job', 'stepId')
  return step
}

function checkMiddle (step: StepRow, count: number, verb: string): void {
  if (step.order === 1 || step.order === count) {
    throw new ApiError('ILLEGAL_TRANSITION', { target: 'stepId', message: `the first and the last step of a job cannot be ${verb}` })
  }
}

/** @throws ApiError ALREADY_EXISTS for the code of another step; all steps of the job are locked */
function checkCode (steps: StepRow[], jobId: number, { code }: StepPatch): void {
  const other = code == null ? undefined : steps.find(step => step.code === code)
  if (other !== undefined) throw alreadyExists('code', `a step of this job with the code ${code}`, 'steps', other.id, { jobs: jobId })
}

/** @throws ApiError BAD_ARGUMENT for a code that comes twice */
function checkCodes (given: StepUpsert[]): void {
  const codes = given.map(({ code }) => code)
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index)
  if (twice === -1) return
  const message = `steps.${twice}.code must not be that of another step of the request`
  throw new ApiError('BAD_ARGUMENT', { target: `steps.${twice}.code`, message })
}

function checkPosition (position: number, count: number): void {
  if (position < 2 || position > count - 1) {
    const message = `order must be between 2 and ${count - 1}: the first and the last step cannot move`
    throw new ApiError('BAD_ARGUMENT', { target: 'order', message })
  }
}
