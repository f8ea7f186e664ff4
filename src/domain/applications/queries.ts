import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type CompanyDatabase, type JsonField, type JsonRows, type Queryable, type Transaction } from '../../database/port.js'
import { candidatesOf, findCandidateByEmail } from '../candidates/queries.js'
import { Candidate } from '../candidates/schema.js'
import { jobsOf } from '../jobs/queries.js'
import { Job } from '../jobs/schema.js'
import { withNested } from '../shared/json-fields.js'
import type { Resource } from '../shared/resource.js'
import { changedWithin, joinById, jsonPageOf, walk, type Keyset, type Listing, type PageSlice } from '../shared/sql.js'
import { findStepIds } from '../steps/queries.js'
import type { Step } from '../steps/schema.js'
import { Application, EmbeddedApplication, VisitedStep } from './schema.js'

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
const columnsFor = (companyId: number): Sql => sql`${OWN_COLUMNS},
  s.id as "currentStepId", s.name as "currentStepName", s.type as "currentStepType", s.category as "currentStepCategory",
  coalesce(a.tags, array(
    select t.name from application_tags t where t.company_id = ${companyId} and t.application_id = a.id order by t.name)) as tags`
const joinStep = (companyId: number): Sql => joinById('steps', 's', companyId, 'a.current_step_id')

export interface ApplicationFilter {
  id?: number[]
  jobId?: number[]
  candidateId?: number[]
  status?: string[]
  updatedAfter?: string
  updatedBefore?: string
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

export interface JobApplicationFilter { id?: number[], status?: string[], 'currentStep.name'?: string, 'candidate.email'?: string }

/** One page of the applications of a job, and their total number. */
export async function listJobApplications (
  db: CompanyDatabase, companyId: number, jobId: number, filter: JobApplicationFilter, window: PageSlice, fields: readonly JsonField[]
): Promise<{ rows: JsonRows, total: number }> {
  const { 'currentStep.name': stepName, 'candidate.email': email } = filter
  const candidateId = email === undefined ? undefined : [await findCandidateByEmail(db, companyId, email) ?? null]
  const stepIds = stepName === undefined ? undefined : await findStepIds(db, companyId, jobId, stepName)
  return await jsonPageOf(db, {
    columns: embeddedColumnsFor(companyId),
    table: 'applications',
    alias: 'a',
    joins: joinAll(companyId),
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: filter.id, isFew: true },
      { column: 'candidate_id', type: 'bigint', values: candidateId, isFew: true },
      // A step belongs to its job.
      { column: 'job_id', type: 'bigint', values: stepIds === undefined ? [jobId] : undefined },
      { column: 'current_step_id', type: 'bigint', values: stepIds },
      { column: 'status', type: 'text', values: filter.status }
    ]
  }, window, fields)
}

/** The application if it belongs to this job. */
export async function findJobApplication (
  db: Queryable, companyId: number, jobId: number, id: number
): Promise<VersionedEmbeddedApplication | undefined> {
  const [row] = await db.query<EmbeddedRow>(jobApplicationStatement(companyId, jobId, id))
  return row && toEmbedded(row)
}

/** The application as JSON, with its `version`, if it belongs to this job; else no row. */
export async function findJobApplicationJson (
  db: CompanyDatabase, companyId: number, jobId: number, id: number, fields: readonly JsonField[]
): Promise<JsonRows> {
  return await db.queryJson(jobApplicationStatement(companyId, jobId, id), fields)
}

function jobApplicationStatement (companyId: number, jobId: number, id: number): Sql {
  return prepared(sql`
    select ${embeddedColumnsFor(companyId)} from applications a ${joinAll(companyId)}
    where a.company_id = ${companyId} and a.job_id = ${jobId} and a.id = ${id}`)
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
  return (await db.query<ApplicationRow>(walk(listingOf(companyId, filter), page))).map(toApplication)
}

function listingOf (companyId: number, filter: ApplicationFilter): Listing {
  return {
    columns: columnsFor(companyId),
    table: 'applications',
    alias: 'a',
    joins: joinStep(companyId),
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: filter.id, isFew: true },
      { column: 'candidate_id', type: 'bigint', values: filter.candidateId, isFew: true },
      { column: 'job_id', type: 'bigint', values: filter.jobId },
      { column: 'status', type: 'text', values: filter.status }
    ],
    where: changedWithin(sql`a.updated_at`, filter)
  }
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
    from application_steps v join steps s on s.company_id = ${companyId} and s.id = v.step_id
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
  schema: Application,
  listing: listingOf,
  related: {
    candidate: { schema: Candidate, key: 'candidateId', statement: candidatesOf, by: 'id', scope: 'candidates:read' },
    job: { schema: EmbeddedJob, key: 'jobId', statement: jobsOf, by: 'id', scope: 'jobs:read' },
    steps: {
      schema: VisitedStep, key: 'id', statement: visitedSteps, by: 'applicationId', list: 'Visits of steps, in order. With `expand=steps`.'
    }
  }
}
