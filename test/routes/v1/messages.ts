import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import type { Mailer } from '../../../src/workers/mail/mailer.js'
import { Mailing } from '../../../src/workers/mailing.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'

// Without a mail server: what is queued stays so.
const app = await build(t)

type Json = Record<string, any>

async function start () {
  const client = await createClient(app)
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: Json) =>
    await client.send({ method, url: `/api/${path}`, ...(payload === undefined ? {} : { payload }) })
  const job = await makeJob(app, client.companyId, { name: 'Engineer' })
  const candidateId = await makeCandidate(app, client.companyId)
  const applicationId = await makeApplication(app, client.companyId, { job, candidateId })
  await app.database.query(sql`
    update candidates set name = 'Ada', email = 'Ada@Example.com' where company_id = ${client.companyId} and id = ${candidateId}`)
  const path = `v1/jobs/${job.id}/applications/${applicationId}/messages`
  const write = async (body: Json = { subject: 'Hello', body: 'Dear {{candidate.name}}' }) => await send('POST', path, body)
  return { client, send, job, candidateId, applicationId, path, write }
}

const eventsOf = async ({ companyId }: Client) => await app.database.query<{ event: string, data: Json, personal: Json | null }>(sql`
  select event, data, personal from events where company_id = ${companyId} and (entity_type = 'message' or entity_type = 'suppression')
  order by id`)

t.test('words of its own are sent as they are, to the address of the candidate, and their event does not have them', async t => {
  const { client, send, path, write, applicationId, candidateId, job } = await start()
  const made = await write({ subject: 'Hello', body: 'Dear {{candidate.name}}', replyTo: 'rec@example.com' })
  t.equal(made.statusCode, 201, made.body)
  const message = made.json<Json>()
  t.match(message, {
    applicationId, jobId: job.id, candidateId, kind: 'free', to: 'Ada@Example.com', replyTo: 'rec@example.com', subject: 'Hello',
    text: 'Dear {{candidate.name}}', status: 'queued', attempts: 0, templateId: null, sentAt: null
  })
  t.equal(made.headers.location, `/api/${path}/${message.id}`)
  t.match((await send('GET', `${path}/${message.id}`)).json(), { id: message.id, text: message.text })
  t.match((await send('GET', `v2/messages/${message.id}`)).json(), { id: message.id })
  t.match((await send('GET', `v2/messages?status=queued&applicationId=${applicationId}`)).json(), { results: [{ id: message.id }] })
  t.match((await send('GET', path)).json(), { totalResults: 1, results: [{ subject: 'Hello' }] })
  const [event] = await eventsOf(client)
  t.equal(event?.event, 'message.queued')
  t.equal(event?.personal, null)
  t.notMatch(JSON.stringify(event), /Hello|Dear|Example\.com/)
  t.match((await send('GET', `v2/applications/${applicationId}/history`)).body, /message\.queued/)
})

t.test('the text of a template is that of the time of writing', async t => {
  const { send, write } = await start()
  const { id } = (await send('POST', 'v1/message-templates', {
    name: 'T', code: 'T-1', language: 'en', subject: 'As {{job.name}}', body: 'Dear {{candidate.name}}'
  })).json<{ id: number }>()
  t.match((await write({ templateCode: 'T-1' })).json(), { templateId: id, subject: 'As Engineer' })
  t.match((await write({ templateId: id })).json(), { kind: 'template', templateId: id, subject: 'As Engineer', text: 'Dear Ada' })
  t.equal((await send('DELETE', `v1/message-templates/${id}`)).statusCode, 409)
  await send('PATCH', `v1/message-templates/${id}`, { archived: true })
  t.match((await write({ templateId: id })).json(), { status: 400, detail: /archived/ })
})

