import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob, makeNamed } from '../../factories.js'

const app = await sharedApp()

interface Page { results: Array<Record<string, any>>, totalResults: number, page: number, totalPages: number }

const list = async (client: Client, query = ''): Promise<Page> => (await client.get(`/api/v1/jobs?${query}`)).json<Page>()
const ids = async (client: Client, query: string) => (await list(client, query)).results.map(job => job.id as number)
const validation = (detail: string) => ({ title: 'Validation Error', detail, status: 400 })

t.test('GET /api/v1/jobs?page=1&perPage=abc → the 400 of the specification', async t => {
  const client = await createClient(app)
  const response = await client.get('/api/v1/jobs?page=1&perPage=abc')
  t.equal(response.statusCode, 400)
  t.equal(response.headers['content-type'], 'application/json; charset=utf-8')
  t.equal(response.headers['cache-control'], 'no-store')
  t.same(response.json(), validation('perPage must be an integer'))
})

t.test('GET /api/v1/jobs → 400 that names everything that is wrong, in query order', async t => {
  const client = await createClient(app)
  const detail = async (query: string) => {
    const response = await client.get(`/api/v1/jobs?${query}`)
    t.equal(response.statusCode, 400, query)
    return response.json<{ detail: string }>().detail
  }
  t.equal(await detail('perPage=abc&page=0'), 'perPage must be an integer; page must be at least 1')
  t.match(await detail('fields=nope&order=salary&status=x&id=1.0&updatedAfter=2026-01-01T00:00:00'),
    /^each value in fields must be one of all, id, .*; order must be one of id asc, .*; each value in status must be .*; each value in id must be a positive whole number; updatedAfter must be an RFC 3339 date-time with a zone/)
  t.equal(await detail('perPage=101'), 'perPage must be at most 100')
  t.equal(await detail('page=1&page=2'), 'page must be given once')
  t.match(await detail('updatedBefore=2026-01-01T00:00:00Z&updatedAfter=2026-02-01T00:00:00Z'), /updatedBefore/)
  for (const name of [
    'page', 'perPage', 'order', 'id', 'code', 'name', 'status', 'type', 'departmentId', 'roleId', 'branchId', 'updatedAfter',
    'updatedBefore', 'fields'
  ]) {
    t.match(await detail(`${name}=`), name, `an empty ${name}`)
  }
  for (const order of ['id', 'ID%20asc', 'id+ASC', 'id+asc,name+asc', 'status+asc', 'id++asc']) {
    t.match(await detail(`order=${order}`), /^order must be one of/)
  }
})

t.test('GET /api/v1/jobs → pages with totals, and an empty page past the end', async t => {
  const client = await createClient(app)
  const made: number[] = []
  for (let i = 0; i < 12; i++) made.push((await makeJob(app, client.companyId)).id)
  await makeJob(app, (await createClient(app)).companyId)

  const first = await list(client)
  t.match(first, { totalResults: 12, page: 1, totalPages: 2 })
  t.same(Object.keys(first), ['results', 'totalResults', 'page', 'totalPages'])
  t.same(first.results.map(job => job.id), made.slice(0, 10), 'ten a page, by id')
  t.same(await ids(client, 'page=2'), made.slice(10))
  t.same(await ids(client, 'page=3&perPage=5'), made.slice(10))
  t.match(await list(client, 'perPage=12'), { totalResults: 12, totalPages: 1 })
  t.same(await list(client, 'page=4&perPage=5'), { results: [], totalResults: 12, page: 4, totalPages: 3 })
  t.same(await list(client, 'code=none'), { results: [], totalResults: 0, page: 1, totalPages: 0 })
})

