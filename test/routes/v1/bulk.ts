import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob, makeNamed } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

// Bulks: many changes in one request, each as by a request of its own.

const app = await sharedApp()

type Json = Record<string, any>

const post = async (client: Client, url: string, payload: object, headers = {}) =>
  await client.send({ method: 'POST', url: `/api/v1/${url}`, payload, headers })
const bulk = async (client: Client, url: string, items: object[], headers = {}) => await post(client, url, { items }, headers)
const statusesOf = (answer: { json: () => Json }) => answer.json().results.map(({ status }: Json) => status)

/** Names and objects of all events of the company, in order. */
async function eventsOf (companyId: number): Promise<string[]> {
  const rows = await app.database.query<{ text: string }>(sql`
    select event || ' ' || entity_id as text from events where company_id = ${companyId} order by id`)
  return rows.map(({ text }) => text)
}

t.test('upserts by code → what a PUT of each would answer, in their order, and the same again changes nothing', async t => {
  const client = await createClient(app)
  for (const [kind, more] of [['departments', {}], ['roles', {}], ['branches', { path: ['Brazil'] }], ['users', {}]] as const) {
    const row = (code: string) => ({ code, name: `Name of ${code}`, ...more, ...(kind === 'users' && { email: `${code}@example.com` }) })
    const put = await client.send({ method: 'PUT', url: `/api/v1/${kind}/by-code/B`, payload: row('B') })
    const items = [row('A'), { ...row('B'), name: 'Another' }, { ...row('C'), name: 5 }, row('D')]
    const answer = await bulk(client, `${kind}/bulk`, items)
    t.equal(answer.statusCode, 200, answer.body)
    t.equal(answer.headers.etag, undefined)
    const { failed, results } = answer.json()
    t.equal(failed, 1)
    const id = put.json().id as number
    t.match(results, [
      { status: 201, version: 1, location: `/api/v1/${kind}/${id + 1}`, body: { id: id + 1, code: 'A' } },
      { status: 200, version: 2, body: { ...put.json(), name: 'Another', updatedAt: String } },
      { status: 400, code: 'BAD_ARGUMENT', body: { title: 'Validation Error', detail: 'name must be a string', status: 400 } },
      { status: 201, version: 1, body: { code: 'D' } }
    ])
    t.same(Object.keys(results[1]), ['status', 'changed', 'version', 'etag', 'body'])
    t.same(results.map(({ changed }: Json) => changed), [true, true, undefined, true])
    t.same((await client.get(`/api/v1/${kind}/${id}`)).json(), results[1].body)
    t.equal((await client.get(`/api/v1/${kind}`)).json().totalResults, 3)
    const events = await eventsOf(client.companyId)
    const again = (await bulk(client, `${kind}/bulk`, items.toSpliced(2, 1))).json()
    t.match(again.results.map(({ status, version }: Json) => [status, version]), [[200, 1], [200, 2], [200, 1]])
    t.same(again.results.map(({ changed }: Json) => changed), [false, false, false])
    t.same(again.results[1].body, results[1].body)
    t.same(await eventsOf(client.companyId), events)
  }
  const events = (await eventsOf(client.companyId)).map(text => text.split(' ')[0])
  t.same(events.slice(0, 4), ['department.created', 'department.created', 'department.changed', 'department.created'])
})

t.test('upserts of users → by code, or by e-mail, when the code stays; absent fields lose what they held', async t => {
  const client = await createClient(app)
  const departmentId = await makeNamed(app, 'departments', client.companyId, 'Engineering')
  const branchIds = [await makeNamed(app, 'branches', client.companyId, 'Recife')]
  const answer = await bulk(client, 'users/bulk', [
    { code: 'U-1', name: 'Ada', email: 'ada@example.com', departmentId, branchIds },
    { name: 'Bo', email: 'bo@example.com' },
    { code: 'U-2', name: 'Bo', email: 'bo@example.com' },
    { code: 'U-3', name: 'Cy', email: 'cy@example.com', departmentId: 999 },
    { name: 'Nobody' }
  ])
  const { results } = answer.json()
  t.same(statusesOf(answer), [201, 201, 409, 400, 400])
  t.equal(results[1].body.code, null)
  t.match(results[2], { code: 'ALREADY_EXISTS', location: results[1].location, body: { title: 'Conflict' } })
  t.equal(results[4].body.detail, 'email is required')
  const [again] = (await bulk(client, 'users/bulk', [{ name: 'Ada', email: 'ADA@example.com' }])).json().results
  t.match(again, { status: 200, changed: true, body: { id: results[0].body.id, code: 'U-1', email: 'ADA@example.com', branchIds: [] } })
  t.equal(again.body.departmentId, null)
  const missing = (await bulk(client, 'users/bulk', [{ code: 'U-9', name: 'Di', email: 'di@example.com', version: 1 }])).json().results
  t.match(missing, [{ status: 412, code: 'STALE_VERSION' }])
})

