import { Type, type Static } from '@sinclair/typebox'
import {
  Code, CreatedAt, Described, Double, Expected, Id, Int32, Nullable, Patch, StrictObject, StringEnum, Text, Timestamp, UpdatedAt
} from '../../schema.js'
import { USER } from '../organization/users.js'
import { Criterion, SCORECARD_TEMPLATE } from '../scorecard-templates/templates.js'
import { Personal, Viewed } from '../shared/classification.js'
import { StatedTime } from '../shared/history.js'
import { Reference, takingKeys } from '../shared/references.js'

/** The most characters of an answer in words, and the most answers, as templates have criteria. */
export const MAX_WORDS = 10_000
const MAX_ANSWERS = 50

export const ScorecardStatus = StringEnum(['draft', 'submitted'], {
  title: 'ScorecardStatus', description: 'Whether the card is still being written; a submitted one is final.', examples: ['submitted']
})

export const RECOMMENDATIONS = ['strong_no', 'no', 'neutral', 'yes', 'strong_yes'] as const
export const Recommendation = StringEnum(RECOMMENDATIONS, {
  title: 'Recommendation', description: 'Whether to go on with the applicant.', examples: ['yes']
})

const Answer = StrictObject({
  value: Type.Unsafe<number | boolean | string>({
    type: ['number', 'boolean', 'string'],
    format: 'double',
    maxLength: MAX_WORDS,
    description: 'A whole number from 1 to 5 for a `rating`, true or false for `yes_no`, words for `text`.',
    examples: [4]
  }),
  comment: Type.Optional(Text(2000, {
    description: 'Why. Absent once the candidate is anonymized.', examples: ['Found the leak at once.']
  }))
}, { title: 'ScorecardAnswer', description: 'The answer to a criterion.' })
export type Answer = Static<typeof Answer>
export type Answers = Record<string, Answer>

const EXAMPLE_ANSWERS = { code_quality: { value: 4, comment: 'Found the leak at once.' } }

const AnswersGiven = Type.Unsafe<Record<string, Answer | null>>({
  type: 'object',
  additionalProperties: Nullable(Answer),
  propertyNames: { type: 'string', maxLength: 63 },
  maxProperties: MAX_ANSWERS,
  description: 'Answers by the key of the criterion; null for none. `PATCH` changes those that it names alone.',
  examples: [EXAMPLE_ANSWERS]
})

