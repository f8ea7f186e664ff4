import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { makeJob, makeNamed } from '../factories.js'
import { apply, follow, live, log, send } from '../following.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { accept, receive, respond, waitFor, type Received } from '../receiver.js'

// Webhooks that follow several events.

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
const idOf = (url: string) => Number(url.split('/').at(-1))
const namesOf = (received: Received[]) => received.map(({ event }) => event.event)
/** The application that an event is about, or whose comment it is about. */
const applicationOf = ({ event: { data } }: Received): number => data.applicationId ?? data.id

/** All open deliveries are tried now, and again, until none is open. */
async function drain (client: Client, id: string): Promise<void> {
  await waitFor(async () => {
    await app.database.query(sql`
      update deliveries set next_attempt_at = statement_timestamp()
      where company_id = ${client.companyId} and next_attempt_at > statement_timestamp()`)
    await app.database.query(sql`
      update webhook_targets set due_at = statement_timestamp(), generation = generation + 1 where company_id = ${client.companyId}`)
    await sleep(50)
    return (await log(client, id, 'state=pending,failed')).length === 0
  })
}

/** Waits until all that has happened stands in the feed, and so in the logs of webhooks. */
const numbered = async (client: Client) => await waitFor(async () => (await app.database.query(sql`
  select 1 from unnumbered_events where company_id = ${client.companyId} limit 1`)).length === 0)

/** The deliveries of each application that were taken, by id of the event. */
function takenOf (received: Received[], isTaken: (one: Received) => boolean): Map<number, string[]> {
  const taken = new Map<number, string[]>()
  for (const one of received.filter(isTaken)) {
    taken.set(applicationOf(one), [...taken.get(applicationOf(one)) ?? [], one.event.id])
  }
  return taken
}

/** The log of events of an application, in order. */
async function eventsOf (client: Client, applicationId: number): Promise<string[]> {
  const rows = await app.database.query<{ id: string }>(sql`
    select e.uuid as id from events e where e.company_id = ${client.companyId} and e.application_id = ${applicationId} order by e.id`)
  return rows.map(({ id }) => id)
}

t.test('application.created fails → its moves wait for it, those of other applications do not; all come in order', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  let bad = 0
  const receiver = await receive(t, (response, one) => response.writeHead(bad === 0 || applicationOf(one) === bad ? 500 : 204).end())
  const id = await follow(client, receiver, { actions: ['application.*'] })
  const first = await apply(client, job, 'first')
  bad = idOf(first)
  const second = await apply(client, job, 'second')
  for (const url of [first, second]) for (const step of [1, 2, 3]) await send(client, 'PATCH', url, { currentStepId: job.stepIds[step] })
  const ofApplication = (url: string) => receiver.received.filter(one => applicationOf(one) === idOf(url))
  await waitFor(() => ofApplication(second).length === 4)
  await numbered(client)
  t.same(namesOf(ofApplication(second)), ['application.created', ...Array(3).fill('application.moved')])
  t.same([...new Set(namesOf(ofApplication(first)))], ['application.created'])
  await waitFor(async () => (await log(client, id, 'state=pending,failed')).length === 4)
  bad = -1
  await drain(client, id)
  t.same(namesOf(ofApplication(first)).slice(-4), ['application.created', ...Array(3).fill('application.moved')])
})

t.test('applications live through all their events, the receiver fails at random → each gets its events in order, none is lost', {
  timeout: 180_000
}, async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 100 })
  const taken = new Set<Received>()
  let requests = 0
  const receiver = await receive(t, (response, one, request) => {
    // Some are refused, some broken off: before the event was taken, or when it is taken already.
    const fate = ++requests * 7919 % 10
    if (fate < 2) return response.writeHead(fate === 0 ? 500 : 429).end()
    if (fate === 2) return request.socket.destroy()
    taken.add(one)
    if (fate === 3) request.socket.destroy()
    else response.writeHead(204).end()
  })
  const id = await follow(client, receiver, { actions: ['application.*', 'comment.*'], jobId: [job.id] })
  const urls = await Promise.all(Array.from({ length: 30 }, async (_, index) => await live(client, job, `candidate${index}`)))
  await numbered(client)
  await drain(client, id)
  const byApplication = takenOf(receiver.received, one => taken.has(one))
  t.equal(byApplication.size, urls.length)
  let repeated = 0
  for (const url of urls) {
    const came = byApplication.get(idOf(url)) ?? []
    const log = await eventsOf(client, idOf(url))
    t.equal(log.length, 14)
    repeated += came.length - log.length
    t.same([...new Set(came)], log, 'the first of each, in order')
    t.same(came.filter((event, index) => event !== came[index - 1]), log, 'what comes again comes at once')
  }
  t.ok(repeated > 0, `${repeated} came again`)
  t.ok((await log(client, id, 'state=dead')).length === 0)
})

