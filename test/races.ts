import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from './factories.js'
import { createClient, createCompany, engine, isDistributed, sharedApp, type Client } from './helper.js'
import { t } from './part.js'
import { waitFor } from './receiver.js'
import { StartError } from '../src/database/failures.js'
import { markUsed } from '../src/domain/tokens/queries.js'
import { seedCompany } from '../src/seed/company.js'

// RACE_ROUNDS=200 is the drill; the suite plays enough rounds to notice a hole.
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2)

const app = await sharedApp()

const times = <T>(count: number, one: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, async (_, i) => await one(i)))

function tally (responses: Array<{ statusCode: number }>): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

const post = async (client: Client, url: string, payload: object, headers = {}) =>
  await client.send({ method: 'POST', url, payload, headers })
const patch = async (client: Client, url: string, payload: object, headers = {}) =>
  await client.send({ method: 'PATCH', url, payload, headers })

t.test('50 concurrent creates of one natural key → exactly one 201, the rest 409', async t => {
  const client = await createClient(app)
  for (let round = 0; round < ROUNDS; round++) {
    const code = `RACE-${round}`
    t.same(
      tally(await times(50, async () => await post(client, '/api/v1/jobs', { name: 'Race', code }))), { 201: 1, 409: 49 }, 'job by code'
    )
    const job = await makeJob(app, client.companyId)
    const candidateId = await makeCandidate(app, client.companyId)
    t.same(
      tally(await times(50, async () => await post(client, `/api/v1/jobs/${job.id}/applications`, { candidateId }))),
      { 201: 1, 409: 49 },
      'application by candidate'
    )
    const manualCandidate = { name: 'New', lastName: 'Person', email: `race${round}@example.com` }
    t.same(
      tally(await times(50, async () => await post(client, `/api/v1/jobs/${job.id}/applications`, { manualCandidate }))),
      { 201: 1, 409: 49 },
      'application by new e-mail'
    )
  }
})

t.test('two seeds of one company at once → one fills it, the other is told in one line', async t => {
  for (let round = 0; round < ROUNDS; round++) {
    const options = { companyId: await createCompany(app), jobs: 20, candidates: 50, applications: 80, seed: 1 }
    const ends = await Promise.allSettled([1, 2].map(async () => await seedCompany(app.database, options)))
    const failures = ends.flatMap(end => end.status === 'rejected' ? [end.reason as unknown] : [])
    t.equal(failures.length, 1)
    t.ok(failures[0] instanceof StartError, String(failures[0]))
    const [rows] = await app.database.query(sql`select count(*) as jobs from jobs where company_id = ${options.companyId}`)
    t.same(rows, { jobs: 20 })
  }
})

t.test('30 concurrent moves and tags of one application → each is done after the other, none is lost', async t => {
  const client = await createClient(app)
  for (let round = 0; round < ROUNDS; round++) {
    const job = await makeJob(app, client.companyId)
    const url = `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, client.companyId, { job })}`
    const answers = await times(30, async i => i % 3 === 0
      ? await client.send({ method: 'PUT', url: `${url}/tags`, payload: { name: `tag ${i % 2}` } })
      : await patch(client, url, { currentStepId: job.stepIds[i % 5] }))
    t.same(tally(answers), { 200: 28, 201: 2 })
    t.same((await client.get(url)).json().tags, ['tag 0', 'tag 1'])
  }
})

t.test('the last use of a tag goes while others come → the tag is there while an application has it, and its events say so', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const urls = (await times(4, async () => await makeApplication(app, client.companyId, { job }))).map(
    id => `/api/v1/jobs/${job.id}/applications/${id}/tags`)
  for (let round = 0; round < ROUNDS * 20; round++) {
    const answers = await times(8, async i => i < 4
      ? await client.send({ method: 'PUT', url: urls[i] as string, payload: { name: 'tag' } })
      : await client.send({ method: 'DELETE', url: `${urls[i % 4]}/tag` }))
    t.same(answers.filter(({ statusCode }) => ![200, 201, 204, 404].includes(statusCode)).map(({ body }) => body), [])
    const tags = await app.database.query<{ id: string, uses: number }>(sql`
      select t.id::text, (select count(*) from application_tags a where a.company_id = t.company_id and a.name = t.name) as uses
      from tags t where t.company_id = ${client.companyId}`)
    t.same(tags.filter(({ uses }) => uses === 0), [])
    const events = await app.database.query<{ event: string, tag: string }>(sql`
      select event, entity_id as tag from events where company_id = ${client.companyId} and entity_type = 'tag' order by id`)
    const there = new Set<string>()
    for (const { event, tag } of events) {
      t.equal(there.has(tag), event === 'tag.deleted')
      if (event === 'tag.deleted') there.delete(tag)
      else there.add(tag)
    }
    t.same([...there], tags.map(({ id }) => id))
  }
})

