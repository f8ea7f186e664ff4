import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { Described, Id } from '../../schema.js'
import { jobLock } from '../shared/locks.js'
import type { Resource } from '../shared/resource.js'
import { ListParameter } from '../shared/parameters.js'
import { single, type Listing } from '../shared/listing.js'
import { pageOf, type PageSlice } from '../shared/pages.js'
import { within, type TimeRange } from '../shared/sql.js'
import { DEFAULT_STEPS, Step } from './schema.js'

export type StepRow = Step & { version: number }

/** Columns of the table with the alias `s`. */
export const COLUMNS = raw(`
  s.id, s.job_id as "jobId", s.name, s.code, s.type, s.category, s.position as "order", s.version,
  s.created_at as "createdAt", s.updated_at as "updatedAt"`)

export interface StepFilter extends TimeRange<'updatedAt'> { id?: number[], jobId?: number[] }

function listingOf (companyId: number, filter: StepFilter): Listing {
  return {
    columns: COLUMNS,
    table: 'steps',
    alias: 's',
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: filter.id, isFew: true },
      { column: 'job_id', type: 'bigint', values: filter.jobId, isFew: true }
    ],
    where: within('s', filter)
  }
}

export const STEPS: Resource = {
  name: 'step',
  plural: 'steps',
  group: 'steps',
  scopes: { read: 'jobs:read' },
  schema: Step,
  filters: { jobId: { parameter: ListParameter(Described(Id, 'Id of the job.'), 'Ids of jobs.') } },
  times: ['updatedAt'],
  listing: listingOf
}

export async function listSteps (
  db: Queryable, companyId: number, jobId: number, range: TimeRange<'updatedAt'>, window: PageSlice
): Promise<{ rows: StepRow[], total: number }> {
  return await pageOf<StepRow>(db, listingOf(companyId, { ...range, jobId: [jobId] }), window)
}

/** The statement that reads the steps of these jobs, in order. */
export function stepsOf (companyId: number, jobIds: number[]): Sql {
  return prepared(sql`
    select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = any(${jobIds}) order by s.job_id, s.position`)
}

export async function findStep (db: Queryable, companyId: number, jobId: number, id: number): Promise<StepRow | undefined> {
  const [row] = await db.query<StepRow>(prepared(sql`
    select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = ${jobId} and s.id = ${id}`))
  return row
}

/** The ids of the steps of a job with one of these ids, this name and one of these categories. */
export async function findStepIds (
  db: Queryable, companyId: number, jobId: number, { ids, name, categories }: { ids?: number[], name?: string, categories?: string[] }
): Promise<number[]> {
  const rows = await db.query<StepRow>(prepared(sql`
    select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = ${jobId}`))
  const isOneOf = <T>(values: T[] | undefined, value: T) => values === undefined || values.includes(value)
  return rows
    .filter(step => isOneOf(ids, step.id) && isOneOf(single(name), step.name) && isOneOf(categories, step.category))
    .map(({ id }) => id)
}

/** All steps of a job in order, locked until the end of the transaction. */
export async function lockSteps (tx: Queryable, companyId: number, jobId: number): Promise<StepRow[]> {
  return await tx.query<StepRow>(sql`
    select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = ${jobId} order by s.position for update`)
}

/** Locks the job whose steps are about to change, until the end of the transaction. @returns whether the company has it */
export async function lockJobOfSteps (tx: Queryable, companyId: number, jobId: number): Promise<boolean> {
  const rows = await tx.query(jobLock(companyId, jobId, 'update'))
  return rows.length > 0
}

/** Inserts the default steps of a new job. @returns them in order */
export async function insertDefaultSteps (tx: Queryable, companyId: number, jobId: number): Promise<StepRow[]> {
  const columnOfSteps = (column: 'name' | 'code' | 'type' | 'category') => DEFAULT_STEPS.map(step => step[column])
  const steps = await tx.query<StepRow>(sql`
    insert into steps as s (company_id, job_id, name, code, type, category, position)
    select ${companyId}, ${jobId}, d.name, d.code, d.type, d.category, d.position
    from unnest(${columnOfSteps('name')}::text[], ${columnOfSteps('code')}::text[], ${columnOfSteps('type')}::text[],
      ${columnOfSteps('category')}::text[]) with ordinality d (name, code, type, category, position)
    order by d.position returning ${COLUMNS}`)
  return steps.sort((a, b) => a.order - b.order)
}