t.test('a message without the one or the other, with header lines, or too far ahead → 400', async t => {
  const { write } = await start()
  const wrong: Array<[Json, RegExp]> = [
    [{ subject: 'Only' }, /body is required/],
    [{ body: 'Only' }, /subject is required/],
    [{ replyTo: 'a@example.com' }, /subject is required/],
    [{ templateId: 987_654 }, /must name message templates/],
    [{ templateCode: 'NONE' }, /no message-template of this company has the code NONE/],
    [{ templateId: 1, subject: 'Both', body: 'Both' }, /without subject and body/],
    [{ subject: 'Hi\r\nBcc: all@example.com', body: 'x' }, /one line/],
    [{ subject: 'Hi', body: 'x', replyTo: 'a@example.com\r\nBcc: b@example.com' }, /replyTo/],
    [{ subject: 'Hi', body: 'x', sendAfter: '2099-01-01T00:00:00Z' }, /90 days/]
  ]
  for (const [body, detail] of wrong) t.match((await write(body)).json(), { status: 400, detail }, JSON.stringify(body))
})

t.test('a queued message is canceled and stays; once more, or one that was sent → 409', async t => {
  const { client, send, path, write } = await start()
  const { id } = (await write()).json<{ id: string }>()
  t.equal((await send('DELETE', `${path}/${id}`)).statusCode, 204)
  t.match((await send('GET', `${path}/${id}`)).json(), { status: 'canceled' })
  t.equal((await send('DELETE', `${path}/${id}`)).statusCode, 409)
  t.same((await eventsOf(client)).map(({ event }) => event), ['message.queued', 'message.canceled'])
})

t.test('an address that gets no messages → suppressed at once, whatever its case, until it is taken out', async t => {
  const { client, send, write } = await start()
  const made = await send('POST', 'v1/suppressions', { address: 'ADA@example.com', reason: 'The mailbox is gone.' })
  t.equal(made.statusCode, 201, made.body)
  const again = await send('POST', 'v1/suppressions', { address: 'ada@EXAMPLE.com' })
  t.equal(again.statusCode, 200)
  t.same(again.json(), made.json())
  t.match((await send('GET', 'v1/suppressions?address=Ada@example.com')).json(),
    { totalResults: 1, results: [{ reason: 'The mailbox is gone.' }] })
  t.match((await write()).json(), { status: 'suppressed', attempts: 0, lastError: /suppressions/ })
  t.equal((await send('DELETE', `v1/suppressions/${made.json<Json>().id}`)).statusCode, 204)
  t.match((await write()).json(), { status: 'queued' })
  t.same((await eventsOf(client)).map(({ event }) => event),
    ['suppression.created', 'message.suppressed', 'suppression.deleted', 'message.queued'])
})

t.test('an anonymized person → queued messages are canceled, and nothing of address and text is left', async t => {
  const { client, send, path, write, candidateId } = await start()
  const { id } = (await write({ subject: 'About Ada', body: 'Dear Ada' })).json<{ id: string }>()
  await send('POST', 'v1/suppressions', { address: 'other@example.com' })
  await app.database.query(sql`update messages set last_error = 'no <Ada@Example.com>' where company_id = ${client.companyId}`)
  t.match((await send('GET', `v2/candidates/${candidateId}/export`)).json<Json>().applications[0].messages, [{ id, subject: 'About Ada' }])
  const suppression = (await send('POST', 'v1/suppressions', { address: 'ada@example.com' })).json<{ id: string }>()
  t.equal((await send('POST', `v2/candidates/${candidateId}/anonymize`)).statusCode, 200)
  t.match((await send('GET', `${path}/${id}`)).json(), { status: 'canceled', to: null, lastError: null, replyTo: null })
  t.match((await send('GET', `v1/suppressions/${suppression.id}`)).json(), { address: null, reason: null })
  for (const table of ['messages', 'events', 'suppressions', 'idempotency_keys']) {
    const rows = await app.database.query(sql`
      select to_jsonb(r)::text as row from (${table === 'messages'
        ? sql`select * from messages where company_id = ${client.companyId}`
        : table === 'events'
          ? sql`select * from events where company_id = ${client.companyId}`
          : table === 'suppressions'
            ? sql`select * from suppressions where company_id = ${client.companyId}`
            : sql`select * from idempotency_keys where company_id = ${client.companyId}`}) r`)
    t.notMatch(JSON.stringify(rows), /About Ada|Dear Ada|ada@example\.com/i, table)
  }
  t.equal((await write()).statusCode, 409)
})

