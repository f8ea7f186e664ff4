import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { prepared, type CompanyDatabase, type JsonField, type JsonRows, type Queryable, type Transaction } from '../../database/port.js'
import { byFields } from '../../database/statement-template.js'
import { attachmentsOf } from '../attachments/queries.js'
import { customLookups, type CustomFilter } from '../custom-fields/filters.js'
import type { Columns } from '../shared/columns.js'
import { visible } from '../shared/classification.js'
import { rowsBelow } from '../engine/child.js'
import { columnsFrom } from '../engine/reads.js'
import { CUSTOM_FIELDS, customColumn, type WithCustomValues } from '../shared/custom-values.js'
import { withNested } from '../shared/json-fields.js'
import { byCode, byIds, byTexts, filters, findRows } from '../shared/filters.js'
import { jobLock } from '../shared/locks.js'
import type { Reader } from '../shared/reader.js'
import { referredColumns, shownIn } from '../shared/references.js'
import type { Resource } from '../shared/resource.js'
import type { Listing } from '../shared/listing.js'
import { jsonPageOf, type PageSlice } from '../shared/pages.js'
import { contains, type TimeRange } from '../shared/sql.js'
import { stepsOf } from '../steps/queries.js'
import { Step } from '../steps/schema.js'
import { TEAM, TeamMember } from '../team/team.js'
import { JOB_EVENTS } from './events.js'
import type { Salary } from './salary.js'
import { Job, LONG_TEXTS } from './schema.js'

/** A job as stored; `toJob` builds `salary` and `vacancies`. */
export interface JobRow extends Omit<Job, 'salary' | 'vacancies'>, WithCustomValues {
  version: number
  vacanciesFilled: number
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string | null
  salaryPeriod: Salary['period'] | null
}

const isLong = (field: string) => (LONG_TEXTS as readonly string[]).includes(field)
/** What is no column of its own: what belongs to others, and what other columns of the row tell. */
const ELSEWHERE = [...shownIn(Job.properties), 'vacancies', CUSTOM_FIELDS]
const own = Object.entries(Job.properties).filter(([field]) => !ELSEWHERE.includes(field))
const columnsWhere = (isWanted: (field: string) => boolean): string[] =>
  own.filter(([field]) => isWanted(field)).flatMap(([field, schema]) => columnsFrom('j', field, schema))

const SHORT_COLUMNS = raw(`${columnsWhere(field => !isLong(field)).join(', ')}, j.version,
  j.num_vacancies as "vacanciesTotal", j.vacancies_filled as "vacanciesFilled",
  greatest(j.num_vacancies - j.vacancies_filled, 0) as "vacanciesOpen"`)
const LONG_COLUMNS = raw(columnsWhere(isLong).map(column => `, ${column}`).join(''))

/** The columns that `fields` need; without `fields`, all, as writes need them. */
const columnsFor = byFields((companyId, fields?: readonly JsonField[]) => {
  const isShown = (field: string) => fields?.some(({ name }) => name === field) ?? true
  const { columns, joins } = referredColumns(companyId, Job.properties, 'j', isShown)
  return { columns: sql`${SHORT_COLUMNS}${columns}${LONG_TEXTS.some(isShown) ? LONG_COLUMNS : empty}${customColumn('j', fields)}`, joins }
})

/** The statement that reads the jobs that meet a condition on `j`. */
function jobsWhere (companyId: number, condition: Sql, fields?: readonly JsonField[]): Sql {
  const { columns, joins } = columnsFor(companyId, fields)
  return prepared(sql`select ${columns} from jobs j ${joins} where j.company_id = ${companyId} and ${condition}`)
}

export interface JobFilter extends TimeRange<'updatedAt'> {
  id?: number[]
  code?: string
  name?: string
  q?: string
  status?: string[]
  type?: string[]
  departmentId?: number[]
  roleId?: number[]
  branchId?: number[]
  recruiterId?: number[]
  managerId?: number[]
  country?: string[]
  workplaceType?: string[]
  publicationType?: string[]
  customFields?: CustomFilter[]
}