t.test('a template is deleted while messages of it are written → it stays, or they are refused', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const applications = await times(10, async () => await makeApplication(app, client.companyId, { job }))
  for (let round = 0; round < ROUNDS; round++) {
    const template = { name: `Race ${round}`, language: 'en', subject: 'Hello', body: 'Dear {{candidate.name}}' }
    const { id } = (await post(client, '/api/v1/message-templates', template)).json<{ id: number }>()
    const write = async (applicationId: number) =>
      await post(client, `/api/v1/jobs/${job.id}/applications/${applicationId}/messages`, { templateId: id })
    const removing = sleep(round % 20).then(async () => await client.send({ method: 'DELETE', url: `/api/v1/message-templates/${id}` }))
    const written = await Promise.all(applications.map(write))
    t.same(tally(written), (await removing).statusCode === 204 ? { 400: 10 } : { 201: 10 })
  }
})

t.test('20 concurrent hires for 3 vacancies → exactly 3', async t => {
  const client = await createClient(app)
  for (let round = 0; round < ROUNDS; round++) {
    const job = await makeJob(app, client.companyId, { numVacancies: 3 })
    const ids = await times(20, async () => await makeApplication(app, client.companyId, { job }))
    const responses = await times(20, async i => await patch(client, `/api/v1/jobs/${job.id}/applications/${ids[i]}`, { status: 'hired' }))
    t.same(tally(responses), { 200: 3, 409: 17 })
    const { totalResults } = (await client.get(`/api/v1/jobs/${job.id}/applications?status=hired`)).json<{ totalResults: number }>()
    t.equal(totalResults, 3)
  }
})

t.test('bulk operations on people and on their applications, in opposite orders → each waits for the other', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const people: number[] = []
  for (let i = 0; i < 30; i++) people.push(await makeCandidate(app, client.companyId, { email: `both${i}@example.com` }))
  const applications: number[] = []
  for (const candidateId of people.toReversed()) {
    applications.push(await makeApplication(app, client.companyId, { job, candidateId }))
  }
  const answers = await times(6 * ROUNDS, async i => i % 2 === 0
    ? await post(client, `/api/v1/jobs/${job.id}/applications/bulk`, {
        items: applications.map(applicationId => ({ applicationId, score: i / 10 }))
      })
    : await post(client, '/api/v1/candidates/bulk', {
        items: people.map((_, index) => ({ name: 'Both', lastName: `Round ${i}`, email: `both${index}@example.com` }))
      }))
  t.same(tally(answers), { 200: answers.length })
  t.same(answers.map(answer => answer.json().failed), answers.map(() => 0))
})

t.test('two concurrent PATCHes with the same If-Match → one 200, one 412', async t => {
  const client = await createClient(app)
  for (let round = 0; round < ROUNDS; round++) {
    const job = await makeJob(app, client.companyId)
    const url = `/api/v1/jobs/${job.id}`
    const etag = (await client.get(url)).headers.etag as string
    t.same(tally(await times(2, async i => await patch(client, url, { name: `Name ${i}` }, { 'if-match': etag }))), { 200: 1, 412: 1 })
  }
})

