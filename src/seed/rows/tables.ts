export type ColumnType =
  'bigint' | 'integer' | 'double precision' | 'text' | 'text[]' | 'boolean' | 'date' | 'timestamptz' | 'jsonb' | 'uuid'

/** A table as the generator fills it; `company_id` is added to each row, columns that are left out get their default. */
export interface Table<Column extends string = string> {
  readonly name: string
  readonly columns: Readonly<Record<Column, ColumnType>>
}

export type Value = string | number | boolean | null
export type Row<Column extends string> = Record<Column, Value>

function table<Column extends string> (name: string, columns: Record<Column, ColumnType>): Table<Column> {
  return { name, columns }
}

const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const

/** In the order in which they can be filled. */
export const TABLES = {
  departments: table('departments', { id: 'bigint', name: 'text', name_folded: 'text', code: 'text', similar_to: 'text', ...stamps }),
  roles: table('roles', { id: 'bigint', name: 'text', name_folded: 'text', code: 'text', similar_to: 'text', ...stamps }),
  branches: table('branches', {
    id: 'bigint',
    name: 'text',
    name_folded: 'text',
    code: 'text',
    path: 'text[]',
    city: 'text',
    state: 'text',
    country: 'text',
    ...stamps
  }),
  users: table('users', {
    id: 'bigint',
    name: 'text',
    name_folded: 'text',
    email: 'text',
    email_folded: 'text',
    code: 'text',
    department_id: 'bigint',
    role_id: 'bigint',
    active: 'boolean',
    ...stamps
  }),
  userBranches: table('user_branches', { user_id: 'bigint', branch_id: 'bigint' }),
  tags: table('tags', { id: 'bigint', name: 'text', created_at: 'timestamptz' }),
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
    vacancies_filled: 'integer',
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
    status_reason_id: 'bigint',
    approved_at: 'timestamptz',
    published_at: 'timestamptz',
    frozen_at: 'timestamptz',
    closed_at: 'timestamptz',
    canceled_at: 'timestamptz',
    custom_fields: 'jsonb',
    ...stamps
  }),
  steps: table('steps', {
    id: 'bigint',
    job_id: 'bigint',
    name: 'text',
    code: 'text',
    type: 'text',
    category: 'text',
    scorecard_template_id: 'bigint',
    position: 'integer',
    ...stamps
  }),
  teamMembers: table('team_members', { id: 'bigint', job_id: 'bigint', user_id: 'bigint', role: 'text', ...stamps }),
  candidates: table('candidates', {
    id: 'bigint',
    code: 'text',
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
    custom_fields: 'jsonb',
    ...stamps
  }),
  candidateWords: table('candidate_words', { word: 'text', candidate_id: 'bigint', shared: 'integer', beginnings: 'text' }),
  applications: table('applications', {
    id: 'bigint',
    code: 'text',
    job_id: 'bigint',
    candidate_id: 'bigint',
    status: 'text',
    current_step_id: 'bigint',
    source: 'text',
    source_id: 'bigint',
    partner_name: 'text',
    score: 'double precision',
    disqualification_reason: 'text',
    disqualification_notes: 'text',
    disqualified_at: 'timestamptz',
    withdrawal_reason: 'text',
    withdrawn_at: 'timestamptz',
    hired_at: 'timestamptz',
    ended_at: 'timestamptz',
    hiring_start_date: 'date',
    hiring_contract_type: 'text',
    hiring_salary_amount: 'double precision',
    hiring_salary_currency: 'text',
    hiring_salary_period: 'text',
    hiring_opening_id: 'bigint',
    hiring_offer_id: 'bigint',
    reason_id: 'bigint',
    tags: 'text[]',
    custom_fields: 'jsonb',
    last_activity_at: 'timestamptz',
    ...stamps
  }),
  applicationSteps: table('application_steps', {
    id: 'bigint',
    application_id: 'bigint',
    step_id: 'bigint',
    started_at: 'timestamptz',
    ended_at: 'timestamptz',
    updated_at: 'timestamptz'
  }),
  offers: table('offers', {
    id: 'bigint',
    application_id: 'bigint',
    status: 'text',
    salary_amount: 'double precision',
    salary_currency: 'text',
    salary_period: 'text',
    start_date: 'date',
    contract_type: 'text',
    sent_at: 'timestamptz',
    ended_at: 'timestamptz',
    custom_fields: 'jsonb',
    ...stamps
  }),
  interviews: table('interviews', {
    id: 'bigint',
    application_id: 'bigint',
    step_id: 'bigint',
    title: 'text',
    kind: 'text',
    status: 'text',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    time_zone: 'text',
    calendar_uid: 'uuid',
    ...stamps
  }),
  interviewers: table('interviewers', { interview_id: 'bigint', user_id: 'bigint', status: 'text' }),
  scorecards: table('scorecards', {
    id: 'bigint',
    application_id: 'bigint',
    interview_id: 'bigint',
    template_id: 'bigint',
    user_id: 'bigint',
    criteria: 'jsonb',
    scores: 'jsonb',
    answers: 'jsonb',
    recommendation: 'text',
    status: 'text',
    submitted_at: 'timestamptz',
    ...stamps
  }),
  openings: table('openings', {
    id: 'bigint',
    job_id: 'bigint',
    code: 'text',
    status: 'text',
    kind: 'text',
    application_id: 'bigint',
    target_start_date: 'date',
    opened_at: 'timestamptz',
    filled_at: 'timestamptz',
    ...stamps
  }),
  applicationTags: table('application_tags', { application_id: 'bigint', name: 'text' }),
  customFieldValues: table('custom_field_values', { field_id: 'uuid', value: 'uuid', object_id: 'bigint' })
} as const

/** The text form of a PostgreSQL array, for words without quotation marks and backslashes. */
export function arrayLiteral (words: readonly string[]): string {
  return `{${words.map(word => `"${word}"`).join(',')}}`
}