t.test('a time-out → holds back the later events of its application alone', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const first = await apply(client, job, 'first')
  let isSilent = true
  const receiver = await receive(t, (response, one) => {
    if (!isSilent || applicationOf(one) !== idOf(first)) response.writeHead(204).end()
  })
  const id = await follow(client, receiver, { actions: ['application.*', 'comment.created'] })
  const second = await apply(client, job, 'second')
  for (const url of [first, second]) {
    await send(client, 'PATCH', url, { currentStepId: job.stepIds[1] })
    await send(client, 'POST', `${url}/comments`, { text: 'Nice.' })
  }
  await waitFor(() => receiver.received.filter(one => applicationOf(one) === idOf(second)).length === 3)
  t.same(namesOf(receiver.received.filter(one => applicationOf(one) === idOf(first))), ['application.moved'])
  isSilent = false
  receiver.drop()
  await drain(client, id)
  t.same(namesOf(receiver.received.filter(one => applicationOf(one) === idOf(first))).slice(-2), ['application.moved', 'comment.created'])
})

t.test('a wildcard → the events of that name and about that object, each once; nothing else', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const [applications, candidates, both] = [await receive(t), await receive(t), await receive(t)]
  await follow(client, applications, { actions: ['application.*'] })
  await follow(client, candidates, { actions: ['candidate.*'] })
  await follow(client, both, { actions: ['application.*', 'candidate.*', 'candidate.hired'] })
  const url = await apply(client, job, 'ada')
  await send(client, 'POST', `${url}/comments`, { text: 'Nice.' })
  await send(client, 'PATCH', url, { status: 'hired' })
  await numbered(client)
  await waitFor(() => applications.received.length === 2 && candidates.received.length === 2 && both.received.length === 3)
  await sleep(200)
  t.same(namesOf(applications.received), ['application.created', 'candidate.hired'])
  t.same(namesOf(candidates.received).sort(), ['candidate.created', 'candidate.hired'])
  t.same(namesOf(both.received).sort(), ['application.created', 'candidate.created', 'candidate.hired'])
})

t.test('jobId → events of the job, its steps, its applications and their comments', async t => {
  const client = await createClient(app)
  const [job, other] = [await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  const receiver = await receive(t)
  const id = await follow(client, receiver, { actions: ['job.*', 'step.*', 'application.*', 'comment.*', 'candidate.*'], jobId: [job.id] })
  for (const each of [other, job]) {
    await send(client, 'PATCH', `/api/v1/jobs/${each.id}`, { name: 'Renamed' })
    await send(client, 'POST', `/api/v1/jobs/${each.id}/steps`, { name: 'Talk' })
    const url = await apply(client, each, `of${each.id}`)
    await send(client, 'POST', `${url}/comments`, { text: 'Nice.' })
    await send(client, 'PATCH', url, { status: 'hired' })
  }
  await numbered(client)
  await drain(client, id)
  t.same([...new Set(namesOf(receiver.received))].sort(),
    ['application.created', 'candidate.hired', 'comment.created', 'job.changed', 'step.changed', 'step.created'])
  for (const { event: { data, event } } of receiver.received) t.equal(event.startsWith('job.') ? data.id : data.jobId, job.id)
})

t.test('departmentId → a job that goes to another department is told to the followers of both, what follows to the new one', async t => {
  const client = await createClient(app)
  const [sales, legal] = [
    await makeNamed(app, 'departments', client.companyId, 'Sales'), await makeNamed(app, 'departments', client.companyId, 'Legal')
  ]
  const job = await makeJob(app, client.companyId, { departmentId: sales })
  const homeless = await makeJob(app, client.companyId)
  const [old, young] = [await receive(t), await receive(t)]
  const actions = ['job.changed', 'application.*']
  const ofSales = await follow(client, old, { actions, departmentId: [sales] })
  await follow(client, young, { actions, departmentId: [legal] })
  await apply(client, homeless, 'nobody')
  const url = await apply(client, job, 'ada')
  await numbered(client)
  await send(client, 'PATCH', `/api/v1/jobs/${job.id}`, { departmentId: legal })
  await send(client, 'PATCH', url, { currentStepId: job.stepIds[1] })
  await numbered(client)
  await waitFor(() => young.received.length === 2 && old.received.length === 2)
  t.same(namesOf(old.received), ['application.created', 'job.changed'])
  t.same(namesOf(young.received).sort(), ['application.moved', 'job.changed'])
  t.match(old.received[1]?.event.data, { departmentId: legal, previousDepartmentId: sales, changed: ['departmentId'] })
  await send(client, 'POST', `/api/v2/webhooks/${ofSales}/redeliver`, { after: '2026-01-01T00:00:00Z' })
  await waitFor(() => old.received.length === 4)
  t.same(namesOf(old.received).slice(2).sort(), ['application.created', 'job.changed'], 'again what is in its log, whatever was since')
})

t.test('other actions and filters while the receiver fails → what waits is still sent, in order; then what they follow', async t => {
  const client = await createClient(app)
  const [job, other] = [await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  const receiver = await receive(t, respond(503))
  const id = await follow(client, receiver, { actions: ['application.*'] })
  const url = await apply(client, job, 'ada')
  await send(client, 'PATCH', url, { currentStepId: job.stepIds[1] })
  await numbered(client)
  await waitFor(async () => (await log(client, id, 'state=failed')).length === 1)
  await send(client, 'PATCH', `/api/v2/webhooks/${id}`, { actions: ['application.tagged', 'comment.created'], jobId: [job.id] })
  const elsewhere = await apply(client, other, 'eve')
  for (const one of [elsewhere, url]) await send(client, 'PUT', `${one}/tags`, { name: 'tag' })
  await send(client, 'PATCH', url, { currentStepId: job.stepIds[2] })
  await send(client, 'POST', `${url}/comments`, { text: 'Nice.' })
  await numbered(client)
  const failures = receiver.received.length
  receiver.answer(accept)
  await drain(client, id)
  t.same(namesOf(receiver.received.slice(failures)), ['application.created', 'application.moved', 'application.tagged', 'comment.created'])
})

t.test('a range is sent again → in order for each application, with what was never collected', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 10 })
  const receiver = await receive(t)
  const id = await follow(client, receiver, { actions: ['application.*', 'comment.*'], jobId: [job.id], status: 'inactive' })
  const after = new Date(Date.now() - 1000).toISOString()
  const urls = await Promise.all(['a', 'b', 'c'].map(async name => await live(client, job, name)))
  await apply(client, await makeJob(app, client.companyId), 'elsewhere')
  await numbered(client)
  t.same(await log(client, id), [])
  let requests = 0
  const taken = new Set<Received>()
  receiver.answer((response, one) => {
    if (++requests % 3 === 0) return response.writeHead(500).end()
    taken.add(one)
    response.writeHead(204).end()
  })
  await send(client, 'PATCH', `/api/v2/webhooks/${id}`, { status: 'active' })
  t.same(await send(client, 'POST', `/api/v2/webhooks/${id}/redeliver`, { after }), { count: 42 })
  // More of one application while its earlier events are on their way.
  await send(client, 'PATCH', urls[0] as string, { score: 10 })
  await numbered(client)
  await drain(client, id)
  const byApplication = takenOf(receiver.received, one => taken.has(one))
  for (const url of urls) t.same(byApplication.get(idOf(url)), await eventsOf(client, idOf(url)))
  t.same(await send(client, 'POST', `/api/v2/webhooks/${id}/redeliver`, { after, undeliveredOnly: true }), { count: 0 })
})