t.test('one Idempotency-Key at once → one write; the others wait for the replay or are told to', async t => {
  const client = await createClient(app)
  for (let round = 0; round < ROUNDS; round++) {
    const key = randomUUID()
    const responses = await times(20, async () => await post(client, '/api/v1/jobs', { name: 'Once' }, { 'idempotency-key': key }))
    const created = responses.filter(({ statusCode }) => statusCode === 201)
    t.equal(new Set(created.map(({ body }) => body)).size, 1, 'one body')
    t.ok(responses.every(({ statusCode }) => statusCode === 201 || statusCode === 409))
    if (engine === 'embedded') t.equal(created.length, 20, 'one connection queues them')
    const again = await post(client, '/api/v1/jobs', { name: 'Once' }, { 'idempotency-key': key })
    t.equal(again.body, created[0]?.body, 'byte for byte')
    t.equal(again.headers['idempotent-replayed'], 'true')
    t.equal(again.headers.etag, created[0]?.headers.etag)
    t.equal(again.headers.location, created[0]?.headers.location)
  }
  t.equal((await client.get('/api/v1/jobs')).json<{ totalResults: number }>().totalResults, ROUNDS)
})

// One connection queues them: there is nothing to be told.
if (engine === 'postgresql') {
  t.test('an Idempotency-Key that is in use → 409 REQUEST_IN_PROGRESS with Retry-After, and the write once it is free', async t => {
    const client = await createClient(app)
    const { token } = (await client.get('/api/v1/me')).json()
    const send = async () => await post(
      client, '/api/v2/candidates', { name: 'A', lastName: 'B', email: 'a@example.com' }, { 'idempotency-key': 'in-use' }
    )
    const refused = await app.database.transaction(async tx => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${token.id} POST /api/v2/candidates in-use`}, 0))`)
      return await send()
    })
    t.equal(refused.statusCode, 409)
    t.match(refused.json().errors, [{ code: 'REQUEST_IN_PROGRESS', target: 'Idempotency-Key' }])
    t.equal(refused.headers['retry-after'], '1')
    t.equal((await send()).statusCode, 201)
  })
}

t.test('a failed write leaves nothing behind, not even its Idempotency-Key', async t => {
  const client = await createClient(app)
  const headers = { 'idempotency-key': 'retry-me' }
  const job = await makeJob(app, client.companyId, { status: 'draft' })
  const candidateId = await makeCandidate(app, client.companyId)
  const url = `/api/v1/jobs/${job.id}/applications`
  t.equal((await post(client, url, { candidateId }, headers)).statusCode, 409)
  await patch(client, `/api/v1/jobs/${job.id}`, { status: 'approved' })
  const { departmentId, roleId } = {
    departmentId: (await post(client, '/api/v1/departments', { name: 'D' })).json<{ id: number }>().id,
    roleId: (await post(client, '/api/v1/roles', { name: 'R' })).json<{ id: number }>().id
  }
  t.equal(
    (await patch(client, `/api/v1/jobs/${job.id}`, { status: 'published', departmentId, roleId, hiringDeadline: '2099-01-01' })).statusCode,
    200
  )
  t.equal((await post(client, url, { candidateId }, headers)).statusCode, 201, 'the same key again')
  t.equal((await post(client, url, { candidateId, score: 1 }, headers)).statusCode, 422, 'another body')
})

t.test('two replicas that note when the same tokens were used → both lock them in one order: neither is the victim of a deadlock', {
  skip: engine !== 'postgresql' ? 'one transaction at a time' : isDistributed && 'each node has its own list of locks'
}, async t => {
  const { companyId } = await createClient(app)
  const ids = (await app.database.query<{ id: string }>(sql`
    insert into tokens (company_id, id, name, prefix, secret_hash, scopes)
    select ${companyId}, gen_random_uuid(), 'Token', 'rapi_x', sha256(gen_random_uuid()::text::bytea), '{}'
      from generate_series(1, 201) returning id`)).map(({ id }) => id)
  const noting: Array<Promise<void>> = []
  await app.database.transaction(async tx => {
    // Each comes as far as the one in the middle.
    await tx.query(sql`select from tokens where id = ${ids.toSorted()[100]} for update`)
    for (const order of [ids, ids.toReversed()]) {
      noting.push(markUsed(app.database, new Map(order.map(id => [id, Date.now()]))))
      await waitFor(async () => (await app.database.query(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length === noting.length)
    }
  })
  await Promise.all(noting)
  const [unused] = await app.database.query(sql`
    select count(*) as count from tokens where id = any(${ids}::uuid[]) and last_used_at is null`)
  t.same(unused, { count: 0 })
})
