import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import {
  NO_JSON_ROWS, prepared, type CompanyDatabase, type JsonField, type JsonRows, type Queryable, type Transaction
} from '../../database/port.js'
import { Id } from '../../schema.js'
import { candidatesOf, listingOf as candidatesWith } from '../candidates/queries.js'
import { Candidate } from '../candidates/schema.js'
import { jobsOf } from '../jobs/queries.js'
import { Job } from '../jobs/schema.js'
import type { FiltersFor } from '../shared/filters.js'
import { withNested } from '../shared/json-fields.js'
import { ListParameter, TextFilter } from '../shared/parameters.js'
import type { Resource } from '../shared/resource.js'
import { joinById, single, through, type Listing } from '../shared/listing.js'
import { jsonPageOf, type PageSlice } from '../shared/pages.js'
import { walk } from '../shared/walk.js'
import { within, type Keyset, type TimeRange } from '../shared/sql.js'
import { findStepIds } from '../steps/queries.js'
import { Step, StepCategory } from '../steps/schema.js'
import { Application, ApplicationStatus, EmbeddedApplication, VisitedStep } from './schema.js'

/** The row of an application. */
interface OwnRow extends Omit<Application, 'currentStep' | 'disqualification' | 'withdrawal'> {
  version: number
  disqualificationReason: string | null
  disqualificationNotes: string | null
  disqualificationAt: string | null
  withdrawalReason: string | null
  withdrawalAt: string | null
}

/** An application as stored; `toApplication` builds the nested parts. */
interface ApplicationRow extends OwnRow {
  currentStepId: number
  currentStepName: string
  currentStepCode: string | null
  currentStepType: Step['type']
  currentStepCategory: Step['category']
}

/** Columns of the row alone, but for its tags. */
const OWN_COLUMNS = raw(`
  a.id, a.job_id as "jobId", a.candidate_id as "candidateId", a.status, a.source, a.partner_name as "partnerName", a.score, a.version,
  a.disqualification_reason as "disqualificationReason", a.disqualification_notes as "disqualificationNotes",
  a.disqualified_at as "disqualificationAt", a.withdrawal_reason as "withdrawalReason", a.withdrawn_at as "withdrawalAt",
  a.hired_at as "hiredAt", a.ended_at as "endedAt", a.created_at as "createdAt", a.updated_at as "updatedAt"`)
/** What a write returns of its row. */
export const WRITTEN_COLUMNS = sql`${OWN_COLUMNS}, a.tags`
const tagsFor = (companyId: number): Sql => sql`
  coalesce(a.tags, array(
    select t.name from application_tags t where t.company_id = ${companyId} and t.application_id = a.id order by t.name))`
const columnsFor = (companyId: number): Sql => sql`${OWN_COLUMNS},
  s.id as "currentStepId", s.name as "currentStepName", s.code as "currentStepCode", s.type as "currentStepType",
  s.category as "currentStepCategory", ${tagsFor(companyId)} as tags`
const joinStep = (companyId: number): Sql => joinById('steps', 's', companyId, 'a.current_step_id')

/** Filters of the lists of all applications and of those of a job. */
interface CommonFilter extends TimeRange {
  id?: number[]
  tag?: string
  currentStepId?: number[]
  stepCategory?: string[]
  source?: string
  status?: string[]
}
export interface ApplicationFilter extends CommonFilter {
  jobId?: number[]
  candidateId?: number[]
  candidateEmail?: string
  departmentId?: number[]
}

export type VersionedApplication = Application & { version: number }
export type VersionedEmbeddedApplication = EmbeddedApplication & { version: number }

/** A row as a write returns it. Tags are null where they have not changed since they are in the row. */
export interface WrittenRow extends Omit<OwnRow, 'tags'> { tags: string[] | null }

interface EmbeddedRow extends ApplicationRow { candidateName: string, candidateLastName: string, candidateEmail: string, jobName: string }

const embeddedColumnsFor = (companyId: number): Sql => sql`${columnsFor(companyId)},
  c.name as "candidateName", c.last_name as "candidateLastName", c.email as "candidateEmail", j.name as "jobName"`
const joinAll = (companyId: number): Sql => sql`
  ${joinStep(companyId)} ${joinById('candidates', 'c', companyId, 'a.candidate_id')} ${joinById('jobs', 'j', companyId, 'a.job_id')}`

export interface JobApplicationFilter extends CommonFilter { 'currentStep.name'?: string, 'candidate.email'?: string }

