import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { LastUse } from '../../../src/domain/tokens/last-use.js'
import { hasTokenChecksum } from '../../../src/domain/tokens/secret.js'
import { build, buildOpen, createClient, createDatabase, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

type Json = Record<string, any>

const call = (client: Client) => async (
  method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}
) =>
  await client.send({ method, url: `/api/v1/${url}`, headers, ...(payload === undefined ? {} : { payload }) })
const me = async (secret: string, server: FastifyInstance = app) => await server.inject({
  url: '/api/v1/me', headers: { authorization: `Bearer ${secret}` }
})

t.test('POST /tokens → a token whose secret works and is seen once', async t => {
  const client = await createClient(app)
  const send = call(client)
  const fields = { name: 'ERP import', scopes: ['jobs:read', 'users:write'], rateLimitPerMinute: 7, expiresAt: '2100-01-01T00:00:00.000Z' }
  const created = await send('POST', 'tokens', fields)
  t.equal(created.statusCode, 201)
  const { secret, ...token } = created.json()
  t.match(token, { ...fields, lastUsedAt: null, revokedAt: null })
  t.ok(hasTokenChecksum(secret) && secret.startsWith(token.prefix) && token.prefix.length < 15)
  t.equal(created.headers.location, `/api/v1/tokens/${token.id}`)
  t.equal(created.headers['cache-control'], 'no-store')
  t.match((await me(secret)).json(), {
    company: { id: client.companyId }, token: { id: token.id, name: 'ERP import' }, scopes: fields.scopes
  })
  const bare = (await send('POST', 'tokens', { name: 'Bare', scopes: ['*'], expiresAt: null })).json()
  t.match(bare, { rateLimitPerMinute: null, expiresAt: null, scopes: ['*'] })
  const listed = await send('GET', 'tokens?fields=all')
  t.same(listed.json().results.slice(1).map(({ id }: Json) => id), [token.id, bare.id])
  t.same(listed.json().results[1], token)
  t.notMatch(listed.body, /secret|hash/i)
})

t.test('POST /tokens → no scope that its maker lacks: 403 that names the scopes', async t => {
  const maker = await createClient(app, { scopes: ['tokens:manage', 'jobs:read'] })
  const send = call(maker)
  const make = async (...scopes: string[]) => await send('POST', 'tokens', { name: 'T', scopes })
  t.same((await make('jobs:read', 'users:read', '*')).json(), {
    title: 'Forbidden', detail: 'the token cannot grant scopes that it lacks: users:read, *', status: 403
  })
  t.equal((await make('jobs:write')).json().detail, 'the token cannot grant scopes that it lacks: jobs:write')
  t.equal((await make('jobs:read', 'tokens:manage')).statusCode, 201)
  const almighty = await createClient(app)
  t.equal((await call(almighty)('POST', 'tokens', { name: 'T', scopes: ['jobs:write', '*'] })).statusCode, 201)
  const other = await createClient(app, { scopes: ['jobs:read'] })
  for (const method of ['GET', 'POST'] as const) {
    t.equal(
      (await call(other)(method, 'tokens', method === 'POST' ? { name: 'T', scopes: ['jobs:read'] } : undefined)).json().detail,
      'the token lacks the scope tokens:manage'
    )
  }
  t.equal((await send('GET', 'tokens')).json().totalResults, 2)
})

t.test('POST /tokens → no higher limit and no later expiry than its maker has; what is absent is taken from there', async t => {
  const expiresAt = '2099-01-01T00:00:00.000Z'
  const send = call(await createClient(app, { rateLimitPerMinute: 50, expiresAt }))
  for (const [target, fields] of [
    ['rateLimitPerMinute', { rateLimitPerMinute: 51 }], ['rateLimitPerMinute', { rateLimitPerMinute: null }],
    ['expiresAt', { expiresAt: '2099-01-01T00:00:00.001Z' }], ['expiresAt', { expiresAt: null }]
  ] as const) {
    const response = await send('POST', 'tokens', { name: 'T', scopes: ['jobs:read'], ...fields })
    t.equal(response.statusCode, 400)
    t.match(response.json().detail, `${target} must`)
  }
  t.match((await send('POST', 'tokens', { name: 'T', scopes: ['jobs:read'] })).json(), { rateLimitPerMinute: 50, expiresAt })
  const finer = { name: 'T', scopes: ['jobs:read'], expiresAt: expiresAt.replace('Z', '9Z') }
  t.match((await send('POST', 'tokens', finer)).json(), { expiresAt }, 'the database does not round it up')
  t.match(
    (await send('POST', 'tokens', { name: 'T', scopes: ['jobs:read'], rateLimitPerMinute: 5, expiresAt: '2098-01-01T00:00:00Z' })).json(),
    { rateLimitPerMinute: 5 }
  )
})

