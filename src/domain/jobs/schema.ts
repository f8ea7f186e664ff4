import { Type, type Static } from '@sinclair/typebox'
import {
  CalendarDate, Code, Country, CreatedAt, Described, Expected, Id, Int32, Nullable, Patch, StrictObject, StringEnum,
  Text, Timestamp, UpdatedAt
} from '../../schema.js'
import { AttachmentCount } from '../attachments/schema.js'
import { Gated } from '../shared/classification.js'
import { CustomFields, CustomFieldsBody } from '../shared/custom-values.js'
import { StatedTime } from '../shared/history.js'
import { BRANCH } from '../organization/branches.js'
import { DEPARTMENT } from '../organization/departments.js'
import { REASON } from '../reasons/reasons.js'
import { ROLE } from '../organization/roles.js'
import { USER } from '../organization/users.js'
import { Reference, showingCodes, takingKeys } from '../shared/references.js'
import { StepUpsert } from '../steps/schema.js'
import { HTML_RULE } from './html.js'
import { RejectRemaining } from './reject-remaining.js'
import { Salary } from './salary.js'
import { Vacancies } from './vacancies.js'

export const JobStatus = StringEnum(
  ['draft', 'waiting_approval', 'approved', 'disapproved', 'published', 'frozen', 'closed', 'canceled'],
  {
    title: 'JobStatus',
    description: 'Where the job stands. Only a `published` job takes new applications; a `published` or `frozen` one can hire.',
    examples: ['published']
  }
)
export type JobStatus = Static<typeof JobStatus>

export const JobType = StringEnum([
  'effective', 'internship', 'apprentice', 'temporary', 'freelancer', 'associate', 'talent_pool', 'outsource', 'trainee', 'volunteer',
  'autonomous'
], { title: 'JobType', description: 'Kind of employment. Default: `effective`.' })
export type JobType = Static<typeof JobType>

export const PublicationType = StringEnum(['internal', 'external'], {
  title: 'PublicationType',
  description: 'Audience of the job: employees or everybody. Default: `external`.',
  examples: ['external']
})
export const WorkplaceType = StringEnum(['on-site', 'hybrid', 'remote'], {
  title: 'WorkplaceType',
  description: 'Where the work is done. Default: `on-site`.',
  examples: ['hybrid']
})

const LongText = Nullable(Type.String({ maxLength: 50_000, examples: ['<p>Build and run our services.</p>'] }))
const OptionalId = Nullable(Id)
const OptionalName = Nullable(Text(255, { examples: ['Engineering'] }))
const OptionalTimestamp = Nullable(Timestamp)

