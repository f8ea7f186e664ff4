import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { build, createClient, createCompany } from '../helper.js'
import { t } from '../part.js'
import { makeApplication, makeJob } from '../factories.js'
import { bootstrap } from '../../src/domain/companies/bootstrap.js'
import { deleteCompany } from '../../src/domain/companies/removal.js'
import { putToken } from '../../src/domain/tokens/queries.js'
import { createSecret } from '../../src/domain/tokens/secret.js'
import { request, sendRaw } from '../raw.js'
import { openExchange, uploadOf } from '../uploads.js'

const app = await build(t)

const LISTS = ['/api/v1/jobs', '/api/v2/applications'] as const

interface Failure { status: number, code: string, target: string, message: string }

/** What both bodies say, in one shape; the body must have exactly its version's fields. */
function failure (url: string, text: string): Failure {
  const body = JSON.parse(text)
  if (!url.startsWith('/api/v2')) {
    t.same(Object.keys(body), ['title', 'detail', 'status'], url)
    return { status: body.status, code: body.title, target: '', message: body.detail }
  }
  t.same(Object.keys(body), ['errors'], url)
  t.same(Object.keys(body.errors[0]), ['code', 'target', 'message'], url)
  return { status: 0, ...body.errors[0] }
}

t.test('no Authorization header → 401 with WWW-Authenticate, in the version\'s body', async t => {
  for (const url of LISTS) {
    const response = await app.inject(url)
    t.equal(response.statusCode, 401)
    t.equal(response.headers['www-authenticate'], 'Bearer')
    t.match(failure(url, response.body).message, /Authorization header is missing/)
  }
  t.same((await app.inject(LISTS[0])).json().title, 'Unauthorized')
  t.match((await app.inject(LISTS[1])).json().errors, [{ code: 'UNAUTHORIZED', target: 'Authorization' }])
})

t.test('a header that is not right → 403 in the version\'s body', async t => {
  const { secret } = await createClient(app)
  const wrong = [
    'Bearer wrong', 'Basic abc', '', ' ', 'Bearer', 'Bearer ', secret, `Basic ${secret}`,
    `Bearer ${secret}x`, `Bearer ${secret.slice(0, -1)}`, `Bearer "${secret}"`,
    `Bearer ${secret} ${secret}`, `Bearer ${secret}, Bearer ${secret}`, `Bearer${secret}`, `Bearer ${createSecret()}`, `Token ${secret}`,
    `Bearer ${secret.toUpperCase()}`]
  for (const authorization of wrong) {
    for (const url of LISTS) {
      const response = await app.inject({ url, headers: { authorization } })
      t.equal(response.statusCode, 403, authorization)
      t.notOk('www-authenticate' in response.headers)
      t.notMatch(response.body, secret, 'the token is not repeated')
      t.match(failure(url, response.body), {
        code: /^(Forbidden|FORBIDDEN)$/, target: /^(|Authorization)$/, message: /Authorization header must be "Bearer <token>"/
      })
    }
  }
})

t.test('the scheme has no case, and blanks around the token do no harm', async t => {
  const { secret } = await createClient(app)
  for (const authorization of [`Bearer ${secret}`, `bearer ${secret}`, `BEARER   ${secret}`, `Bearer ${secret}  `]) {
    t.equal((await app.inject({ url: '/api/v1/me', headers: { authorization } })).statusCode, 200, authorization)
  }
})

t.test('two Authorization headers on the wire → 403, even if both are the same', async t => {
  const { secret } = await createClient(app)
  const good = `Authorization: Bearer ${secret}`
  t.equal((await sendRaw(app, request('/api/v1/me', good))).status, 200)
  for (const url of LISTS) {
    for (const headers of [[good, good], [good, 'authorization: Basic abc'], ['Authorization:', good]]) {
      const answer = await sendRaw(app, request(url, ...headers))
      t.equal(answer.status, 403, headers.join())
      failure(url, answer.body)
    }
    t.equal((await sendRaw(app, request(url, 'Authorization:'))).status, 403, 'empty')
    t.equal((await sendRaw(app, request(url))).status, 401)
  }
})

