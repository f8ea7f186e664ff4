import { ApiError, illegalTransition } from '../../errors.js'
import type { OfferEventName } from './events.js'
import type { OfferStatus } from './schema.js'

/** A transition: its event, and whether it needs a reason. Time alone makes those that are not by hand. */
interface Rule { event: OfferEventName, needsReason?: true, isOfTime?: true, onlyWithoutApproval?: true }

/** The allowed transitions of each status, and their events. */
export const TRANSITIONS: Readonly<Record<OfferStatus, Partial<Record<OfferStatus, Rule>>>> = {
  draft: {
    waiting_approval: { event: 'offer.changed' },
    sent: { event: 'offer.sent', onlyWithoutApproval: true },
    withdrawn: { event: 'offer.withdrawn' }
  },
  waiting_approval: {
    draft: { event: 'offer.changed', needsReason: true },
    approved: { event: 'offer.changed' },
    withdrawn: { event: 'offer.withdrawn' }
  },
  approved: {
    draft: { event: 'offer.changed', needsReason: true },
    sent: { event: 'offer.sent' },
    withdrawn: { event: 'offer.withdrawn' }
  },
  sent: {
    accepted: { event: 'offer.accepted' },
    declined: { event: 'offer.declined', needsReason: true },
    expired: { event: 'offer.expired', isOfTime: true },
    withdrawn: { event: 'offer.withdrawn' }
  },
  accepted: {},
  declined: {},
  expired: {},
  withdrawn: {}
}

/** Fields that an offer may still change in a status. */
const CHANGEABLE: Readonly<Partial<Record<OfferStatus, readonly string[]>>> = {
  sent: ['expiresAt', 'notes'], accepted: [], declined: [], expired: [], withdrawn: []
}

/** Statuses of an offer that the candidate may still accept, or that may still be sent. */
export const LIVE = ['draft', 'waiting_approval', 'approved', 'sent'] as const satisfies readonly OfferStatus[]

/** @param needsApproval whether the company sends no offer that was not approved */
function allowedStatuses (from: OfferStatus, needsApproval: boolean): string[] {
  return Object.entries(TRANSITIONS[from])
    .filter(([, rule]) => rule.isOfTime !== true && !(needsApproval && rule.onlyWithoutApproval === true)).map(([to]) => to)
}

/** @throws ApiError ILLEGAL_TRANSITION */
export function checkTransition (from: OfferStatus, to: OfferStatus, needsApproval: boolean): Rule {
  const allowed = allowedStatuses(from, needsApproval)
  if (!allowed.includes(to)) throw illegalTransition(`an offer that is ${from}`, to, allowed)
  return TRANSITIONS[from][to] as Rule
}

/** @throws ApiError ILLEGAL_TRANSITION for fields that an offer in this status keeps */
export function checkChangeable (status: OfferStatus, fields: string[], needsApproval: boolean): void {
  const changeable = CHANGEABLE[status]
  const kept = fields.filter(field => changeable?.includes(field) === false)
  if (kept.length === 0) return
  throw new ApiError('ILLEGAL_TRANSITION', kept.map(target => ({
    target, message: `${target} of an offer that is ${status} cannot change`
  })), { allowed: allowedStatuses(status, needsApproval) })
}