/** One page of the applications of a job, and their total number. */
export async function listJobApplications (
  db: CompanyDatabase, companyId: number, jobId: number, filter: JobApplicationFilter, window: PageSlice, fields: readonly JsonField[]
): Promise<{ rows: JsonRows, total: number }> {
  const { currentStepId: ids, 'currentStep.name': name, stepCategory: categories, 'candidate.email': candidateEmail, ...rest } = filter
  const isOfSteps = [ids, name, categories].some(given => given !== undefined)
  // A step belongs to its job.
  const place = isOfSteps ? { currentStepId: await findStepIds(db, companyId, jobId, { ids, name, categories }) } : { jobId: [jobId] }
  const { lookups, where } = listingOf(companyId, { ...rest, candidateEmail, ...place })
  return await jsonPageOf(db, {
    columns: embeddedColumnsFor(companyId),
    table: 'applications',
    alias: 'a',
    joins: joinAll(companyId),
    companyId,
    lookups,
    where
  }, window, fields)
}

/** The application if it belongs to this job. */
export async function findJobApplication (
  db: Queryable, companyId: number, jobId: number, id: number
): Promise<VersionedEmbeddedApplication | undefined> {
  const [row] = await db.query<EmbeddedRow>(prepared(sql`
    select ${embeddedColumnsFor(companyId)} from applications a ${joinAll(companyId)}
    where a.company_id = ${companyId} and a.job_id = ${jobId} and a.id = ${id}`))
  return row && toEmbedded(row)
}

/** The application as JSON, with its `version`, if it belongs to this job; else no row. */
export async function findJobApplicationJson (
  db: CompanyDatabase, companyId: number, jobId: number, id: number, fields: readonly JsonField[]
): Promise<JsonRows> {
  const statementOf = (ids: number[]) => prepared(sql`
    select ${embeddedColumnsFor(companyId)} from applications a ${joinAll(companyId)}
    where a.company_id = ${companyId} and a.id = any(${ids})`)
  const rows = await db.findJson({ name: 'applications of jobs', companyId, statementOf }, id, fields)
  return rows.first('jobId') === jobId ? rows : NO_JSON_ROWS
}

/**
 * The application if it belongs to this job, locked until the end of the transaction. It is read by a statement after that of the lock,
 * which sees what changed during the lock wait.
 */
export async function lockJobApplication (
  tx: Transaction, companyId: number, jobId: number, id: number
): Promise<VersionedEmbeddedApplication | undefined> {
  await tx.send(prepared(sql`
    select from applications where company_id = ${companyId} and job_id = ${jobId} and id = ${id} for update`))
  return await findJobApplication(tx, companyId, jobId, id)
}

/**
 * The first applications of a job that are in process, locked until the end of the transaction in the order of their ids. The job must be
 * locked.
 */
export async function lockInProcess (
  tx: Transaction, companyId: number, jobId: number, limit: number
): Promise<VersionedEmbeddedApplication[]> {
  const locked = await tx.query<{ id: number }>(prepared(sql`
    select id from applications where company_id = ${companyId} and job_id = ${jobId} and status = 'in_process'
    order by id limit ${limit} for update`))
  const rows = await tx.query<EmbeddedRow>(prepared(sql`
    select ${embeddedColumnsFor(companyId)} from applications a ${joinAll(companyId)}
    where a.company_id = ${companyId} and a.id = any(${locked.map(({ id }) => id)}::bigint[]) order by a.id`))
  return rows.map(toEmbedded)
}

/**
 * The application after a write.
 * @param beside what its row does not have, and the tags from before
 */
export function toWritten (
  row: WrittenRow, beside: Pick<EmbeddedApplication, 'candidate' | 'job' | 'currentStep' | 'tags'>
): VersionedEmbeddedApplication {
  const { candidate, job, currentStep, tags } = beside
  return { ...withNested<VersionedApplication>(Application, row), candidate, job, currentStep, tags: row.tags ?? tags }
}

