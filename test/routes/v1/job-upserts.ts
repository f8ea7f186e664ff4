import sql from 'sql-template-tag'
import { TRANSITIONS } from '../../../src/domain/jobs/rules.js'
import { makeApplication, makeJob, makeNamed } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

// Jobs by your own codes: one by PUT, many in a bulk operation.

const app = await sharedApp()

type Json = Record<string, any>

const URL = '/api/v1/jobs'
const put = async (client: Client, code: string, payload: object, headers = {}) =>
  await client.send({ method: 'PUT', url: `${URL}/by-code/${encodeURIComponent(code)}`, payload, headers })
const bulk = async (client: Client, items: object[], query = '') =>
  await client.send({ method: 'POST', url: `${URL}/bulk${query}`, payload: { items } })

/** Events of the company, in order, with the status that a job has in them. */
async function eventsOf ({ companyId }: Client): Promise<string[]> {
  const rows = await app.database.query<{ text: string }>(sql`
    select concat_ws(' ', event, case when entity_type = 'job' then data ->> 'status' else data ->> 'code' end) as text
    from events where company_id = ${companyId} order by id`)
  return rows.map(({ text }) => text)
}

/** A company with a department and a role, and a job that may be published. */
async function company () {
  const client = await createClient(app)
  await client.send({ method: 'PUT', url: '/api/v1/departments/by-code/D', payload: { name: 'Department' } })
  await client.send({ method: 'PUT', url: '/api/v1/roles/by-code/R', payload: { name: 'Role' } })
  const before = (await eventsOf(client)).length
  const job = { name: 'Engineer', departmentCode: 'D', roleCode: 'R', description: 'Build.', hiringDeadline: '2029-12-31' }
  return { client, job, news: async () => (await eventsOf(client)).slice(before) }
}

t.test('PUT by code → creates the job and takes it to its status, an event for each transition; again it changes nothing', async t => {
  const { client, job, news } = await company()
  const made = await put(client, 'REQ-1', { ...job, status: 'published' })
  t.equal(made.statusCode, 201, made.body)
  t.match(made.json(), { code: 'REQ-1', status: 'published', departmentCode: 'D', approvedAt: String, publishedAt: String })
  t.equal(made.headers.location, `${URL}/${made.json().id}`)
  const steps = ['registration', 'screening', 'interview', 'offer', 'hiring'].map(code => `step.created ${code}`)
  const events = [
    'job.created draft', ...steps, 'job.status-changed approved', 'job.status-changed published', 'job.published published'
  ]
  t.same(await news(), events)
  const again = await put(client, 'REQ-1', { ...job, status: 'published' })
  t.same([again.statusCode, again.body, again.headers.etag], [200, made.body, made.headers.etag])
  t.same(await news(), events)
  const read = await client.get(`${URL}/by-code/REQ-1`)
  t.same([read.statusCode, read.body, read.headers.etag], [200, made.body, made.headers.etag])
  t.equal((await client.get(`${URL}/by-code/REQ-2`)).statusCode, 404)
})

t.test('PUT by code of a job that is there → absent fields are cleared; status, reason, steps and code stay', async t => {
  const { client, job } = await company()
  const first = (await put(client, 'REQ-1', {
    ...job, status: 'published', type: 'trainee', numVacancies: 3, city: 'Recife',
    salary: { min: 1, max: 2, currency: 'BRL', period: 'hour' }
  })).json()
  await put(client, 'REQ-1', { ...job, numVacancies: 3, status: 'frozen', statusReason: 'Budget' })
  const replaced = await put(client, 'REQ-1', job)
  t.strictSame({ ...replaced.json(), updatedAt: '', frozenAt: '' }, {
    ...first, updatedAt: '', frozenAt: '', status: 'frozen', statusReason: 'Budget', type: 'effective', numVacancies: 1, city: null,
    salary: null, vacancies: { total: 1, filled: 0, open: 1 }
  })
  t.equal((await client.get(`/api/v2/steps?jobId=${first.id}`)).json().results.length, 5)
  t.match((await put(client, 'REQ-1', { ...job, code: 'REQ-2' })).json(), { detail: /^code must be the one in the path/ })
  t.equal((await put(client, 'REQ-1', { ...job, code: 'REQ-1' })).statusCode, 200)

  const blind = await createClient(app, { companyId: client.companyId, scopes: ['jobs:write', 'jobs:read'] })
  const salary = { min: 5, max: 6, currency: 'BRL', period: 'hour' }
  await put(client, 'REQ-1', { ...job, salary })
  t.equal((await put(blind, 'REQ-1', { ...job, city: 'Natal' })).statusCode, 200)
  t.match((await client.get(`${URL}/${first.id}`)).json(), { salary, city: 'Natal' }, 'what a token may not read it does not clear')
  t.equal((await put(blind, 'REQ-1', { ...job, salary: null })).statusCode, 403)
})

