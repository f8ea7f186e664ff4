import sql, { empty, raw, type Sql } from 'sql-template-tag'
import {
  NO_JSON_ROWS, prepared, type CompanyDatabase, type JsonField, type JsonFields, type JsonRows, type Queryable, type RowId, type Transaction
} from '../../database/port.js'
import { byFields } from '../../database/statement-template.js'
import type { WithCustomValues } from '../shared/custom-values.js'
import { withNested } from '../shared/json-fields.js'
import { joinById } from '../shared/listing.js'
import { jsonPageOf, type PageSlice } from '../shared/pages.js'
import type { Keyset } from '../shared/sql.js'
import { walk } from '../shared/walk.js'
import { findStepIds } from '../steps/queries.js'
import { columnsFor, listingOf, visitedSteps, type ApplicationFilter, type CommonFilter } from './listing.js'
import { Application, EmbeddedApplication, VisitedStep } from './schema.js'

export type VersionedApplication = Application & WithCustomValues & { version: number }
/** The application with what its events have besides: the code of its job. */
export type VersionedEmbeddedApplication = EmbeddedApplication & WithCustomValues & { version: number, jobCode: string }

/** An application that is locked, and the time of what changes it: that of the lock, but never before its last change. */
export type LockedApplication = VersionedEmbeddedApplication & { now: string }

/** A row as a write returns it. Tags are null if they have not changed since they were read. */
export type WrittenRow = Pick<Application, 'id' | 'createdAt' | 'updatedAt'> & { tags: string[] | null }

/** `columnsFor` with what is shown of the candidate and the job. */
const embeddedFor = byFields((companyId, fields?: readonly JsonField[]) => {
  const { columns, joins } = columnsFor(companyId, fields)
  return {
    columns: sql`${columns},
      c.name as "candidateName", c.last_name as "candidateLastName", c.email as "candidateEmail", j.name as "jobName", j.code as "jobCode"`,
    joins: sql`${joins} ${joinById('candidates', 'c', companyId, 'a.candidate_id')} ${joinById('jobs', 'j', companyId, 'a.job_id')}`
  }
})
/** The beginning of a statement that reads them. */
const selectEmbedded = (companyId: number, { fields, more = empty }: { fields?: readonly JsonField[], more?: Sql } = {}): Sql => {
  const { columns, joins } = embeddedFor(companyId, fields)
  return sql`select ${columns}${more} from applications a ${joins}`
}
const NOW = raw(', greatest(a.updated_at, statement_timestamp())::timestamptz(3) as now')

export interface JobApplicationFilter extends CommonFilter { 'currentStep.name'?: string, 'candidate.email'?: string }

/** One page of the applications of a job, and their total number. */
export async function listJobApplications (
  db: CompanyDatabase, companyId: number, jobId: number, filter: JobApplicationFilter, window: PageSlice, fields: JsonFields
): Promise<{ rows: JsonRows, total: number }> {
  const { currentStepId: ids, 'currentStep.name': name, stepCategory: categories, 'candidate.email': candidateEmail, ...rest } = filter
  const isOfSteps = [ids, name, categories].some(given => given !== undefined)
  // A step belongs to its job.
  const place = isOfSteps ? { currentStepId: await findStepIds(db, companyId, jobId, { ids, name, categories }) } : { jobId: [jobId] }
  const { lookups, where } = listingOf(companyId, { ...rest, candidateEmail, ...place })
  return await jsonPageOf(db, {
    ...embeddedFor(companyId, fields),
    table: 'applications',
    alias: 'a',
    companyId,
    lookups,
    where
  }, window, fields)
}

/** The application if it belongs to this job. */
export async function findJobApplication (
  db: Queryable, companyId: number, jobId: number, id: number
): Promise<VersionedEmbeddedApplication | undefined> {
  const [row] = await db.query<object>(prepared(sql`
    ${selectEmbedded(companyId)}
    where a.company_id = ${companyId} and a.job_id = ${jobId} and a.id = ${id}`))
  return row && withNested<VersionedEmbeddedApplication>(EmbeddedApplication, row)
}

/** These applications, by id. */
export async function findEmbedded (db: Queryable, companyId: number, ids: number[]): Promise<VersionedEmbeddedApplication[]> {
  const rows = await db.query<object>(sql`
    ${selectEmbedded(companyId)}
    where a.company_id = ${companyId} and a.id = any(${ids}::bigint[]) order by a.id`)
  return rows.map(row => withNested(EmbeddedApplication, row))
}

