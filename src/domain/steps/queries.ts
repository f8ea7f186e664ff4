import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { Described, Id } from '../../schema.js'
import { eventsOf, readable } from '../engine/describe.js'
import type { RowOf } from '../engine/kind.js'
import { find } from '../engine/reads.js'
import { jobLock } from '../shared/locks.js'
import { ListParameter } from '../shared/parameters.js'
import { DEFAULT_STEPS, Step, STEP_DEFAULTS, type StepCreate } from './schema.js'

export type StepRow = RowOf<typeof Step>

const reading = readable({
  name: 'step',
  plural: 'steps',
  group: 'steps',
  scopes: { read: 'jobs:read' },
  schema: Step,
  filters: {
    jobId: {
      parameter: ListParameter(Described(Id, 'Id of the job.'), 'Ids of jobs.'),
      find: (ids: number[]) => ({ column: 'job_id', type: 'bigint', values: ids, isFew: true })
    }
  },
  columns: { order: () => raw('t.position') }
})

/** The steps of jobs. Their writes lock the job and all its steps (changes.ts). */
export const STEPS = { ...reading, events: eventsOf(reading) }

/** Columns of the table with the alias `t`. */
export const columns = (companyId: number): Sql => STEPS.columnsFor(companyId).columns

/** The statement that reads the steps of these jobs, in order. */
export function stepsOf (companyId: number, jobIds: number[]): Sql {
  return prepared(sql`
    select ${columns(companyId)} from steps t
    where t.company_id = ${companyId} and t.job_id = any(${jobIds}) order by t.job_id, t.position`)
}

export async function findStep (db: Queryable, companyId: number, jobId: number, id: number): Promise<StepRow | undefined> {
  const step = await find(db, STEPS, companyId, id)
  return step?.jobId === jobId ? step : undefined
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

/** Locks the job whose steps are about to change, until the end of the transaction. @returns whether the company has it */
export async function lockJobOfSteps (tx: Queryable, companyId: number, jobId: number): Promise<boolean> {
  const rows = await tx.query(jobLock(companyId, jobId, 'update'))
  return rows.length > 0
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
