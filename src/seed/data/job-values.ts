import type { JobStatus, JobType } from '../../domain/jobs/schema.js'

/** Twenty jobs hold every status, the open one most often; `canceled` comes after and, early, before publication. */
const STATES = [
  'published', 'closed', 'published', 'draft', 'published', 'frozen', 'published', 'published', 'canceled', 'published',
  'waiting_approval', 'published', 'closed', 'published', 'approved', 'published', 'disapproved', 'published', 'canceled early', 'published'
] as const

const EVER_PUBLISHED: readonly string[] = ['published', 'frozen', 'closed', 'canceled']

/** Shares no divisor with the cycle of states, so that every type meets every status. */
const TYPES: readonly JobType[] = [
  'effective', 'internship', 'effective', 'temporary', 'effective', 'apprentice', 'effective', 'freelancer', 'effective', 'associate',
  'talent_pool', 'effective', 'outsource', 'trainee', 'effective', 'volunteer', 'autonomous'
]

export const STATUS_REASONS: Partial<Record<JobStatus, readonly string[]>> = {
  disapproved: ['The pay range is above the budget', 'The team has a similar position open', 'The description needs more detail'],
  frozen: ['Budget on hold', 'Waiting for the new office', 'The team is being reorganized'],
  canceled: ['The position was dropped', 'Filled by an internal move', 'The project was called off']
}

/** The status of a job, or `canceled early` for one that was never published. */
export function stateOf (job: number): typeof STATES[number] {
  return STATES[job % STATES.length] as typeof STATES[number]
}

export function typeOf (job: number): JobType {
  return TYPES[job % TYPES.length] as JobType
}

/** Whether a job is or was published, and so can have applications. */
export function wasPublished (job: number): boolean {
  return EVER_PUBLISHED.includes(stateOf(job))
}
