import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Queryable } from '../../../src/database/port.js'
import { readFeed } from '../../../src/domain/events/queries.js'
import { Retention } from '../../../src/workers/retention.js'
import { makeApplication, makeJob } from '../../factories.js'
import { build, createClient, daysAgo, type Client } from '../../helper.js'
import { t } from '../../part.js'

const DEPARTMENTS = { entities: ['department'], owners: [] } as const

const app = await build(t)
const URL = '/api/v2/events'

interface Page {
  results: Array<{ id: string, event: string, entity: { type: string, id: number | string }, data: Record<string, unknown> }>
  cursor: string
  hasMore: boolean
}

async function read (client: Client, query = ''): Promise<Page> {
  const response = await client.get(`${URL}?${query}`)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return response.json<Page>()
}

/** Makes departments, each of which is one event, and waits until all events have their place in the feed. */
async function makeEvents (client: Client, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: `Department ${i}` } })
  await settled(client)
}

async function settled (client: Client): Promise<void> {
  for (;;) {
    const [open] = await app.database.query<{ count: number }>(sql`
      select count(*) as count from unnumbered_events where company_id = ${client.companyId}`)
    if (open?.count === 0) return
    await sleep(5)
  }
}

/** Resolves when so many requests wait, by the server's own count. */
async function waits (server: FastifyInstance, count: number): Promise<void> {
  while (!(await server.inject('/metrics')).body.includes(`event_feed_waiting{kind="longPoll"} ${count}\n`)) await sleep(5)
}

/** Removes from the feed what is older than 30 days. */
async function forget (): Promise<void> {
  class Once extends Retention { async once () { while (await this.work() === 'again'); } }
  await new Once(app.database, app.log, { eventDays: 30, deliveryDays: 30 }).once()
}

t.test('GET /api/v2/events → each event exactly once, in order, page by page; then the cursor waits for more', async t => {
  const client = await createClient(app)
  await makeEvents(client, 7)
  const seen: Page['results'] = []
  let page = await read(client, 'maxPageSize=3')
  for (;;) {
    seen.push(...page.results)
    if (!page.hasMore) break
    t.equal(page.results.length, 3)
    page = await read(client, `maxPageSize=3&after=${page.cursor}`)
  }
  t.same(seen.map(({ data }) => data.name), [0, 1, 2, 3, 4, 5, 6].map(i => `Department ${i}`))
  t.equal(new Set(seen.map(({ id }) => id)).size, 7)
  const end = await read(client, `after=${page.cursor}`)
  t.same(end, { results: [], cursor: page.cursor, hasMore: false })
  await makeEvents(client, 1)
  t.equal((await read(client, `after=${page.cursor}`)).results.length, 1)
})

t.test('an empty company → an empty page with a cursor that works', async t => {
  const client = await createClient(app)
  const page = await read(client)
  t.match(page, { results: [], hasMore: false, cursor: /^[\w-]+$/ })
  await makeEvents(client, 2)
  t.equal((await read(client, `after=${page.cursor}`)).results.length, 2)
})

