import { alreadyExists, ApiError, illegalTransition } from '../../errors.js'
import type { JobStatus } from '../jobs/schema.js'
import type { ApplicationEventName } from './events.js'
import type { ApplicationStatus } from './schema.js'

/** A transition: its event, after that of a hire that it undoes. */
interface Rule { event: ApplicationEventName, undoes?: 'application.unhired', needsReason?: true }

/** The allowed transitions of each status, and their events. */
export const TRANSITIONS: Readonly<Record<ApplicationStatus, Partial<Record<ApplicationStatus, Rule>>>> = {
  in_process: {
    reproved: { event: 'application.reproved', needsReason: true },
    give_up: { event: 'application.withdrawn' },
    hired: { event: 'candidate.hired' }
  },
  reproved: { in_process: { event: 'application.reactivated' }, give_up: { event: 'application.withdrawn' } },
  give_up: { in_process: { event: 'application.reactivated' } },
  hired: {
    in_process: { event: 'application.unhired' },
    give_up: { event: 'application.withdrawn', undoes: 'application.unhired' }
  }
}

/** Whether this transition needs a reason. */
export function needsReason (from: ApplicationStatus, to: ApplicationStatus): boolean {
  return TRANSITIONS[from][to]?.needsReason === true
}

/** Statuses of jobs that can still hire. */
const HIRING: readonly JobStatus[] = ['published', 'frozen']

/**
 * Whether the status of the job allows this transition. In closed and canceled jobs applications can only be rejected, withdrawn or
 * un-hired.
 */
function jobAllows (job: JobStatus, from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (HIRING.includes(job)) return true
  return to === 'reproved' || to === 'give_up' || (from === 'hired' && to === 'in_process')
}

/** The statuses that an application may change to now. Vacancies that are not known are no obstacle. */
export function allowedStatuses (from: ApplicationStatus, job: JobStatus, vacanciesLeft = Infinity): ApplicationStatus[] {
  const followers = Object.keys(TRANSITIONS[from]) as ApplicationStatus[]
  return followers.filter(to => jobAllows(job, from, to) && (to !== 'hired' || vacanciesLeft > 0))
}

/** @throws ApiError ILLEGAL_TRANSITION or JOB_NOT_OPEN */
export function checkTransition (from: ApplicationStatus, to: ApplicationStatus, job: JobStatus): Rule {
  const rule = TRANSITIONS[from][to]
  if (rule === undefined) {
    throw illegalTransition(`an application that is ${from}`, to, allowedStatuses(from, job))
  }
  if (!jobAllows(job, from, to)) {
    const message = `the job is ${job}: its applications can only be rejected, withdrawn or un-hired`
    throw new ApiError('JOB_NOT_OPEN', { target: 'status', message })
  }
  return rule
}

/** @throws ApiError ILLEGAL_TRANSITION or JOB_NOT_OPEN when an application in this status cannot change its step */
export function checkMove (status: ApplicationStatus, job: JobStatus): void {
  if (status !== 'in_process') {
    const message = `an application that is ${status} cannot move; only those in_process can`
    throw new ApiError('ILLEGAL_TRANSITION', { target: 'currentStepId', message }, { allowed: allowedStatuses(status, job) })
  }
  if (!HIRING.includes(job)) {
    throw new ApiError('JOB_NOT_OPEN', { target: 'currentStepId', message: `the job is ${job}: its applications cannot move` })
  }
}

/**
 * The code is not quoted: an answer that is kept may outlive it.
 * @param other the application that has it; undefined if it has lost it since the conflict
 */
export function codeTaken (other: { id: number, jobId: number } | undefined): ApiError {
  return alreadyExists('code', 'an application with this code', 'applications', other?.id, other && { jobs: other.jobId })
}

/** @param id the live application for the job; undefined if it has ended since the conflict */
export function alreadyLive (jobId: number, id: number | undefined): ApiError {
  const other = id === undefined ? 'another live application' : `the live application ${id}`
  const existing = id === undefined ? undefined : { jobs: jobId, applications: id }
  return new ApiError('ALREADY_EXISTS', { target: 'candidateId', message: `the candidate has ${other} for this job` }, { existing })
}
