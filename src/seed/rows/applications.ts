import type { ApplicationStatus } from '../../domain/applications/schema.js'
import {
  DISQUALIFICATIONS, GOES_ON, MAX_DURATION, NOTES, PARTNERS, SOURCES, WITHDRAWALS
} from '../data/application-values.js'
import { HORIZON } from '../data/calendar.js'
import { Random } from '../data/random.js'
import { REASON } from '../../domain/reasons/reasons.js'
import { SOURCE } from '../../domain/sources/sources.js'
import type { Batch } from './batch.js'
import { addCustomValues } from './custom-values.js'
import { addInterview, INTERVIEW } from './interviews.js'
import { type JobOutline, outlineJob } from './job-outline.js'
import { addAcceptedOffer, NO_HIRING } from './offers.js'
import { addFilledOne } from './openings.js'
import { tagsOf } from './organization.js'
import { STEPS, type Plan } from './plan.js'
import { sampleNamed } from './samples.js'
import { arrayLiteral, TABLES } from './tables.js'

/** One application with the steps that it has visited, its interview and its tags. */
export function addApplication (batch: Batch, plan: Plan, index: number): void {
  const { size, first, pairing } = plan
  const { job, candidate, turn } = pairing.pairOf(index)
  const outline = outlineJob(plan, job)
  const random = new Random(size.seed, 'application', index)
  const id = first.applications + index
  const status = statusOf(random, outline, job, turn)
  const last = status === 'hired' ? STEPS - 1 : furthestStep(random)
  const { createdAt, lastAt } = span(random, outline, turn)
  const [endedAt, source, firstStep] = [status === 'in_process' ? null : lastAt, random.pick(SOURCES), first.steps + job * STEPS]
  const application = {
    id,
    code: index % 4 === 0 ? `APP-${index + 1}` : null,
    job_id: first.jobs + job,
    candidate_id: first.candidates + candidate,
    status,
    current_step_id: firstStep + last,
    source,
    partner_name: random.pick(PARTNERS[source] ?? [null]),
    score: last > 0 && random.chance(0.8) ? random.between(200, 1001) / 10 : null,
    ...end(random, status, endedAt),
    ...NO_HIRING,
    tags: '{}',
    custom_fields: addCustomValues(batch, plan, 'application', index),
    last_activity_at: lastAt,
    created_at: createdAt,
    updated_at: random.chance(0.8) ? lastAt : random.between(lastAt, HORIZON)
  }
  batch.add(TABLES.applications, Object.assign(application, namedIn(plan, application)))
  if (status === 'hired') {
    const opening = addFilledOne(batch, plan, job, outline, { index, place: hiresBefore(outline, job, turn), hiredAt: lastAt })
    Object.assign(application, addAcceptedOffer(batch, plan, index, createdAt, lastAt), { hiring_opening_id: opening })
  }
  const visits = { firstVisit: first.application_steps + index * STEPS, firstStep, last, createdAt, lastAt, endedAt }
  const met = addVisits(batch, random, { application: id, ...visits })[INTERVIEW]
  if (met !== undefined) application.last_activity_at = Math.max(lastAt, addInterview(batch, plan, index, job, met))
  const tags = pickTags(random, plan, index)
  for (const name of tags) batch.add(TABLES.applicationTags, { application_id: id, name })
  application.tags = arrayLiteral([...tags].sort())
}

/** The source and the reason of the catalogs that the texts of an application are the names of. */
function namedIn (
  plan: Plan, { source, disqualification_reason: rejected, withdrawal_reason: withdrawn }: Record<'source', string> &
  Record<'disqualification_reason' | 'withdrawal_reason', string | null>
) {
  return { source_id: sampleNamed(SOURCE, plan, source), reason_id: sampleNamed(REASON, plan, rejected ?? withdrawn) }
}

/** How an application ended, if it has. */
function end (random: Random, status: ApplicationStatus, endedAt: number | null) {
  return {
    disqualification_reason: status === 'reproved' ? random.pick(DISQUALIFICATIONS) : null,
    disqualification_notes: status === 'reproved' ? random.pick(NOTES) : null,
    disqualified_at: status === 'reproved' ? endedAt : null,
    withdrawal_reason: status === 'give_up' ? random.pick(WITHDRAWALS) : null,
    withdrawn_at: status === 'give_up' ? endedAt : null,
    hired_at: status === 'hired' ? endedAt : null,
    ended_at: endedAt
  }
}

/** The first applications have one tag each, so that every tag has an application. */
function pickTags (random: Random, plan: Plan, index: number): Set<string> {
  const known = tagsOf(plan)
  const own = known.slice(index, index + 1)
  return new Set([...own, ...(random.chance(0.15) ? random.some(known, random.between(1, 3)) : [])])
}

interface Visits {
  /** Ids of the application, of its first visit and of the job's first step. */
  application: number
  firstVisit: number
  firstStep: number
  /** How many steps after the first step the last visited one is. */
  last: number
  createdAt: number
  lastAt: number
  endedAt: number | null
}

/** The steps that an application has visited, one after the other, in about the same time each. @returns when it was at each */
function addVisits (batch: Batch, random: Random, visits: Visits): Array<{ startedAt: number, endedAt: number | null }> {
  const { application, firstVisit, firstStep, last, createdAt, lastAt, endedAt } = visits
  const times = []
  let startedAt = createdAt
  for (let step = 0; step <= last; step++) {
    const movedAt = Math.floor(createdAt + (lastAt - createdAt) * (step + 0.1 + random.next() * 0.9) / (last + 1))
    const ended = step < last ? movedAt : endedAt
    batch.add(TABLES.applicationSteps, {
      id: firstVisit + step,
      application_id: application,
      step_id: firstStep + step,
      started_at: startedAt,
      ended_at: ended,
      updated_at: ended ?? startedAt
    })
    times.push({ startedAt, endedAt: ended })
    startedAt = movedAt
  }
  return times
}

/**
 * Hires are spread evenly over the applications of a job: exactly as many as it has, without counting.
 * @returns how many there are before this application, or `more` after it
 */
function hiresBefore ({ applications, hires }: JobOutline, job: number, turn: number, more = 0): number {
  const place = (turn + job) % applications + more
  return Math.floor(place * hires / applications)
}

function statusOf (random: Random, outline: JobOutline, job: number, turn: number): ApplicationStatus {
  const { status } = outline
  if (hiresBefore(outline, job, turn, 1) > hiresBefore(outline, job, turn)) return 'hired'
  const open = status === 'published' || status === 'frozen'
  if (open && random.chance(0.5)) return 'in_process'
  return random.chance(0.8) ? 'reproved' : 'give_up'
}

function furthestStep (random: Random): number {
  let step = 0
  while (step < STEPS - 1 && random.chance(GOES_ON)) step++
  return step
}

/**
 * The time from the application to its last move or its end. The applications of a job arrive one after the other, until shortly before its
 * end.
 */
function span (random: Random, { publishedAt, endsAt, applications }: JobOutline, turn: number): { createdAt: number, lastAt: number } {
  const openedAt = publishedAt as number
  const createdAt = Math.floor(openedAt + (endsAt - openedAt) * 0.9 * (turn + random.next()) / applications)
  const longest = Math.min(endsAt - createdAt, MAX_DURATION)
  return { createdAt, lastAt: createdAt + Math.floor(longest * (0.05 + 0.95 * random.next())) }
}
