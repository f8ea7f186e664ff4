import sql from 'sql-template-tag'
import { makeApplication, makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const BULK = '/api/v1/openings/bulk'
const one = (code: string) => `/api/v1/openings/by-code/${encodeURIComponent(code)}`

async function start () {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 3 })
  const { code: jobCode } = (await client.get(`/api/v1/jobs/${job.id}`)).json<{ code: string }>()
  return {
    client,
    job,
    jobCode,
    put: async (code: string, payload: object, headers = {}) => await client.send({ method: 'PUT', url: one(code), payload, headers }),
    bulk: async (items: object[], query = '') => await client.send({ method: 'POST', url: `${BULK}${query}`, payload: { items } })
  }
}

const codeOf = ({ statusCode, headers }: Awaited<ReturnType<Client['send']>>) => [statusCode, headers['x-error-code']]
const eventsOf = async ({ companyId }: Client) => (await app.database.query<{ event: string }>(sql`
  select event from events where company_id = ${companyId} and entity_type = 'opening' order by id`)).map(({ event }) => event)

t.test('an opening by its code → is created once, replaced later, and read', async t => {
  const { client, job, jobCode, put } = await start()
  const created = await put('POS 7/ä', { jobCode, kind: 'replacement', targetStartDate: '2027-02-01' })
  t.equal(created.statusCode, 201, created.body)
  t.match(created.json(), { code: 'POS 7/ä', jobId: job.id, status: 'open', kind: 'replacement' })
  t.same((await client.get(String(created.headers.location))).json(), created.json())
  const read = await client.get(one('POS 7/ä'))
  t.same([read.json(), read.headers.etag], [created.json(), created.headers.etag])
  const same = { kind: 'replacement', targetStartDate: '2027-02-01', openedAt: '2020-01-01T00:00:00Z' }
  const again = await put('POS 7/ä', { jobId: job.id, jobCode, ...same })
  t.same([again.statusCode, again.headers.etag], [200, created.headers.etag], 'the same content changes nothing')
  t.match((await put('POS 7/ä', { jobId: job.id })).json(), { kind: 'new', targetStartDate: null }, 'absent fields are cleared')
  t.match((await put('POS 7/ä', { jobId: job.id, status: 'canceled' })).json(), { status: 'canceled', canceledAt: /Z$/ })
  t.match((await put('POS 7/ä', { jobId: job.id })).json(), { status: 'canceled' }, 'the status stays')
  t.same(await eventsOf(client), ['opening.created', 'opening.changed', 'opening.canceled'])
  t.match((await put('POS-8', { jobId: job.id, status: 'canceled', openedAt: '2020-01-01T00:00:00Z' })).json(), {
    status: 'canceled', openedAt: '2020-01-01T00:00:00.000Z'
  })
  t.same(codeOf(await put('POS-9', { jobId: job.id, status: 'filled' })), [409, 'ILLEGAL_TRANSITION'])
  t.same(codeOf(await client.get(one('POS-9'))), [404, 'NOT_FOUND'], 'and nothing of it is left')
})

t.test('a job that the body does not name well → 400 that names the field; the code of an opening of another job → 409', async t => {
  const { client, job, jobCode, put } = await start()
  const other = await makeJob(app, client.companyId)
  const stranger = await makeJob(app, (await createClient(app)).companyId)
  for (const [payload, target] of [
    [{}, 'jobId'], [{ jobId: stranger.id }, 'jobId'], [{ jobCode: 'nowhere' }, 'jobCode'], [{ jobId: other.id, jobCode }, 'jobCode'],
    [{ jobId: job.id, code: 'POS-2' }, 'code']
  ] as const) {
    const answer = await put('POS-1', payload)
    t.same(codeOf(answer), [400, 'BAD_ARGUMENT'], JSON.stringify(payload))
    t.match(answer.json().detail, target)
  }
  const { headers: { location } } = await put('POS-1', { jobId: job.id })
  const taken = await put('POS-1', { jobId: other.id })
  t.same([...codeOf(taken), taken.headers.location], [409, 'ALREADY_EXISTS', location])
  t.same(codeOf(await put('POS-1', { jobId: job.id }, { 'if-match': '"9-x"' })), [412, 'STALE_VERSION'])
  t.same(codeOf(await put('POS-3', { jobId: job.id }, { 'if-match': '*' })), [412, 'STALE_VERSION'], 'there is none yet')
})

t.test('the hire of a new opening → fills it; of one that is there, only the same', async t => {
  const { client, job, put } = await start()
  const id = await makeApplication(app, client.companyId, { job })
  const hired = { method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${id}`, payload: { status: 'hired' } } as const
  t.equal((await client.send(hired)).statusCode, 200)
  const filled = { jobId: job.id, applicationId: id }
  t.match((await put('POS-1', filled)).json(), { status: 'filled', applicationId: id })
  t.equal((await put('POS-1', { ...filled, status: 'filled' })).statusCode, 200)
  t.equal((await put('POS-2', { jobId: job.id })).statusCode, 201)
  t.same(codeOf(await put('POS-2', filled)), [409, 'ILLEGAL_TRANSITION'])
})

t.test('many openings of several jobs in one request → a result for each, or all or nothing; a dry run changes nothing', async t => {
  const { client, job, jobCode, bulk, put } = await start()
  const other = await makeJob(app, client.companyId)
  await put('POS-3', { jobId: job.id })
  const items = [
    { jobCode, code: 'POS-1' }, { jobId: other.id, code: 'POS-2', kind: 'replacement' }, { jobId: other.id, code: 'POS-3' },
    { code: 'POS-4' }, { jobId: job.id, code: 'POS-1' }
  ]
  const statuses = (answer: Awaited<ReturnType<typeof bulk>>) => answer.json().results.map(({ status }: { status: number }) => status)
  t.same(statuses(await bulk(items, '?validateOnly=true')), [201, 201, 409, 400, 409])
  t.same(codeOf(await client.get(one('POS-1'))), [404, 'NOT_FOUND'])
  const atomic = await bulk(items, '?atomic=true')
  t.same(codeOf(atomic), [409, 'ALREADY_EXISTS'])
  t.match(atomic.json().detail, 'items.2')
  t.same(codeOf(await client.get(one('POS-1'))), [404, 'NOT_FOUND'])
  const done = await bulk(items)
  t.same([done.json().failed, statuses(done)], [3, [201, 201, 409, 400, 409]], done.body)
  const { location, body } = done.json().results[1]
  t.same([location, body.jobId], [`/api/v1/jobs/${other.id}/openings/${body.id}`, other.id])
  t.same(statuses(await bulk(items.slice(0, 2), '?atomic=true')), [200, 200])
  const { version } = done.json().results[0]
  const expected = [{ jobCode, code: 'POS-1', status: 'canceled', version: version + 1 }, { jobCode, code: 'POS-5', version: 1 }]
  t.same(statuses(await bulk(expected)), [412, 412])
  t.same(await eventsOf(client), ['opening.created', 'opening.created', 'opening.created'])
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })
  t.equal((await reader.send({ method: 'POST', url: BULK, payload: { items } })).statusCode, 403)
})
