import sql from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import type { Queryable } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { changeApplication } from '../applications/changes.js'
import { lockJobApplication, type LockedApplication } from '../applications/queries.js'
import { checkNotAnonymized, isAnonymized } from '../candidates/queries.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues, valueColumn, type ValuePlan } from '../custom-fields/values.js'
import { recordOffer, saveOffer, toColumns } from '../offers/changes.js'
import type { OfferEventName } from '../offers/events.js'
import { findLiveOffer, findOffer, type OfferRow } from '../offers/queries.js'
import { checkChangeable, checkTransition } from '../offers/rules.js'
import { Offer, type OfferCreate, type OfferPatch, type OfferStatus } from '../offers/schema.js'
import { findSettings } from '../settings/settings.js'
import type { Change } from '../shared/change.js'
import { now, toMilliseconds } from '../shared/clock.js'
import { CUSTOM_FIELDS } from '../shared/custom-values.js'
import { jobLock } from '../shared/locks.js'
import { changedFields } from '../shared/patch.js'
import { insertion } from '../shared/sql.js'

/** Which offer, or the application of a new one. */
interface At { jobId: number, applicationId: number }
type OfferAt = At & { offerId: number }

/** Changes of status to which a reason belongs. */
const WITH_REASON: readonly OfferStatus[] = ['draft', 'declined', 'withdrawn']

/** The terms with their time as it is stored and compared. */
const inMilliseconds = <Terms extends { expiresAt?: string | null }> (terms: Terms): Terms =>
  terms.expiresAt === undefined ? terms : { ...terms, expiresAt: toMilliseconds(terms.expiresAt) }

async function lockApplication ({ tx, companyId, candidateIds }: Change, { jobId, applicationId }: At): Promise<LockedApplication> {
  const application = await lockJobApplication(tx, companyId, jobId, applicationId)
  if (application === undefined) throw notFound('application of this job', 'applicationId')
  candidateIds.add(application.candidateId)
  return application
}

/**
 * Makes an offer, a draft, to an application that is in process.
 * @throws ApiError ILLEGAL_TRANSITION for an application that has ended, ALREADY_EXISTS naming its live offer, ANONYMIZED for notes and
 * values; like `planValues`
 */
export async function createOffer (change: Change, at: At, { customFields, ...body }: OfferCreate): Promise<OfferRow> {
  const { tx, companyId } = change
  await checkGates(change, Offer, { ...body, customFields })
  const { applicationId } = at
  const { status, candidateId } = await lockApplication(change, at)
  if (status !== 'in_process') {
    const message = `the application is ${status}: only those in_process get offers`
    throw new ApiError('ILLEGAL_TRANSITION', { target: 'applicationId', message }, { allowed: [] })
  }
  const values = await planValues(change, 'offer', { given: customFields, isWhole: await asksRequired(change, candidateId) })
  await checkNotAnonymized(tx, companyId, candidateId, personalIn(body, values))
  const live = await findLiveOffer(tx, companyId, applicationId)
  if (live !== undefined) throw alreadyLive(at, live)
  const [created] = await tx.query<{ id: number }>(sql`
    insert into offers ${insertion({
      company_id: companyId, application_id: applicationId, ...toColumns(inMilliseconds(body)), ...valueColumn(values)
    })} returning id`)
    .catch((error: unknown) => { throw violatesConstraint(error, 'offers_live_key') ? alreadyLive(at, undefined) : error })
  const { id } = created as { id: number }
  await values.saveFor(id)
  return await recordOffer(change, 'offer.created', id)
}

/** Whether required fields are asked for: nothing is written about an anonymized candidate. */
async function asksRequired ({ tx, companyId, identity }: Change, candidateId: number): Promise<boolean> {
  return identity.customEntities.includes('offer') && !await isAnonymized(tx, companyId, candidateId)
}

/** What is written about the candidate, by its names. */
function personalIn ({ notes, reason }: Pick<OfferPatch, 'notes' | 'reason'>, { changed }: ValuePlan): string[] {
  return [...(notes == null ? [] : ['notes']), ...(reason == null ? [] : ['reason']), ...(changed.length === 0 ? [] : [CUSTOM_FIELDS])]
}

const alreadyLive = ({ jobId, applicationId }: At, id: number | undefined): ApiError =>
  alreadyExists('applicationId', 'a live offer to this application', `jobs/${jobId}/applications/${applicationId}/offers`, id)

/** The offer, if it is one to this application. @throws ApiError NOT_FOUND */
export async function getOffer (db: Queryable, companyId: number, at: OfferAt): Promise<OfferRow> {
  const offer = await findOffer(db, companyId, at.offerId)
  if (offer?.applicationId !== at.applicationId || offer.jobId !== at.jobId) throw notFound('offer to this application', 'offerId')
  return offer
}

/**
 * Changes fields of an offer and its status in one step. Accepting hires the candidate, unless `hire` is false: if that is not allowed,
 * nothing changes. Repeating the current values changes nothing.
 * @throws ApiError ILLEGAL_TRANSITION, BAD_ARGUMENT, ANONYMIZED, FORBIDDEN; like `changeApplication` where it hires
 */
