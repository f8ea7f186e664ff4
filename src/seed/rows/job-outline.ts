import type { JobStatus } from '../../domain/jobs/schema.js'
import { DAY, FIRST_JOB, HORIZON, LAST_JOB } from '../data/calendar.js'
import { stateOf, wasPublished } from '../data/job-values.js'
import { Random } from '../data/random.js'
import type { Plan } from './plan.js'

const MAX_VACANCIES = 10_000

/** What the applications of a job need to know of it. Times are in milliseconds, and null as the status has it. */
export interface JobOutline {
  status: JobStatus
  createdAt: number
  approvedAt: number | null
  publishedAt: number | null
  frozenAt: number | null
  closedAt: number | null
  canceledAt: number | null
  /** The latest of these, or the time at which it was handed in or turned down. */
  lastAt: number
  /** Everything that happens to its applications happens before. */
  endsAt: number
  applications: number
  hires: number
  vacancies: number
}

/** Where a job stands, when it came there, and how many people it gets. */
export function outlineJob ({ size, pairing }: Plan, job: number): JobOutline {
  const random = new Random(size.seed, 'outline', job)
  const state = stateOf(job)
  const status = state === 'canceled early' ? 'canceled' : state
  const published = wasPublished(job)
  const createdAt = Math.floor(FIRST_JOB + (LAST_JOB - FIRST_JOB) * (job + random.next()) / size.jobs)
  const reviewedAt = createdAt + random.between(DAY, 10 * DAY)
  const publishedAt = reviewedAt + random.between(DAY, 10 * DAY)
  const stoppedAt = publishedAt + random.between(60 * DAY, 150 * DAY)
  const stopped = status === 'frozen' || status === 'closed' || status === 'canceled'
  return {
    status,
    createdAt,
    approvedAt: published || status === 'approved' ? reviewedAt : null,
    publishedAt: published ? publishedAt : null,
    frozenAt: status === 'frozen' ? stoppedAt : null,
    closedAt: status === 'closed' ? stoppedAt : null,
    canceledAt: status === 'canceled' ? stoppedAt : null,
    lastAt: stopped ? stoppedAt : published ? publishedAt : status === 'draft' ? createdAt : reviewedAt,
    endsAt: stopped ? stoppedAt : HORIZON,
    ...staff(random, status, pairing.countOf(job))
  }
}

/** Hires never exceed the vacancies. A closed job has filled all, an open one has some left more often than not. */
function staff (random: Random, status: JobStatus, applications: number): Pick<JobOutline, 'applications' | 'hires' | 'vacancies'> {
  const left = status === 'closed' ? 0 : random.below(5)
  const share = status === 'closed' ? 0.04 : 0.03 * random.next()
  const wanted = Math.min(Math.round(applications * share), MAX_VACANCIES - left)
  const hires = status === 'canceled' ? 0 : status === 'closed' ? Math.max(wanted, Math.min(1, applications)) : wanted
  return { applications, hires, vacancies: Math.max(hires + left, 1) }
}
