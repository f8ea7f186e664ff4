import autocannon, { type Client, type Request } from 'autocannon'
import type { LoadTargets } from '../src/seed/load-targets.js'
import type { LoadRequest, Scenario, User } from './scenarios.js'

export interface LoadOptions { url: string, seconds: number, connections: number, targets: LoadTargets }

/** What came of one kind of request. Times are in milliseconds. */
export interface Row { name: string, count: number, perSecond: number, p50: number, p90: number, p99: number, failed: number }

export interface LoadResult {
  /** The last row counts all requests together. */
  rows: Row[]
  /** By status, or by what prevented an answer. */
  failures: Record<string, number>
  isWithin: boolean
}

/** The answers to one kind of request. */
interface Tally { times: number[], failed: number }

/** Counts answers by the names of their requests. */
class Tallies {
  readonly #tallies = new Map<string, Tally>()
  readonly failures: Record<string, number> = {}

  add ({ name, expected = [] }: LoadRequest, status: number, ms: number): void {
    const tally = this.#of(name)
    tally.times.push(ms)
    if ((status >= 200 && status < 300) || expected.includes(status)) return
    this.fail(name, String(status))
  }

  fail (name: string, reason: string): void {
    this.#of(name).failed++
    this.failures[reason] = (this.failures[reason] ?? 0) + 1
  }

  rows (seconds: number): Row[] {
    const named = [...this.#tallies].sort(([a], [b]) => a < b ? -1 : 1)
    const all = { times: named.flatMap(([, { times }]) => times), failed: named.reduce((sum, [, { failed }]) => sum + failed, 0) }
    return [...named, ['all', all] as const].map(([name, { times, failed }]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
      return { name, count: times.length, perSecond: times.length / seconds, p50: at(0.5), p90: at(0.9), p99: at(0.99), failed }
    })
  }

  #of (name: string): Tally {
    const tally = this.#tallies.get(name) ?? { times: [], failed: 0 }
    this.#tallies.set(name, tally)
    return tally
  }
}

/** Sends a scenario's requests: each connection is one user, who sends the next when the answer to the last is there. */
export async function runScenario (scenario: Scenario, { url, seconds, connections, targets }: LoadOptions): Promise<LoadResult> {
  const users = createUsers(scenario, targets)
  const tallies = new Tallies()
  await new Promise<void>((resolve, reject) => {
    autocannon({
      url,
      duration: seconds,
      connections,
      pipelining: 1,
      requests: [{}],
      setupClient: client => setUp(client, users(), tallies),
      ...(scenario.rate === undefined ? {} : { overallRate: scenario.rate })
    }, error => error === null ? resolve() : reject(error))
  })
  const rows = tallies.rows(seconds)
  const { count, p99, failed } = rows.at(-1) as Row
  const { p99Ms, failedShare } = scenario.thresholds
  return { rows, failures: tallies.failures, isWithin: count > 0 && p99 <= p99Ms && failed / count <= failedShare }
}

/** Users of all companies and tokens in turn, each with random choices of its own that are the same in each run. */
function createUsers ({ createUser }: Scenario, { companies }: LoadTargets): () => User {
  let count = 0
  return () => {
    const index = count++
    const tenant = companies[index % companies.length] as LoadTargets['companies'][number]
    const token = tenant.tokens[Math.floor(index / companies.length) % tenant.tokens.length] as string
    return createUser(tenant, token, randomFrom(index + 1))
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom (seed: number): () => number {
  return () => {
    seed = (seed + 0x6D2B79F5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function setUp (client: Client, user: User, tallies: Tallies): void {
  let sent!: LoadRequest
  let last: string | undefined
  client.setRequests([{
    setupRequest: request => {
      sent = user.next(last)
      return toRequest(request, sent, user.token)
    },
    onResponse: (status, body) => { last = status === 200 ? body : undefined }
  }])
  client.on('response', (status, _bytes, ms) => tallies.add(sent, status, ms))
  client.on('connError', error => tallies.fail(sent.name, (error as NodeJS.ErrnoException).code ?? error.message))
  client.on('timeout', () => tallies.fail(sent.name, 'no answer within 10 s'))
}

function toRequest (request: Request, { method, path, body }: LoadRequest, token: string): Request {
  return {
    ...request,
    method,
    path,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body)
  }
}
