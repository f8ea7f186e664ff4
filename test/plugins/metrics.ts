import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import type { FastifyInstance, InjectOptions } from 'fastify'
import sql from 'sql-template-tag'
import { build, createClient, createDatabase, testConfig } from '../helper.js'
import { t } from '../part.js'
import { buildApp } from '../../src/app.js'
import { Connections } from '../../src/database/connections.js'
import { PeriodicReading } from '../../src/database/periodic-reading.js'
import { VERSION } from '../../src/version.js'
import { VERSIONS } from '../../routes/versions.js'
import { Backlog, type BacklogState } from '../../src/workers/backlog.js'
import { RETAINED_TABLES } from '../../src/workers/retention.js'
import { makeApplication, makeWebhook } from '../factories.js'
import { operationsOf, readDocuments } from '../contract/operations.js'
import { request, sendRaw } from '../raw.js'
import { receive, respond, waitFor } from '../receiver.js'

const valuesOf = (body: string) => (series: string): number | undefined => {
  const line = body.split('\n').find(line => line.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const scrape = async (app: FastifyInstance) => {
  const { statusCode, body } = await app.inject('/metrics')
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
  return valuesOf(body)
}

t.test('probing → makes no more label sets than a few, whatever methods, paths and routes are tried', async t => {
  const app = await build(t)
  const sets = async () =>
    (await app.inject('/metrics')).body.split('\n').filter(line => line.startsWith('http_requests_total')).map(line =>
      line.replace(/ \d+$/, ''))
  const probe = async (paths: string[], methods: string[]) => {
    for (const path of paths) for (const method of methods) await sendRaw(app, request(path).replace('GET', method))
  }
  await app.inject('/metrics')
  await probe(['/nope', '/api/v1/jobs'], ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
  const before = await sets()
  await probe(
    ['/nope/2', '/api/v2/candidates', '/api/v1/jobs/1/applications/2', '/api/v9', '/api/v2/nope'],
    ['GET', 'PATCH', 'SEARCH', 'PROPFIND', 'MKCOL', 'LOCK']
  )
  t.same(await sets(), before)
  t.match(before.join('\n'), /method="other",route="unknown",status="401"/)
  const client = await createClient(app)
  await client.get('/api/v1/jobs')
  t.match((await sets()).join('\n'), /method="GET",route="\/api\/v1\/jobs"/)
})

t.test('requests → counted by route, method and status, and by kind; no series is there twice', async t => {
  const app = await build(t)
  const { secret } = await createClient(app)
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = async (method: string, url: string) => await (await fetch(base + url, {
    method, headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }, body: method === 'POST' ? '{}' : null
  })).text()
  for (const url of ['/api/v1/jobs', '/api/v1/jobs?perPage=x', '/api/v1/jobs', '/api/v2/events', '/nope']) await send('GET', url)
  await send('HEAD', '/api/v1/jobs')
  await send('POST', '/api/v1/jobs')
  // The last one ends when its answer is sent: that may be after the client has it.
  await waitFor(async () => valuesOf((await app.inject('/metrics')).body)('http_latency_seconds_count{kind="write"}') === 1)
  const { body } = await app.inject('/metrics')
  const value = valuesOf(body)
  const requests = (method: string, route: string, status: number) =>
    value(`http_requests_total{method="${method}",route="${route}",status="${status}"}`)
  t.strictSame([requests('GET', '/api/v1/jobs', 200), requests('GET', '/api/v1/jobs', 400), requests('HEAD', '/api/v1/jobs', 200),
    requests('POST', '/api/v1/jobs', 400), requests('GET', '/api/v2/events', 200), requests('GET', 'unknown', 404)], [2, 1, 1, 1, 1, 1])
  const durations = (method: string, route: string) => [
    value(`http_request_duration_seconds_count{method="${method}",route="${route}"}`),
    value(`http_request_duration_seconds_bucket{le="+Inf",method="${method}",route="${route}"}`)
  ]
  t.strictSame([durations('GET', '/api/v1/jobs'), durations('POST', '/api/v1/jobs'), durations('GET', 'unknown')], [[3, 3], [1, 1], [1, 1]])
  const kinds = ['read', 'write', 'feed'].map(kind => value(`http_latency_seconds_count{kind="${kind}"}`))
  t.strictSame(kinds, [4, 1, 1], 'an unknown route is no operation')
  const series = body.split('\n').filter(line => /^\w/.test(line)).map(line => line.replace(/ \S+$/, ''))
  t.equal(new Set(series).size, series.length)
})

/** Operations that a scrape of 250 kB has room for; there are half as many. */
const OPERATIONS = 220

t.test('every operation called, with an answer and a failure each → a scrape stays small', async t => {
  const app = await build(t)
  const client = await createClient(app)
  const operations = operationsOf(await readDocuments(app, VERSIONS))
  for (const { method, path } of operations) {
    const url = path.replace(/\{[^}]*\}/g, '1')
    await client.send({ method: method as InjectOptions['method'], url })
    await client.send({ method: method as InjectOptions['method'], url: `${url}?fields=nope&page=x&maxPageSize=x` })
  }
  const { body } = await app.inject('/metrics')
  const counted = new Set(body.match(/^http_request_duration_seconds_count\{.*\}/gm))
  t.ok(counted.size > operations.length * 0.9, `${counted.size} of ${operations.length} operations are in it`)
  t.ok(body.length < 250_000 * operations.length / OPERATIONS, `${body.length} bytes`)
})

t.test('METRICS_PORT → they are there, and not on the port of the API', async t => {
  const reserve = createServer().listen(0, '127.0.0.1')
  await once(reserve, 'listening')
  const { port } = reserve.address() as AddressInfo
  const env = { ...await createDatabase(t), METRICS_PORT: String(port) }
  await t.rejects(buildApp(testConfig(env)), {
    name: 'StartError', message: /^METRICS_PORT: 127\.0\.0\.1:\d+ cannot be listened on \(EADDRINUSE\)/
  })
  reserve.close()
  await once(reserve, 'close')
  const app = await buildApp(testConfig(env))
  const base = `http://127.0.0.1:${port}`
  t.equal((await app.inject('/metrics')).statusCode, 404)
  const answer = await fetch(`${base}/metrics`)
  t.equal(answer.status, 200)
  t.match(answer.headers.get('content-type'), /^text\/plain; version=/)
  t.match(await answer.text(), /^http_requests_total\{method="GET",route="unknown",status="\d+"\} 1$/m)
  t.equal((await fetch(`${base}/api/v1/jobs`)).status, 404)
  t.equal((await fetch(`${base}/metrics`, { method: 'POST' })).status, 404)
  let closed = 0
  const sockets = Array.from({ length: 51 }, () => connect(port, '127.0.0.1').on('error', () => {}).on('close', () => { closed++ }))
  await waitFor(() => closed > 0)
  for (const socket of sockets) socket.destroy()
  await waitFor(() => closed === 51)
  await app.close()
  await t.rejects(fetch(`${base}/metrics`))
})

const BACKLOG = [
  'event_sequencer_pending', 'event_sequencer_oldest_pending_age_seconds',
  'webhook_deliveries_pending', 'webhook_deliveries_oldest_pending_age_seconds', 'webhooks_suspended',
  'messages_pending', 'messages_oldest_pending_age_seconds', 'attachments_unread'
]

t.test('the metrics of a new server → its build, its database, and 0 wherever nothing has happened', async t => {
  const value = await scrape(await build(t))
  t.equal(value(`build_info{version="${VERSION}",node="${process.versions.node}"}`), 1)
  t.equal(value('database_up'), 1)
  for (const name of BACKLOG) t.equal(value(name), 0, name)
  for (const result of ['delivered', 'failed', 'dead']) t.equal(value(`webhook_deliveries_total{result="${result}"}`), 0, result)
  for (const table of RETAINED_TABLES) t.equal(value(`retention_removed_rows_total{table="${table}"}`), 0, table)
  for (const kind of ['read', 'write', 'feed']) t.equal(value(`http_latency_seconds_count{kind="${kind}"}`), 0, kind)
  for (const limit of ['token', 'company', 'address']) t.equal(value(`rate_limited_requests_total{limit="${limit}"}`), 0, limit)
})

t.test('metrics while the database is away → are answered; what only it knows is left out', async t => {
  const app = await buildApp(testConfig(await createDatabase(t)))
  t.teardown(async () => await app.close())
  const value = await scrape(app)
  t.equal(value('database_up'), 0)
  t.same(BACKLOG.map(value), BACKLOG.map(() => undefined))
})

t.test('attempts to deliver → counted by what came of them', async t => {
  const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
  const client = await createClient(app)
  const receiver = await receive(t)
  const payload = { action: 'department.created', postbackUrl: receiver.url }
  await client.send({ method: 'POST', url: '/api/v1/webhooks', payload })
  const create = async (name: string) => await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name } })
  const result = async (result: string) => (await scrape(app))(`webhook_deliveries_total{result="${result}"}`)
  await create('Taken')
  await waitFor(async () => await result('delivered') === 1)
  receiver.answer(respond(500))
  await create('Refused')
  await waitFor(async () => await result('failed') === 1)
  await app.database.query(sql`
    update deliveries set next_attempt_at = statement_timestamp(), retrying_since = statement_timestamp() - interval '80 hours'
    where next_attempt_at is not null`)
  await app.database.query(sql`update webhook_targets set due_at = statement_timestamp(), generation = generation + 1`)
  await waitFor(async () => await result('dead') === 1)
  t.same([await result('delivered'), await result('failed')], [1, 1])
})

