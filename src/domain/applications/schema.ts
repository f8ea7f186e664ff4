import { Type, type Static } from '@sinclair/typebox'
import { Id, Nullable, StringEnum, Text, Timestamp } from '../../schema.js'
import { Step } from '../jobs/schema.js'

export const ApplicationStatus = StringEnum(['in_process', 'reproved', 'give_up', 'hired'])
export type ApplicationStatus = Static<typeof ApplicationStatus>

export const TagName = Text(120, { examples: ['referral'] })

const { id, name, type, category } = Step.properties

export const CurrentStep = Type.Object({ id, name, type, category }, { title: 'CurrentStep' })

export const VisitedStep = Type.Object({ id, name, category, startedAt: Timestamp, endedAt: Nullable(Timestamp) }, { title: 'VisitedStep' })
export type VisitedStep = Static<typeof VisitedStep>

const Reason = Nullable(Type.String({ examples: ['Other candidate chosen'] }))

export const Application = Type.Object({
  id: Id,
  jobId: Id,
  candidateId: Id,
  status: ApplicationStatus,
  currentStep: CurrentStep,
  source: Text(255, { examples: ['career_site'] }),
  partnerName: Nullable(Text(255, { examples: ['Job board'] })),
  score: Nullable(Type.Number({ minimum: 0, maximum: 100, examples: [82.5] })),
  tags: Type.Array(TagName),
  disqualification: Nullable(Type.Object({ reason: Reason, notes: Nullable(Type.String()), at: Timestamp }, { title: 'Disqualification' })),
  withdrawal: Nullable(Type.Object({ reason: Reason, at: Timestamp }, { title: 'Withdrawal' })),
  hiredAt: Nullable(Timestamp),
  endedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Application' })
export type Application = Static<typeof Application>
