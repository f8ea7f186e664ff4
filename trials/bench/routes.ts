import sql, { raw } from 'sql-template-tag'
import type { CompanyDatabase, Database, Queryable } from '../../src/database/port.js'
import { findApplication } from '../../src/domain/applications/queries.js'
import { candidatesOf, findCandidate, type CandidateRow } from '../../src/domain/candidates/queries.js'
import { searchCandidates } from '../../src/domain/candidates/search.js'
import { PageTokens } from '../../src/http/page-token.js'
import { read } from './recorded-reads.js'
import { recording, type Statement } from './statement-recorder.js'

/** One request to a route, and the statements with which the domain answers it. */
export interface Variant { path: string, statements: Array<Omit<Statement, 'rows'>> }

/** The variants are requested in turn. */
export interface Route { name: string, title: string, variants: Variant[] }

/** Signs the page tokens of server and bench. */
export const PAGE_TOKEN_SECRET = 'a-secret-for-page-tokens-that-only-the-bench-uses'

const VARIANTS = 50
const PAGE = 50

/** The routes to measure; those in one group are compared with each other, so their rounds alternate. */
export async function planReads (db: Database, companyId: number): Promise<Route[][]> {
  const jobs = await someIds(db, companyId, 'jobs')
  const applications = await someIds(db, companyId, 'applications')
  const candidates = await someIds(db, companyId, 'candidates')
  const [last] = await db.query<{ id: number }>(sql`
    select id from applications where company_id = ${companyId} order by id desc offset ${PAGE} limit 1`)
  const position = { id: last?.id as number }

  const reading = async (path: string) => await variant(db, path, async tx => await read(tx, companyId, path))
  const applicationsPage = `/api/v2/applications?maxPageSize=${PAGE}`
  return [
    [{ name: 'jobs-page', title: 'GET /api/v1/jobs?perPage=20', variants: [await reading('/api/v1/jobs?perPage=20')] }],
    [{
      name: 'job',
      title: 'GET /api/v1/jobs/{id}',
      variants: await Promise.all(jobs.map(async id => await reading(`/api/v1/jobs/${id}`)))
    }],
    [
      {
        name: 'applications-first',
        title: `GET /api/v2/applications?maxPageSize=${PAGE}, first page`,
        variants: [await reading(applicationsPage)]
      },
      {
        name: 'applications-last',
        title: 'the same, last page',
        variants: [await variant(db, `/api/v2/applications?pageToken=${tokenAt(position)}`, async tx => await read(
          tx, companyId, applicationsPage, position
        ))]
      }
    ],
    [{
      name: 'application',
      title: 'GET /api/v2/applications/{id}',
      variants: await Promise.all(applications.map(async id =>
        await variant(db, `/api/v2/applications/${id}`, async tx => await findApplication(tx, companyId, id))))
    }],
    [
      {
        name: 'candidate',
        title: 'GET /api/v2/candidates/{id}',
        variants: await Promise.all(candidates.map(async id =>
          await variant(db, `/api/v2/candidates/${id}`, async tx => await findCandidate(tx, companyId, id))))
      },
      {
        name: 'candidates-search',
        title: 'GET /api/v2/candidates?q=…',
        variants: await Promise.all((await someSearches(
          db, companyId, candidates
        )).map(async q => await variant(db, `/api/v2/candidates?q=${encodeURIComponent(q)}`, async tx => await searchCandidates(
          tx, companyId, q, {}, { limit: PAGE }
        ))))
      }
    ]
  ]
}

async function variant (db: Database, path: string, ask: (tx: CompanyDatabase) => Promise<unknown>): Promise<Variant> {
  const recorder = recording(db)
  await ask(recorder)
  return { path, statements: recorder.statements.map(({ rows, ...statement }) => statement) }
}

/** Spread over the whole table, the same in each run. */
async function someIds (db: Queryable, companyId: number, table: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from ${raw(table)} where company_id = ${companyId} order by md5(id::text) limit ${VARIANTS}`)
  return rows.map(({ id }) => id)
}

/** What people type: three letters of a name, a whole last name, a name and the beginning of a last name. */
async function someSearches (db: Queryable, companyId: number, ids: number[]): Promise<string[]> {
  const candidates = await db.query<CandidateRow>(candidatesOf(companyId, ids, []))
  return candidates.map(({ name, lastName }, index) => [name.slice(0, 3), lastName, `${name} ${lastName.slice(0, 2)}`][index % 3] as string)
}

/** The token of a page, as the previous page would give it: walking there would take thousands of requests. */
function tokenAt (position: { id: number }): string {
  const tokens = new PageTokens()
  tokens.setSecrets([PAGE_TOKEN_SECRET])
  return tokens.sign({ route: '/api/v2/applications', query: { maxPageSize: PAGE }, position })
}
