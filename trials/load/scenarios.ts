import type { LoadTargets, LoadTenant } from '../../src/seed/load-targets.js'

// What each scenario sends. k6 and Node run the same file, so nothing is imported but types.

export interface LoadRequest {
  /** Name of the row that it counts for, such as `GET /api/v1/jobs`. */
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: object
  /** Statuses besides 2xx that are part of the scenario. */
  expected?: number[]
}

/** One virtual user. `last` is the body of the previous answer, if the next request depends on it. */
export interface User { token: string, next: (last: string | undefined) => LoadRequest }

export interface Scenario {
  summary: string
  /** Requests a second of all users together, whatever their results; without it, as fast as answers come. */
  rate?: number
  /** What must hold, on a machine that is not busy with other things. */
  thresholds: { p99Ms: number, failedShare: number }
  createUser: (tenant: LoadTenant, token: string, random: () => number) => User
}

type Make = (tenant: LoadTenant, random: () => number) => LoadRequest

const pick = <T>(values: T[], random: () => number): T => values[Math.floor(random() * values.length)] as T
const get = (name: string, path: string): LoadRequest => ({ name: `GET ${name}`, method: 'GET', path })

const jobsPage: Make = (_tenant, random) =>
  get('/api/v1/jobs', `/api/v1/jobs?status=published&perPage=20&page=${1 + Math.floor(random() * 3)}`)
const job: Make = ({ jobs }, random) => get('/api/v1/jobs/{id}', `/api/v1/jobs/${pick(jobs, random).id}`)
const applicationsOfJob: Make = ({ jobs }, random) =>
  get('/api/v2/applications?jobId', `/api/v2/applications?jobId=${pick(jobs, random).id}&maxPageSize=50`)
const application: Make = ({ applications }, random) =>
  get('/api/v2/applications/{id}', `/api/v2/applications/${pick(applications, random).id}`)
const candidate: Make = ({ candidateIds }, random) => get('/api/v2/candidates/{id}', `/api/v2/candidates/${pick(candidateIds, random)}`)
const search: Make = (_tenant, random) =>
  get(
    '/api/v2/candidates?q',
    `/api/v2/candidates?q=${pick(['ana', 'silva', 'lu', 'mar san', 'jo'], random).replace(' ', '%20')}&maxPageSize=20`
  )

/** A person whom nobody knows applies. */
const apply: Make = ({ jobs }, random) => {
  // Another person in each run.
  const mark = `${Date.now().toString(36)}-${Math.floor(random() * 1e9).toString(36)}`
  const { id } = jobs[0] as LoadTenant['jobs'][number]
  return {
    name: 'POST /api/v1/jobs/{id}/applications',
    method: 'POST',
    path: `/api/v1/jobs/${id}/applications`,
    body: { manualCandidate: { name: 'Load', lastName: `Test ${mark}`, email: `load-${mark}@example.com` }, source: 'load test' }
  }
}

/** To any step of the pipeline: a move to the current step changes nothing, and is a 200, too. */
const move: Make = ({ applications }, random) => {
  const { id, jobId, stepIds } = pick(applications, random)
  return {
    name: 'PATCH /api/v1/jobs/{id}/applications/{id}',
    method: 'PATCH',
    path: `/api/v1/jobs/${jobId}/applications/${id}`,
    body: { currentStepId: pick(stepIds, random) },
    // Somebody has ended this application meanwhile.
    expected: [409]
  }
}

const READS: Array<[share: number, make: Make]> = [
  [4, jobsPage], [4, job], [4, applicationsOfJob], [4, application], [2, candidate], [2, search]
]
const WRITES: Array<[share: number, make: Make]> = [[1, apply], [1, move]]

/** Sends each kind of request as often as its share says, in random order. */
function mixed (...kinds: Array<[share: number, make: Make]>): Scenario['createUser'] {
  const total = kinds.reduce((sum, [share]) => sum + share, 0)
  return (tenant, token, random) => ({
    token,
    next: () => {
      let left = random() * total
      const [, make] = kinds.find(([share]) => (left -= share) < 0) ?? kinds[0] as [number, Make]
      return make(tenant, random)
    }
  })
}

/** Reads all applications, page after page, then the events, by the cursor of the feed. */
const follow: Scenario['createUser'] = (_tenant, token) => {
  const pages = '/api/v2/applications?updatedAfter=2020-01-01T00:00:00Z&maxPageSize=100'
  const feed = '/api/v2/events?maxPageSize=100'
  let path = pages
  return {
    token,
    next: last => {
      if (last !== undefined && last !== '') {
        path = nextPath(path, JSON.parse(last) as { nextPageToken?: string | null, cursor?: string, hasMore?: boolean })
      }
      return get(path.startsWith('/api/v2/events') ? '/api/v2/events' : '/api/v2/applications', path)
    }
  }
  function nextPath (
    path: string, { nextPageToken, cursor, hasMore }: { nextPageToken?: string | null, cursor?: string, hasMore?: boolean }
  ): string {
    if (nextPageToken === null) return feed
    if (nextPageToken !== undefined) return `/api/v2/applications?pageToken=${nextPageToken}`
    // At the end of the feed the copy is complete; the next one begins.
    if (cursor !== undefined) return hasMore === true ? `${feed}&after=${cursor}` : pages
    return path
  }
}

/** Ninety reads to ten writes. */
const MIXED = mixed(
  ...READS.map(([share, make]): [number, Make] => [share * 9, make]), ...WRITES.map(([share, make]): [number, Make] => [share * 10, make])
)

export const SCENARIOS: Record<string, Scenario> = {
  browse: {
    summary: 'People look at jobs, applications and candidates, and search',
    thresholds: { p99Ms: 500, failedShare: 0 },
    createUser: mixed(...READS)
  },
  sync: {
    summary: 'Integrations copy all applications, page after page, then read the event feed to its end',
    thresholds: { p99Ms: 1000, failedShare: 0 },
    createUser: follow
  },
  rush: {
    summary: 'Very many people apply for one job at once',
    thresholds: { p99Ms: 2000, failedShare: 0 },
    createUser: mixed([1, apply])
  },
  moves: {
    summary: 'Recruiters move applications through their steps',
    thresholds: { p99Ms: 1000, failedShare: 0 },
    createUser: mixed([1, move])
  },
  mixed: {
    summary: 'Ninety reads to ten writes, as on an ordinary day',
    thresholds: { p99Ms: 1000, failedShare: 0 },
    createUser: MIXED
  },
  soak: {
    summary: 'The same at 50 requests a second, for as long as you like',
    rate: 50,
    thresholds: { p99Ms: 500, failedShare: 0 },
    createUser: MIXED
  }
}

/** The user with this number, from 0 on: of all companies and tokens in turn. */
export function userOf ({ createUser }: Scenario, { companies }: LoadTargets, index: number, random: () => number): User {
  const tenant = companies[index % companies.length] as LoadTenant
  const token = tenant.tokens[Math.floor(index / companies.length) % tenant.tokens.length] as string
  return createUser(tenant, token, random)
}
