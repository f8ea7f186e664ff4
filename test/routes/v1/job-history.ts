import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

// Jobs that come from another system with their past.

const app = await sharedApp()

const day = (number: number) => `2024-05-${String(number).padStart(2, '0')}T09:00:00.000Z`
const AHEAD = '2999-01-01T00:00:00Z'

const sender = (client: Client) => async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })

const WHOLE = { name: 'Engineer', description: 'Build.', hiringDeadline: '2024-01-01', applicationDeadline: '2024-01-01' }

async function startJobs () {
  const client = await createClient(app)
  const send = sender(client)
  const made = async (kind: string) => (await send('POST', `/api/v1/${kind}`, { name: kind })).json().id
  const whole = { ...WHOLE, departmentId: await made('departments'), roleId: await made('roles') }
  const create = async (payload: object) => await send('POST', '/api/v1/jobs', { ...whole, ...payload })
  const ofJob = async (id: number) => (await app.database.query<{ event: string, occurredAt: string | null }>(sql`
    select event, occurred_at as "occurredAt" from events where company_id = ${client.companyId} and entity_type = 'job'
      and entity_id = ${String(id)} order by id`))
  return { client, send, create, whole, ofJob }
}

t.test('a job in each state with its times → one job.created in that state; a missing time is the known one before', async t => {
  const { create, send, ofJob } = await startJobs()
  const statusReason = 'Budget'
  for (const [status, times, shown] of [
    ['draft', { createdAt: day(1) }, {}],
    ['waiting_approval', { createdAt: day(1) }, { approvedAt: null }],
    ['disapproved', { createdAt: day(1), statusReason }, { statusReason }],
    ['approved', { createdAt: day(1), approvedAt: day(2) }, { approvedAt: day(2), publishedAt: null }],
    ['published', { createdAt: day(1), publishedAt: day(3) }, { approvedAt: day(1), publishedAt: day(3), frozenAt: null }],
    ['frozen', { createdAt: day(1), approvedAt: day(2), statusReason }, { publishedAt: day(2), frozenAt: day(2), statusReason }],
    ['closed', { createdAt: day(1), approvedAt: day(2), publishedAt: day(3), closedAt: day(9) }, { frozenAt: null, closedAt: day(9) }],
    ['closed', { createdAt: day(1), frozenAt: day(5), closedAt: day(9) }, { publishedAt: day(1), frozenAt: day(5) }],
    ['canceled', { createdAt: day(1), canceledAt: day(4) }, { approvedAt: null, publishedAt: null, canceledAt: day(4) }],
    ['canceled', { createdAt: day(1), publishedAt: day(3), canceledAt: day(4), statusReason }, { approvedAt: day(1), publishedAt: day(3) }]
  ] as const) {
    const answer = await create({ status, ...times })
    t.match([answer.statusCode, answer.json()], [201, { status, createdAt: day(1), ...shown }], status)
    const { id, updatedAt } = answer.json()
    t.ok(Date.parse(updatedAt) > Date.parse(day(30)))
    t.same(await ofJob(id), [{ event: 'job.created', occurredAt: day(1) }], status)
    t.match((await send('GET', `/api/v1/jobs/${id}`)).json(), { status, createdAt: day(1), ...shown })
  }
  t.match((await create({ status: 'published', publishedAt: day(3) })).json(), { createdAt: day(3), approvedAt: day(3) })
})

t.test('times out of order, of another state, ahead, without the scope; a state that lacks a field → 400, 403', async t => {
  const { client, create, whole, send } = await startJobs()
  for (const [payload, detail] of [
    [{ status: 'published', createdAt: day(2), publishedAt: day(1) }, /publishedAt must not be before 2024-05-02/],
    [{ status: 'published', createdAt: day(1), closedAt: day(2) }, /closedAt is no time of a job that is published/],
    [{ publishedAt: day(1) }, /publishedAt is no time of a job that is draft/],
    [{ status: 'closed', createdAt: day(1), closedAt: AHEAD }, /closedAt must not be in the future/],
    [{ status: 'frozen', frozenAt: day(1) }, /statusReason is required for a job to be frozen/],
    [{ status: 'canceled', publishedAt: day(1), canceledAt: day(2) }, /statusReason is required/],
    [{ status: 'published', publishedAt: day(1), description: null, roleId: null }, /description is required.*roleId is required/]
  ] as const) t.match((await create(payload)).json(), { status: 400, detail }, JSON.stringify(payload))
  const blind = sender(await createClient(app, { companyId: client.companyId, scopes: ['jobs:write', 'jobs:read'] }))
  for (const [method, url] of [['POST', '/api/v1/jobs'], ['PUT', '/api/v1/jobs/by-code/J-1']] as const) {
    t.equal((await blind(method, url, { ...whole, status: 'closed', closedAt: day(1) })).statusCode, 403)
  }
  t.equal((await send('GET', '/api/v1/jobs')).json().totalResults, 0, 'nothing was created')
})

t.test('by code: the past of a new job, left in one that is there; a status without times → from the draft, one event each', async t => {
  const { create, whole, send, ofJob } = await startJobs()
  const past = { ...whole, status: 'closed', createdAt: day(1), publishedAt: day(3), closedAt: day(9) }
  const made = await send('PUT', '/api/v1/jobs/by-code/J-1', past)
  t.match([made.statusCode, made.json()], [201, { status: 'closed', createdAt: day(1), publishedAt: day(3), closedAt: day(9) }])
  const again = await send('PUT', '/api/v1/jobs/by-code/J-1', { ...past, publishedAt: day(2) })
  t.same([again.statusCode, again.headers.etag, again.json().publishedAt], [200, made.headers.etag, day(3)])
  t.equal((await ofJob(made.json().id)).length, 1)
  const bulk = await send('POST', '/api/v1/jobs/bulk', { items: [{ ...past, code: 'J-1' }, { ...past, code: 'J-2' }] })
  t.match(bulk.json().results, [{ status: 200, changed: false }, { status: 201, body: { closedAt: day(9) } }])
  const open = await create({ status: 'published', hiringDeadline: '2999-01-01' })
  t.match(open.json(), { status: 'published' })
  t.same((await ofJob(open.json().id)).map(({ event, occurredAt }) => [event, occurredAt]), [
    ['job.created', null], ['job.status-changed', null], ['job.status-changed', null], ['job.published', null]
  ])
  t.equal((await create({ status: 'published' })).statusCode, 400, 'its deadline is past')
  const { id } = made.json()
  const apply = await send('POST', `/api/v1/jobs/${id}/applications`, {
    manualCandidate: { name: 'Ada', lastName: 'Moreira', email: 'closed@example.com' }, at: day(4)
  })
  t.equal(apply.statusCode, 201)
})
