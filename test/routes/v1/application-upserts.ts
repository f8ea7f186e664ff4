import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

// Many applications by the company's own codes, with their tags and comments.

const app = await sharedApp()

type Json = Record<string, any>

async function start (scopes?: Parameters<typeof createClient>[1]) {
  const client = await createClient(app, scopes)
  const job = await makeJob(app, client.companyId, { numVacancies: 5 })
  return { client, job, put: putFor(client, job.id) }
}

const putFor = (client: Client, jobId: number) => async (items: object[], query = '') => await client.send({
  method: 'POST', url: `/api/v1/jobs/${jobId}/applications/by-code/bulk${query}`, payload: { items }
})

const person = (name: string, more = {}) => ({ name, lastName: 'Moreira', email: `${name}@example.com`, ...more })
const statusesOf = (answer: { json: () => Json }) => answer.json().results.map(({ status }: Json) => status)

async function eventsOf ({ companyId }: Client): Promise<string[]> {
  const rows = await app.database.query<{ event: string }>(sql`
    select event from events where company_id = ${companyId} order by id`)
  return rows.map(({ event }) => event)
}

t.test('applications with tags and comments → created once; again nothing changes, and what is new is added', async t => {
  const { client, job, put } = await start()
  const known = await makeCandidate(app, client.companyId)
  const comments = [{ code: 'N-1', text: 'Good talk.' }, { code: 'N-2', text: 'Call again.' }]
  const items = [
    { code: 'A-1', manualCandidate: person('ada', { code: 'C-1' }), source: 'agency', tags: ['remote', 'senior'], comments },
    { code: 'A-2', candidateId: known, score: 7.5 },
    { code: 'A-3', manualCandidate: person('bo') }
  ]
  const made = await put(items)
  t.same(statusesOf(made), [201, 201, 201], made.body)
  const [first] = made.json().results
  t.match(first, { changed: true, location: /applications\/\d+$/, body: { code: 'A-1', tags: ['remote', 'senior'], candidateCode: 'C-1' } })
  t.same((await client.get(first.location)).json(), first.body, 'as it is at the end')
  t.equal((await client.get(first.location)).headers.etag, first.etag)
  const events = await eventsOf(client)
  t.same(events.slice(0, 8), [
    'candidate.created', 'application.created', 'tag.created', 'application.tagged', 'tag.created', 'application.tagged',
    'comment.created', 'comment.created'
  ])
  const again = await put(items)
  t.same(again.json().results.map(({ status, changed }: Json) => [status, changed]), [[200, false], [200, false], [200, false]])
  t.same(await eventsOf(client), events)

  const more = await put([{
    ...items[0], source: 'other', tags: ['junior'], comments: [{ code: 'N-1', text: 'Another text' }, { code: ' N-3', text: 'New.' }]
  }])
  t.match(more.json().results, [{ status: 200, changed: true, body: { source: 'agency', tags: ['junior', 'remote', 'senior'] } }])
  const texts = (await client.get(`${first.location}/comments`)).json().results.map(({ code, text }: Json) => [code, text])
  t.same(texts, [['N-1', 'Good talk.'], ['N-2', 'Call again.'], ['N-3', 'New.']])
  await client.send({ method: 'PATCH', url: first.location, payload: { status: 'reproved', reason: 'Other chosen' } })
  const rejected = (await put([items[0] as object])).json().results
  t.match(rejected, [{ status: 200, changed: false, body: { status: 'reproved' } }], 'never a second one')
  t.equal((await client.get(`/api/v1/jobs/${job.id}/applications`)).json().totalResults, 3)
})

