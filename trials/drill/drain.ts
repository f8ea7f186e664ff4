import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type RequestSpec } from '../shared/client.js'
import { sendClosedLoop, sendAtRate } from '../shared/loops.js'
import { freePort, isOk, ROOT, until, type Env, type Server } from '../shared/processes.js'
import type { Drill } from './drill.js'
import { newApplication, openJob } from './fixtures.js'
import type { Rig } from './rig.js'

const END_LIMIT_MS = 10_000
/** Maximum time until the balancer notices; it checks every second. */
const NOTICED_MS = 2500

export const drain: Drill = {
  summary: 'Stops servers behind the balancer by SIGTERM, one after the other, under 200 requests/s: no request may fail.',

  async run (rig) {
    const haproxy = rig.options.engine === 'embedded' ? undefined : rig.program('haproxy', ['/usr/sbin'])
    const { env, secret } = await rig.database()
    if (haproxy === undefined) {
      rig.skip('the rolling restart: the embedded database has one server, and requests to the stopped server are refused')
      return await stopOne(rig, env, secret)
    }
    await rollingRestart(rig, haproxy, env, secret)
  }
}

interface Stopped { code: number | null, ms: number }

async function stop (server: Server): Promise<Stopped> {
  const start = performance.now()
  const { code } = await server.kill('SIGTERM')
  return { code, ms: performance.now() - start }
}

function report (rig: Rig, stops: Stopped[]): void {
  const longest = Math.max(...stops.map(({ ms }) => ms))
  rig.figure('longest time from SIGTERM to the end', longest / 1000, 's')
  rig.promise('Each server ends with exit code 0', stops.every(({ code }) => code === 0), stops.map(({ code }) => code).join(', '))
  rig.promise('Each ends in less than 10 s', longest < rig.limit(END_LIMIT_MS), `${Math.round(longest)} ms`)
}

/** Reads and writes, in turn. */
async function mixedRequests (client: Client): Promise<(n: number) => RequestSpec> {
  const job = await openJob(client, 'Drain')
  const application = await newApplication(client, job, 'drain')
  return n => {
    switch (n % 4) {
      case 0: return { method: 'GET', path: '/api/v1/jobs?perPage=20' }
      case 1: return { method: 'POST', path: `${application}/comments`, body: { text: `Comment ${n}` } }
      case 2: return { method: 'GET', path: '/api/v2/applications?expand=candidate' }
      default: return { method: 'PATCH', path: application, body: { currentStepId: job.stepIds[n % job.stepIds.length] } }
    }
  }
}

/** The rate, as a share of what both servers can do: a restart is not to blame for what a busy machine cannot do. */
async function whatIsEasy (client: Client, next: (n: number) => RequestSpec, share: number): Promise<number> {
  const seconds = 2
  const tally = await sendClosedLoop({ client, next, signal: AbortSignal.timeout(seconds * 1000) }, 4)
  return Math.max(1, Math.floor(tally.count() / seconds * share))
}

async function rollingRestart (rig: Rig, haproxy: string, database: Env, secret: string): Promise<void> {
  const env = { ...database, TRUST_PROXY: '1', DRAIN_DELAY: '3000' }
  const servers: Server[] = [await rig.server(env), await rig.server(env)]
  const [port, one, two] = [await freePort(), ...servers.map(server => server.port)]
  rig.start(haproxy, ['-f', path.join(ROOT, 'deploy/haproxy/haproxy.cfg')], {
    env: { BIND: `127.0.0.1:${port}`, API_1: `127.0.0.1:${one}`, API_2: `127.0.0.1:${two}` }
  })
  const base = `http://127.0.0.1:${port}`
  await until('the balancer answers', async () => await isOk(`${base}/health/ready`))
  const client = new Client(base, secret)
  rig.onEnd(() => client.close())

  const next = await mixedRequests(client)
  // In its short form other tests run beside it.
  const [most, share] = rig.options.short ? [50, 0.25] : [200, 0.7]
  const perSecond = Math.min(most, await whatIsEasy(client, next, share))
  const done = rig.loop()
  const pouring = sendAtRate({ client, next, signal: done.signal }, perSecond)
  const stops: Stopped[] = []
  const rounds = rig.rounds({ usual: 4, short: 1 })
  for (let round = 0; round < rounds; round++) {
    await sleep(NOTICED_MS)
    const which = round % servers.length
    stops.push(await stop(servers[which] as Server))
    servers[which] = await rig.server(env, { port: (servers[which] as Server).port })
    rig.say(`${round + 1} of ${rounds} restarts`)
  }
  await sleep(NOTICED_MS)
  done.abort()
  const tally = await pouring

  rig.figure('restarts', rounds)
  rig.figure('requests', tally.count())
  rig.figure('load', perSecond, 'requests/s')
  rig.figure('p50', tally.percentile(0.5), 'ms')
  rig.figure('p99', tally.percentile(0.99), 'ms')
  rig.promise('No request failed', tally.failed === 0, String(tally))
  report(rig, stops)
}

/** Requests in flight when the only server is stopped are answered. */
async function stopOne (rig: Rig, env: Env, secret: string): Promise<void> {
  const server = await rig.server(env)
  const client = new Client(server.base, secret)
  rig.onEnd(() => client.close())
  const done = rig.loop()
  const pouring = sendAtRate({ client, next: await mixedRequests(client), signal: done.signal }, rig.options.short ? 20 : 100)
  await sleep(rig.seconds({ usual: 5, short: 1 }) * 1000)
  const stopped = await stop(server)
  done.abort()
  const tally = await pouring
  rig.figure('requests', tally.count())
  rig.figure('refused, because the server no longer listened', tally.count('ECONNREFUSED'))
  const reset = tally.count('ECONNRESET', 'EPIPE')
  rig.figure('on a connection that was being closed', reset)
  rig.promise('Every answer was right', tally.failed === tally.count('ECONNREFUSED') + reset, String(tally))
  report(rig, [stopped])
}
