import { Client, type RequestSpec } from './client.js'
import { sendClosedLoop } from './loops.js'
import type { Tally } from './tally.js'

// The noisy company of the drill `neighbor`, in a process of its own.

/** Concurrent loads, each until its time or its token's limit is over; all of them end with the first. */
export interface NoiseTask {
  base: string
  /** Requests that each token may send. */
  limit: number
  ms: number
  loads: NoiseLoad[]
}

/** The requests in `asks` are sent in turn. */
interface NoiseLoad { secret: string, loops: number, asks: RequestSpec[] }

/** The result of each load. */
export type Noise = Array<ReturnType<Tally['toJSON']>>

async function make ({ base, limit, ms, loads }: NoiseTask): Promise<Noise> {
  const isOver = new AbortController()
  const timer = setTimeout(() => isOver.abort(), ms)
  const tallies = await Promise.all(loads.map(async (load, index) => {
    const client = new Client(base, load.secret, load.loops)
    const tally = await withinLimit(client, load, limit, isOver.signal)
    client.close()
    if (index === 0) isOver.abort()
    return tally
  }))
  clearTimeout(timer)
  return tallies.map(tally => tally.toJSON())
}

/** Requests in loops, until the signal or shortly before the token's limit. */
async function withinLimit (client: Client, { asks, loops }: NoiseLoad, limit: number, signal: AbortSignal): Promise<Tally> {
  const spent = new AbortController()
  let count = 0
  const onAnswer = () => { if (++count >= limit - loops) spent.abort() }
  const next = (n: number) => asks[n % asks.length] as RequestSpec
  return await sendClosedLoop({ client, next, signal: AbortSignal.any([signal, spent.signal]), onAnswer }, loops)
}

process.on('message', (task: NoiseTask) => {
  void make(task).then(noise => process.send?.(noise))
})