t.test('who applies → by id, code, e-mail or whole; not by two of them, and an e-mail only for those who may see people', async t => {
  const { client, job, put } = await start()
  await client.send({ method: 'PUT', url: '/api/v2/candidates/by-code/C-1', payload: person('ada') })
  const answer = await put([
    { code: 'A-1', candidateEmail: 'ADA@example.com' },
    { code: 'A-2', candidateEmail: 'nobody@example.com' },
    { code: 'A-3', candidateEmail: 'ada@example.com', candidateCode: 'C-1' },
    { code: 'A-4' },
    { code: 'A-5', candidateCode: 'C-1' }
  ])
  t.same(statusesOf(answer), [201, 400, 400, 400, 409], answer.body)
  const [made, ...failed] = answer.json().results
  t.match(failed.map(({ body }: Json) => body.detail), [
    'candidateEmail: no candidate of this company has this e-mail address',
    'send either candidateEmail or candidateCode',
    /send either candidateId, candidateCode or manualCandidate/,
    /^the candidate has the live application \d+ for this job$/
  ])
  t.equal(failed[3].location, made.location, 'the live one of that person')
  const blind = await createClient(app, { companyId: client.companyId, scopes: ['applications:write', 'applications:read'] })
  t.same(statusesOf(await putFor(blind, job.id)([{ code: 'A-9', candidateEmail: 'ada@example.com' }])), [403])
})

t.test('an item twice, a code of another job, a broken comment, a stale version → its own failure; atomic → nothing at all', async t => {
  const { client, put } = await start()
  const other = await makeJob(app, client.companyId)
  const elsewhere = await putFor(client, other.id)([{ code: 'E-1', manualCandidate: person('eve') }])
  const items = [
    { code: 'A-1', manualCandidate: person('ada') },
    { code: 'A-1', manualCandidate: person('bo') },
    { code: 'E-1', manualCandidate: person('eve') },
    { code: 'A-2', manualCandidate: person('cy'), comments: [{ text: 'No code' }] },
    { code: 'A-3', manualCandidate: person('di'), comments: [{ code: 'N', text: 'One' }, { code: 'N', text: 'Two' }] },
    { code: 'A-4', manualCandidate: person('ed'), version: 3 }
  ]
  const answer = await put(items)
  t.same(statusesOf(answer), [201, 409, 409, 400, 409, 412], answer.body)
  t.equal(answer.json().results[2].location, elsewhere.json().results[0].location)
  const people = (await client.get('/api/v2/candidates')).json().results.map(({ name }: Json) => name)
  t.same(people.sort(), ['ada', 'eve'], 'who failed left nobody behind')
  const atomic = await put([{ code: 'B-1', manualCandidate: person('fay'), tags: ['x'] }, items[5] as object], '?atomic=true')
  t.same([atomic.statusCode, (await client.get('/api/v2/candidates')).json().results.length], [412, 2])
  t.equal((await client.get('/api/v2/tags')).json().results.length, 0)
})

t.test('bulk changes name applications by their codes → as by their ids', async t => {
  const { client, job, put } = await start()
  const made = (await put([
    { code: 'A-1', manualCandidate: person('ada') }, { code: 'A-2', manualCandidate: person('bo') }
  ])).json().results
  const change = async (items: object[], query = '') => await client.send({
    method: 'POST', url: `/api/v1/jobs/${job.id}/applications/bulk${query}`, payload: { items }
  })
  const foreign = await makeApplication(app, client.companyId)
  const answer = await change([
    { applicationCode: 'A-1', currentStepCode: 'interview' },
    { applicationCode: 'A-2', applicationId: made[0].body.id, score: 1 },
    { applicationCode: 'A-9', score: 1 },
    { score: 1, source: 'x' },
    { applicationCode: ' A-2 ', applicationId: made[1].body.id, status: 'hired' },
    { applicationId: foreign, score: 1 }
  ])
  t.same(statusesOf(answer), [200, 400, 404, 400, 200, 404], answer.body)
  t.match(answer.json().results[0].body, { code: 'A-1', currentStep: { code: 'interview' } })
})

t.test('with history:write → times of applications, tags and comments, and the names of authors', async t => {
  const { client, job, put } = await start()
  const at = '2024-03-01T12:00:00.000Z'
  const item = {
    code: 'A-1', manualCandidate: person('ada'), at, tags: ['x'],
    comments: [{ code: 'N-1', text: 'Old.', at: '2024-03-02T09:00:00-03:00', authorName: 'Rosa' }]
  }
  const [made] = (await put([item])).json().results
  t.match(made, { status: 201, body: { createdAt: at, tags: ['x'] } }, JSON.stringify(made))
  const [comment] = (await client.get(`${made.location}/comments`)).json().results
  t.match(comment, { createdAt: '2024-03-02T12:00:00.000Z', author: 'Rosa', code: 'N-1' })
  t.match((await put([item])).json().results, [{ status: 200, changed: false }])
  const plain = await createClient(app, { companyId: client.companyId, scopes: ['applications:write', 'candidates:write'] })
  t.match((await putFor(plain, job.id)([{ ...item, code: 'A-2' }])).json().results, [{ status: 403 }])
})

