import sql from 'sql-template-tag'
import { makeJob, makeNamed } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { LONG_TEXTS } from '../../../src/domain/jobs/schema.js'

const app = await sharedApp()

const URL = '/api/v1/jobs'
const DAY = 24 * 60 * 60 * 1000
/** The day so many days from today, in UTC. */
const day = (from: number) => new Date(Date.now() + from * DAY).toISOString().slice(0, 10)
const patch = async (client: Client, id: number, payload: object) => await client.send({ method: 'PATCH', url: `${URL}/${id}`, payload })

/** The events of a job, in order, with the long texts that each holds. */
async function eventsOf ({ companyId }: Client, id: number) {
  const events = await app.database.query<{ event: string, data: Record<string, unknown>, bytes: number }>(sql`
    select event, data, octet_length(data::text) as bytes from events
    where company_id = ${companyId} and entity_type = 'job' and entity_id = ${String(id)} order by id`)
  return events.map(({ event, data, bytes }) => ({ event, data, bytes, texts: LONG_TEXTS.filter(text => text in data) }))
}

t.test('events of a job → hold its long texts when it is made, and later those that were changed', async t => {
  const client = await createClient(app)
  const [departmentId, roleId] = [
    await makeNamed(app, 'departments', client.companyId, 'D'), await makeNamed(app, 'roles', client.companyId, 'R')
  ]
  const texts = Object.fromEntries(LONG_TEXTS.map(text => [text, text.padEnd(50_000, '.')]))
  const { id } = (await client.send({
    method: 'POST', url: URL, payload: { name: 'Developer', departmentId, roleId, hiringDeadline: day(9), ...texts }
  })).json()
  const changes = [
    { numVacancies: 3 }, { description: 'Build.', name: 'Engineer', prerequisites: texts.prerequisites },
    { status: 'approved', responsibilities: null },
    { status: 'published' }, { status: 'canceled', statusReason: 'No budget' }
  ]
  for (const change of changes) t.equal((await patch(client, id, change)).statusCode, 200)
  const events = await eventsOf(client, id)
  t.same(events.map(({ event, texts }) => [event, texts.join()]), [
    ['job.created', LONG_TEXTS.join()],
    ['job.changed', ''],
    ['job.changed', 'description'],
    ['job.changed', 'responsibilities'], ['job.status-changed', ''],
    ['job.status-changed', ''], ['job.published', ''],
    ['job.status-changed', '']
  ])
  t.ok(events[0]?.bytes as number > 200_000)
  t.ok(events.slice(1).every(({ bytes }) => bytes < 2000), `a small change is a small event: ${events.map(({ bytes }) => bytes).join()}`)
  // What a copy does that follows the events: each over the object.
  const copy = Object.assign({}, ...events.map(({ data }) => data))
  // No event has the number of files.
  const { salary, attachmentCount, ...job } = (await client.get(`${URL}/${id}`)).json()
  delete copy.previousStatus
  delete copy.changed
  t.same(copy, job)

  const draft = (await client.send({ method: 'POST', url: URL, payload: { name: 'A draft', ...texts } })).json()
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${draft.id}` })).statusCode, 204)
  t.same((await eventsOf(client, draft.id)).map(({ event, texts }) => [event, texts.length]), [['job.created', 4], ['job.deleted', 0]])
})

t.test('PATCH of a published job → no hiringDeadline that is past: 400; one that has become past stays while the rest changes', async t => {
  const client = await createClient(app)
  const [departmentId, roleId] = [
    await makeNamed(app, 'departments', client.companyId, 'D'), await makeNamed(app, 'roles', client.companyId, 'R')
  ]
  const { id } = await makeJob(app, client.companyId, { departmentId, roleId })
  const deadline = async () => (await client.get(`${URL}/${id}`)).json().hiringDeadline
  const status = async (payload: object) => (await patch(client, id, payload)).statusCode
  for (const hiringDeadline of [day(0), day(30)]) t.equal(await status({ hiringDeadline }), 200, hiringDeadline)
  for (const hiringDeadline of [day(-1), '2020-01-01']) {
    const refused = await patch(client, id, { hiringDeadline, numVacancies: 9 })
    t.same([refused.statusCode, refused.json()], [400, {
      title: 'Validation Error', detail: 'hiringDeadline must not be past for a job to be published', status: 400
    }])
  }
  t.equal(await deadline(), day(30))

  const past = day(-10)
  await app.database.query(sql`update jobs set hiring_deadline = ${past} where company_id = ${client.companyId} and id = ${id}`)
  t.equal(await status({ numVacancies: 2 }), 200)
  t.equal(await status({ hiringDeadline: past, numVacancies: 3 }), 200, 'the same again changes nothing')
  t.equal(await deadline(), past)
  t.equal(await status({ status: 'frozen', statusReason: 'Summer' }), 200)
  t.equal(await status({ status: 'published', hiringDeadline: day(-9) }), 400)
  t.equal(await status({ status: 'published' }), 200, 'a frozen job comes back with the deadline that it had')
  t.equal(await status({ status: 'closed', hiringDeadline: day(-9) }), 200, 'closed jobs may say what was')
  t.match((await client.get(`/api/v2/jobs/${id}/allowed-transitions`)).json().allowed, [{
    status: 'published', missingFields: ['hiringDeadline']
  }])
  t.equal(await status({ status: 'published' }), 400)
  t.equal(await status({ status: 'published', hiringDeadline: day(1) }), 200)
})

t.test('POST and PATCH /api/v1/jobs with validateOnly=true and without structure:read → no names of departments', async t => {
  const owner = await createClient(app)
  const { id: departmentId } = (await owner.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Secret plans' } })).json()
  const writer = await createClient(app, { companyId: owner.companyId, scopes: ['jobs:read', 'jobs:write'] })
  const job = (await writer.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'J' } })).json()
  for (const [method, url] of [['POST', '/api/v1/jobs'], ['PATCH', `/api/v1/jobs/${job.id}`]] as const) {
    const trial = await writer.send({ method, url: `${url}?validateOnly=true`, payload: { name: 'J2', departmentId } })
    t.same([trial.statusCode, trial.body], [method === 'POST' ? 201 : 204, ''])
    const whole = await owner.send({ method, url: `${url}?validateOnly=true`, payload: { name: 'J2', departmentId } })
    t.equal(whole.json().departmentName, 'Secret plans')
  }
  const trial = await writer.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}?validateOnly=true`, payload: { name: 'J2' } })
  t.equal(trial.json().name, 'J2', 'nothing is named that was not there')
})
