import pg from 'pg'

// Plain statements over `pg`, as a good engineer would write them: named, with joins, two statements of a page at the same time.

const { builtins } = pg.types
/** Whole numbers as numbers and dates as their text; times become what `JSON.stringify` makes of a Date. */
export const types = {
  getTypeParser (oid, format) {
    if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
    if (oid === builtins.DATE) return text => text
    return pg.types.getTypeParser(oid, format)
  }
}

export const JOB_COLUMNS = {
  id: 'id',
  code: 'code',
  name: 'name',
  status: 'status',
  type: 'type',
  publicationType: 'publication_type',
  workplaceType: 'workplace_type',
  numVacancies: 'num_vacancies',
  vacanciesFilled: 'vacancies_filled',
  departmentId: 'department_id',
  roleId: 'role_id',
  branchId: 'branch_id',
  recruiterId: 'recruiter_id',
  managerId: 'manager_id',
  city: 'city',
  state: 'state',
  country: 'country',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  salaryCurrency: 'salary_currency',
  salaryPeriod: 'salary_period',
  hiringDeadline: 'hiring_deadline',
  applicationDeadline: 'application_deadline',
  statusReasonId: 'status_reason_id',
  statusReason: 'status_reason',
  attachmentCount: 'attachment_count',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  approvedAt: 'approved_at',
  publishedAt: 'published_at',
  frozenAt: 'frozen_at',
  closedAt: 'closed_at',
  canceledAt: 'canceled_at'
}
export const LONG_TEXTS = {
  description: 'description',
  responsibilities: 'responsibilities',
  prerequisites: 'prerequisites',
  additionalInformation: 'additional_information'
}
export const APPLICATION_COLUMNS = {
  id: 'id',
  code: 'code',
  jobId: 'job_id',
  candidateId: 'candidate_id',
  status: 'status',
  source: 'source',
  sourceId: 'source_id',
  partnerName: 'partner_name',
  score: 'score',
  tags: 'tags',
  attachmentCount: 'attachment_count',
  lastActivityAt: 'last_activity_at',
  reasonId: 'reason_id',
  disqualificationReason: 'disqualification_reason',
  disqualificationNotes: 'disqualification_notes',
  disqualifiedAt: 'disqualified_at',
  withdrawalReason: 'withdrawal_reason',
  withdrawnAt: 'withdrawn_at',
  hiredAt: 'hired_at',
  hiringStartDate: 'hiring_start_date',
  hiringContractType: 'hiring_contract_type',
  hiringSalaryAmount: 'hiring_salary_amount',
  hiringSalaryCurrency: 'hiring_salary_currency',
  hiringSalaryPeriod: 'hiring_salary_period',
  hiringOpeningId: 'hiring_opening_id',
  hiringOfferId: 'hiring_offer_id',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at'
}

const selected = (alias, columns) => Object.entries(columns).map(([name, column]) => `${alias}.${column} as "${name}"`).join(', ')

const NAMES = `d.name as "departmentName", d.code as "departmentCode", r.name as "roleName", r.code as "roleCode", b.name as "branchName",
  b.code as "branchCode", u.code as "recruiterCode", m.code as "managerCode"`
const JOB_JOINS = `
  left join departments d on d.company_id = j.company_id and d.id = j.department_id
  left join roles r on r.company_id = j.company_id and r.id = j.role_id
  left join branches b on b.company_id = j.company_id and b.id = j.branch_id
  left join users u on u.company_id = j.company_id and u.id = j.recruiter_id
  left join users m on m.company_id = j.company_id and m.id = j.manager_id`
const JOBS = `
  select ${selected('j', JOB_COLUMNS)}, ${NAMES} from jobs j ${JOB_JOINS} where j.company_id = $1 order by j.id limit $2 offset $3`
const JOB = `
  select ${selected('j', { ...JOB_COLUMNS, ...LONG_TEXTS })}, ${NAMES} from jobs j ${JOB_JOINS} where j.company_id = $1 and j.id = $2`
const APPLICATIONS = `
  select ${selected('a', APPLICATION_COLUMNS)}, s.id as "stepId", s.name as "stepName", s.code as "stepCode", s.type as "stepType",
    s.category as "stepCategory", c.code as "candidateCode"
  from applications a
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  join steps s on s.company_id = a.company_id and s.id = a.current_step_id
  where a.company_id = $1 order by a.id limit $2`

