import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type JsonField } from '../../database/port.js'
import { byFields } from '../../database/statement-template.js'
import { Code, Id } from '../../schema.js'
import { attachmentsOf } from '../attachments/queries.js'
import { candidatesOf, listingOf as candidatesWith, type CandidateFilter } from '../candidates/queries.js'
import { EmbeddedCandidate } from '../candidates/schema.js'
import { jobsOf } from '../jobs/queries.js'
import { Job } from '../jobs/schema.js'
import { offersOf } from '../offers/queries.js'
import { Offer } from '../offers/schema.js'
import { byCustomFields, customLookups, type CustomFilter } from '../custom-fields/filters.js'
import { customColumn, type WithCustomValues } from '../shared/custom-values.js'
import { byCode, findRows, type FiltersFor, type Finders } from '../shared/filters.js'
import { joinById, through, type Listing, type Lookup } from '../shared/listing.js'
import { ListParameter, TextFilter } from '../shared/parameters.js'
import type { Resource } from '../shared/resource.js'
import type { TimeRange } from '../shared/sql.js'
import { Step, StepCategory } from '../steps/schema.js'
import { Application, ApplicationStatus, VisitedStep } from './schema.js'

/** The row of an application. */
export interface OwnRow
  extends Omit<Application, 'candidateCode' | 'currentStep' | 'disqualification' | 'withdrawal' | 'hiring'>, WithCustomValues {
  version: number
  disqualificationReasonId: number | null
  disqualificationReason: string | null
  disqualificationNotes: string | null
  disqualificationAt: string | null
  withdrawalReasonId: number | null
  withdrawalReason: string | null
  withdrawalAt: string | null
}

/** An application as stored; `toApplication` builds the nested parts. */
export interface ApplicationRow extends OwnRow {
  candidateCode: string | null
  currentStepId: number
  currentStepName: string
  currentStepCode: string | null
  currentStepType: Step['type']
  currentStepCategory: Step['category']
}

/** Columns of the row alone, without its tags and its custom fields. */
const OWN_COLUMNS = raw(`
  a.id, a.code, a.job_id as "jobId", a.candidate_id as "candidateId", a.status, a.source, a.source_id as "sourceId",
  a.partner_name as "partnerName", a.score, a.attachment_count as "attachmentCount", a.version,
  a.reason_id as "disqualificationReasonId", a.reason_id as "withdrawalReasonId",
  a.disqualification_reason as "disqualificationReason", a.disqualification_notes as "disqualificationNotes",
  a.disqualified_at as "disqualificationAt", a.withdrawal_reason as "withdrawalReason", a.withdrawn_at as "withdrawalAt",
  a.hired_at as "hiringAt", a.hiring_start_date as "hiringStartDate", a.hiring_contract_type as "hiringContractType",
  a.hiring_salary_amount as "hiringSalaryAmount", a.hiring_salary_currency as "hiringSalaryCurrency",
  a.hiring_salary_period as "hiringSalaryPeriod", a.hiring_opening_id as "hiringOpeningId", a.hiring_offer_id as "hiringOfferId",
  a.hired_at as "hiredAt", a.ended_at as "endedAt", a.created_at as "createdAt", a.updated_at as "updatedAt"`)
const tagsFor = (companyId: number): Sql => sql`
  coalesce(a.tags, array(
    select t.name from application_tags t where t.company_id = ${companyId} and t.application_id = a.id order by t.name))`
/** What a write returns of its row. */
export const WRITTEN_COLUMNS = sql`${OWN_COLUMNS}${customColumn('a')}, a.tags`
/** The columns that `fields` need, and the step that they show; without `fields`, all, as writes need them. */
export const columnsFor = byFields((companyId, fields?: readonly JsonField[]) => ({
  columns: sql`${OWN_COLUMNS}${customColumn('a', fields)},
    (select o.code from candidates o where o.company_id = ${companyId} and o.id = a.candidate_id) as "candidateCode",
    s.id as "currentStepId", s.name as "currentStepName", s.code as "currentStepCode", s.type as "currentStepType",
    s.category as "currentStepCategory", ${tagsFor(companyId)} as tags`,
  joins: joinById('steps', 's', companyId, 'a.current_step_id')
}))

/** Filters of the lists of all applications and of those of a job. */
export interface CommonFilter extends TimeRange {
  id?: number[]
  tag?: string
  currentStepId?: number[]
  stepCategory?: string[]
  source?: string
  sourceId?: number[]
  reasonId?: number[]
  status?: string[]
  customFields?: CustomFilter[]
}
export interface ApplicationFilter extends CommonFilter {
  code?: string
  jobId?: number[]
  candidateId?: number[]
  candidateCode?: string
  candidateEmail?: string
  departmentId?: number[]
}

/** By the candidate, found by a filter of candidates. */
const ofCandidate = (companyId: number, filter: CandidateFilter): Lookup =>
  ({ ...through('a.candidate_id', 'id', candidatesWith(companyId, filter)), isFew: true })

