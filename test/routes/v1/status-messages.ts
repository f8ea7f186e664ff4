import sql from 'sql-template-tag'
import { claimMessage, findStop, settle, type ClaimedMessage } from '../../../src/domain/messages/sending.js'
import type { Scope } from '../../../src/domain/shared/scopes.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { build, createClient, type Client } from '../../helper.js'
import { codeOf, targetsOf } from '../../interviews.js'
import { t } from '../../part.js'

// Messages that come with a change of status. Without a mail server: what is queued stays so.

const app = await build(t)

type Json = Record<string, any>

async function start (count = 1) {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId, { name: 'Engineer' })
  const ids: number[] = []
  for (let i = 0; i < count; i++) {
    const candidateId = await makeCandidate(app, companyId, { name: `Ada ${i}` })
    ids.push(await makeApplication(app, companyId, { job, candidateId }))
  }
  const [id = 0] = ids
  const url = `/api/v1/jobs/${job.id}/applications`
  const post = async (path: string, payload: Json) => await client.send({ method: 'POST', url: path, payload })
  const patch = async (payload: Json, query = '') => await client.send({ method: 'PATCH', url: `${url}/${id}${query}`, payload })
  const template = async (body: string) =>
    (await post('/api/v1/message-templates', { name: 'T', language: 'en', subject: 'As {{job.name}}', body })).json<{ id: number }>().id
  return { client, job, ids, id, url, post, patch, template }
}

const messagesOf = async (client: Client, of: number) =>
  (await client.get(`/api/v2/messages?applicationId=${of}`)).json<{ results: Json[] }>().results
const eventsOf = async ({ companyId }: Client) => (await app.database.query<{ event: string }>(sql`
  select event from events where company_id = ${companyId} order by id`)).map(({ event }) => event)

const WORDS = { subject: 'Thank you', body: 'We have chosen somebody else.' }
const REJECTED = { status: 'reproved', reason: 'Other', message: WORDS }

t.test('a message with a change of status → is queued with it, of the values after it', async t => {
  const { client, id, job, patch, template } = await start()
  const templateId = await template('{{candidate.name}}, you are at {{step.name}} on {{interview.startsAt}}')
  await client.send({
    method: 'POST',
    url: `/api/v1/jobs/${job.id}/applications/${id}/interviews`,
    payload: { title: 'Talk', kind: 'video', startsAt: '2029-03-05T10:00:00Z', endsAt: '2029-03-05T11:00:00Z', timeZone: 'America/Recife' }
  })
  const step = (await client.get(`/api/v1/jobs/${job.id}/steps`)).json().results[1]
  const message = { templateId, replyTo: 'rec@example.com', sendAfter: new Date(Date.now() + 60_000).toISOString() }
  const answer = await patch({ status: 'give_up', currentStepId: step.id, message })
  t.equal(answer.statusCode, 200, answer.body)
  t.notOk('message' in answer.json())
  t.match(await messagesOf(client, id), [{
    kind: 'template',
    audience: 'candidate',
    templateId,
    replyTo: 'rec@example.com',
    sendAfter: message.sendAfter,
    status: 'queued',
    subject: 'As Engineer',
    text: new RegExp(`^Ada 0, you are at ${step.name} on Monday, March 5, 2029 at 7:00.AM \\(America/Recife, GMT-03:00\\)$`)
  }])
  t.same((await eventsOf(client)).slice(-3), ['application.moved', 'application.withdrawn', 'message.queued'])
})

