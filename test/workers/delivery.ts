import sql from 'sql-template-tag'
import { Webhook } from 'standardwebhooks'
import { build, createClient, daysAgo, type Client } from '../helper.js'
import { t } from '../part.js'
import { makeJob, type MadeJob } from '../factories.js'
import { receive, respond, accept, waitFor, type Receiver } from '../receiver.js'

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })

interface Delivery {
  id: string
  eventId: string
  event: string
  state: string
  attempts: Array<{ status: number | null, error: string | null }>
  lastStatus: number | null
  lastError: string | null
  nextAttemptAt: string | null
}

const post = async (client: Client, url: string, payload?: object) => {
  const response = await client.send({ method: 'POST', url, payload })
  if (response.statusCode >= 300) throw new Error(response.body)
  return response.json()
}
const hook = async (client: Client, action: string, { url }: Receiver, more = {}): Promise<{
  id: string, secret: string
}> => await post(client, '/api/v1/webhooks', { action, postbackUrl: url, ...more })
const readHook = async (client: Client, id: string) => (await client.get(`/api/v1/webhooks/${id}`)).json()
const log = async (client: Client, id: string, query = ''): Promise<Delivery[]> =>
  (await client.get(`/api/v2/webhooks/${id}/deliveries?${query}`)).json().results
const makeCandidate = async (client: Client, email: string) =>
  await post(client, '/api/v2/candidates', { name: 'Ada', lastName: 'M', email })
const apply = async (client: Client, job: MadeJob, email: string) => `/api/v1/jobs/${job.id}/applications/${(await post(
  client, `/api/v1/jobs/${job.id}/applications`, { manualCandidate: { name: 'Ada', lastName: 'M', email } }
)).id}`
const patch = async (client: Client, url: string, payload: object) => await client.send({ method: 'PATCH', url, payload })

/** What waits for its next attempt need not wait for its time. */
async function makeDueNow (client: Client): Promise<void> {
  await app.database.query(sql`
    update deliveries set next_attempt_at = statement_timestamp() where company_id = ${client.companyId} and next_attempt_at is not null`)
  await app.database.query(sql`
    update webhook_targets set due_at = statement_timestamp(), generation = generation + 1 where company_id = ${client.companyId}`)
}

t.test('an event → is sent once, signed, with the state as of the event, and stands in the log', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const { id, secret } = await hook(client, 'candidate.created', receiver, { clientHeaders: { 'X-Environment': 'test' } })
  const candidate = await makeCandidate(client, 'ada@example.com')
  await patch(client, `/api/v2/candidates/${candidate.id}`, { name: 'Changed since' })
  await waitFor(async () => (await log(client, id))[0]?.state === 'delivered')
  t.equal(receiver.received.length, 1)
  const [{ headers, body, event }] = receiver.received as [Receiver['received'][0]]
  t.same(new Webhook(secret).verify(body, headers as Record<string, string>), event)
  t.equal(headers['x-environment'], 'test')
  const [recorded] = (await client.get('/api/v2/events?event=candidate.created')).json().results
  t.same(event, { companyName: 'Test Company', ...recorded })
  t.match(recorded, { actor: { name: 'Test token' }, entity: { type: 'candidate', id: candidate.id } })
  t.equal(event.data.name, 'Ada')
  t.notOk('salaryExpectation' in event.data)
  const [delivery] = await log(client, id) as [Delivery]
  t.match(delivery, {
    webhookId: id,
    eventId: recorded.id,
    event: 'candidate.created',
    attempts: [{ status: 204, error: null }],
    lastStatus: 204,
    lastError: null,
    nextAttemptAt: null
  })
  t.same((await client.get(`/api/v2/webhooks/${id}/deliveries/${delivery.id}`)).json(), delivery)
})

t.test('what happened before a webhook was made, and in another company → is not sent', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  await makeCandidate(client, 'before@example.com')
  const { id } = await hook(client, 'candidate.created', receiver)
  await makeCandidate(await createClient(app), 'other@example.com')
  await makeCandidate(client, 'after@example.com')
  await waitFor(() => receiver.received.length > 0)
  t.same((await log(client, id)).length, 1)
  t.equal(receiver.received[0]?.event.data.email, 'after@example.com')
})

