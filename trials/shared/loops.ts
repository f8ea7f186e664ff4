import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, Client, type RequestSpec } from './client.js'
import { Tally } from './tally.js'

export interface Load {
  client: Pick<Client, 'send'>
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

/** Time between looks for requests that are due. */
const TICK_MS = 1

/**
 * Open loop: a fixed number of requests per second, regardless of their answers. The time of an answer counts from when its request was to
 * be sent, also if it had to wait for a connection, as a client would wait (no coordinated omission).
 */
export async function sendAtRate ({ client, next, signal, onAnswer }: Load, perSecond: number): Promise<Tally> {
  const tally = new Tally()
  const sent: Array<Promise<void>> = []
  const start = performance.now()
  const dueAt = (n: number) => start + n * 1000 / perSecond
  while (!signal.aborted) {
    for (let due = dueAt(sent.length); due <= performance.now(); due = dueAt(sent.length)) {
      const [ask, plannedAt] = [next(sent.length), due]
      sent.push(client.send(ask).then(answer => {
        tally.add({ ...answer, ms: performance.now() - plannedAt })
        onAnswer?.(answer, ask)
      }))
    }
    await sleep(TICK_MS)
  }
  await Promise.all(sent)
  return tally
}
