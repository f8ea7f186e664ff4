import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob, makeWebhook, type MadeJob } from '../../factories.js'
import { waitFor } from '../../receiver.js'

// History that comes along from another system: what happened when, recorded now.

const app = await sharedApp()

const day = (number: number, hour = 9) => `2024-05-${String(number).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`
const AHEAD = '2999-01-01T00:00:00Z'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT'

let serial = 0

function requests (client: Client, job: MadeJob) {
  const base = `/api/v1/jobs/${job.id}/applications`
  const send = async (method: Method, url: string, payload?: object) =>
    await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })
  const person = () => ({ name: 'Ada', lastName: 'Moreira', email: `ada${++serial}@example.com` })
  const apply = async (more: object = {}) => await send('POST', base, { manualCandidate: person(), ...more })
  const patch = async (id: number, payload: object) => await send('PATCH', `${base}/${id}`, payload)
  const events = async () => (await send('GET', '/api/v2/events?maxPageSize=100')).json().results as Array<Record<string, any>>
  return { base, send, person, apply, patch, events }
}

async function start (numVacancies = 5) {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies })
  return { client, job, ...requests(client, job) }
}

async function setStatus (companyId: number, job: MadeJob, status: string) {
  await app.database.query(sql`
    update jobs set status = ${status}, application_deadline = '2024-01-01' where company_id = ${companyId} and id = ${job.id}`)
}

t.test('an application, its moves and its hire with their times → those in the objects, and occurredAt beside date', async t => {
  const { job, apply, patch, send, events } = await start()
  const began = Date.now()
  // Any zone, and more digits than are kept.
  const made = (await apply({ at: '2024-05-01T11:00:00.0009+02:00' })).json()
  t.match(made, { createdAt: day(1), status: 'in_process' })
  t.ok(Date.parse(made.updatedAt) >= began, 'updatedAt is the time of writing')
  await patch(made.id, { currentStepId: job.stepIds[1], at: day(3) })
  const hired = (await patch(made.id, { currentStepCode: 'offer', status: 'hired', at: day(5) })).json()
  t.match(hired, { hiredAt: day(5), endedAt: day(5), createdAt: day(1) })
  t.ok(Date.parse(hired.updatedAt) >= began)
  const { steps } = (await send('GET', `/api/v2/applications/${made.id}?expand=steps`)).json()
  t.match(steps, [
    { id: job.stepIds[0], startedAt: day(1), endedAt: day(3) },
    { id: job.stepIds[1], startedAt: day(3), endedAt: day(5) },
    { id: job.stepIds[3], startedAt: day(5), endedAt: day(5) }
  ])
  t.match((await send('GET', `/api/v2/candidates/${made.candidateId}`)).json(), { createdAt: day(1) })
  const { results } = (await send('GET', `/api/v2/applications/${made.id}/history`)).json()
  t.same(results.map(({ event, occurredAt }: Record<string, string>) => [event, occurredAt]), [
    ['application.created', day(1)], ['application.moved', day(3)], ['application.moved', day(5)], ['candidate.hired', day(5)]
  ])
  t.ok(results.every(({ date }: { date: string }) => Date.parse(date) >= began))
  await waitFor(async () => (await events()).length === 5)
  t.same((await events()).map(({ event, occurredAt }) => [event, occurredAt]), [
    ['candidate.created', day(1)], ...results.map(({ event, occurredAt }: Record<string, string>) => [event, occurredAt])
  ])
  for (const [query, found] of [
    [`createdAfter=${day(1)}&createdBefore=${day(2)}`, 1], [`createdAfter=${day(2)}`, 0], [`hiredAfter=${day(5)}`, 1],
    [`hiredBefore=${day(5)}`, 0], [`updatedBefore=${day(30)}`, 0]
  ] as const) t.equal((await send('GET', `/api/v2/applications?${query}`)).json().results.length, found, query)
  const next = (await apply()).json()
  await patch(next.id, { currentStepId: job.stepIds[1] })
  await waitFor(async () => (await events()).length === 8)
  t.ok((await events()).slice(-3).every(event => !('occurredAt' in event)), 'what happens now has one time')
})

