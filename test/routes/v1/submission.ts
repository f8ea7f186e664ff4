import sql from 'sql-template-tag'
import { makeCandidate, makeJob, type MadeJob } from '../../factories.js'
import { build, createClient, daysAgo, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await build(t, { RATE_LIMIT_MAX: '100000' })
const ADA = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }

/** A careers page: its token may only send. */
async function careersPage () {
  const owner = await createClient(app)
  const page = await createClient(app, { companyId: owner.companyId, scopes: ['applications:submit'] })
  const job = await makeJob(app, owner.companyId)
  return { owner, page, job, send: async (body: object, to = job, more: object = {}) => await submit(page, to, body, more) }
}
const submit = async (client: Client, { id }: Pick<MadeJob, 'id'>, payload: object, { query = '', headers = {} }: {
  query?: string, headers?: Record<string, string>
} = {}) => await client.send({ method: 'POST', url: `/api/v1/jobs/${id}/applications${query}`, payload, headers })
const applicationsOf = async (client: Client) => (await client.get('/api/v2/applications?expand=candidate')).json().results
const eventsOf = async ({ companyId }: Client) => (await app.database.query<{ event: string }>(sql`
  select event from events where company_id = ${companyId} order by id`)).map(({ event }) => event)

/** What a client sees, without what differs in any two answers. */
function seen ({ statusCode, headers, body }: Awaited<ReturnType<typeof submit>>) {
  const { date, 'x-request-id': id, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset, traceparent, ...others } = headers
  return { statusCode, body, others }
}

t.test('applications:submit → a new person, a known one, one who applied before: the same 201 without body, path and tag', async t => {
  const { owner, page, job, send } = await careersPage()
  const first = await send({ manualCandidate: { ...ADA, salaryExpectation: 6000 }, source: 'careers', partnerName: 'Site' })
  t.same([first.statusCode, first.body, first.headers.location, first.headers.etag], [201, '', undefined, undefined])
  const [application] = await applicationsOf(owner)
  t.match(application, { jobId: job.id, source: 'careers', partnerName: 'Site', candidate: { name: 'Ada', salaryExpectation: 6000 } })
  const events = await eventsOf(owner)
  for (const more of [{}, { salaryExpectation: 1 }, { name: 'Another' }]) {
    t.same(seen(await send({ manualCandidate: { ...ADA, ...more } })), seen(first), 'again')
  }
  t.same(await eventsOf(owner), events, 'nothing is written')
  await makeCandidate(app, owner.companyId, { email: 'eva@example.com' })
  t.same(seen(await send({ manualCandidate: { ...ADA, email: 'Eva@example.com' } })), seen(first), 'known')
  t.equal((await applicationsOf(owner)).length, 2)
  const minimal = await send({ manualCandidate: { ...ADA, email: 'y@example.com' } }, job, { headers: { prefer: 'return=minimal' } })
  t.same([minimal.statusCode, minimal.headers['preference-applied']], [201, 'return=minimal'])
  const key = { headers: { 'idempotency-key': '"once"' } }
  for (const replayed of [undefined, 'true']) {
    const answer = await send({ manualCandidate: { ...ADA, email: 'x@example.com' } }, job, key)
    t.same([answer.statusCode, answer.body, answer.headers['idempotent-replayed']], [201, '', replayed])
  }
  t.equal((await page.get('/api/v2/applications')).statusCode, 403)
})

t.test('a dry run → 403 that names the scope, whoever is known and whatever the body; with applications:write as before', async t => {
  const { owner, page, job } = await careersPage()
  await makeCandidate(app, owner.companyId, { email: ADA.email })
  const dry = { query: '?validateOnly=true' }
  for (const body of [{ manualCandidate: ADA }, { manualCandidate: { ...ADA, email: 'new@example.com' } }, { source: 'x' }, []]) {
    for (const to of [job, { id: 987654 }]) {
      const answer = await submit(page, to, body, dry)
      t.equal(answer.statusCode, 403)
      t.match(answer.body, /applications:write/)
    }
  }
  t.equal((await submit(owner, job, { manualCandidate: ADA }, dry)).statusCode, 201)
  t.same(await eventsOf(owner), [])
})

t.test('a salary → kept where none is known, else dropped', async t => {
  const { owner, send } = await careersPage()
  const other = await makeJob(app, owner.companyId)
  const salaries = async () => (await applicationsOf(owner)).map(({ candidate }: any) => candidate.salaryExpectation)
  await send({ manualCandidate: ADA })
  await send({ manualCandidate: { ...ADA, salaryExpectation: 5000 } }, other)
  t.same(await salaries(), [5000, 5000])
  t.ok((await eventsOf(owner)).includes('candidate.updated'))
  await send({ manualCandidate: { ...ADA, salaryExpectation: 9000 } }, await makeJob(app, owner.companyId))
  t.same(await salaries(), [5000, 5000, 5000])
})

