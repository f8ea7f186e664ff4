import { ApiError, type ErrorItem } from '../../errors.js'
import { isBlank } from '../../schema.js'
import type { Criterion } from '../scorecard-templates/templates.js'
import type { ScorecardRow } from './queries.js'
import { MAX_WORDS, type Answer, type Answers } from './schema.js'

/** What the value of an answer must be, in words, and whether it is. */
const VALUES: Record<Criterion['kind'], { words: string, holds: (value: unknown) => boolean }> = {
  rating: {
    words: 'a whole number from 1 to 5', holds: value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5
  },
  yes_no: { words: 'true or false', holds: value => typeof value === 'boolean' },
  text: { words: `a text of up to ${MAX_WORDS} characters that is not blank`, holds: value => typeof value === 'string' && !isBlank(value) }
}

/** The answer to a criterion, whose key may be a name that all objects have, such as `constructor`. */
export const answerTo = (key: string, answers: Answers): Answer | undefined => Object.hasOwn(answers, key) ? answers[key] : undefined

/** @throws ApiError BAD_ARGUMENT with an item for each answer to what is no criterion, or that is not of its kind */
export function checkAnswers (given: Readonly<Record<string, Answer | null>>, criteria: readonly Criterion[]): void {
  const wrong = Object.entries(given).flatMap(([key, answer]): ErrorItem[] => {
    const criterion = criteria.find(each => each.key === key)
    if (criterion === undefined) {
      const keys = criteria.length === 0
        ? 'the scorecard has none (send templateId or templateCode, or give its step a template)'
        : `the scorecard has ${criteria.map(each => each.key).join(', ')}`
      return [{ target: `answers.${key}`, message: `answers.${key}: there is no criterion ${key}; ${keys}`, rule: { name: 'unknown' } }]
    }
    const { words, holds } = VALUES[criterion.kind]
    if (answer === null || holds(answer.value)) return []
    return [{ target: `answers.${key}.value`, message: `answers.${key}.value must be ${words}` }]
  })
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
}

/** @throws ApiError BAD_ARGUMENT for a submitted scorecard: with an item for each required answer that it lacks, or if it says nothing */
export function checkComplete ({ answers, recommendation, criteria }: Pick<ScorecardRow, 'answers' | 'recommendation' | 'criteria'>): void {
  const missing = criteria.filter(({ key, isRequired }) => isRequired === true && answerTo(key, answers) === undefined)
  if (missing.length === 0) {
    if (recommendation != null || Object.keys(answers).length > 0) return
    const message = 'a scorecard is submitted with a recommendation, an answer or both'
    throw new ApiError('BAD_ARGUMENT', { target: 'recommendation', message, rule: { name: 'required' } })
  }
  throw new ApiError('BAD_ARGUMENT', missing.map(({ key, label }) => ({
    target: `answers.${key}`, message: `answers.${key} is required to submit the scorecard: ${label}`, rule: { name: 'required' }
  })))
}

/** These answers in place of those that there are. */
export function withAnswers (answers: Answers, given: Readonly<Record<string, Answer | null>>): Answers {
  const merged = Object.entries({ ...answers, ...given })
  return Object.fromEntries(merged.filter((entry): entry is [string, Answer] => entry[1] !== null))
}

/** The columns of answers: ratings, and yes or no; and, apart as they are personal, those with words in them, whole. */
export function columnsOfAnswers (answers: Answers): { scores: string, answers: string | null } {
  const all = Object.entries(answers)
  const scores = all.filter(([, { value }]) => typeof value !== 'string').map(([key, { value }]) => [key, { value }])
  const words = all.filter(([, { value, comment }]) => typeof value === 'string' || comment !== undefined)
  return {
    scores: JSON.stringify(Object.fromEntries(scores)),
    answers: words.length === 0 ? null : JSON.stringify(Object.fromEntries(words))
  }
}

/** The parts of answers that are words. */
export function wordsIn (answers: Readonly<Record<string, Answer | null>>): string[] {
  return Object.entries(answers).flatMap(([key, answer]) => [
    ...(typeof answer?.value === 'string' ? [`answers.${key}.value`] : []),
    ...(answer?.comment === undefined ? [] : [`answers.${key}.comment`])
  ])
}
