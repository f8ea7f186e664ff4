import { randomUUID } from 'node:crypto'
import { DataSource, EntitySchema } from 'typeorm'
import { APPLICATION_COLUMNS, EVENT, JOB_COLUMNS, LONG_TEXTS, toApplicationPage, toJobPage, toJob } from './store.js'

// The same answers by repositories and relations of TypeORM.

const number = { to: value => value, from: value => value === null ? null : Number(value) }
const KINDS = {
  id: { type: 'bigint', primary: true, transformer: number },
  companyId: { type: 'bigint', primary: true, transformer: number },
  numVacancies: { type: 'integer' },
  vacanciesFilled: { type: 'integer' },
  attachmentCount: { type: 'integer' },
  version: { type: 'integer' },
  salaryMin: { type: 'double precision' },
  salaryMax: { type: 'double precision' },
  score: { type: 'double precision' },
  hiringSalaryAmount: { type: 'double precision' },
  hiringDeadline: { type: 'date' },
  hiringStartDate: { type: 'date' },
  applicationDeadline: { type: 'date' },
  tags: { type: 'text', array: true }
}
const kindOf = name => KINDS[name] ??
  (/Id$/.test(name) ? { type: 'bigint', transformer: number } : /At$/.test(name) ? { type: 'timestamptz', precision: 3 } : { type: 'text' })

function entity (tableName, columns, relations = {}) {
  return new EntitySchema({
    name: tableName,
    tableName,
    columns: Object.fromEntries(Object.entries({ companyId: 'company_id', ...columns })
      .map(([field, name]) => [field, { ...kindOf(field), name, nullable: true }])),
    relations: Object.fromEntries(Object.entries(relations).map(([field, [target, key]]) => [field, {
      type: 'many-to-one',
      target,
      nullable: true,
      joinColumn: [{ name: 'company_id', referencedColumnName: 'companyId' }, { name: key, referencedColumnName: 'id' }]
    }]))
  })
}

const named = { id: 'id', name: 'name', code: 'code' }
const Department = entity('departments', named)
const Role = entity('roles', named)
const Branch = entity('branches', named)
const User = entity('users', named)
const Step = entity('steps', { ...named, type: 'type', category: 'category' })
const Candidate = entity('candidates', { id: 'id', code: 'code' })
const Job = entity('jobs', { ...JOB_COLUMNS, ...LONG_TEXTS }, {
  department: ['departments', 'department_id'],
  role: ['roles', 'role_id'],
  branch: ['branches', 'branch_id'],
  recruiter: ['users', 'recruiter_id'],
  manager: ['users', 'manager_id']
})
const Application = entity('applications', { ...APPLICATION_COLUMNS, version: 'version' }, {
  step: ['steps', 'current_step_id'], candidate: ['candidates', 'candidate_id']
})
const Event = new EntitySchema({
  name: 'events',
  tableName: 'events',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    companyId: { type: 'bigint', name: 'company_id' },
    uuid: { type: 'uuid' },
    event: { type: 'text' },
    entityType: { type: 'text', name: 'entity_type' },
    entityId: { type: 'text', name: 'entity_id' },
    applicationId: { type: 'bigint', name: 'application_id' },
    candidateId: { type: 'bigint', name: 'candidate_id' },
    data: { type: 'jsonb' }
  }
})

const RELATIONS = { department: true, role: true, branch: true, recruiter: true, manager: true }
const name = { name: true, code: true, id: true, companyId: true }
const SHORT = {
  ...Object.fromEntries(['companyId', ...Object.keys(JOB_COLUMNS)].map(field => [field, true])),
  ...Object.fromEntries(Object.keys(RELATIONS).map(relation => [relation, name]))
}

function toRow ({ companyId, department, role, branch, recruiter, manager, ...job }) {
  return toJob({
    ...job,
    departmentName: department?.name ?? null,
    departmentCode: department?.code ?? null,
    roleName: role?.name ?? null,
    roleCode: role?.code ?? null,
    branchName: branch?.name ?? null,
    branchCode: branch?.code ?? null,
    recruiterCode: recruiter?.code ?? null,
    managerCode: manager?.code ?? null
  })
}

export class TypeormStore {
  constructor ({ url, max, name }) {
    this.source = new DataSource({
      type: 'postgres',
      url,
      poolSize: max,
      applicationName: name,
      entities: [Department, Role, Branch, User, Step, Candidate, Job, Application, Event],
      synchronize: false,
      installExtensions: false
    })
  }

  async open () {
    await this.source.initialize()
    this.jobRepository = this.source.getRepository(Job)
    this.applicationRepository = this.source.getRepository(Application)
  }

  async jobs (companyId, page, perPage) {
    const [rows, total] = await this.jobRepository.findAndCount({
      select: SHORT, where: { companyId }, relations: RELATIONS, order: { id: 'asc' }, take: perPage, skip: (page - 1) * perPage
    })
    return { ...toJobPage([], total, page, perPage), results: rows.map(toRow) }
  }

  async job (companyId, id) {
    const row = await this.jobRepository.findOne({ where: { companyId, id }, relations: RELATIONS })
    return row === null ? undefined : toRow(row)
  }

  async applications (companyId, size) {
    const rows = await this.applicationRepository.find({
      where: { companyId }, relations: { step: true, candidate: true }, order: { id: 'asc' }, take: size + 1
    })
    return toApplicationPage(rows.map(({ companyId: _company, version: _version, step, candidate, ...application }) => ({
      ...application,
      candidateCode: candidate.code,
      stepId: step.id,
      stepName: step.name,
      stepCode: step.code,
      stepType: step.type,
      stepCategory: step.category
    })), size)
  }

  async score (companyId, jobId, id, score) {
    return await this.source.transaction(async manager => {
      const { raw: [row] } = await manager.createQueryBuilder().update(Application)
        .set({ score, version: () => 'version + 1', updatedAt: () => 'clock_timestamp()' })
        .where({ companyId, jobId, id }).returning(['id', 'candidateId', 'status', 'score', 'version']).execute()
      await manager.insert(Event, {
        companyId, uuid: randomUUID(), ...EVENT, entityId: String(id), applicationId: id, candidateId: row.candidate_id, data: row
      })
      return row
    })
  }
}