t.test('rejections, withdrawals, reactivations → each at its time; several with one time are kept', async t => {
  const { job, apply, patch, send } = await start()
  const { id } = (await apply({ at: day(1) })).json()
  t.match((await patch(id, { status: 'reproved', reason: 'No fit', at: day(2) })).json(), {
    disqualification: { at: day(2) }, endedAt: day(2)
  })
  t.match((await patch(id, { status: 'in_process', at: day(3) })).json(), { endedAt: null })
  t.equal((await patch(id, { currentStepId: job.stepIds[1], at: day(3) })).statusCode, 200, 'equal is allowed')
  t.equal((await patch(id, { currentStepId: job.stepIds[2], at: day(3) })).statusCode, 200)
  t.match((await patch(id, { status: 'give_up', at: day(4) })).json(), { withdrawal: { at: day(4) }, endedAt: day(4) })
  const { steps } = (await send('GET', `/api/v2/applications/${id}?expand=steps`)).json()
  t.same(steps.map(({ startedAt, endedAt }: Record<string, string>) => [startedAt, endedAt]), [
    [day(1), day(2)], [day(3), day(3)], [day(3), day(3)], [day(3), day(4)]
  ])
})

t.test('the same again → 200 that changes nothing, also when the course has gone on; before its end → 400', async t => {
  const { job, base, apply, patch, send, events } = await start()
  const { id } = (await apply({ code: 'A-1', at: day(1) })).json()
  const moves = [
    { currentStepId: job.stepIds[1], at: day(2) }, { currentStepId: job.stepIds[2], at: day(3) },
    { status: 'reproved', reason: 'No fit', at: day(4) }, { status: 'in_process', at: day(5) }, { status: 'hired', at: day(6) }
  ]
  for (const move of moves) t.equal((await patch(id, move)).statusCode, 200)
  const now = await send('GET', `${base}/${id}`)
  await waitFor(async () => (await events()).length === 7)
  for (const move of moves) {
    const again = await patch(id, move)
    t.same([again.statusCode, again.headers.etag], [200, now.headers.etag], JSON.stringify(move))
  }
  const bulk = await send('POST', `${base}/bulk`, { items: moves.map(move => ({ applicationId: id, ...move })) })
  t.match(bulk.json(), { failed: 0, results: moves.map(() => ({ status: 200, changed: false })) })
  t.equal((await events()).length, 7, 'no event')
  const early = await patch(id, { status: 'in_process', at: day(5, 10) })
  t.match([early.statusCode, early.json().detail], [400, `at must not be before ${day(6)}, when the application was last made, moved or ` +
    'changed in status'])
})

t.test('the same again, with reasons and openings that would not do today → 200 that changes nothing', async t => {
  const { base, send, job, apply, patch } = await start()
  const made = async (url: string, payload: object = {}) => (await send('POST', url, payload)).json()
  const [first, second] = [await made('/api/v1/reasons', { name: 'First' }), await made('/api/v1/reasons', { name: 'Second' })]
  const openings = [await made(`/api/v1/jobs/${job.id}/openings`), await made(`/api/v1/jobs/${job.id}/openings`)]
  const { id } = (await apply({ at: day(1) })).json()
  const moves = [
    { status: 'reproved', reasonId: first.id, at: day(2) }, { status: 'in_process', at: day(3) },
    { status: 'reproved', reasonId: second.id, at: day(4) }, { status: 'in_process', at: day(5) },
    { status: 'reproved', reason: 'A text', at: day(6) }, { status: 'in_process', at: day(7) },
    { status: 'hired', openingId: openings[0].id, at: day(8) }, { status: 'in_process', at: day(9) },
    { status: 'hired', openingId: openings[1].id, at: day(10) }
  ]
  for (const move of moves) t.equal((await patch(id, move)).statusCode, 200, JSON.stringify(move))
  const { etag } = (await send('GET', `${base}/${id}`)).headers
  await send('PATCH', `/api/v1/reasons/${first.id}`, { archived: true })
  await send('PATCH', '/api/v1/company', { requireReasonId: true })
  for (const move of moves) t.match(await patch(id, move), { statusCode: 200, headers: { etag } }, JSON.stringify(move))
  const bulk = await send('POST', `${base}/bulk`, { items: moves.map(move => ({ applicationId: id, ...move })) })
  t.match(bulk.json(), { failed: 0, results: moves.map(() => ({ status: 200, changed: false })) })
})

