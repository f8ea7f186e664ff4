import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { build, createClient, createCompany, createDatabase, buildOpen } from '../helper.js'
import { t } from '../part.js'
import { request, sendRaw } from '../raw.js'
import { limits, statuses, times } from '../rate-limits.js'
import { makeJob } from '../factories.js'
import { ApiError } from '../../src/errors.js'
import { putToken } from '../../src/domain/tokens/queries.js'
import { createSecret } from '../../src/domain/tokens/secret.js'

type Test = Pick<typeof t, 'teardown'>

const env = await createDatabase(t)
let app: FastifyInstance

/** Each test has a server of its own on the same data, so its counters begin at 0. */
t.beforeEach(async () => { app = await buildOpen({ ...env, RATE_LIMIT_MAX: '5', TRUST_PROXY: 'true' }) })
t.afterEach(async () => await app.close())

const USED_UP = 'the rate limit is used up: wait as many seconds as Retry-After says'

t.test('the request after the last one allowed → 429 with three headers and Retry-After, in the version\'s body', async t => {
  for (const [url, body] of [
    ['/api/v1/jobs', { title: 'Too Many Requests', detail: USED_UP, status: 429 }],
    ['/api/v2/jobs', {
      errors: [{ code: 'TOO_MANY_REQUESTS', target: 'request', message: USED_UP }]
    }]
  ] as const) {
    const client = await createClient(app)
    const before = Date.now() / 1000
    const answers = await times(6, async () => await client.get(url))
    t.same(statuses(answers), [200, 200, 200, 200, 200, 429])
    t.same(answers.map(answer => limits(answer)[1]), [4, 3, 2, 1, 0, 0])
    const refused = answers[5] as LightMyRequestResponse
    t.same(refused.json(), body)
    const [limit, , reset] = limits(refused) as [number, number, number]
    t.equal(limit, 5)
    t.ok(Number.isInteger(reset) && reset >= Math.floor(before) && reset <= Date.now() / 1000 + 61, 'epoch seconds within the window')
    const wait = Number(refused.headers['retry-after'])
    t.ok(Number.isInteger(wait) && wait >= 1 && wait <= 60)
    t.ok(Math.abs(reset - (Date.now() / 1000 + wait)) <= 2, 'both say the same moment')
    t.equal((await client.send({ method: 'HEAD', url })).statusCode, 429)
  }
})

t.test('the limit headers → on every answer under /api', async t => {
  const client = await createClient(app, { rateLimitPerMinute: 100 })
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['users:read'], rateLimitPerMinute: 100 })
  const { id } = await makeJob(app, client.companyId)
  const { etag } = (await client.get(`/api/v1/jobs/${id}`)).headers
  const seen: Record<string, LightMyRequestResponse> = {
    200: await client.get('/api/v1/jobs'),
    304: await client.get(`/api/v1/jobs/${id}`, { 'if-none-match': String(etag) }),
    400: await client.get('/api/v2/jobs?id=x'),
    401: await app.inject('/api/v1/jobs'),
    403: await app.inject({ url: '/api/v2/jobs', headers: { authorization: 'Bearer wrong' } }),
    404: await client.get('/api/v2/nope'),
    405: await client.send({ method: 'PUT', url: '/api/v1/jobs' })
  }
  for (const [status, response] of Object.entries(seen)) {
    t.equal(response.statusCode, Number(status))
    t.ok(limits(response).every(Number.isInteger), status)
  }
  for (const response of [
    await narrow.get('/api/v1/jobs'), await client.get('/api/v1/jobs/0'), await client.get(`/api/v1/jobs/${id + 1000}`),
    await client.get('/api/v3/x'), await client.get('/api')
  ]) {
    t.ok(limits(response).every(Number.isInteger), String(response.statusCode))
  }
})

t.test('without a valid token → counted by address, failures included; 429 in place of 401, 403 and 404', async t => {
  const from = (remoteAddress: string, url: string, authorization?: string) => async () =>
    await app.inject({ url, remoteAddress, headers: authorization === undefined ? {} : { authorization } })
  const answers = [
    ...await times(2, from('203.0.113.1', '/api/v1/jobs')),
    ...await times(2, from('203.0.113.1', '/api/v2/jobs', 'Bearer wrong')),
    ...await times(1, from('203.0.113.1', '/api/v1/nope', `Bearer ${createSecret()}`)),
    ...await times(1, from('203.0.113.1', '/api/v1/jobs')),
    ...await times(1, from('203.0.113.1', '/api/v2/nope', 'Bearer wrong'))
  ]
  t.same(statuses(answers), [401, 401, 403, 403, 403, 429, 429])
  t.same(answers.map(answer => limits(answer)[1]), [4, 3, 2, 1, 0, 0, 0])
  t.same(statuses(await times(1, from('203.0.113.2', '/api/v1/jobs'))), [401], 'another address has its own')
  const forwarded = await app.inject({ url: '/api/v1/jobs', remoteAddress: '203.0.113.2', headers: { 'x-forwarded-for': '198.51.100.7' } })
  t.equal(limits(forwarded)[1], 4, 'the address that a trusted proxy names')
})

