import { ApiError, illegalTransition } from '../../errors.js'
import type { OfferHappening } from './events.js'
import type { OfferStatus } from './schema.js'

/** A transition: its event, and whether it needs a reason. Time alone makes those that are not by hand. */
interface Rule { event: OfferHappening, needsReason?: true, isOfTime?: true, onlyWithoutApproval?: true }

/** The allowed transitions of each status, and their events. */
export const TRANSITIONS: Readonly<Record<OfferStatus, Partial<Record<OfferStatus, Rule>>>> = {
  draft: {
    waiting_approval: { event: 'changed' },
    sent: { event: 'sent', onlyWithoutApproval: true },
    withdrawn: { event: 'withdrawn' }
  },
  waiting_approval: {
    draft: { event: 'changed', needsReason: true },
    approved: { event: 'changed' },
    withdrawn: { event: 'withdrawn' }
  },
  approved: {
    draft: { event: 'changed', needsReason: true },
    sent: { event: 'sent' },
    withdrawn: { event: 'withdrawn' }
  },
  sent: {
    accepted: { event: 'accepted' },
    declined: { event: 'declined', needsReason: true },
    expired: { event: 'expired', isOfTime: true },
    withdrawn: { event: 'withdrawn' }
  },
  accepted: {},
  declined: {},
  expired: {},
  withdrawn: {}
}

/** Fields that an offer may still change in a status. */
const CHANGEABLE: Readonly<Partial<Record<OfferStatus, readonly string[]>>> = {
  sent: ['code', 'expiresAt', 'notes'], accepted: ['code'], declined: ['code'], expired: ['code'], withdrawn: ['code']
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
  const advice = status === 'sent' ? ': withdraw it and make another' : ''
  throw new ApiError('ILLEGAL_TRANSITION', kept.map(target => ({
    target, message: `${target} of an offer that is ${status} cannot change${advice}`
  })), { allowed: allowedStatuses(status, needsApproval) })
}