/** The id of the live application (in process or hired) of a candidate for a job, if there is one. */
export async function findLiveApplication (
  db: Queryable, companyId: number, jobId: number, candidateId: number
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select id from applications
    where company_id = ${companyId} and job_id = ${jobId} and candidate_id = ${candidateId} and status in ('in_process', 'hired')`))
  return row?.id
}

function toEmbedded (row: EmbeddedRow): VersionedEmbeddedApplication {
  return withNested(EmbeddedApplication, row)
}

/** The next applications after the keyset's position, as rows: one more than `limit`. */
export async function walkApplicationRows (
  db: Queryable, companyId: number, filter: ApplicationFilter, page: Keyset
): Promise<VersionedApplication[]> {
  return (await db.query<ApplicationRow>(await walk(db, listingOf(companyId, filter), page))).map(toApplication)
}

function listingOf (companyId: number, filter: ApplicationFilter) {
  const { id, candidateId, candidateEmail, currentStepId, jobId, tag, departmentId, stepCategory, source, status } = filter
  return {
    columns: columnsFor(companyId),
    table: 'applications',
    alias: 'a',
    joins: joinStep(companyId),
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: id, isFew: true },
      { column: 'candidate_id', type: 'bigint', values: candidateId, isFew: true },
      { ...through('a.candidate_id', 'id', candidatesWith(companyId, { email: candidateEmail })), isFew: true },
      { column: 'current_step_id', type: 'bigint', values: currentStepId },
      { column: 'job_id', type: 'bigint', values: jobId, orders: ['id', 'updatedAt'] },
      {
        ...through('a.id', 'application_id', {
          table: 'application_tags', alias: 't', companyId, lookups: [{ column: 'name', type: 'text', values: single(tag) }]
        }),
        check: sql`${tagsFor(companyId)} @> array[${tag}::text]`,
        orders: []
      },
      {
        ...through('a.job_id', 'id', {
          table: 'jobs', alias: 'd', companyId, lookups: [{ column: 'department_id', type: 'bigint', values: departmentId }]
        }),
        orders: ['id', 'updatedAt']
      },
      through('a.current_step_id', 'id', {
        table: 'steps', alias: 'p', companyId, lookups: [{ column: 'category', type: 'text', values: stepCategory }]
      }),
      { column: 'source', type: 'text', values: single(source), check: sql`a.source is not distinct from ${source}` },
      { column: 'status', type: 'text', values: status, orders: ['id', 'updatedAt'] }
    ],
    together: ['job_id', 'status'],
    where: within('a', filter)
  } satisfies Listing
}

export async function findApplication (db: Queryable, companyId: number, id: number): Promise<VersionedApplication | undefined> {
  const [row] = await db.query<ApplicationRow>(applicationStatement(companyId, id))
  return row && toApplication(row)
}

function applicationStatement (companyId: number, id: number): Sql {
  return prepared(sql`
    select ${columnsFor(companyId)} from applications a ${joinStep(companyId)} where a.company_id = ${companyId} and a.id = ${id}`)
}

function toApplication (row: ApplicationRow): VersionedApplication {
  return withNested(Application, row)
}

/** The steps that these applications have visited, in the order of the visits. */
function visitedSteps (companyId: number, applicationIds: number[]): Sql {
  return prepared(sql`
    select v.application_id as "applicationId", s.id, s.name, s.category, v.started_at as "startedAt", v.ended_at as "endedAt"
    from application_steps v
    cross join lateral (select * from steps s where s.company_id = ${companyId} and s.id = v.step_id offset 0) s
    where v.company_id = ${companyId} and v.application_id = any(${applicationIds}) order by v.application_id, v.id`)
}

/** `visitedSteps` as rows. */
export async function findVisitedSteps (
  db: Queryable, companyId: number, applicationIds: number[]
): Promise<Array<VisitedStep & { applicationId: number }>> {
  return await db.query(visitedSteps(companyId, applicationIds))
}

/** Elsewhere a job may hold its steps. */
const EmbeddedJob = Type.Object(Job.properties, { title: 'EmbeddedJob', description: Job.description })

export const APPLICATIONS: Resource = {
  name: 'application',
  plural: 'applications',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: Application,
  filters: {
    jobId: { parameter: ListParameter(Id, 'Ids of jobs.') },
    candidateId: { parameter: ListParameter(Id, 'Ids of candidates.') },
    status: { parameter: ListParameter(ApplicationStatus) },
    source: { parameter: TextFilter('Source; exact match, case-sensitive.') },
    tag: { parameter: TextFilter('Name of a tag on the application; exact match, case-sensitive.') },
    currentStepId: { parameter: ListParameter(Step.properties.id, 'Ids of current steps.') },
    stepCategory: { parameter: ListParameter(StepCategory) },
    candidateEmail: {
      parameter: TextFilter('E-mail address of the candidate; exact match, case-insensitive. Needs the scope `candidates:read`.'),
      scope: 'candidates:read'
    },
    departmentId: { parameter: ListParameter(Id, 'Ids of departments of the job. Needs the scope `jobs:read`.'), scope: 'jobs:read' }
  } satisfies FiltersFor<ApplicationFilter>,
  times: ['createdAt', 'hiredAt', 'updatedAt'],
  listing: listingOf,
  related: {
    candidate: { schema: Candidate, key: 'candidateId', statement: candidatesOf, by: 'id', scope: 'candidates:read' },
    job: { schema: EmbeddedJob, key: 'jobId', statement: jobsOf, by: 'id', scope: 'jobs:read' },
    steps: {
      schema: VisitedStep, key: 'id', statement: visitedSteps, by: 'applicationId', list: 'Visits of steps, in order. Only with ' +
        '`expand=steps`.'
    }
  }
}