t.test('an address that fails → is tried again, with the same webhook-id, until it takes it', async t => {
  const client = await createClient(app)
  const receiver = await receive(t, respond(500))
  const { id } = await hook(client, 'candidate.created', receiver)
  await makeCandidate(client, 'ada@example.com')
  await waitFor(async () => (await log(client, id))[0]?.state === 'failed')
  const [failed] = await log(client, id) as [Delivery]
  t.match(failed, { lastStatus: 500, lastError: 'the answer was 500', attempts: [{ status: 500 }] })
  const wait = Date.parse(failed.nextAttemptAt as string) - Date.now()
  t.ok(wait > 3000 && wait <= 6000, `in ${wait} ms`)
  receiver.answer(accept)
  await makeDueNow(client)
  await waitFor(async () => (await log(client, id))[0]?.state === 'delivered')
  t.same((await log(client, id))[0]?.attempts.map(({ status }) => status), [500, 204])
  t.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
})

t.test('one application whose deliveries fail → holds back its own of that webhook alone, and they come in order later', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const [bad, good] = [await apply(client, job, 'bad@example.com'), await apply(client, job, 'good@example.com')]
  const idOf = (url: string) => Number(url.split('/').at(-1))
  const isBad = (received: Receiver['received'][0]) => received.event.data.id === idOf(bad) && received.event.event === 'application.moved'
  const receiver = await receive(t, (response, received) => response.writeHead(isBad(received) ? 500 : 204).end())
  const moved = await hook(client, 'application.moved', receiver)
  await hook(client, 'application.tagged', receiver)
  for (const step of [1, 2, 3]) for (const url of [bad, good]) await patch(client, url, { currentStepId: job.stepIds[step] })
  for (const url of [bad, good]) await client.send({ method: 'PUT', url: `${url}/tags`, payload: { name: 'tag' } })
  const arrived = (url: string) =>
    receiver.received.filter(({ event }) => event.data.id === idOf(url)).map(({ event }) => `${event.event} ${event.data.currentStep.id}`)
  await waitFor(() => arrived(good).length === 4 && arrived(bad).includes(`application.tagged ${job.stepIds[3]}`))
  t.same(
    arrived(good),
    [1, 2, 3].map(step => `application.moved ${job.stepIds[step]}`).concat(`application.tagged ${job.stepIds[3]}`),
    'in order over both webhooks of the address'
  )
  t.same(
    arrived(bad),
    [`application.moved ${job.stepIds[1]}`, `application.tagged ${job.stepIds[3]}`],
    'the second and third wait, another webhook does not'
  )
  const open = await log(client, moved.id, 'state=pending,failed')
  t.same(open.map(({ attempts }) => attempts.length).sort(), [0, 0, 1])
  receiver.answer(accept)
  await makeDueNow(client)
  await waitFor(async () => (await log(client, moved.id, 'state=pending,failed')).length === 0)
  t.same(arrived(bad).slice(2), [1, 2, 3].map(step => `application.moved ${job.stepIds[step]}`))
})

t.test('410 → suspends the webhook and says why; what comes meanwhile is sent when it is active again', async t => {
  const client = await createClient(app)
  const [receiver, observer] = [await receive(t, respond(410)), await receive(t)]
  await hook(client, 'webhook.suspended', observer)
  const { id } = await hook(client, 'candidate.created', receiver)
  await makeCandidate(client, 'one@example.com')
  await waitFor(async () => (await readHook(client, id)).status === 'suspended')
  t.match((await readHook(client, id)).statusReason, /410 Gone/)
  await waitFor(() => observer.received.length === 1)
  t.match(observer.received[0]?.event, {
    event: 'webhook.suspended', data: { id, action: 'candidate.created', status: 'suspended', statusReason: /410/ }
  })
  const [event] = (await client.get('/api/v2/events?event=webhook.suspended')).json().results
  t.match(event, { actor: null, entity: { type: 'webhook', id } })
  await makeCandidate(client, 'two@example.com')
  await waitFor(async () => (await log(client, id)).length === 2)
  t.same((await log(client, id)).map(({ nextAttemptAt }) => nextAttemptAt), [null, null], 'none is due')
  receiver.answer(accept)
  t.match((await patch(client, `/api/v1/webhooks/${id}`, { status: 'active' })).json(), { status: 'active', statusReason: null })
  await waitFor(async () => (await log(client, id, 'state=delivered')).length === 2)
  t.same(receiver.received.map(({ event }) => event.data.email).sort(), ['one@example.com', 'one@example.com', 'two@example.com'])
})

