import { isDeepStrictEqual } from 'node:util'
import type { Request } from 'autocannon'

// The requests to the server and its peers, in two companies of different size.

export interface Company { id: number, authorization: string, jobs: number[], applications: Array<{ id: number, jobId: number }> }

/** Requests that are sent in turn. */
export interface Work { name: string, title: string, requests: Request[] }

const JOBS_PAGE = 20
const APPLICATIONS_PAGE = 50
/** Of each company. */
const IDS = 20

const get = ({ authorization }: Company, path: string): Request => ({ method: 'GET', path, headers: { authorization } })

/** A change of the score, to another value each time. */
function patch ({ authorization }: Company, { id, jobId }: Company['applications'][number]): Request {
  const path = `/api/v1/jobs/${jobId}/applications/${id}`
  return {
    method: 'PATCH',
    path,
    headers: { authorization, 'content-type': 'application/json' },
    setupRequest: request => ({ ...request, body: JSON.stringify({ score: Math.round(Math.random() * 10_000) / 100 }) })
  }
}

/** One from each list in turn. */
function alternated<T> (lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap(list => list[index] ?? [])).flat()
}

const both = (companies: Company[], requests: (company: Company) => Request[]) => alternated(companies.map(requests))

/** The works, the mixed one last: it changes data. */
export function planWorks (companies: Company[]): Work[] {
  const jobs = (page: number) => `/api/v1/jobs?perPage=${JOBS_PAGE}&page=${page}`
  const applications = (size: number) => `/api/v2/applications?maxPageSize=${size}`
  const someJobs = (company: Company, count: number) => company.jobs.slice(0, count).map(id => get(company, `/api/v1/jobs/${id}`))
  // 45 reads and 5 writes: the fifth of each ten, as each connection begins with the first.
  const mixed = both(companies, company => [
    ...[1, 2, 3, 4, 5, 6, 7].map(page => get(company, jobs(page))),
    ...someJobs(company, 9),
    ...[44, 45, 46, 47, 48, 49, 50].map(size => get(company, applications(size)))
  ]).slice(0, 45)
  const writes = both(companies, company => company.applications.slice(0, 3).map(application => patch(company, application))).slice(0, 5)
  return [
    { name: 'jobs-page', title: `A page of ${JOBS_PAGE} jobs`, requests: both(companies, company => [get(company, jobs(1))]) },
    { name: 'job', title: 'A job by id', requests: both(companies, company => someJobs(company, IDS)) },
    {
      name: 'applications-page',
      title: `A page of ${APPLICATIONS_PAGE} applications`,
      requests: both(companies, company => [get(company, applications(APPLICATIONS_PAGE))])
    },
    {
      name: 'mixed',
      title: '50 different queries, one in ten a write',
      requests: writes.flatMap((write, index) => mixed.slice(index * 9, index * 9 + 9).toSpliced(4, 0, write))
    }
  ]
}

/** An answer without the part that each server may write in its own way: the token of the next page. */
function comparable (text: string): unknown {
  const body = JSON.parse(text) as Record<string, unknown>
  return typeof body.nextPageToken === 'string' ? { ...body, nextPageToken: 'a token' } : body
}

/** The answers to the reads of the works, by authorization and path. */
export async function answersOf (base: string, works: Work[]): Promise<Record<string, Record<string, string>>> {
  const answers: Record<string, Record<string, string>> = {}
  for (const request of works.flatMap(({ requests }) => requests)) {
    const { authorization = '' } = request.headers ?? {}
    const path = request.path as string
    if (request.method === 'GET') answers[authorization] = { ...answers[authorization], [path]: await answerTo(base, request) }
  }
  return answers
}

/** Makes each change of the works once. @throws when it is not accepted */
export async function tryWrites (base: string, works: Work[]): Promise<void> {
  for (const request of works.flatMap(({ requests }) => requests)) {
    if (request.setupRequest !== undefined) await answerTo(base, request.setupRequest(request))
  }
}

async function answerTo (base: string, { method, path, headers, body }: Request): Promise<string> {
  const response = await fetch(`${base}${path}`, { method, headers, body })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status} for ${method} ${base}${path}: ${text}`)
  return text
}

/** @throws when the peer does not answer the same as the server */
export function checkSame (
  name: string, ours: Record<string, Record<string, string>>, theirs: Record<string, Record<string, string>>
): void {
  for (const [authorization, paths] of Object.entries(ours)) {
    for (const [path, text] of Object.entries(paths)) {
      const other = theirs[authorization]?.[path] as string
      if (!isDeepStrictEqual(comparable(text), comparable(other))) {
        throw new Error(`${name} does not answer ${path} as the server does:\n${text.slice(0, 2000)}\n${other.slice(0, 2000)}`)
      }
    }
  }
}
