import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { setClockOffset } from '../../src/domain/shared/clock.js'
import { moveClock } from '../../src/sandbox/clock.js'
import { t } from '../part.js'
import { receive, respond, waitFor } from '../receiver.js'
import { startSandbox } from './sandbox.js'

const { app, send } = await startSandbox(t, { WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_MAX: '500' })
t.teardown(() => setClockOffset(0))
const HOUR = 3600
const DAY = 24 * HOUR
const move = async (json: object) => {
  const answer = await send('/sandbox/clock', { method: 'PUT', json })
  if (answer.status !== 200) throw new Error(await answer.text())
}
const back = async () => await send('/sandbox/clock', { method: 'DELETE' })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
t.afterEach(back)

t.test('PUT /sandbox/clock → the time goes on from there, for objects, events and the log; DELETE brings the real one back', async t => {
  const isReal = (time: string) => Math.abs(Date.parse(time) - Date.now()) < 60_000
  const isMoved = (time: string) => isReal(new Date(Date.parse(time) - 400 * DAY * 1000).toISOString())
  t.ok(isReal((await (await send('/sandbox/clock')).json()).now))
  await move({ offsetSeconds: 400 * DAY })
  t.ok(isMoved((await (await send('/sandbox/clock')).json()).now))
  const job = await (await send('/api/v1/jobs', { json: { name: 'Ahead of its time' } })).json()
  t.ok(isMoved(job.createdAt) && isMoved(job.updatedAt))
  await waitFor(async () => (await (await send(`/api/v2/events?entity=job&entityId=${job.id}`)).json()).results.length === 1)
  t.ok(isMoved((await (await send(`/api/v2/events?entity=job&entityId=${job.id}`)).json()).results[0].date))
  t.ok(isReal((await (await back()).json()).now))
  const second = await (await send('/api/v1/jobs', { json: { name: 'Of its time' } })).json()
  t.ok(isReal(second.createdAt))
  const changed = await (await send(`/api/v1/jobs/${job.id}`, { method: 'PATCH', json: { name: 'Changed after' } })).json()
  t.ok(changed.updatedAt >= job.updatedAt, 'the times of an object never go back')
  await move({ now: '2031-05-06T07:08:09Z' })
  t.match((await (await send('/sandbox/clock')).json()).now, /^2031-05-06T07:0[89]/)
})

t.test('tokens → expire by the moved clock, for new requests and for one that waits', async t => {
  const json = { name: 'An hour', scopes: ['jobs:read', 'events:read'], expiresAt: inSeconds(HOUR) }
  const { secret } = await (await send('/api/v1/tokens', { json })).json()
  const headers = { authorization: `Bearer ${secret}` }
  t.equal((await send('/api/v1/jobs', { headers })).status, 200)
  const { cursor } = await (await send('/api/v2/events?maxPageSize=1', { headers })).json()
  let end = cursor
  for (let more = true; more;) {
    const page = await (await send(`/api/v2/events?after=${end}&maxPageSize=100`, { headers })).json()
    end = page.cursor
    more = page.hasMore
  }
  const waiting = send(`/api/v2/events?after=${end}&wait=30`, { headers })
  await move({ offsetSeconds: 2 * HOUR })
  t.equal((await send('/api/v1/jobs', { headers })).status, 403)
  t.equal((await waiting).status, 403)
  await back()
  t.equal((await send('/api/v1/jobs', { headers })).status, 200)
})

t.test('deadlines → are over, of applications and of hiring', async t => {
  const { applicationDeadline, hiringDeadline, id } = (await (await send('/api/v2/jobs?status=published&maxPageSize=100')).json()).results
    .find((job: { applicationDeadline: string | null }) => job.applicationDeadline !== null)
  const json = { manualCandidate: { name: 'Late', lastName: 'Comer', email: `${randomUUID()}@example.com` } }
  const { secret } = await (await send('/api/v1/tokens', {
    json: { name: 'Portal', scopes: ['applications:write', 'applications:read', 'candidates:write', 'candidates:read'] }
  })).json()
  const headers = { authorization: `Bearer ${secret}` }
  const apply = async () => await send(`/api/v1/jobs/${id}/applications?validateOnly=true`, { json, headers })
  t.equal((await apply()).status, 201)
  await move({ now: `${applicationDeadline}T23:59:00Z` })
  t.equal((await apply()).status, 201, 'the day of the deadline is in time')
  await move({ now: new Date(Date.parse(applicationDeadline) + DAY * 1000).toISOString() })
  t.equal((await apply()).status, 409)
  await move({ now: new Date(Date.parse(hiringDeadline) + DAY * 1000).toISOString() })
  const answer = await send(`/api/v1/jobs/${id}?validateOnly=true`, { method: 'PATCH', json: { hiringDeadline: applicationDeadline } })
  t.equal(answer.status, 400)
})

