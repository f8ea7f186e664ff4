import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type JsonField } from '../../database/port.js'
import { byFields } from '../../database/statement-template.js'
import { attachmentsOf } from '../attachments/queries.js'
import { candidatesOf, listingOf as candidatesWith, type CandidateFilter } from '../candidates/queries.js'
import { EmbeddedCandidate } from '../candidates/schema.js'
import { byNames } from '../candidates/search.js'
import { jobsOf } from '../jobs/queries.js'
import { Job } from '../jobs/schema.js'
import { embeddedIn } from '../engine/child.js'
import { INTERVIEWS } from '../interviews/queries.js'
import { OFFERS } from '../offers/queries.js'
import { SCORECARDS } from '../scorecards/queries.js'
import { customLookups, type CustomFilter } from '../custom-fields/filters.js'
import type { Columns } from '../shared/columns.js'
import { customColumn } from '../shared/custom-values.js'
import { byCode, byIds, filters, findRows } from '../shared/filters.js'
import { joinById, through, type Listing } from '../shared/listing.js'
import type { Resource } from '../shared/resource.js'
import type { TimeRange } from '../shared/sql.js'
import { APPLICATION_EVENTS } from './events.js'
import { Application, VisitedStep } from './schema.js'

/** Columns of the row alone, without its tags and its custom fields. */
const OWN_COLUMNS = raw(`
  a.id, a.code, a.job_id as "jobId", a.candidate_id as "candidateId", a.status, a.source, a.source_id as "sourceId",
  a.partner_name as "partnerName", a.score, a.attachment_count as "attachmentCount", a.version,
  coalesce(a.last_activity_at, a.updated_at) as "lastActivityAt",
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
  q?: string
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
const ofCandidate = (companyId: number, filter: CandidateFilter) =>
  ({ ...through('a.candidate_id', 'id', candidatesWith(companyId, filter)), isFew: true as const })

const FINDERS = filters<ApplicationFilter, Columns<'applications'>>()({
  id: byIds('id'),
  code: byCode,
  candidateId: byIds('candidate_id'),
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
  status: statuses => ({ column: 'status', type: 'text', values: statuses, orders: ['id', 'updatedAt'] }),
  // After the job: it has fewer applications than there are people with a name.
  q: (q, companyId) => ({ column: 'candidate_id', type: 'bigint', ...byNames(companyId, sql`a.candidate_id`, q) })
})

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

export const APPLICATIONS = {
  name: 'application',
  plural: 'applications',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: Application,
  events: APPLICATION_EVENTS,
  ofPerson: 'candidate_id',
  filters: FINDERS,
  times: ['createdAt', 'hiredAt', 'updatedAt'],
  listing: listingOf,
  related: {
    candidate: { schema: EmbeddedCandidate, key: 'candidateId', statement: candidatesOf, by: 'id', scope: 'candidates:read' },
    job: { schema: EmbeddedJob, key: 'jobId', statement: jobsOf, by: 'id', scope: 'jobs:read' },
    steps: {
      schema: VisitedStep, key: 'id', statement: visitedSteps, by: 'applicationId', list: 'Visits of steps, in order. Only with ' +
        '`expand=steps`.'
    },
    interviews: embeddedIn(INTERVIEWS),
    scorecards: embeddedIn(SCORECARDS),
    offers: embeddedIn(OFFERS),
    attachments: attachmentsOf('application')
  }
} satisfies Resource