t.test('upserts of candidates → by e-mail, only the given fields; gated ones need their scope, and stay where they are absent', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const person = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }
  const first = await bulk(client, 'candidates/bulk', [
    { ...person, identificationDocument: '1-2-3', city: 'Recife' },
    { ...person, email: 'cy@example.com', identificationDocument: '123' },
    { ...person, email: 'bo@example.com', identificationDocument: '124' }
  ])
  t.same(statusesOf(first), [201, 409, 201])
  const [ada, taken, bo] = first.json().results
  const [changed] = (await bulk(client, 'candidates/bulk', [{ ...person, email: 'Ada@Example.com', city: null }])).json().results
  t.match(changed, { version: 2, body: { id: ada.body.id, identificationDocument: '1-2-3', city: null } })
  t.match(taken, { code: 'ALREADY_EXISTS', location: ada.location })
  t.equal(ada.location, `/api/v2/candidates/${ada.body.id}`)
  t.same((await client.get(bo.location)).json(), bo.body)
  t.same(await eventsOf(companyId), [
    `candidate.created ${ada.body.id}`, `candidate.created ${bo.body.id}`, `candidate.updated ${ada.body.id}`
  ])
  t.equal((await client.get('/api/v2/candidates?q=moreira')).json().results.length, 2)

  const blind = await createClient(app, { companyId, scopes: ['candidates:read', 'candidates:write'] })
  const second = await bulk(blind, 'candidates/bulk', [
    { ...person, identificationDocument: '5' }, { ...person, email: 'bo@example.com', city: 'Olinda' }
  ])
  t.match(second.json().results, [{ status: 403, code: 'FORBIDDEN' }, { status: 200, body: { city: 'Olinda' } }])
  t.notOk('identificationDocument' in second.json().results[1].body)
  t.equal((await client.get(bo.location)).json().identificationDocument, '124')

  const writer = await createClient(app, { companyId, scopes: ['candidates:write'] })
  const items = [{ ...person, email: 'bo@example.com', city: 'Natal' }, {}]
  const [natal, broken] = (await bulk(writer, 'candidates/bulk', items)).json().results
  const { etag } = (await blind.get(bo.location)).headers
  t.same([natal, broken.body.status], [{ status: 204, changed: true, version: 3, etag }, 400], 'with the tag that a reader gets')
  const terse = await bulk(client, 'candidates/bulk', items, { prefer: 'return=minimal' })
  const results: Array<{ status: number, body?: object }> = terse.json().results
  t.same(results.map(({ status, body }) => [status, body !== undefined]), [[204, false], [400, true]])
  t.equal(terse.headers['preference-applied'], 'return=minimal')
  // Whether a replay has objects is up to the first response.
  for (const [key, first, applied] of [['terse', 'return=minimal', 'return=minimal'], ['whole', 'handling=lenient', undefined]] as const) {
    const send = async (prefer: string) => await bulk(client, 'candidates/bulk', items, { prefer, 'idempotency-key': key })
    const [made, again, unasked] = [await send(first), await send('return=minimal'), await send('handling=lenient')]
    t.same([again.body, again.headers['preference-applied']], [made.body, applied], key)
    t.same([unasked.body, unasked.headers['preference-applied']], [made.body, 'handling=lenient'], key)
  }
})

