import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { isReached } from '../../plugins/rate-limit-redis.js'
import { build, createClient, createDatabase, engine, buildOpen } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

const REDIS = process.env.TEST_REDIS_URL
const LIMITS = { RATE_LIMIT_MAX: '1000' }

const statuses = async (get: () => Promise<{ statusCode: number }>, count: number): Promise<number[]> => {
  const found: number[] = []
  for (let i = 0; i < count; i++) found.push((await get()).statusCode)
  return found
}

/** A server that takes connections and says nothing. */
async function silentServer (t: { teardown: (fn: () => unknown) => void }): Promise<string> {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  t.teardown(() => silent.close())
  return `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`
}

t.test('Redis away or silent from the start, or without the database → said once, before anybody asks', async t => {
  const cases = {
    'redis://127.0.0.1:1': /^connect ECONNREFUSED 127\.0\.0\.1:1$/,
    [await silentServer(t)]: /^(connect ETIMEDOUT|no answer)$/,
    // A database that is not there.
    ...(REDIS === undefined ? {} : { [new URL('/987654', REDIS).href]: /DB index is out of range/ })
  }
  for (const [REDIS_URL, reason] of Object.entries(cases)) {
    const app = await build(t, { ...LIMITS, REDIS_URL })
    const warned: unknown[] = []
    app.log.warn = (...words: unknown[]) => { warned.push(words) }
    await app.listen({ host: '127.0.0.1', port: 0 })
    await waitFor(async () => (await app.metrics.limiterShared.get()).values[0]?.value === 0)
    const client = await createClient(app)
    t.same(await statuses(async () => await client.get('/api/v1/me'), 3), [200, 200, 200])
    t.match(warned, [[{ reason }, 'Redis does not answer; each process counts the rate limits separately']])
    t.equal(warned.length, 1)
  }
})

t.test('Redis that comes late → is shared, and said, before anybody asks', async t => {
  const redis = new FakeRedis()
  redis.isSilent = true
  const app = await build(t, { ...LIMITS, REDIS_URL: await redis.start(t) })
  const told: unknown[] = []
  app.log.info = (...words: unknown[]) => { told.push(words) }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const shared = async (value: number) => (await app.metrics.limiterShared.get()).values[0]?.value === value
  await waitFor(async () => await shared(0))
  redis.restart()
  await waitFor(async () => await shared(1))
  t.same(told.slice(1), [['limits are shared through Redis again']], 'after where it listens')
})

t.test('Redis there within a second, or a server that stops → nothing is said', async t => {
  const passing = (...states: string[]) => ({ get status () { return states.length > 1 ? states.shift() as string : states[0] as string } })
  t.equal(await isReached(passing('connecting', 'connect', 'ready')), true)
  t.equal(await isReached(passing('connecting', 'close', 'reconnecting', 'end')), true)
  t.equal(await isReached(passing('connecting', 'connect', 'close', 'reconnecting')), false)
})

t.test('a request whose token is unknown → is counted once, though Redis is asked twice', async t => {
  const app = await build(t, { ...LIMITS, REDIS_URL: 'redis://127.0.0.1:1' })
  const fallbacks = async () => (await app.metrics.limiterFallbacks.get()).values[0]?.value ?? 0
  const client = await createClient(app)
  const before = await fallbacks()
  await client.get('/api/v1/me')
  t.equal(await fallbacks() - before, 1)
  await client.get('/api/v1/me')
  t.equal(await fallbacks() - before, 2)
})

t.test('Redis away or silent → this process counts for itself, quickly, and a metric says so', async t => {
  for (const REDIS_URL of ['redis://127.0.0.1:1', await silentServer(t)]) {
    const app = await build(t, { ...LIMITS, REDIS_URL })
    const client = await createClient(app, { rateLimitPerMinute: 5 })
    t.same(
      await statuses(async () => await client.get('/api/v1/me'), 7),
      [200, 200, 200, 200, 200, 429, 429],
      REDIS_URL
    )
    const { body } = await app.inject('/metrics')
    t.match(body, /^rate_limit_shared 0$/m)
    t.match(body, /^rate_limit_fallbacks_total [1-9]\d*$/m)
  }
})

