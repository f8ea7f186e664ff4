import sql from 'sql-template-tag'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob } from '../../factories.js'

// The rows change here without events, which what is kept of answers goes by.
const app = await build(t, { READ_CACHE_BYTES: '0' })

interface Page { results: Array<Record<string, any>>, nextPageToken: string | null }

const list = async (client: Client, query = ''): Promise<Page> => (await client.get(`/api/v2/jobs?${query}`)).json<Page>()
const ids = async (client: Client, query: string) => (await list(client, query)).results.map(job => job.id as number)

/** All items of the walk that begins with this query, going on by pageToken alone. */
async function walk (client: Client, query: string, between: () => Promise<unknown> = async () => {}): Promise<Array<Record<string, any>>> {
  const items: Array<Record<string, any>> = []
  for (let page = await list(client, query); ; page = await list(client, `pageToken=${page.nextPageToken}`)) {
    items.push(...page.results)
    if (page.nextPageToken === null || items.length > 200) return items
    await between()
  }
}

t.test('GET /api/v2/jobs → each job exactly once, in order of id, while others change and come', async t => {
  const client = await createClient(app)
  const made: number[] = []
  for (let i = 0; i < 7; i++) made.push((await makeJob(app, client.companyId)).id)
  await makeJob(app, (await createClient(app)).companyId)
  const items = await walk(client, 'maxPageSize=3&fields=id,name', async () => {
    await app.database.query(sql`
      update jobs set updated_at = statement_timestamp(), name = 'changed' where company_id = ${client.companyId}`)
  })
  t.same(items.map(item => item.id), made)
  t.ok(items.every(item => Object.keys(item).join() === 'id,name'), 'the token carries fields')
  t.same(await walk(client, 'maxPageSize=7').then(all => all.length), 7, 'a full last page ends the walk')
  t.same(await list(client, 'code=none'), { results: [], nextPageToken: null })
})

t.test('GET /api/v2/jobs?q= → jobs whose name has all words, in parts, without case and accents', async t => {
  const client = await createClient(app)
  const make = async (name: string) =>
    (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name } })).json().id as number
  const [one, two] = [await make('Backend Engineer, São Paulo'), await make('Engineering Manager')]
  for (const [q, found] of [
    ['engineer', [one, two]], ['ENGIN%20back', [one]], ['sao', [one]], ['manager%20back', []], ['%25', []], ['%20', []]
  ] as const) t.same(await ids(client, `q=${q}`), found, q)
  t.same(await ids(client, `q=engineer&status=draft&id=${two}`), [two])
  t.equal((await client.get(`/api/v2/jobs?q=${'a%20'.repeat(11)}`)).statusCode, 400)
  t.equal((await client.get('/api/v2/jobs?q=')).statusCode, 400)
  t.match((await client.get('/api/v2/exports/jobs?q=manager')).body, `"id":${two}`)
})

t.test('GET /api/v2/jobs → 50 a page by default, 100 at most', async t => {
  const client = await createClient(app)
  await app.database.query(sql`
    insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies)
    select ${client.companyId}::bigint, 'C' || i, 'n', 'n', 'draft', 'effective', 'internal', 'remote', 1 from generate_series(1, 101) i`)
  t.equal((await list(client)).results.length, 50)
  const full = await list(client, 'maxPageSize=100')
  t.equal(full.results.length, 100)
  t.equal((await list(client, `pageToken=${full.nextPageToken}`)).results.length, 1)
  for (const size of ['0', '101', 'x', '']) {
    const response = await client.get(`/api/v2/jobs?maxPageSize=${size}`)
    t.equal(response.statusCode, 400, size)
    t.match(response.json(), { errors: [{ code: 'BAD_ARGUMENT', target: 'maxPageSize', message: /^maxPageSize must / }] })
  }
})

t.test('GET /api/v2/jobs → filters by id, code and status; what v1 alone takes is ignored and named', async t => {
  const client = await createClient(app)
  const { id: a } = await makeJob(app, client.companyId, { code: 'X,1', status: 'draft' })
  const { id: b } = await makeJob(app, client.companyId, { code: 'x-2', status: 'frozen' })
  t.same(await ids(client, `id=${b},${a}`), [a, b])
  t.same(await ids(client, `id[]=${b}`), [b])
  t.same(await ids(client, 'code=x-2'), [b])
  t.same(await ids(client, 'code=X-2'), [])
  t.same(await ids(client, 'code=X,1'), [a], 'a code is one value, with its comma')
  t.same(await ids(client, 'status=draft&status=frozen'), [a, b])
  t.same(await ids(client, `status=draft&id=${b}`), [])
  const foreign = await client.get('/api/v2/jobs?page=2&order=nonsense')
  t.equal(foreign.headers['x-ignored-parameters'], 'page, order')
  t.equal(foreign.json().results.length, 2)
})

t.test('GET /api/v2/jobs → 400, one item per bad parameter, in query order', async t => {
  const client = await createClient(app)
  const targets = async (query: string) =>
    (await client.get(`/api/v2/jobs?${query}`)).json<{ errors: Array<{ target: string }> }>().errors.map(error => error.target)
  t.same(
    await targets('status=a,b&id=x&maxPageSize=0&fields=nope&pageToken=forged'), ['status', 'id', 'maxPageSize', 'fields', 'pageToken']
  )
  t.same(await targets('pageToken=forged&fields=nope&id=x'), ['pageToken', 'fields', 'id'])
  t.same(await targets('code=a&code=b'), ['code'])
  t.same(await targets('updatedAfter=2026-05-02T00:00:00Z&updatedBefore=2026-05-01T00:00:00Z&id='), ['updatedBefore', 'id'])
})

