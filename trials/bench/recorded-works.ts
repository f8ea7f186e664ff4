import type { CompanyDatabase, Database } from '../../src/database/port.js'
import { APPLICATIONS } from '../../src/domain/applications/listing.js'
import { Application } from '../../src/domain/applications/schema.js'
import { JOBS, listJobs } from '../../src/domain/jobs/queries.js'
import { Job, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { UNRESTRICTED } from '../../src/domain/shared/reader.js'
import { findJson, walkJson } from '../../src/domain/shared/resource.js'
import { choose } from '../../src/http/fields.js'
import type { Company, Work } from './peer-works.js'
import { recording } from './statement-recorder.js'

/** A statement, ready for `pg`. */
interface Named { name: string, text: string, values: unknown[] }

const JOB = jsonFields(Job, UNRESTRICTED)
const SHORT_JOB = jsonFields(Job, UNRESTRICTED, choose(undefined, LONG_TEXTS))
const APPLICATION = jsonFields(Application, UNRESTRICTED)

/** Answers the request as the server does: the routes of the works are those of `planWorks`. */
async function ask (db: CompanyDatabase, companyId: number, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const number = (name: string) => Number(searchParams.get(name))
  if (pathname === '/api/v2/applications') {
    await walkJson(db, APPLICATIONS, companyId, {}, { limit: number('maxPageSize'), by: 'id' }, APPLICATION)
  } else if (pathname === '/api/v1/jobs') {
    const limit = number('perPage')
    await listJobs(db, companyId, {}, { limit, offset: (number('page') - 1) * limit, order: 'id asc' }, SHORT_JOB)
  } else {
    await findJson(db, JOBS, companyId, Number(pathname.split('/').at(-1)), JOB)
  }
}

/** The statement with which the server answers each read of the works, by company and path. @throws Error where it sends several */
export async function recordReads (db: Database, works: Work[], companies: Company[]): Promise<Record<string, Named>> {
  const recorded: Record<string, Named> = {}
  const names = new Map<string, string>()
  for (const { method, path, headers } of works.flatMap(({ requests }) => requests)) {
    const { id } = companies.find(({ authorization }) => authorization === headers?.authorization) as Company
    if (method !== 'GET' || path === undefined || recorded[`${id} ${path}`] !== undefined) continue
    const recorder = recording(db)
    await ask(recorder, id, path)
    const [statement, ...more] = recorder.statements
    if (statement === undefined || more.length > 0) throw new Error(`${path} takes ${more.length + 1} statements`)
    const { text, values } = statement
    names.set(text, names.get(text) ?? `recorded${names.size}`)
    recorded[`${id} ${path}`] = { name: names.get(text) as string, text, values }
  }
  return recorded
}
