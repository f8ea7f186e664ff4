import { createRequire } from 'node:module'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeApplication, makeJob } from '../factories.js'
import { build, createClient, engine } from '../helper.js'
import { t } from '../part.js'
import { receive, waitFor } from '../receiver.js'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`

interface Attribute { key: string, value: { stringValue?: string, intValue?: number } }
interface Span { traceId: string, spanId: string, parentSpanId?: string, name: string, kind: number, attributes: Attribute[] }
interface Batch { resourceSpans: Array<{ resource: { attributes: Attribute[] }, scopeSpans: Array<{ spans: Span[] }> }> }

const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter(file => file.includes('@opentelemetry/instrumentation-pg'))
const attribute = ({ attributes }: { attributes: Attribute[] }, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

/** What a receiver of OTLP over HTTP has got. */
async function startCollector (t: { teardown: (fn: () => void) => void }) {
  const batches: Batch[] = []
  const server = createServer((request, response) => {
    void text(request).then(body => {
      if (request.url === '/v1/traces') batches.push(JSON.parse(body) as Batch)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches }
}

t.test('without an endpoint → nothing of OpenTelemetry is loaded', async t => {
  const app = await build(t)
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/jobs', { traceparent: TRACEPARENT })).statusCode, 200)
  t.same(loaded(), [])
})

t.test('a request with a traceparent that changes something → the delivery to a webhook carries it', async t => {
  const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
  const client = await createClient(app)
  const receiver = await receive(t)
  const create = async (name: string, headers = {}) => {
    const answer = await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name }, headers })
    t.equal(answer.statusCode, 201)
  }
  const payload = { action: 'department.created', postbackUrl: receiver.url }
  t.equal((await client.send({ method: 'POST', url: '/api/v1/webhooks', payload })).statusCode, 201)
  await create('Traced', { traceparent: `01-${TRACEPARENT.slice(3)}-more` })
  await create('Untraced')
  await create('Wrong', { traceparent: TRACEPARENT.replace(TRACE_ID, '0'.repeat(32)) })
  await waitFor(() => receiver.received.length === 3)
  t.same(receiver.received.map(({ headers }) => headers.traceparent).sort(), [TRACEPARENT, undefined, undefined])
})

t.test('with an endpoint → a span for each request and each of its statements, without personal data, tokens or values', async t => {
  const collector = await startCollector(t)
  const app = await build(t, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, WEBHOOK_ALLOW_PRIVATE: 'true' })
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const applicationId = await makeApplication(app, client.companyId, { job })
  const receiver = await receive(t)
  await client.send({ method: 'POST', url: '/api/v1/webhooks', payload: { action: 'candidate.created', postbackUrl: receiver.url } })

  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = async (method: string, path: string, body?: object, headers = {}) => await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${client.secret}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const candidate = { name: 'Zacharias', lastName: 'Quist', email: 'zacharias@example.com' }
  const answers = [
    await send('POST', '/api/v2/candidates', candidate, { traceparent: TRACEPARENT }),
    await send('GET', `/api/v2/applications/${applicationId}`),
    await send('GET', '/api/v2/candidates?q=zacharias'),
    await send('GET', `/api/v2/jobs/${job.id}`),
    await send('GET', '/api/v2/zacharias'),
    await send('GET', '/health/ready')
  ]
  t.same(answers.map(({ status }) => status), [201, 200, 200, 200, 404, 200])
  for (const answer of answers) await answer.text()
  await waitFor(() => receiver.received.length === 1)
  await app.close()

  const sent = collector.batches.flatMap(({ resourceSpans }) => resourceSpans)
  t.equal(attribute((sent[0] as typeof sent[number]).resource, 'service.name'), 'recruitment-api')
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans).flatMap(scope => scope.spans)
  const requests = spans.filter(({ kind }) => kind === 2)
  const named = (name: string) => requests.find(span => span.name === name) as Span
  t.same(requests.map(({ name }) => name), [
    'POST /api/v1/webhooks', 'POST /api/v2/candidates', 'GET /api/v2/applications/:id', 'GET /api/v2/candidates',
    'GET /api/v2/jobs/:id', 'unknown unknown'
  ])
  const created = named('POST /api/v2/candidates')
  t.match(created, { traceId: TRACE_ID, parentSpanId: '00f067aa0ba902b7' })
  t.same(created.attributes.map(({ key }) => key).sort(), ['http.request.method', 'http.response.status_code', 'http.route'])
  t.equal(attribute(created, 'http.response.status_code'), 201)
  const delivered = receiver.received[0]?.headers.traceparent
  t.equal(delivered, `00-${TRACE_ID}-${created.spanId}-01`, 'the delivery belongs to the span of the request')

  const statements = (of: Span) => spans.filter(({ parentSpanId, kind }) => kind === 3 && parentSpanId === of.spanId)
  t.ok(statements(created).some(span => /insert into candidates/.test(String(attribute(span, 'db.query.text')))), 'after its body, too')
  t.ok(statements(named('GET /api/v2/applications/:id')).length > 0)
  const names = new Set(spans.filter(({ kind }) => kind === 3).map(({ name }) => name))
  for (const name of ['INSERT candidates', 'INSERT events', 'SELECT applications', 'SELECT jobs']) t.ok(names.has(name), name)
  const others = [...names].filter(name => !/^([A-Z]+( [a-z_]+)?|query)$/.test(name))
  t.same(others, [], 'a verb, and a table where it has one; an empty one is a ping')
  t.ok(statements(named('GET /api/v2/candidates')).length > 0)
  const isOfRequest = ({ parentSpanId }: Span) => requests.some(({ spanId }) => spanId === parentSpanId)
  t.ok(spans.every(span => span.kind === 2 || isOfRequest(span)), 'no statements of others')
  t.ok(loaded().length > 0)
  for (const mark of ['zacharias', 'quist', client.secret, 'postgres:']) {
    t.notMatch(JSON.stringify(collector.batches).toLowerCase(), mark.toLowerCase(), `no ${mark} on ${engine}`)
  }
})

t.test('a collector that never answers → a stop goes on without it', async t => {
  // Otherwise the limits of the SDK would end the wait.
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '600000'
  process.env.OTEL_BSP_EXPORT_TIMEOUT = '600000'
  const collector = createServer(() => {}).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  t.teardown(() => {
    collector.close()
    collector.closeAllConnections()
  })
  const { startTracing } = await import('../../src/tracing.js')
  const tracing = startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  const asked = once(collector, 'request')
  tracing.begin('GET', '/api/v1/jobs', undefined).end(200)
  const stopped = tracing.stop().then(() => 'stopped')
  await asked
  t.equal(await Promise.race([stopped, sleep(60_000, 'still stopping', { ref: false })]), 'stopped')
})

t.test('the name of a statement → its main verb and first table', async t => {
  const { statementName } = await import('../../src/tracing.js')
  const cases: Record<string, string> = {
    'select id from jobs j where id = (select job_id from applications limit 1) for update': 'SELECT jobs',
    'select extract(epoch from now())': 'SELECT',
    'select count(*) from (select 1 from jobs) as page for no key update of page': 'SELECT',
    'with held as materialized (select id from tokens for no key update), gone as (delete from events)\n update tokens set a = 1 from held':
      'UPDATE tokens',
    'with made as (insert into jobs (name) values ($1) returning id) select count(*)': 'SELECT',
    'insert into events (id) select id from jobs on conflict (id) do update set id = 1': 'INSERT events',
    'delete from deliveries where a is distinct from b': 'DELETE deliveries',
    begin: 'BEGIN',
    '': 'query'
  }
  for (const [text, name] of Object.entries(cases)) t.equal(statementName(text), name, text)
})