t.test('POST /tokens → 400 for wrong fields and for an expiry that is past', async t => {
  const client = await createClient(app)
  const send = call(client)
  const cases: Array<[object, RegExp]> = [
    [{}, /^name is required; scopes is required$/],
    [{ name: 'T', scopes: [] }, /^scopes must not be empty/],
    [{ name: 'T', scopes: ['jobs:read', 'jobs:read'] }, /^scopes must not contain a value twice$/],
    [
      { name: '', scopes: ['nope'], rateLimitPerMinute: 0, expiresAt: '2100-01-01', secret: 'mine', id: 1 },
      /^secret is not .*; id is not .*; name must not be empty; scopes\.0 must be one of .*; rateLimitPerMinute must be at least 1; expiresAt must be an RFC 3339/
    ],
    [{ name: 'T', scopes: ['*'], rateLimitPerMinute: '5' }, /^rateLimitPerMinute must be an integer or null$/],
    ...[
      '2020-01-01T00:00:00Z', new Date().toISOString(), '9999-12-31T23:59:59.9999Z'
    ].map((expiresAt): [object, RegExp] => [
      { name: 'T', scopes: ['*'], expiresAt }, /^expiresAt must lie in the future, before the end of the year 9999$/
    ])
  ]
  for (const [body, detail] of cases) {
    const response = await send('POST', 'tokens', body)
    t.equal(response.statusCode, 400, JSON.stringify(body))
    t.match(response.json(), { title: 'Validation Error', detail })
  }
  t.equal((await send('GET', 'tokens')).json().totalResults, 1)
})

t.test('POST /tokens again with its Idempotency-Key → 409 that names the token, and no secret anywhere', async t => {
  const send = call(await createClient(app))
  const body = { name: 'T', scopes: ['jobs:read'] }
  const first = await send('POST', 'tokens', body, { 'idempotency-key': 'k' })
  t.equal(first.statusCode, 201)
  const second = await send('POST', 'tokens', body, { 'idempotency-key': 'k' })
  t.equal(second.statusCode, 409)
  t.match(second.json().detail, first.headers.location)
  t.equal((await send('POST', 'tokens', { ...body, name: 'U' }, { 'idempotency-key': 'k' })).statusCode, 422)
  const trial = await send('POST', 'tokens?validateOnly=true', body)
  t.equal(trial.statusCode, 201)
  t.equal((await me(trial.json().secret)).statusCode, 403, 'the secret of a trial opens nothing')
  t.equal((await send('GET', 'tokens')).json().totalResults, 2)
  const [kept] = await app.database.query<Json>(sql`
    select count(*) as count from idempotency_keys where body like ${`%${first.json().secret}%`}`)
  t.equal(kept?.count, 0)
})

t.test('GET /tokens → pages in the order of their making', async t => {
  const client = await createClient(app)
  const send = call(client)
  for (const name of ['C', 'a', 'B']) await send('POST', 'tokens', { name, scopes: ['*'] })
  const names = async (query: string) => (await send('GET', `tokens?${query}`)).json().results?.map(({ name }: Json) => name)
  t.same(await names(''), ['Test token', 'C', 'a', 'B'])
  t.same(await names('order=createdAt+desc&perPage=2'), ['B', 'a'])
  t.same(await names('order=createdAt+desc&perPage=2&page=2'), ['C', 'Test token'])
  t.same(await names('order=name+asc'), ['B', 'C', 'Test token', 'a'])
  t.match((await send('GET', 'tokens?perPage=3&page=2')).json(), { totalResults: 4, page: 2, totalPages: 2 })
  t.same((await send('GET', 'tokens?page=9')).json(), { results: [], totalResults: 4, page: 9, totalPages: 1 })
  t.equal(
    (await send('GET', 'tokens?order=id+asc')).json().detail, 'order must be one of createdAt asc, createdAt desc, name asc, name desc'
  )
  t.equal((await send('GET', 'tokens?fields=secret')).statusCode, 400)
})

