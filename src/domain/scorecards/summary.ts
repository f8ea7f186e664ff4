import type { Queryable, Viewer } from '../../database/port.js'
import type { Criterion } from '../scorecard-templates/templates.js'
import { findSubmitted, seesAnswers } from './queries.js'
import { answerTo } from './rules.js'
import type { Answer, ScorecardSummary } from './schema.js'

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)
const meanOf = (numbers: number[]): number | null => numbers.length === 0 ? null : sum(numbers) / numbers.length

/** The submitted scorecards of an application in numbers, as the viewer may see them. A criterion is what its newest scorecard says. */
export async function summarize (db: Queryable, companyId: number, viewer: Viewer, applicationId: number): Promise<ScorecardSummary> {
  const cards = await findSubmitted(db, companyId, applicationId)
  if (!await seesAnswers(db, companyId, viewer, applicationId)) return { count: cards.length }
  const criteria = new Map<string, Criterion>()
  for (const criterion of cards.flatMap(card => card.criteria)) if (!criteria.has(criterion.key)) criteria.set(criterion.key, criterion)
  const summaries = [...criteria.values()].map(criterion => {
    // Those of a time when it was of another kind do not count.
    const values = cards.flatMap(card => card.criteria.some(({ key, kind }) => key === criterion.key && kind === criterion.kind)
      ? valuesOf(answerTo(criterion.key, card.answers))
      : [])
    const numbers = values.filter(value => typeof value !== 'string').map(Number)
    return { ...criterion, count: values.length, mean: meanOf(numbers) }
  })
  const ratings = summaries.flatMap(({ kind, weight = 1, mean }) => kind === 'rating' && mean !== null ? [{ weight, mean }] : [])
  const weighted = sum(ratings.map(({ weight, mean }) => weight * mean))
  const count = (recommendation: string) => cards.filter(card => card.recommendation === recommendation).length
  return {
    count: cards.length,
    criteria: summaries.map(({ key, count, mean }) => ({ key, count, mean })),
    weightedMean: ratings.length === 0 ? null : weighted / sum(ratings.map(({ weight }) => weight)),
    recommendations: {
      strong_no: count('strong_no'), no: count('no'), neutral: count('neutral'), yes: count('yes'), strong_yes: count('strong_yes')
    }
  }
}

const valuesOf = (answer: Answer | undefined): Array<Answer['value']> => answer?.value === undefined ? [] : [answer.value]