t.test('a bulk → each at its time; out of order is the fault of the item', async t => {
  const { job, base, apply, send } = await start()
  const { id } = (await apply({ at: day(1) })).json()
  const { results } = (await send('POST', `${base}/bulk`, { items: [
    { applicationId: id, currentStepId: job.stepIds[1], at: day(4) },
    { applicationId: id, currentStepId: job.stepIds[2], at: day(3) },
    { applicationId: id, status: 'hired', at: day(5) }
  ] })).json()
  t.match(results, [
    { status: 200 }, { status: 400, body: { detail: /^at must not be before/ } }, { status: 200, body: { hiredAt: day(5) } }
  ])
})

t.test('jobs that were open once → take applications, moves and hires with a time, up to their vacancies; drafts do not', async t => {
  const { client, job, apply, patch } = await start(1)
  for (const status of ['frozen', 'closed', 'canceled']) {
    await setStatus(client.companyId, job, status)
    t.equal((await apply()).headers['x-error-code'], 'JOB_NOT_OPEN')
    const made = await apply({ at: day(1) })
    t.equal(made.statusCode, 201, made.body)
    t.equal((await patch(made.json().id, { currentStepId: job.stepIds[1], at: day(2) })).statusCode, 200)
  }
  const [first, second] = [(await apply({ at: day(1) })).json(), (await apply({ at: day(1) })).json()]
  t.equal((await patch(first.id, { status: 'hired' })).headers['x-error-code'], 'JOB_NOT_OPEN')
  t.equal((await patch(first.id, { status: 'hired', at: day(3) })).statusCode, 200)
  t.equal((await patch(second.id, { status: 'hired', at: day(3) })).headers['x-error-code'], 'NO_VACANCY_LEFT')
  await setStatus(client.companyId, job, 'draft')
  t.equal((await apply({ at: day(1) })).headers['x-error-code'], 'JOB_NOT_OPEN')
  await setStatus(client.companyId, job, 'published')
  const late = requests(await createClient(app, { companyId: client.companyId, scopes: ['applications:write', 'history:write'] }), job)
  t.equal((await late.apply()).headers['x-error-code'], 'JOB_NOT_OPEN', 'past the deadline')
  t.equal((await late.apply({ at: day(1) })).statusCode, 201)
})

t.test('a time ahead, beside nothing, without the scope, null → 400, 400, 403 before 404, as if absent', async t => {
  const { client, job, base, apply, patch, send, person } = await start()
  const { id, createdAt } = (await apply({ at: null })).json()
  t.ok(Date.parse(createdAt) > Date.parse(day(30)))
  for (const answer of [
    await apply({ at: AHEAD }), await apply({ at: '2024-05-01' }), await patch(id, { status: 'hired', at: AHEAD }),
    await patch(id, { at: day(1) }), await patch(id, { score: 5, at: day(1) }),
    await send('POST', '/api/v2/candidates', { ...person(), createdAt: AHEAD }),
    await apply({ manualCandidate: { ...person(), createdAt: AHEAD } })
  ]) t.equal(answer.statusCode, 400, answer.body)
  t.match((await patch(id, { score: 5, at: day(1) })).json().detail, /^at is the time of a move or a change of status/)
  const scopes = ['applications:write', 'applications:read', 'candidates:write', 'candidates:read'] as const
  const blind = requests(await createClient(app, { companyId: client.companyId, scopes: [...scopes] }), job)
  for (const [method, url, payload] of [
    ['POST', base, { manualCandidate: person(), at: day(1) }],
    ['POST', base, { manualCandidate: { ...person(), createdAt: day(1) } }],
    ['PUT', `${base}/by-code/A-1`, { manualCandidate: person(), at: day(1) }],
    ['PATCH', `${base}/999999`, { status: 'hired', at: day(1) }],
    ['POST', '/api/v1/jobs/999999/applications', { manualCandidate: person(), at: day(1) }],
    ['POST', '/api/v2/candidates', { ...person(), createdAt: day(1) }],
    ['PUT', '/api/v2/candidates/by-code/C-1', { ...person(), createdAt: day(1) }]
  ] as const) t.equal((await blind.send(method, url, payload)).statusCode, 403, `${method} ${url}`)
  t.equal((await blind.patch(id, { currentStepId: job.stepIds[1], at: null })).statusCode, 200)
  const alone = requests(await createClient(app, { companyId: client.companyId, scopes: ['history:write'] }), job)
  t.equal((await alone.apply({ at: day(1) })).statusCode, 403)
})