t.test('DELETE /tokens/{id} → holds on the next request, stays in the list, happens once', async t => {
  const client = await createClient(app)
  const send = call(client)
  const { id, secret } = (await send('POST', 'tokens', { name: 'T', scopes: ['tokens:manage'] })).json()
  t.equal((await me(secret)).statusCode, 200)
  t.equal((await send('DELETE', `tokens/${id}?validateOnly=true`)).statusCode, 204)
  t.equal((await me(secret)).statusCode, 200, 'a trial revokes nothing')
  const stranger = await createClient(app)
  t.equal((await call(stranger)('DELETE', `tokens/${id}`)).statusCode, 404)
  const gone = await send('DELETE', `tokens/${id.toUpperCase()}`)
  t.same([gone.statusCode, gone.body], [204, ''])
  t.equal((await me(secret)).statusCode, 403)
  const { revokedAt } = (await send('GET', 'tokens')).json().results[1]
  t.match(revokedAt, /Z$/)
  t.equal((await send('DELETE', `tokens/${id}`)).statusCode, 204, 'again: it is as it was')
  t.match((await send('GET', 'tokens')).json().results[1], { id, revokedAt })
  for (const bad of ['1', 'x', `${id}0`, '00000000']) {
    t.same((await send('DELETE', `tokens/${bad}`)).json(), { title: 'Validation Error', detail: 'id must be a UUID', status: 400 })
  }
  t.equal((await send('DELETE', 'tokens/00000000-0000-4000-8000-000000000000')).statusCode, 404)

  const own = (await client.get('/api/v1/me')).json().token.id
  t.equal((await send('DELETE', `tokens/${own}`)).statusCode, 204, 'a token may revoke itself')
  t.equal((await client.get('/api/v1/me')).statusCode, 403)
})

t.test('DELETE /tokens/{id} → of no token that holds more scopes: 403 that names them', async t => {
  const almighty = await createClient(app)
  const manager = await createClient(app, { companyId: almighty.companyId, scopes: ['tokens:manage', 'jobs:read'] })
  const make = async (...scopes: string[]) => (await call(almighty)('POST', 'tokens', { name: 'T', scopes })).json()
  for (const [scopes, lacking] of [
    [['jobs:read', 'users:read', 'users:write'], 'users:read, users:write'], [['*'], '*']
  ] as const) {
    const { id, secret } = await make(...scopes)
    t.same((await call(manager)('DELETE', `tokens/${id}`)).json(), {
      title: 'Forbidden', detail: `the token cannot revoke scopes that it lacks: ${lacking}`, status: 403
    })
    t.equal((await me(secret)).statusCode, 200)
    t.equal((await call(almighty)('DELETE', `tokens/${id}`)).statusCode, 204)
  }
  t.equal((await call(manager)('DELETE', `tokens/${(await make('jobs:read')).id}`)).statusCode, 204)
})

