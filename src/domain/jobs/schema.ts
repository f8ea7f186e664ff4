import { Type, type Static } from '@sinclair/typebox'
import { CalendarDate, StrictObject, Country, Id, Nullable, Patch, StringEnum, Text, Timestamp } from '../../schema.js'
import { Gated } from '../shared/classification.js'

export const JobStatus = StringEnum(
  ['draft', 'waiting_approval', 'approved', 'disapproved', 'published', 'frozen', 'closed', 'canceled'],
  { title: 'JobStatus', examples: ['published'] }
)
export type JobStatus = Static<typeof JobStatus>

export const JobType = StringEnum([
  'effective', 'internship', 'apprentice', 'temporary', 'freelancer', 'associate', 'talent_pool', 'outsource', 'trainee', 'volunteer',
  'autonomous'
], { title: 'JobType' })
export type JobType = Static<typeof JobType>

export const PublicationType = StringEnum(['internal', 'external'], { title: 'PublicationType', examples: ['external'] })
export const WorkplaceType = StringEnum(['on-site', 'hybrid', 'remote'], { title: 'WorkplaceType', examples: ['hybrid'] })

const Amount = Type.Number({ minimum: 0, maximum: 1e12, examples: [5500] })

export const Salary = Type.Object({
  min: Nullable(Amount),
  max: Nullable(Amount),
  currency: Type.String({
    pattern: '^[A-Z]{3}$', 'x-rule': 'must be an ISO 4217 currency code of three capital letters, such as BRL', examples: ['BRL']
  }),
  period: StringEnum(['hour', 'day', 'week', 'month', 'year'], { title: 'SalaryPeriod', examples: ['month'] })
}, { title: 'Salary', description: 'Needs the scope compensation:read.', additionalProperties: false })
export type Salary = Static<typeof Salary>

const LongText = Nullable(Type.String({ maxLength: 50_000, examples: ['Stored as given, never executed.'] }))
const OptionalId = Nullable(Id)
const OptionalName = Nullable(Type.String({ examples: ['Engineering'] }))
const OptionalTimestamp = Nullable(Timestamp)

export const Job = Type.Object({
  id: Id,
  code: Text(255, { examples: ['JOB-0042'], description: 'The caller\'s own key, unique in the company; made up when absent.' }),
  name: Text(255, { examples: ['Backend Engineer'] }),
  status: JobStatus,
  type: JobType,
  publicationType: PublicationType,
  workplaceType: WorkplaceType,
  numVacancies: Type.Integer({ minimum: 0, maximum: 10_000, examples: [2] }),
  departmentId: OptionalId,
  departmentName: OptionalName,
  roleId: OptionalId,
  roleName: OptionalName,
  branchId: OptionalId,
  branchName: OptionalName,
  recruiterId: OptionalId,
  managerId: OptionalId,
  description: LongText,
  responsibilities: LongText,
  prerequisites: LongText,
  additionalInformation: LongText,
  city: Nullable(Text(255, { examples: ['Recife'] })),
  state: Nullable(Text(255, { examples: ['Pernambuco'] })),
  country: Nullable(Country),
  salary: Gated('compensation:read', Nullable(Salary)),
  hiringDeadline: Nullable(CalendarDate),
  applicationDeadline: Nullable(CalendarDate),
  statusReason: Nullable(Type.String({ examples: ['Budget on hold'] })),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  approvedAt: OptionalTimestamp,
  publishedAt: OptionalTimestamp,
  frozenAt: OptionalTimestamp,
  closedAt: OptionalTimestamp,
  canceledAt: OptionalTimestamp
}, { title: 'Job' })
export type Job = Static<typeof Job>

const {
  code, name, type, publicationType, workplaceType, numVacancies, departmentId, roleId, branchId, recruiterId, managerId,
  description, responsibilities,
  prerequisites, additionalInformation, city, state, country, salary, hiringDeadline, applicationDeadline
} = Job.properties

const JobFields = StrictObject({
  name,
  code,
  type,
  publicationType,
  workplaceType,
  numVacancies,
  departmentId,
  roleId,
  branchId,
  recruiterId,
  managerId,
  description,
  responsibilities,
  prerequisites,
  additionalInformation,
  city,
  state,
  country,
  salary,
  hiringDeadline,
  applicationDeadline
})

/** A new job: a name is enough; it is always a draft. */
export const JobCreate = StrictObject({ ...Type.Partial(JobFields).properties, name }, { title: 'JobCreate' })
export type JobCreate = Static<typeof JobCreate>

/** A JSON merge patch: absent fields stay, null clears nullable fields. */
export const JobPatch = Patch({
  ...Type.Partial(JobFields).properties,
  status: Type.Optional(JobStatus),
  statusReason: Type.Optional(Nullable(Text(1000, { examples: ['Budget on hold'] })))
}, { title: 'JobPatch', examples: [{ description: 'Build and run our services.', status: 'approved' }] })
export type JobPatch = Static<typeof JobPatch>

/** Fields that lists omit unless `fields` selects them. */
export const LONG_TEXTS = [
  'description', 'responsibilities', 'prerequisites', 'additionalInformation'
] as const satisfies ReadonlyArray<keyof Job>