t.test('three days without a success → suspended; a delivery that failed for three days while others went through → dead', async t => {
  const client = await createClient(app)
  const receiver = await receive(t, respond(503))
  const { id } = await hook(client, 'candidate.created', receiver)
  await makeCandidate(client, 'one@example.com')
  await waitFor(async () => (await log(client, id))[0]?.state === 'failed')
  const age = async () => await app.database.query(sql`
    update deliveries set retrying_since = ${daysAgo(4)} where company_id = ${client.companyId}`)
  await age()
  await app.database.query(sql`update webhooks set failing_since = ${daysAgo(4)} where company_id = ${client.companyId}`)
  await makeDueNow(client)
  await waitFor(async () => (await readHook(client, id)).status === 'suspended')
  t.match((await readHook(client, id)).statusReason, /no delivery has succeeded since 20/)
  t.equal((await log(client, id))[0]?.state, 'failed', 'it resumes with the webhook')

  await patch(client, `/api/v1/webhooks/${id}`, { status: 'active' })
  await waitFor(async () => (await log(client, id))[0]?.attempts.length === 3)
  await age()
  await makeDueNow(client)
  await waitFor(async () => (await log(client, id))[0]?.state === 'dead')
  t.equal((await readHook(client, id)).status, 'active')
  t.match((await log(client, id))[0], { nextAttemptAt: null, lastStatus: 503 })
})

t.test('inactive → nothing is sent and nothing collected; a range of time is sent afterwards', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const { id } = await hook(client, 'candidate.created', receiver, { status: 'inactive' })
  const from = (await readHook(client, id)).createdAt
  await makeCandidate(client, 'one@example.com')
  await makeCandidate(client, 'two@example.com')
  await waitFor(async () => (await client.get('/api/v2/events?entity=candidate')).json().results.length === 2)
  t.same(await log(client, id), [])
  await patch(client, `/api/v1/webhooks/${id}`, { status: 'active' })
  const redeliver = async (body: object) =>
    (await client.send({ method: 'POST', url: `/api/v2/webhooks/${id}/redeliver`, payload: body })).json()
  t.same(await redeliver({ after: from }), { count: 2 })
  await waitFor(async () => (await log(client, id, 'state=delivered')).length === 2)
  t.same(receiver.received.map(({ event }) => event.data.email), ['one@example.com', 'two@example.com'])
  t.same(await redeliver({ after: from, undeliveredOnly: true }), { count: 0 })
  t.same(await redeliver({ after: '2020-01-01T00:00:00Z', before: from }), { count: 0 })
  t.equal(
    (await client.send({
      method: 'POST', url: `/api/v2/webhooks/${id}/redeliver`, payload: { after: from, before: '2020-01-01T00:00:00Z' }
    })).statusCode,
    400
  )
  t.same(await redeliver({ after: from }), { count: 2 })
  await waitFor(() => receiver.received.length === 4)
  t.equal(new Set(receiver.received.map(({ event }) => event.id)).size, 2, 'the same ids again')
})

t.test('redeliver one → the same event again, the log goes on', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const { id } = await hook(client, 'candidate.created', receiver)
  await makeCandidate(client, 'one@example.com')
  await waitFor(async () => (await log(client, id))[0]?.state === 'delivered')
  const [delivery] = await log(client, id) as [Delivery]
  t.match(await post(client, `/api/v2/webhooks/${id}/deliveries/${delivery.id}/redeliver`), {
    id: delivery.id, state: 'pending', attempts: [{ status: 204 }]
  })
  await waitFor(() => receiver.received.length === 2)
  t.equal(receiver.received[1]?.body, receiver.received[0]?.body)
  await waitFor(async () => (await log(client, id))[0]?.attempts.length === 2)
})

