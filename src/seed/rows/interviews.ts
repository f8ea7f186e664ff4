import { columnsOfAnswers } from '../../domain/scorecards/rules.js'
import { RECOMMENDATIONS, type Answers } from '../../domain/scorecards/schema.js'
import { SCORECARD_TEMPLATE } from '../../domain/scorecard-templates/templates.js'
import { DEFAULT_STEPS } from '../../domain/steps/schema.js'
import { REMARKS } from '../data/application-values.js'
import { DAY, HORIZON, OPEN_DEADLINES } from '../data/calendar.js'
import { USERS } from '../data/organization.js'
import { Random } from '../data/random.js'
import type { Batch } from './batch.js'
import { STEPS, TEAM_SIZE, type Plan } from './plan.js'
import { sampleNamed } from './samples.js'
import { TABLES } from './tables.js'

const HOUR = DAY / 24
/** Interviews that are still to come are in the year before the deadlines of open jobs, between 12 and 20 o'clock. */
const toCome = (index: number): number => OPEN_DEADLINES - (366 - index % 365) * DAY + (12 + index % 8) * HOUR
/** The number of the step for interviews. */
export const INTERVIEW = DEFAULT_STEPS.findIndex(({ code }) => code === 'interview')
/** What interviewers are asked. */
export const TEMPLATE = 'Technical interview'

/** The visit of the step for interviews. */
interface Visit { startedAt: number, endedAt: number | null }

/** The id of a user in the team of the job: all take turns, but for the last of the company, who is inactive. */
export const interviewerOf = ({ first }: Plan, job: number, place: number): number =>
  first.users + (job * TEAM_SIZE + place) % (USERS - 1)

/**
 * The interview that most applications have at the step for them, held by the team of the job. Once it is over, most of the team have
 * written what they think.
 * @returns when it was last changed; 0 if there is none
 */
export function addInterview (batch: Batch, plan: Plan, index: number, job: number, { startedAt, endedAt }: Visit): number {
  const { size, first } = plan
  const random = new Random(size.seed, 'interview', index)
  if (random.chance(0.3)) return 0
  const id = first.interviews + index
  const during = endedAt === null ? toCome(index) : startedAt + (endedAt - startedAt) * random.next()
  const startsAt = Math.ceil(during / HOUR) * HOUR
  const status = endedAt === null ? 'scheduled' : random.chance(0.9) ? 'completed' : 'no_show'
  const changedAt = status === 'scheduled' ? startedAt : Math.min(startsAt + HOUR, HORIZON)
  batch.add(TABLES.interviews, {
    id,
    application_id: first.applications + index,
    step_id: first.steps + job * STEPS + INTERVIEW,
    title: TEMPLATE,
    kind: random.pick(['video', 'video', 'on_site', 'phone']),
    status,
    starts_at: startsAt,
    ends_at: startsAt + HOUR,
    time_zone: 'UTC',
    // The same each time: of version 8, which RFC 9562 leaves to us.
    calendar_uid: `00000000-0000-8000-8000-${id.toString(16).padStart(12, '0')}`,
    created_at: startedAt,
    updated_at: changedAt
  })
  for (let place = 0; place < TEAM_SIZE; place++) {
    const userId = interviewerOf(plan, job, place)
    batch.add(TABLES.interviewers, { interview_id: id, user_id: userId, status: status === 'scheduled' ? 'invited' : 'accepted' })
    if (status === 'completed' && random.chance(0.8)) {
      addScorecard(batch, plan, random, { id: first.scorecards + index * TEAM_SIZE + place, index, interviewId: id, userId, changedAt })
    }
  }
  return changedAt
}

function addScorecard (
  batch: Batch, plan: Plan, random: Random,
  { id, index, interviewId, userId, changedAt }: { id: number, index: number, interviewId: number, userId: number, changedAt: number }
): void {
  const criteria = SCORECARD_TEMPLATE.samples?.find(({ name }) => name === TEMPLATE)?.criteria as Array<{ key: string, kind: string }>
  const ratings = criteria.filter(({ kind }) => kind === 'rating').map(({ key }) => [key, { value: random.between(1, 6) }] as const)
  const words = criteria.filter(({ kind }) => kind === 'text').map(({ key }) => [key, { value: random.pick(REMARKS) }] as const)
  const mean = ratings.reduce((sum, [, { value }]) => sum + value, 0) / ratings.length
  const answers: Answers = Object.fromEntries([...ratings, ...words])
  batch.add(TABLES.scorecards, {
    id,
    application_id: plan.first.applications + index,
    interview_id: interviewId,
    template_id: sampleNamed(SCORECARD_TEMPLATE, plan, TEMPLATE),
    user_id: userId,
    criteria: JSON.stringify(criteria),
    ...columnsOfAnswers(answers),
    recommendation: RECOMMENDATIONS[Math.round(mean) - 1] as string,
    status: 'submitted',
    submitted_at: changedAt,
    created_at: changedAt,
    updated_at: changedAt
  })
}