t.test('the backlog → pending deliveries of active webhooks, suspended webhooks, events without a position, and ages', async t => {
  const app = await build(t)
  const { companyId } = await createClient(app)
  const [active, suspended] = [await makeWebhook(app, companyId), await makeWebhook(app, companyId)]
  const applicationId = await makeApplication(app, companyId)
  // In a transaction of its own, which the server's workers do not see.
  await app.database.transaction(async tx => {
    const read = async () => await new Backlog(tx, 0).get()
    for (const webhook of [active, active, suspended]) {
      await tx.query(sql`
        insert into deliveries (company_id, id, webhook_id, ordering_key, next_attempt_at, created_at)
        values (${companyId}, gen_random_uuid(), ${webhook}, 'key', '2999-01-01', clock_timestamp() - interval '1 hour')`)
    }
    await tx.query(sql`update webhook_targets set due_at = '2999-01-01' where company_id = ${companyId}`)
    await tx.query(sql`update webhooks set status = 'suspended' where company_id = ${companyId} and id = ${suspended}`)
    const [event] = await tx.query<{ id: number }>(sql`
      insert into events (company_id, uuid, event, date, entity_type, entity_id, data)
      values (${companyId}, gen_random_uuid(), 'job.created', clock_timestamp() - interval '2 hours', 'job', '1', '{}') returning id`)
    await tx.query(sql`insert into unnumbered_events (company_id, event_id) values (${companyId}, ${event?.id})`)
    for (const wait of ['1 hour', '-1 hour']) {
      await tx.query(sql`
        insert into messages (company_id, id, application_id, kind, subject, text, next_attempt_at, send_after, created_at)
        values (${companyId}, gen_random_uuid(), ${applicationId}, 'free', '', '', '2999-01-01', clock_timestamp() - ${wait}::interval,
          clock_timestamp() - interval '2 hours')`)
    }
    const state = await read() as BacklogState
    t.match(state, { pendingEvents: 1, pendingDeliveries: 2, suspendedWebhooks: 1, pendingMessages: 1 })
    t.equal(Math.floor(state.oldestMessageAge / 3600), 1, 'since the time for which it was meant')
    t.equal(Math.floor(state.oldestEventAge / 3600), 2)
    t.equal(Math.floor(state.oldestDeliveryAge / 3600), 1)
    await tx.query(sql`insert into numbering_bounds (numbered_below) values (${event?.id as number + 1})`)
    t.match(await read(), { pendingEvents: 0, oldestEventAge: 0 }, 'no event is looked for below the bound')
    await tx.query(sql`delete from messages where company_id = ${companyId}`)
    await tx.query(sql`delete from deliveries where company_id = ${companyId}`)
    await tx.query(sql`delete from unnumbered_events where company_id = ${companyId}`)
    await tx.query(sql`delete from events where company_id = ${companyId}`)
    await tx.query(sql`delete from numbering_bounds where numbered_below = ${event?.id as number + 1}`)
  })
})

