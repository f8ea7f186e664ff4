import { DAY, day } from '../data/calendar.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import type { JobOutline } from './job-outline.js'
import { OPENINGS, type Plan } from './plan.js'
import { TABLES } from './tables.js'

/** The hire that has filled an opening: that of the application with this index, and its place among those of the job. */
interface Hire { index: number, place: number, hiredAt: number }

/** Whether the vacancies of this job are planned one by one: in every third job, unless it has many. */
const hasOpenings = (job: number, { vacancies }: JobOutline): boolean => job % 3 === 0 && vacancies <= OPENINGS

/** The openings of a job that no hire has filled. */
export function addOpenOnes (batch: Batch, plan: Plan, job: number, outline: JobOutline): void {
  if (!hasOpenings(job, outline)) return
  for (let position = outline.hires; position < outline.vacancies; position++) {
    addOpening(batch, plan, job, outline, position, job * OPENINGS + position)
  }
}

/**
 * The opening that this hire has filled. Its id goes with the application, in whose batch it is written.
 * @returns its id; null if the job has no openings
 */
export function addFilledOne (batch: Batch, plan: Plan, job: number, outline: JobOutline, hire: Hire): number | null {
  if (!hasOpenings(job, outline)) return null
  const id = plan.size.jobs * OPENINGS + hire.index
  addOpening(batch, plan, job, outline, hire.place, id, hire)
  return plan.first.openings + id
}

function addOpening (
  batch: Batch, { size, first }: Plan, job: number, { createdAt }: JobOutline, position: number, id: number, hire?: Hire
): void {
  const random = new Random(size.seed, 'opening', id)
  batch.add(TABLES.openings, {
    id: first.openings + id,
    job_id: first.jobs + job,
    code: `POS-${job + 1}-${position + 1}`,
    status: hire === undefined ? 'open' : 'filled',
    kind: random.chance(0.3) ? 'replacement' : 'new',
    application_id: hire === undefined ? null : first.applications + hire.index,
    target_start_date: day(hire === undefined ? createdAt + 180 * DAY : hire.hiredAt + 30 * DAY),
    opened_at: createdAt,
    filled_at: hire?.hiredAt ?? null,
    created_at: createdAt,
    updated_at: hire?.hiredAt ?? createdAt
  })
}