t.test('tokens → say who made them; their making and their end are events with the actor, for those who may manage tokens', async t => {
  const maker = await createClient(app)
  const reader = await createClient(app, { companyId: maker.companyId, scopes: ['events:read', 'jobs:read', 'webhooks:read'] })
  const send = call(maker)
  const { tokenId, name } = { tokenId: (await send('GET', 'me')).json().token.id, name: 'Test token' }
  const { secret, ...token } = (await send('POST', 'tokens', { name: 'ERP import', scopes: ['jobs:read'] })).json()
  t.same(token.createdBy, { tokenId, name })
  t.equal((await send('GET', 'tokens')).json().results[0].createdBy, null, 'not made by a token')
  for (let i = 0; i < 2; i++) t.equal((await send('DELETE', `tokens/${token.id}`)).statusCode, 204)
  await send('POST', 'tokens?validateOnly=true', { name: 'Trial', scopes: ['jobs:read'] })

  const feed = async (client: Client) => await client.get(`/api/v2/events?entity=token&entityId=${String(token.id).toUpperCase()}`)
  await waitFor(async () => (await feed(maker)).json().results.length === 2)
  const { results } = (await feed(maker)).json()
  t.match(results, [
    { event: 'token.created', actor: { tokenId, name }, entity: { type: 'token', id: token.id }, data: token },
    {
      event: 'token.revoked',
      actor: { tokenId, name },
      entity: { type: 'token', id: token.id },
      data: { id: token.id, revokedAt: /Z$/, createdBy: { tokenId, name } }
    }
  ])
  t.notMatch(JSON.stringify(results), secret)
  t.same((await feed(reader)).json().results, [])
  t.equal(
    (await maker.get('/api/v2/events?event=token.created,token.revoked')).json().results.length,
    2,
    'a trial and a second revocation are none'
  )
})

t.test('a revocation while the token is busy → no request that begins after it passes', async t => {
  const client = await createClient(app)
  const send = call(client)
  for (let round = 0; round < 5; round++) {
    const { id, secret } = (await send('POST', 'tokens', { name: 'T', scopes: ['jobs:read'] })).json()
    const busyUntil = { revoked: false }
    const busy = Array.from({ length: 4 }, async () => {
      while (!busyUntil.revoked) {
        await me(secret)
        // Answers from memory need no turn of the event loop, which the revocation needs.
        await nextTurn()
      }
    })
    t.equal((await send('DELETE', `tokens/${id}`)).statusCode, 204)
    t.equal((await me(secret)).statusCode, 403)
    busyUntil.revoked = true
    await Promise.all(busy)
  }
})

t.test('last use → noted in memory, written together, never by a request', async t => {
  // Of its own: another file's server may write by itself at this moment.
  const app = await build(t)
  const client = await createClient(app)
  const lastUse = async () => (await call(client)('GET', 'tokens?fields=name,lastUsedAt')).json().results[0].lastUsedAt
  await app.lastUse.write()
  t.equal(await lastUse(), null, 'the request that asks has not been written yet')
  t.equal(await lastUse(), null)
  const before = Date.now()
  await client.get('/api/v1/me')
  await app.lastUse.write()
  t.ok(Date.parse(await lastUse()) >= before - 1)
})

t.test('last uses → one statement for all tokens; what fails is kept for the next time, and nothing is written twice', async t => {
  const written: unknown[][] = []
  const errors: unknown[] = []
  let fails = false
  const lastUse = new LastUse({
    query: async ({ values }) => {
      if (fails) throw new Error('away')
      written.push(values)
      return []
    }
  }, error => { errors.push(error) }, 20)
  for (const id of ['a', 'b', 'a', 'a']) lastUse.record(id)
  t.same(written, [], 'nothing yet')
  while (written.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  t.same(written.map(values => values[0]), [['a', 'b']])
  fails = true
  lastUse.record('c')
  while (errors.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  lastUse.record('d')
  fails = false
  await lastUse.close()
  t.same(written.slice(1).map(values => values[0]), [['c', 'd']])
  await lastUse.write()
  t.equal(written.length, 2)
})

t.test('a server that stops → writes the last uses before it lets go of the database', async t => {
  const env = await createDatabase(t)
  const first = await buildOpen(env)
  t.teardown(async () => await first.close())
  const client = await createClient(first)
  t.equal((await client.get('/api/v1/me')).statusCode, 200)
  await first.close()
  const second = await buildOpen(env)
  t.teardown(async () => await second.close())
  const [row] = await second.database.query<Json>(sql`
    select last_used_at as "lastUsedAt" from tokens where company_id = ${client.companyId}`)
  t.match(row?.lastUsedAt, /Z$/)
})
