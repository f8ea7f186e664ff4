import type { QueryConfig } from 'pg'
import type { CompanyDatabase, Database } from '../../src/database/port.js'
import { APPLICATIONS } from '../../src/domain/applications/listing.js'
import { Application } from '../../src/domain/applications/schema.js'
import { JOBS, listJobs } from '../../src/domain/jobs/queries.js'
import { Job, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import type { Reader } from '../../src/domain/shared/reader.js'
import { FIELD_SCOPES } from '../../src/domain/shared/scopes.js'
import { findJson, walkJson } from '../../src/domain/shared/resource.js'
import { choose } from '../../src/http/fields.js'
import type { Company, Work } from './peer-works.js'
import { recording } from './statement-recorder.js'

/** The token of the bench, in a company that has no fields of its own. */
const READER: Reader = new Set(FIELD_SCOPES)
const JOB = jsonFields(Job, READER)
const SHORT_JOB = jsonFields(Job, READER, choose(undefined, LONG_TEXTS))
const APPLICATION = jsonFields(Application, READER)

/**
 * Asks the database as the routes do, for a page of jobs, a job, or a page of applications.
 * @param after where the page of applications begins: the path has it in a signed token
 */
export async function read (db: CompanyDatabase, companyId: number, path: string, after?: { id: number }): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const number = (name: string, absent?: number) => Number(searchParams.get(name) ?? absent)
  if (pathname === '/api/v2/applications') {
    return await walkJson(db, APPLICATIONS, companyId, {}, { limit: number('maxPageSize'), by: 'id', after }, APPLICATION)
  }
  if (pathname !== '/api/v1/jobs') return await findJson(db, JOBS, companyId, Number(pathname.split('/').at(-1)), JOB)
  const limit = number('perPage')
  return await listJobs(db, companyId, {}, { limit, offset: (number('page', 1) - 1) * limit, order: 'id asc' }, SHORT_JOB)
}

/** The statement of each read of the works, by company and path. @throws Error where it takes several */
export async function recordReads (db: Database, works: Work[], companies: Company[]): Promise<Record<string, QueryConfig>> {
  const recorded: Record<string, QueryConfig> = {}
  const names = new Map<string, string>()
  for (const { method, path, headers } of works.flatMap(({ requests }) => requests)) {
    const { id } = companies.find(({ authorization }) => authorization === headers?.authorization) as Company
    if (method !== 'GET' || path === undefined || recorded[`${id} ${path}`] !== undefined) continue
    const recorder = recording(db)
    await read(recorder, id, path)
    const [statement, ...more] = recorder.statements
    if (statement === undefined || more.length > 0) throw new Error(`${path} takes ${recorder.statements.length} statements`)
    const { text, values } = statement
    const name = names.get(text) ?? `recorded${names.size}`
    names.set(text, name)
    recorded[`${id} ${path}`] = { name, text, values }
  }
  return recorded
}
