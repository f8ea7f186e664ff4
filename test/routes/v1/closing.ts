import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { buildApp } from '../../../src/app.js'
import { makeApplication, makeCandidate, makeJob, makeUser, type MadeJob } from '../../factories.js'
import { createClient, createDatabase, engine, sharedApp, testConfig, type Client } from '../../helper.js'
import { t } from '../../part.js'

// A job that ends, and with it the applications that are in process.

const app = await sharedApp()

const close = async (client: Client, jobId: number, payload: object, query = '') =>
  await client.send({ method: 'PATCH', url: `/api/v1/jobs/${jobId}${query}`, payload })
const CLOSED = { status: 'closed', rejectRemaining: { reason: 'The position is filled' } }

async function eventsOf (companyId: number): Promise<Array<{ event: string, id: string, data: any, personal: any }>> {
  return await app.database.query(sql`
    select event, entity_id as id, data, personal from events e where company_id = ${companyId} order by e.id`)
}

t.test('rejectRemaining → rejects what is in process, each as by a request of its own, with its event behind that of the job', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const [job, other] = [await makeJob(app, companyId), await makeJob(app, companyId)]
  const [first, second] = [await makeApplication(app, companyId, { job }), await makeApplication(app, companyId, { job, tags: ['tag'] })]
  const hired = await makeApplication(app, companyId, { job, status: 'hired' })
  const ended = await makeApplication(app, companyId, { job, status: 'give_up' })
  const candidateId = await makeCandidate(app, companyId)
  const anonymized = await makeApplication(app, companyId, { job, candidateId })
  const elsewhere = await makeApplication(app, companyId, { job: other })
  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })).statusCode, 200)
  const before = (await eventsOf(companyId)).length

  const tried = await close(client, job.id, CLOSED, '?validateOnly=true')
  t.match([tried.statusCode, tried.json()], [200, { status: 'closed' }])
  t.equal((await eventsOf(companyId)).length, before)

  const answer = await close(client, job.id, CLOSED)
  t.match([answer.statusCode, answer.json()], [200, { status: 'closed' }], answer.body)
  t.notOk('rejectRemaining' in answer.json())
  const events = (await eventsOf(companyId)).slice(before)
  t.same(events.map(({ event, id }) => `${event} ${id}`), [
    `job.status-changed ${job.id}`, `application.reproved ${first}`, `application.reproved ${second}`, `application.reproved ${anonymized}`
  ])
  const read = async (id: number) => (await client.get(`/api/v2/applications/${id}?expand=steps`)).json()
  const rejected = await read(first)
  t.match(rejected, { status: 'reproved', disqualification: { reason: 'The position is filled', notes: null }, endedAt: String })
  t.ok(rejected.steps.every(({ endedAt }: { endedAt: string | null }) => endedAt !== null))
  t.match(events[1], { data: { status: 'reproved', previousStatus: 'in_process' }, personal: { disqualification: { reason: String } } })
  t.match(await read(second), { status: 'reproved', tags: ['tag'] })
  t.match(await read(anonymized), { status: 'reproved', disqualification: { reason: null } })
  for (const [id, status] of [[hired, 'hired'], [ended, 'give_up'], [elsewhere, 'in_process']] as const) t.match(await read(id), { status })

  t.equal((await close(client, job.id, CLOSED)).statusCode, 200, 'nothing is left')
  t.equal((await eventsOf(companyId)).length, before + 4)
})

t.test('rejectRemaining → needs its scope, a reason, and a job that is closed or canceled with it, or was before', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId)
  const id = await makeApplication(app, companyId, { job })
  const { rejectRemaining } = CLOSED
  const blind = await createClient(app, { companyId, scopes: ['jobs:read', 'jobs:write'] })
  t.match((await close(blind, job.id, CLOSED)).json(), { status: 403, detail: 'the token lacks the scope applications:write' })
  const { detail } = (await close(client, job.id, { status: 'closed', rejectRemaining: {} })).json()
  t.equal(detail, 'rejectRemaining.reason or rejectRemaining.reasonId is required')
  t.match((await close(client, job.id, { name: 'Another', rejectRemaining })).json(), {
    status: 400, detail: 'rejectRemaining is allowed only with status closed or canceled, and the job is published'
  })
  t.match((await client.get(`/api/v1/jobs/${job.id}`)).json(), { name: 'Engineer', status: 'published' })
  t.same(await eventsOf(companyId), [])
  t.equal((await close(client, job.id, { status: 'canceled', statusReason: 'No budget' })).statusCode, 200)
  t.equal((await client.get(`/api/v2/applications/${id}`)).json().status, 'in_process')
  t.equal((await close(client, job.id, { rejectRemaining })).statusCode, 200)
  t.equal((await client.get(`/api/v2/applications/${id}`)).json().status, 'reproved')
})

