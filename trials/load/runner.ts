import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../src/seed/data/random.js'
import type { LoadTargets } from '../../src/seed/load-targets.js'
import { Client, type Answer } from '../shared/client.js'
import { percentile } from '../shared/tally.js'
import { userOf, type LoadRequest, type Scenario } from './scenarios.js'

export interface LoadOptions {
  url: string
  seconds: number
  /** Seconds before that, in which only denials are counted. */
  warmup: number
  connections: number
  targets: LoadTargets
}

/** The results of one kind of request. Times are in milliseconds, of answered requests; refused (429, 503) and failed ones are separate. */
export interface Row {
  name: string
  answered: number
  perSecond: number
  p50: number
  p90: number
  p99: number
  p999: number
  max: number
  refused: number
  failed: number
}

export interface LoadResult {
  /** The last row counts all requests together. */
  rows: Row[]
  /** How many requests were refused or failed, by status or by what prevented an answer. */
  failures: Record<string, number>
  /** Each threshold as text, and whether it held. */
  thresholds: Array<{ text: string, held: boolean }>
  isWithin: boolean
}

/** A failure without an answer, such as a refused connection, returns at once: a pause prevents a tight loop. */
const PAUSE_AFTER_FAILURE_MS = 100
const MAX_ANSWER_MS = 10_000
/** This many answers, all of them 401 or 403, show that the tokens are wrong. */
const MIN_DENIED = 10
/** Share of the scenario's rate; below it the server, or this program, did not keep up. */
const REACHED_SHARE = 0.98

/** The answers to one kind of request. */
interface Tally { times: number[], refused: number, failed: number }

/** Counts answers by the names of their requests. */
class Tallies {
  readonly #tallies = new Map<string, Tally>()
  readonly failures: Record<string, number> = {}

  add ({ name, expected = [] }: LoadRequest, { status, error }: Answer, ms: number): void {
    const tally = this.#tallies.get(name) ?? { times: [], refused: 0, failed: 0 }
    this.#tallies.set(name, tally)
    if ((status >= 200 && status < 300) || expected.includes(status)) {
      tally.times.push(ms)
      return
    }
    tally[isRefused(status) ? 'refused' : 'failed']++
    const reason = status === 0 ? error : String(status)
    this.failures[reason] = (this.failures[reason] ?? 0) + 1
  }

  rows (seconds: number): Row[] {
    const named = [...this.#tallies].sort(([a], [b]) => a < b ? -1 : 1)
    const sum = (field: 'refused' | 'failed') => named.reduce((total, [, tally]) => total + tally[field], 0)
    const all = { times: named.flatMap(([, { times }]) => times), refused: sum('refused'), failed: sum('failed') }
    return [...named, ['all', all] as const].map(([name, { times, refused, failed }]) => {
      const at = (share: number) => percentile(times, share)
      const [p50, p90, p99, p999, max] = [at(0.5), at(0.9), at(0.99), at(0.999), at(1)]
      return { name, answered: times.length, perSecond: times.length / seconds, p50, p90, p99, p999, max, refused, failed }
    })
  }
}

const isRefused = (status: number) => status === 429 || status === 503
const isDenied = (status: number) => status === 401 || status === 403

/**
 * Sends a scenario's requests. Each connection is one user, who has one request at a time and waits as long as `Retry-After` says.
 * Without a rate, a user sends the next request when the last one is answered. With a rate, requests are due at fixed times, any free user
 * sends the next one, and its time counts from when it was due: a server that stands still delays all requests that were due meanwhile.
 */
export async function runScenario (scenario: Scenario, options: LoadOptions): Promise<LoadResult> {
  const { url, seconds, warmup, connections } = options
  const client = new Client(url, undefined, connections)
  const tallies = new Tallies()
  const denials = new Denials()
  const start = performance.now()
  const [counted, end] = [start + warmup * 1000, start + (warmup + seconds) * 1000]
  const nextDue = dueTimes(start, scenario.rate)
  await Promise.all(Array.from({ length: connections }, async (_, index) => {
    // Choices of its own, which are the same in each run.
    const random = new Random(1, 'structure', index)
    const user = userOf(scenario, options.targets, index, () => random.next())
    let last: string | undefined
    while (performance.now() < end && !denials.areEnough) {
      const due = nextDue()
      if (due >= end) return
      await sleep(Math.max(0, due - performance.now()))
      const request = user.next(last)
      const answer = await send(client, request, user.token)
      denials.add(answer.status)
      if (due >= counted || isDenied(answer.status)) tallies.add(request, answer, performance.now() - due)
      last = answer.status === 200 ? answer.text : undefined
      await sleep(Math.min(pauseAfter(answer), Math.max(0, end - performance.now())))
    }
  }))
  client.close()
  const rows = tallies.rows(seconds)
  const thresholds = judge(scenario, rows.at(-1) as Row)
  return { rows, failures: tallies.failures, thresholds, isWithin: thresholds.every(({ held }) => held) }
}

/** When the next request is due: now, or by the rate. */
function dueTimes (start: number, rate: number | undefined): () => number {
  let count = 0
  return rate === undefined ? () => performance.now() : () => start + count++ * 1000 / rate
}

/** Whether every answer so far is a 401 or 403: more requests would show nothing. */
class Denials {
  #denied = 0
  #others = 0

  add (status: number): void {
    if (isDenied(status)) this.#denied++
    else this.#others++
  }

  get areEnough (): boolean { return this.#others === 0 && this.#denied >= MIN_DENIED }
}

async function send (client: Client, { method, path, body }: LoadRequest, token: string): Promise<Answer> {
  return await client.send({ method, path, body, headers: { authorization: `Bearer ${token}` }, limit: MAX_ANSWER_MS })
}

function pauseAfter ({ status, headers }: Answer): number {
  if (isRefused(status)) return Number(headers['retry-after'] ?? 1) * 1000
  return status === 0 ? PAUSE_AFTER_FAILURE_MS : 0
}

function judge ({ rate, thresholds: { p99Ms, failedShare } }: Scenario, { answered, perSecond, p99, refused, failed }: Row) {
  const share = (count: number) => count / (answered + refused + failed)
  const most = failedShare === 0 ? 'nothing' : `at most ${failedShare * 100} %`
  return [
    { text: `p99 at most ${p99Ms} ms`, held: answered > 0 && p99 <= p99Ms },
    ...(rate === undefined
      ? []
      : [{
          text: `${rate} answers a second, as are asked for (${perSecond.toFixed(1)})`, held: perSecond >= rate * REACHED_SHARE
        }]),
    { text: `${most} refused`, held: share(refused) <= failedShare },
    { text: `${most} failed`, held: share(failed) <= failedShare }
  ]
}
