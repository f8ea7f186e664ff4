import type { JobType } from '../../domain/jobs/schema.js'
import { fold } from '../../domain/shared/fold.js'
import { DEFAULT_STEPS } from '../../domain/steps/schema.js'
import { DAY, day, HORIZON, OPEN_DEADLINES } from '../data/calendar.js'
import { STATUS_REASONS, typeOf } from '../data/job-values.js'
import { BRANCHES, ROLES, USERS } from '../data/organization.js'
import { localPay, pickPlace, type Place } from '../data/places.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import { type JobOutline, outlineJob } from './job-outline.js'
import { describeJob } from './job-texts.js'
import { STEPS, type Plan } from './plan.js'
import { departmentOf } from './organization.js'
import { TABLES } from './tables.js'

/** One job with its five steps. */
export function addJob (batch: Batch, plan: Plan, index: number): void {
  const { size, first } = plan
  const outline = outlineJob(plan, index)
  const random = new Random(size.seed, 'job', index)
  const type = typeOf(index)
  const place = pickPlace(random)
  const roleIndex = random.below(ROLES.length)
  const role = ROLES[roleIndex] as typeof ROLES[number]
  const name = random.pick(role.titles)
  // A draft may still lack what the approval will ask for.
  const bare = outline.status === 'draft' && random.chance(0.5)
  batch.add(TABLES.jobs, {
    id: first.jobs + index,
    code: `JOB-${String(index + 1).padStart(4, '0')}`,
    name,
    name_folded: fold(name),
    status: outline.status,
    type,
    publication_type: random.chance(0.12) ? 'internal' : 'external',
    workplace_type: random.pick(['on-site', 'hybrid', 'hybrid', 'remote']),
    num_vacancies: bare ? 0 : outline.vacancies,
    ...references(random, plan, roleIndex),
    ...describeJob(random, { name, role, city: place.city, bare }),
    city: place.city,
    state: place.state,
    country: place.country,
    ...salary(random, type, role.pay, place),
    ...deadlines(random, outline),
    status_reason: random.pick(STATUS_REASONS[outline.status] ?? [null]),
    approved_at: outline.approvedAt,
    published_at: outline.publishedAt,
    frozen_at: outline.frozenAt,
    closed_at: outline.closedAt,
    canceled_at: outline.canceledAt,
    created_at: outline.createdAt,
    updated_at: random.between(outline.lastAt, HORIZON)
  })
  addSteps(batch, plan, index, outline.createdAt)
}

function references (random: Random, { first }: Plan, roleIndex: number) {
  return {
    department_id: departmentOf(first.departments, roleIndex),
    role_id: first.roles + roleIndex,
    branch_id: random.chance(0.8) ? first.branches + random.below(BRANCHES.length) : null,
    recruiter_id: first.users + random.below(USERS - 1),
    manager_id: random.chance(0.7) ? first.users + random.below(USERS - 1) : null
  }
}

function addSteps (batch: Batch, { first }: Plan, job: number, createdAt: number): void {
  DEFAULT_STEPS.forEach((step, i) => {
    batch.add(TABLES.steps, {
      id: first.steps + job * STEPS + i,
      job_id: first.jobs + job,
      ...step,
      position: i + 1,
      created_at: createdAt,
      updated_at: createdAt
    })
  })
}

function salary (random: Random, type: JobType, monthly: number, place: Place) {
  if (type === 'volunteer' || random.chance(0.15)) {
    return { salary_min: null, salary_max: null, salary_currency: null, salary_period: null }
  }
  const junior = type === 'internship' || type === 'apprentice' || type === 'trainee'
  const { amount, currency, period } = localPay(monthly * (junior ? 0.35 : 1 + random.next() * 0.5), place)
  if (type === 'freelancer') {
    const hourly = Math.max(Math.round(amount / (period === 'month' ? 160 : 1920)), 1)
    return { salary_min: hourly, salary_max: hourly * 2, salary_currency: currency, salary_period: 'hour' }
  }
  return { salary_min: amount, salary_max: random.chance(0.8) ? amount * 1.25 : null, salary_currency: currency, salary_period: period }
}

/** In 2029 for an open job, after its end for one that is over. */
function deadlines (random: Random, { status, lastAt }: JobOutline) {
  const over = status === 'closed' || status === 'canceled'
  const hiring = over ? lastAt + random.between(0, 30 * DAY) : random.between(OPEN_DEADLINES, OPEN_DEADLINES + 360 * DAY)
  return { hiring_deadline: day(hiring), application_deadline: random.chance(0.8) ? day(hiring - 30 * DAY) : null }
}
