import { ApiError, illegalTransition, type ErrorItem } from '../../errors.js'
import type { InterviewHappening } from './events.js'
import type { InterviewPatch, InterviewStatus } from './schema.js'

interface Rule { event: InterviewHappening, needsReason?: true }

const AGAIN = { scheduled: { event: 'scheduled' } } as const

/** The allowed transitions of each status, and their events. */
export const TRANSITIONS: Readonly<Record<InterviewStatus, Partial<Record<InterviewStatus, Rule>>>> = {
  scheduled: {
    completed: { event: 'completed' },
    canceled: { event: 'canceled', needsReason: true },
    no_show: { event: 'no-show' }
  },
  completed: {},
  canceled: AGAIN,
  no_show: AGAIN
}

/** @throws ApiError ILLEGAL_TRANSITION */
export function checkTransition (from: InterviewStatus, to: InterviewStatus): Rule {
  const rule = TRANSITIONS[from][to]
  if (rule === undefined) throw illegalTransition(`an interview that is ${from}`, to, Object.keys(TRANSITIONS[from]))
  return rule
}

/**
 * The fields that a change needs, or may not have, with its status.
 * @param status after the change
 * @throws ApiError BAD_ARGUMENT
 */
export function checkFields (
  { startsAt, endsAt, reason }: InterviewPatch, status: InterviewStatus, rule: Rule | undefined, takesReason: boolean
): void {
  const missing = (target: string, what: string): ErrorItem =>
    ({ target, message: `${target} is required ${what}`, rule: { name: 'required' } })
  const wrong: ErrorItem[] = []
  if (rule?.event === 'scheduled') {
    const times = Object.entries({ startsAt, endsAt }).filter(([, time]) => time === undefined)
    wrong.push(...times.map(([field]) => missing(field, 'for an interview to be scheduled again')))
  }
  const lacksReason = rule?.needsReason === true && (reason ?? '').trim() === ''
  if (lacksReason && takesReason) wrong.push(missing('reason', 'for an interview to be canceled'))
  if (reason != null && status !== 'canceled') {
    wrong.push({ target: 'reason', message: 'reason is allowed only for an interview that is canceled' })
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
}

/**
 * @throws ApiError ILLEGAL_TRANSITION for new times of an interview that does not take place, BAD_ARGUMENT for an end that is not after the
 * beginning
 */
export function checkTimes (
  { startsAt, endsAt }: { startsAt: string, endsAt: string }, changed: object, status: InterviewStatus
): void {
  if (endsAt <= startsAt) throw new ApiError('BAD_ARGUMENT', { target: 'endsAt', message: 'endsAt must be after startsAt' })
  const target = ['startsAt', 'endsAt'].find(field => field in changed)
  if (target === undefined || takesPlace(status)) return
  const message = `${target} of an interview that is ${status} changes only with the status scheduled`
  throw new ApiError('ILLEGAL_TRANSITION', { target, message }, { allowed: ['scheduled'] })
}

/** Whether those who hold an interview in this status are taken at its time. */
export const takesPlace = (status: InterviewStatus): boolean => status === 'scheduled' || status === 'completed'