t.test('GET /api/v1/jobs → page × perPage up to a million, then 400', async t => {
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/jobs?page=10000&perPage=100')).statusCode, 200)
  t.equal((await client.get('/api/v1/jobs?page=100000')).statusCode, 200)
  for (const query of ['page=10001&perPage=100', 'page=100001', 'page=9007199254740991&perPage=100']) {
    const response = await client.get(`/api/v1/jobs?${query}`)
    t.equal(response.statusCode, 400, query)
    t.match(response.json().detail, /^page( × perPage)? must be at most 1000000/)
  }
})

t.test('GET /api/v1/jobs?order → all eight orders, ties by id ascending, names by code point', async t => {
  const client = await createClient(app)
  const make = async (name: string, createdAt: string, updatedAt: string) =>
    (await makeJob(app, client.companyId, { name, createdAt, updatedAt })).id
  const a = await make('beta', '2026-01-03T00:00:00Z', '2026-02-02T00:00:00Z')
  const b = await make('Zeta', '2026-01-01T00:00:00Z', '2026-02-03T00:00:00Z')
  const c = await make('beta', '2026-01-02T00:00:00Z', '2026-02-02T00:00:00Z')
  const d = await make('Ávila', '2026-01-02T00:00:00Z', '2026-02-01T00:00:00Z')
  const expected: Record<string, number[]> = {
    'id asc': [a, b, c, d],
    'id desc': [d, c, b, a],
    'name asc': [b, a, c, d],
    'name desc': [d, a, c, b],
    'createdAt asc': [b, c, d, a],
    'createdAt desc': [a, c, d, b],
    'updatedAt asc': [d, a, c, b],
    'updatedAt desc': [b, a, c, d]
  }
  for (const [order, wanted] of Object.entries(expected)) {
    t.same(await ids(client, `order=${encodeURIComponent(order)}`), wanted, order)
    t.same(
      [
        ...await ids(client, `order=${order.replace(' ', '+')}&perPage=3`),
        ...await ids(client, `order=${order.replace(' ', '+')}&perPage=3&page=2`)
      ],
      wanted,
      `${order} in pages`
    )
  }
})

t.test('GET /api/v1/jobs → every filter, alone and together', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const [departmentId, roleId, branchId] = [
    await makeNamed(app, 'departments', companyId, 'Engineering'), await makeNamed(app, 'roles', companyId, 'Lead'),
    await makeNamed(app, 'branches', companyId, 'Recife')
  ]
  const { id: a } = await makeJob(app, companyId, {
    name: 'Líder de São Paulo', code: 'A-1', status: 'draft', type: 'internship', departmentId, updatedAt: '2026-05-01T00:00:00Z'
  })
  const { id: b } = await makeJob(app, companyId, {
    name: '100% remote_job', code: 'a-1', status: 'frozen', roleId, updatedAt: '2026-05-02T00:00:00Z'
  })
  const { id: c } = await makeJob(app, companyId, {
    name: 'Backslash \\ job', status: 'closed', branchId, updatedAt: '2026-05-03T00:00:00Z'
  })
  const cases: Array<[string, number[]]> = [
    [`id=${a}`, [a]], [`id=${c},${a}`, [a, c]], [`id=${a}&id=${b}`, [a, b]], [`id[]=${a}&id[]=${b}`, [a, b]], [`id%5B%5D=${a}`, [a]],
    [`id=${c + 1000}`, []],
    ['code=A-1', [a]], ['code=a-1', [b]], ['code=A', []], ['code=A-1,a-1', []],
    ['name=sao', [a]], ['name=S%C3%83O%20p', [a]], ['name=JOB', [b, c]], ['name=100%25', [b]], ['name=%25', [b]], ['name=_', [b]],
    ['name=%5C', [c]], ['name=zzz', []],
    ['status=draft', [a]], ['status=draft,closed', [a, c]], ['status=published', []],
    ['type=internship', [a]], ['type=effective&type=internship', [a, b, c]],
    [`departmentId=${departmentId}`, [a]], [`roleId=${roleId}`, [b]], [`branchId=${branchId}`, [c]], [`branchId=${branchId + 1000}`, []],
    ['updatedAfter=2026-05-02T00:00:00Z', [b, c]], ['updatedBefore=2026-05-02T00:00:00Z', [a]],
    ['updatedAfter=2026-05-01T21:00:00-03:00&updatedBefore=2026-05-03T00:00:00%2B00:00', [b]],
    ['updatedAfter=2026-05-02T00:00:00Z&updatedBefore=2026-05-02T00:00:00Z', []],
    [`id=${a},${b}&status=draft,frozen&name=remote`, [b]]
  ]
  for (const [query, wanted] of cases) {
    const page = await list(client, query)
    t.same(page.results?.map(job => job.id), wanted, query)
    t.equal(page.totalResults, wanted.length, `${query}: total`)
  }
  const [item] = (await list(client, `id=${a}`)).results
  t.match(item, { departmentId, departmentName: 'Engineering', roleId: null, roleName: null, branchName: null })
})