t.test('a message where the status stays, of the past, or without its scope → is refused by name, and nothing changes', async t => {
  const { client, id, url, patch } = await start()
  const wrong: Array<[Json, RegExp]> = [
    [{ score: 5, message: WORDS }, /message/],
    [{ status: 'in_process', message: WORDS }, /message/],
    [{ ...REJECTED, at: '2026-03-02T00:00:00Z' }, /message/],
    [{ ...REJECTED, message: { subject: 'Only' } }, /message\.body/],
    [{ ...REJECTED, message: { templateId: 987_654 } }, /message\.templateId/],
    [{ ...REJECTED, message: { ...WORDS, subject: 'Two\nlines' } }, /message\.subject/],
    [{ ...REJECTED, message: { ...WORDS, sendAfter: '2099-01-01T00:00:00Z' } }, /message\.sendAfter/]
  ]
  for (const [body, target] of wrong) {
    const answer = await patch(body)
    t.same(codeOf(answer), [400, 'BAD_ARGUMENT'], JSON.stringify(body))
    t.match(targetsOf(answer), target)
  }
  const scopes: Scope[] = ['applications:read', 'applications:write']
  const narrow = await createClient(app, { companyId: client.companyId, scopes })
  const refused = await narrow.send({ method: 'PATCH', url: `${url}/${id}`, payload: REJECTED })
  t.same(codeOf(refused), [403, 'FORBIDDEN'])
  t.match(refused.body, 'messages:write')
  t.same(await messagesOf(client, id), [])
  t.equal((await client.get(`${url}/${id}`)).json().status, 'in_process')
})

t.test('a dry run queues nothing, and a repetition by its key queues once', async t => {
  const { client, id, url, patch } = await start()
  t.equal((await patch(REJECTED, '?validateOnly=true')).statusCode, 200)
  t.same(await messagesOf(client, id), [])
  const bulk = async () => await client.send({
    method: 'POST',
    url: `${url}/bulk`,
    payload: { items: [{ applicationId: id, ...REJECTED }] },
    headers: { 'idempotency-key': 'reject-1' }
  })
  t.equal((await bulk()).json().failed, 0)
  t.equal((await bulk()).headers['idempotent-replayed'], 'true')
  t.equal((await messagesOf(client, id)).length, 1)
  t.same(codeOf(await patch(REJECTED)), [400, 'BAD_ARGUMENT'], 'again without a key, the status stays as it is')
})

t.test('an application that leaves the status → what that queued is canceled; other messages stay', async t => {
  const { client, id, url, patch, post } = await start()
  await patch(REJECTED)
  await post(`${url}/${id}/messages`, { subject: 'Another', body: 'x' })
  await patch({ status: 'in_process', message: { subject: 'Back', body: 'x' } })
  const now = async () => (await messagesOf(client, id)).map(({ subject, status }) => `${subject} ${status}`)
  t.same(await now(), ['Thank you canceled', 'Another queued', 'Back queued'])
  t.same((await eventsOf(client)).slice(-3), ['application.reactivated', 'message.canceled', 'message.queued'])
  await patch({ status: 'give_up' })
  t.same(await now(), ['Thank you canceled', 'Another queued', 'Back canceled'])
})

t.test('a message that is being sent when the application leaves the status → is looked at before each try', async t => {
  const { client: { companyId }, client, id, patch } = await start()
  await patch(REJECTED)
  const message = await app.database.transaction(async tx => await claimMessage(tx, companyId))
  if (message === undefined) throw new Error('nothing is due')
  t.equal(await findStop(app.database, message), undefined)
  await patch({ status: 'in_process' })
  t.match(await messagesOf(client, id), [{ status: 'queued' }], 'it may have left already')
  const stop = await findStop(app.database, message)
  t.match(stop, { result: 'canceled' })
  await app.database.transaction(async tx => await settle(tx, message, stop ?? { result: 'sent' }))
  t.match(await messagesOf(client, id), [{ status: 'canceled', attempts: 0 }])
  t.equal((await eventsOf(client)).at(-1), 'message.canceled')
})

t.test('a message that is being sent when the application leaves the status, and comes back → is not tried again', async t => {
  const { client: { companyId }, patch } = await start()
  await patch(REJECTED)
  const claim = async () => await app.database.transaction(async tx => await claimMessage(tx, companyId)) as ClaimedMessage
  const first = await claim()
  await patch({ status: 'in_process' })
  await patch({ ...REJECTED, message: { subject: 'Second', body: 'x' } })
  await app.database.transaction(async tx => await settle(tx, first, { result: 'again', error: '451 later' }))
  await app.database.query(sql`
    update messages set next_attempt_at = statement_timestamp() - interval '1 minute' where company_id = ${companyId} and id = ${first.id}`)
  const again = await claim()
  t.equal(again.id, first.id)
  t.match(await findStop(app.database, again), { result: 'canceled' })
  const second = await claim()
  t.equal(second.subject, 'Second')
  t.equal(await findStop(app.database, second), undefined)
})

