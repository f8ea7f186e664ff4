import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { Webhook } from 'standardwebhooks'
import { build, createClient, createDatabase, daysAgo, buildOpen, isDistributed, type Client } from '../helper.js'
import { t } from '../part.js'
import { insertEvents, makeJob } from '../factories.js'
import { receive, respond, accept, waitFor, type Receiver } from '../receiver.js'

interface Delivery { state: string, attempts: object[], nextAttemptAt: string | null }

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })

const post = async (client: Client, url: string, payload?: object) => {
  const response = await client.send({ method: 'POST', url, payload })
  if (response.statusCode >= 300) throw new Error(response.body)
  return response.json()
}
const hook = async (client: Client, action: string, { url }: Receiver): Promise<string> => (await post(
  client, '/api/v1/webhooks', { action, postbackUrl: url }
)).id
const makeCandidate = async (client: Client, email: string) =>
  await post(client, '/api/v2/candidates', { name: 'Ada', lastName: 'M', email })
const log = async (client: Client, id: string, query = '') =>
  (await client.get(`/api/v2/webhooks/${id}/deliveries?${query}`)).json().results
const stepsOf = ({ received }: Receiver) => received.map(({ event }) => event.data.currentStep.id)

/** An application that moves over all steps of its job. @returns the steps */
async function moveAround (client: Client, moves: number): Promise<number[]> {
  const job = await makeJob(app, client.companyId)
  const { id } = await post(client, `/api/v1/jobs/${job.id}/applications`, {
    manualCandidate: { name: 'Ada', lastName: 'M', email: 'ada@example.com' }
  })
  const steps = job.stepIds.slice(1, 1 + moves)
  for (const currentStepId of steps) {
    await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${id}`, payload: { currentStepId } })
  }
  return steps
}

for (const [title, state, moves] of [
  ['redelivering the first of an application\'s deliveries that wait → those behind it follow at once, in order', 'failed', 4],
  ['redelivering one that waits behind another → both are sent, the other first', 'pending', 2]
] as const) {
  t.test(title, async t => {
    const client = await createClient(app)
    const receiver = await receive(t, respond(500))
    const id = await hook(client, 'application.moved', receiver)
    const steps = await moveAround(client, moves)
    await waitFor(async () => (await log(client, id)).length === moves && (await log(client, id, 'state=failed')).length === 1)
    // As after many failures: the next attempt is hours away, for all of them.
    await app.database.query(sql`
      update deliveries set next_attempt_at = statement_timestamp() + interval '6 hours' where company_id = ${client.companyId}`)
    const [delivery] = await log(client, id, `state=${state}`)
    receiver.answer(accept)
    const seen = receiver.received.length
    await post(client, `/api/v2/webhooks/${id}/deliveries/${delivery.id}/redeliver`)
    await waitFor(async () => (await log(client, id, 'state=delivered')).length === moves)
    t.same(stepsOf(receiver).slice(seen), steps)
  })
}

t.test('a claim that is lost while answers are awaited → the process goes on, and what they were is written down', async t => {
  const client = await createClient(app)
  const open: ServerResponse[] = []
  const receiver = await receive(t, response => { open.push(response) })
  const id = await hook(client, 'candidate.created', receiver)
  for (let i = 0; i < 4; i++) await makeCandidate(client, `c${i}@example.com`)
  await waitFor(() => open.length === 4)
  await app.database.query(sql`
    update webhook_targets set claimed_by = ${randomUUID()}, claimed_until = statement_timestamp() + interval '1 hour',
      generation = generation + 1 where company_id = ${client.companyId}`)
  await app.database.query(sql`select pg_notify('recruitment_deliveries', '')`)
  for (const response of open) {
    response.writeHead(204).end()
    t.equal((await client.get('/api/v1/me')).statusCode, 200)
  }
  await waitFor(async () => (await log(client, id, 'state=delivered')).length === 4)
  t.equal(receiver.received.length, 4)
})

t.test('one of two webhooks of an address is switched off → the other goes on at once', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const held: ServerResponse[] = []
  const receiver = await receive(t, response => { held.push(response) })
  const [tagged, moved] = [await hook(client, 'application.tagged', receiver), await hook(client, 'application.moved', receiver)]
  const application = await post(client, `/api/v1/jobs/${job.id}/applications`, {
    manualCandidate: { name: 'Ada', lastName: 'M', email: 'ada@example.com' }
  })
  const url = `/api/v1/jobs/${job.id}/applications/${application.id}`
  for (let i = 0; i < 5; i++) await client.send({ method: 'PUT', url: `${url}/tags`, payload: { name: `tag ${i}` } })
  await client.send({ method: 'PATCH', url, payload: { currentStepId: job.stepIds[1] } })
  await waitFor(async () => held.length === 1 && (await log(client, moved)).length === 1)
  await client.send({ method: 'PATCH', url: `/api/v1/webhooks/${tagged}`, payload: { status: 'inactive' } })
  receiver.answer(accept)
  held[0]?.writeHead(204).end()
  await waitFor(async () => (await log(client, moved, 'state=delivered')).length === 1)
  t.same(receiver.received.map(({ event }) => event.event), ['application.tagged', 'application.moved'])
})

t.test('a server that stops while answers are awaited → saves those that come; only the others are sent again', async t => {
  const env = { ...await createDatabase(t), WEBHOOK_ALLOW_PRIVATE: 'true' }
  const first = await buildOpen(env)
  const client = await createClient(first)
  const open: ServerResponse[] = []
  const receiver = await receive(t, response => { open.push(response) })
  const id = await hook(client, 'candidate.created', receiver)
  for (let i = 0; i < 6; i++) await makeCandidate(client, `c${i}@example.com`)
  await waitFor(() => open.length === 6)
  const closed = first.close()
  // One after the other, each after the one before has been read; the last one never comes.
  for (const response of open.slice(0, 5)) {
    await new Promise(resolve => response.writeHead(204).end(resolve))
    await new Promise(resolve => setImmediate(resolve))
  }
  await closed
  receiver.answer(accept)
  const second = await build(t, env)
  const again = { ...client, ...await createClient(second, { companyId: client.companyId }) }
  await waitFor(async () => (await log(again, id, 'state=delivered')).length === 6)
  t.same(receiver.received.slice(6).map(({ event }) => event.id), [receiver.received[5]?.event.id])
  t.ok((await log(again, id)).every(({ attempts }: { attempts: object[] }) => attempts.length === 1), 'what was broken off is no attempt')
})

t.test('very many events of one object → come in order, and leave room for others', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const id = await hook(client, 'department.changed', receiver)
  const insert = async (department: number, count: number) => await insertEvents(app.database, client.companyId, String(department), {
    count, data: sql`jsonb_build_object('id', ${department}::integer, 'n', n)`
  })
  await insert(1, 800)
  await insert(2, 3)
  await post(client, '/api/v1/departments', { name: 'To wake the sequencer' })
  await waitFor(async () => receiver.received.length === 803 && (await log(client, id, 'state=pending,failed')).length === 0)
  const numbers = (department: number) =>
    receiver.received.filter(({ event }) => event.data.id === department).map(({ event }) => event.data.n)
  t.same(numbers(1), Array.from({ length: 800 }, (_, i) => i + 1))
  t.same(numbers(2), [1, 2, 3])
  t.ok(receiver.received.findLastIndex(({ event }) => event.data.id === 2) < 700, 'the other does not wait for all of them')
})

t.test('an address that a webhook has left meanwhile → its 410 does not suspend the webhook', async t => {
  const client = await createClient(app)
  const open: ServerResponse[] = []
  const [old, young] = [await receive(t, response => { open.push(response) }), await receive(t)]
  const id = await hook(client, 'candidate.created', old)
  await makeCandidate(client, 'ada@example.com')
  await waitFor(() => open.length === 1)
  await client.send({ method: 'PATCH', url: `/api/v1/webhooks/${id}`, payload: { postbackUrl: young.url } })
  open[0]?.writeHead(410).end()
  await waitFor(async () => {
    await app.database.query(sql`
      update deliveries set next_attempt_at = statement_timestamp()
        where company_id = ${client.companyId} and next_attempt_at > statement_timestamp()`)
    return (await log(client, id))[0]?.state === 'delivered'
  })
  t.match((await client.get(`/api/v1/webhooks/${id}`)).json(), { status: 'active', statusReason: null })
  t.equal(young.received.length, 1)
})

t.test('a webhook that is not active and moves → its test event is sent to the new address', async t => {
  const client = await createClient(app)
  const [old, young] = [await receive(t, respond(500)), await receive(t)]
  const id = await hook(client, 'candidate.created', old)
  await client.send({ method: 'PATCH', url: `/api/v1/webhooks/${id}`, payload: { status: 'inactive' } })
  await post(client, `/api/v2/webhooks/${id}/test`)
  await waitFor(async () => (await log(client, id))[0]?.state === 'failed')
  await app.database.query(sql`update deliveries set next_attempt_at = statement_timestamp() where company_id = ${client.companyId}`)
  await client.send({ method: 'PATCH', url: `/api/v1/webhooks/${id}`, payload: { postbackUrl: young.url } })
  await waitFor(() => young.received.length === 1)
})

t.test('three days without a success of many at once → none of them is dead: all are sent when the webhook is active again', async t => {
  const client = await createClient(app)
  const receiver = await receive(t, respond(503))
  const id = await hook(client, 'candidate.created', receiver)
  for (let i = 0; i < 10; i++) await makeCandidate(client, `many${i}@example.com`)
  const states = async () => (await log(client, id)).map(({ state }: Delivery) => state)
  await waitFor(async () => (await states()).filter((state: string) => state === 'failed').length === 10)
  await app.database.query(sql`
    update deliveries set retrying_since = ${daysAgo(4)}, next_attempt_at = statement_timestamp()
      where company_id = ${client.companyId}`)
  await app.database.query(sql`
    update webhooks set failing_since = ${daysAgo(4)} where company_id = ${client.companyId}`)
  // One after the other, so that they end after the webhook has been suspended.
  let waiting = 0
  receiver.answer(async response => {
    await sleep(20 * waiting++)
    response.writeHead(503).end()
  })
  await app.database.query(sql`
    update webhook_targets set due_at = statement_timestamp(), generation = generation + 1 where company_id = ${client.companyId}`)
  await waitFor(async () => (await client.get(`/api/v1/webhooks/${id}`)).json().status === 'suspended')
  await waitFor(async () => (await log(client, id))
    .every(({ attempts, nextAttemptAt }: Delivery) => attempts.length === 2 || nextAttemptAt === null))
  t.same(new Set(await states()), new Set(['failed']))
  receiver.answer(accept)
  await client.send({ method: 'PATCH', url: `/api/v1/webhooks/${id}`, payload: { status: 'active' } })
  await waitFor(async () => (await states()).every((state: string) => state === 'delivered'))
})

t.test('an outcome that cannot be written down → is tried in growing pauses, and nothing is sent again for it', {
  skip: isDistributed && 'a distributed table takes no trigger'
}, async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const id = await hook(client, 'candidate.created', receiver)
  for (const statement of [
    sql`create sequence outcomes`,
    sql`
      create function refuse_outcome () returns trigger language plpgsql as
        'begin perform nextval(''outcomes''); raise exception ''the disk is full''; end'`,
    sql`create trigger refuse_outcome before update of attempts on deliveries for each row execute function refuse_outcome()`
  ]) await app.database.query(statement)
  await makeCandidate(client, 'ada@example.com')
  await waitFor(async () => (await app.database.query<{ tries: number }>(sql`
    select last_value as tries from outcomes`))[0]?.tries as number >= 4)
  t.equal(receiver.received.length, 1)
  await makeCandidate(client, 'eve@example.com')
  await app.database.query(sql`drop trigger refuse_outcome on deliveries`)
  await waitFor(async () => (await log(client, id, 'state=delivered')).length === 2)
  t.equal(receiver.received.length, 2)
  t.ok((await log(client, id)).every(({ attempts }: { attempts: object[] }) => attempts.length === 1))
})

t.test('two rotations within a day → each of the three secrets verifies', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  const { id, secret } = await post(client, '/api/v1/webhooks', { action: 'candidate.created', postbackUrl: receiver.url })
  const secrets = [secret]
  for (let i = 0; i < 2; i++) secrets.push((await post(client, `/api/v1/webhooks/${id}/rotate-secret`)).secret)
  await makeCandidate(client, 'ada@example.com')
  await waitFor(() => receiver.received.length === 1)
  const [{ body, headers }] = receiver.received as [Receiver['received'][0]]
  for (const one of secrets) t.ok(new Webhook(one).verify(body, headers as Record<string, string>))
})
