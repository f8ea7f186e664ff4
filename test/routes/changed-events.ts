import sql from 'sql-template-tag'
import type { TObject } from '@sinclair/typebox'
import { makeNamed } from '../factories.js'
import { createClient, sharedApp } from '../helper.js'
import { t } from '../part.js'
import { EVENTS } from '../../src/domain/events/catalog.js'
import { WEBHOOK_EVENT_DATA } from '../../src/domain/webhooks/events.js'

const app = await sharedApp()
const client = await createClient(app)

const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
  const response = await client.send({ method, url, payload })
  if (response.statusCode >= 300) throw new Error(response.body)
  return { ...response.json(), url: response.headers.location ?? url }
}

/** What the last event of this name says of the change. */
async function changeIn (event: string) {
  const [row] = await app.database.query<{ data: { changed?: string[], previousName?: string }, personal: object | null }>(sql`
    select data, personal from events where company_id = ${client.companyId} and event = ${event} order by id desc limit 1`)
  const { changed, previousName } = row?.data ?? {}
  return { changed, ...(previousName === undefined ? {} : { previousName }) }
}

t.test('a change → its event names the fields, gated ones too, and nothing of their values', async t => {
  const job = await send('POST', '/api/v1/jobs', { name: 'Engineer' })
  await send('PATCH', job.url, { name: 'Developer', salary: { min: 1, max: 2, currency: 'BRL', period: 'month' }, code: job.code })
  t.same(await changeIn('job.changed'), { changed: ['name', 'salary'] })

  const [step] = (await client.get(`/api/v1/jobs/${job.id}/steps`)).json().results.slice(1)
  await send('PATCH', `${job.url}/steps/${step.id}`, { name: 'First talk', order: 3 })
  t.same(await changeIn('step.changed'), { changed: ['name', 'order'], previousName: 'Screening' })
  await send('POST', `${job.url}/steps`, { name: 'Work sample', order: 4 })
  t.same(await changeIn('step.changed'), { changed: ['order'] })

  const person = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com', identificationDocument: '1' }
  const candidate = await send('POST', '/api/v2/candidates', person)
  await send('PATCH', candidate.url, { name: 'Eva', identificationDocument: '2' })
  t.same(await changeIn('candidate.updated'), { changed: ['name', 'identificationDocument'] })

  const [departmentId, roleId] = [
    await makeNamed(app, 'departments', client.companyId, 'D'), await makeNamed(app, 'roles', client.companyId, 'R')
  ]
  await send('PATCH', job.url, { description: 'Build', departmentId, roleId, hiringDeadline: '2999-01-01', status: 'approved' })
  await send('PATCH', job.url, { status: 'published' })
  const application = await send('POST', `${job.url}/applications`, { candidateId: candidate.id })
  await send('PATCH', application.url, { score: 3, source: 'fair' })
  t.same(await changeIn('application.changed'), { changed: ['source', 'score'] })
  const comment = await send('POST', `${application.url}/comments`, { text: 'One' })
  await send('PATCH', comment.url, { text: 'Two' })
  t.same(await changeIn('comment.changed'), { changed: ['text'] })
  await send('PATCH', application.url, { status: 'reproved', reason: 'Skills' })
  await send('PATCH', application.url, { notes: 'Later' })
  t.same(await changeIn('application.changed'), { changed: ['disqualification'] })
  await client.send({ method: 'POST', url: `${candidate.url}/anonymize` })
  t.same(await changeIn('application.changed'), { changed: ['disqualification'] })
  t.same(await changeIn('comment.changed'), { changed: ['text'] })

  const webhook = await send('POST', '/api/v1/webhooks', { action: 'job.created', postbackUrl: 'https://example.com/hooks' })
  await send('PATCH', webhook.url, { techOwnerName: 'Ada' })
  t.same(await changeIn('webhook.changed'), { changed: ['techOwnerName'] })
})

t.test('a renamed department, role or branch → the old name beside the new one; that of a person stands nowhere else', async t => {
  for (const name of ['department', 'role', 'branch']) {
    const { url } = await send('POST', `/api/v1/${name === 'branch' ? 'branches' : `${name}s`}`, { name: 'Legal' })
    await send('PATCH', url, { code: 'L' })
    t.same(await changeIn(`${name}.changed`), { changed: ['code'] })
    await send('PATCH', url, { name: 'Law' })
    t.same(await changeIn(`${name}.changed`), { changed: ['name'], previousName: 'Legal' })
  }
  const { url } = await send('POST', '/api/v1/users', { name: 'Ada', email: 'ada@example.com' })
  await send('PATCH', url, { name: 'Eva' })
  t.same(await changeIn('user.changed'), { changed: ['name'] })
})

t.test('every event of a change → its schema has what changed', async t => {
  const own = Object.values(EVENTS).map(event => [event.name, 'data' in event ? event.data : undefined])
  const data: Record<string, TObject | undefined> = { ...Object.fromEntries(own), ...WEBHOOK_EVENT_DATA }
  const changes = Object.entries(data).filter(([name]) => /\.(changed|updated)$/.test(name))
  t.ok(changes.length >= 10)
  for (const [name, schema] of changes) t.ok(schema !== undefined && 'changed' in schema.properties, name)
})
