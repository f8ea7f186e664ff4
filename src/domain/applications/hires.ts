import { ApiError } from '../../errors.js'
import { withdrawLive } from '../offers/changes.js'
import { findAccepted, type AcceptedOffer } from '../offers/queries.js'
import { fillOpening, openAgain, openingToFill, recordOpening, type OpeningChange } from '../openings/changes.js'
import { findFilledBy } from '../openings/queries.js'
import type { Change } from '../shared/change.js'
import { byColumn } from '../shared/sql.js'
import type { RequestedChange } from './plan.js'
import type { LockedApplication } from './queries.js'

// What hires, and ends of applications, mean for openings and offers.

/** What a hire has besides: the opening that it fills, and what the offer said that was accepted. */
export type NewHiring = Partial<AcceptedOffer> & { openingId?: number | undefined }

/** A change of status of an application. */
type Transition = Pick<RequestedChange, 'status' | 'isTransition'>

const isHire = ({ status, isTransition }: Transition): boolean => isTransition && status === 'hired'

/** @throws ApiError BAD_ARGUMENT for an opening without a hire, unless the application is hired already and has filled this one */
export async function checkOpeningNamed (
  { tx, companyId }: Change, { id }: LockedApplication, requested: Transition, openingId: number | undefined
): Promise<void> {
  if (openingId === undefined || isHire(requested)) return
  const isHired = requested.status === 'hired'
  if (isHired && await findFilledBy(tx, companyId, id) === openingId) return
  const message = isHired ? 'the hire has not filled this opening: undo it first' : 'openingId is allowed only with status hired'
  throw new ApiError('BAD_ARGUMENT', { target: 'openingId', message })
}

/** What a hire takes over; nothing for another change. @throws ApiError like `openingToFill` */
export async function findHiring (
  change: Change, { id, jobId }: LockedApplication, transition: Transition, openingId: number | undefined
): Promise<NewHiring> {
  if (!isHire(transition)) return {}
  const opening = await openingToFill(change, jobId, openingId)
  return { openingId: opening, ...await findAccepted(change.tx, change.companyId, id) }
}

/** The columns of a hire; null without one. */
export function hiringColumns (
  { openingId, offerId, startDate, contractType, salaryAmount, salaryCurrency, salaryPeriod }: NewHiring
): Record<string, unknown> {
  const columns = byColumn({ openingId, offerId, startDate, contractType, salaryAmount, salaryCurrency, salaryPeriod })
  return Object.fromEntries(Object.entries(columns).map(([column, value]) => [`hiring_${column}`, value]))
}

/** Fills an opening after a hire was written, or opens it again after its end. @returns undefined for another change */
export async function moveOpening (
  change: Change, before: LockedApplication, transition: Transition, { openingId }: NewHiring, at = before.now
): Promise<OpeningChange | undefined> {
  const { id, jobId, status: from } = before
  if (isHire(transition)) return await fillOpening(change, jobId, openingId, id, at)
  return transition.isTransition && from === 'hired' ? await openAgain(change, jobId, id) : undefined
}

/** Records what became of the opening, and withdraws the live offer to an application that has ended. */
export async function followTransition (
  change: Change, before: LockedApplication, transition: Transition, opening: OpeningChange | undefined, at: string | undefined
): Promise<void> {
  if (opening !== undefined) await recordOpening(change, opening, isHire(transition) ? 'opening.filled' : 'opening.changed', at)
  if (transition.isTransition && before.status === 'in_process') await withdrawLive(change, before.id)
}
