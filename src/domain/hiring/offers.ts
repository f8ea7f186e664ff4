import sql from 'sql-template-tag'
import { alreadyExists, ApiError } from '../../errors.js'
import { changeApplication } from '../applications/changes.js'
import { checkNotAnonymized, isAnonymized } from '../candidates/queries.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues, valueColumn, type ValuePlan } from '../custom-fields/values.js'
import { findBelow } from '../engine/child.js'
import { tell } from '../engine/writes.js'
import { toColumns } from '../offers/changes.js'
import type { OfferHappening } from '../offers/events.js'
import { findLiveOffer, OFFERS, type OfferRow } from '../offers/queries.js'
import { checkChangeable, checkTransition } from '../offers/rules.js'
import { Offer, type OfferCreate, type OfferPatch, type OfferStatus } from '../offers/schema.js'
import { APPLICATION, checkAfterCreation, type ApplicationAt, type LockedParent } from '../parents/application.js'
import { codeTaken, findByCode, saveColumns } from '../parents/coded.js'
import type { Settings } from '../settings/schema.js'
import { findSettings } from '../settings/settings.js'
import type { Change } from '../shared/change.js'
import { now, toMilliseconds } from '../shared/clock.js'
import { CUSTOM_FIELDS } from '../shared/custom-values.js'
import { checkNotBefore, isRecorded, statedTime, timeOfStatus } from '../shared/history.js'
import { jobLock } from '../shared/locks.js'
import { changedFields } from '../shared/patch.js'
import { insertion } from '../shared/sql.js'
import { checkHireFields, findHiringStep } from './offer-hires.js'

/** Changes of status to which a reason belongs. */
const WITH_REASON: readonly OfferStatus[] = ['draft', 'declined', 'withdrawn']

/** The terms with their time as it is stored and compared. */
const inMilliseconds = <Terms extends { expiresAt?: string | null }> (terms: Terms): Terms =>
  terms.expiresAt === undefined ? terms : { ...terms, expiresAt: toMilliseconds(terms.expiresAt) }

/**
 * Makes an offer, a draft, to an application that is in process.
 * @throws ApiError ILLEGAL_TRANSITION for an application that has ended, ALREADY_EXISTS naming its live offer or the one with this code,
 * ANONYMIZED for code, notes and values; like `planValues`
 */
export async function createOffer (
  change: Change, at: ApplicationAt, { customFields, at: stated, ...body }: OfferCreate
): Promise<OfferRow> {
  const { tx, companyId } = change
  const madeAt = statedTime(change, stated)
  await checkGates(change, Offer, { ...body, customFields })
  const { applicationId } = at
  const application = await APPLICATION.lock(change, at)
  const { status, candidateId } = application
  if (status !== 'in_process') {
    const message = `the application is ${status}: only those in_process get offers`
    throw new ApiError('ILLEGAL_TRANSITION', { target: 'applicationId', message }, { allowed: [] })
  }
  checkAfterCreation(madeAt, application)
  const values = await planValues(change, 'offer', { given: customFields, isWhole: await asksRequired(change, candidateId) })
  await checkNotAnonymized(tx, companyId, candidateId, personalIn(body, values))
  const live = await findLiveOffer(tx, companyId, applicationId)
  if (live !== undefined) throw alreadyLive(at, live)
  const [created] = await tx.query<{ id: number }>(sql`
    insert into offers ${insertion({
      company_id: companyId,
      application_id: applicationId,
      ...toColumns(inMilliseconds(body)),
      ...valueColumn(values),
      ...(madeAt && { created_at: madeAt })
    })} on conflict do nothing returning id`)
  if (created === undefined) {
    throw body.code == null ? alreadyLive(at, undefined) : codeTaken(OFFERS, await findByCode(tx, OFFERS, companyId, body.code))
  }
  const { id } = created
  await values.saveFor(id)
  return await tell(change, OFFERS, 'created', id, {}, madeAt)
}