t.test('GET /api/v2/jobs?updatedAfter → follows (updatedAt, id): a changed row comes again in its new state, none is missed', async t => {
  const client = await createClient(app)
  const make = async (updatedAt: string) => (await makeJob(app, client.companyId, { updatedAt })).id
  const late = await make('2026-05-03T00:00:00.000Z')
  const early = await make('2026-05-01T00:00:00.000Z')
  const [tied, tiedToo] = [await make('2026-05-02T00:00:00.001Z'), await make('2026-05-02T00:00:00.001Z')]
  const outside = await make('2026-04-30T23:59:59.999Z')
  const after = 'updatedAfter=2026-05-01T00:00:00Z'
  t.same((await walk(client, `${after}&maxPageSize=1`)).map(job => job.id), [early, tied, tiedToo, late])
  t.same((await walk(client, 'updatedBefore=2026-05-02T00:00:00.001Z&maxPageSize=1')).map(job => job.id), [outside, early])
  t.same(await ids(client, `${after}&updatedBefore=2026-05-03T00:00:00Z`), [early, tied, tiedToo])

  const first = await list(client, `${after}&maxPageSize=2&fields=id,name`)
  t.same(first.results.map(job => job.id), [early, tied])
  await app.database.query(sql`
    update jobs set name = 'Renamed', updated_at = '2026-06-01T00:00:00Z' where company_id = ${client.companyId} and id = ${early}`)
  const rest = await list(client, `pageToken=${first.nextPageToken}`)
  t.same(rest.results.map(job => job.id), [tiedToo, late])
  t.same((await list(client, `pageToken=${rest.nextPageToken}`)), { results: [{ id: early, name: 'Renamed' }], nextPageToken: null })
})

t.test('GET /api/v2/jobs?pageToken → not taken from another company\'s rows, and not by v1', async t => {
  const client = await createClient(app)
  for (let i = 0; i < 2; i++) await makeJob(app, client.companyId)
  const { nextPageToken } = await list(client, 'maxPageSize=1')
  const stranger = await createClient(app)
  await makeJob(app, stranger.companyId)
  const seen = (await list(stranger, `pageToken=${nextPageToken}`)).results
  const own = await ids(stranger, '')
  t.ok(seen.every(job => own.includes(job.id)), 'only rows of the asking company, whoever made the token')
  t.equal((await client.get(`/api/v1/jobs?pageToken=${nextPageToken}`)).headers['x-ignored-parameters'], 'pageToken')
})

t.test('GET /api/v2/jobs?fields → long texts and salary as in v1', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId, { salary: true, description: 'Long.' })
  const [usual] = (await list(client)).results
  t.notOk('description' in (usual as object))
  t.same(usual?.salary.max, 200.5)
  t.same((await list(client, 'fields=id,description&maxPageSize=1')).results, [{ id, description: 'Long.' }])
  t.match((await list(client, 'fields=all')).results, [{ id, description: 'Long.', additionalInformation: null }])
  const blind = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })
  t.same((await list(blind, 'fields=id,salary')).results, [{ id }])
})

t.test('GET /api/v2/jobs/{id} → the object with an ETag, 304, 404 for another company\'s, 400 for what is no id', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId, { description: 'Long.' })
  const response = await client.get(`/api/v2/jobs/${id}`)
  t.match(response.json(), { id, description: 'Long.', status: 'published' })
  t.match(response.headers.etag, /^"1-[\w-]+"$/)
  t.same((await client.get(`/api/v1/jobs/${id}`)).json(), response.json(), 'the same object as in v1')
  t.equal((await client.get(`/api/v2/jobs/${id}`, { 'if-none-match': response.headers.etag as string })).statusCode, 304)
  await app.database.query(sql`update jobs set version = version + 1, name = 'New' where company_id = ${client.companyId} and id = ${id}`)
  const changed = await client.get(`/api/v2/jobs/${id}`, { 'if-none-match': response.headers.etag as string })
  t.equal(changed.statusCode, 200)
  t.match(changed.headers.etag, /^"2-/)
  const missing = await (await createClient(app)).get(`/api/v2/jobs/${id}`)
  t.equal(missing.statusCode, 404)
  t.same(missing.json(), { errors: [{ code: 'NOT_FOUND', target: 'id', message: 'there is no such job' }] })
  for (const bad of ['1e2', '0', '007', '1.0', '9007199254740992', '%201', 'abc']) {
    const refused = await client.get(`/api/v2/jobs/${bad}`)
    t.equal(refused.statusCode, 400, bad)
    t.match(refused.json(), { errors: [{ code: 'BAD_ARGUMENT', target: 'id' }] })
  }
})

t.test('GET /api/v2/jobs → a walk with hundreds of long values goes on by its tokens', async t => {
  const client = await createClient(app)
  const made = async (plural: string) => Number((await client.send({
    method: 'POST', url: `/api/v1/${plural}`, payload: { name: 'N', code: 'C', ...(plural === 'branches' ? { country: 'BR' } : {}) }
  })).json().id)
  const [departmentId, roleId, branchId] = [await made('departments'), await made('roles'), await made('branches')]
  const options = { departmentId, roleId, branchId }
  const jobs = [(await makeJob(app, client.companyId, options)).id, (await makeJob(app, client.companyId, options)).id]
  const values = (...own: number[]) => [...own, ...Array.from({ length: 98 }, (_, i) => 1_000_000_000_000_000 + i)].join()
  const lists = [`id=${values(...jobs)}`, ...Object.entries(options).map(([name, id]) => `${name}=${values(id)}`)]
  t.same((await walk(client, `maxPageSize=1&${lists.join('&')}`)).map(job => job.id), jobs)
})
