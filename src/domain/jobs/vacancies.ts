import { Type, type Static } from '@sinclair/typebox'
import { Int32 } from '../../schema.js'

export const Vacancies = Type.Object({
  total: Int32({ description: 'All of them: the same number as `numVacancies`.', examples: [2] }),
  filled: Int32({ description: 'Those that hires have taken.', examples: [1] }),
  open: Int32({ description: 'Those that are left.', examples: [1] })
}, {
  title: 'Vacancies',
  description: 'How far the job is filled. Hires and openings change it without an event of the job, and without a new version of it: ' +
    '`candidate.hired`, `application.unhired` and the events of openings have it.'
})
export type Vacancies = Static<typeof Vacancies>