t.test('an expired token → 403', async t => {
  const past = await createClient(app, { expiresAt: new Date(Date.now() - 1000).toISOString() })
  t.equal((await past.get('/api/v1/me')).statusCode, 403)
  t.equal((await (await createClient(app, { expiresAt: '2100-01-01T00:00:00Z' })).get('/api/v1/me')).statusCode, 200)
})

t.test('a revoked token → 403 from the next request on', async t => {
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/me')).statusCode, 200)
  const [token] = await app.database.query<{ id: string }>(sql`
    update tokens set revoked_at = statement_timestamp() where company_id = ${client.companyId} returning id`)
  app.identities.forget(token?.id as string)
  t.equal((await client.get('/api/v1/me')).statusCode, 403)
})

t.test('a revocation by another replica → seen without being told', async t => {
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/me')).statusCode, 200)
  await app.database.query(sql`update tokens set revoked_at = statement_timestamp() where company_id = ${client.companyId}`)
  while ((await client.get('/api/v1/me')).statusCode === 200);
  t.equal((await client.get('/api/v1/me')).statusCode, 403)
})

t.test('a request that outlives its token → can tell that it was revoked or has expired', async t => {
  const { longPoll } = app
  t.teardown(() => { app.longPoll = longPoll })
  const running: FastifyRequest[] = []
  app.longPoll = async (request, _seconds, read) => {
    running.push(request)
    return await read()
  }
  const ends: Array<(companyId: number) => Promise<unknown>> = [
    async companyId => await app.database.query(sql`update tokens set revoked_at = statement_timestamp() where company_id = ${companyId}`),
    async companyId => await app.database.query(sql`update tokens set expires_at = statement_timestamp() where company_id = ${companyId}`)
  ]
  for (const end of ends) {
    const client = await createClient(app)
    t.equal((await client.get('/api/v2/events')).statusCode, 200)
    const request = running.at(-1) as FastifyRequest
    t.equal(await request.isStillAuthorized(), true)
    await end(client.companyId)
    while (await request.isStillAuthorized());
    t.equal(await request.isStillAuthorized(), false)
  }
})

t.test('a token that ends while the body is on its way → 403, and nothing is written; one that holds → 201', async t => {
  const ends: Array<(companyId: number) => Promise<unknown>> = [
    async companyId => await app.database.query(sql`update tokens set revoked_at = statement_timestamp() where company_id = ${companyId}`),
    async companyId => await app.database.query(sql`update tokens set expires_at = statement_timestamp() where company_id = ${companyId}`),
    async companyId => await deleteCompany(app.database, companyId),
    async () => {}
  ]
  const written = async (companyId: number) => (await app.database.query(sql`
    select id::text from departments where company_id = ${companyId}
    union all select id::text from attachments where company_id = ${companyId}
    union all select file_id::text from loose_files where company_id = ${companyId} and not is_doomed`)).length
  await Promise.all(ends.map(async end => {
    const client = await createClient(app)
    const file = uploadOf(client, `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/attachments`, { kind: 'other' })
    const department = Buffer.from('{"name":"Sales"}')
    const head = file.head.replace(/POST \S+/, 'POST /api/v1/departments').replace(/multipart.*/, 'application/json')
      .replace(/(?<=Content-Length: )\d+/, String(department.length))
    const requests = [file, { head, payload: department }]
    const exchanges = await Promise.all(requests.map(async ({ head, payload }) =>
      await openExchange(t, app, head + payload.subarray(0, 10).toString())))
    await sleep(100)
    await end(client.companyId)
    await sleep(1000)
    const statuses = await Promise.all(exchanges.map(async ({ socket, answer }, n) => {
      socket.write(requests[n]?.payload.subarray(10) as Buffer)
      return (await answer()).status
    }))
    const [status, count] = end === ends.at(-1) ? [201, 2] : [403, 0]
    t.same([statuses, await written(client.companyId)], [[status, status], count], end.toString())
  }))
})