t.test('rejectRemaining with 1 000 applications → all at once; with one more it is a 400, and nothing is changed', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId)
  await app.database.query(sql`
    insert into candidates (company_id, name, last_name, email, email_folded)
    select ${companyId}, 'Ada', 'Moreira', n || '@example.com', n || '@example.com' from generate_series(1, 1001) n`)
  await app.database.query(sql`
    insert into applications (company_id, job_id, candidate_id, current_step_id, source)
    select ${companyId}, ${job.id}, c.id, ${job.stepIds[0]}, 'api' from candidates c where c.company_id = ${companyId}`)
  await app.database.query(sql`
    insert into application_steps (company_id, application_id, step_id, started_at)
    select ${companyId}, a.id, a.current_step_id, a.created_at from applications a where a.company_id = ${companyId}`)
  const refused = await close(client, job.id, CLOSED)
  t.match(refused.json(), { status: 400, detail: /up to 1000 applications, and more are in process/ })
  t.match([(await client.get(`/api/v1/jobs/${job.id}`)).json().status, await eventsOf(companyId)], ['published', []])

  const [{ id }] = (await client.get(`/api/v1/jobs/${job.id}/applications?perPage=1`)).json().results
  const before = process.cpuUsage()
  t.equal((await client.send({
    method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${id}`, payload: { status: 'give_up' }
  })).statusCode, 200)
  const message = { subject: 'Thank you', body: 'We have chosen somebody else.' }
  const answer = await close(client, job.id, { status: 'closed', rejectRemaining: { ...CLOSED.rejectRemaining, message } })
  const { user, system } = process.cpuUsage(before)
  t.comment(`${Math.round((user + system) / 1000)} ms of CPU for 1000 rejections, each with a message`)
  t.equal(answer.statusCode, 200, answer.body)
  const left = await app.database.query(sql`
    select 1 from applications where company_id = ${companyId} and status = 'in_process'
    union all select 1 from application_steps where company_id = ${companyId} and ended_at is null`)
  t.same(left, [])
  const told = await app.database.query(sql`
    select distinct application_id from messages where company_id = ${companyId} and status = 'queued'`)
  t.equal(told.length, 1000)
  const events = (await eventsOf(companyId)).filter(({ event }) => event === 'application.reproved')
  t.equal(new Set(events.map(({ data }) => data.id)).size, 1000)
  t.ok(events.every(({ id, data, personal }) => Number(id) === data.id && personal.candidate.id === data.candidateId))
})

/** An application of each of these candidates, with an interview that each of these users holds. */
async function makeInterviewed (
  app: FastifyInstance, companyId: number, { job, count, users }: { job: MadeJob, count: number, users: number[] }
) {
  await app.database.query(sql`
    insert into candidates (company_id, name, last_name, email, email_folded)
    select ${companyId}, 'Ada', 'Moreira', n || '@example.com', n || '@example.com' from generate_series(1, ${count}::integer) n`)
  await app.database.query(sql`
    insert into applications (company_id, job_id, candidate_id, current_step_id, source)
    select ${companyId}, ${job.id}, c.id, ${job.stepIds[0]}, 'api' from candidates c where c.company_id = ${companyId} order by c.id`)
  await app.database.query(sql`
    insert into application_steps (company_id, application_id, step_id, started_at)
    select ${companyId}, a.id, a.current_step_id, a.created_at from applications a where a.company_id = ${companyId}`)
  await app.database.query(sql`
    insert into interviews (company_id, application_id, step_id, kind, starts_at, ends_at, time_zone, notes)
    select ${companyId}, a.id, a.current_step_id, 'video', '2029-03-05T10:00:00Z', '2029-03-05T11:00:00Z', 'America/Recife', 'São Tomé'
    from applications a where a.company_id = ${companyId} order by a.id`)
  for (const userId of users) {
    await app.database.query(sql`
      insert into interviewers (company_id, interview_id, user_id)
      select ${companyId}, i.id, ${userId} from interviews i where i.company_id = ${companyId}`)
  }
  await app.database.query(sql`
    insert into messages (
      company_id, id, application_id, interview_id, kind, audience, recipient, subject, text, calendar, send_after, next_attempt_at)
    select ${companyId}, gen_random_uuid(), i.application_id, i.id, 'invitation', 'interviewer', u.email, 'Interview', 'x', 'x',
      '2029-01-01', '2029-01-01'
    from interviews i join users u on u.company_id = ${companyId} and u.id = ${users[0]} where i.company_id = ${companyId}`)
}

t.test('rejectRemaining with 200 interviews of three → all are canceled and all are told, each as by a request of its own', async t => {
  // Nobody takes the mails: they stay queued.
  const sends = { SMTP_URL: 'smtp://127.0.0.1:9?tls=none', MAIL_FROM: 'jobs@acme.example' }
  const app = await buildApp({ ...testConfig(await createDatabase(t)), ...sends })
  await app.database.open()
  t.teardown(async () => await app.close())
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId)
  const users = [await makeUser(app, companyId), await makeUser(app, companyId), await makeUser(app, companyId)]
  await makeInterviewed(app, companyId, { job, count: 200, users })
  const before = (await app.database.query(sql`select 1 from events where company_id = ${companyId}`)).length
  const answer = await close(client, job.id, { status: 'closed', rejectRemaining: { reason: 'Filled', cancelInterviews: true } })
  t.equal(answer.statusCode, 200, answer.body)

  const interviews = await app.database.query<{ id: number, application: number, uid: string, at: string }>(sql`
    select id, application_id as application, calendar_uid as uid, cancellation_at as at from interviews
    where company_id = ${companyId} and status = 'canceled' and calendar_sequence = 1 and version = 2 order by id`)
  t.equal(interviews.length, 200)
  const events = await app.database.query<{ event: string, application: number, id: string, data: Record<string, unknown> }>(sql`
    select event, application_id as application, entity_id as id, data from events e
    where company_id = ${companyId} order by e.id offset ${before + 1}`)
  const messages = await app.database.query<{ id: string, interview: number, to: string, status: string, calendar: string }>(sql`
    select id, interview_id as interview, recipient as to, status, calendar from messages where company_id = ${companyId}`)
  for (const { id, application, uid, at } of interviews) {
    const told = messages.filter(({ interview }) => interview === id)
    const queued = told.filter(({ status }) => status === 'queued')
    t.equal(new Set(queued.map(({ to }) => to)).size, 4)
    t.ok(queued.every(({ calendar }) => calendar.includes('METHOD:CANCEL') && calendar.includes(`UID:${uid}`)))
    t.equal(queued.filter(({ calendar }) => calendar.includes('São Tomé')).length, 3)
    const own = events.filter(event => event.application === application)
    t.same(own.map(({ event }) => event), [
      'application.reproved', 'interview.canceled', 'message.canceled', ...Array(4).fill('message.queued')
    ])
    const interviewers = users.map(userId => ({ userId }))
    t.match(own[1], { id: String(id), data: { previousStatus: 'scheduled', status: 'canceled', cancellation: { at }, interviewers } })
    t.same(own.slice(2).map(event => event.id).sort(), told.map(({ id }) => id).sort())
  }
})

t.test('closing among moves, hires and new applications → everybody is served, and nothing is in process afterwards', {
  skip: engine === 'postgresql' ? false : 'one transaction at a time'
}, async t => {
  const client = await createClient(app)
  const { companyId } = client
  for (let round = 0; round < 5; round++) {
    const job = await makeJob(app, companyId, { numVacancies: 2 })
    const ids: number[] = []
    for (let i = 0; i < 15; i++) ids.push(await makeApplication(app, companyId, { job }))
    const url = `/api/v1/jobs/${job.id}/applications`
    const answers = await Promise.all([
      ...ids.map(async (id, i) => await client.send({
        method: 'PATCH', url: `${url}/${id}`, payload: i % 3 === 0 ? { status: 'hired' } : { currentStepId: job.stepIds[1] }
      })),
      client.send({
        method: 'POST', url: `${url}/bulk`, payload: { items: ids.toReversed().map(applicationId => ({ applicationId, score: 5 })) }
      }),
      close(client, job.id, CLOSED),
      ...[1, 2, 3].map(async i => await client.send({
        method: 'POST', url, payload: { manualCandidate: { name: 'New', lastName: 'One', email: `new${round}-${i}@example.com` } }
      }))
    ])
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    t.ok([...statuses].every(status => [200, 201, 409].includes(status)), JSON.stringify([...statuses]))
    t.equal((await client.get(`${url}?status=in_process`)).json().totalResults, 0)
  }
})