/** A job as it is answered, of a row; those of the server's own statements have a version, and the total of the page. */
export function toJob ({
  salaryMin, salaryMax, salaryCurrency, salaryPeriod, vacanciesFilled, vacanciesTotal: _total, vacanciesOpen: _open, version, total, ...job
}) {
  const salary = salaryCurrency === null
    ? null
    : { min: salaryMin, max: salaryMax, currency: salaryCurrency, period: salaryPeriod }
  const { numVacancies } = job
  return { ...job, vacancies: { total: numVacancies, filled: vacanciesFilled, open: Math.max(numVacancies - vacanciesFilled, 0) }, salary }
}

export const toSalary = (amount, currency, period) => amount === null ? null : { amount, currency, period }

/** An application as it is answered, of a row. */
export function toApplication ({
  stepId, stepName, stepCode, stepType, stepCategory, reasonId, disqualificationReason, disqualificationNotes, disqualifiedAt,
  withdrawalReason, withdrawnAt, hiringStartDate, hiringContractType, hiringSalaryAmount, hiringSalaryCurrency, hiringSalaryPeriod,
  hiringOpeningId, hiringOfferId, ...application
}) {
  return {
    ...application,
    currentStep: { id: stepId, name: stepName, code: stepCode, type: stepType, category: stepCategory },
    disqualification: disqualifiedAt === null
      ? null
      : { reasonId, reason: disqualificationReason, notes: disqualificationNotes, at: disqualifiedAt },
    withdrawal: withdrawnAt === null ? null : { reasonId, reason: withdrawalReason, at: withdrawnAt },
    hiring: application.hiredAt === null
      ? null
      : {
          at: application.hiredAt,
          startDate: hiringStartDate,
          contractType: hiringContractType,
          openingId: hiringOpeningId,
          offerId: hiringOfferId,
          salary: toSalary(hiringSalaryAmount, hiringSalaryCurrency, hiringSalaryPeriod)
        }
  }
}

export function toJobPage (rows, total, page, perPage) {
  return { results: rows.map(toJob), totalResults: total, page, totalPages: Math.ceil(total / perPage) }
}

/** @param rows one more than `size`, if there are more */
export function toApplicationPage (rows, size, toResult = toApplication) {
  const results = rows.slice(0, size).map(row => toResult(row))
  const nextPageToken = rows.length > size ? Buffer.from(JSON.stringify({ id: results.at(-1).id })).toString('base64url') : null
  return { results, nextPageToken }
}

/** What an event says of a new score. */
export const EVENT = { event: 'application.changed', entityType: 'application' }

export class PgStore {
  constructor ({ url, max, name }) {
    this.pool = new pg.Pool({ connectionString: url, max, types, application_name: name, idleTimeoutMillis: 0 })
  }

  async jobs (companyId, page, perPage) {
    const [{ rows }, { rows: [{ count }] }] = await Promise.all([
      this.pool.query({ name: 'jobs', text: JOBS, values: [companyId, perPage, (page - 1) * perPage] }),
      this.pool.query({ name: 'count', text: 'select count(*) from jobs where company_id = $1', values: [companyId] })
    ])
    return toJobPage(rows, count, page, perPage)
  }

  async job (companyId, id) {
    const { rows: [row] } = await this.pool.query({ name: 'job', text: JOB, values: [companyId, id] })
    return row && toJob(row)
  }

  async applications (companyId, size) {
    const { rows } = await this.pool.query({ name: 'applications', text: APPLICATIONS, values: [companyId, size + 1] })
    return toApplicationPage(rows, size)
  }

  /** Changes the score and records an event, in one transaction. */
  async score (companyId, jobId, id, score) {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      const { rows: [row] } = await client.query({
        name: 'score',
        text: `update applications set score = $4, version = version + 1, updated_at = clock_timestamp()
          where company_id = $1 and job_id = $2 and id = $3 returning id, candidate_id as "candidateId", status, score, version`,
        values: [companyId, jobId, id, score]
      })
      await client.query({
        name: 'event',
        text: `insert into events (company_id, event, entity_type, entity_id, application_id, candidate_id, data, uuid)
          values ($1, $2, $3, $4, $5, $6, $7, gen_random_uuid())`,
        values: [companyId, EVENT.event, EVENT.entityType, id, id, row.candidateId, JSON.stringify(row)]
      })
      await client.query('commit')
      return row
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
}