const FINDERS: Finders<ApplicationFilter> = {
  id: ids => ({ column: 'id', type: 'bigint', values: ids, isFew: true }),
  code: code => ({ column: 'code', type: 'text', values: [code], isFew: true }),
  candidateId: ids => ({ column: 'candidate_id', type: 'bigint', values: ids, isFew: true }),
  candidateCode: (code, companyId) => ofCandidate(companyId, { code }),
  candidateEmail: (email, companyId) => ofCandidate(companyId, { email }),
  currentStepId: ids => ({ column: 'current_step_id', type: 'bigint', values: ids }),
  jobId: ids => ({ column: 'job_id', type: 'bigint', values: ids, orders: ['id', 'updatedAt'] }),
  tag: (tag, companyId) => ({
    ...through('a.id', 'application_id', {
      table: 'application_tags', alias: 't', companyId, lookups: [{ column: 'name', type: 'text', values: [tag] }]
    }),
    check: sql`${tagsFor(companyId)} @> array[${tag}::text]`,
    orders: []
  }),
  customFields: (filters, companyId) => customLookups(companyId, 'a', filters),
  departmentId: (ids, companyId) => ({
    ...through('a.job_id', 'id', {
      table: 'jobs', alias: 'd', companyId, lookups: [{ column: 'department_id', type: 'bigint', values: ids }]
    }),
    orders: ['id', 'updatedAt']
  }),
  stepCategory: (categories, companyId) => through('a.current_step_id', 'id', {
    table: 'steps', alias: 'p', companyId, lookups: [{ column: 'category', type: 'text', values: categories }]
  }),
  source: source => ({ column: 'source', type: 'text', values: [source], check: sql`a.source is not distinct from ${source}` }),
  sourceId: ids => ({ column: 'source_id', type: 'bigint', values: ids }),
  reasonId: ids => ({ column: 'reason_id', type: 'bigint', values: ids }),
  status: statuses => ({ column: 'status', type: 'text', values: statuses, orders: ['id', 'updatedAt'] })
}

/** @param fields what the columns must have; without them, all, as writes need them */
export const listingOf = (companyId: number, filter: ApplicationFilter, fields?: readonly JsonField[]) => ({
  table: 'applications',
  alias: 'a',
  companyId,
  together: ['job_id', 'status'],
  ...columnsFor(companyId, fields),
  ...findRows(FINDERS, filter, companyId, 'a')
}) satisfies Listing

/** The steps that these applications have visited, in the order of the visits. */
export function visitedSteps (companyId: number, applicationIds: number[]): Sql {
  return prepared(sql`
    select v.application_id as "applicationId", s.id, s.name, s.category, v.started_at as "startedAt", v.ended_at as "endedAt"
    from application_steps v
    cross join lateral (select * from steps s where s.company_id = ${companyId} and s.id = v.step_id offset 0) s
    where v.company_id = ${companyId} and v.application_id = any(${applicationIds}) order by v.application_id, v.id`)
}

/** The job of an application is shown without steps; elsewhere a job may have them. */
const EmbeddedJob = Type.Object(Job.properties, { title: 'EmbeddedJob', description: Job.description })

/** The filters by values that lists of applications have in all versions. */
export const APPLICATION_FILTERS = {
  status: { parameter: ListParameter(ApplicationStatus) },
  source: { parameter: TextFilter('Source; exact match, case-sensitive.') },
  sourceId: { parameter: ListParameter(Id, 'Ids of sources.') },
  reasonId: { parameter: ListParameter(Id, 'Ids of reasons of rejections and withdrawals.') },
  tag: { parameter: TextFilter('Name of a tag on the application; exact match, case-sensitive.') },
  currentStepId: { parameter: ListParameter(Step.properties.id, 'Ids of current steps.') },
  stepCategory: { parameter: ListParameter(StepCategory) },
  customFields: byCustomFields
} satisfies FiltersFor<CommonFilter>

export const APPLICATIONS: Resource = {
  name: 'application',
  plural: 'applications',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: Application,
  filters: {
    code: byCode,
    jobId: { parameter: ListParameter(Id, 'Ids of jobs.') },
    candidateId: { parameter: ListParameter(Id, 'Ids of candidates.') },
    ...APPLICATION_FILTERS,
    candidateCode: { parameter: Type.Optional(Code({ description: 'Code of the candidate; exact match.' })) },
    candidateEmail: {
      parameter: TextFilter('E-mail address of the candidate; exact match, case-insensitive. Needs the scope `candidates:read`.'),
      scope: 'candidates:read'
    },
    departmentId: { parameter: ListParameter(Id, 'Ids of departments of the job. Needs the scope `jobs:read`.'), scope: 'jobs:read' }
  } satisfies FiltersFor<ApplicationFilter>,
  times: ['createdAt', 'hiredAt', 'updatedAt'],
  listing: listingOf,
  related: {
    candidate: { schema: EmbeddedCandidate, key: 'candidateId', statement: candidatesOf, by: 'id', scope: 'candidates:read' },
    job: { schema: EmbeddedJob, key: 'jobId', statement: jobsOf, by: 'id', scope: 'jobs:read' },
    steps: {
      schema: VisitedStep, key: 'id', statement: visitedSteps, by: 'applicationId', list: 'Visits of steps, in order. Only with ' +
        '`expand=steps`.'
    },
    offers: {
      schema: Offer, key: 'id', statement: offersOf, by: 'applicationId', scope: 'offers:read', list: 'Offers, by id. Only with ' +
        '`expand=offers`.'
    },
    attachments: attachmentsOf('application')
  }
}