t.test('messages are read with messages:read and applications:read, and written with messages:write', async t => {
  const { client, path, write } = await start()
  const { id } = (await write()).json<{ id: string }>()
  const other = await createClient(app, { companyId: client.companyId, scopes: ['messages:read'] })
  for (const url of [`/api/${path}`, `/api/${path}/${id}`, '/api/v2/messages', `/api/v2/messages/${id}`]) {
    t.equal((await other.get(url)).statusCode, 403, url)
  }
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['messages:read', 'applications:read'] })
  t.equal((await reader.get(`/api/${path}/${id}`)).statusCode, 200)
  t.equal((await reader.send({ method: 'POST', url: `/api/${path}`, payload: { subject: 'a', body: 'b' } })).statusCode, 403)
  const half = await createClient(app, { companyId: client.companyId, scopes: ['messages:write', 'messages:read'] })
  for (const query of ['', '?validateOnly=true']) {
    const written = await half.send({ method: 'POST', url: `/api/${path}${query}`, payload: { subject: 'a', body: 'b' } })
    t.same([written.statusCode, written.body], [201, ''], 'who may not read applications sees no address')
  }
  const stranger = await createClient(app)
  t.equal((await stranger.get(`/api/v2/messages/${id}`)).statusCode, 404)
})

/** A worker whose mails end as `send` says. */
function mailing (send: Mailer['send'] | undefined): Mailing {
  return new Mailing(app.database, app.log, () => send && { send, close: () => {} })
}

t.test('without a mail server a message waits and says why; with one it is sent once', async t => {
  const { client, send, path, write } = await start()
  const { id } = (await write()).json<{ id: string }>()
  await mailing(undefined).runNow()
  t.match((await send('GET', `${path}/${id}`)).json(), { status: 'queued', attempts: 0, lastError: /SMTP_URL/ })
  const sent: string[] = []
  const worker = mailing(async message => {
    if (message.companyId === client.companyId) sent.push(`${message.companyName}: ${message.id}`)
    return { result: 'sent' }
  })
  await worker.runNow()
  await worker.runNow()
  t.same(sent, [`Test Company: ${id}`])
  const message = (await send('GET', `${path}/${id}`)).json<Json>()
  t.match(message, { status: 'sent', attempts: 1, lastError: null })
  t.type(message.sentAt, 'string')
  t.equal((await eventsOf(client)).at(-1)?.event, 'message.sent')
})

t.test('one that is to be sent later waits; one that fails is tried again, and one that is refused is not', async t => {
  const { client, send, path, write } = await start()
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const { id: waiting } = (await write({ subject: 'Later', body: 'x', sendAfter: later })).json<{ id: string }>()
  const { id } = (await write()).json<{ id: string }>()
  await mailing(async () => ({ result: 'again', error: '451 later' })).runNow()
  t.match((await send('GET', `${path}/${id}`)).json(), { status: 'queued', attempts: 1, lastError: '451 later' })
  const [{ seconds } = { seconds: 0 }] = await app.database.query<{ seconds: number }>(sql`
    select extract(epoch from next_attempt_at - statement_timestamp())::float8 as seconds from messages
    where company_id = ${client.companyId} and id = ${id}`)
  t.ok(seconds > 10 && seconds <= 30, `again after ${seconds} s`)
  await app.database.query(sql`
    update messages set next_attempt_at = statement_timestamp() where company_id = ${client.companyId} and id = ${id}`)
  await mailing(async () => ({ result: 'gone', error: '550 5.1.1 no such user' })).runNow()
  t.match((await send('GET', `${path}/${id}`)).json(), { status: 'failed', attempts: 2, lastError: '550 5.1.1 no such user' })
  t.match((await send('GET', `${path}/${waiting}`)).json(), { status: 'queued', attempts: 0 })
  t.match((await send('GET', 'v1/suppressions')).json(), { results: [{ address: 'Ada@Example.com', reason: '550 5.1.1 no such user' }] })
})