t.test('a reading of the database → one for all who ask within its interval; a failed or silent one is not known', async t => {
  let reads = 0
  const often = new PeriodicReading(async () => ++reads, 60_000)
  t.same(await Promise.all([often.get(), often.get()]), [1, 1])
  t.equal(await often.get(), 1)
  const always = new PeriodicReading(async () => ++reads, 0)
  t.same([await always.get(), await always.get()], [2, 3])
  t.equal(await new PeriodicReading(async () => { throw new Error('away') }, 0).get(), undefined)
  t.equal(await new PeriodicReading(async () => await new Promise(() => {}), 0).get(), undefined)
})

t.test('waiting for a connection → is measured, also when none comes', async t => {
  const { waitMs } = Connections
  Connections.waitMs = 1500
  t.teardown(() => { Connections.waitMs = waitMs })
  const app = await build(t, { DATABASE_POOL_MAX: '1' })
  const slow = async () => {
    const value = await scrape(app)
    return value('database_connection_wait_seconds_count') as number - (value('database_connection_wait_seconds_bucket{le="1"}') as number)
  }
  t.equal(await slow(), 0)
  let release = () => {}
  const held = new Promise<void>(resolve => { release = resolve })
  const holding = app.database.withClient(async () => await held)
  await t.rejects(app.database.query(sql`select 1`), { code: 'UNAVAILABLE' })
  release()
  await holding
  t.ok(await slow() > 0)
})

t.test('requests over a limit → counted by the limit', async t => {
  const app = await build(t, { RATE_LIMIT_MAX: '1' })
  const client = await createClient(app)
  let address = 0
  const refused = async (limit: string) => {
    // From an address that has not used up its limit.
    const { body } = await app.inject({ url: '/metrics', remoteAddress: `10.0.0.${++address}` })
    return Number(new RegExp(`^rate_limited_requests_total\\{limit="${limit}"\\} (\\d+)$`, 'm').exec(body)?.[1])
  }
  const statuses = async (requests: Array<Promise<{ statusCode: number }>>) =>
    (await Promise.all(requests)).map(({ statusCode }) => statusCode).sort()
  t.same(await statuses([client.get('/api/v1/me'), client.get('/api/v1/me')]), [200, 429])
  t.equal(await refused('token'), 1)
  await app.inject('/api/v1/me')
  await app.inject('/api/v1/me')
  t.equal(await refused('address'), 1)
  const { companyId } = await createClient(app)
  for (let i = 1; i <= 11; i++) {
    // The lookups for an address that has used up its limit are few.
    await (await createClient(app, { companyId })).send({ url: '/api/v1/me', remoteAddress: `10.0.1.${i}` })
  }
  t.equal(await refused('company'), 1)
  t.equal(await refused('token'), 1)
})
