import { ApiError } from '../../errors.js'
import { findAccepted } from '../offers/queries.js'
import { fillOpening, openAgain, openingToFill, type OpeningChange } from '../openings/changes.js'
import { findFilledBy } from '../openings/queries.js'
import type { Change } from '../shared/change.js'
import { byColumn } from '../shared/sql.js'
import type { RequestedChange } from './plan.js'
import type { LockedApplication } from './queries.js'
import { toHiring, type NewHiring } from './terms.js'

// What hires, and ends of hires, mean for openings.

/** A change of status of an application. */
export type Transition = Pick<RequestedChange, 'status' | 'isTransition' | 'terms'>

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

/** What a hire has of its terms and of the accepted offer, or what changes of it. @throws ApiError like `openingToFill` */
export async function findHiring (
  change: Change, { id, jobId }: LockedApplication, transition: Transition, openingId: number | undefined
): Promise<NewHiring> {
  const terms = toHiring(transition.terms)
  if (!isHire(transition)) {
    if (terms.openingId !== undefined) await openingToFill(change, jobId, terms.openingId)
    return terms
  }
  const opening = await openingToFill(change, jobId, openingId ?? terms.openingId)
  return { ...await findAccepted(change.tx, change.companyId, id), ...terms, openingId: opening }
}

const NO_HIRING: Record<keyof NewHiring, null> = {
  openingId: null, offerId: null, startDate: null, contractType: null, salaryAmount: null, salaryCurrency: null, salaryPeriod: null
}

/** The columns of a hire; after a change of status, null for what it does not have. */
export function hiringColumns (hiring: NewHiring, isTransition: boolean): Record<string, unknown> {
  const columns = byColumn(isTransition ? { ...NO_HIRING, ...hiring } : hiring)
  return Object.fromEntries(Object.entries(columns).map(([column, value]) => [`hiring_${column}`, value]))
}

/** An opening that was filled, or is open again. */
export interface MovedOpening { opening: OpeningChange, what: 'filled' | 'changed' }

/** Fills an opening after a hire was written, opens it again after its end, or both where the hire gets another. */
export async function moveOpenings (
  change: Change, before: LockedApplication, transition: Transition, { openingId }: NewHiring, at = before.now
): Promise<MovedOpening[]> {
  const { id, jobId, status: from } = before
  const getsOther = !transition.isTransition && openingId !== undefined
  const moved: MovedOpening[] = []
  if ((transition.isTransition && from === 'hired') || getsOther) {
    moved.push({ opening: await openAgain(change, jobId, id), what: 'changed' })
  }
  if (isHire(transition) || getsOther) {
    moved.push({ opening: await fillOpening(change, jobId, openingId, id, at), what: 'filled' })
  }
  return moved
}