/** Whether required fields are asked for: nothing is written about an anonymized candidate. */
async function asksRequired ({ tx, companyId, identity }: Change, candidateId: number): Promise<boolean> {
  return identity.customEntities.includes('offer') && !await isAnonymized(tx, companyId, candidateId)
}

/** What is written about the candidate, by its names. */
function personalIn (texts: Pick<OfferPatch, 'code' | 'notes' | 'reason'>, { changed }: ValuePlan): string[] {
  const named = (['code', 'notes', 'reason'] as const).filter(field => texts[field] != null)
  return [...named, ...(changed.length === 0 ? [] : [CUSTOM_FIELDS])]
}

const alreadyLive = ({ jobId, applicationId }: ApplicationAt, id: number | undefined): ApiError =>
  alreadyExists('applicationId', 'a live offer to this application', 'offers', id, { jobs: jobId, applications: applicationId })

/**
 * Changes fields of an offer and its status in one step. Accepting hires the candidate, unless `hire` is false: if that is not allowed,
 * nothing changes. Repeating the current values changes nothing.
 * @throws ApiError ILLEGAL_TRANSITION, BAD_ARGUMENT, ANONYMIZED, FORBIDDEN; like `changeApplication` where it hires
 */
export async function changeOffer (
  change: Change, at: ApplicationAt & { offerId: number },
  { status, reason, hire, openingId, stepId, stepCode, at: stated, customFields, ...patch }: OfferPatch
): Promise<OfferRow> {
  const { tx, companyId } = change
  const time = timeOfStatus(change, { at: stated, status })
  await checkGates(change, Offer, { ...patch, customFields })
  checkHireFields(status, { hire, openingId, stepId, stepCode })
  const isHire = status === 'accepted' && hire !== false
  // A job is locked before its applications.
  if (isHire) await tx.send(jobLock(companyId, at.jobId, 'update'))
  const application = await APPLICATION.lock(change, at)
  const before: OfferRow = await findBelow(tx, OFFERS, companyId, at)
  change.checkState(before)
  // Before anything is judged: what was right then need not be so today.
  if (time !== undefined && status !== undefined && await isRecorded(change, 'offer', before, status, time)) return before
  const fields = changedFields(before, inMilliseconds(patch))
  const to = status === undefined || status === before.status ? undefined : status
  const remark = to === undefined ? changedFields(before, { reason }) : {}
  const moved = to === undefined ? [] : ['status', ...Object.keys(changedFields(before, { reason: reason ?? null }))]
  const values = await planValues(change, 'offer', { given: customFields, before: before.customValues, isWhole: false })
  const names = [...Object.keys({ ...fields, ...remark }), ...values.changed]
  if (to === undefined && names.length === 0) return before
  const settings = await findSettings(tx, companyId)
  checkChangeable(before.status, names, settings.requireOfferApproval)
  const event = to && await checkedTransition(change, { ...before, ...fields }, application, to, reason, settings)
  checkOrder(before, to && time)
  checkExpiry(before, fields, to, time)
  await checkNotAnonymized(tx, companyId, application.candidateId, personalIn({ ...fields, reason }, values))
  if (to === 'accepted' && isHire) checkInProcess(change, application)
  const columns = { ...toColumns({ ...fields, ...remark }), ...valueColumn(values), ...statusColumns(to, reason, time) }
  await saveColumns(change, OFFERS, before.id, columns)
  await values.saveFor(before.id)
  const offer = await recordChange(change, before, names, moved, event, time)
  if (to === 'accepted' && isHire) {
    const currentStepId = await findHiringStep(change, at.jobId, { stepId, stepCode })
    await changeApplication(change, at.jobId, at.applicationId, { status: 'hired', openingId, currentStepId, at: time })
  }
  return offer
}

/** @throws ApiError FORBIDDEN without the scope to hire, ILLEGAL_TRANSITION for an application that has ended */
function checkInProcess (change: Change, { status }: LockedParent): void {
  change.requireScope('applications:write')
  if (status === 'in_process') return
  const message = `the application is ${status}: with hire=false the offer can be accepted without a hire`
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: [] })
}