t.test('a status without a way → 409 with what can be reached; one on the way that lacks fields → 400 with all; no trace', async t => {
  const { client, job, news } = await company()
  const bare = await put(client, 'REQ-1', { name: 'Engineer', numVacancies: 0, status: 'published' })
  t.equal(bare.statusCode, 400)
  for (const field of ['numVacancies', 'description', 'departmentId', 'roleId', 'hiringDeadline']) t.match(bare.json().detail, field)
  t.same(await news(), [])
  t.match((await put(client, 'REQ-1', { ...job, status: 'frozen' })).json().detail, /^statusReason is required/)
  await put(client, 'REQ-1', { ...job, status: 'published' })
  const events = await news()
  const back = await put(client, 'REQ-1', { ...job, name: 'Another', status: 'draft' })
  t.same([back.statusCode, back.headers['x-error-code']], [409, 'ILLEGAL_TRANSITION'])
  t.match(back.json().detail, /a job that is published cannot become draft, allowed: frozen, closed, canceled$/)
  t.same(await news(), events)
  const canceled = await put(client, 'REQ-1', { ...job, status: 'canceled', statusReason: 'No budget' })
  t.match(canceled.json(), { status: 'canceled', statusReason: 'No budget' })
  const reached = await put(client, 'REQ-2', { ...job, status: 'closed' })
  t.match(reached.json(), { status: 'closed', approvedAt: String, publishedAt: String, closedAt: String })
  t.match((await put(client, 'REQ-2', { ...job, status: 'frozen', statusReason: 'Wait' })).json(), { status: 'frozen', closedAt: null })
})

t.test('the way of each job to each status → as long as the fewest single transitions', async t => {
  const { client, job } = await company()
  const reason = { statusReason: 'Because' }
  for (const from of Object.keys(TRANSITIONS)) {
    for (const to of Object.keys(TRANSITIONS)) {
      const code = `${from}-${to}`
      const made = await put(client, code, { ...job, ...reason, status: from })
      t.equal(made.json().status, from, made.body)
      const moved = await put(client, code, { ...job, ...reason, status: to })
      const wasPublished = made.json().publishedAt !== null
      const isLost = wasPublished && !['published', 'frozen', 'closed', 'canceled'].includes(to)
      const isOver = wasPublished && from === 'canceled' && to !== 'canceled'
      t.equal(moved.statusCode, isLost || isOver ? 409 : 200, `${code}: ${moved.body}`)
    }
  }
})

