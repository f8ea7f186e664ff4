import { illegalTransition, type ErrorItem } from '../../errors.js'
import { now } from '../shared/clock.js'
import type { Job, JobStatus } from './schema.js'

/** The allowed transitions of each status. */
export const TRANSITIONS: Readonly<Record<JobStatus, Partial<Record<JobStatus, { needsReason?: true, onlyIfNeverPublished?: true }>>>> = {
  draft: { waiting_approval: {}, approved: {}, canceled: {} },
  waiting_approval: { draft: {}, approved: {}, disapproved: { needsReason: true }, canceled: {} },
  disapproved: { draft: {}, waiting_approval: {}, canceled: {} },
  approved: { draft: {}, published: {}, canceled: {} },
  published: { frozen: { needsReason: true }, closed: {}, canceled: { needsReason: true } },
  frozen: { published: {}, closed: {}, canceled: { needsReason: true } },
  closed: { published: {} },
  canceled: { draft: { onlyIfNeverPublished: true } }
}

type State = Pick<Job, 'status' | 'publishedAt'>

/** The statuses that this job may change to now, regardless of the fields that they require. */
export function allowedStatuses ({ status, publishedAt }: State): JobStatus[] {
  const rules = Object.entries(TRANSITIONS[status])
  return rules.filter(([, rule]) => rule.onlyIfNeverPublished !== true || publishedAt === null).map(([to]) => to as JobStatus)
}

export function needsReason (from: JobStatus, to: JobStatus): boolean {
  return TRANSITIONS[from][to]?.needsReason === true
}

/** The shortest way to each status that this job can reach, in steps that are allowed. */
function waysFrom (job: State): Map<JobStatus, JobStatus[]> {
  const ways = new Map<JobStatus, JobStatus[]>([[job.status, []]])
  for (const [status, way] of ways) {
    const publishedAt = way.includes('published') ? 'on the way' : job.publishedAt
    for (const to of allowedStatuses({ status, publishedAt })) if (!ways.has(to)) ways.set(to, [...way, to])
  }
  return ways
}

/** The statuses on the shortest way to this one. @throws ApiError ILLEGAL_TRANSITION that lists those that can be reached */
export function wayTo (job: State, to: JobStatus): JobStatus[] {
  const ways = waysFrom(job)
  const way = ways.get(to)
  if (way === undefined) throw illegalTransition(`a job that is ${job.status}`, to, [...ways.keys()].slice(1))
  return way
}

/** What a job lacks on its way, each field once. */
export function missingOnWay (from: JobStatus, way: readonly JobStatus[], job: Guarded, changed: object): ErrorItem[] {
  const missing = way.flatMap((to, index) => missingToEnter(way[index - 1] ?? from, to, job, changed))
  return missing.filter(({ target }, index) => missing.findIndex(other => other.target === target) === index)
}

/** @throws ApiError ILLEGAL_TRANSITION that lists the allowed statuses */
export function checkTransition (job: State, to: JobStatus): void {
  const allowed = allowedStatuses(job)
  if (allowed.includes(to)) return
  throw illegalTransition(`a job that is ${job.status}`, to, allowed)
}

type Guarded = Pick<Job, 'name' | 'type' | 'numVacancies' | 'description' | 'departmentId' | 'roleId' | 'hiringDeadline'>

/**
 * All fields that a job lacks for a status.
 * @param since `YYYY-MM-DD`: the earliest hiring deadline of a published job, if it is checked
 */
function missingFor (status: JobStatus, job: Guarded, since?: string): ErrorItem[] {
  const missing: ErrorItem[] = []
  const need = (target: keyof Guarded, holds: boolean, rule: string) => {
    if (!holds) missing.push({ target, message: `${target} ${rule} for a job to be ${status}` })
  }
  if (status === 'waiting_approval' || status === 'approved') {
    need('numVacancies', job.numVacancies > 0, 'must be at least 1')
    need('description', !isBlank(job.description), 'is required')
  }
  if (status === 'published') {
    need('description', !isBlank(job.description), 'is required')
    need('departmentId', job.departmentId !== null, 'is required')
    need('roleId', job.roleId !== null, 'is required')
    need('hiringDeadline', job.hiringDeadline !== null, 'is required')
    if (since !== undefined && job.hiringDeadline !== null) need('hiringDeadline', job.hiringDeadline >= since, 'must not be past')
  }
  return missing
}

/**
 * What a job lacks to enter a status now. The deadline of a frozen job is not checked again, unless it changes together with the
 * status.
 */
export function missingToEnter (from: JobStatus, to: JobStatus, job: Guarded, changed: object = {}): ErrorItem[] {
  return missingFor(to, job, from === 'frozen' && !('hiringDeadline' in changed) ? undefined : today())
}

/** What a job lacks to be in a status. Its deadlines may be past. */
export const missingIn = (status: JobStatus, job: Guarded): ErrorItem[] => missingFor(status, job)

/** Changed fields that would violate the requirements of the current status; unchanged fields are not checked. */
export function missingToStay (job: Guarded & State, changed: object): ErrorItem[] {
  return missingFor(job.status, job, today()).filter(({ target }) => target in changed)
}

/** The day in UTC. A deadline holds until its day is over. */
export function today (): string {
  return new Date(now()).toISOString().slice(0, 10)
}

export function isBlank (text: string | null | undefined): boolean {
  return (text ?? '').trim() === ''
}