/** The application as JSON, with its `version`, if it belongs to this job; else no row. */
export async function findJobApplicationJson (
  db: CompanyDatabase, companyId: number, jobId: number, id: number, fields: JsonFields
): Promise<JsonRows> {
  const statementOf = (companyId: number, ids: RowId[]) => prepared(sql`
    ${selectEmbedded(companyId, { fields })}
    where a.company_id = ${companyId} and a.id = any(${ids})`)
  const rows = await db.findJson({ name: 'applications of jobs', companyId, statementOf }, id, fields)
  return rows.first('jobId') === jobId ? rows : NO_JSON_ROWS
}

/**
 * The application if it belongs to this job, locked until the end of the transaction. It is read by a statement after the one that locks,
 * which sees what changed during the wait for the lock.
 */
export async function lockJobApplication (
  tx: Transaction, companyId: number, jobId: number, id: number
): Promise<LockedApplication | undefined> {
  await tx.send(prepared(sql`
    select from applications where company_id = ${companyId} and job_id = ${jobId} and id = ${id} for update`))
  await tx.send(holdCandidates(companyId, [id]))
  const [row] = await tx.query<object>(prepared(sql`
    ${selectEmbedded(companyId, { more: NOW })}
    where a.company_id = ${companyId} and a.job_id = ${jobId} and a.id = ${id}`))
  return row && withNested<LockedApplication>(EmbeddedApplication, row)
}

/**
 * Locks the candidates of locked applications against changes of their codes, which events show as of the event: in the order in which
 * `lockCandidatesNamed` locks them.
 */
export function holdCandidates (companyId: number, applicationIds: number[]): Sql {
  return prepared(sql`
    select from candidates where company_id = ${companyId} and id = any(array(
      select candidate_id from applications where company_id = ${companyId} and id = any(${applicationIds}::bigint[])))
    order by merged_into_id is null, id for key share`)
}

/**
 * The first applications of a job that are in process, locked until the end of the transaction in the order of their ids. The job must be
 * locked.
 */
export async function lockInProcess (
  tx: Transaction, companyId: number, jobId: number, limit: number
): Promise<LockedApplication[]> {
  const locked = await tx.query<{ id: number }>(prepared(sql`
    select id from applications where company_id = ${companyId} and job_id = ${jobId} and status = 'in_process'
    order by id limit ${limit} for update`))
  await tx.send(holdCandidates(companyId, locked.map(({ id }) => id)))
  const rows = await tx.query<object>(prepared(sql`
    ${selectEmbedded(companyId, { more: NOW })}
    where a.company_id = ${companyId} and a.id = any(${locked.map(({ id }) => id)}::bigint[]) order by a.id`))
  return rows.map(row => withNested(EmbeddedApplication, row))
}

/**
 * The application after a write.
 * @param beside what its row does not have, and its earlier tags
 */
export function toWritten (
  row: WrittenRow, beside: Pick<VersionedEmbeddedApplication, 'candidate' | 'candidateCode' | 'job' | 'jobCode' | 'currentStep' | 'tags'>
): VersionedEmbeddedApplication {
  const { candidate, candidateCode, job, jobCode, currentStep, tags } = beside
  const application = withNested<VersionedApplication>(Application, row)
  return Object.assign(application, { candidate, candidateCode, job, jobCode, currentStep, tags: row.tags ?? tags })
}

/** The application with this code, whatever its job. */
export async function findByCode (db: Queryable, companyId: number, code: string): Promise<{ id: number, jobId: number } | undefined> {
  const [row] = await db.query<{ id: number, jobId: number }>(prepared(sql`
    select id, job_id as "jobId" from applications where company_id = ${companyId} and code = ${code}`))
  return row
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

/** The next applications after the keyset's position, as rows: one more than `limit`. */
export async function walkApplicationRows (
  db: Queryable, companyId: number, filter: ApplicationFilter, page: Keyset
): Promise<VersionedApplication[]> {
  const rows = await db.query<object>(await walk(db, listingOf(companyId, filter), page))
  return rows.map(row => withNested(Application, row))
}

export async function findApplication (db: Queryable, companyId: number, id: number): Promise<VersionedApplication | undefined> {
  const { columns, joins } = columnsFor(companyId)
  const [row] = await db.query<object>(prepared(sql`
    select ${columns} from applications a ${joins} where a.company_id = ${companyId} and a.id = ${id}`))
  return row && withNested(Application, row)
}

/** `visitedSteps` as rows. */
export async function findVisitedSteps (
  db: Queryable, companyId: number, applicationIds: number[]
): Promise<Array<VisitedStep & { applicationId: number }>> {
  return await db.query(visitedSteps(companyId, applicationIds))
}
