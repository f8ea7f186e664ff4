import type { FastifyInstance } from 'fastify'
import { createClient, createDatabase, buildOpen } from '../helper.js'
import { t } from '../part.js'
import { limits, statuses, times } from '../rate-limits.js'

const env = await createDatabase(t)
let app: FastifyInstance

/** Each test has a server of its own on the same data, so its counters begin at 0. */
t.beforeEach(async () => { app = await buildOpen({ ...env, RATE_LIMIT_MAX: '5', TRUST_PROXY: 'true' }) })
t.afterEach(async () => await app.close())

t.test('one token → does not use up another\'s limit; a token may have a limit of its own', async t => {
  const first = await createClient(app)
  const second = await createClient(app, { companyId: first.companyId })
  const strict = await createClient(app, { rateLimitPerMinute: 2 })
  const generous = await createClient(app, { rateLimitPerMinute: 8 })
  t.same(statuses(await times(6, async () => await first.get('/api/v1/me'))), [200, 200, 200, 200, 200, 429])
  t.equal((await second.get('/api/v1/me')).statusCode, 200)
  t.same(statuses(await times(3, async () => await strict.get('/api/v1/me'))), [200, 200, 429])
  t.equal(limits(await strict.get('/api/v1/me'))[0], 2)
  t.same(statuses(await times(9, async () => await generous.get('/api/v1/me'))), [...Array(8).fill(200), 429])
})

t.test('dry runs and replays → count as all do; a write that a limit refuses is done once with its key, when there is room', async t => {
  await app.close()
  app = await buildOpen({ ...env, RATE_LIMIT_MAX: '5' })
  const client = await createClient(app, { rateLimitPerMinute: 3 })
  const write = async (key: string, query = '') => await client.send({
    method: 'POST', url: `/api/v1/departments${query}`, payload: { name: `By ${key}` }, headers: { 'idempotency-key': key }
  })
  t.same(statuses([await write('one'), await write('one'), await write('two', '?validateOnly=true')]), [201, 201, 201])
  t.same(statuses([await write('two'), await write('one')]), [429, 429], 'a replay, too')
  const { now } = Date
  t.teardown(() => { Date.now = now })
  Date.now = () => now() + 60_000
  const [first, again] = [await write('two'), await write('two')]
  t.same([first.statusCode, first.headers['idempotent-replayed'], again.headers['idempotent-replayed']], [201, undefined, 'true'])
  t.equal((await client.get('/api/v1/departments')).json().totalResults, 2)
})

t.test('a token with a raised limit → may use it up, and neither lifts nor uses up what its company has', async t => {
  const raised = await createClient(app, { rateLimitPerMinute: 70 })
  t.same(statuses(await times(71, async () => await raised.get('/api/v1/me'))), [...Array(70).fill(200), 429])
  const others = await Promise.all(Array.from({ length: 11 }, async () => await createClient(app, { companyId: raised.companyId })))
  const answers = (await Promise.all(others.map(async client => await times(5, async () => await client.get('/api/v1/me'))))).flat()
  t.equal(answers.filter(answer => answer.statusCode === 200).length, 50)
})

t.test('what its own limit refuses a token → is nothing to its company; what the company\'s refuses has counted on it', async t => {
  // The clock stands still, however long the test takes.
  const { now } = Date
  t.teardown(() => { Date.now = now })
  const begun = now()
  Date.now = () => begun
  const first = await createClient(app)
  const flood = await Promise.all(Array.from({ length: 150 }, async () => await first.get('/api/v1/me')))
  t.equal(flood.filter(({ statusCode }) => statusCode === 200).length, 5)
  const others = await Promise.all(Array.from({ length: 9 }, async () => await createClient(app, first)))
  const answers = await Promise.all(others.map(async other => await times(5, async () => await other.get('/api/v1/me'))))
  t.same(new Set(statuses(answers.flat())), new Set([200]))

  // The company's window ends first.
  Date.now = () => begun + 59_000
  const late = await createClient(app, first)
  const refused = await times(3, async () => await late.get('/api/v1/me'))
  t.same(statuses(refused), [429, 429, 429])
  t.same(refused.map(answer => [...limits(answer).slice(0, 2), answer.headers['retry-after']]), Array(3).fill([50, 0, '1']))
  Date.now = () => begun + 60_000
  const allowed = await times(3, async () => await late.get('/api/v1/me'))
  t.same(statuses(allowed), [200, 200, 429])
  t.same(allowed.map(answer => limits(answer).slice(0, 2)), [[5, 1], [5, 0], [5, 0]])
})
