import { randomUUID } from 'node:crypto'
import { makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

// Who has left the company since: taken in a write that states a past time, and in no other.

const app = await sharedApp()

const day = (number: number) => `2024-05-${String(number).padStart(2, '0')}T09:00:00.000Z`

const sender = (client: Client) => async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
  await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })

async function startJobs () {
  const client = await createClient(app)
  const send = sender(client)
  const made = async (kind: string) => (await send('POST', `/api/v1/${kind}`, { name: kind })).json().id
  const whole = {
    name: 'Engineer',
    description: 'Build.',
    hiringDeadline: '2024-01-01',
    departmentId: await made('departments'),
    roleId: await made('roles')
  }
  return { client, send, whole, create: async (payload: object) => await send('POST', '/api/v1/jobs', { ...whole, ...payload }) }
}

t.test('users who are inactive today → taken in a body with a past time, by code, id and e-mail; else refused as ever', async t => {
  const { client, send, whole, create } = await startJobs()
  const made = async (code: string) => (await send('POST', '/api/v1/users', { name: code, email: `${code}@example.com`, code })).json().id
  const [recruiterId, managerId] = [await made('u1'), await made('u2')]
  for (const id of [recruiterId, managerId]) await send('PATCH', `/api/v1/users/${id}`, { active: false })
  const closed = { status: 'closed', createdAt: day(1), closedAt: day(9) }
  const job = await create({ code: 'J-1', ...closed, recruiterCode: 'u1', managerId })
  t.match([job.statusCode, job.json()], [201, { recruiterId, managerId, recruiterCode: 'u1' }], job.body)
  t.match((await create({ ...closed, managerEmail: 'u2@example.com' })).json(), { managerId })
  const again = await send('PUT', '/api/v1/jobs/by-code/J-1', { ...whole, ...closed, recruiterCode: 'u2' })
  t.match([again.statusCode, again.json()], [200, { recruiterId: managerId }], 'in an upsert, too')

  const department = `/api/v1/departments/${whole.departmentId}`
  await send('PATCH', department, { active: false })
  t.match((await create(closed)).json(), { detail: /only active departments can be chosen/ })
  await send('PATCH', department, { active: true })
  t.match((await create({ recruiterCode: 'u1' })).json(), { detail: 'recruiterCode u1 is inactive: only active users can be chosen' })
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read', 'jobs:write', 'users:read'] })
  t.equal((await narrow.send({ method: 'POST', url: '/api/v1/jobs', payload: { ...whole, ...closed, managerId } })).statusCode, 403)
})

t.test('users who are inactive today → values of custom fields in a write with a past time, and in whom it makes', async t => {
  const client = await createClient(app)
  const send = sender(client)
  const base = `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/applications`
  const person = () => ({ name: 'Ada', lastName: 'Moreira', email: `${randomUUID()}@example.com` })
  const apply = async (more: object) => await send('POST', base, { manualCandidate: person(), ...more })
  const patch = async (id: number, payload: object) => await send('PATCH', `${base}/${id}`, payload)
  for (const entity of ['candidate', 'application']) {
    t.equal((await send('PUT', `/api/v1/custom-fields/by-key/${entity}/owner`, { type: 'user', label: 'Owner' })).statusCode, 201)
  }
  const user = (await send('POST', '/api/v1/users', { name: 'Bia', email: 'bia@example.com' })).json().id
  await send('PATCH', `/api/v1/users/${user}`, { active: false })
  const customFields = { owner: user }
  const made = await apply({ at: day(1), customFields, manualCandidate: { ...person(), customFields } })
  t.match([made.statusCode, made.json().customFields], [201, customFields], made.body)
  t.match((await send('GET', `/api/v2/candidates/${made.json().candidateId}`)).json(), { customFields })
  t.equal((await send('POST', '/api/v2/candidates', { ...person(), customFields, createdAt: day(1) })).statusCode, 201)

  const plain = (await apply({ at: day(1) })).json()
  const refused = `customFields.owner ${user} is inactive: only active users can be chosen`
  t.equal((await patch(plain.id, { customFields })).json().detail, refused)
  t.match((await patch(plain.id, { customFields, status: 'reproved', reason: 'No', at: day(2) })).json(), { customFields })
  t.equal((await apply({ customFields })).json().detail, refused)
})
