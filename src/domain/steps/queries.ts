import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { Step } from './schema.js'
import { pageOf, where, type Window } from '../shared/sql.js'

export type StepRow = Step & { version: number }

const COLUMNS = raw('s.id, s.job_id as "jobId", s.name, s.type, s.category, s.position as "order", s.version, s.created_at as "createdAt", s.updated_at as "updatedAt"')

export async function listSteps (db: Queryable, companyId: number, jobId: number, window: Window): Promise<{ rows: StepRow[], total: number }> {
  return await pageOf<StepRow>(db, {
    columns: COLUMNS,
    table: 'steps',
    alias: 's',
    where: where([sql`s.company_id = ${companyId}`, sql`s.job_id = ${jobId}`])
  }, window)
}

export async function findStep (db: Queryable, companyId: number, jobId: number, id: number): Promise<StepRow | undefined> {
  const [row] = await db.query<StepRow>(prepared(sql`select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = ${jobId} and s.id = ${id}`))
  return row
}

/** All steps of a job in their order, locked until the end of the transaction. */
export async function lockSteps (tx: Queryable, companyId: number, jobId: number): Promise<StepRow[]> {
  return await tx.query<StepRow>(sql`
    select ${COLUMNS} from steps s where s.company_id = ${companyId} and s.job_id = ${jobId} order by s.position for update`)
}
