import { Type, type Static } from '@sinclair/typebox'
import {
  Code, CreatedAt, Described, Double, Expected, Id, NO_DOTS, Nullable, Patch, StrictObject, StringEnum, Text, Timestamp, UpdatedAt
} from '../../schema.js'
import { AttachmentCount } from '../attachments/schema.js'
import { Candidate, CandidateCreate } from '../candidates/schema.js'
import { Job } from '../jobs/schema.js'
import { Following } from '../interviews/schema.js'
import { ContractType, Offer, OfferedSalary, StartDate } from '../offers/schema.js'
import { Opening } from '../openings/schema.js'
import { REASON } from '../reasons/reasons.js'
import { Gated, Personal, Silent } from '../shared/classification.js'
import { CustomFields, CustomFieldsBody } from '../shared/custom-values.js'
import { StatedTime } from '../shared/history.js'
import { Reference, takingKeys } from '../shared/references.js'
import { SOURCE } from '../sources/sources.js'
import { Step } from '../steps/schema.js'
import { CommentUpsert } from './comment-schema.js'
import { HiringTerms } from './hiring-schema.js'

export const ApplicationStatus = StringEnum(['in_process', 'reproved', 'give_up', 'hired'], {
  title: 'ApplicationStatus',
  description: 'Where the application stands: in the pipeline, rejected, withdrawn by the candidate, or hired.'
})
export type ApplicationStatus = Static<typeof ApplicationStatus>

export const TagName = Text(120, { description: 'Name of the tag, case-sensitive.', examples: ['remote only'] })

/** The name of a tag to put on an application. Older ones may be dots, too, and can be removed. */
export const NewTagName = { ...TagName, pattern: '^(\\.{0,2}[^.]|\\.{3})', 'x-rule': NO_DOTS }

/** A tag that the company uses: it comes with the first application that has it, and goes with the last. */
export const Tag = Type.Object({
  id: Described(Id, 'Id of the tag.'),
  name: TagName,
  createdAt: CreatedAt,
  updatedAt: Described(Timestamp, 'When the tag was created: tags do not change.')
}, { title: 'Tag', description: 'A word that the company has on applications. It goes when no application has it any more.' })
export type Tag = Static<typeof Tag>

const { id, name, code, type, category } = Step.properties

export const CurrentStep = Type.Object({ id, name, code, type, category }, {
  title: 'CurrentStep', description: 'A step of the job, in short.'
})
export type CurrentStep = Static<typeof CurrentStep>

export const VisitedStep = Type.Object({
  id,
  name,
  category,
  startedAt: Described(Timestamp, 'When the application reached the step.'),
  endedAt: Described(Nullable(Timestamp), 'When it left the step, or ended there; null while it is there.')
}, { title: 'VisitedStep', description: 'One visit of a step. A step that was visited twice appears twice.' })
export type VisitedStep = Static<typeof VisitedStep>

/** A visit of a step, as an object of its own: for copies and for reports on the time in each step. */
export const Visit = Type.Object({
  id: Described(Id, 'Id of the visit.'),
  applicationId: Described(Id, 'Id of the application.', { examples: [697] }),
  jobId: Described(Id, 'Id of the job of both.'),
  stepId: Described(Id, 'Id of the step.'),
  startedAt: VisitedStep.properties.startedAt,
  endedAt: VisitedStep.properties.endedAt,
  updatedAt: Described(Timestamp, 'When the visit began or, later, ended: a visit changes once.')
}, {
  title: 'Visit',
  description: 'The time of an application on a step. It has no events: the events of the application that begin or end visits have ' +
    'them in `data.visits`.'
})
export type Visit = Static<typeof Visit>

const MAX_REASON = 1000
const MAX_NOTES = 10_000

const DisqualificationReason = Personal(Nullable(Text(MAX_REASON, {
  description: 'Why the application was rejected; null once the candidate is anonymized.', examples: ['Other candidate chosen']
})))
const WithdrawalReason = Personal(Nullable(Text(MAX_REASON, {
  description: 'Why the candidate gave up, if it is known.', examples: ['Took another offer']
})))

const ReasonId = Reference(REASON, Described(Nullable(Id), 'Id of the reason, if it is one of the catalog.'))

const OwnCode = Personal(Nullable(Code({
  examples: ['APP-697'], description: 'Your own key of the application, unique in the company. Null once the candidate is anonymized.'
})))