export const Scorecard = Type.Object({
  id: Described(Id, 'Id of the scorecard.', { examples: [3001] }),
  code: Personal(Nullable(Code({
    examples: ['CARD-1'], description: 'Your own key of the scorecard, unique in the company. Null once the candidate is anonymized.'
  }))),
  applicationId: Described(Id, 'Id of the application.', { examples: [697] }),
  jobId: Described(Id, 'Id of its job.'),
  candidateId: Described(Id, 'Id of its candidate.', { examples: [133] }),
  interviewId: Described(Nullable(Id), 'Id of the interview of the application that it is about; null for none.', { examples: [1501] }),
  templateId: Reference(SCORECARD_TEMPLATE, Described(Nullable(Id), 'Id of the template whose criteria it has; null for none.')),
  userId: Reference(USER, Described(Id, 'Id of the user whose judgment it is.')),
  status: ScorecardStatus,
  criteria: Type.Array(Criterion, {
    maxItems: MAX_ANSWERS,
    description: 'What is asked, as the template asked it when the card was first written.',
    examples: [[{ key: 'code_quality', label: 'Quality of the code', kind: 'rating', weight: 2, isRequired: true }]]
  }),
  answers: Viewed(Personal(Type.Unsafe<Answers | null>({
    type: ['object', 'null'],
    additionalProperties: Answer,
    maxProperties: MAX_ANSWERS,
    description: 'Answers by the key of the criterion; null for who may not see them. Once the candidate is anonymized, words are gone.',
    examples: [EXAMPLE_ANSWERS]
  }))),
  recommendation: Viewed(Nullable(Described(
    Recommendation, 'Whether to go on with the applicant; null for none, and for who may not see it.'))),
  submittedAt: Described(Nullable(Timestamp), 'When it was submitted.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Scorecard', description: 'What a user thinks of an applicant, criterion by criterion.' })
export type Scorecard = Static<typeof Scorecard>

const { code, interviewId, templateId, userId } = Scorecard.properties
const recommendation = Nullable(Described(Recommendation, 'Whether to go on with the applicant.'))

/** What a card judges, and who does: it never changes. */
const ABOUT = takingKeys({
  interviewId: Type.Optional(Described(interviewId, 'Id of an interview of the application. Never changes.')),
  interviewCode: Type.Optional(Code({ description: 'Code of the interview, instead of `interviewId`.', examples: ['INT-1'] })),
  templateId: Type.Optional(Reference(SCORECARD_TEMPLATE, Described(templateId, 'Id of the template. Absent or null: that of the step of ' +
    'the interview, else that of the current step of the application, if there is one. Never changes.', { examples: [1] }))),
  userId: Type.Optional(Reference(USER, Described(userId, 'Id of the user whose judgment it is, who must be active. Default: the one ' +
    'whom the token names. Never changes.')))
})
const CONTENT = {
  answers: Type.Optional(AnswersGiven),
  recommendation: Type.Optional(recommendation),
  status: Type.Optional(Described(ScorecardStatus, 'With `submitted`, it is final. Absent, it stays; a new one is a `draft`.'))
}
const WHOLE = { code: Type.Optional(code), ...ABOUT, ...CONTENT }

export const ScorecardCreate = StrictObject({
  ...WHOLE, at: StatedTime('When it was written, and submitted. With it, the user may be inactive.')
}, {
  title: 'ScorecardCreate', description: 'A new scorecard.', examples: [{ userId: 3, recommendation: 'yes' }]
})
export type ScorecardCreate = Static<typeof ScorecardCreate>

export const ScorecardPatch = Patch({
  code, ...CONTENT, at: StatedTime('When it was submitted. Not before it was written.')
}, {
  title: 'ScorecardPatch',
  description: 'Changes to a draft. Absent fields, and answers that are not named, stay unchanged; null clears.',
  examples: [{ recommendation: 'yes' }]
})
export type ScorecardPatch = Static<typeof ScorecardPatch>

const REPLACED = { ...WHOLE, at: StatedTime('When it was written, if it is new, or submitted, and so for both at once.') }

export const ScorecardReplace = StrictObject({
  ...REPLACED, code: Type.Optional(Code({ examples: ['CARD-2001'], description: 'The code in the path. May be omitted.' }))
}, {
  title: 'ScorecardReplace',
  description: 'A whole scorecard. Absent answers and recommendation are cleared; what it is about, and the status, stay.',
  examples: [{ userId: 4, recommendation: 'yes', status: 'draft' }]
})
export type ScorecardReplace = Static<typeof ScorecardReplace>

export const ScorecardUpsert = StrictObject({
  applicationId: Type.Optional(Scorecard.properties.applicationId),
  applicationCode: Type.Optional(Code({ description: 'The code of the application, instead of `applicationId`.', examples: ['APP-697'] })),
  ...REPLACED,
  code: Code({ examples: ['CARD-2002'], description: 'Your own key of the scorecard, unique in the company.' }),
  ...Expected
}, {
  title: 'ScorecardUpsert',
  description: 'A scorecard to write, or to replace: the one with the code. `applicationId` or `applicationCode` names its application.'
})
export type ScorecardUpsert = Static<typeof ScorecardUpsert>

const Count = Int32({ minimum: 0, description: 'How many submitted scorecards.', examples: [3] })

export const ScorecardSummary = Type.Object({
  count: Count,
  criteria: Type.Optional(Type.Array(Type.Object({
    key: Described(Criterion.properties.key, 'Name of the criterion.'),
    count: Described(Count, 'How many of them answer it.'),
    mean: Nullable(Double(0, 5, { description: 'Mean of ratings, or share of yes; null for words and without answers.', examples: [3.5] }))
  }, { title: 'CriterionSummary', description: 'A criterion of submitted scorecards.' }), {
    description: 'The criteria, as in the scorecard that was submitted last, then those of earlier ones.'
  })),
  weightedMean: Type.Optional(Nullable(Double(1, 5, {
    description: 'Σ weight × mean of each rating, divided by Σ weight; the weight is 1 unless the template says otherwise. Null without ' +
      'ratings.',
    examples: [3.75]
  }))),
  recommendations: Type.Optional(Type.Object(Object.fromEntries(RECOMMENDATIONS.map(each => [each, Count])) as
    Record<typeof RECOMMENDATIONS[number], typeof Count>, { title: 'RecommendationCounts', description: 'How many recommend what.' }))
}, {
  title: 'ScorecardSummary',
  description: 'The submitted scorecards of an application in numbers. Who may not see their answers gets `count` alone.'
})
export type ScorecardSummary = Static<typeof ScorecardSummary>
