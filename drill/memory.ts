import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, memoryOf, type Server } from '../bench/processes.js'
import type { Drill } from './drill.js'
import { Client, Tally } from './load.js'
import { Mixture } from './mixture.js'
import { startRedis } from './redis-server.js'
import { Skip, type Rig } from './rig.js'

/** Few enough that the server gets through: what it refuses is another drill. */
const LOOPS = 12
const SLICES = 20
/** So much of it is warm-up: caches fill, and V8 finds its size. */
const WARM_UP = 0.25
const GROWTH = 0.2
const REST_MS = 2000

export const memory: Drill = {
  summary: 'A hundred thousand requests of all kinds, valid and not, slow and broken off: the memory of the server stays.',

  async run (rig) {
    const { env, secret } = await rig.database()
    const server = await rig.server({ ...env, ...await redisOf(rig), RATE_LIMIT_MAX: '1000000', WEBHOOK_ALLOW_PRIVATE: 'true' })
    const client = new Client(server.base, secret, LOOPS)
    rig.onEnd(() => client.close())
    const mixture = await Mixture.open(client, server.port, secret, await receiver(rig))
    const slice = rig.rounds({ usual: 100_000, short: 2000 }) / SLICES
    const series: number[] = []
    const tally = new Tally()
    const begin = performance.now()
    for (let n = 0; n < SLICES; n++) {
      await send(mixture, n * slice, (n + 1) * slice, tally)
      // What was worked on is done with, and the collector had its turn.
      await sleep(rig.options.short ? 0 : REST_MS)
      series.push(memoryOf(server.pid))
      rig.say(`${Math.round((n + 1) * slice)} requests: ${series.at(-1)?.toFixed(0)} MiB; ${await heapOf(server)}`)
    }
    const warm = series[SLICES * WARM_UP - 1] as number
    const last = series.at(-1) as number
    const growth = last / warm - 1

    rig.figure('answers', String(tally))
    rig.figure('requests a second, all in all', SLICES * slice / (performance.now() - begin) * 1000)
    rig.figure(`memory after each ${slice} requests`, series.map(mib => mib.toFixed(0)).join(', '), 'MiB')
    rig.figure('memory after the warm-up, and at the end', `${warm.toFixed(0)} and ${last.toFixed(0)}`, 'MiB')
    rig.promise(
      `Memory at the end is within ${GROWTH * 100} % of that after the warm-up`, growth <= rig.limit(GROWTH),
      `${(growth * 100).toFixed(0)} %`
    )
    const answered = tally.count(200, 201, 400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 431, 503)
    rig.promise('No request is a 500, and only those are broken off that do it themselves', answered === tally.count(), String(tally))
    rig.promise('Each kind of request has its answers', mixture.unanswered.length === 0, mixture.unanswered.join('; '))
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

/** A Redis for the limits, on PostgreSQL, where one is installed. */
async function redisOf (rig: Rig): Promise<Record<string, string>> {
  if (rig.options.engine === 'embedded') return {}
  const port = await freePort()
  try {
    await startRedis(rig, port)
    return { REDIS_URL: `redis://127.0.0.1:${port}` }
  } catch (error) {
    if (!(error instanceof Skip)) throw error
    rig.skip(error.message)
    return {}
  }
}

/** A receiver of webhooks that takes all of them, apart from those to `/refused`. @returns its address */
async function receiver (rig: Rig): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(request.url === '/refused' ? 500 : 204).end())
  }).listen(0, '127.0.0.1')
  rig.onEnd(() => server.close())
  await new Promise(resolve => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What V8 and Node count, for a look at what grows. */
async function heapOf ({ base }: Server): Promise<string> {
  const text = await (await fetch(`${base}/metrics`)).text()
  const mib = (name: string) => (Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20).toFixed(0)
  const [used, total, external] = ['heap_size_used', 'heap_size_total', 'external_memory'].map(name => mib(`nodejs_${name}_bytes`))
  return `heap ${used} of ${total}, external ${external}`
}