t.test('in bulk → each item queues its own, one that fails none, and an atomic failure none at all', async t => {
  const { client, ids, url, post } = await start(3)
  const items = ids.map(applicationId => ({ applicationId, ...REJECTED }))
  const broken = { applicationId: ids[2], status: 'reproved', message: WORDS }
  const atomic = await post(`${url}/bulk?atomic=true`, { items: [items[0], broken] })
  t.equal(atomic.statusCode, 400)
  t.same(await messagesOf(client, ids[0] as number), [])
  const answer = await post(`${url}/bulk`, { items: [items[0], { ...items[1], message: { subject: 'Only' } }, broken, items[0]] })
  t.match(answer.json(), { failed: 3, results: [{ status: 200 }, { status: 400 }, { status: 400 }, { status: 400 }] })
  t.same(await Promise.all(ids.map(async id => (await messagesOf(client, id)).length)), [1, 0, 0])
  const [{ to: address } = {}] = await messagesOf(client, ids[0] as number)
  await post('/api/v1/suppressions', { address })
  const again = await post(`${url}/bulk`, { items: [{ applicationId: ids[0], status: 'give_up', message: WORDS }] })
  t.equal(again.json().failed, 0)
  t.same((await messagesOf(client, ids[0] as number)).map(({ status }) => status), ['canceled', 'suppressed'])
})

t.test('an anonymized person → is told nothing: one by one it is a 409 that names the message, with the others nothing', async t => {
  const { client, ids, id, job, patch } = await start(2)
  const { candidateId } = (await client.get(`/api/v2/applications/${id}`)).json()
  await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
  const refused = await patch({ status: 'reproved', message: WORDS })
  t.same(codeOf(refused), [409, 'ANONYMIZED'])
  t.match(refused.body, 'message: the candidate is anonymized: subject')
  const closed = await client.send({
    method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { status: 'closed', rejectRemaining: { reason: 'Filled', message: WORDS } }
  })
  t.equal(closed.statusCode, 200, closed.body)
  t.same(await Promise.all(ids.map(async each => (await messagesOf(client, each)).length)), [0, 1])
})

t.test('rejectRemaining → tells each, takes back what was queued before, and cancels interviews', async t => {
  const { client, ids, id, url, job, patch, post, template } = await start(2)
  await patch({ status: 'give_up' })
  await patch({ status: 'in_process', message: { subject: 'Back', body: 'x' } })
  const interview = { title: 'Talk', kind: 'video', startsAt: '2029-03-05T10:00:00Z', endsAt: '2029-03-05T11:00:00Z' }
  await post(`${url}/${id}/interviews`, interview)
  const close = async (rejection: Json, by = client) => await by.send({
    method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { status: 'closed', rejectRemaining: { reason: 'Filled', ...rejection } }
  })
  const told = { message: { templateId: await template('Dear {{candidate.name}}') }, cancelInterviews: true }
  t.match(targetsOf(await close({ message: { subject: 'Only' } })), 'rejectRemaining.message.body')
  for (const [rejection, scope] of [[{ message: WORDS }, 'messages:write'], [{ cancelInterviews: true }, 'interviews:write']] as const) {
    const narrow = await createClient(app, { companyId: client.companyId, scopes: ['jobs:write', 'applications:write'] })
    const refused = await close(rejection, narrow)
    t.equal(refused.statusCode, 403)
    t.match(refused.body, scope)
  }
  t.equal((await close(told)).statusCode, 200)
  t.match(await messagesOf(client, id), [{ subject: 'Back', status: 'canceled' }, { text: 'Dear Ada 0', status: 'queued' }])
  t.match(await messagesOf(client, ids[1] as number), [{ text: 'Dear Ada 1', status: 'queued' }])
  t.match((await client.get(`${url}/${id}/interviews`)).json(), { results: [{ status: 'canceled' }] })
})
