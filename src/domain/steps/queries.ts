import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Resource } from '../shared/resource.js'
import { changedWithin, pageOf, type Listing, type PageSlice } from '../shared/sql.js'
import { DEFAULT_STEPS, Step } from './schema.js'

export type StepRow = Step & { version: number }

/** Columns of the table with the alias `s`. */
export const COLUMNS = raw(`
  s.id, s.job_id as "jobId", s.name, s.type, s.category, s.position as "order", s.version,
  s.created_at as "createdAt", s.updated_at as "updatedAt"`)

export interface StepFilter { id?: number[], jobId?: number[], updatedAfter?: string, updatedBefore?: string }

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
    where: changedWithin(sql`s.updated_at`, filter)
  }
}

export const STEPS: Resource = { schema: Step, listing: listingOf }

export async function listSteps (
  db: Queryable, companyId: number, jobId: number, window: PageSlice
): Promise<{ rows: StepRow[], total: number }> {
  return await pageOf<StepRow>(db, listingOf(companyId, { jobId: [jobId] }), window)
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

/** The ids of the steps of a job with this name. */
export async function findStepIds (db: Queryable, companyId: number, jobId: number, name: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(prepared(sql`
    select id from steps where company_id = ${companyId} and job_id = ${jobId} and name = ${name}`))
  return rows.map(({ id }) => id)
}

/** All steps of a job in order, locked until the end of the transaction. */
export async function lockSteps (tx: Queryable, companyId: number, jobId: number): Promise<StepRow[]> {
  return await tx.query<StepRow>(sql`
    select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = ${jobId} order by s.position for update`)
}

/** Locks the job whose steps are about to change, until the end of the transaction. @returns whether the company has it */
export async function lockJobOfSteps (tx: Queryable, companyId: number, jobId: number): Promise<boolean> {
  const rows = await tx.query(prepared(sql`select 1 from jobs where company_id = ${companyId} and id = ${jobId} for update`))
  return rows.length > 0
}

/** Inserts the default steps of a new job. @returns them in order */
export async function insertDefaultSteps (tx: Queryable, companyId: number, jobId: number): Promise<StepRow[]> {
  const columnOfSteps = (column: 'name' | 'type' | 'category') => DEFAULT_STEPS.map(step => step[column])
  const steps = await tx.query<StepRow>(sql`
    insert into steps as s (company_id, job_id, name, type, category, position)
    select ${companyId}, ${jobId}, d.name, d.type, d.category, d.position
    from unnest(${columnOfSteps('name')}::text[], ${columnOfSteps('type')}::text[], ${columnOfSteps('category')}::text[])
      with ordinality d (name, type, category, position) order by d.position returning ${COLUMNS}`)
  return steps.sort((a, b) => a.order - b.order)
}