export const Application = Type.Object({
  id: Described(Id, 'Id of the application.', { examples: [697] }),
  code: OwnCode,
  jobId: Described(Id, 'Id of the job applied for.'),
  candidateId: Described(Id, 'Id of the candidate who applies.', { examples: [133] }),
  candidateCode: Personal(Described(Candidate.properties.code, 'Code of the candidate as it is now.')),
  status: ApplicationStatus,
  currentStep: CurrentStep,
  source: Text(255, {
    description: 'Where the application came from, as free text. Default: `api`.', examples: ['career_site']
  }),
  sourceId: Reference(SOURCE, Described(Nullable(Id), 'Id of the source, if it is one of the catalog.')),
  partnerName: Nullable(Text(255, { description: 'Partner that referred the application, such as a job board.', examples: ['Job board'] })),
  score: Nullable(Double(0, 100, { description: 'Your own rating, from 0 to 100.', examples: [82.5] })),
  tags: Type.Array(TagName, { description: 'Tags on the application, sorted by code point.', examples: [['remote only']] }),
  customFields: Personal(CustomFields('application')),
  attachmentCount: AttachmentCount('the application'),
  lastActivityAt: Type.Readonly(Silent(Described(Timestamp, 'When something last happened: the application came, was moved, changed its ' +
    'status or its tags, or a comment, a file, an interview, a scorecard or an offer of it changed. The version stays the same with the ' +
    'latter.'))),
  disqualification: Nullable(Type.Object({
    reasonId: ReasonId,
    reason: DisqualificationReason,
    notes: Personal(Nullable(Text(MAX_NOTES, { description: 'Notes on the rejection.', examples: ['Good talk, keep in touch.'] }))),
    at: Described(Timestamp, 'When the application was rejected.')
  }, { title: 'Disqualification', description: 'The rejection; null unless the status is `reproved`.' })),
  withdrawal: Nullable(Type.Object({
    reasonId: ReasonId,
    reason: WithdrawalReason,
    at: Described(Timestamp, 'When the candidate gave up.')
  }, {
    title: 'Withdrawal', description: 'The withdrawal; null unless the status is `give_up`.'
  })),
  hiring: Nullable(Type.Object({
    at: Described(Timestamp, 'When the candidate was hired.'),
    startDate: StartDate,
    contractType: ContractType,
    salary: Gated('compensation:read', Nullable(OfferedSalary)),
    openingId: Described(Nullable(Opening.properties.id), 'Id of the opening that the hire has filled, if the job has openings.'),
    offerId: Described(Nullable(Offer.properties.id), 'Id of the accepted offer that the other fields were copied from; null without one.')
  }, { title: 'Hiring', description: 'The hire; null unless the status is `hired`.' })),
  hiredAt: Described(Nullable(Timestamp), 'When the candidate was hired; null unless the status is `hired`.'),
  endedAt: Described(Nullable(Timestamp), 'When the application left the pipeline; null while it is `in_process`.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Application', description: 'One candidate\'s way through the steps of one job.' })
export type Application = Static<typeof Application>

/** The application with summaries of its candidate and its job. */
export const EmbeddedApplication = Type.Object({
  ...Application.properties,
  candidate: Personal(Type.Object(Type.Pick(Candidate, ['id', 'name', 'lastName', 'email']).properties, {
    title: 'CandidateSummary', description: 'The candidate, in short.'
  })),
  job: Type.Object(Type.Pick(Job, ['id', 'name']).properties, { title: 'JobSummary', description: 'The job, in short.' })
}, { title: 'Application', description: Application.description })
export type EmbeddedApplication = Static<typeof EmbeddedApplication>

/** The answer to an application. */
export const NewApplication = Type.Object({
  ...EmbeddedApplication.properties,
  candidateMatched: Type.Optional(Type.Boolean({
    description: '`true` if `manualCandidate` has the e-mail of an existing candidate, who stays unchanged. Absent otherwise, and for ' +
      'tokens without `candidates:read`.',
    examples: [true]
  }))
}, { title: 'NewApplication', description: Application.description })
export type NewApplication = Static<typeof NewApplication>

const { source, sourceId, partnerName, score } = Application.properties
const Origin = {
  code: Type.Optional(OwnCode),
  source: Type.Optional(source),
  ...takingKeys({
    sourceId: Type.Optional(Described(sourceId,
      'Id of a source of the catalog that is not archived. Without `source`, its name becomes the source. Null leaves the text.'))
  }),
  partnerName: Type.Optional(partnerName),
  score: Type.Optional(score),
  customFields: CustomFieldsBody('application')
}

export const ApplicationCreate = StrictObject({
  candidateId: Type.Optional(Described(Id, 'Id of an existing candidate who is not anonymized.')),
  candidateCode: Type.Optional(Code({ description: 'The code of the candidate, instead of `candidateId`.', examples: ['CAND-133'] })),
  manualCandidate: Type.Optional(CandidateCreate),
  at: StatedTime('When the candidate applied. With it, the job may be frozen, closed or canceled, or past its deadline.'),
  ...Origin
}, {
  title: 'ApplicationCreate',
  description: 'A new application: either `candidateId` or `candidateCode` for an existing candidate, or `manualCandidate` with name and ' +
    'e-mail. The e-mail of an existing candidate selects that candidate, without changes: the response then has `candidateMatched`. With ' +
    'a `code`, which needs the scope `candidates:write`, `manualCandidate` is found as by `putCandidateByCodeV2`.',
  examples: [{ manualCandidate: { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }, source: 'referral' }]
})
export type ApplicationCreate = Static<typeof ApplicationCreate>

export const ApplicationUpsert = StrictObject({
  ...ApplicationCreate.properties,
  code: Code({ examples: ['APP-697'], description: 'Your own key of the application, unique in the company.' }),
  candidateEmail: Type.Optional(Described(Candidate.properties.email,
    'The e-mail address of the candidate, instead of `candidateId`. Needs the scope `candidates:read`.')),
  tags: Type.Optional(Type.Array(NewTagName, {
    maxItems: 50, uniqueItems: true, description: 'Tags to add, at `at` to a new application; others stay.', examples: [['remote only']]
  })),
  comments: Type.Optional(Type.Array(CommentUpsert, {
    maxItems: 50, description: 'Comments to add. One whose code the application has already stays as it is.'
  })),
  ...Expected
}, {
  title: 'ApplicationUpsert',
  description: 'An application to create, or one that is there, with tags and comments to add. The candidate is named by `candidateId`, ' +
    '`candidateCode` or `candidateEmail`, or is in `manualCandidate`.'
})
export type ApplicationUpsert = Static<typeof ApplicationUpsert>

export const ApplicationPatch = Patch({
  currentStepId: Type.Optional(Described(Id, 'Id of the step to move to, in the same job.', { examples: [3] })),
  currentStepCode: Type.Optional(Code({
    description: 'The code of the step to move to, instead of `currentStepId`.', examples: ['interview']
  })),
  status: Type.Optional(ApplicationStatus),
  openingId: Type.Optional(Described(Id,
    'Id of the opening that a hire fills. Only with the status `hired`. Default: the oldest open one, if the job has openings.', {
      examples: undefined
    })),
  hiring: Type.Optional(HiringTerms),
  ...Following,
  at: StatedTime('When the move and the change of status happened, of which one is required. Not before the last such change of the ' +
    'application; it cannot be corrected later.'),
  ...takingKeys({
    reasonId: Type.Optional(Described(ReasonId,
      'Id of a reason of the catalog that applies to the new status and is not archived. Only with a change of status to `reproved` or ' +
      '`give_up`, which need it if the company requires it. Without `reason`, its name becomes the reason.'))
  }),
  reason: Type.Optional(Nullable(Text(MAX_REASON, {
    description: 'Why the application ends. The status `reproved` needs it or a `reasonId`; `give_up` may have it.',
    examples: ['Other candidate chosen']
  }))),
  notes: Type.Optional(Nullable(Text(MAX_NOTES, {
    description: 'Notes on a rejection. Only with the status `reproved`.', examples: ['Good talk, keep in touch.']
  }))),
  ...Origin
}, {
  title: 'ApplicationPatch',
  description: 'Changes to an application. Status and step may change together. Absent fields stay unchanged; null clears a nullable ' +
    'field.',
  examples: [{ currentStepCode: 'interview', score: 82.5 }]
})
export type ApplicationPatch = Static<typeof ApplicationPatch>

/** What changes of applications refer to. */
export const ApplicationReferences = Type.Object({ sourceId, reasonId: ReasonId })

export const ApplicationChange = StrictObject({
  applicationId: Type.Optional(Described(Id, 'Id of an application of this job.')),
  applicationCode: Type.Optional(Code({ description: 'The code of the application, instead of `applicationId`.', examples: ['APP-697'] })),
  ...Expected,
  ...ApplicationPatch.properties
}, { title: 'ApplicationChange', description: 'Changes to one application, which its id or its code names.', minProperties: 2 })
export type ApplicationChange = Static<typeof ApplicationChange>
