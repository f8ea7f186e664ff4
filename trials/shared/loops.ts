import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, Client, type RequestSpec } from './client.js'
import { Tally } from './tally.js'

export interface Load {
  client: Client
  /** The n-th request. */
  next: (n: number) => RequestSpec
  /** Ends the load after the requests in flight. */
  signal: AbortSignal
  /** Called with each answer. */
  onAnswer?: (answer: Answer, ask: RequestSpec) => void
  /** Milliseconds that a client of a closed loop waits after this answer. */
  pauseAfter?: (answer: Answer) => number
}

/** Closed loop: each client sends its next request when the last one is answered. */
export async function sendClosedLoop ({ client, next, signal, onAnswer, pauseAfter }: Load, clients: number): Promise<Tally> {
  const tally = new Tally()
  let n = 0
  await Promise.all(Array.from({ length: clients }, async () => {
    while (!signal.aborted) {
      const ask = next(n++)
      const answer = await client.send(ask)
      tally.add(answer)
      onAnswer?.(answer, ask)
      const pause = pauseAfter?.(answer) ?? 0
      if (pause > 0) await sleep(pause)
    }
  }))
  return tally
}

/** Open loop: a fixed number of requests per second, regardless of their answers. */
export async function sendAtRate ({ client, next, signal, onAnswer }: Load, perSecond: number): Promise<Tally> {
  const tally = new Tally()
  const sent: Array<Promise<void>> = []
  const start = performance.now()
  while (!signal.aborted) {
    const due = (performance.now() - start) / 1000 * perSecond
    while (sent.length < due) {
      const ask = next(sent.length)
      sent.push(client.send(ask).then(answer => {
        tally.add(answer)
        onAnswer?.(answer, ask)
      }))
    }
    await sleep(5)
  }
  await Promise.all(sent)
  return tally
}
