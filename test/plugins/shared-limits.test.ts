import { createServer } from 'node:net'
import t from 'tap'
import { buildApp } from '../../src/app.js'
import { build, createClient, createDatabase, engine, testConfig } from '../helper.js'

const REDIS = process.env.TEST_REDIS_URL
const LIMITS = { RATE_LIMIT_MAX: '1000' }

const statuses = async (get: () => Promise<{ statusCode: number }>, count: number): Promise<number[]> => {
  const found: number[] = []
  for (let i = 0; i < count; i++) found.push((await get()).statusCode)
  return found
}

t.test('Redis away or silent → this process counts for itself, quickly, and a metric says so', async t => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise(resolve => silent.once('listening', resolve))
  t.teardown(() => silent.close())
  const { port } = silent.address() as { port: number }
  for (const REDIS_URL of ['redis://127.0.0.1:1', `redis://127.0.0.1:${port}`]) {
    const app = await build(t, { ...LIMITS, REDIS_URL })
    const client = await createClient(app, { rateLimitPerMinute: 5 })
    t.same(await statuses(async () => await client.get('/api/v1/me'), 7), [200, 200, 200, 200, 200, 429, 429], REDIS_URL.replace(String(port), 'silent'))
    const { body } = await app.inject('/metrics')
    t.match(body, /^rate_limit_shared 0$/m)
    t.match(body, /^rate_limit_fallbacks_total [1-9]\d*$/m)
  }
})

t.test('two processes on one Redis → one limit', { skip: REDIS === undefined ? 'needs TEST_REDIS_URL' : engine === 'embedded' ? 'two processes need PostgreSQL' : false }, async t => {
  const env = { ...await createDatabase(t), ...LIMITS, REDIS_URL: REDIS as string }
  const [one, two] = await Promise.all([buildApp(testConfig(env)), buildApp(testConfig(env))])
  t.teardown(async () => { await Promise.all([one.close(), two.close()]) })
  const patient = await createClient(one, { rateLimitPerMinute: 100_000 })
  const client = await createClient(one, { rateLimitPerMinute: 6 })
  const get = async (app: typeof one, { secret } = client) => await app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${secret}` } })
  const left = async (app: typeof one) => Number((await get(app, patient)).headers['x-ratelimit-remaining'])
  // The connections to Redis are made beside the first requests.
  while (await left(one) !== await left(two) + 1);
  t.same(await statuses(async () => await get(one), 3), [200, 200, 200])
  t.same(await statuses(async () => await get(two), 5), [200, 200, 200, 429, 429])
  t.equal((await get(one)).statusCode, 429)
})
