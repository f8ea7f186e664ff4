import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { memoryOf, type Server } from '../shared/processes.js'
import { receive } from '../shared/receiver.js'
import { percentile, Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { Mixture } from './mixture.js'
import { redisOf } from './redis-server.js'
import type { Rig } from './rig.js'

/** Few enough that the server serves them all: refusals are another drill. */
const LOOPS = 12
const SLICES = 20
/** After this many slices caches are full and V8 has found its size; and how many slices are compared with as many at the end. */
const WARM_UP = 2
const COMPARED = 4
const GROWTH = 0.2
const SAMPLE_MS = 250

export const memory: Drill = {
  summary: 'A hundred thousand requests of all kinds, valid and invalid, slow and broken off: the memory of the server must not grow.',

  async run (rig) {
    const { env, secret } = await rig.database()
    const redis = rig.options.engine === 'embedded' ? undefined : await redisOf(rig)
    const server = await rig.server({ ...env, ...redis, RATE_LIMIT_MAX: '1000000', WEBHOOK_ALLOW_PRIVATE: 'true' })
    const client = new Client(server.base, secret, LOOPS)
    rig.onEnd(() => client.close())
    const mixture = await Mixture.open(client, server.port, secret, await receiver(rig))
    const slice = rig.rounds({ usual: 100_000, short: 2000 }) / SLICES
    const series: number[] = []
    const tally = new Tally()
    const begin = performance.now()
    for (let n = 0; n < SLICES; n++) {
      const { resident, heap } = await sampled(server, async () => await send(mixture, n * slice, (n + 1) * slice, tally))
      series.push(resident)
      rig.say(`${Math.round((n + 1) * slice)} requests: ${resident.toFixed(0)} MiB; V8's heap after a collection ${heap.toFixed(0)}`)
    }
    // Between two collections the memory of each moment goes up and down by a quarter.
    const [warm, last] = [series.slice(WARM_UP, WARM_UP + COMPARED), series.slice(-COMPARED)]
      .map(some => percentile(some, 0.5)) as [number, number]
    const growth = last / warm - 1

    rig.figure('answers', String(tally))
    rig.figure('requests a second, overall', SLICES * slice / (performance.now() - begin) * 1000)
    rig.figure(`memory during each ${slice} requests`, series.map(mib => mib.toFixed(0)).join(', '), 'MiB')
    rig.figure('memory after the warm-up, and at the end', `${warm.toFixed(0)} and ${last.toFixed(0)}`, 'MiB')
    rig.promise(
      `Memory at the end is within ${GROWTH * 100} % of that after the warm-up`, growth <= rig.limit(GROWTH),
      `${(growth * 100).toFixed(0)} %`
    )
    rig.promiseNone('No request is a 500, and only those are broken off that do it themselves', mixture.strange)
    rig.promiseNone('Each kind of request has its answers', mixture.unanswered)
  }
}

/** Sends the requests of these numbers. */
async function send (mixture: Mixture, from: number, to: number, tally: Tally): Promise<void> {
  let n = from
  await Promise.all(Array.from({ length: LOOPS }, async () => {
    while (n < to) {
      const answer = await mixture.send(n++)
      if (answer !== undefined) tally.add(answer)
    }
  }))
}

/** A receiver that accepts all webhooks except those to `/refused`. @returns its address */
async function receiver (rig: Rig): Promise<string> {
  const { url, close } = await receive((request, response) => response.writeHead(request.url === '/refused' ? 500 : 204).end())
  rig.onEnd(close)
  return url
}

/** Runs the work. @returns MiB meanwhile: resident, in the median of the samples, and the least that V8's heap had in use */
async function sampled (server: Server, work: () => Promise<void>): Promise<{ resident: number, heap: number }> {
  const resident: number[] = []
  const heap: number[] = []
  const over = new AbortController()
  const sampling = (async () => {
    do {
      resident.push(memoryOf(server.pid))
      const text = await fetch(`${server.base}/metrics`).then(async answer => await answer.text(), () => '')
      heap.push(Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1] ?? Infinity) / 2 ** 20)
      await sleep(SAMPLE_MS)
    } while (!over.signal.aborted)
  })()
  await work().finally(() => over.abort())
  await sampling
  return { resident: percentile(resident, 0.5), heap: Math.min(...heap) }
}
