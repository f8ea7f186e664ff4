import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type RequestSpec, type Answer } from '../shared/client.js'
import { sendClosedLoop } from '../shared/loops.js'
import { memoryOf } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { newApplication, openJob } from './fixtures.js'
import type { Rig } from './rig.js'

const TIMES = 10
const USUAL = 8
/** After a 503 clients retry much sooner than Retry-After says. */
const IMPATIENCE_MS = 100
const ADMITTED_MS = 2000
const REFUSED_MS = 1000
const HEALTH_MS = 1000
const GROWTH_MIB = 200

export const overload: Drill = {
  summary: 'Ten times as many requests at once as the server works on: the excess is refused at once, the others are served.',

  async run (rig) {
    // Requests in flight: few, so that load generator and server fit on one machine.
    const inFlight = rig.options.short ? 10 : 50
    const clients = inFlight * TIMES
    const { env, secret } = await rig.database()
    const server = await rig.server({ ...env, MAX_REQUESTS_IN_FLIGHT: String(inFlight) })
    const client = new Client(server.base, secret, clients)
    const observer = new Client(server.base)
    rig.onEnd(() => [client, observer].forEach(one => one.close()))
    const job = await openJob(client, 'Overload')
    const application = await newApplication(client, job, 'overload')
    const next = (n: number): RequestSpec => n % 4 === 0
      ? { method: 'POST', path: `${application}/comments`, body: { text: `Comment ${n}` } }
      : { method: 'GET', path: '/api/v1/jobs?perPage=50' }
    const lasting = (seconds: number) => AbortSignal.timeout(seconds * 1000)
    const [quiet, long] = [rig.seconds({ usual: 5, short: 1 }), rig.seconds({ usual: 20, short: 2 })]

    await sendClosedLoop({ client, next, signal: lasting(quiet) }, USUAL)
    const before = await sendClosedLoop({ client, next, signal: lasting(quiet) }, USUAL)
    // All connections are open when the load begins: opening them all at once is a different test.
    await Promise.all(Array.from({ length: clients }, async () => await client.send({ method: 'GET', path: '/health/live' })))
    const memoryBefore = memoryOf(server.pid)
    let memoryMost = memoryBefore
    let withoutRetryAfter = 0
    const refused = ({ status, headers }: Answer) => { if (status === 503 && headers['retry-after'] === undefined) withoutRetryAfter++ }
    const health = new Tally()
    const signal = lasting(long)
    const watching = watch(signal, async () => {
      memoryMost = Math.max(memoryMost, memoryOf(server.pid))
      for (const path of ['/health/live', '/health/ready']) health.add(await observer.send({ method: 'GET', path }))
    })
    const under = await sendClosedLoop(
      { client, next, signal, onAnswer: refused, pauseAfter: ({ status }) => status === 503 ? IMPATIENCE_MS : 0 }, clients
    )
    await watching
    const after = await sendClosedLoop({ client, next, signal: lasting(quiet) }, USUAL)

    const perSecond = (tally: Tally, seconds: number) => tally.count(200, 201) / seconds
    rig.figure('requests at once', `${clients} where ${inFlight} are worked on`)
    rig.figure('answers under overload', String(under))
    rig.figure('requests done before', perSecond(before, quiet), 'requests/s')
    rig.figure('requests done under overload', perSecond(under, long), 'requests/s')
    rig.figure('requests done afterwards', perSecond(after, quiet), 'requests/s')
    rig.figure('p99 before', before.percentile(0.99), 'ms')
    rig.figure('p99 of admitted requests', under.percentile(0.99, 200, 201), 'ms')
    rig.figure('p99 of refused requests', under.percentile(0.99, 503), 'ms')
    rig.figure('p99 afterwards', after.percentile(0.99), 'ms')
    rig.figure('slowest health check', health.percentile(1), 'ms')
    rig.figure('memory before, and its peak', `${Math.round(memoryBefore)} and ${Math.round(memoryMost)}`, 'MiB')

    judge(rig, { before, under, after, health, withoutRetryAfter, growthMiB: memoryMost - memoryBefore })
  }
}

/** What was seen before, under and after the load. */
interface Seen { before: Tally, under: Tally, after: Tally, health: Tally, withoutRetryAfter: number, growthMiB: number }

function judge (rig: Rig, { before, under, after, health, withoutRetryAfter, growthMiB }: Seen): void {
  rig.promise(
    'Under overload there are only successes and 503s',
    under.count() === under.count(200, 201, 503) && under.count(200) > 0,
    String(under)
  )
  rig.promise('Some requests are refused', under.count(503) > 0, String(under))
  rig.promise('Each 503 has Retry-After', withoutRetryAfter === 0, `${withoutRetryAfter} without it`)
  const within = (tally: Tally, limit: number, ...statuses: number[]) => tally.percentile(0.99, ...statuses) <= rig.limit(limit)
  rig.promise(
    `p99 of admitted requests ≤ ${ADMITTED_MS / 1000} s`,
    within(under, ADMITTED_MS, 200, 201),
    `${Math.round(under.percentile(0.99, 200, 201))} ms`
  )
  rig.promise(
    `p99 of refused requests ≤ ${REFUSED_MS / 1000} s`, within(under, REFUSED_MS, 503), `${Math.round(under.percentile(0.99, 503))} ms`
  )
  rig.promise('Health is answered 200 all the time', health.count() === health.count(200), String(health))
  rig.promise(
    `Health is answered within ${HEALTH_MS / 1000} s`,
    health.percentile(1) <= rig.limit(HEALTH_MS),
    `${Math.round(health.percentile(1))} ms`
  )
  rig.promise(
    `Memory grows by at most ${GROWTH_MIB} MiB`, growthMiB <= GROWTH_MIB, `${Math.round(growthMiB)} MiB`
  )
  rig.promise('Afterwards no request fails', after.failed === 0, String(after))
  rig.promise(
    'Afterwards p50 is less than twice what it was before',
    after.percentile(0.5) < 2 * rig.limit(before.percentile(0.5)),
    `${after.percentile(0.5)} ms`
  )
}

/** Calls `look` ten times a second. */
async function watch (signal: AbortSignal, look: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await look()
    await sleep(100)
  }
}
