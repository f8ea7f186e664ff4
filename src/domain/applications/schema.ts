import { Type, type Static } from '@sinclair/typebox'
import { StrictObject, Id, Nullable, Patch, StringEnum, Text, Timestamp } from '../../schema.js'
import { Candidate, CandidateCreate } from '../candidates/schema.js'
import { Job } from '../jobs/schema.js'
import { Personal } from '../shared/classification.js'
import { Step } from '../steps/schema.js'

export const ApplicationStatus = StringEnum(['in_process', 'reproved', 'give_up', 'hired'], { title: 'ApplicationStatus' })
export type ApplicationStatus = Static<typeof ApplicationStatus>

export const TagName = Text(120, { examples: ['referral'] })

const { id, name, type, category } = Step.properties

export const CurrentStep = Type.Object({ id, name, type, category }, { title: 'CurrentStep' })

export const VisitedStep = Type.Object({ id, name, category, startedAt: Timestamp, endedAt: Nullable(Timestamp) }, { title: 'VisitedStep' })
export type VisitedStep = Static<typeof VisitedStep>

const Reason = Personal(Nullable(Type.String({ examples: ['Other candidate chosen'] })))

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
  disqualification: Nullable(Type.Object({
    reason: Reason,
    notes: Personal(Nullable(Type.String())),
    at: Timestamp
  }, { title: 'Disqualification' })),
  withdrawal: Nullable(Type.Object({ reason: Reason, at: Timestamp }, { title: 'Withdrawal' })),
  hiredAt: Nullable(Timestamp),
  endedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Application' })
export type Application = Static<typeof Application>

/** The application with summaries of its candidate and its job. */
export const EmbeddedApplication = Type.Object({
  ...Application.properties,
  candidate: Personal(Type.Object(Type.Pick(Candidate, ['id', 'name', 'lastName', 'email']).properties, { title: 'CandidateSummary' })),
  job: Type.Object({ id, name: Job.properties.name }, { title: 'JobSummary' })
}, { title: 'Application' })
export type EmbeddedApplication = Static<typeof EmbeddedApplication>

const { source, partnerName, score } = Application.properties
const Origin = { source: Type.Optional(source), partnerName: Type.Optional(partnerName), score: Type.Optional(score) }

/** A new application, of an existing candidate or of one created with it. A known e-mail selects that candidate, unchanged. */
export const ApplicationCreate = StrictObject({
  candidateId: Type.Optional(Id),
  manualCandidate: Type.Optional(CandidateCreate),
  ...Origin
}, {
  title: 'ApplicationCreate',
  examples: [{ manualCandidate: { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }, source: 'referral' }]
})
export type ApplicationCreate = Static<typeof ApplicationCreate>

/** A JSON merge patch. Status and step may change together. */
export const ApplicationPatch = Patch({
  currentStepId: Type.Optional(Id),
  status: Type.Optional(ApplicationStatus),
  reason: Type.Optional(Nullable(Text(1000, { examples: ['Other candidate chosen'] }))),
  notes: Type.Optional(Nullable(Text(10_000, { examples: ['Good talk, keep in touch.'] }))),
  ...Origin
}, { title: 'ApplicationPatch', examples: [{ currentStepId: 42 }] })
export type ApplicationPatch = Static<typeof ApplicationPatch>

/** A remark on an application. Its author is the name of the token that wrote it. */
export const Comment = Type.Object({
  id: Id,
  text: Personal(Text(10_000, { examples: ['Met at the fair in May.'] })),
  author: Type.String({ examples: ['ERP import'] }),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Comment' })
export type Comment = Static<typeof Comment>
