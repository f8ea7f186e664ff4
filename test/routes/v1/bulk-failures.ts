import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { makeApplication, makeJob } from '../../factories.js'
import { build, createClient, engine, isDistributed, type Client } from '../../helper.js'
import { t } from '../../part.js'

// Bulks: many changes in one request, each as by a request of its own.

const app = await build(t)

type Json = Record<string, any>

const post = async (client: Client, url: string, payload: object, headers = {}) =>
  await client.send({ method: 'POST', url: `/api/v1/${url}`, payload, headers })
const bulk = async (client: Client, url: string, items: object[], headers = {}) => await post(client, url, { items }, headers)

/** Names and objects of all events of the company, in order. */
async function eventsOf (companyId: number): Promise<string[]> {
  const rows = await app.database.query<{ text: string }>(sql`
    select event || ' ' || entity_id as text from events where company_id = ${companyId} order by id`)
  return rows.map(({ text }) => text)
}

t.test('a body that is no bulk → 400 for the whole; what is wrong in an item is its result', async t => {
  const client = await createClient(app)
  const send = async (payload: object) => (await post(client, 'departments/bulk', payload)).json()
  const row = { code: 'A', name: 'One' }
  t.equal((await send({})).detail, 'items is required')
  t.equal((await send({ items: [] })).detail, 'items must not be empty')
  t.equal((await send({ items: Array(101).fill(row) })).detail, 'items must have at most 100 values')
  t.match((await send({ items: [row], atomic: true })).detail, 'atomic is not a known field (known: items)')
  t.match((await send({ items: [row], 'a\0': 1 })).detail, 'names of fields must be text without NUL')
  t.equal((await client.get('/api/v1/departments')).json().totalResults, 0)
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 1]))
  t.match((await send({ items: [many] })).results[0].body.detail, /; f6 is not a known field .+; … and 32 more$/)
  const rows = [row, { code: 'B', name: 'a\0' }, { code: 'C' }, { code: 'D', name: 'D', nmae: 'D' }, { code: 'E'.repeat(256), name: null }]
  const { failed, results } = await send({ items: rows })
  t.equal(failed, 4)
  t.match(results.slice(1).map(({ body }: Json) => body.detail), [
    'name must be text without NUL characters or lone surrogates', 'name is required',
    /^nmae is not a known field \(known: name, code[^)]+\): did you mean name\?$/,
    'name must be a string; code must have at most 255 characters'
  ])
})

t.test('two upserts for one object → the second is a 409 that names the first, also if equal or after a failure', async t => {
  const client = await createClient(app)
  const known = await bulk(client, 'users/bulk', [{ code: 'U-1', name: 'Ada', email: 'ada@example.com' }])
  const events = await eventsOf(client.companyId)
  const items = [
    { code: 'U-1', name: 'Ada', email: 'ada@example.com' },
    { code: 'U-2', name: 'Bo', email: 'bo@example.com', departmentId: 999 },
    { code: ' U-2', name: 'Bo', email: 'bo@example.com' },
    { name: 'Ada Lovelace', email: 'Ada@example.com' },
    { code: 'U-3', name: 5, email: 'cy@example.com' },
    { code: 'U-3', name: 'Cy', email: 'cy@example.com' }
  ]
  const answer = await bulk(client, 'users/bulk', items)
  t.same(answer.json().results.map(({ status }: Json) => status), [200, 400, 409, 409, 400, 409], answer.body)
  const details = answer.json().results.map(({ body }: Json) => body.detail)
  t.equal(details[2], 'items.1 is for the same object, which may come once in a request')
  t.match([details[3], details[5]], [/^items\.0 is for/, /^items\.4 is for/])
  t.same(await eventsOf(client.companyId), events, 'nothing is overwritten')
  t.equal((await client.get(`/api/v1/users/${known.json().results[0].body.id}`)).json().name, 'Ada')
  const atomic = await bulk(client, 'candidates/bulk?atomic=true', [
    { name: 'Ada', lastName: 'A', email: 'ada@example.com' }, { name: 'Grace', lastName: 'H', email: 'ADA@example.com' }
  ])
  t.match([atomic.statusCode, atomic.json().detail], [409, /^items\.1: items\.0 is for/])
  t.equal((await client.get('/api/v2/candidates')).json().results.length, 0)
})

t.test('a bulk operation → may be larger than other bodies: 1 MB', async t => {
  const client = await createClient(app)
  const items = (length: number) => Array.from({ length: 50 }, (_, index) => ({ code: `D-${index}`, name: 'x', more: 'y'.repeat(length) }))
  t.equal((await bulk(client, 'departments/bulk', items(20_000))).statusCode, 200)
  t.equal((await bulk(client, 'departments/bulk', items(21_000))).statusCode, 413)
  const description = 'y'.repeat(270_000)
  t.equal((await post(client, 'jobs', { name: 'Large', description })).statusCode, 413)
})