const FINDERS = filters<JobFilter, Columns<'jobs'>>()({
  id: byIds('id'),
  code: byCode,
  recruiterId: ids => ({ column: 'recruiter_id', type: 'bigint', values: ids }),
  managerId: ids => ({ column: 'manager_id', type: 'bigint', values: ids }),
  departmentId: ids => ({ column: 'department_id', type: 'bigint', values: ids }),
  roleId: ids => ({ column: 'role_id', type: 'bigint', values: ids }),
  branchId: ids => ({ column: 'branch_id', type: 'bigint', values: ids }),
  country: byTexts('country'),
  type: byTexts('type'),
  status: statuses => ({ column: 'status', type: 'text', values: statuses, orders: ['id', 'updatedAt'] }),
  workplaceType: byTexts('workplace_type'),
  publicationType: byTexts('publication_type'),
  customFields: (filters, companyId) => customLookups(companyId, 'j', filters),
  name: name => contains(sql`j.name_folded`, name),
  // Names can be longer than an entry of an index may be.
  q: q => join([sql`${countWords(q) > 0}::boolean`, ...wordsOf(q).map(word => contains(sql`j.name_folded`, word))], ' and ')
})

/** The words of a search. */
const wordsOf = (q: string): string[] => q.split(/\s+/).filter(word => word !== '')
export const countWords = (q: string): number => wordsOf(q).length

const listingOf = (companyId: number, filter: JobFilter, fields: readonly JsonField[]): Listing =>
  ({ table: 'jobs', alias: 'j', companyId, ...columnsFor(companyId, fields), ...findRows(FINDERS, filter, companyId, 'j') })

/** One page of the company's jobs, and their total number. Long texts only on demand: they can be 200 kB per row. */
export async function listJobs (
  db: CompanyDatabase, companyId: number, filter: JobFilter, window: PageSlice, fields: readonly JsonField[], listing = listingOf
): Promise<{ rows: JsonRows, total: number }> {
  return await jsonPageOf(db, listing(companyId, filter, fields), window, fields)
}

export const JOBS = {
  name: 'job',
  plural: 'jobs',
  group: 'jobs',
  scopes: { read: 'jobs:read' },
  schema: Job,
  events: JOB_EVENTS,
  filters: FINDERS,
  times: ['updatedAt'],
  omitted: LONG_TEXTS,
  listing: listingOf,
  related: {
    steps: { schema: Step, key: 'id', statement: stepsOf, by: 'jobId', list: 'Steps of the job, in order. Only with `expand=steps`.' },
    team: {
      schema: TeamMember,
      key: 'id',
      statement: (companyId, ids) => rowsBelow(TEAM, companyId, ids),
      by: 'jobId',
      list: 'Hiring team of the job, by id. Only with `expand=team`.'
    },
    attachments: attachmentsOf('job')
  }
} satisfies Resource

export async function findJob (db: Queryable, companyId: number, id: number): Promise<JobRow | undefined> {
  const [row] = await db.query<JobRow>(jobsWhere(companyId, sql`j.id = ${id}`))
  return row
}

/** The id of the job with this code. */
export async function findJobId (db: Queryable, companyId: number, code: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`select id from jobs where company_id = ${companyId} and code = ${code}`))
  return row?.id
}

/** Whether the vacancies of a job are its openings. */
export async function hasOpenings (db: Queryable, companyId: number, jobId: number): Promise<boolean> {
  const rows = await db.query(prepared(sql`select 1 from openings where company_id = ${companyId} and job_id = ${jobId} limit 1`))
  return rows.length > 0
}

/** The job, locked until the end of the transaction. */
export async function lockJob (tx: Transaction, companyId: number, id: number): Promise<JobRow | undefined> {
  await tx.send(jobLock(companyId, id, 'update'))
  return await findJob(tx, companyId, id)
}

/** The statement that reads the jobs with these ids. */
export function jobsOf (companyId: number, ids: number[], fields: readonly JsonField[]): Sql {
  return jobsWhere(companyId, sql`j.id = any(${ids})`, fields)
}

/** The job as this reader may see it. */
export function toJob (row: JobRow, reader: Reader): Job {
  return visible(Job, withNested<Job>(Job, row), reader)
}