t.test('steps → instead of the default ones in a new job; created and changed by code in a known one, and none is deleted', async t => {
  const { client, job } = await company()
  const stepsOf = async (id: number) => (await client.get(`/api/v1/jobs/${id}/steps`)).json().results
    .map(({ code, name, type, category }: Json) => [code, name, type, category].join())
  const sample = { code: 'sample', name: 'Sample', category: 'evaluation' }
  const { id } = (await put(client, 'REQ-1', { ...job, steps: [sample, { code: ' offer ', name: 'Oferta', category: 'offer' }] })).json()
  const middle = ['sample,Sample,online,evaluation', 'offer,Oferta,online,offer']
  t.same(await stepsOf(id), ['registration,Registration,register,registration', ...middle, 'hiring,Hiring,final,hiring'])
  const own = [
    { code: 'in', name: 'Inscrição', category: 'registration' }, { code: 'registration', name: 'Triagem', category: 'screening' },
    { code: 'out', name: 'Admissão', category: 'hiring' }
  ]
  const other = (await put(client, 'REQ-2', { ...job, steps: own })).json()
  t.same((await stepsOf(other.id)).map((step: string) => step.split(',')[0]), ['in', 'registration', 'out'])

  const steps = [{ code: 'sample', name: 'Work sample' }, { code: 'talk', name: 'Talk', type: 'offline', category: 'interview' }]
  t.equal((await put(client, 'REQ-1', { ...job, steps })).statusCode, 200)
  const changed = [
    'registration,Registration,register,registration', 'sample,Work sample,online,evaluation', 'offer,Oferta,online,offer',
    'talk,Talk,offline,interview', 'hiring,Hiring,final,hiring'
  ]
  t.same(await stepsOf(id), changed)
  const events = await eventsOf(client)
  t.equal((await put(client, 'REQ-1', { ...job, steps })).statusCode, 200)
  t.same(await eventsOf(client), events, 'the same steps again change nothing')
  const twice = await put(client, 'REQ-1', { ...job, steps: [sample, sample] })
  t.match(twice.json().detail, 'steps.1.code must not be that of another step')
  t.match((await put(client, 'REQ-3', { ...job, steps: [{ name: 'No code' }] })).json().detail, /steps\.0\.code is required/)
})

t.test('many at once → created, published, changed or not, each with its result; If-Match and dry runs as everywhere', async t => {
  const { client, job, news } = await company()
  const items = Array.from({ length: 30 }, (_, index) => ({ ...job, code: `REQ-${index}`, status: 'published' }))
  const tried = await bulk(client, items, '?validateOnly=true')
  t.same([tried.json().failed, await news()], [0, []])
  const made = await bulk(client, items)
  t.equal(made.json().failed, 0, made.body)
  t.ok(made.json().results.every(({ status, changed, body }: Json) => status === 201 && changed === true && body.status === 'published'))
  const events = await news()
  const again = await bulk(client, items)
  t.ok(again.json().results.every(({ status, changed }: Json) => status === 200 && changed === false))
  t.same(await news(), events)

  const [{ etag }, second] = made.json().results
  const mixed = (await bulk(client, [
    { ...items[0], name: 'Renamed', etag },
    { ...items[1], name: 'Renamed', etag },
    { ...items[2], status: 'draft' },
    { ...items[3], departmentCode: 'X' },
    { ...items[2] },
    { code: 'REQ-NEW', name: 'New', version: 1 }
  ])).json().results
  t.same(mixed.map(({ status }: Json) => status), [200, 412, 409, 400, 409, 412])
  t.match(mixed[2], { code: 'ILLEGAL_TRANSITION', allowedTransitions: ['frozen', 'closed', 'canceled'] })
  t.match(mixed[3].body.detail, 'departmentCode: no department of this company has the code X')
  t.match(mixed[4].body.detail, /^items\.2 is for the same object/)
  t.equal(second.body.name, 'Engineer')
  const stale = await put(client, 'REQ-0', { ...job, name: 'Late' }, { 'if-match': etag })
  t.equal(stale.statusCode, 412)
})

t.test('the same new code at once, and a code that another company has → one job for each company', async t => {
  const { client, job } = await company()
  const answers = await Promise.all(Array.from({ length: 6 }, async () => await put(client, 'REQ-1', job)))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 200, 200, 201])
  const other = await company()
  t.equal((await put(other.client, 'REQ-1', other.job)).statusCode, 201)
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })
  t.equal((await put(reader, 'REQ-1', job)).statusCode, 403)
  const departmentId = await makeNamed(app, 'departments', other.client.companyId, 'Foreign')
  t.equal((await put(client, 'REQ-2', { name: 'X', departmentId })).statusCode, 400)
  const hired = await makeJob(app, client.companyId, { numVacancies: 2 })
  await makeApplication(app, client.companyId, { job: hired, status: 'hired' })
  await makeApplication(app, client.companyId, { job: hired, status: 'hired' })
  const fewer = await put(client, (await client.get(`${URL}/${hired.id}`)).json().code, { ...job, numVacancies: 1 })
  t.same([fewer.statusCode, fewer.headers['x-error-code']], [409, 'NO_VACANCY_LEFT'])
})
