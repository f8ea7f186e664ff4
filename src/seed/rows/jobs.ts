import type { JobType } from '../../domain/jobs/schema.js'
import { REASON } from '../../domain/reasons/reasons.js'
import { SCORECARD_TEMPLATE } from '../../domain/scorecard-templates/templates.js'
import { fold } from '../../domain/shared/fold.js'
import { DEFAULT_STEPS } from '../../domain/steps/schema.js'
import { DAY, day, HORIZON, OPEN_DEADLINES } from '../data/calendar.js'
import { STATUS_REASONS, typeOf } from '../data/job-values.js'
import { BRANCHES, ROLES, USERS } from '../data/organization.js'
import { localPay, pickPlace, type Place } from '../data/places.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import { addCustomValues } from './custom-values.js'
import { interviewerOf, TEMPLATE } from './interviews.js'
import { type JobOutline, outlineJob } from './job-outline.js'
import { describeJob } from './job-texts.js'
import { STEPS, TEAM_SIZE, type Plan } from './plan.js'
import { addOpenOnes } from './openings.js'
import { departmentOf } from './organization.js'
import { sampleNamed } from './samples.js'
import { TABLES } from './tables.js'

/** One job with its five steps and its hiring team. */
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
    vacancies_filled: outline.hires,
    ...references(random, plan, roleIndex),
    ...describeJob(random, { name, role, city: place.city, bare }),
    city: place.city,
    state: place.state,
    country: place.country,
    ...salary(random, type, role.pay, place),
    ...deadlines(random, outline),
    ...statusReason(random, plan, outline.status),
    ...milestones(outline),
    custom_fields: addCustomValues(batch, plan, 'job', index),
    created_at: outline.createdAt,
    updated_at: random.between(outline.lastAt, HORIZON)
  })
  addSteps(batch, plan, index, outline.createdAt)
  addTeam(batch, plan, index, outline.createdAt)
  if (!bare) addOpenOnes(batch, plan, index, outline)
}

function statusReason (random: Random, plan: Plan, status: JobOutline['status']) {
  const text = random.pick(STATUS_REASONS[status] ?? [null])
  return { status_reason: text, status_reason_id: sampleNamed(REASON, plan, text) }
}

function milestones ({ approvedAt, publishedAt, frozenAt, closedAt, canceledAt }: JobOutline) {
  return { approved_at: approvedAt, published_at: publishedAt, frozen_at: frozenAt, closed_at: closedAt, canceled_at: canceledAt }
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

/** What interviewers are asked, by the code of the step. */
const TEMPLATES: Readonly<Record<string, string>> = { screening: 'First conversation', interview: TEMPLATE }

function addSteps (batch: Batch, plan: Plan, job: number, createdAt: number): void {
  const { first } = plan
  DEFAULT_STEPS.forEach((step, i) => {
    batch.add(TABLES.steps, {
      id: first.steps + job * STEPS + i,
      job_id: first.jobs + job,
      ...step,
      scorecard_template_id: sampleNamed(SCORECARD_TEMPLATE, plan, TEMPLATES[step.code] ?? null),
      position: i + 1,
      created_at: createdAt,
      updated_at: createdAt
    })
  })
}

function addTeam (batch: Batch, plan: Plan, job: number, createdAt: number): void {
  const { first } = plan
  for (let i = 0; i < TEAM_SIZE; i++) {
    batch.add(TABLES.teamMembers, {
      id: first.team_members + job * TEAM_SIZE + i,
      job_id: first.jobs + job,
      user_id: interviewerOf(plan, job, i),
      role: 'interviewer',
      created_at: createdAt,
      updated_at: createdAt
    })
  }
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
