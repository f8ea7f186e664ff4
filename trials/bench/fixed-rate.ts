import type { Request } from 'autocannon'
import { Client, type RequestSpec } from '../shared/client.js'
import { sendAtRate } from '../shared/loops.js'
import { spread } from './rounds.js'

/** Latencies in milliseconds, from the times at which requests were to be sent. */
export interface Latencies { p50: number, p99: number, p999: number }

/** `uncounted`: seconds of the same load before the round, which do not count; its target was idle while others were measured. */
interface Load { rate: number, connections: number, seconds: number, uncounted?: number }

/** One round of open-loop load, the requests in turn. @throws when an answer is not 2xx, or does not come */
export async function atRate (base: string, requests: Request[], { rate, connections, seconds, uncounted = 1 }: Load): Promise<Latencies> {
  const client = new Client(base, undefined, connections)
  const next = (n: number) => toSpec(requests[n % requests.length] as Request)
  const send = async (seconds: number) => await sendAtRate({ client, next, signal: AbortSignal.timeout(seconds * 1000) }, rate)
  if (uncounted > 0) await send(uncounted)
  const tally = await send(seconds)
  client.close()
  if (tally.failed > 0) throw new Error(`Not all answers were 2xx: ${String(tally)}`)
  return { p50: tally.percentile(0.5), p99: tally.percentile(0.99), p999: tally.percentile(0.999) }
}

function toSpec (planned: Request): RequestSpec {
  const { method = 'GET', path = '/', headers, body } = planned.setupRequest?.({ ...planned }) ?? planned
  return { method, path, headers: headers as Record<string, string>, ...(body === undefined ? {} : { body: Buffer.from(body) }) }
}

/** The medians of the rounds. */
export function middleOf (rounds: Latencies[]): Latencies {
  const middle = (name: keyof Latencies) => spread(rounds.map(round => round[name])).median
  return { p50: middle('p50'), p99: middle('p99'), p999: middle('p999') }
}