t.test('moves, rejections, hires → each by the rules; later items see earlier ones; a failure stops no other', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId, { numVacancies: 1 })
  const ids = [] as number[]
  for (let i = 0; i < 5; i++) ids.push(await makeApplication(app, companyId, { job }))
  const foreign = await makeApplication(app, companyId)
  const [a, b, c, d, e] = ids as [number, number, number, number, number]
  const answer = await bulk(client, `jobs/${job.id}/applications/bulk`, [
    { applicationId: d, currentStepId: job.stepIds[2], score: 80, version: 1 },
    { applicationId: a, status: 'hired' },
    { applicationId: b, status: 'hired' },
    { applicationId: c, status: 'reproved' },
    { applicationId: c, status: 'reproved', reason: 'Another was chosen', notes: 'Good talk.' },
    { applicationId: c, currentStepId: job.stepIds[1] },
    { applicationId: foreign, score: 1 },
    { applicationId: d, score: 81, version: 1 },
    { applicationId: e },
    { applicationId: e, currentStepId: 999_999, score: 5 },
    { applicationId: a, status: 'in_process' },
    { applicationId: b, status: 'hired' }
  ])
  const { failed, results } = answer.json()
  t.same(statusesOf(answer), [200, 200, 409, 400, 200, 409, 404, 412, 400, 400, 200, 200])
  t.equal(failed, 7)
  t.match(results[2], { code: 'NO_VACANCY_LEFT', body: { title: 'Conflict', status: 409 } })
  t.match(results[5], { code: 'ILLEGAL_TRANSITION', allowedTransitions: ['in_process', 'give_up'] })
  t.equal(results[8].body.detail, 'the item must name at least one field')
  t.equal(results[9].body.detail, 'currentStepId must name a step of this job')
  t.match(results[0], { version: 2, body: { id: d, score: 80, currentStep: { id: job.stepIds[2] } } })
  for (const index of [0, 4, 11]) {
    const { body, version } = results[index]
    const read = await client.get(`/api/v1/jobs/${job.id}/applications/${body.id}`)
    t.same(read.json(), body)
    t.match(read.headers.etag, new RegExp(`^"${version}-`))
  }
  t.equal((await client.get(`/api/v1/jobs/${job.id}/applications/${e}`)).json().score, null)
  t.same(await eventsOf(companyId), [
    `application.moved ${d}`, `application.changed ${d}`, `candidate.hired ${a}`, `application.reproved ${c}`, `application.unhired ${a}`,
    `candidate.hired ${b}`
  ])
  const visits = await app.database.query(sql`
    select 1 from application_steps where company_id = ${companyId} and application_id = ${e}`)
  t.equal(visits.length, 1)
  await waitFor(async () => (await client.get('/api/v2/events')).json().results.length === 6)
  t.match((await bulk(client, 'jobs/999999/applications/bulk', [{ applicationId: a, score: 1 }])).json(), { status: 404 })
})

t.test('atomic → the first failure is the answer, names its item, and nothing is changed', async t => {
  const client = await createClient(app)
  const rows = [
    { code: 'A', name: 'One' }, { code: 'B', name: 'Two' }, { code: 'C', name: 'Three', version: 7 }, { code: '', name: 'Four' }
  ]
  const url = 'departments/bulk?atomic=true'
  const key = { 'idempotency-key': 'atomic' }
  const stale = await bulk(client, url, rows, key)
  t.equal(stale.statusCode, 412)
  t.equal(stale.headers['x-error-code'], 'STALE_VERSION')
  t.match(stale.json(), { detail: 'items.2: there is no such object yet', status: 412 })
  const wrong = await bulk(client, url, rows.toSpliced(2, 1))
  t.same(wrong.json(), { title: 'Validation Error', detail: 'items.2: code must not be empty', status: 400 })
  t.same([(await client.get('/api/v1/departments')).json().totalResults, await eventsOf(client.companyId)], [0, []])

  const done = await bulk(client, url, rows.slice(0, 2), key)
  t.same([done.statusCode, statusesOf(done)], [200, [201, 201]], 'a failure has not used up the key')

  const job = await makeJob(app, client.companyId)
  const candidateId = await makeCandidate(app, client.companyId)
  const ended = await makeApplication(app, client.companyId, { job, candidateId, status: 'give_up' })
  const live = await makeApplication(app, client.companyId, { job, candidateId })
  const taken = await bulk(client, `jobs/${job.id}/applications/bulk?atomic=true`, [{ applicationId: ended, status: 'in_process' }])
  t.same([taken.statusCode, taken.headers.location], [409, `/api/v1/jobs/${job.id}/applications/${live}`])
  const twice = await bulk(client, 'users/bulk?atomic=true', [
    { code: 'U1', name: 'One', email: 'same@example.com' }, { code: 'U2', name: 'Two', email: 'same@example.com' }
  ])
  t.same([twice.statusCode, twice.headers.location], [409, undefined], 'what went with the rest is nowhere')
})

t.test('validateOnly → what would happen, where later items see earlier ones, and nothing is changed', async t => {
  const client = await createClient(app)
  const email = 'one@example.com'
  const rows = [{ code: 'A', name: 'One', email }, { code: 5, name: 'Two', email }, { code: 'B', name: 'Three', email }]
  const key = { 'idempotency-key': 'tried' }
  const tried = await bulk(client, 'users/bulk?validateOnly=true', rows, key)
  t.same(statusesOf(tried), [201, 400, 409])
  t.match(tried.json().results[0], { changed: true, version: 1 })
  t.equal(tried.json().results[2].location, undefined, 'what the dry run made is nowhere')
  t.equal((await bulk(client, 'users/bulk?validateOnly=true&atomic=true', rows)).statusCode, 400)
  t.same([(await client.get('/api/v1/users')).json().totalResults, await eventsOf(client.companyId)], [0, []])
  const done = await bulk(client, 'users/bulk', rows, key)
  t.same(statusesOf(done), statusesOf(tried))
  t.equal(done.json().results[2].location, done.json().results[0].location)
  t.equal((await bulk(client, 'users/bulk?validateOnly=true', rows.slice(2))).json().results[0].location, done.json().results[0].location)
  t.equal(done.headers['idempotent-replayed'], undefined)

  // A dry run leaves no trace, and so must not show what the token may not read.
  const { companyId } = client
  const job = await makeJob(app, companyId)
  const applicationId = await makeApplication(app, companyId, { job })
  const blind = await createClient(app, { companyId, scopes: ['applications:write'] })
  const [result] = (await bulk(blind, `jobs/${job.id}/applications/bulk?validateOnly=true`, [{ applicationId, score: 5 }])).json().results
  t.same(Object.keys(result), ['status'])
})

