import sql, { join, raw } from 'sql-template-tag'
import type { Transaction } from '../database/port.js'
import { insertCreatedEvents } from './created-events.js'

type ColumnType = 'bigint' | 'integer' | 'double precision' | 'text' | 'text[]' | 'boolean' | 'date' | 'timestamptz' | 'jsonb'

/** A table as the generator fills it; `company_id` is added to each row, columns that are left out get their default. */
export interface Table<Column extends string = string> {
  readonly name: string
  readonly columns: Readonly<Record<Column, ColumnType>>
}

/**
 * Times are numbers, in milliseconds: to write and to read them as text would take longer than all the rest.
 * Arrays are text, because unnest takes an array of arrays apart down to its elements.
 */
const TRAVELS_AS: Partial<Record<ColumnType, string>> = { timestamptz: 'double precision', 'text[]': 'text' }

type Value = string | number | boolean | null
type Row<Column extends string> = Record<Column, Value>

function table<Column extends string> (name: string, columns: Record<Column, ColumnType>): Table<Column> {
  return { name, columns }
}

const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const

/** In the order in which they can be filled. */
export const TABLES = {
  departments: table('departments', { id: 'bigint', name: 'text', name_folded: 'text', code: 'text', similar_to: 'text', ...stamps }),
  roles: table('roles', { id: 'bigint', name: 'text', name_folded: 'text', code: 'text', similar_to: 'text', ...stamps }),
  branches: table('branches', { id: 'bigint', name: 'text', name_folded: 'text', code: 'text', path: 'text[]', city: 'text', state: 'text', country: 'text', ...stamps }),
  users: table('users', {
    id: 'bigint', name: 'text', name_folded: 'text', email: 'text', email_folded: 'text', code: 'text', department_id: 'bigint', role_id: 'bigint', active: 'boolean', ...stamps
  }),
  userBranches: table('user_branches', { user_id: 'bigint', branch_id: 'bigint' }),
  tags: table('tags', { name: 'text', created_at: 'timestamptz' }),
  jobs: table('jobs', {
    id: 'bigint',
    code: 'text',
    name: 'text',
    name_folded: 'text',
    status: 'text',
    type: 'text',
    publication_type: 'text',
    workplace_type: 'text',
    num_vacancies: 'integer',
    department_id: 'bigint',
    role_id: 'bigint',
    branch_id: 'bigint',
    recruiter_id: 'bigint',
    manager_id: 'bigint',
    description: 'text',
    responsibilities: 'text',
    prerequisites: 'text',
    additional_information: 'text',
    city: 'text',
    state: 'text',
    country: 'text',
    salary_min: 'double precision',
    salary_max: 'double precision',
    salary_currency: 'text',
    salary_period: 'text',
    hiring_deadline: 'date',
    application_deadline: 'date',
    status_reason: 'text',
    approved_at: 'timestamptz',
    published_at: 'timestamptz',
    frozen_at: 'timestamptz',
    closed_at: 'timestamptz',
    canceled_at: 'timestamptz',
    ...stamps
  }),
  steps: table('steps', { id: 'bigint', job_id: 'bigint', name: 'text', type: 'text', category: 'text', position: 'integer', ...stamps }),
  candidates: table('candidates', {
    id: 'bigint',
    name: 'text',
    last_name: 'text',
    email: 'text',
    email_folded: 'text',
    mobile_number: 'text',
    phone_number: 'text',
    identification_document: 'text',
    country_of_origin: 'text',
    birthdate: 'date',
    linkedin_profile_url: 'text',
    city: 'text',
    state: 'text',
    country: 'text',
    skills: 'text[]',
    languages: 'jsonb',
    schooling: 'text',
    salary_expectation: 'double precision',
    ...stamps
  }),
  candidateWords: table('candidate_words', { word: 'text', candidate_id: 'bigint', shared: 'integer', beginnings: 'text' }),
  applications: table('applications', {
    id: 'bigint',
    job_id: 'bigint',
    candidate_id: 'bigint',
    status: 'text',
    current_step_id: 'bigint',
    source: 'text',
    partner_name: 'text',
    score: 'double precision',
    disqualification_reason: 'text',
    disqualification_notes: 'text',
    disqualified_at: 'timestamptz',
    withdrawal_reason: 'text',
    withdrawn_at: 'timestamptz',
    hired_at: 'timestamptz',
    ended_at: 'timestamptz',
    ...stamps
  }),
  applicationSteps: table('application_steps', { id: 'bigint', application_id: 'bigint', step_id: 'bigint', started_at: 'timestamptz', ended_at: 'timestamptz' }),
  applicationTags: table('application_tags', { application_id: 'bigint', name: 'text' })
} as const

/** The rows of one transaction, by table in the order of their first row. */
export class Batch {
  readonly #rows = new Map<Table, Array<Row<string>>>()

  add<Column extends string> (table: Table<Column>, row: Row<Column>): void {
    const rows = this.#rows.get(table)
    if (rows === undefined) this.#rows.set(table, [row])
    else rows.push(row)
  }

  /**
   * The only place where generated rows reach the database. Foreign keys hold by construction; where the role may leave
   * their checks out (superusers, commonly in a container of one's own), this takes half the time.
   */
  async write (tx: Transaction, companyId: number): Promise<void> {
    await tx.query(sql`
      select set_config('session_replication_role', 'replica', true) where has_parameter_privilege('session_replication_role', 'set')`)
    for (const [table, rows] of this.#rows) await insertRows(tx, companyId, table, rows)
    for (const [table, rows] of this.#rows) {
      if ('id' in table.columns) await insertCreatedEvents(tx, companyId, table.name, rows.map(row => Number(row.id)))
    }
  }
}

/** One array for each column: the statement is as long for 5000 rows as for one. */
async function insertRows (tx: Transaction, companyId: number, table: Table, rows: Array<Row<string>>): Promise<void> {
  const columns = Object.entries(table.columns)
  const names = raw(columns.map(([name]) => name).join(', '))
  const values = columns.map(([name, type]) => raw(type === 'timestamptz' ? `to_timestamp(${name} / 1000)` : `${name}::${type}`))
  const arrays = columns.map(([name, type]) => sql`${toArray(rows.map(row => row[name] ?? null))}::${raw(TRAVELS_AS[type] ?? type)}[]`)
  await tx.query(sql`
    insert into ${raw(table.name)} (company_id, ${names})
    select ${companyId}::bigint, ${join(values)} from unnest(${join(arrays)}) as given (${names})`)
}

/** Numbers need no quotation marks: joined here, they take a fraction of the time that the driver needs to escape them. */
function toArray (values: Value[]): string | Value[] {
  if (values.some(value => typeof value === 'string')) return values
  return `{${values.map(value => value ?? 'null').join(',')}}`
}

/** The text form of a PostgreSQL array, for words without quotation marks and backslashes. */
export function arrayLiteral (words: readonly string[]): string {
  return `{${words.map(word => `"${word}"`).join(',')}}`
}