/** Counts as Redis does, until it is silent. */
class FakeRedis {
  readonly counters = new Map<string, number>()
  /** How long its windows still last, in milliseconds. */
  ttl = 60_000
  isSilent = false
  /** How long this process, in which it runs, stands still before the next answer, in milliseconds. */
  stall = 0
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer(socket => {
    this.#sockets.add(socket)
    socket.on('error', () => {}).on('data', chunk => {
      const end = performance.now() + this.stall
      this.stall = 0
      while (performance.now() < end);
      if (!this.isSilent) socket.write(this.#answer(String(chunk)))
    })
  })

  async start (t: { teardown: (fn: () => unknown) => void }): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    t.teardown(() => this.#server.close())
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** It is back, and has forgotten everything. */
  restart (): void {
    this.counters.clear()
    this.isSilent = false
    for (const socket of this.#sockets) socket.destroy()
  }

  /** One for each command: an array of strings, each with its length before it. */
  #answer (commands: string): string {
    const answers = commands.split(/^\*\d+\r\n/m).slice(1).map(command => {
      const [name, , count, ...rest] = command.split('\r\n').filter((_, i) => i % 2 === 1)
      if (name?.toLowerCase() !== 'evalsha') return '+OK\r\n'
      const keys = rest.slice(0, Number(count))
      const [isCounted, , ...bounds] = rest.slice(keys.length).map(Number)
      const counts = keys.map(key => (this.counters.get(key) ?? 0) + 1)
      if (isCounted === 1 && counts.every((count, i) => count <= (bounds[i] as number))) {
        for (const [i, key] of keys.entries()) this.counters.set(key, counts[i] as number)
      }
      return `*${2 * keys.length}\r\n${counts.map(count => `:${count}\r\n:${this.ttl}\r\n`).join('')}`
    })
    return answers.join('')
  }
}

/** Waits until Redis is asked: the connection is made beside the first requests, and again a second after it was away. */
async function countedBy (redis: FakeRedis, app: FastifyInstance): Promise<void> {
  const client = await createClient(app)
  await waitFor(async () => (await client.get('/api/v1/me')).statusCode === 200 && redis.counters.size > 0)
}

t.test('Redis silent in the middle of a window, then back and empty → this process goes on from what it has let through', async t => {
  const redis = new FakeRedis()
  const app = await build(t, { ...LIMITS, REDIS_URL: await redis.start(t) })
  const client = await createClient(app, { rateLimitPerMinute: 5 })
  await countedBy(redis, app)
  t.same(await statuses(async () => await client.get('/api/v1/me'), 3), [200, 200, 200])
  redis.isSilent = true
  t.same(await statuses(async () => await client.get('/api/v1/me'), 3), [200, 200, 429])
  redis.restart()
  await countedBy(redis, app)
  t.same(await statuses(async () => await client.get('/api/v1/me'), 2), [429, 429])
})

for (const stall of [200, 600]) {
  t.test(`this process stands still for ${stall} ms while Redis answers → the limits stay shared`, async t => {
    const redis = new FakeRedis()
    const app = await build(t, { ...LIMITS, REDIS_URL: await redis.start(t) })
    const valueOf = async (metric: 'limiterFallbacks' | 'limiterShared') => (await app.metrics[metric].get()).values[0]?.value ?? 0
    const counted = () => [...redis.counters.values()].reduce((sum, count) => sum + count)
    // Again when the machine was too busy to hear Redis before or after.
    await waitFor(async () => {
      await countedBy(redis, app)
      const clients = await Promise.all([1, 2, 3].map(async () => await createClient(app, { rateLimitPerMinute: 5 })))
      const get = async () => await Promise.all(clients.map(async client => (await client.get('/api/v1/me')).statusCode))
      // What is known is counted alone: for an unknown token Redis is asked before, without counting.
      await get()
      const earlier = await valueOf('limiterFallbacks')
      redis.stall = stall
      t.same(await get(), [200, 200, 200])
      const [before, late] = [counted(), await valueOf('limiterFallbacks')]
      t.same(await get(), [200, 200, 200])
      // Its answer had come, and was read.
      return late === earlier && counted() > before && await valueOf('limiterShared') === 1
    })
  })
}

t.test('a window that ends in Redis → ends here, too', async t => {
  const redis = new FakeRedis()
  const app = await build(t, { ...LIMITS, REDIS_URL: await redis.start(t) })
  await countedBy(redis, app)
  redis.ttl = 0
  // Again when the machine was too busy to hear Redis in time.
  await waitFor(async () => {
    const client = await createClient(app, { rateLimitPerMinute: 2 })
    const found = await statuses(async () => {
      redis.counters.clear()
      return await client.get('/api/v1/me')
    }, 4)
    return found.every(status => status === 200)
  })
})

t.test('two processes on one Redis → one limit', {
  skip: REDIS === undefined ? 'needs TEST_REDIS_URL' : engine === 'embedded' ? 'two processes need PostgreSQL' : false
}, async t => {
  const env = { ...await createDatabase(t), ...LIMITS, REDIS_URL: REDIS as string }
  const [one, two] = await Promise.all([buildOpen(env), buildOpen(env)])
  t.teardown(async () => { await Promise.all([one.close(), two.close()]) })
  const patient = await createClient(one, { rateLimitPerMinute: 100_000 })
  const client = await createClient(one, { rateLimitPerMinute: 6 })
  const get = async (app: typeof one, { secret } = client) => await app.inject({
    url: '/api/v1/me', headers: { authorization: `Bearer ${secret}` }
  })
  const left = async (app: typeof one) => Number((await get(app, patient)).headers['x-ratelimit-remaining'])
  // The connections to Redis are made beside the first requests.
  while (await left(one) !== await left(two) + 1);
  t.same(await statuses(async () => await get(one), 3), [200, 200, 200])
  t.same(await statuses(async () => await get(two), 5), [200, 200, 200, 429, 429])
  t.equal((await get(one)).statusCode, 429)
})

t.test('two processes on one Redis → what its own limit refuses a token uses up nothing of its company', {
  skip: REDIS === undefined ? 'needs TEST_REDIS_URL' : engine === 'embedded' ? 'two processes need PostgreSQL' : false
}, async t => {
  const env = { ...await createDatabase(t), RATE_LIMIT_MAX: '4', REDIS_URL: REDIS as string }
  const apps = await Promise.all([buildOpen(env), buildOpen(env)])
  t.teardown(async () => { await Promise.all(apps.map(async app => await app.close())) })
  const [one, two] = apps as [FastifyInstance, FastifyInstance]
  for (const app of apps) await waitFor(async () => await isShared(app))
  // Again, with another company, when the machine was too busy to hear Redis in time.
  await waitFor(async () => {
    const before = await Promise.all(apps.map(fallbacksOf))
    const passed = await passing(one, two)
    if (!isDeepStrictEqual(await Promise.all(apps.map(fallbacksOf)), before)) return false
    t.same(passed, [4, 26], 'ten times the limit of one in all, with 4 of the flood and one of each')
    return true
  })
})

/** How many requests pass of a flood with one token of a company, and then of ten others of it that try three times. */
async function passing (one: FastifyInstance, two: FastifyInstance): Promise<[number, number]> {
  // Others use this Redis, and begin their ids with 1 as well.
  const companyId = randomInt(2 ** 40)
  await one.database.query(sql`insert into companies (id, name) overriding system value values (${companyId}, 'Flooded')`)
  const { secret } = await createClient(one, { companyId })
  const authorization = `Bearer ${secret}`
  const flood = await Promise.all(Array.from({ length: 200 }, async (_, i) => await (i % 2 === 0 ? one : two).inject({
    url: '/api/v1/me', headers: { authorization }
  })))
  const others = await Promise.all(Array.from({ length: 10 }, async () => await createClient(two, { companyId })))
  // The address of all of them is exhausted: so many new tokens are looked up in a second.
  for (const other of others) await waitFor(async () => (await other.get('/api/v1/me')).statusCode === 200)
  const answers = await Promise.all(others.map(async other => await statuses(async () => await other.get('/api/v1/me'), 3)))
  const count = (found: number[]) => found.filter(status => status === 200).length
  return [count(flood.map(({ statusCode }) => statusCode)), count(answers.flat())]
}

async function fallbacksOf (app: FastifyInstance): Promise<number> {
  return (await app.metrics.limiterFallbacks.get()).values[0]?.value ?? 0
}

/** Whether Redis has counted the last request: its connection is made beside the first ones. */
async function isShared (app: FastifyInstance): Promise<boolean> {
  const before = await fallbacksOf(app)
  await (await createClient(app)).get('/api/v1/me')
  return await fallbacksOf(app) === before
}