/** @param offer as it is to be, but for its status @returns the event of the transition */
async function checkedTransition (
  { tx, companyId }: Change, { status: from, startDate }: OfferRow, { candidateId }: LockedParent, to: OfferStatus,
  reason: string | null | undefined, { requireOfferApproval, offersWithoutTerms }: Settings
): Promise<OfferHappening> {
  const { event, needsReason } = checkTransition(from, to, requireOfferApproval)
  if (to === 'sent' && startDate === null && !offersWithoutTerms) {
    const message = 'startDate is required for an offer to be sent, unless the company sets offersWithoutTerms'
    throw new ApiError('BAD_ARGUMENT', { target: 'startDate', message, rule: { name: 'required' } })
  }
  if (reason != null && !WITH_REASON.includes(to)) {
    throw new ApiError('BAD_ARGUMENT', { target: 'reason', message: `reason is allowed only with status ${WITH_REASON.join(', ')}` })
  }
  // Nothing is written about an anonymized candidate.
  if (needsReason === true && (reason ?? '').trim() === '' && !await isAnonymized(tx, companyId, candidateId)) {
    const message = `reason is required for an offer to be ${to}`
    throw new ApiError('BAD_ARGUMENT', { target: 'reason', message, rule: { name: 'required' } })
  }
  return event
}

/** @throws ApiError BAD_ARGUMENT for a time before what has happened to the offer */
function checkOrder ({ createdAt, sentAt, endedAt }: OfferRow, at: string | undefined): void {
  const last = [createdAt, sentAt ?? '', endedAt ?? ''].sort().at(-1) as string
  checkNotBefore(at, last, 'the offer was made or last changed in status')
}

/** @throws ApiError BAD_ARGUMENT for an offer that would be sent past its time, ILLEGAL_TRANSITION for one that is answered past it */
function checkExpiry (before: OfferRow, fields: Partial<Offer>, to: OfferStatus | undefined, at: string | undefined): void {
  const { expiresAt } = { ...before, ...fields }
  if (expiresAt === null || Date.parse(expiresAt) > now()) return
  if (to === 'sent' || (before.status === 'sent' && fields.expiresAt !== undefined)) {
    throw new ApiError('BAD_ARGUMENT', { target: 'expiresAt', message: 'expiresAt of an offer that is sent must not be past' })
  }
  if ((to !== 'accepted' && to !== 'declined') || (at !== undefined && at < expiresAt)) return
  const message = `the offer expired at ${expiresAt}: a later expiresAt may come with the answer`
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: ['withdrawn'] })
}

/** The columns of the new status. Its reason replaces that of the previous one. */
function statusColumns (
  to: OfferStatus | undefined, reason: string | null | undefined, at: string | undefined
): Record<string, unknown> {
  if (to === undefined) return {}
  const time = at ?? sql`statement_timestamp()`
  const hasEnded = ['accepted', 'declined', 'withdrawn'].includes(to)
  return { status: to, reason: reason ?? null, ...(to === 'sent' ? { sent_at: time } : {}), ...(hasEnded ? { ended_at: time } : {}) }
}

/** Records the change of fields, and that of the status with what goes along: as one where both are changes. */
async function recordChange (
  change: Change, { id, status: previousStatus }: OfferRow, fields: string[], moved: string[], event: OfferHappening | undefined,
  at: string | undefined
): Promise<OfferRow> {
  if (event === undefined || event === 'changed') {
    const more = event === undefined ? {} : { previousStatus }
    return await tell(change, OFFERS, 'changed', id, { ...more, changed: [...fields, ...moved] }, event && at)
  }
  if (fields.length > 0) await tell(change, OFFERS, 'changed', id, { changed: fields })
  return await tell(change, OFFERS, event, id, { previousStatus }, at)
}