export const Job = Type.Object({
  ...showingCodes({
    id: Described(Id, 'Id of the job.'),
    code: Code({
      examples: ['REQ-2042'], description: 'Your own key for the job, unique in the company. If absent, a new job gets one.'
    }),
    name: Text(255, { examples: ['Backend Engineer'], description: 'Title of the job.' }),
    status: JobStatus,
    type: JobType,
    publicationType: PublicationType,
    workplaceType: WorkplaceType,
    numVacancies: Int32({
      maximum: 10_000,
      description: 'Positions to fill. A hire needs a free one; the number cannot be less than the number of hires. In a job with ' +
        'openings it is the number of those that are not canceled, and cannot be written. Default: 1.',
      examples: [2]
    }),
    vacancies: Vacancies,
    departmentId: Reference(DEPARTMENT, Described(OptionalId, 'Id of the department. Required for publication.')),
    departmentName: Described(OptionalName, 'Name of the department as it is now.'),
    roleId: Reference(ROLE, Described(OptionalId, 'Id of the role. Required for publication.')),
    roleName: Described(OptionalName, 'Name of the role as it is now.', { examples: ['Software Engineer'] }),
    branchId: Reference(BRANCH, Described(OptionalId, 'Id of the branch.')),
    branchName: Described(OptionalName, 'Name of the branch as it is now.', { examples: ['Recife'] }),
    recruiterId: Reference(USER, Described(OptionalId, 'Id of the user who recruits for the job.')),
    managerId: Reference(USER, Described(OptionalId, 'Id of the user whom the hired person reports to.')),
    description: Described(LongText, `What the job is about. Required for approval and publication. Omitted in lists. ${HTML_RULE}`),
    responsibilities: Described(LongText, 'What the hired person does. Omitted in lists. HTML as in `description`.'),
    prerequisites: Described(LongText, 'What candidates must bring. Omitted in lists. HTML as in `description`.'),
    additionalInformation: Described(LongText, 'Anything else, such as benefits. Omitted in lists. HTML as in `description`.'),
    city: Nullable(Text(255, { examples: ['Recife'], description: 'City of the workplace.' })),
    state: Nullable(Text(255, { examples: ['Pernambuco'], description: 'State or region of the workplace.' })),
    country: Nullable(Country),
    salary: Gated('compensation:read', Nullable(Salary)),
    hiringDeadline: Described(Nullable(CalendarDate),
      'Day by which the job is to be filled, inclusive, in UTC. Publication requires one that is not in the past.'),
    applicationDeadline: Described(Nullable(CalendarDate),
      'Last day for applications, in UTC. After it, only tokens with `jobs:write` can add applications.')
  }),
  customFields: CustomFields('job'),
  statusReasonId: Reference(REASON, Described(OptionalId, 'Id of the reason for the status, if it is one of the catalog.')),
  statusReason: Described(Nullable(Text(1000, { examples: ['Budget on hold'] })),
    'Reason for the status. Required, unless there is a `statusReasonId`, for `disapproved`, `frozen` and, after publication, ' +
    '`canceled`; the next change of status replaces it.'),
  attachmentCount: AttachmentCount('the job'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
  approvedAt: Described(OptionalTimestamp, 'When the job was approved; null again once it returns to draft, approval or disapproval.'),
  publishedAt: Described(OptionalTimestamp, 'When the job was published for the first time.'),
  frozenAt: Described(OptionalTimestamp, 'When the job was last frozen; null again once it is published.'),
  closedAt: Described(OptionalTimestamp, 'When the job was closed; null again once it is published.'),
  canceledAt: Described(OptionalTimestamp, 'When the job was canceled; null again once it is a draft.')
}, { title: 'Job', description: 'A position to fill: what it is, where it stands, and who is responsible.' })
export type Job = Static<typeof Job>

const { code, name, statusReason, statusReasonId } = Job.properties

const FIELDS = Type.Pick(Job, [
  'name', 'code', 'type', 'publicationType', 'workplaceType', 'numVacancies', 'departmentId', 'roleId', 'branchId', 'recruiterId',
  'managerId', 'description', 'responsibilities', 'prerequisites', 'additionalInformation', 'city', 'state', 'country', 'salary',
  'hiringDeadline', 'applicationDeadline'
]).properties

/** Fields of bodies that state the times of a new job. */
const BEFORE = 'the time before it, if the body states any of these times; else now'
const StatedTimes = {
  createdAt: StatedTime('When the job was created.', 'the first of the times that the body states; else now'),
  approvedAt: StatedTime('When it was approved. Not before `createdAt`.', BEFORE),
  publishedAt: StatedTime('When it was published. Not before `approvedAt`.', BEFORE),
  frozenAt: StatedTime('When it was frozen. Not before `publishedAt`.', BEFORE),
  closedAt: StatedTime('When it was closed. Not before `frozenAt`.', BEFORE),
  canceledAt: StatedTime('When it was canceled. Not before any of the others.', BEFORE)
}

/** Fields of bodies for the reason of a new status. */
const StatusReason = {
  ...takingKeys({
    statusReasonId: Type.Optional(Described(statusReasonId,
      'Id of a reason of the catalog that applies to the new status and is not archived. Only with a change of status to `frozen` or ' +
      '`canceled`, which need it if the company requires it. Without `statusReason`, its name becomes the reason.'))
  }),
  statusReason: Type.Optional(statusReason)
}

const JobFields = StrictObject({ ...takingKeys(FIELDS), customFields: CustomFieldsBody('job') })

/** Values of a new job's fields that are absent and cannot be null. */
export const DEFAULTS = { type: 'effective', publicationType: 'external', workplaceType: 'on-site', numVacancies: 1 } as const

const { name: _name, code: _code, ...CLEARED } = FIELDS

/** What the fields become that an upsert leaves out; the name is required, and the code stays. */
export const BLANK = {
  ...Object.fromEntries(Object.keys(CLEARED).map(field => [field, null])) as Record<keyof typeof CLEARED, null>, ...DEFAULTS
}

export const JobCreate = StrictObject({
  ...Type.Partial(JobFields).properties,
  name,
  status: Type.Optional(Described(JobStatus,
    'Status of the new job. Default: `draft`. Without times it gets there from a draft, with an event for each transition.')),
  ...StatusReason,
  ...StatedTimes
}, {
  title: 'JobCreate',
  description: 'A new job. Only the name is required. With a status and times, it comes from another system and is created in that status.',
  examples: [{
    name: 'Backend Engineer',
    code: 'REQ-2042',
    workplaceType: 'hybrid',
    numVacancies: 2,
    departmentId: 1,
    roleId: 1,
    description: 'Build and run our services.',
    salary: { min: 5500, max: 8000, currency: 'BRL', period: 'month' },
    hiringDeadline: '2029-12-31'
  }]
})
export type JobCreate = Static<typeof JobCreate>

export const JobPatch = Patch({
  ...Type.Partial(JobFields).properties,
  status: Type.Optional(JobStatus),
  ...StatusReason,
  rejectRemaining: Type.Optional(RejectRemaining)
}, {
  title: 'JobPatch',
  description: 'Changes to a job, optionally with its status. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ status: 'frozen', statusReason: 'Budget on hold' }]
})
export type JobPatch = Static<typeof JobPatch>

export const JobReplace = StrictObject({
  ...Type.Partial(JobFields).properties,
  name,
  status: Type.Optional(Described(JobStatus,
    'Status that the job is to have. It gets there the shortest way that is allowed, with an event for each transition.')),
  ...StatusReason,
  ...StatedTimes,
  steps: Type.Optional(Type.Array(StepUpsert, {
    maxItems: 50,
    description: 'Steps, each with a code of its own. A new job has these, in this order, in place of the default ones; a registration ' +
      'step first and a hiring step last are added if missing. In an existing job, steps are created, before its last step, or ' +
      'changed; others stay.'
  }))
}, {
  title: 'JobReplace',
  description: 'A whole job. Absent fields get their default or null, but the status, its reason, its times and the steps stay, and the ' +
    'salary stays for tokens without `compensation:read`, and so do values of custom fields that are not named.',
  examples: [{
    name: 'Site Reliability Engineer',
    numVacancies: 1,
    departmentId: 1,
    roleId: 1,
    description: 'Keep our services up.',
    hiringDeadline: '2029-12-31',
    status: 'published',
    steps: [{ code: 'sample', name: 'Work sample', category: 'evaluation' }]
  }]
})
export type JobReplace = Static<typeof JobReplace>

export const JobUpsert = StrictObject({ ...JobReplace.properties, code, ...Expected }, {
  title: 'JobUpsert', description: 'A job to create, or to replace: the one with the code.'
})
export type JobUpsert = Static<typeof JobUpsert>

/** Fields that lists omit unless `fields` selects them. */
export const LONG_TEXTS = [
  'description', 'responsibilities', 'prerequisites', 'additionalInformation'
] as const satisfies ReadonlyArray<keyof Job>
