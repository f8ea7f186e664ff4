import { ApiError } from '../../errors.js'
import { findAnonymized } from '../candidates/queries.js'
import { changeJob } from '../jobs/changes.js'
import type { JobRow } from '../jobs/queries.js'
import type { JobPatch } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import { applyPlan, recordPlan } from './changes.js'
import { planChange, readPatch } from './plan.js'
import { lockInProcess } from './queries.js'

/** Maximum number of applications that are rejected with their job: more would take longer than a transaction may. */
const MAX_REJECTED = 1000

/** `changeJob`, and with `rejectRemaining` the rejection of the applications in process. @throws ApiError like both */
export async function changeJobWithApplications (
  change: Change, id: number, { rejectRemaining: rejection, ...patch }: JobPatch
): Promise<JobRow> {
  if (rejection !== undefined) change.requireScope('applications:write')
  const job = await changeJob(change, id, patch)
  if (rejection !== undefined) await rejectRemaining(change, job, rejection.reason)
  return job
}

/**
 * Rejects all applications of a closed or canceled job that are in process. Those of anonymized candidates get no reason.
 * @param job locked for update, so that no further ones come
 * @throws ApiError BAD_ARGUMENT for a job in another status, or with more than `MAX_REJECTED`
 */
async function rejectRemaining (change: Change, { id, status, numVacancies }: JobRow, reason: string): Promise<void> {
  const { tx, companyId } = change
  if (status !== 'closed' && status !== 'canceled') {
    const message = `rejectRemaining is allowed only with status closed or canceled, and the job is ${status}`
    throw new ApiError('BAD_ARGUMENT', { target: 'rejectRemaining', message })
  }
  const remaining = await lockInProcess(tx, companyId, id, MAX_REJECTED + 1)
  if (remaining.length > MAX_REJECTED) {
    const message = `rejectRemaining rejects up to ${MAX_REJECTED} applications, and more are in process: reject some first, with bulk ` +
      'requests'
    throw new ApiError('BAD_ARGUMENT', { target: 'rejectRemaining', message })
  }
  const anonymized = await findAnonymized(tx, companyId, remaining.map(({ candidateId }) => candidateId))
  const rejected = await Promise.all(remaining.map(async before => {
    const isAnonymized = anonymized.has(before.candidateId)
    const requested = readPatch(before, { status: 'reproved', ...(isAnonymized ? {} : { reason }) })
    const facts = { jobStatus: status, numVacancies, hired: 0, otherLiveId: undefined, hasStep: true, isAnonymized }
    const plan = planChange(before, requested, facts)
    return { before, plan, applied: await applyPlan(change, before, plan) }
  }))
  for (const { before, plan, applied } of rejected) await recordPlan(change, before, plan, applied)
}