const exhaust = async (remoteAddress = '127.0.0.1') => await times(6, async () => await app.inject({ url: '/api/v1/jobs', remoteAddress }))
const me = async (secret: string, remoteAddress = '127.0.0.1') =>
  await app.inject({ url: '/api/v1/me', remoteAddress, headers: { authorization: `Bearer ${secret}` } })

/** Counts the lookups of secrets from now on, while the clock stands still. */
const countLookups = (t: Test): { asked: number, forward: (ms: number) => void } => {
  const [{ query }, { now }] = [app.database, Date]
  let time = now()
  const counter = { asked: 0, forward: (ms: number) => { time += ms } }
  Date.now = () => time
  app.database.query = async statement => {
    if (statement.text.includes('secret_hash')) {
      counter.asked++
    } return await query.call(app.database, statement) as never
  }
  t.teardown(() => { Date.now = now })
  return counter
}

t.test('from an exhausted address, with a URL in absolute form or percent-encoded → a valid token passes', async t => {
  const { secret } = await createClient(app)
  await exhaust()
  for (const url of ['http://localhost/api/v1/me', 'HTTP://localhost/api/v1/me', '/%61p%69/v1/me']) {
    const answer = await sendRaw(app, request(url, `Authorization: Bearer ${secret}`))
    t.equal(answer.status, 200, url)
  }
  for (const url of ['http://localhost/api%2Fv1/me', 'http://localhost?/api/v1/me', '/api%3F']) {
    t.equal((await sendRaw(app, request(url, `Authorization: Bearer ${secret}`))).status, 429, `${url} is no path of the API`)
  }
})

