import { raw, type Sql } from 'sql-template-tag'
import { ApiError, type ErrorItem } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { statedTime } from '../shared/history.js'
import { isBlank, missingIn } from './rules.js'
import { DEFAULTS, type JobCreate, type JobStatus } from './schema.js'
import type { JobRow } from './queries.js'

// The times of a job: those that its transitions set, and those that a body states for a job from another system.

/** In the order in which they happen. A job is closed or canceled, not both. */
const TIMES = ['createdAt', 'approvedAt', 'publishedAt', 'frozenAt', 'closedAt', 'canceledAt'] as const
type Time = typeof TIMES[number]
export type Times = Partial<Record<Time, string | null>>

/** The times of a job in each status. A canceled one has those up to the last that is given. */
const REACHED: Readonly<Record<JobStatus, readonly Time[]>> = {
  draft: ['createdAt'],
  waiting_approval: ['createdAt'],
  disapproved: ['createdAt'],
  approved: ['createdAt', 'approvedAt'],
  published: ['createdAt', 'approvedAt', 'publishedAt'],
  frozen: ['createdAt', 'approvedAt', 'publishedAt', 'frozenAt'],
  closed: ['createdAt', 'approvedAt', 'publishedAt', 'closedAt'],
  canceled: ['createdAt', 'canceledAt']
}
const MAY_HAVE: Partial<Record<JobStatus, readonly Time[]>> = { closed: ['frozenAt'], canceled: ['approvedAt', 'publishedAt', 'frozenAt'] }

/** A job that comes with its past: its status and its times. */
export interface Past { status: JobStatus, times: Partial<Record<Time, string>> }

type Body = Pick<JobCreate, 'status' | 'statusReason' | 'statusReasonId'> & Times & { statusReasonCode?: string | null }

/**
 * The past that a body states; undefined if it states no time. A missing time is the known one before.
 * @throws ApiError FORBIDDEN without the scope, BAD_ARGUMENT for times out of order or without meaning for the status
 */
export function pastOf (
  change: Change, { status = 'draft', statusReason, statusReasonId, statusReasonCode, ...body }: Body
): Past | undefined {
  const given = new Map<Time, string>()
  for (const field of TIMES) {
    const time = statedTime(change, body[field], field)
    if (time !== undefined) given.set(field, time)
  }
  const [first] = given.values()
  if (first === undefined) return undefined
  const reached = timesOf(status, given)
  const wrong: ErrorItem[] = [...given.keys()].filter(field => !reached.includes(field)).map(field =>
    ({ target: field, message: `${field} is no time of a job that is ${status}` }))
  const times: Past['times'] = {}
  let last = first
  for (const field of reached) {
    const time = given.get(field) ?? last
    if (time < last) wrong.push({ target: field, message: `${field} must not be before ${last}, the time before it` })
    times[field] = last = time
  }
  const needsReason = ['disapproved', 'frozen'].includes(status) || (status === 'canceled' && times.publishedAt !== undefined)
  if (needsReason && isBlank(statusReason) && statusReasonId == null && statusReasonCode == null) {
    wrong.push({ target: 'statusReason', message: `statusReason is required for a job to be ${status}` })
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  return { status, times }
}

/** The times of a job in this status, of which these are given, in order. */
function timesOf (status: JobStatus, given: ReadonlyMap<Time, string>): Time[] {
  const possible = TIMES.filter(field => MAY_HAVE[status]?.includes(field) === true)
  const lastGiven = possible.findLastIndex(field => given.has(field))
  // Who was published was approved.
  const more = status === 'canceled' ? possible.slice(0, lastGiven + 1) : possible.filter(field => given.has(field))
  return TIMES.filter(field => REACHED[status].includes(field) || more.includes(field))
}

/** @throws ApiError BAD_ARGUMENT naming all fields that the status needs; deadlines may be past */
export function checkComplete ({ status }: Past, fields: JobCreate): void {
  const missing = missingIn(status, { description: null, departmentId: null, roleId: null, hiringDeadline: null, ...DEFAULTS, ...fields })
  if (missing.length > 0) throw new ApiError('BAD_ARGUMENT', missing)
}

/** The fields without times. */
export function withoutTimes<T extends Times> ({ createdAt, approvedAt, publishedAt, frozenAt, closedAt, canceledAt, ...rest }: T) {
  return rest
}

/** Sets the timestamp of the new status and clears those that no longer apply. */
export function stamps (status: JobStatus, { publishedAt }: JobRow): Sql {
  const now: Record<JobStatus, string> = {
    draft: ', approved_at = null, canceled_at = null',
    waiting_approval: ', approved_at = null',
    disapproved: ', approved_at = null',
    approved: ', approved_at = statement_timestamp()',
    published: `${publishedAt === null ? ', published_at = statement_timestamp()' : ''}, frozen_at = null, closed_at = null`,
    frozen: ', frozen_at = statement_timestamp()',
    closed: ', closed_at = statement_timestamp()',
    canceled: ', canceled_at = statement_timestamp()'
  }
  return raw(now[status])
}