t.test('a message that waited for days → is tried for a day from its first try on', async t => {
  const { client, send, path, write } = await start()
  const { id } = (await write()).json<{ id: string }>()
  const again = async () => {
    await mailing(async () => ({ result: 'again', error: '451 greylisted' })).runNow()
    return (await send('GET', `${path}/${id}`)).json<Json>()
  }
  const age = async (column: 'created_at' | 'first_attempt_at') => await app.database.query(sql`
    update messages set ${raw(column)} = ${raw(column)} - interval '25 hours', next_attempt_at = statement_timestamp()
    where company_id = ${client.companyId} and id = ${id}`)
  await age('created_at')
  t.match(await again(), { status: 'queued', attempts: 1 })
  await age('first_attempt_at')
  t.match(await again(), { status: 'failed', attempts: 2 })
})

t.test('a company with many messages → those of another are sent in between', async t => {
  const [many, one] = [await start(), await start()]
  for (let i = 0; i < 30; i++) await many.write()
  await one.write()
  const order: number[] = []
  await mailing(async ({ companyId }) => {
    order.push(companyId)
    return { result: 'sent' }
  }).runNow()
  t.ok(order.indexOf(one.client.companyId) < 10, `the other came at ${order.indexOf(one.client.companyId)} of ${order.length}`)
})

t.test('mails that hang → those of another company are sent meanwhile, and what is under way is no more than five', async t => {
  const [slow, other] = [await start(), await start()]
  for (let i = 0; i < 6; i++) await slow.write()
  let release = () => {}
  const held = new Promise<void>(resolve => { release = resolve })
  let underWay = 0
  let most = 0
  const worker = mailing(async ({ companyId }) => {
    most = Math.max(most, ++underWay)
    if (companyId === slow.client.companyId) await held
    underWay--
    return { result: 'sent' }
  })
  worker.start()
  t.teardown(async () => {
    release()
    await worker.stop()
  })
  const hanging = () => underWay
  while (hanging() < 4) await sleep(5)
  const statusOf = async ({ send, path }: typeof slow) => (await send('GET', path)).json<{ results: Json[] }>().results
  const written = await other.write()
  t.equal(written.statusCode, 201)
  while ((await statusOf(other)).some(({ status }) => status !== 'sent')) await sleep(20)
  t.ok(hanging() >= 4, `${underWay} still hang`)
  release()
  while ((await statusOf(slow)).some(({ status }) => status !== 'sent')) await sleep(20)
  t.ok(most <= 5, `${most} at once`)
})

t.test('a worker that stops → ends after the mails that are under way', async t => {
  const { send, path, write } = await start()
  await write()
  let release = () => {}
  const worker = mailing(async () => {
    await new Promise<void>(resolve => { release = resolve })
    return { result: 'sent' }
  })
  worker.start()
  while ((await send('GET', path)).json<{ results: Json[] }>().results[0]?.attempts !== 1) await sleep(5)
  const stopped = worker.stop()
  await sleep(20)
  release()
  await stopped
  t.match((await send('GET', path)).json(), { results: [{ status: 'sent' }] })
})

t.test('the kept answer that shows a suppressed address → is gone with the suppression', async t => {
  const { client, send } = await start()
  const post = async () => await client.send({
    method: 'POST', url: '/api/v1/suppressions', payload: { address: 'gone@example.com' }, headers: { 'idempotency-key': 'bounce' }
  })
  const first = await post()
  t.same((await post()).body, first.body)
  t.equal((await send('DELETE', `v1/suppressions/${first.json<Json>().id}`)).statusCode, 204)
  t.match((await post()).headers['x-error-code'], 'ANSWER_NOT_KEPT')
})