export async function changeOffer (
  change: Change, at: OfferAt, { status, reason, hire, openingId, customFields, ...patch }: OfferPatch
): Promise<OfferRow> {
  const { tx, companyId } = change
  await checkGates(change, Offer, { ...patch, customFields })
  checkHiring(status, hire, openingId)
  const isHire = status === 'accepted' && hire !== false
  // A job is locked before its applications.
  if (isHire) await tx.send(jobLock(companyId, at.jobId, 'update'))
  const application = await lockApplication(change, at)
  const before = await getOffer(tx, companyId, at)
  change.checkState(before)
  const fields = changedFields(before, inMilliseconds(patch))
  const to = status === undefined || status === before.status ? undefined : status
  const remark = to === undefined ? changedFields(before, { reason }) : {}
  const moved = to === undefined ? [] : ['status', ...Object.keys(changedFields(before, { reason: reason ?? null }))]
  const values = await planValues(change, 'offer', { given: customFields, before: before.customValues, isWhole: false })
  const names = [...Object.keys({ ...fields, ...remark }), ...values.changed]
  if (to === undefined && names.length === 0) return before
  const { requireOfferApproval } = await findSettings(tx, companyId)
  checkChangeable(before.status, names, requireOfferApproval)
  const event = to && await checkedTransition(change, { ...before, ...fields }, application, to, reason, requireOfferApproval)
  checkExpiry(before, fields, to)
  await checkNotAnonymized(tx, companyId, application.candidateId, personalIn({ notes: fields.notes, reason }, values))
  if (to === 'accepted' && isHire) checkInProcess(change, application)
  const columns = { ...toColumns({ ...fields, ...remark }), ...valueColumn(values), ...statusColumns(to, reason) }
  await tx.send(saveOffer(companyId, before.id, columns))
  await values.saveFor(before.id)
  const offer = await recordChange(change, before, names, moved, event)
  if (to === 'accepted' && isHire) await changeApplication(change, at.jobId, at.applicationId, { status: 'hired', openingId })
  return offer
}

/** @throws ApiError BAD_ARGUMENT for what belongs to a hire, without one */
function checkHiring (status: OfferStatus | undefined, hire: boolean | undefined, openingId: number | undefined): void {
  const wrong = [
    ...(hire !== undefined && status !== 'accepted' ? [{ target: 'hire', message: 'hire is allowed only with status accepted' }] : []),
    ...(openingId !== undefined && (status !== 'accepted' || hire === false)
      ? [{ target: 'openingId', message: 'openingId is allowed only with status accepted, where that hires' }]
      : [])
  ]
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
}

/** @throws ApiError FORBIDDEN without the scope to hire, ILLEGAL_TRANSITION for an application that has ended */
function checkInProcess (change: Change, { status }: LockedApplication): void {
  change.requireScope('applications:write')
  if (status === 'in_process') return
  const message = `the application is ${status}: with hire=false the offer can be accepted without a hire`
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: [] })
}

/** @param offer as it is to be, but for its status @returns the event of the transition */
async function checkedTransition (
  { tx, companyId }: Change, { status: from }: OfferRow, { candidateId }: LockedApplication, to: OfferStatus,
  reason: string | null | undefined, needsApproval: boolean
): Promise<OfferEventName> {
  const { event, needsReason } = checkTransition(from, to, needsApproval)
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

/** @throws ApiError BAD_ARGUMENT for an offer that would be sent past its time, ILLEGAL_TRANSITION for one that is answered past it */
function checkExpiry (before: OfferRow, fields: Partial<Offer>, to: OfferStatus | undefined): void {
  const { expiresAt } = { ...before, ...fields }
  if (expiresAt === null || Date.parse(expiresAt) > now()) return
  if (to === 'sent' || (before.status === 'sent' && fields.expiresAt !== undefined)) {
    throw new ApiError('BAD_ARGUMENT', { target: 'expiresAt', message: 'expiresAt of an offer that is sent must not be past' })
  }
  if (to !== 'accepted' && to !== 'declined') return
  const message = `the offer expired at ${expiresAt}: a later expiresAt may come with the answer`
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: ['withdrawn'] })
}

/** The columns of the new status. Its reason replaces that of the previous one. */
function statusColumns (to: OfferStatus | undefined, reason: string | null | undefined): Record<string, unknown> {
  if (to === undefined) return {}
  const time = sql`statement_timestamp()`
  const hasEnded = ['accepted', 'declined', 'withdrawn'].includes(to)
  return { status: to, reason: reason ?? null, ...(to === 'sent' ? { sent_at: time } : {}), ...(hasEnded ? { ended_at: time } : {}) }
}

/** Records the change of fields, and that of the status with what goes along: as one where both are changes. */
async function recordChange (
  change: Change, { id, status: previousStatus }: OfferRow, fields: string[], moved: string[], event: OfferEventName | undefined
): Promise<OfferRow> {
  if (event === undefined || event === 'offer.changed') {
    const more = event === undefined ? {} : { previousStatus }
    return await recordOffer(change, 'offer.changed', id, { ...more, changed: [...fields, ...moved] })
  }
  if (fields.length > 0) await recordOffer(change, 'offer.changed', id, { changed: fields })
  return await recordOffer(change, event, id, { previousStatus })
}
