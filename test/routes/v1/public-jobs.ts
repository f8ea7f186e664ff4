import sql from 'sql-template-tag'
import { PUBLIC_FIELDS } from '../../../src/domain/jobs/public.js'
import { makeApplication, makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

type Json = Record<string, any>

const codeOf = ({ statusCode, headers }: Awaited<ReturnType<Client['send']>>) => [statusCode, headers['x-error-code']]
const keysOf = (job: Json) => Object.keys(job).sort()
/** Without the salary, which needs a scope of its own. */
const SHOWN = PUBLIC_FIELDS.filter(field => field !== 'salary')
const LONG = ['description', 'responsibilities', 'prerequisites', 'additionalInformation']
const LISTS = ['/api/v1/jobs', '/api/v2/jobs']

/** A company with a published external job, and others that nobody outside sees. */
async function start () {
  const client = await createClient(app)
  const { companyId } = client
  const ids: number[] = []
  for (const status of ['published', 'draft', 'frozen', 'closed'] as const) {
    ids.push((await makeJob(app, companyId, { name: `${status} job`, status, salary: true })).id)
  }
  const internal = (await makeJob(app, companyId, { name: 'internal job' })).id
  await app.database.query(sql`
    update jobs set publication_type = 'internal' where company_id = ${companyId} and id = ${internal}`)
  for (const [key, more] of [
    ['benefits', { isPublic: true }], ['cost_center', {}], ['bonus', { gate: 'compensation:read' }]
  ] as const) {
    const payload = { entity: 'job', key, type: 'text', label: key, ...more }
    t.equal((await client.send({ method: 'POST', url: '/api/v1/custom-fields', payload })).statusCode, 201)
  }
  const id = ids[0] as number
  const payload = { customFields: { benefits: 'Lunch', cost_center: 'Zq9', bonus: 'Zq9' } }
  t.equal((await client.send({ method: 'PATCH', url: `/api/v1/jobs/${id}`, payload })).statusCode, 200)
  const page = await createClient(app, { companyId, scopes: ['jobs:public'] })
  return { client, companyId, page, id, hidden: [...ids.slice(1), internal] }
}

t.test('a token with jobs:public → reads published external jobs alone, with the fields that are public', async t => {
  const { page, id, hidden } = await start()
  for (const list of LISTS) {
    const answer = await page.get(list)
    const { results, totalResults } = answer.json()
    t.same(results.map((job: Json) => job.id), [id], list)
    if (list.includes('v1')) t.equal(totalResults, 1)
    t.same(keysOf(results[0]), SHOWN.filter(field => !LONG.includes(field)).sort())
    t.match((await page.get(`${list}?fields=all`)).json().results[0], { description: 'What to do.', customFields: { benefits: 'Lunch' } })
    const few = (await page.get(`${list}?fields=name,customFields`)).json().results
    t.same(few, [{ name: 'published job', customFields: { benefits: 'Lunch' } }])
    const one = await page.get(`${list}/${id}`)
    t.same([keysOf(one.json()), one.json().customFields], [[...SHOWN].sort(), { benefits: 'Lunch' }])
    t.equal((await page.get(`${list}/${id}`, { 'if-none-match': String(one.headers.etag) })).statusCode, 304)
    t.notMatch(answer.body + one.body, /Zq9|recruiter|manager/)
    for (const other of [...hidden, 999_999]) t.same(codeOf(await page.get(`${list}/${other}`)), [404, 'NOT_FOUND'])
  }
})

t.test('filters and orders by what is public → work, and never show more', async t => {
  const { page, id } = await start()
  for (const list of LISTS) {
    const found = async (query: string) => (await page.get(`${list}?${query}`)).json().results?.map((job: Json) => job.id)
    t.same(await found('status=published,closed&publicationType=external,internal'), [id], list)
    for (const query of ['status=closed', 'publicationType=internal', 'customFields[benefits]=Dinner']) {
      t.same(await found(query), [], query)
    }
    t.same(await found('customFields[benefits]=Lunch&updatedAfter=2020-01-01T00:00:00Z'), [id])
  }
  for (const order of ['id', 'name', 'createdAt', 'updatedAt']) {
    t.equal((await page.get(`/api/v1/jobs?order=${order}%20desc`)).statusCode, 200, order)
  }
})

t.test('parameters about anything else → a 403 that names them all, for keys that nobody has, too', async t => {
  const { page, id } = await start()
  for (const [query, ...named] of [
    ['recruiterId=1&managerId=2', 'recruiterId', 'managerId'],
    ['customFields[cost_center]=Zq9', 'customFields[cost_center]'],
    ['customFields[bonus]=Zq9&customFields[nobody]=1&customFields[benefits]=Lunch', 'customFields[bonus]', 'customFields[nobody]'],
    ['fields=name,vacancies.open,managerId', 'vacancies.open', 'managerId']
  ] as Array<[string, ...string[]]>) {
    for (const list of LISTS) {
      const answer = await page.get(`${list}?${query}`)
      t.same(codeOf(answer), [403, 'FORBIDDEN'], query)
      for (const name of named) t.ok(answer.body.includes(name), `${name}: ${answer.body}`)
      t.notMatch(answer.body, /benefits/)
    }
  }
  for (const url of ['/api/v2/jobs?expand=steps', `/api/v2/jobs/${id}?expand=team`]) {
    t.same(codeOf(await page.get(url)), [403, 'FORBIDDEN'], url)
  }
})

t.test('everything but the four routes → 403', async t => {
  const { page, client, id, companyId } = await start()
  await makeApplication(app, companyId, { job: await makeJob(app, companyId) })
  const { code } = (await client.get(`/api/v1/jobs/${id}`)).json()
  for (const url of [
    `/api/v1/jobs/by-code/${code}`, `/api/v1/jobs/${id}/steps`, `/api/v1/jobs/${id}/openings`, `/api/v1/jobs/${id}/attachments`,
    `/api/v2/jobs/${id}/allowed-transitions`, '/api/v2/exports/jobs', '/api/v2/events', '/api/v2/applications', '/api/v2/candidates',
    '/api/v1/custom-fields', '/api/v1/departments', '/api/v1/company'
  ]) t.same(codeOf(await page.get(url)), [403, 'FORBIDDEN'], url)
  t.equal((await page.send({ method: 'PATCH', url: `/api/v1/jobs/${id}`, payload: { name: 'x' } })).statusCode, 403)
})

t.test('kept answers → are of tokens with the same sight, and follow the definitions of fields', async t => {
  const { client, companyId, page, id } = await start()
  const [payer, reader] = await Promise.all([
    createClient(app, { companyId, scopes: ['jobs:public', 'compensation:read'] }),
    createClient(app, { companyId, scopes: ['jobs:public', 'jobs:read'] })
  ])
  const urls = [...LISTS, `/api/v1/jobs/${id}`, `/api/v2/jobs/${id}`]
  for (const url of urls) {
    for (let i = 0; i < 3; i++) {
      t.notMatch((await page.get(url)).body, /Zq9|salary|managerId/, url)
      t.match((await payer.get(url)).body, /"salary":\{"min":100,/)
      t.notMatch((await payer.get(url)).body, /Zq9|managerId/)
      t.match((await reader.get(url)).body, /"cost_center":"Zq9".*managerId|managerId.*"cost_center":"Zq9"/)
    }
  }
  const [field] = (await client.get('/api/v1/custom-fields?key=benefits')).json().results
  await client.send({ method: 'PATCH', url: `/api/v1/custom-fields/${field.id}`, payload: { isPublic: false } })
  for (const url of urls) t.notMatch((await page.get(url)).body, /Lunch/, url)
})

t.test('a page token of a token that sees more → shows no more', async t => {
  const { client, page, companyId } = await start()
  const reader = await createClient(app, { companyId, scopes: ['jobs:read'] })
  const pageToken = async (query: string) => (await reader.get(`/api/v2/jobs?maxPageSize=1${query}`)).json().nextPageToken as string
  t.same((await page.get(`/api/v2/jobs?pageToken=${await pageToken('')}`)).json().results, [])
  await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { locale: 'pt-BR' } })
  t.same(codeOf(await page.get(`/api/v2/jobs?pageToken=${await pageToken('&fields=name,managerId')}`)), [403, 'FORBIDDEN'])
})

t.test('isPublic → is for fields of jobs without a gate', async t => {
  const { client } = await start()
  const base = { key: 'wrong', type: 'text', label: 'Wrong', isPublic: true }
  for (const payload of [{ ...base, entity: 'candidate' }, { ...base, entity: 'job', gate: 'compensation:read' }]) {
    const answer = await client.send({ method: 'POST', url: '/api/v1/custom-fields', payload })
    t.match([...codeOf(answer), answer.json().detail], [400, 'BAD_ARGUMENT', /isPublic/])
  }
  const [bonus] = (await client.get('/api/v1/custom-fields?key=bonus')).json().results
  t.equal(bonus.isPublic, false)
  t.equal((await client.send({ method: 'PATCH', url: `/api/v1/custom-fields/${bonus.id}`, payload: { isPublic: true } })).statusCode, 400)
})
