import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { JobStatus } from '../jobs/schema.js'
import type { Change } from '../shared/change.js'
import type { ApplicationEventName } from './events.js'
import type { ApplicationStatus } from './schema.js'

// The course of an application: that it was made, its moves and its changes of status, each at the time at which it occurred.

const MOVES: ApplicationEventName[] = ['application.created', 'application.moved']
const TRANSITIONS: ApplicationEventName[] = [
  'application.created', 'application.reproved', 'application.withdrawn', 'application.reactivated', 'candidate.hired',
  'application.unhired'
]

/** What a change leads to. */
interface Goal { status: ApplicationStatus | undefined, stepId: number | undefined }

/** Whether the application was brought to this step and this status at this time: the change was recorded before. */
export async function isInCourse ({ tx, companyId }: Change, id: number, { status, stepId }: Goal, at: string): Promise<boolean> {
  const course = await tx.query<{ event: ApplicationEventName, status: ApplicationStatus, stepId: number }>(prepared(sql`
    select e.event, e.data ->> 'status' as status, (e.data -> 'currentStep' ->> 'id')::bigint as "stepId" from events e
    where e.company_id = ${companyId} and e.application_id = ${id} and coalesce(e.occurred_at, e.date) = ${at}::timestamptz`))
  return (stepId === undefined || course.some(one => MOVES.includes(one.event) && one.stepId === stepId)) &&
    (status === undefined || course.some(one => TRANSITIONS.includes(one.event) && one.status === status))
}

/**
 * Checks that a change comes after the course of the locked application so far, or at the time of its end.
 * @throws ApiError BAD_ARGUMENT
 */
export async function checkOrder ({ tx, companyId }: Change, id: number, at: string): Promise<void> {
  const [course] = await tx.query<{ end: string, isBefore: boolean }>(prepared(sql`
    select c.end, ${at}::timestamptz < c.end as "isBefore" from (
      select greatest(a.created_at, a.ended_at, (
        select max(greatest(v.started_at, v.ended_at)) from application_steps v
        where v.company_id = ${companyId} and v.application_id = ${id}))::timestamptz(3) as end
      from applications a where a.company_id = ${companyId} and a.id = ${id}) c`))
  if (course?.isBefore !== true) return
  const message = `at must not be before ${course.end}, when the application was last made, moved or changed in status`
  throw new ApiError('BAD_ARGUMENT', { target: 'at', message })
}

/** The failure of a time without a change that it could be of. */
export const timeOfNothing = (): ApiError => new ApiError('BAD_ARGUMENT', {
  target: 'at', message: 'at is the time of a move or a change of status: send it with currentStepId, currentStepCode or status'
})

/** Statuses of jobs whose applications may have a history: these were published once. */
const WAS_OPEN: readonly JobStatus[] = ['frozen', 'closed', 'canceled']

/** The status of the job by which a change is judged. What happened at a stated time happened while the job was open. */
export function statusThen (status: JobStatus, at: string | undefined): JobStatus {
  return at !== undefined && WAS_OPEN.includes(status) ? 'published' : status
}