t.test('410 → suspends the whole webhook; what its actions collect meanwhile comes in order when it is active again', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const [receiver, observer] = [await receive(t, respond(410)), await receive(t)]
  await follow(client, observer, { actions: ['webhook.suspended'] })
  const id = await follow(client, receiver, { actions: ['application.*', 'comment.*'] })
  const url = await apply(client, job, 'ada')
  await waitFor(async () => (await client.get(`/api/v2/webhooks/${id}`)).json().status === 'suspended')
  await send(client, 'PATCH', url, { currentStepId: job.stepIds[1] })
  await send(client, 'POST', `${url}/comments`, { text: 'Nice.' })
  await numbered(client)
  await waitFor(() => observer.received.length === 1)
  t.match(observer.received[0]?.event.data, { id, actions: ['application.*', 'comment.*'], status: 'suspended', statusReason: /410/ })
  const failures = receiver.received.length
  receiver.answer(accept)
  await send(client, 'PATCH', `/api/v2/webhooks/${id}`, { status: 'active' })
  await drain(client, id)
  t.same(namesOf(receiver.received.slice(failures)), ['application.created', 'application.moved', 'comment.created'])
})

t.test('a test event → names the actions; another company and gated fields → never', async t => {
  const client = await createClient(app)
  const foreign = await createClient(app)
  const receiver = await receive(t)
  const id = await follow(client, receiver, { actions: ['job.*', 'candidate.*'] })
  const simple = await follow(client, receiver, { actions: ['role.created'] })
  for (const each of [id, simple]) await send(client, 'POST', `/api/v2/webhooks/${each}/test`)
  for (const each of [client, foreign]) {
    await send(each, 'POST', '/api/v1/jobs', { name: 'A', salary: { min: 5, max: 6, currency: 'BRL', period: 'month' } })
    await send(each, 'POST', '/api/v2/candidates', { name: 'Ada', lastName: 'M', email: 'ada@example.com', salaryExpectation: 7 })
  }
  await waitFor(() => receiver.received.length === 4)
  const tests = receiver.received.filter(({ event }) => event.event === 'webhook.test').map(({ event }) => event.data)
  t.same(tests.find(({ webhookId }) => webhookId === id), { webhookId: id, actions: ['candidate.*', 'job.*'] })
  t.same(tests.find(({ webhookId }) => webhookId === simple), { webhookId: simple, actions: ['role.created'], action: 'role.created' })
  t.same(namesOf(receiver.received).sort(), ['candidate.created', 'job.created', 'webhook.test', 'webhook.test'])
  t.notMatch(JSON.stringify(receiver.received.map(({ body }) => body)), /salary/)
})