t.test('many failures → 16 kB together at most: the first in full, the others by their code, also when the answer is repeated', async t => {
  const client = await createClient(app)
  const unknown = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${'é'.repeat(90)}${i}`, 1]))
  for (const [name, item] of Object.entries({ one: { a: 1 }, ten: unknown })) {
    const send = async () => await client.send({
      method: 'POST', url: '/api/v1/departments/bulk', headers: { 'idempotency-key': name }, payload: { items: Array(100).fill(item) }
    })
    const answer = await send()
    t.equal(answer.statusCode, 200)
    t.ok(Buffer.byteLength(answer.body) <= 16_384, `${Buffer.byteLength(answer.body)} bytes`)
    interface Result { status: number, code: string, body: { detail: string } }
    const { failed, results } = answer.json<{ failed: number, results: Result[] }>()
    t.equal(failed, 100)
    t.same(new Set(results.map(({ status, code }) => `${status} ${code}`)), new Set(['400 BAD_ARGUMENT']))
    t.not(results[0]?.body.detail, 'see the code')
    t.equal(results[99]?.body.detail, 'see the code')
    t.equal((await send()).body, answer.body)
  }
})

t.test('an item that is not an object → 400 for the whole, and nothing is written', async t => {
  const client = await createClient(app)
  const events = await eventsOf(client.companyId)
  for (const item of ['a', 'a\0', 5, true, null, [], [[{ code: 'B', name: 'Two' }]]]) {
    for (const mode of ['', '?atomic=true', '?validateOnly=true']) {
      const items = [{ code: 'A', name: 'One' }, item]
      const answer = await post(client, `departments/bulk${mode}`, { items }, { 'idempotency-key': 'k' })
      t.same([answer.statusCode, answer.json().detail], [400, 'items.1 must be an object'], JSON.stringify(item) + mode)
    }
  }
  const job = await makeJob(app, client.companyId)
  t.equal((await bulk(client, `jobs/${job.id}/applications/bulk`, ['a'] as never)).statusCode, 400)
  t.equal((await client.get('/api/v1/departments')).json().totalResults, 0)
  t.same(await eventsOf(client.companyId), events)
})

t.test('a failure that is not the item\'s → 503 or 500 for the whole, and nothing is written', {
  skip: isDistributed && 'a distributed table takes no trigger'
}, async t => {
  const client = await createClient(app)
  await app.database.query(sql`
    create function fail() returns trigger language plpgsql as $$ begin
      if new.name like 'fails %' then raise exception 'failed' using errcode = substr(new.name, 7); end if;
      return new;
    end $$`)
  await app.database.query(sql`create trigger failing before insert on departments for each row execute function fail()`)
  t.teardown(async () => await app.database.query(sql`drop function fail() cascade`))
  for (const [name, status] of [['fails 57014', 503], ['fails XX000', 500]] as const) {
    const headers = { 'idempotency-key': randomUUID() }
    const rows = [{ code: 'A', name: 'One' }, { code: 'B', name }, { code: 'C', name: 'Three' }]
    t.equal((await bulk(client, 'departments/bulk', rows, headers)).statusCode, status)
    t.same([(await client.get('/api/v1/departments')).json().totalResults, await eventsOf(client.companyId)], [0, []])
    rows[1] = { code: 'B', name: 'Two' }
    t.equal((await bulk(client, 'departments/bulk?validateOnly=true', rows, headers)).json().failed, 0)
  }
})

t.test('bulks in opposite orders, among single writes → all are done, and none is a victim of another', {
  skip: engine === 'postgresql' ? false : 'one transaction at a time'
}, async t => {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId, { numVacancies: 3 })
  const ids = [] as number[]
  // All wait for each other, and a distributed database takes longer for each.
  const count = isDistributed ? 10 : 20
  for (let i = 0; i < count; i++) ids.push(await makeApplication(app, companyId, { job }))
  const changes = (round: number) => ids.map((applicationId, i) => i % 4 === 0
    ? { applicationId, status: round % 2 === 0 ? 'hired' : 'in_process' }
    : { applicationId, currentStepId: job.stepIds[(i + round) % 5] })
  const rows = (round: number) => ids.map(i => ({ code: `C-${i}`, name: `${round}`, email: `c${i}@example.com` }))
  const people = (round: number) =>
    ids.map(i => ({ name: `${round}`, lastName: 'L', email: `p${i}@example.com`, identificationDocument: `${i}` }))
  const answers = await Promise.all(Array.from({ length: 24 }, async (_, round) => {
    const order = <T>(items: T[]) => round % 2 === 0 ? items : items.toReversed()
    switch (round % 6) {
      case 0: case 1: return await bulk(client, `jobs/${job.id}/applications/bulk`, order(changes(round)))
      case 2: case 3: return await bulk(client, 'users/bulk', order(rows(round)))
      case 4: return await bulk(client, 'candidates/bulk', round > 12 ? people(round) : people(round).toReversed())
      default: return await client.send({
        method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${ids[round % count]}`, payload: { currentStepId: job.stepIds[1] }
      })
    }
  }))
  t.same(new Set(answers.map(({ statusCode }) => statusCode).filter(status => status !== 409)), new Set([200]))
  const { totalResults } = (await client.get(`/api/v1/jobs/${job.id}/applications?status=hired`)).json()
  t.ok(totalResults <= 3)
  t.equal((await client.get('/api/v1/users')).json().totalResults, count)
})

t.test('more items than the five seconds are enough for → 503 that says how many were tried, and to send half of them', {
  skip: isDistributed && 'a distributed table takes no trigger'
}, async t => {
  const client = await createClient(app)
  await app.database.query(sql`
    create function dawdle() returns trigger language plpgsql as $$ begin
      if new.name like 'Slow %' then perform pg_sleep(0.6); end if;
      return new;
    end $$`)
  await app.database.query(sql`create trigger dawdling before insert on departments for each row execute function dawdle()`)
  t.teardown(async () => await app.database.query(sql`drop function dawdle() cascade`))
  const items = (count: number) => Array.from({ length: count }, (_, n) => ({ code: `S-${n}`, name: `Slow ${n}` }))
  const answer = await bulk(client, 'departments/bulk', items(10))
  t.match([answer.statusCode, answer.headers['x-error-code'], answer.headers['retry-after']], [503, 'UNAVAILABLE', '1'])
  t.match(answer.json().detail, /^the 5 seconds of a bulk operation were over when \d+ of 10 items had been tried, .* send half of them$/)
  t.equal((await client.get('/api/v1/departments')).json().totalResults, 0)
  t.equal((await bulk(client, 'departments/bulk', items(2))).statusCode, 200)
})