t.test('GET /api/v1/jobs?fields → chosen properties; without it all but the long texts', async t => {
  const client = await createClient(app)
  await makeJob(app, client.companyId, { salary: true, description: 'Long.' })
  const item = async (query: string) => (await list(client, query)).results[0] as Record<string, any>
  const usual = await item('')
  for (const text of ['description', 'responsibilities', 'prerequisites', 'additionalInformation']) t.notOk(text in usual, text)
  t.same(usual.salary, { min: 100, max: 200.5, currency: 'BRL', period: 'month' })
  const all = await item('fields=all')
  t.match(all, { description: 'Long.', responsibilities: null, prerequisites: null, additionalInformation: null })
  t.same(
    Object.keys(all).filter(name => !(name in usual)).sort(), ['additionalInformation', 'description', 'prerequisites', 'responsibilities']
  )
  t.same(Object.keys(await item('fields=id,name')).sort(), ['id', 'name'])
  t.same(await item('fields=id,description'), { id: usual.id, description: 'Long.' })
  t.same(await item('fields=salary,salary.min'), { salary: usual.salary }, 'the whole wins over its part')
  t.same(await item('fields=code&fields=status'), { code: usual.code, status: 'published' })
  for (const fields of ['nope', 'id,nope', 'salary.nope', 'id.x', 'salary.min.x', '__proto__', 'version', 'companyId', ' id']) {
    t.equal((await client.get(`/api/v1/jobs?fields=${encodeURIComponent(fields)}`)).statusCode, 400, fields)
  }
})

t.test('GET /api/v1/jobs?fields → a part of a nested object by a dotted name', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId, { salary: true })
  const cases: Array<[string, object]> = [
    ['salary.min', { salary: { min: 100 } }], ['id,salary.max,salary.currency', { id, salary: { max: 200.5, currency: 'BRL' } }]
  ]
  for (const [fields, expected] of cases) {
    const response = await client.get(`/api/v1/jobs?fields=${fields}`)
    t.equal(response.statusCode, 200, fields)
    t.same(response.json().results, [expected], fields)
  }
})

t.test('salary → only with compensation:read, in lists and objects, also when asked for', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId, { salary: true })
  const { id: without } = await makeJob(app, client.companyId)
  const seeing = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read', 'compensation:read'] })
  const blind = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })
  const salary = { min: 100, max: 200.5, currency: 'BRL', period: 'month' }
  t.same((await seeing.get(`/api/v1/jobs/${id}`)).json().salary, salary)
  t.equal((await seeing.get(`/api/v1/jobs/${without}`)).json().salary, null)
  t.same((await list(seeing, 'fields=id,salary')).results, [{ id, salary }, { id: without, salary: null }])
  for (const query of ['', 'fields=all', 'fields=id,salary', 'fields=id,salary.min']) {
    for (const item of (await list(blind, query)).results) t.notOk('salary' in item, query)
  }
  t.notMatch((await blind.get(`/api/v1/jobs/${id}`)).body, /salary|200\.5/)
})