t.test('other fields, and another scope in their place → 403, whoever is known', async t => {
  const { owner, page, job, send } = await careersPage()
  const candidateId = await makeCandidate(app, owner.companyId, { email: ADA.email })
  for (const body of [
    { candidateId }, { candidateId: 999 }, { candidateCode: 'A' }, { manualCandidate: ADA, score: 1 }, { manualCandidate: ADA, code: 'A' },
    { manualCandidate: ADA, at: '2024-05-01T00:00:00Z' }, { manualCandidate: { ...ADA, createdAt: '2024-05-01T00:00:00Z' } },
    { manualCandidate: { ...ADA, code: 'A' } }, { manualCandidate: { ...ADA, identificationDocument: '1' } }
  ]) t.equal((await send(body)).statusCode, 403, JSON.stringify(body))
  t.equal((await send({ source: 'x' })).statusCode, 400)
  t.equal((await send({ manualCandidate: { ...ADA, email: 'no' } })).statusCode, 400)
  t.same(await applicationsOf(owner), [])
  for (const [method, url] of [['GET', ''], ['PUT', '/by-code/A'], ['POST', '/bulk']] as const) {
    t.equal((await page.send({ method, url: `/api/v1/jobs/${job.id}/applications${url}`, payload: {} })).statusCode, 403)
  }
})

t.test('custom fields that need a scope → 403, though a salary needs none, whoever is known', async t => {
  const { owner, send } = await careersPage()
  await makeCandidate(app, owner.companyId, { email: ADA.email })
  for (const entity of ['candidate', 'application']) {
    const field = { entity, key: 'bonus', label: 'Bonus', type: 'text', gate: 'compensation:read' }
    t.equal((await owner.send({ method: 'POST', url: '/api/v1/custom-fields', payload: field })).statusCode, 201)
  }
  const customFields = { bonus: 'x' }
  for (const email of [ADA.email, 'new@example.com']) {
    const person = { ...ADA, email, salaryExpectation: 1 }
    t.equal((await send({ manualCandidate: { ...person, customFields } })).statusCode, 403)
    t.equal((await send({ manualCandidate: person, customFields })).statusCode, 403)
    t.equal((await send({ manualCandidate: person })).statusCode, 201)
  }
  t.equal((await applicationsOf(owner)).length, 2)
})

t.test('jobs that nobody outside sees → one 404; those that are over → 409, also with jobs:write', async t => {
  const { owner, page } = await careersPage()
  const scopes = ['applications:submit' as const, 'jobs:write' as const, 'candidates:read' as const]
  const jobsWriter = await createClient(app, { companyId: owner.companyId, scopes })
  const make = async (status: 'draft' | 'approved' | 'published' | 'closed' | 'canceled' | 'frozen', change = sql`version = version`) => {
    const job = await makeJob(app, owner.companyId, { status })
    await app.database.query(sql`update jobs set ${change} where company_id = ${owner.companyId} and id = ${job.id}`)
    return job
  }
  const hidden = [
    { id: 987654 }, await make('draft'), await make('approved'), await make('canceled'),
    await make('published', sql`publication_type = 'internal'`), { id: (await makeJob(app, (await createClient(app)).companyId)).id }
  ]
  const over = [
    await make('closed'), await make('frozen'), await make('canceled', sql`published_at = created_at`),
    await make('published', sql`application_deadline = ${daysAgo(2).slice(0, 10)}`)
  ]
  for (const client of [page, jobsWriter]) {
    const answers = await Promise.all(hidden.map(async job => await submit(client, job, { manualCandidate: ADA })))
    for (const answer of answers) t.same(seen(answer), seen(answers[0] as never))
    t.equal(answers[0]?.statusCode, 404)
    for (const job of over) {
      const answer = await submit(client, job, { manualCandidate: ADA })
      t.same([answer.statusCode, answer.headers['x-error-code']], [409, 'JOB_NOT_OPEN'])
    }
  }
  t.same(await eventsOf(owner), [])
})

t.test('one address → ten applications in an hour; then the same answer, and nothing is written', async t => {
  const { owner, send } = await careersPage()
  const jobs = await Promise.all(Array.from({ length: 12 }, async () => await makeJob(app, owner.companyId)))
  const answers = []
  for (const job of jobs) answers.push(seen(await send({ manualCandidate: ADA }, job)))
  t.same(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]))
  for (const answer of answers) t.same(answer, answers[0])
  t.equal((await applicationsOf(owner)).length, 10)
  const [eleventh] = jobs.slice(10) as [MadeJob]
  t.equal((await submit(owner, eleventh, { manualCandidate: ADA })).statusCode, 201, 'a recruiter is not limited')
  await send({ manualCandidate: { ...ADA, email: 'eva@example.com' } }, eleventh)
  t.equal((await applicationsOf(owner)).length, 12, 'nor is another address')
  const [{ candidateId: duplicateId }] = (await owner.get(`/api/v2/applications?candidateEmail=${ADA.email}`)).json().results
  const stays = await makeCandidate(app, owner.companyId)
  const merge = await owner.send({ method: 'POST', url: `/api/v2/candidates/${stays}/merge`, payload: { duplicateId } })
  t.equal(merge.statusCode, 200, merge.body)
  await send({ manualCandidate: ADA }, jobs[11])
  t.equal((await applicationsOf(owner)).length, 12, 'a merge does not begin a new count')
  await app.database.query(sql`update events set date = date - interval '1 hour' where company_id = ${owner.companyId}`)
  await send({ manualCandidate: ADA }, jobs[11])
  t.equal((await applicationsOf(owner)).length, 13, 'an hour later')
})

t.test('one person many times at once → one application, and the same answer', async t => {
  const { owner, send } = await careersPage()
  const answers = await Promise.all(Array.from({ length: 20 }, async () => seen(await send({ manualCandidate: ADA }))))
  for (const answer of answers) t.same(answer, answers[0])
  t.equal(answers[0]?.statusCode, 201)
  t.equal((await applicationsOf(owner)).length, 1)
})