t.test('the same items in opposite orders at once, for two jobs → all are done, and nobody is there twice', async t => {
  const { client, job } = await start()
  const other = await makeJob(app, client.companyId)
  const items = (prefix: string) => Array.from({ length: 8 }, (_, index) => ({
    code: `${prefix}-${index}`, manualCandidate: person(`p${index}`, { code: `C-${index}` }), tags: [`t${index % 3}`]
  }))
  const answers = await Promise.all([
    putFor(client, job.id)(items('A')), putFor(client, other.id)(items('B').reverse()),
    putFor(client, job.id)(items('A').reverse()), putFor(client, other.id)(items('B'))
  ])
  for (const answer of answers) t.equal(answer.json().failed, 0, answer.body)
  t.equal((await client.get('/api/v2/candidates?maxPageSize=50')).json().results.length, 8)
  t.equal((await client.get('/api/v2/applications?maxPageSize=50')).json().results.length, 16)
})

t.test('an anonymized person → her application is not made again, and its comments keep no code', async t => {
  const { client, put } = await start()
  const item = { code: 'A-1', manualCandidate: person('ada', { code: 'C-1' }), comments: [{ code: 'N-1', text: 'Knows her brother.' }] }
  const [made] = (await put([item])).json().results
  const { candidateId, id } = made.body
  await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
  t.match((await put([item])).json().results, [{ status: 409, code: 'ANONYMIZED' }])
  t.match((await client.get(`${made.location}/comments`)).json().results, [{ code: null }])
  const rows = await app.database.query<{ text: string }>(sql`
    select coalesce(data::text, '') || coalesce(personal::text, '') as text from events where company_id = ${client.companyId}`)
  t.notOk(rows.some(({ text }) => text.includes('N-1')), 'not in its events either')
  t.equal((await client.get(`/api/v2/applications/${id}`)).json().code, null)
})

t.test('failures of a bulk → quote neither codes nor addresses of people, so that the kept answer does not either', async t => {
  const { client, job, put } = await start()
  const elsewhere = await makeJob(app, client.companyId)
  const [made] = (await put([{ code: 'Secret-A', manualCandidate: person('ada', { code: 'Secret-C' }) }])).json().results
  const bulk = async (url: string, ...items: object[]) =>
    await client.send({ method: 'POST', url, payload: { items }, headers: { 'idempotency-key': String(items.length) } })
  const upserts = await bulk(`/api/v1/jobs/${elsewhere.id}/applications/by-code/bulk`,
    { code: 'Secret-A', candidateCode: 'Secret-C' }, { code: 'Secret-1', candidateCode: 'Secret-2' },
    { code: 'Secret-3', candidateEmail: 'secret@example.com' })
  t.same(statusesOf(upserts), [409, 400, 400], upserts.body)
  t.equal(upserts.json().results[0].location, made.location)
  const people = await bulk('/api/v1/candidates/bulk', person('secret', { code: 'Secret-C' }))
  t.same(statusesOf(people), [409], people.body)
  await client.send({ method: 'POST', url: `/api/v2/candidates/${made.body.candidateId}/anonymize` })
  const retired = await bulk(`/api/v1/jobs/${job.id}/applications/by-code/bulk`, { code: 'Secret-A', candidateEmail: 'bo@example.com' },
    { code: 'A-2', manualCandidate: person('bo', { code: 'Secret-C' }) })
  t.match(retired.json().results, [{ status: 400 }, { status: 409, code: 'ANONYMIZED' }], retired.body)
  for (const answer of [upserts, people, retired]) t.notMatch(answer.body, /secret/i)
})