t.test('candidates → createdAt of new ones; those who are there keep theirs', async t => {
  const { apply, send, person } = await start()
  const ada = person()
  const made = (await send('POST', '/api/v2/candidates', { ...ada, createdAt: day(1) })).json()
  t.equal(made.createdAt, day(1))
  t.equal((await apply({ manualCandidate: { ...ada, createdAt: day(2) }, at: day(3) })).json().candidateId, made.id)
  const upsert = await send('POST', '/api/v1/candidates/bulk', { items: [
    { ...ada, createdAt: day(4), city: 'Recife' }, { ...person(), createdAt: day(5) }
  ] })
  t.match(upsert.json().results, [
    { status: 200, body: { createdAt: day(1), city: 'Recife' } },
    { status: 201, body: { createdAt: day(5) } }
  ])
  const both = (await apply({ manualCandidate: { ...person(), createdAt: day(2) }, at: day(3) })).json()
  t.equal((await send('GET', `/api/v2/candidates/${both.candidateId}`)).json().createdAt, day(2))
  const byCode = await send('PUT', '/api/v2/candidates/by-code/C-1', { ...person(), createdAt: day(6) })
  t.equal(byCode.json().createdAt, day(6))
})

t.test('an anonymized candidate → the course goes on without texts', async t => {
  const { job, apply, patch, send } = await start()
  const { id, candidateId } = (await apply({ at: day(1) })).json()
  await send('POST', `/api/v2/candidates/${candidateId}/anonymize`, {})
  t.equal((await patch(id, { status: 'reproved', reason: 'No fit', at: day(2) })).headers['x-error-code'], 'ANONYMIZED')
  t.equal((await patch(id, { currentStepId: job.stepIds[1], at: day(2) })).statusCode, 200)
  t.match((await patch(id, { status: 'reproved', at: day(3) })).json(), { disqualification: { reason: null, at: day(3) } })
})

t.test('webhooks → get history only if they include it, also by redelivery; both versions show and change that', async t => {
  const { client, apply, send } = await start()
  const [with_, without] = [
    await makeWebhook(app, client.companyId, { action: 'application.created' }),
    await makeWebhook(app, client.companyId, { action: 'application.created' })
  ]
  t.match((await send('GET', `/api/v1/webhooks/${with_}`)).json(), { includeHistory: false })
  t.match((await send('PATCH', `/api/v1/webhooks/${with_}`, { includeHistory: true })).json(), { includeHistory: true })
  t.match((await send('GET', `/api/v2/webhooks/${with_}`)).json(), { includeHistory: true })
  await apply({ at: day(1) })
  await apply()
  const count = async (id: string) => (await send('GET', `/api/v2/webhooks/${id}/deliveries`)).json().results.length
  await waitFor(async () => await count(with_) === 2)
  t.equal(await count(without), 1)
  const redeliver = async (id: string) =>
    (await send('POST', `/api/v2/webhooks/${id}/redeliver?validateOnly=true`, { after: '2026-01-01T00:00:00Z' })).json()
  t.match([await redeliver(with_), await redeliver(without)], [{ count: 2 }, { count: 1 }])
  await send('PATCH', `/api/v2/webhooks/${without}`, { includeHistory: true })
  t.match(await redeliver(without), { count: 2 }, 'what it never received, too')
})

