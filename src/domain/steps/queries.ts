import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { below } from '../engine/child.js'
import type { RowOf } from '../engine/kind.js'
import { JOB } from '../parents/job.js'
import { DEFAULT_STEPS, Step, STEP_DEFAULTS, type StepCreate } from './schema.js'

export type StepRow = RowOf<typeof Step>

/** The steps of jobs. Their writes lock the job and all its steps (changes.ts). */
export const STEPS = below(JOB, {
  name: 'step',
  plural: 'steps',
  group: 'steps',
  scopes: { read: 'jobs:read' },
  schema: Step,
  filters: {},
  columns: { order: () => raw('t.position') }
})

/** Columns of the table with the alias `t`. */
export const columns = (companyId: number): Sql => STEPS.columnsFor(companyId).columns

/** The statement that reads the steps of these jobs, in order. */
export function stepsOf (companyId: number, jobIds: number[]): Sql {
  return prepared(sql`
    select ${columns(companyId)} from steps t
    where t.company_id = ${companyId} and t.job_id = any(${jobIds}) order by t.job_id, t.position`)
}

/** The ids of the steps of a job with one of these ids, this name and one of these categories. */
export async function findStepIds (
  db: Queryable, companyId: number, jobId: number, { ids, name, categories }: { ids?: number[], name?: string, categories?: string[] }
): Promise<number[]> {
  const rows = await db.query<StepRow>(prepared(sql`
    select ${columns(companyId)} from steps t where t.company_id = ${companyId} and t.job_id = ${jobId}`))
  const isOneOf = <T>(values: T[] | undefined, value: T) => values === undefined || values.includes(value)
  return rows
    .filter(step => isOneOf(ids, step.id) && (name === undefined || step.name === name) && isOneOf(categories, step.category))
    .map(({ id }) => id)
}

/** All steps of a job in order, locked until the end of the transaction. */
export async function lockSteps (tx: Queryable, companyId: number, jobId: number): Promise<StepRow[]> {
  return await tx.query<StepRow>(sql`
    select ${columns(companyId)} from steps t where t.company_id = ${companyId} and t.job_id = ${jobId} order by t.position for update`)
}

/** Inserts the steps of a new job. @returns them in order */
export async function insertSteps (
  tx: Queryable, companyId: number, jobId: number, given: ReadonlyArray<Omit<StepCreate, 'order'>> = DEFAULT_STEPS
): Promise<StepRow[]> {
  const whole = given.map(step => ({ code: null, ...STEP_DEFAULTS, ...step }))
  const columnOfSteps = (column: 'name' | 'code' | 'type' | 'category') => whole.map(step => step[column])
  const steps = await tx.query<StepRow>(sql`
    insert into steps as t (company_id, job_id, name, code, type, category, position)
    select ${companyId}, ${jobId}, d.name, d.code, d.type, d.category, d.position
    from unnest(${columnOfSteps('name')}::text[], ${columnOfSteps('code')}::text[], ${columnOfSteps('type')}::text[],
      ${columnOfSteps('category')}::text[]) with ordinality d (name, code, type, category, position)
    order by d.position returning ${columns(companyId)}`)
  return steps.sort((a, b) => a.order - b.order)
}
