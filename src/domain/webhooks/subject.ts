import sql from 'sql-template-tag'
import { alreadyExists, ApiError } from '../../errors.js'
import { ENTITIES_OF_JOBS, EVENTS, eventsOf, patternsOf, type EventName } from '../events/catalog.js'
import type { Change } from '../shared/change.js'
import { requireReadScopes } from './queries.js'
import { Webhook } from './schema.js'

/** Maximum number of webhooks per action: the deliveries of an event to all of them are created in one transaction. */
const MAX_OF_ACTION = 200

/** What a webhook follows. */
type Subject = Pick<Webhook, 'actions' | 'jobId' | 'departmentId'>

/** The lists in ascending order, so that equal ones can be recognized. */
export function inOrder<T extends Partial<Subject>> (fields: T): T {
  const { actions, jobId, departmentId } = fields
  return {
    ...fields,
    ...(actions === undefined ? {} : { actions: [...actions].sort() }),
    ...(jobId === undefined ? {} : { jobId: [...jobId].sort((a, b) => a - b) }),
    ...(departmentId === undefined ? {} : { departmentId: [...departmentId].sort((a, b) => a - b) })
  }
}

/**
 * Checks what a webhook is to follow.
 * @param changed those parts of it that are new
 * @throws ApiError FORBIDDEN, BAD_ARGUMENT
 */
export async function checkSubject (change: Change, id: string, subject: Subject, changed: Partial<Subject>): Promise<void> {
  const { actions, jobId, departmentId } = subject
  requireReadScopes(change, actions)
  // The deliveries reveal the departments of jobs.
  if (departmentId.length > 0) change.requireScope('jobs:read')
  const isFiltered = jobId.length + departmentId.length > 0
  const unfit = isFiltered ? actions.filter(action => !eventsOf(action).some(isOfJob)) : []
  if (unfit.length > 0) {
    throw new ApiError('BAD_ARGUMENT', {
      target: 'actions', message: `${unfit.join(', ')}: such events do not belong to a job, so they need a webhook without jobId and ` +
        'departmentId'
    })
  }
  if (changed.jobId !== undefined) await checkJobs(change, changed.jobId)
  if (changed.actions !== undefined) await checkCount(change, id, changed.actions)
}

/** @throws ApiError BAD_ARGUMENT unless all of them are jobs of the company */
async function checkJobs ({ tx, companyId }: Change, ids: number[]): Promise<void> {
  const jobs = await tx.query<{ id: number }>(sql`
    select j.id from jobs j where j.company_id = ${companyId} and j.id = any(${ids}::bigint[])`)
  const missing = ids.filter(id => !jobs.some(job => job.id === id))
  if (missing.length === 0) return
  const message = `jobId must name jobs of this company; there is no ${missing.join(', ')}`
  throw new ApiError('BAD_ARGUMENT', { target: 'jobId', message, rule: { name: 'reference' } })
}

function isOfJob (event: EventName): boolean {
  const { entity } = EVENTS[event]
  return entity === 'job' || ENTITIES_OF_JOBS.includes(entity)
}

/** @throws ApiError BAD_ARGUMENT when one of the events has as many other webhooks as it may have */
async function checkCount ({ tx, companyId }: Change, id: string, actions: Webhook['actions']): Promise<void> {
  const pairs = [...new Set(actions.flatMap(eventsOf))].flatMap(event => patternsOf(event).map(pattern => ({ event, pattern })))
  const [most] = await tx.query<{ event: string, count: number }>(sql`
    select p.event, count(distinct a.webhook_id) as count
    from unnest(${pairs.map(({ event }) => event)}::text[], ${pairs.map(({ pattern }) => pattern)}::text[]) p (event, pattern)
    cross join lateral (
      select a.webhook_id from webhook_actions a
      where a.company_id = ${companyId} and a.action = p.pattern and a.webhook_id <> ${id} offset 0) a
    group by p.event order by count desc limit 1`)
  if (most !== undefined && most.count >= MAX_OF_ACTION) {
    throw new ApiError('BAD_ARGUMENT', {
      target: 'actions', message: `there are already ${most.count} webhooks for ${most.event}, and the maximum is ${MAX_OF_ACTION}`
    })
  }
}

/** @throws ApiError ALREADY_EXISTS when another webhook sends the same to this address, whose row is locked */
export async function checkNotTwice ({ tx, companyId }: Change, id: string, targetId: number, subject: Subject): Promise<void> {
  const { actions, jobId, departmentId } = subject
  const [other] = await tx.query<{ id: string }>(sql`
    select w.id from webhooks w where w.company_id = ${companyId} and w.target_id = ${targetId} and w.deleted_at is null and w.id <> ${id}
      and w.actions = ${actions}::text[] and w.job_ids = ${jobId}::bigint[] and w.department_ids = ${departmentId}::bigint[] limit 1`)
  if (other === undefined) return
  const filters = jobId.length + departmentId.length > 0 ? ' and filters' : ''
  throw alreadyExists('postbackUrl', `a webhook for ${actions.join(', ')} with this postbackUrl${filters}`, 'webhooks', other.id)
}
