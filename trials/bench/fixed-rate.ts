import { Agent, request as send } from 'node:http'
import type { Request } from 'autocannon'
import { percentile } from '../shared/tally.js'
import { spread } from './rounds.js'

/** Latencies in milliseconds, from the times at which requests were to be sent. */
export interface Latencies { p50: number, p99: number, p999: number }

interface Load { rate: number, connections: number, seconds: number }

/** Time between looks for requests that are due. */
const TICK_MS = 1

/**
 * One round of open-loop load: so many requests a second, in turn, whether or not answers come. What a request waits for a connection
 * counts, as a client would wait (no coordinated omission).
 * @throws when an answer is not 2xx, or does not come
 */
export async function atRate (base: string, requests: Request[], { rate, connections, seconds }: Load): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const failures: unknown[] = []
  const start = performance.now()
  const total = Math.round(rate * seconds)
  try {
    const pending: Array<Promise<void>> = []
    while (pending.length < total) {
      for (let due = start + pending.length * 1000 / rate; due <= performance.now() && pending.length < total; due += 1000 / rate) {
        const next = requests[pending.length % requests.length] as Request
        pending.push(answer(base, next, agent).then(() => { latencies.push(performance.now() - due) }, error => { failures.push(error) }))
      }
      await new Promise(resolve => setTimeout(resolve, TICK_MS))
    }
    await Promise.all(pending)
  } finally {
    agent.destroy()
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${total} requests failed`, { cause: failures[0] })
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), p999: percentile(latencies, 0.999) }
}

async function answer (base: string, planned: Request, agent: Agent): Promise<void> {
  const { method, path, headers, body } = planned.setupRequest?.({ ...planned }) ?? planned
  await new Promise<void>((resolve, reject) => {
    const sent = send(base + path, { method, headers, agent }, response => {
      response.on('error', reject).on('end', resolve).resume()
      const { statusCode = 0 } = response
      if (statusCode < 200 || statusCode > 299) reject(new Error(`${statusCode} for ${method} ${path}`))
    })
    sent.on('error', reject).end(body)
  })
}

/** The medians of the rounds. */
export function middleOf (rounds: Latencies[]): Latencies {
  const middle = (name: keyof Latencies) => spread(rounds.map(round => round[name])).median
  return { p50: middle('p50'), p99: middle('p99'), p999: middle('p999') }
}