t.test('offers → expire at once when their time is over', async t => {
  const [{ id, job }] = (await (await send('/api/v2/applications?status=in_process&expand=job&maxPageSize=1')).json()).results
  const url = `/api/v1/jobs/${job.id}/applications/${id}/offers`
  const offer = await (await send(url, { json: { startDate: '2099-02-01', expiresAt: inSeconds(HOUR) } })).json()
  t.equal((await send(`${url}/${offer.id}`, { method: 'PATCH', json: { status: 'sent' } })).status, 200)
  await move({ offsetSeconds: 2 * HOUR })
  t.equal((await (await send(`${url}/${offer.id}`)).json()).status, 'expired')
})

t.test('limits → begin a new window; a window of the moved time does not hold afterwards', async t => {
  const { secret } = await (await send('/api/v1/tokens', { json: { name: 'Slow', scopes: ['jobs:read'], rateLimitPerMinute: 2 } })).json()
  const ask = async () => await send('/api/v1/jobs?perPage=1', { headers: { authorization: `Bearer ${secret}` } })
  const untilRefused = async () => {
    for (let count = 1; ; count++) if ((await ask()).status === 429) return count
  }
  t.equal(await untilRefused(), 3)
  await move({ offsetSeconds: 61 })
  t.equal(await untilRefused(), 3)
  await back()
  const answer = await ask()
  t.ok([200, 429].includes(answer.status))
  t.ok(Number(answer.headers.get('x-ratelimit-reset')) * 1000 < Date.now() + 62_000, 'told in real time')
})

t.test('idempotency keys → are forgotten after 24 hours', async t => {
  const post = async (key: string) => await send('/api/v1/jobs', { json: { name: 'Once' }, headers: { 'idempotency-key': key } })
  const key = randomUUID()
  const { id } = await (await post(key)).json()
  await move({ offsetSeconds: 23 * HOUR })
  t.equal((await (await post(key)).json()).id, id)
  await move({ offsetSeconds: 25 * HOUR })
  t.not((await (await post(key)).json()).id, id)
})

t.test('retries of webhooks → are due; after days without success the webhook is suspended', async t => {
  const receiver = await receive(t, respond(500))
  const { id } = await (await send('/api/v1/webhooks', { json: { action: 'job.created', postbackUrl: receiver.url } })).json()
  await send('/api/v1/jobs', { json: { name: 'Retried' } })
  const deliveries = async () => (await (await send(`/api/v2/webhooks/${id}/deliveries`)).json()).results
  await waitFor(async () => (await deliveries())[0]?.state === 'failed')
  await move({ offsetSeconds: HOUR })
  await waitFor(() => receiver.received.length >= 2)
  await move({ offsetSeconds: 30 * DAY })
  await waitFor(async () => (await (await send(`/api/v1/webhooks/${id}`)).json()).status === 'suspended')
})

t.test('a value that makes no sense → 400, and nothing moves', async t => {
  for (const json of [
    {}, { offsetSeconds: 1.5 }, { offsetSeconds: '60' }, { offsetSeconds: 1e12 }, { offsetSeconds: null }, { now: 'tomorrow' },
    { now: '2027-01-01' }, { now: '1969-12-31T23:59:59Z' },
    { now: '9999-01-01T00:00:00Z' }, { now: '2027-01-01T00:00:00Z', offsetSeconds: 1 }, { offset: 1 }, [], 7
  ]) {
    const answer = await send('/sandbox/clock', { method: 'PUT', json })
    t.equal(answer.status, 400, JSON.stringify(json))
    t.match(await answer.json(), { title: 'Validation Error', detail: String, status: 400 })
  }
  t.equal((await (await send('/sandbox/clock')).json()).offsetSeconds, 0)
})

t.test('moves at once, with writes between them → one of them holds, and every write succeeds', async t => {
  const offsets = [DAY, 2 * DAY, -DAY, 3 * DAY]
  const answers = await Promise.all([
    ...offsets.map(async offsetSeconds => await send('/sandbox/clock', { method: 'PUT', json: { offsetSeconds } })),
    ...offsets.map(async () => await send('/api/v1/jobs', { json: { name: 'Between' } }))
  ])
  t.same(answers.map(({ status }) => status), [200, 200, 200, 200, 201, 201, 201, 201])
  const { offsetSeconds } = await (await send('/sandbox/clock')).json()
  t.ok(offsets.includes(offsetSeconds))
  const { createdAt } = await (await send('/api/v1/jobs', { json: { name: 'After' } })).json()
  t.ok(Math.abs(Date.parse(createdAt) - Date.now() - offsetSeconds * 1000) < 60_000, 'the database and the process agree')
})

t.test('the real clock → nothing of the moved one is left in the database; a reset brings it back', async t => {
  const left = async () => (await app.database.query(sql`
    select 1 from pg_namespace where nspname like 'sandbox%' union all
    select 1 from pg_attrdef d where pg_get_expr(d.adbin, d.adrelid) like '%sandbox%'`)).length
  await move({ offsetSeconds: DAY })
  t.ok(await left() > 0)
  t.equal((await send('/sandbox/reset', { method: 'POST' })).status, 204)
  t.equal(await left(), 0)
  t.equal((await (await send('/sandbox/clock')).json()).offsetSeconds, 0)
  // A process that was killed while its clock was moved leaves it to the next one to tidy up.
  await moveClock(app.database, DAY)
  await moveClock(app.database, 0)
  t.equal(await left(), 0)
})
