import type autocannon from 'autocannon'
import type { Request, Result } from 'autocannon'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from '../shared/processes.js'
import { percentile } from '../shared/tally.js'

/** In a package of its own, as only the bench needs it: `npm run bench` installs it. */
const loadGenerator = (): typeof autocannon => createRequire(path.join(ROOT, 'trials/bench/package.json'))('autocannon')

/** What one round showed. Times are in milliseconds. */
export interface Round { perSecond: number, p50: number, p99: number }

/** The median of the rounds, and the lowest and the highest. */
export interface Spread { median: number, min: number, max: number }

export interface Measured { perSecond: Spread, p50: number, p99: number }

interface Load { connections: number, seconds: number }

/**
 * One round of closed-loop load: each connection sends its next request when it has the last answer.
 * @throws when an answer is not 2xx, or does not come
 */
export async function drive (
  base: string, requests: Request[], headers: Record<string, string>, { connections, seconds }: Load
): Promise<Round & { answers: number }> {
  const times: number[] = []
  const result = await new Promise<Result>((resolve, reject) => {
    const instance = loadGenerator()({ url: base, connections, duration: seconds, pipelining: 1, headers, requests }, (error, done) =>
      error === null ? resolve(done) : reject(error))
    // Its own percentiles are whole milliseconds.
    instance.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => times.push(ms))
  })
  const { non2xx, errors, timeouts, statusCodeStats } = result
  if (non2xx + errors + timeouts > 0 || result['2xx'] === 0) {
    throw new Error(`Not all answers were 2xx: statuses ${JSON.stringify(
      statusCodeStats
    )}, ${errors} errors, ${timeouts} timeouts at ${requests[0]?.path ??
      base}`)
  }
  return { perSecond: result['2xx'] / result.duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99), answers: result['2xx'] }
}

export function measured (rounds: Round[]): Measured {
  return {
    perSecond: spread(rounds.map(({ perSecond }) => perSecond)),
    p50: spread(rounds.map(({ p50 }) => p50)).median,
    p99: spread(rounds.map(({ p99 }) => p99)).median
  }
}

export function spread (values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
  return { median, min: sorted[0] as number, max: sorted.at(-1) as number }
}
