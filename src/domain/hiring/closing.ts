import { ApiError } from '../../errors.js'
import { findAnonymized } from '../candidates/queries.js'
import { changeJob } from '../jobs/changes.js'
import type { JobRow } from '../jobs/queries.js'
import { applyPlan, recordPlan } from '../applications/changes.js'
import { checkFollowing, ofPart } from '../applications/following.js'
import { planChange, readPatch } from '../applications/plan.js'
import { lockInProcess } from '../applications/queries.js'
import { cancelScheduled } from '../interviews/changes.js'
import { RejectRemaining } from '../jobs/reject-remaining.js'
import type { JobPatch } from '../jobs/schema.js'
import { cancelQueuedWith, queueWords, readWords } from '../messages/queueing.js'
import { withdrawLive, withLiveOffers } from '../offers/changes.js'
import { reasonFor } from '../reasons/use.js'
import type { Change } from '../shared/change.js'
import { findReferences } from '../shared/find-references.js'

/** Maximum number of applications that are rejected with their job: more would take longer than a transaction may. */
const MAX_REJECTED = 1000

/** `changeJob`, and with `rejectRemaining` the rejection of the applications in process. @throws ApiError like both */
export async function changeJobWithApplications (
  change: Change, id: number, { rejectRemaining: rejection, ...patch }: JobPatch
): Promise<JobRow> {
  if (rejection !== undefined) {
    change.requireScope('applications:write')
    checkFollowing(change, { ...rejection, status: 'reproved' })
  }
  const job = await changeJob(change, id, patch)
  if (rejection !== undefined) await rejectRemaining(change, job, rejection)
  return job
}

/**
 * Rejects all applications of a closed or canceled job that are in process. Those of anonymized candidates get no reason.
 * @param job locked for update, so that no further ones come
 * @throws ApiError BAD_ARGUMENT for a job in another status, or with more than `MAX_REJECTED`; for a reason as with a single rejection
 */
async function rejectRemaining (change: Change, { id, status, numVacancies }: JobRow, rejection: RejectRemaining): Promise<void> {
  const { tx, companyId } = change
  if (status !== 'closed' && status !== 'canceled') {
    const message = `rejectRemaining is allowed only with status closed or canceled, and the job is ${status}`
    throw new ApiError('BAD_ARGUMENT', { target: 'rejectRemaining', message })
  }
  const { reasonId, reason } = await readReason(change, rejection)
  const remaining = await lockInProcess(tx, companyId, id, MAX_REJECTED + 1)
  if (remaining.length > MAX_REJECTED) {
    const message = `rejectRemaining rejects up to ${MAX_REJECTED} applications, and more are in process: reject some first, with bulk ` +
      'requests'
    throw new ApiError('BAD_ARGUMENT', { target: 'rejectRemaining', message })
  }
  const anonymized = await findAnonymized(tx, companyId, remaining.map(({ candidateId }) => candidateId))
  const rejected = await Promise.all(remaining.map(async before => {
    const isAnonymized = anonymized.has(before.candidateId)
    const requested = readPatch(before, { status: 'reproved', reasonId, ...(isAnonymized ? {} : { reason }) })
    const facts = { jobStatus: status, numVacancies, filled: 0, otherLiveId: undefined, hasStep: true, isAnonymized, reasonName: undefined }
    const plan = planChange(before, requested, facts)
    return { before, plan, applied: await applyPlan(change, before, plan) }
  }))
  await change.together(async () => {
    for (const { before, plan, applied } of rejected) await recordPlan(change, before, plan, applied)
  })
  await followRejections(change, remaining.map(({ id }) => id), rejection)
}

/** What follows from these rejections, as from each by itself. Who is anonymized is told nothing. */
async function followRejections (change: Change, ids: number[], { cancelInterviews, message }: RejectRemaining): Promise<void> {
  const { tx, companyId } = change
  await cancelQueuedWith(change, ids, 'in_process')
  for (const id of await withLiveOffers(tx, companyId, ids)) await withdrawLive(change, id)
  if (cancelInterviews === true) await cancelScheduled(change, ids)
  if (message === undefined) return
  const tell = async () => await queueWords(change, ids, await readWords(change, message), 'reproved')
  await tell().catch(ofPart('rejectRemaining.message'))
}

/** The reason of the rejections: its id, if it is one of the catalog, and its text. @throws ApiError BAD_ARGUMENT for neither */
async function readReason (change: Change, rejection: RejectRemaining): Promise<{ reasonId: number | null | undefined, reason: string }> {
  const at = 'rejectRemaining.'
  const { fields: { reasonId, reason }, check } = await findReferences(change, RejectRemaining, rejection, at)
  const [name] = await Promise.all([reasonFor(change, 'reproved', reasonId, `${at}reasonId`), check({ reasonId } as RejectRemaining)])
  const text = reason ?? name
  if (text !== undefined) return { reasonId, reason: text }
  const message = 'rejectRemaining.reason or rejectRemaining.reasonId is required'
  throw new ApiError('BAD_ARGUMENT', { target: `${at}reason`, message, rule: { name: 'required' } })
}
