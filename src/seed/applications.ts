import type { ApplicationStatus } from '../domain/applications/schema.js'
import { DAY, HORIZON } from './calendar.js'
import { type JobOutline, outlineJob } from './job-outline.js'
import { TAGS } from './organisation.js'
import { STEPS, type Plan } from './plan.js'
import { Random } from './random.js'
import { type Batch, TABLES } from './tables.js'

const SOURCES = ['career_site', 'career_site', 'career_site', 'job_board', 'job_board', 'linkedin', 'referral', 'agency'] as const
const PARTNERS: Partial<Record<typeof SOURCES[number], readonly string[]>> = {
  job_board: ['Example Jobs', 'Vagas Exemplo', 'Work Sample Board'],
  agency: ['Example Talent Agency', 'Sample Search Partners']
}

const DISQUALIFICATIONS = ['Other candidate chosen', 'Missing experience', 'Pay expectation too high', 'Did not appear', 'Position closed']
const NOTES = ['Good talk, keep in the talent pool.', 'Asked for feedback by e-mail.', 'Strong in theory, little practice.', null, null]
const WITHDRAWALS = ['Accepted another offer', 'Salary', 'Place of work', 'Personal reasons']

/** Most applications stay at the first steps: the share of those that go on from each to the next. */
const GOES_ON = 0.38
const LONGEST = 75 * DAY

/** One application with the steps that it has visited and its tags. */
export function addApplication (batch: Batch, plan: Plan, index: number): void {
  const { size, first, pairing } = plan
  const { job, candidate, turn } = pairing.pairOf(index)
  const outline = outlineJob(plan, job)
  const random = new Random(size.seed, 'application', index)
  const id = first.applications + index
  const status = statusOf(random, outline, job, turn)
  const last = status === 'hired' ? STEPS - 1 : furthestStep(random)
  const { createdAt, lastAt } = span(random, outline, turn)
  const endedAt = status === 'in_process' ? null : lastAt
  const source = random.pick(SOURCES)
  const firstStep = first.steps + job * STEPS
  batch.add(TABLES.applications, {
    id,
    job_id: first.jobs + job,
    candidate_id: first.candidates + candidate,
    status,
    current_step_id: firstStep + last,
    source,
    partner_name: random.pick(PARTNERS[source] ?? [null]),
    score: last > 0 && random.chance(0.8) ? random.between(200, 1001) / 10 : null,
    disqualification_reason: status === 'reproved' ? random.pick(DISQUALIFICATIONS) : null,
    disqualification_notes: status === 'reproved' ? random.pick(NOTES) : null,
    disqualified_at: status === 'reproved' ? endedAt : null,
    withdrawal_reason: status === 'give_up' ? random.pick(WITHDRAWALS) : null,
    withdrawn_at: status === 'give_up' ? endedAt : null,
    hired_at: status === 'hired' ? endedAt : null,
    ended_at: endedAt,
    created_at: createdAt,
    updated_at: random.chance(0.8) ? lastAt : random.between(lastAt, HORIZON)
  })
  let startedAt = createdAt
  for (let step = 0; step <= last; step++) {
    const movedAt = Math.floor(createdAt + (lastAt - createdAt) * (step + 0.1 + random.next() * 0.9) / (last + 1))
    batch.add(TABLES.applicationSteps, {
      id: first.application_steps + index * STEPS + step,
      application_id: id,
      step_id: firstStep + step,
      started_at: startedAt,
      ended_at: step < last ? movedAt : endedAt
    })
    startedAt = movedAt
  }
  if (random.chance(0.15)) {
    for (const name of random.some(TAGS, random.between(1, 3))) batch.add(TABLES.applicationTags, { application_id: id, name })
  }
}

/** Hires are spread evenly over the applications of a job: exactly as many as it has, without counting. */
function statusOf (random: Random, { status, applications, hires }: JobOutline, job: number, turn: number): ApplicationStatus {
  const place = (turn + job) % applications
  if (Math.floor((place + 1) * hires / applications) > Math.floor(place * hires / applications)) return 'hired'
  const open = status === 'published' || status === 'frozen'
  if (open && random.chance(0.5)) return 'in_process'
  return random.chance(0.8) ? 'reproved' : 'give_up'
}

function furthestStep (random: Random): number {
  let step = 0
  while (step < STEPS - 1 && random.chance(GOES_ON)) step++
  return step
}

/** From coming in to the last move or the end. The applications of a job come in one after the other, until shortly before its end. */
function span (random: Random, { publishedAt, endsAt, applications }: JobOutline, turn: number): { createdAt: number, lastAt: number } {
  const openedAt = publishedAt as number
  const createdAt = Math.floor(openedAt + (endsAt - openedAt) * 0.9 * (turn + random.next()) / applications)
  const longest = Math.min(endsAt - createdAt, LONGEST)
  return { createdAt, lastAt: createdAt + Math.floor(longest * (0.05 + 0.95 * random.next())) }
}
