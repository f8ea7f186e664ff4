import type { Visit } from '../../../src/domain/applications/schema.js'
import { makeJob } from '../../factories.js'
import { apply, follow, live, send } from '../../following.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { receive, waitFor } from '../../receiver.js'

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_MAX: '100000' })

interface Event { event: string, date: string, data: { visits?: Visit[], updatedAt?: string } }

const list = async (client: Client, query = ''): Promise<Visit[]> =>
  (await client.get(`/api/v2/visits?maxPageSize=100${query}`)).json().results

/** The feed up to an event of this name. */
async function eventsUpTo (client: Client, last: string): Promise<Event[]> {
  const read = async () => (await client.get('/api/v2/events?maxPageSize=100')).json().results as Event[]
  await waitFor(async () => (await read()).some(({ event }) => event === last))
  return await read()
}

/** The visits that these events tell of, by id. */
const copied = (events: Event[]): Visit[] =>
  [...new Map(events.flatMap(({ data: { visits = [] } }) => visits.map(visit => [visit.id, visit]))).values()].sort((a, b) => a.id - b.id)

/** Applications that move, end and come back in every way. */
async function moveInEveryWay (client: Client): Promise<void> {
  const job = await makeJob(app, client.companyId, { numVacancies: 10 })
  const url = `/api/v1/jobs/${job.id}`
  const [, second, third, fourth] = job.stepIds
  await live(client, job, 'ana')
  const [ben, eva, ida, leo] = [
    await apply(client, job, 'ben'), await apply(client, job, 'eva'), await apply(client, job, 'ida'), await apply(client, job, 'leo')
  ]
  const idOf = (application: string | undefined) => Number(application?.split('/').at(-1))
  await send(client, 'PATCH', ben as string, { currentStepId: second, status: 'hired' })
  await send(client, 'PATCH', ben as string, { status: 'give_up' })
  await send(client, 'PATCH', eva as string, { status: 'reproved', reason: 'No fit' })
  await send(client, 'PATCH', eva as string, { status: 'in_process', currentStepId: third })
  for (const atomic of ['', '?atomic=true']) {
    await send(client, 'POST', `${url}/applications/bulk${atomic}`, {
      items: [
        { applicationId: idOf(ida), currentStepId: atomic === '' ? third : second },
        { applicationId: idOf(ida), currentStepId: fourth },
        { applicationId: idOf(leo), status: atomic === '' ? 'hired' : 'in_process' }
      ]
    })
  }
  const unused = await send(client, 'POST', `${url}/steps`, { name: 'Unused' })
  await send(client, 'DELETE', `${url}/steps/${unused.id}`)
  await send(client, 'PATCH', url, { status: 'closed', rejectRemaining: { reason: 'Closed' } })
  await send(client, 'POST', `/api/v2/candidates/${(await send(client, 'PATCH', leo as string, { score: 1 })).candidateId}/anonymize`)
}

t.test('visits → what the events say, in the feed and in webhooks, however applications moved', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  await follow(client, receiver, { actions: ['application.*'] })
  await moveInEveryWay(client)
  const visits = await list(client)
  t.ok(visits.length >= 15, `${visits.length} visits`)
  const events = await eventsUpTo(client, 'candidate.anonymized')
  t.same(copied(events), visits)
  t.same((await client.get('/api/v2/exports/visits')).body.trim().split('\n').slice(0, -1).map(line => JSON.parse(line)), visits)
  for (const visit of visits) t.same((await client.get(`/api/v2/visits/${visit.id}`)).json(), visit)
  const moving = events.filter(({ data }) => data.visits !== undefined)
  await waitFor(() => receiver.received.filter(({ event }) => event.data.visits !== undefined).length === moving.length)
  t.same(copied(receiver.received.map(({ event }) => event as never)), visits)
})

t.test('the event, the application, and its visits → have one time', async t => {
  const client = await createClient(app)
  await moveInEveryWay(client)
  for (const { event, date, data } of await eventsUpTo(client, 'candidate.anonymized')) {
    if (data.updatedAt !== undefined && !event.endsWith('.deleted')) t.equal(date, data.updatedAt, event)
    for (const { startedAt, endedAt, updatedAt } of data.visits ?? []) {
      t.equal(updatedAt, date, event)
      t.equal(endedAt ?? startedAt, date, event)
    }
  }
  for (const { id } of (await client.get('/api/v2/applications')).json().results) {
    const { createdAt, endedAt, hiredAt, steps } = (await client.get(`/api/v2/applications/${id}?expand=steps`)).json()
    t.equal(steps[0].startedAt, createdAt)
    if (hiredAt !== null) t.equal(hiredAt, endedAt)
    if (endedAt !== null && hiredAt !== null) t.equal(steps.at(-1).endedAt, endedAt)
  }
})

t.test('a hire that is undone → a visit begins; one that falls through ends none', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const url = await apply(client, job, 'uma')
  await send(client, 'PATCH', url, { status: 'hired' })
  await send(client, 'PATCH', url, { status: 'in_process' })
  await send(client, 'PATCH', url, { status: 'hired' })
  await send(client, 'PATCH', url, { status: 'give_up' })
  const told = (await eventsUpTo(client, 'application.withdrawn')).map(({ event, data }) => [event, data.visits?.length])
  t.same(told.slice(-5), [
    ['candidate.hired', 1], ['application.unhired', 1], ['candidate.hired', 1], ['application.unhired', undefined],
    ['application.withdrawn', undefined]
  ])
})

t.test('GET /api/v2/visits → filters by id, application, job, step and time, alone and together; of one company', async t => {
  const client = await createClient(app)
  const [job, other] = [await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  const url = await apply(client, job, 'ana')
  await apply(client, other, 'ben')
  await send(client, 'PATCH', url, { currentStepId: job.stepIds[1] })
  const [first, ben, second] = await list(client) as [Visit, Visit, Visit]
  t.same([first.jobId, ben.jobId, second.jobId], [job.id, other.id, job.id])
  const ids = async (query: string) => (await list(client, `&${query}`)).map(({ id }) => id)
  t.same(await ids(`id=${first.id},${second.id}`), [first.id, second.id])
  t.same(await ids(`applicationId=${ben.applicationId}`), [ben.id])
  t.same(await ids(`jobId=${job.id}`), [first.id, second.id])
  t.same(await ids(`stepId=${second.stepId},${ben.stepId}`), [ben.id, second.id])
  t.same(await ids(`jobId=${job.id}&stepId=${second.stepId},${ben.stepId}&applicationId=${first.applicationId}`), [second.id])
  t.same(await ids(`jobId=${job.id}&updatedAfter=${second.updatedAt}`), [first.id, second.id])
  t.same(await ids(`updatedBefore=${second.updatedAt}`), [ben.id])
  const stranger = await createClient(app)
  t.same(await list(stranger, `&jobId=${job.id}`), [])
  t.equal((await stranger.get(`/api/v2/visits/${first.id}`)).statusCode, 404)
  const reader = await createClient(app, { scopes: ['jobs:read'] })
  t.equal((await reader.get('/api/v2/visits')).statusCode, 403)
})

t.test('a visit that ends → another ETag', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const url = await apply(client, job, 'ana')
  const [visit] = await list(client)
  const read = async (etag?: string) => await client.send({
    method: 'GET', url: `/api/v2/visits/${visit?.id}`, headers: etag === undefined ? {} : { 'if-none-match': etag }
  })
  const { etag } = (await read()).headers
  t.equal((await read(String(etag))).statusCode, 304)
  await send(client, 'PATCH', url, { status: 'hired' })
  t.equal((await read(String(etag))).statusCode, 200)
})