t.test('comments and tags → their times and the name of who wrote; not before the application, with the scope alone', async t => {
  const { client, job, base, apply, send, events } = await start()
  const { id } = (await apply({ at: day(3) })).json()
  const url = `${base}/${id}`
  const comment = await send('POST', `${url}/comments`, { text: 'Met at the fair.', at: day(4), authorName: 'Rui Lima' })
  t.match([comment.statusCode, comment.json()], [201, { createdAt: day(4), author: 'Rui Lima' }])
  t.ok(Date.parse(comment.json().updatedAt) > Date.parse(day(30)))
  const plain = (await send('POST', `${url}/comments`, { text: 'Now.', at: null, authorName: null })).json()
  t.match(plain, { author: 'Test token', createdAt: plain.updatedAt })
  // Older than the last comment: only the creation of the application counts.
  t.equal((await send('PUT', `${url}/tags`, { name: 'remote', at: day(3) })).statusCode, 201)
  t.equal((await send('PUT', `${url}/tags`, { name: 'remote', at: day(2) })).statusCode, 200, 'it is there')
  await waitFor(async () => (await events()).length === 6)
  t.same((await events()).slice(2).map(({ event, occurredAt }) => [event, occurredAt]), [
    ['comment.created', day(4)], ['comment.created', undefined], ['tag.created', day(3)], ['application.tagged', day(3)]
  ])
  const refused = [
    ['POST', `${url}/comments`, { text: 'Early.', at: day(2) }], ['PUT', `${url}/tags`, { name: 'early', at: day(2) }],
    ['POST', `${url}/comments`, { text: 'Late.', at: AHEAD }], ['PUT', `${url}/tags`, { name: 'late', at: AHEAD }],
    ['POST', `${url}/comments`, { text: 'Long.', authorName: 'a'.repeat(256) }]
  ] as const
  for (const [method, path, payload] of refused) t.equal((await send(method, path, payload)).statusCode, 400, JSON.stringify(payload))
  const writer = await createClient(app, { companyId: client.companyId, scopes: ['applications:write', 'applications:read'] })
  const blind = requests(writer, job)
  for (const [method, path, payload] of [
    ...refused.slice(0, 2), ['POST', `${base}/999999/comments`, { text: 'Whose?', authorName: 'Rui Lima' }] as const
  ]) t.equal((await blind.send(method, path, payload)).statusCode, 403)
  t.equal((await blind.send('PATCH', `${url}/comments/${comment.json().id}`, { text: 'Mine?' })).statusCode, 403, 'it is of the token')
  await send('POST', `/api/v2/candidates/${(await send('GET', url)).json().candidateId}/anonymize`, {})
  for (const [method, path, payload] of [
    ['POST', `${url}/comments`, { text: 'Who?', at: day(5) }], ['PUT', `${url}/tags`, { name: 'who', at: day(5) }]
  ] as const) t.equal((await send(method, path, payload)).headers['x-error-code'], 'ANONYMIZED')
})

t.test('a visit that began by a clock ahead of the database\'s → ends when it began, not before', async t => {
  const { client, job, apply, patch, send } = await start()
  const { id } = (await apply()).json()
  const ahead = new Date(Date.now() + 60_000).toISOString()
  await app.database.query(sql`
    update application_steps set started_at = ${ahead} where company_id = ${client.companyId} and application_id = ${id}`)
  t.equal((await patch(id, { currentStepId: job.stepIds[1] })).statusCode, 200)
  const [first] = (await send('GET', `/api/v2/applications/${id}?expand=steps`)).json().steps
  t.same([first.startedAt, first.endedAt], [ahead, ahead])
})