t.test('an Idempotency-Key → covers the whole: byte for byte again, a 422 for other items, and nothing of the anonymized', async t => {
  const client = await createClient(app)
  const person = (name: string) => ({ name, lastName: 'Moreira', email: `${name}@example.com` })
  const headers = { 'idempotency-key': randomUUID() }
  const items = [person('ada'), { ...person('bo'), birthdate: 'never' }, person('cy')]
  const first = await bulk(client, 'candidates/bulk', items, headers)
  t.same(statusesOf(first), [201, 400, 201])
  const again = await bulk(client, 'candidates/bulk', items, headers)
  t.same([again.body, again.headers['idempotent-replayed']], [first.body, 'true'])
  t.equal((await bulk(client, 'candidates/bulk', items.slice(1), headers)).statusCode, 422)
  t.equal((await eventsOf(client.companyId)).length, 2)
  const roles = [{ code: 'A', name: 'One' }, { code: 'B', name: 'Two' }]
  const once = { 'idempotency-key': randomUUID() }
  const racing = await Promise.all([1, 2, 3, 4, 5].map(async () => await bulk(client, 'roles/bulk', roles, once)))
  t.ok(racing.every(({ statusCode, headers }) => statusCode === 200 || headers['x-error-code'] === 'REQUEST_IN_PROGRESS'))
  t.equal(new Set(racing.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size, 1)
  t.equal((await eventsOf(client.companyId)).length, 4)

  // Also of those that the bulk left as they were.
  const unchanged = { 'idempotency-key': randomUUID() }
  t.same(statusesOf(await bulk(client, 'candidates/bulk', [person('ada')], unchanged)), [200])
  const [{ body: { id } }] = first.json().results
  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${id}/anonymize` })).statusCode, 200)
  for (const [sent, key] of [[items, headers], [[person('ada')], unchanged]] as const) {
    const gone = await bulk(client, 'candidates/bulk', [...sent], key)
    t.same([gone.statusCode, gone.headers['x-error-code']], [409, 'ANSWER_NOT_KEPT'])
  }
})

// ERP_ROWS=5000 is the whole.
t.test('an ERP sends its rows, tries them first, and sends them again the next night', async t => {
  const count = Number(process.env.ERP_ROWS ?? 300)
  const client = await createClient(app)
  const cost = async (label: string, work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    t.comment(`${label}: ${Math.round((user + system) / count)} µs of CPU for a row`)
  }
  const rows = Array.from({ length: count }, (_, i) => ({ code: `ERP-${i}`, name: `Department ${i}`, similarTo: 'Technology' }))
  const nightly = async (query = '') => {
    const statuses: Record<number, number> = {}
    for (let from = 0; from < count; from += 100) {
      const answer = await bulk(client, `departments/bulk${query}`, rows.slice(from, from + 100))
      for (const status of statusesOf(answer) as number[]) statuses[status] = (statuses[status] ?? 0) + 1
    }
    return statuses
  }
  await cost('dry run', async () => t.same(await nightly('?validateOnly=true'), { 201: count }))
  await cost('created', async () => t.same(await nightly(), { 201: count }))
  await cost('unchanged', async () => t.same(await nightly(), { 200: count }))
  t.equal((await eventsOf(client.companyId)).length, count)
  for (const row of rows) row.name += ' changed'
  await cost('changed', async () => t.same(await nightly(), { 200: count }))
  t.equal((await eventsOf(client.companyId)).length, 2 * count)
  t.equal((await client.get('/api/v1/departments?name=changed')).json().totalResults, count)
  for (const [label, suffix] of [['changed one by one', ' again'], ['unchanged one by one', '']] as const) {
    await cost(label, async () => {
      for (const row of rows) {
        row.name += suffix
        await client.send({ method: 'PUT', url: `/api/v1/departments/by-code/${row.code}`, payload: row })
      }
    })
  }
})