t.test('a hire that falls through → unhired, then withdrawn, both with the status before; a wildcard finds all', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const id = await makeApplication(app, client.companyId, { job })
  for (const status of ['hired', 'give_up']) {
    await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${id}`, payload: { status } })
  }
  await settled(client)
  t.match((await read(client, 'event=application.*')).results.map(({ event, data }) => [event, data.status, data.previousStatus]), [
    ['candidate.hired', 'hired', 'in_process'],
    ['application.unhired', 'give_up', 'hired'],
    ['application.withdrawn', 'give_up', 'hired']
  ])
})

t.test('filters → by event, entity and entityId, and the cursor moves over what they leave out', async t => {
  const client = await createClient(app)
  await makeEvents(client, 2)
  const role = (await client.send({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Engineer' } })).json()
  await client.send({ method: 'PATCH', url: `/api/v1/roles/${role.id}`, payload: { name: 'Developer' } })
  await settled(client)
  t.same((await read(client, 'event=role.*')).results.map(({ event }) => event), ['role.created', 'role.changed'])
  t.same((await read(client, 'event=role.changed,role.created')).results.map(({ event }) => event), ['role.created', 'role.changed'])
  t.same((await read(client, 'entity=department')).results.map(({ event }) => event), ['department.created', 'department.created'])
  t.same((await read(client, `entity=role&entityId=${role.id}&event=role.changed`)).results.map(({ data }) => data.name), ['Developer'])
  const none = await read(client, 'entity=user')
  t.same([none.results, none.hasMore, none.cursor], [[], false, (await read(client)).cursor])
})

t.test('a token sees events of what it may read, and no gated fields', async t => {
  const owner = await createClient(app)
  await makeEvents(owner, 1)
  await owner.send({
    method: 'POST',
    url: '/api/v2/candidates',
    payload: { name: 'Ada', lastName: 'M', email: 'ada@example.com', identificationDocument: '123', salaryExpectation: 5 }
  })
  await settled(owner)
  const structure = await createClient(app, { companyId: owner.companyId, scopes: ['events:read', 'structure:read'] })
  t.same((await read(structure)).results.map(({ event }) => event), ['department.created'])
  t.same((await read(structure, 'entity=candidate')).results, [])
  const nothing = await createClient(app, { companyId: owner.companyId, scopes: ['events:read'] })
  t.same((await read(nothing)).results, [])
  const [, candidate] = (await read(owner)).results
  t.match(candidate?.data, { name: 'Ada', email: 'ada@example.com' })
  t.notMatch(JSON.stringify(candidate), /identificationDocument|salaryExpectation/)
  t.same((await read(await createClient(app))).results, [], 'another company sees nothing')
})

t.test('a bad cursor → 400; one that is ahead of the log → 410; wrong parameters → an item each', async t => {
  const client = await createClient(app)
  const other = await createClient(app)
  await makeEvents(other, 1)
  const foreign = (await read(other)).cursor
  for (const after of [
    'x', 'MS4x=', foreign, Buffer.from('1.01').toString('base64url'), `${foreign}A`,
    Buffer.from(`${client.companyId}.-1`).toString('base64url')
  ]) {
    const response = await client.get(`${URL}?after=${encodeURIComponent(after)}`)
    t.same([response.statusCode, response.json().errors[0].target], [400, 'after'], after)
  }
  const ahead = await client.get(`${URL}?after=${Buffer.from(`${client.companyId}.99`).toString('base64url')}`)
  t.same([ahead.statusCode, ahead.json().errors[0].code], [410, 'CURSOR_EXPIRED'], 'such as after the restore of a backup')
  const response = await client.get(`${URL}?wait=31&event=job.flown&maxPageSize=0&entityId=-1&after=`)
  t.same(response.json().errors.map(({ target }: { target: string }) => target), ['wait', 'event', 'maxPageSize', 'entityId', 'after'])
})

t.test('wait → answers as soon as there is an event, empty when the time is over', async t => {
  const client = await createClient(app)
  const { cursor } = await read(client)
  const waiting = read(client, `after=${cursor}&wait=20`)
  const started = Date.now()
  await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'New' } })
  t.equal((await waiting).results.length, 1)
  t.ok(Date.now() - started < 10_000)
  const { results, hasMore } = await read(client, `after=${(await read(client)).cursor}&wait=1`)
  t.same([results, hasMore], [[], false])
})

t.test('wait with a filter → is not ended by events that it leaves out', async t => {
  const client = await createClient(app)
  const waiting = read(client, 'entity=role&wait=20')
  await makeEvents(client, 3)
  await client.send({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Engineer' } })
  t.same((await waiting).results.map(({ event }) => event), ['role.created'])
})

t.test('more waiting requests of a token than allowed → 429; they count no longer when they have ended', async t => {
  const client = await createClient(app)
  const waiting = Array.from({ length: 20 }, async () => await read(client, 'wait=20'))
  let refused
  do { refused = await client.get(`${URL}?wait=1`) } while (refused.statusCode === 200)
  t.equal(refused.statusCode, 429)
  t.match(refused.headers, { 'retry-after': '1' })
  t.equal((await client.get(URL)).statusCode, 200, 'those that do not wait are answered')
  await makeEvents(client, 1)
  for (const page of await Promise.all(waiting)) t.equal(page.results.length, 1)
  t.equal((await client.get(`${URL}?wait=1`)).statusCode, 200)
})

t.test('waiting requests → hold no connection and are not among those in flight', async t => {
  const small = await build(t, { MAX_REQUESTS_IN_FLIGHT: '2', DATABASE_POOL_MAX: '1' })
  const client = await createClient(small)
  const waiting = []
  for (let count = 1; count <= 15; count++) {
    waiting.push(client.get(`${URL}?wait=20`))
    // In flight until it waits.
    await waits(small, count)
  }
  for (let i = 0; i < 5; i++) t.equal((await client.get('/api/v1/me')).statusCode, 200)
  t.equal((await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'New' } })).statusCode, 201)
  for (const answer of await Promise.all(waiting)) t.equal(answer.json<Page>().results.length, 1)
})

t.test('shutdown → waiting requests are answered, empty', async t => {
  const going = await build(t)
  await going.listen({ port: 0, host: '127.0.0.1' })
  const client = await createClient(going)
  const address = going.listeningOrigin
  const waiting = fetch(`${address}${URL}?wait=30`, { headers: { authorization: `Bearer ${client.secret}` } })
  await waits(going, 1)
  const started = Date.now()
  const [response] = await Promise.all([waiting, going.close()])
  t.equal(response.status, 200)
  t.match(await response.json(), { results: [], hasMore: false })
  t.ok(Date.now() - started < 10_000)
})

t.test('a client that goes away → its request waits no longer', async t => {
  const real = await build(t)
  await real.listen({ port: 0, host: '127.0.0.1' })
  const client = await createClient(real)
  const gone = new AbortController()
  const waiting = fetch(`${real.listeningOrigin}${URL}?wait=30`, {
    headers: { authorization: `Bearer ${client.secret}` }, signal: gone.signal
  }).catch(() => 'gone')
  await waits(real, 1)
  gone.abort()
  t.equal(await waiting, 'gone')
  await waits(real, 0)
})

t.test('events older than they are kept → leave the feed: 410 for a cursor before them; the history stays', async t => {
  const client = await createClient(app)
  const start = (await read(client)).cursor
  await makeEvents(client, 3)
  const candidate = (await client.send({
    method: 'POST', url: '/api/v2/candidates', payload: { name: 'Ada', lastName: 'M', email: 'ada@example.com' }
  })).json()
  await settled(client)
  const middle = (await read(client, 'maxPageSize=2')).cursor
  await app.database.query(sql`update events set date = ${daysAgo(40)} where company_id = ${client.companyId}`)
  await makeEvents(client, 2)

  await forget()
  for (const cursor of [start, middle]) {
    const response = await client.get(`${URL}?after=${cursor}`)
    t.same([response.statusCode, response.json().errors[0].code], [410, 'CURSOR_EXPIRED'])
    t.match(response.body, /export again/)
  }
  const page = await read(client)
  t.same(
    page.results.map(({ event }) => event), ['department.created', 'department.created'], 'without a cursor: from where the log begins now'
  )
  const [left] = await app.database.query<{ count: number }>(sql`
    select count(*) as count from events where company_id = ${client.companyId}`)
  t.equal(left?.count, 3, 'two in the feed, and one of the candidate')
  t.equal((await client.get(`/api/v2/candidates/${candidate.id}/export`)).json().events.length, 1)
})

t.test('events that are trimmed while they are read → a whole page or a 410, never a gap', async t => {
  const client = await createClient(app)
  await makeEvents(client, 4)
  await app.database.query(sql`update events set date = ${daysAgo(40)} where company_id = ${client.companyId}`)
  const forgetting: Queryable = {
    query: async statement => {
      const rows = await app.database.query(statement)
      await forget()
      return rows as never
    }
  }
  const page = await readFeed(forgetting, client.companyId, {}, DEPARTMENTS, { position: 1 }, 2)
  t.same([page.rows.map(({ position }) => position), page.readTo.position, page.hasMore], [[2, 3], 3, true])
  await t.rejects(readFeed(app.database, client.companyId, {}, DEPARTMENTS, page.readTo, 2), { code: 'CURSOR_EXPIRED' })
})

t.test('large events → shorter pages, and still each exactly once', async t => {
  const client = await createClient(app)
  await makeEvents(client, 12)
  await app.database.query(sql`
    update events set data = data || jsonb_build_object('name', repeat('x', 400000))
      where company_id = ${client.companyId} and id <> (
        select event_id from numbered_events where company_id = ${client.companyId} and position = 7)`)
  const sizes: number[] = []
  const seen = new Set<string>()
  for (let page = await read(client, 'maxPageSize=100'); ; page = await read(client, `maxPageSize=100&after=${page.cursor}`)) {
    sizes.push(page.results.length)
    for (const { id } of page.results) seen.add(id)
    if (!page.hasMore) break
  }
  t.same(sizes, [3, 3, 4, 2])
  t.equal(seen.size, 12)
  t.equal((await read(client, 'maxPageSize=2')).results.length, 2)
})
