import { Type, type Static } from '@sinclair/typebox'
import { StrictObject, Id, Patch, StringEnum, Text, Timestamp } from '../../schema.js'

export const StepType = StringEnum(['register', 'online', 'offline', 'pre_hire', 'final'], { title: 'StepType', examples: ['online'] })
export const StepCategory = StringEnum(['registration', 'screening', 'evaluation', 'interview', 'offer', 'hiring'], {
  title: 'StepCategory', examples: ['interview']
})

export const Step = Type.Object({
  id: Id,
  jobId: Id,
  name: Text(255, { examples: ['Interview'] }),
  type: StepType,
  category: StepCategory,
  order: Type.Integer({ minimum: 1, examples: [3] }),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Step' })
export type Step = Static<typeof Step>

/** The steps of a new job; the first and the last cannot be moved or deleted. */
export const DEFAULT_STEPS = [
  { name: 'Registration', type: 'register', category: 'registration' },
  { name: 'Screening', type: 'online', category: 'screening' },
  { name: 'Interview', type: 'online', category: 'interview' },
  { name: 'Offer', type: 'pre_hire', category: 'offer' },
  { name: 'Hiring', type: 'final', category: 'hiring' }
] as const satisfies ReadonlyArray<Pick<Step, 'name' | 'type' | 'category'>>

const { order } = Step.properties

/** A new step: a name is enough; it comes before the last one. */
export const StepCreate = StrictObject({
  name: Step.properties.name,
  type: Type.Optional(StepType),
  category: Type.Optional(StepCategory),
  order: Type.Optional(order)
}, { title: 'StepCreate' })
export type StepCreate = Static<typeof StepCreate>

export const StepPatch = Patch(Type.Partial(StepCreate).properties, { title: 'StepPatch' })
export type StepPatch = Static<typeof StepPatch>
