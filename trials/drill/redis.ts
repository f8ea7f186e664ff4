import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { sendAtRate } from '../shared/loops.js'
import { end, freePort, until } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { startRedis } from './redis-server.js'
import { Skip, type Rig } from './rig.js'

const LIMIT = 50

export const redis: Drill = {
  summary: 'Kills and freezes Redis under load: no request fails; each process enforces the limits by itself until Redis is back.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database has one server, which shares its limits with nobody')
    const database = await rig.database()
    const port = await freePort()
    let running = await startRedis(rig, port)
    const env = { ...database.env, REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_MAX: String(LIMIT), RATE_LIMIT_WINDOW: '600' }
    const servers = [await rig.server(env), await rig.server(env)]
    const bases = servers.map(({ base }) => base)
    // Each belongs to its own company, because a company has a limit, too.
    const newToken = async () => await withDatabase(database.env, async db => await newCompany(db, 'Redis'))
    const everything = new Tally()
    const passed: number[] = []
    const burst = async () => {
      const seen = await burstOf(rig, bases, await newToken(), everything)
      passed.push(...seen.passed)
      return seen
    }
    const shared = async () => await until('limits are shared', async () => await isShared(bases, await newToken()), rig.limit(10_000))
    // On a busy machine Redis may seem down for a moment, which a server then logs.
    const sharedBurst = async () => {
      for (let tries = 1; ; tries++) {
        const before = await fallbacks(bases)
        const seen = await burst()
        if (tries === 4 || await fallbacks(bases) === before) return seen
        await shared()
      }
    }
    // Runs all the time; most of its requests are above the limit, and 429 is an answer as well.
    const done = rig.loop()
    const steady = new Client(bases[0] as string, database.secret)
    rig.onEnd(() => steady.close())
    const pouring = sendAtRate(
      { client: steady, next: () => ({ method: 'GET', path: '/api/v1/me' }), signal: done.signal }, rig.options.short ? 20 : 50
    )
    const pause = async () => await sleep(rig.seconds({ usual: 3, short: 0.2 }) * 1000)

    const before = await sharedBurst()
    await end(running, 'SIGKILL')
    const killed = await burst()
    await pause()
    running = await startRedis(rig, port)
    const backAfter = await timed(shared)
    const between = await sharedBurst()
    running.kill('SIGSTOP')
    const frozen = await burst()
    await pause()
    running.kill('SIGCONT')
    const thawedAfter = await timed(shared)
    const after = await sharedBurst()
    done.abort()
    const flow = await pouring

    rig.figure('requests', everything.count() + flow.count())
    rig.figure('limit of a token', LIMIT, 'requests')
    rig.figure(
      'let through: all is well, Redis killed, back, frozen, thawed',
      [before, killed, between, frozen, after].map(({ passed }) => passed.join('+')).join(', ')
    )
    rig.figure('longest answer while Redis is killed', killed.longest, 'ms')
    rig.figure('longest answer while Redis is frozen', frozen.longest, 'ms')
    rig.figure('shared again after the start', backAfter, 's')
    rig.figure('shared again after the thaw', thawedAfter, 's')
    const failures = [everything, flow].map(tally => tally.count() - tally.count(200, 429))
    rig.promise('No server ever lets through more than the limit', Math.max(...passed) <= LIMIT, passed.join(', '))
    rig.promise('No request fails', failures.every(count => count === 0), `${everything}; ${flow}`)
    for (const [what, { passed }] of Object.entries({ before, 'after a restart': between, 'after a thaw': after })) {
      rig.promise(`Two servers let as many through as one, ${what}`, sum(passed) === LIMIT, passed.join(' + '))
    }
    for (const [what, { passed }] of Object.entries({ killed, frozen })) {
      rig.promise(
        `Each server holds the limit by itself while Redis is ${what}`, passed.every(count => count === LIMIT), passed.join(' + ')
      )
    }
  }
}

interface Burst { passed: number[], longest: number }

/** Sends more than the limit to each server concurrently, with an unused token. */
async function burstOf (rig: Rig, bases: string[], secret: string, everything: Tally): Promise<Burst> {
  const tallies = await Promise.all(bases.map(async base => {
    const client = new Client(base, secret, 2)
    rig.onEnd(() => client.close())
    const tally = new Tally()
    await Promise.all(Array.from({ length: LIMIT + 20 }, async () => {
      const answer = await client.send({ method: 'GET', path: '/api/v1/me' })
      tally.add(answer)
      everything.add(answer)
    }))
    return tally
  }))
  return { passed: tallies.map(tally => tally.count(200)), longest: Math.max(...tallies.map(tally => tally.percentile(1))) }
}

/** Whether the servers share their counters. Checks rarely, because each request counts. */
async function isShared (bases: string[], secret: string): Promise<boolean> {
  await sleep(250)
  const [first, second] = [await remaining(bases[0] as string, secret), await remaining(bases[1] as string, secret)]
  return second === first - 1
}

/** Requests that were counted without Redis. */
async function fallbacks (bases: string[]): Promise<number> {
  const texts = await Promise.all(bases.map(async base => await (await fetch(`${base}/metrics`)).text()))
  return sum(texts.map(text => Number(/^rate_limit_fallbacks_total (\d+)$/m.exec(text)?.[1])))
}

async function remaining (base: string, secret: string): Promise<number> {
  const client = new Client(base, secret)
  const { headers } = await client.send({ method: 'GET', path: '/api/v1/me' })
  client.close()
  return Number(headers['x-ratelimit-remaining'])
}

/** @returns seconds */
async function timed (work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
