import { Type, type Static } from '@sinclair/typebox'
import { Code, CreatedAt, Described, Id, Int32, Nullable, Patch, StrictObject, StringEnum, Text, UpdatedAt } from '../../schema.js'
import { SCORECARD_TEMPLATE } from '../scorecard-templates/templates.js'
import { Reference, takingKeys } from '../shared/references.js'

export const StepType = StringEnum(['register', 'online', 'offline', 'pre_hire', 'final'], {
  title: 'StepType',
  description: 'Where the step takes place, or what it is for. Default: `online`.',
  examples: ['online']
})
export const StepCategory = StringEnum(['registration', 'screening', 'evaluation', 'interview', 'offer', 'hiring'], {
  title: 'StepCategory',
  description: 'Phase of recruiting, for reports over all jobs. Default: `evaluation`.',
  examples: ['interview']
})

export const Step = Type.Object({
  id: Described(Id, 'Id of the step.'),
  jobId: Described(Id, 'Id of the job that the step belongs to.'),
  name: Text(255, { description: 'Name of the step.', examples: ['Interview'] }),
  code: Nullable(Code({ description: 'Your own key of the step, unique in its job.', examples: ['interview'] })),
  type: StepType,
  category: StepCategory,
  scorecardTemplateId: Reference(SCORECARD_TEMPLATE, Described(
    Nullable(Id), 'Id of the template of the scorecards that interviewers fill in at the step.', { examples: [null] })),
  order: Int32({
    minimum: 1, description: 'Position of the step in its job, from 1. The first and the last step cannot move.', examples: [3]
  }),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Step', description: 'A stage of a job that applications pass through.' })
export type Step = Static<typeof Step>

/** The steps of a new job; the first and the last cannot be moved or deleted. */
export const DEFAULT_STEPS = [
  { name: 'Registration', code: 'registration', type: 'register', category: 'registration' },
  { name: 'Screening', code: 'screening', type: 'online', category: 'screening' },
  { name: 'Interview', code: 'interview', type: 'online', category: 'interview' },
  { name: 'Offer', code: 'offer', type: 'pre_hire', category: 'offer' },
  { name: 'Hiring', code: 'hiring', type: 'final', category: 'hiring' }
] as const satisfies ReadonlyArray<Pick<Step, 'name' | 'code' | 'type' | 'category'>>

/** Values of fields that a new step does not have. */
export const STEP_DEFAULTS = { type: 'online', category: 'evaluation' } as const

export const StepCreate = StrictObject(takingKeys({
  name: Step.properties.name,
  ...Type.Partial(Type.Pick(Step, ['code', 'type', 'category', 'scorecardTemplateId', 'order'])).properties
}), {
  title: 'StepCreate',
  description: 'A new step. Only the name is required. It comes before the last step unless `order` says otherwise.',
  examples: [{ name: 'Work sample', code: 'sample', type: 'online', category: 'evaluation', order: 3 }]
})
export type StepCreate = Static<typeof StepCreate>

/** A step of a job that is created or replaced by its own code. */
export const StepUpsert = StrictObject({
  code: Code({ description: 'Your own key of the step, unique in its job.', examples: ['sample'] }),
  name: Step.properties.name,
  type: Type.Optional(StepType),
  category: Type.Optional(StepCategory)
}, { title: 'StepUpsert', description: 'A step to create, or to change: the one with this code. Absent fields of a known step stay.' })
export type StepUpsert = Static<typeof StepUpsert>

export const StepPatch = Patch(StepCreate.properties, {
  title: 'StepPatch', description: 'Changes to a step. Absent fields stay unchanged.', examples: [{ name: 'Technical interview', order: 2 }]
})
export type StepPatch = Static<typeof StepPatch>
