import { makeApplication, makeJob } from '../factories.js'
import { createClient, sharedApp, type Client } from '../helper.js'
import { t } from '../part.js'

// A 400 names all that is wrong with a request: what its schema knows, and what only the database knows.

const app = await sharedApp()

type Json = Record<string, any>
type Method = 'POST' | 'PATCH' | 'PUT'

/** A company with a department `D1`, and fields of each kind of object: `size`, a number, and `pay`, which needs a scope. */
async function start (): Promise<Client> {
  const client = await createClient(app)
  await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'D', code: 'D1' } })
  for (const entity of ['job', 'candidate', 'application']) {
    for (const [key, type, gate] of [['size', 'number', null], ['pay', 'number', 'compensation:read']] as const) {
      const payload = { entity, key, type, label: key, gate }
      t.equal((await client.send({ method: 'POST', url: '/api/v1/custom-fields', payload })).statusCode, 201)
    }
  }
  return client
}

/** The faults of a request. */
async function faults (client: Client, method: Method | 'GET', url: string, payload?: Json): Promise<string[]> {
  const response = await client.send({ method, url: `/api/v1/${url}`, ...payload !== undefined && { payload } })
  t.equal(response.statusCode, 400, response.body)
  return (response.json().detail as string).split('; ')
}

const NUMBER = 'numVacancies must be an integer'
const CODE = 'departmentCode: no department of this company has the code D9'
const ID = 'roleId must name roles of this company'
const UNKNOWN = 'customFields.color is not a field of the company'
const VALUE = 'customFields.size must be a number'

t.test('a body → one 400 for its form, unknown codes and ids, and custom fields', async t => {
  const client = await start()
  const job = await makeJob(app, client.companyId)
  const wrong = { numVacancies: 'two', departmentCode: 'D9', roleId: 999, customFields: { color: 'red', size: 'big' } }
  t.same(await faults(client, 'POST', 'jobs', { name: 'J', ...wrong }), [NUMBER, CODE, ID, UNKNOWN, VALUE])
  t.same(await faults(client, 'PATCH', `jobs/${job.id}`, wrong), [NUMBER, CODE, ID, UNKNOWN, VALUE])
  const { numVacancies, ...known } = wrong
  t.same(await faults(client, 'POST', 'jobs', { name: 'J', ...known }), [CODE, ID, UNKNOWN, VALUE], 'without a fault of the form, too')
  t.same(await faults(client, 'POST', 'jobs?validateOnly=maybe', { name: 'J', departmentCode: 'D9' }), [
    'validateOnly must be a boolean', CODE
  ])
  t.same(await faults(client, 'POST', 'jobs', { numVacancies: 'two', departmentCode: 'D1', customFields: { size: 3 } }), [
    'name is required', NUMBER
  ], 'what is right is not named')
})

t.test('a body within a body → its faults by their path, beside those of the whole', async t => {
  const client = await start()
  const job = await makeJob(app, client.companyId)
  const manualCandidate = { name: 'Ada', lastName: 'M', email: 7, customFields: { color: 1 } }
  const body = { sourceCode: 'S9', manualCandidate, customFields: { size: 'big' } }
  t.same(await faults(client, 'POST', `jobs/${job.id}/applications`, body), [
    'manualCandidate.email must be a string', 'sourceCode: no source of this company has the code S9', VALUE,
    'manualCandidate.customFields.color is not a field of the company'
  ])
})

t.test('an item of a bulk → all its faults', async t => {
  const client = await start()
  const wrong = { numVacancies: 'two', departmentCode: 'D9', customFields: { color: 1 } }
  const items = [{ name: 'J', code: 'J1' }, { name: 'J', code: 'J2', ...wrong }]
  for (const query of ['', '?atomic=true']) {
    const answer = (await client.send({ method: 'POST', url: `/api/v1/jobs/bulk${query}`, payload: { items } })).json()
    const detail = query === '' ? answer.results[1].body.detail : answer.detail
    t.equal(detail.replaceAll('items.1: ', ''), [NUMBER, CODE, UNKNOWN].join('; '))
  }
})

t.test('filters by custom fields → one 400 with what is wrong with the others', async t => {
  const client = await start()
  const url = 'jobs?perPage=many&customFields[color]=red&customFields[size]=big'
  const told = ['perPage must be an integer', 'customFields[color] is not a field of the company', 'customFields[size] must be a number']
  t.same(await faults(client, 'GET', url), told)
  t.same(await faults(client, 'GET', url.replace('perPage=many&', '')), told.slice(1))
  t.same(await faults(client, 'GET', 'jobs?perPage=many&customFields[size]=3'), told.slice(0, 1))
  t.same(await faults(client, 'GET', 'jobs?perPage=many&customFields[%00]=3&customFields[color]=1'), [
    'perPage must be an integer', 'customFields[\0] must be text without NUL characters'
  ], 'what is wrong in form is not looked up')
})

t.test('what may stay, or needs a scope → is not among the faults', async t => {
  const client = await start()
  const user = await client.send({ method: 'POST', url: '/api/v1/users', payload: { name: 'U', email: 'u@example.com', code: 'U1' } })
  const { id } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'J', recruiterCode: 'U1' } })).json()
  await client.send({ method: 'PATCH', url: `/api/v1/users/${user.json().id}`, payload: { active: false } })
  t.same(await faults(client, 'PATCH', `jobs/${id}`, { numVacancies: 'two', recruiterCode: 'U1' }), [NUMBER])
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read', 'jobs:write'] })
  const secret = { numVacancies: 'two', recruiterEmail: 'nobody@example.com' }
  t.same(await faults(narrow, 'PATCH', `jobs/${id}`, secret), [NUMBER], 'whether a person exists')
  t.same(await faults(narrow, 'PATCH', `jobs/${id}`, { numVacancies: 'two', customFields: { pay: 'x' } }), [NUMBER], 'what a value is')
  t.same(await faults(narrow, 'GET', 'jobs?perPage=many&customFields[pay]=x'), ['perPage must be an integer'])
})

t.test('texts that PostgreSQL cannot store, and more than anybody sends → are named, and not looked up', async t => {
  const client = await start()
  const job = await makeJob(app, client.companyId)
  t.same(await faults(client, 'POST', 'jobs', { name: 'a\0', departmentCode: 'b\0', roleCode: 'R9', customFields: { 'c\0': 1 } }), [
    'name must be text without NUL characters or lone surrogates', 'departmentCode must be text without NUL characters or lone surrogates',
    'names of fields must be text without NUL characters or lone surrogates', 'roleCode: no role of this company has the code R9'
  ])
  const branchIds = Array.from({ length: 5000 }, (_, index) => index + 1)
  const user = { name: 'U', email: 'u@example.com', branchIds }
  t.same(await faults(client, 'POST', 'users', user), ['branchIds must have at most 100 values'])
  const application = await makeApplication(app, client.companyId, { job })
  t.same(await faults(client, 'PATCH', `jobs/${job.id}/applications/${application}`, { customFields: [], reasonCode: 'R9' }), [
    'customFields must be an object, such as {"referral":"friend"}', 'reasonCode: no reason of this company has the code R9'
  ])
})
