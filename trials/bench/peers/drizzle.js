import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias, bigint, date, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { APPLICATION_COLUMNS, EVENT, JOB_COLUMNS, LONG_TEXTS, PgStore, toApplicationPage, toJob, toJobPage } from './store.js'

// The same answers by Drizzle. Columns that the types of the database make special are named; all others are text.

const id = name => bigint(name, { mode: 'number' })
const time = name => timestamp(name, { withTimezone: true, precision: 3 })
const KINDS = {
  numVacancies: integer,
  vacanciesFilled: integer,
  attachmentCount: integer,
  salaryMin: doublePrecision,
  salaryMax: doublePrecision,
  score: doublePrecision,
  hiringSalaryAmount: doublePrecision,
  version: integer,
  hiringDeadline: date,
  hiringStartDate: date,
  applicationDeadline: date,
  id,
  tags: name => text(name).array()
}
const kindOf = name => KINDS[name] ?? (/Id$/.test(name) ? id : /(At)$/.test(name) ? time : text)
const table = (name, columns) => pgTable(name, Object.fromEntries(Object.entries({ companyId: 'company_id', ...columns })
  .map(([field, column]) => [field, kindOf(field)(column)])))

const jobs = table('jobs', { ...JOB_COLUMNS, ...LONG_TEXTS })
const named = { id: 'id', name: 'name', code: 'code' }
const [departments, roles, branches] = ['departments', 'roles', 'branches'].map(name => table(name, named))
const users = table('users', named)
const [recruiters, managers] = [alias(users, 'recruiters'), alias(users, 'managers')]
const candidates = table('candidates', { id: 'id', code: 'code' })
const steps = table('steps', { ...named, type: 'type', category: 'category' })
const applications = table('applications', { ...APPLICATION_COLUMNS, currentStepId: 'current_step_id', version: 'version' })
const events = pgTable('events', {
  companyId: id('company_id'),
  uuid: uuid('uuid'),
  event: text('event'),
  entityType: text('entity_type'),
  entityId: text('entity_id'),
  applicationId: id('application_id'),
  candidateId: id('candidate_id'),
  data: jsonb('data')
})

const { companyId: _company, ...jobColumns } = getTableColumns(jobs)
const shortColumns = Object.fromEntries(Object.entries(jobColumns).filter(([name]) => !(name in LONG_TEXTS)))
const names = {
  departmentName: departments.name,
  departmentCode: departments.code,
  roleName: roles.name,
  roleCode: roles.code,
  branchName: branches.name,
  branchCode: branches.code,
  recruiterCode: recruiters.code,
  managerCode: managers.code
}
const own = Object.fromEntries(Object.keys(APPLICATION_COLUMNS).map(name => [name, applications[name]]))
const candidateColumns = { candidateCode: candidates.code }
const stepColumns = { stepId: steps.id, stepName: steps.name, stepCode: steps.code, stepType: steps.type, stepCategory: steps.category }

export class DrizzleStore {
  constructor (options) {
    const { pool } = new PgStore(options)
    this.db = drizzle(pool)
    this.page = this.#jobs(shortColumns).where(eq(jobs.companyId, sql.placeholder('company'))).orderBy(asc(jobs.id))
      .limit(sql.placeholder('limit')).offset(sql.placeholder('offset')).prepare('jobs')
    this.total = this.db.select({ total: count() }).from(jobs).where(eq(jobs.companyId, sql.placeholder('company'))).prepare('count')
    this.one = this.#jobs(jobColumns).where(and(eq(jobs.companyId, sql.placeholder('company')), eq(jobs.id, sql.placeholder('id'))))
      .prepare('job')
    this.first = this.db.select({ ...own, ...stepColumns, ...candidateColumns }).from(applications)
      .innerJoin(candidates, and(eq(candidates.companyId, applications.companyId), eq(candidates.id, applications.candidateId)))
      .innerJoin(steps, and(eq(steps.companyId, applications.companyId), eq(steps.id, applications.currentStepId)))
      .where(eq(applications.companyId, sql.placeholder('company'))).orderBy(asc(applications.id)).limit(sql.placeholder('limit'))
      .prepare('applications')
  }

  #jobs (columns) {
    const joined = (query, table, key) => query.leftJoin(table, and(eq(table.companyId, jobs.companyId), eq(table.id, key)))
    const from = this.db.select({ ...columns, ...names }).from(jobs)
    const structure = joined(joined(joined(from, departments, jobs.departmentId), roles, jobs.roleId), branches, jobs.branchId)
    return joined(joined(structure, recruiters, jobs.recruiterId), managers, jobs.managerId)
  }

  async jobs (company, page, perPage) {
    const [rows, [{ total }]] = await Promise.all([
      this.page.execute({ company, limit: perPage, offset: (page - 1) * perPage }), this.total.execute({ company })
    ])
    return toJobPage(rows, total, page, perPage)
  }

  async job (company, id) {
    const [row] = await this.one.execute({ company, id })
    return row && toJob(row)
  }

  async applications (company, size) { return toApplicationPage(await this.first.execute({ company, limit: size + 1 }), size) }

  async score (companyId, jobId, id, score) {
    return await this.db.transaction(async tx => {
      const [row] = await tx.update(applications)
        .set({ score, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
        .where(and(eq(applications.companyId, companyId), eq(applications.jobId, jobId), eq(applications.id, id)))
        .returning({
          id: applications.id,
          candidateId: applications.candidateId,
          status: applications.status,
          score: applications.score,
          version: applications.version
        })
      await tx.insert(events).values({
        companyId, uuid: randomUUID(), ...EVENT, entityId: String(id), applicationId: id, candidateId: row.candidateId, data: row
      })
      return row
    })
  }
}
