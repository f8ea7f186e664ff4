import sql from 'sql-template-tag'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'

const app = await sharedApp()

type Json = Record<string, any>

async function start () {
  const client = await createClient(app)
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: Json) =>
    await client.send({ method, url: `/api/${path}`, ...(payload === undefined ? {} : { payload }) })
  const template = { name: 'Rejection', language: 'en', subject: 'Your application as {{job.name}}', body: 'Dear {{candidate.name}}' }
  const create = async (body: Json) => await send('POST', 'v1/message-templates', { ...template, ...body })
  return { client, send, template, create }
}

t.test('a template is made, found by its code, replaced, archived and exported', async t => {
  const { send, template, create } = await start()
  const made = await create({ code: 'T-1' })
  t.equal(made.statusCode, 201, made.body)
  t.match(made.json(), { ...template, code: 'T-1', archivedAt: null })
  const { id } = made.json<{ id: number }>()
  t.equal(made.headers.location, `/api/v1/message-templates/${id}`)
  t.equal((await create({ code: 'T-1' })).statusCode, 409)
  const replaced = await send('PUT', 'v1/message-templates/by-code/T-1', { ...template, name: 'No', language: 'pt-BR' })
  t.match(replaced.json(), { id, name: 'No', language: 'pt-BR' })
  t.type((await send('PATCH', `v1/message-templates/${id}`, { archived: true })).json<Json>().archivedAt, 'string')
  t.match((await send('GET', 'v2/message-templates')).json(), { results: [{ id, subject: template.subject }] })
  t.same((await send('GET', 'v1/message-templates?archived=false')).json<Json>().results, [])
  t.match((await send('GET', 'v2/exports/message-templates')).body.split('\n')[0], /"name":"No"/)
  t.equal((await send('DELETE', `v1/message-templates/${id}`)).statusCode, 204)
})

t.test('what is no variable → 400 that names the place, whatever else is wrong', async t => {
  const { create } = await start()
  const wrong: Array<[body: string, place: RegExp]> = [
    ['Dear {{candidate.nam}}', /body, line 1, column 6: there is no variable .*candidate\.nam.* \(there are candidate\.name/],
    ['Hello,\n\n{{constructor.constructor}}', /line 3, column 1/],
    ['{{__proto__}}', /line 1, column 1/],
    ['Dear\n{{candidate.name', /line 2, column 1: this tag is not closed/],
    ['{{#job}}again{{/job}}', /line 1, column 1: only variables/],
    ['{{#job.name}}never closed', /only variables/],
    ['{{^job}}x{{/job}}', /only variables/],
    ['{{/job}}', /only variables/],
    ['{{> file}}', /only variables/],
    ['{{=<% %>=}}', /only variables/],
    ['{{! a remark}}', /only variables/],
    ['{{{candidate.name}}}', /only variables/],
    ['{{}}', /there is no variable/]
  ]
  for (const [body, place] of wrong) {
    const response = await create({ body })
    t.equal(response.statusCode, 400, body)
    t.match(response.json<Json>().detail, place, body)
  }
  const both = await create({ subject: '{{a}}', body: '{{b}} {{c}}' })
  t.match(both.json<Json>().detail, /subject, line 1.*body, line 1, column 1.*body, line 1, column 7/)
  t.match((await create({ subject: 'Hi\r\nBcc: all@example.com' })).json<Json>().detail, /one line/)
  t.equal((await create({ language: 'no language' })).statusCode, 400)
  t.equal((await create({ body: '{{'.repeat(10_000) })).statusCode, 400)
})

t.test('thousands of faults → cost little; those that are not named are counted', async t => {
  const { create } = await start()
  const body = '{{x}}\n'.repeat(3300)
  const times = []
  for (let i = 0; i < 5; i++) {
    const before = process.cpuUsage()
    const response = await create({ body })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    t.match([response.statusCode, response.json<Json>().detail], [400, /body, line 2, column 1: .* … and 32\d\d more/s])
  }
  t.ok(Math.min(...times) < 100, `${Math.min(...times)} ms of CPU`)
})

t.test('a preview has the values of the application, as plain text and on one line in the subject', async t => {
  const { client, send, create } = await start()
  const job = await makeJob(app, client.companyId, { name: 'Engineer <R&D>' })
  const applicationId = await makeApplication(app, client.companyId, { job })
  await app.database.query(sql`
    update candidates set name = E'Ann\r\nBcc: x@example.com', last_name = '{{link}} "& <b>' where company_id = ${client.companyId}`)
  await app.database.query(sql`
    insert into offers (company_id, application_id, start_date) values (${client.companyId}, ${applicationId}, '2027-02-01')`)
  const { id } = (await create({
    language: 'pt-BR',
    subject: 'For {{candidate.name}}',
    body: '{{ candidate.lastName }}|{{job.name}}|{{step.name}}|{{offer.startDate}}|{{interview.location}}|{{link}}'
  })).json<{ id: number }>()
  const preview = await send('POST', `v1/message-templates/${id}/preview`, { applicationId })
  t.equal(preview.statusCode, 200, preview.body)
  t.same(preview.json(), {
    subject: 'For Ann Bcc: x@example.com', text: '{{link}} "& <b>|Engineer <R&D>|Registration|1 de fevereiro de 2027||'
  })
  t.match((await send('POST', `v1/message-templates/${id}/preview`, { applicationId: 987_654 })).json(), { status: 400 })
  t.equal((await send('POST', 'v1/message-templates/987654/preview', { applicationId })).statusCode, 404)
})

t.test('a kept preview of somebody who is anonymized → is gone', async t => {
  const { client, create } = await start()
  const job = await makeJob(app, client.companyId)
  const candidateId = await makeCandidate(app, client.companyId)
  const applicationId = await makeApplication(app, client.companyId, { job, candidateId })
  const { id } = (await create({ body: 'Dear {{candidate.name}}' })).json<{ id: number }>()
  const preview = async () => await client.send({
    method: 'POST', url: `/api/v1/message-templates/${id}/preview`, payload: { applicationId }, headers: { 'idempotency-key': 'again' }
  })
  t.same([(await preview()).json().text, (await preview()).json().text], ['Dear Ada', 'Dear Ada'])
  await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
  t.match(await preview(), { statusCode: 409, headers: { 'x-error-code': 'ANSWER_NOT_KEPT' } })
})

t.test('a text that is too long with its values → 400', async t => {
  const { client, send, create } = await start()
  const job = await makeJob(app, client.companyId, { name: 'n'.repeat(255) })
  const applicationId = await makeApplication(app, client.companyId, { job })
  const { id } = (await create({ body: '{{job.name}}'.repeat(1600) })).json<{ id: number }>()
  const response = await send('POST', `v1/message-templates/${id}/preview`, { applicationId })
  t.match(response.json(), { status: 400, detail: /408000 characters.*at most 100000/ })
})

t.test('templates need messages:read and messages:write, a preview also applications:read', async t => {
  const { client, create } = await start()
  const { id } = (await create({})).json<{ id: number }>()
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['messages:read'] })
  t.equal((await reader.send({ method: 'GET', url: '/api/v1/message-templates' })).statusCode, 200)
  t.equal((await reader.send({ method: 'DELETE', url: `/api/v1/message-templates/${id}` })).statusCode, 403)
  const preview = { method: 'POST', url: `/api/v1/message-templates/${id}/preview`, payload: { applicationId: 1 } } as const
  t.match((await reader.send(preview)).body, /applications:read/)
})