t.test('from an exhausted address → a valid token passes, whether this process knows it or not, also when another is revoked', async t => {
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/me')).statusCode, 200)
  t.same(statuses(await exhaust()), [401, 401, 401, 401, 401, 429])
  t.equal((await client.get('/api/v1/me')).statusCode, 200)
  const unseen = await createClient(app)
  t.equal((await unseen.get('/api/v1/me')).statusCode, 200)
  const { id } = (await client.send({
    method: 'POST', url: '/api/v1/tokens', payload: { name: 'T', scopes: ['*'] }
  })).json<{ id: string }>()
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/tokens/${id}` })).statusCode, 204)
  t.ok(app.identities.knows(client.secret) && app.identities.knows(unseen.secret), 'both are still known')
  t.equal((await unseen.get('/api/v1/me')).statusCode, 200)
})

t.test('from an exhausted address → a few lookups a second for whole secrets, none for anything else; what gets none → 429', async t => {
  const others = ['10.0.0.2', '10.0.0.3']
  for (const address of [undefined, ...others]) await exhaust(address)
  const late = await createClient(app)
  const counter = countLookups(t)
  const guess = async (address?: string) => {
    t.same(new Set(statuses(await times(30, async () => await me(createSecret(), address)))), new Set([429]))
  }
  t.same(statuses([await me('an-operators-own-token'), await me('wrong'), await me(`${createSecret()}x`)]), [429, 429, 429])
  t.equal(counter.asked, 0, 'none for what is not whole')
  await guess()
  t.equal(counter.asked, 10, 'half, and not what others may need')
  for (const address of others) await guess(address)
  t.equal(counter.asked, 20, 'all addresses together')
  const refused = await me(late.secret)
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) >= 1)
  counter.forward(1000)
  t.equal((await me(late.secret)).statusCode, 200, 'a second later there are lookups again')
})

t.test('from an exhausted address → a token that the configuration names passes, in a process that has not seen it', async t => {
  for (const name of ['BOOTSTRAP_TOKEN', 'SANDBOX_TOKEN']) {
    const secret = `a-token-of-${name}`
    const fresh = await build(t, { RATE_LIMIT_MAX: '5', [name]: secret })
    const ask = async (token: string) => {
      return (await fresh.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })).statusCode
    }
    for (let i = 0; i < 6; i++) await fresh.inject('/api/v1/jobs')
    t.equal(await ask('a-token-of-somebody-else'), 429)
    await putToken(fresh.database, { id: randomUUID(), companyId: await createCompany(fresh), name, secret, scopes: ['*'] })
    t.equal(await ask(secret), 200, name)
  }
})

t.test('requests at once → exactly as many pass as are allowed', async t => {
  const client = await createClient(app)
  const answers = await Promise.all(Array.from({ length: 40 }, async () => await client.get('/api/v1/me')))
  t.equal(answers.filter(answer => answer.statusCode === 200).length, 5)
  t.equal(answers.filter(answer => answer.statusCode === 429).length, 35)
  const strangers = await Promise.all(Array.from({ length: 40 }, async () => await app.inject({
    url: '/api/v2/jobs', remoteAddress: '203.0.113.9'
  })))
  t.equal(strangers.filter(answer => answer.statusCode === 401).length, 5)
})

t.test('a company\'s tokens together → ten times the limit of one; other companies are unhurt', async t => {
  const { companyId } = await createClient(app)
  const clients = await Promise.all(Array.from({ length: 12 }, async () => await createClient(app, { companyId })))
  const answers = (await Promise.all(clients.map(async client => await times(5, async () => await client.get('/api/v1/me'))))).flat()
  t.equal(answers.filter(answer => answer.statusCode === 200).length, 50)
  const refused = answers.filter(answer => answer.statusCode === 429)
  t.equal(refused.length, 10)
  for (const answer of refused) {
    t.equal(limits(answer)[1], 0)
    t.ok(Number(answer.headers['retry-after']) >= 1)
  }
  t.equal((await (await createClient(app)).get('/api/v1/me')).statusCode, 200)
})

t.test('a token that the database cannot be asked for → 503, which uses up no address', async t => {
  const client = await createClient(app)
  const { query } = app.database
  app.database.query = async () => { throw new ApiError('UNAVAILABLE') }
  t.same(statuses(await times(12, async () => await client.get('/api/v1/me'))), Array(12).fill(503))
  app.database.query = query
  t.same(statuses(await times(6, async () => await app.inject('/api/v1/jobs'))), [401, 401, 401, 401, 401, 429])
})

t.test('a flood of addresses → does not push a token\'s counter out', async t => {
  const client = await createClient(app)
  t.equal((await times(6, async () => await client.get('/api/v1/me'))).at(-1)?.statusCode, 429)
  for (let i = 0; i < 11_000; i += 500) {
    await Promise.all(Array.from({ length: 500 }, async (_, j) => await app.inject({
      url: '/api/v1/me', remoteAddress: `10.1.${(i + j) >> 8}.${(i + j) & 255}`
    })))
  }
  t.equal((await client.get('/api/v1/me')).statusCode, 429)
})

t.test('pages, documents, metrics and unknown paths → limited by address, without a token; health never is', async t => {
  const unknown = ['/nope', '/API/v2/jobs', '/apis', '/healthy', '/health', '/health/nope', '/health/live/x', '/health/%6Cive/']
  let address = 0
  for (const url of ['/', '/assets/swagger-ui.css', '/openapi/v1.json', '/metrics', ...unknown]) {
    const remoteAddress = `203.0.113.${++address}`
    const answers = await times(6, async () => await app.inject({ url, remoteAddress }))
    t.notOk(answers.slice(0, 5).some(answer => answer.statusCode === 429), url)
    t.equal(answers[5]?.statusCode, 429, url)
    t.equal(answers[5]?.json().title, 'Too Many Requests')
    t.equal((await app.inject({ url: '/api/v1/jobs', remoteAddress })).statusCode, 429, 'one limit for the address')
  }
  for (const url of ['/health/live', '/health/ready', '/health/ready?x']) {
    const answers = await times(7, async () => await app.inject(url))
    t.notOk(answers.some(answer => answer.statusCode === 429 || 'x-ratelimit-limit' in answer.headers), url)
  }
})

t.test('many checks of readiness at once → one question to the database', async t => {
  const { ping } = app.database
  let asked = 0
  app.database.ping = async () => { asked++; return await ping.call(app.database) }
  const answers = await Promise.all(Array.from({ length: 50 }, async () => await app.inject('/health/ready')))
  t.same(new Set(statuses(answers)), new Set([200]))
  t.equal(asked, 1)
  t.equal((await app.inject('/health/ready')).statusCode, 200)
  t.equal(asked, 2, 'nothing is kept')
})

t.test('RATE_LIMIT_MAX=0 → no limit and no headers', async t => {
  const off = await build(t, { RATE_LIMIT_MAX: '0' })
  const client = await createClient(off, { rateLimitPerMinute: 1 })
  const answers = await Promise.all(Array.from({ length: 600 }, async () => await client.get('/api/v1/me')))
  t.same(new Set(statuses(answers)), new Set([200]))
  t.notOk(answers.some(answer => Object.keys(answer.headers).some(name => name.startsWith('x-ratelimit'))))
})

t.test('a client that has left before its connection was taken has no address → counted with the others of them; no failure', async t => {
  app.server.prependListener('connection', socket => Object.defineProperty(socket, 'remoteAddress', { value: undefined }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const ask = async (url: string, headers = {}) => (await fetch(base + url, { headers })).status
  const { secret } = await createClient(app)
  t.same(
    [await ask('/api/v1/jobs'), await ask('/api/v1/jobs', { authorization: `Bearer ${createSecret()}` }), await ask('/docs')],
    [401, 403, 200]
  )
  t.equal(await ask('/api/v1/me', { authorization: `Bearer ${secret}` }), 200)
})