t.test('a missing scope → 403 that names it', async t => {
  const narrow = await createClient(app, { scopes: ['users:read'] })
  const jobs = await narrow.get('/api/v1/jobs')
  t.equal(jobs.statusCode, 403)
  t.same(jobs.json(), { title: 'Forbidden', detail: 'the token lacks the scope jobs:read', status: 403 })
  const applications = await narrow.get('/api/v2/applications?jobId=x')
  t.equal(applications.statusCode, 403, 'before the query is looked at')
  t.same(applications.json(), {
    errors: [{ code: 'FORBIDDEN', target: 'Authorization', message: 'the token lacks the scope applications:read' }]
  })
  const id = await makeApplication(app, narrow.companyId)
  const reader = await createClient(app, { companyId: narrow.companyId, scopes: ['applications:read'] })
  t.match(
    (await reader.get(`/api/v2/applications/${id}?expand=candidate`)).json().errors, [{ code: 'FORBIDDEN', message: /candidates:read/ }]
  )
})

t.test('junk → refused without asking the database; a known token asks it once', async t => {
  const client = await createClient(app)
  const { query } = app.database
  const asked: string[] = []
  app.database.query = async statement => {
    if (statement.text.includes('from tokens')) asked.push(statement.text) // what workers ask meanwhile is not counted
    return await query.call(app.database, statement) as never
  }
  t.teardown(() => { app.database.query = query })
  for (const authorization of [
    'Bearer wrong', 'Basic abc', '', `Bearer ${client.secret.slice(0, -1)}!`, `Bearer ${client.secret.slice(0, -6)}000000`
  ]) {
    t.equal((await app.inject({ url: '/api/v1/me', headers: { authorization } })).statusCode, 403)
  }
  t.equal((await app.inject('/api/v1/me')).statusCode, 401)
  t.same(asked, [])
  await Promise.all(Array.from({ length: 10 }, async () => await client.get('/api/v1/me')))
  t.equal(asked.length, 1)
})

t.test('unknown route and wrong method → 401 without a header, 403 with a wrong one, then 404 or 405 with Allow', async t => {
  const client = await createClient(app, { scopes: ['users:read'] })
  for (const version of ['v1', 'v2']) {
    const [nope, jobs] = [`/api/${version}/nope`, `/api/${version}/jobs`]
    t.equal((await app.inject(nope)).statusCode, 401)
    t.equal(
      (await app.inject({ method: 'POST', url: jobs, payload: '{', headers: { 'content-type': 'application/json' } })).statusCode, 401
    )
    t.equal((await app.inject({ url: nope, headers: { authorization: 'Bearer wrong' } })).statusCode, 403)
    const missing = await client.send({ method: 'POST', url: nope, payload: '{', headers: { 'content-type': 'application/json' } })
    t.equal(missing.statusCode, 404, 'before the body is read')
    t.match(failure(nope, missing.body).code, /^(Not Found|NOT_FOUND)$/)
    for (const method of ['PUT', 'OPTIONS'] as const) {
      for (const url of [jobs, `${jobs}/1?x=1`, `${jobs}/abc`]) {
        const response = await client.send({ method, url })
        t.equal(response.statusCode, 405, `${method} ${url}`)
        t.match(response.headers.allow, /^GET, HEAD(, (POST|PATCH|DELETE))*$/)
        t.match(failure(url, response.body).code, /^(Method Not Allowed|METHOD_NOT_ALLOWED)$/)
      }
    }
  }
})

t.test('a token that the operator made up → is looked up like any other, in a process that was never told of it', async t => {
  const secret = 'an-operators-own-token'
  const me = async () => (await app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${secret}` } })).statusCode
  t.equal(await me(), 403, 'no row stands behind it')
  await bootstrap(app.database, secret)
  t.equal(await me(), 403, 'there are companies already')
  const companyId = await createCompany(app)
  await putToken(app.database, { id: randomUUID(), companyId, name: 'First', secret, scopes: ['*'] })
  t.equal(await me(), 200)
})