t.test('a test event → is sent, also to a webhook that is not active; it is in no feed', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const { id } = await hook(client, 'candidate.created', receiver, { status: 'inactive' })
  const test = await post(client, `/api/v2/webhooks/${id}/test`)
  t.match(test, { event: 'webhook.test', eventId: test.id, state: 'pending' })
  await waitFor(async () => (await log(client, id))[0]?.state === 'delivered')
  t.match(receiver.received[0]?.event, { id: test.id, event: 'webhook.test', data: { webhookId: id, action: 'candidate.created' } })
  t.notMatch((await client.get('/api/v2/events')).body, test.id)
})

t.test('another address → what waits goes there; a deleted webhook → nothing more goes anywhere', async t => {
  const client = await createClient(app)
  const [old, young] = [await receive(t, respond(500)), await receive(t)]
  const { id } = await hook(client, 'candidate.created', old)
  await makeCandidate(client, 'one@example.com')
  await waitFor(async () => (await log(client, id))[0]?.state === 'failed')
  await patch(client, `/api/v1/webhooks/${id}`, { postbackUrl: young.url })
  await waitFor(() => young.received.length === 1)
  young.answer(respond(500))
  await makeCandidate(client, 'two@example.com')
  await waitFor(async () => (await log(client, id))[0]?.state === 'failed')
  await client.send({ method: 'DELETE', url: `/api/v1/webhooks/${id}` })
  const other = await hook(client, 'candidate.created', young)
  young.answer(accept)
  await makeDueNow(client)
  await makeCandidate(client, 'three@example.com')
  await waitFor(async () => (await log(client, other.id))[0]?.state === 'delivered')
  t.same(young.received.map(({ event }) => event.data.email), ['one@example.com', 'two@example.com', 'three@example.com'])
  t.equal(old.received.length, 1)
})

t.test('a candidate who is anonymized → what still waits holds nothing personal', async t => {
  const client = await createClient(app)
  const receiver = await receive(t, respond(500))
  const { id } = await hook(client, 'candidate.created', receiver)
  const candidate = await makeCandidate(client, 'ada@example.com')
  await waitFor(async () => (await log(client, id))[0]?.state === 'failed')
  await post(client, `/api/v2/candidates/${candidate.id}/anonymize`)
  receiver.answer(accept)
  await makeDueNow(client)
  await waitFor(async () => (await log(client, id))[0]?.state === 'delivered')
  t.match(receiver.received[1]?.event.data, { id: candidate.id })
  t.notMatch(receiver.received[1]?.body, /ada@example\.com|Ada/)
})

t.test('the log → newest first, by page token, filtered by state, event and time', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const { id } = await hook(client, 'candidate.created', receiver)
  for (let i = 0; i < 5; i++) await makeCandidate(client, `c${i}@example.com`)
  await waitFor(async () => (await log(client, id, 'state=delivered')).length === 5)
  const all = await log(client, id)
  const url = `/api/v2/webhooks/${id}/deliveries`
  const first = (await client.get(`${url}?maxPageSize=2`)).json()
  const second = (await client.get(`${url}?pageToken=${first.nextPageToken}`)).json()
  t.same([...first.results, ...second.results], all.slice(0, 4))
  t.same((await log(client, id, `eventId=${all[3]?.eventId}`)), [all[3]])
  t.same(await log(client, id, 'state=dead'), [])
  t.same(await log(client, id, 'createdAfter=2030-01-01T00:00:00Z'), [])
  t.equal((await client.get(`${url}?createdAfter=2030-01-01T00:00:00Z&createdBefore=2020-01-01T00:00:00Z`)).statusCode, 400)
  const { id: another } = await hook(client, 'job.created', receiver)
  t.equal((await client.get(`/api/v2/webhooks/${another}/deliveries/${all[0]?.id}`)).statusCode, 404, 'under its own webhook alone')
  t.equal(
    (await client.get(`/api/v2/webhooks/${another}/deliveries?pageToken=${first.nextPageToken}`)).statusCode, 400, 'and the token, too'
  )
})
