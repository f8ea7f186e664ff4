import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { below } from '../engine/child.js'
import type { RowOf } from '../engine/kind.js'
import type { Vacancies } from '../jobs/vacancies.js'
import { JOB } from '../parents/job.js'
import type { Columns } from '../shared/columns.js'
import { byCode, byIds, byTexts, filters } from '../shared/filters.js'
import { assignments } from '../shared/sql.js'
import { OPENING_EVENTS } from './events.js'
import { Opening } from './schema.js'

export type OpeningRow = RowOf<typeof Opening>

interface OpeningFilter { code: string, applicationId: number[], status: string[] }

/** The openings of jobs. All that changes those of a job, hires included, locks the job first. */
export const OPENINGS = below(JOB, {
  name: 'opening',
  plural: 'openings',
  group: 'openings',
  scopes: { read: 'jobs:read' },
  schema: Opening,
  events: OPENING_EVENTS,
  filters: filters<OpeningFilter, Columns<'openings'>>()({
    code: byCode,
    applicationId: byIds('application_id'),
    status: byTexts('status')
  })
})

async function findId (db: Queryable, companyId: number, condition: Sql): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`select id from openings where company_id = ${companyId} and ${condition}`))
  return row?.id
}

/** The id of the opening with this code. */
export const findOpeningId = async (db: Queryable, companyId: number, code: string): Promise<number | undefined> =>
  await findId(db, companyId, sql`code = ${code}`)

/** The id of the opening that the hire of this application has filled. */
export const findFilledBy = async (db: Queryable, companyId: number, applicationId: number): Promise<number | undefined> =>
  await findId(db, companyId, sql`application_id = ${applicationId}`)

/** The id of the opening that a hire fills next. */
export const findOldestOpen = async (db: Queryable, companyId: number, jobId: number): Promise<number | undefined> =>
  await findId(db, companyId, sql`job_id = ${jobId} and status = 'open' order by opened_at, id limit 1`)

interface Counts { every: number, canceled: number, filled: number, hired: number }

/** Counts the vacancies of the locked job anew: its openings if it has any, else its hires. */
export async function countVacancies (tx: Transaction, companyId: number, jobId: number): Promise<Vacancies> {
  const [counts] = await tx.query<Counts>(prepared(sql`
    select count(*) as every, count(*) filter (where status = 'canceled') as canceled,
      count(*) filter (where status = 'filled') as filled, (
      select count(*) from applications where company_id = ${companyId} and job_id = ${jobId} and status = 'hired') as hired
    from openings where company_id = ${companyId} and job_id = ${jobId}`))
  const { every, canceled, filled, hired } = counts as Counts
  const columns = every === 0 ? { vacancies_filled: hired } : { num_vacancies: every - canceled, vacancies_filled: filled }
  const [job] = await tx.query<Vacancies>(prepared(sql`
    update jobs set ${assignments(columns)} where company_id = ${companyId} and id = ${jobId}
    returning num_vacancies as total, vacancies_filled as filled, greatest(num_vacancies - vacancies_filled, 0) as open`))
  return job as Vacancies
}
