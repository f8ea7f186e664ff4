import type { LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob, makeNamed } from '../../factories.js'

const app = await sharedApp()

type Json = Record<string, any>

const call = (client: Client) => async (method:
  | 'GET'
  | 'POST'
  | 'PATCH'
  | 'PUT'
  | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
  await client.send({ method, url: `/api/v1/${url}`, headers, ...(payload === undefined ? {} : { payload }) })
const eventsOf = async ({ companyId }: Client) => await app.database.query<Json>(sql`
  select event, data, personal from events where company_id = ${companyId} and entity_type = 'user' order by id`)
const statuses = (responses: LightMyRequestResponse[]) =>
  Object.fromEntries([...new Set(responses.map(({ statusCode }) => statusCode))].sort().map(status => [
    status, responses.filter(({ statusCode }) => statusCode === status).length
  ]))
const withoutStamps = ({ id, createdAt, updatedAt, ...rest }: Json) => rest
const BLANK = {
  code: null, departmentId: null, departmentCode: null, roleId: null, roleCode: null, branchIds: [], branchCodes: [], active: true
}

async function makeOrganization ({ companyId }: Client) {
  const [departmentId, roleId, north, south] = [
    await makeNamed(app, 'departments', companyId, 'D'), await makeNamed(app, 'roles', companyId, 'R'),
    await makeNamed(app, 'branches', companyId, 'N'), await makeNamed(app, 'branches', companyId, 'S')
  ]
  return { departmentId, roleId, north, south }
}

t.test('a user → created, read, changed, deleted, each with its event, name and e-mail apart', async t => {
  const client = await createClient(app)
  const send = call(client)
  const { departmentId, roleId, north, south } = await makeOrganization(client)
  const full = { name: 'Ada', email: 'Ada@Example.com', code: 'U1', departmentId, roleId, branchIds: [south, north], active: false }
  const created = await send('POST', 'users', full)
  t.equal(created.statusCode, 201)
  const { id } = created.json()
  t.equal(created.headers.location, `/api/v1/users/${id}`)
  t.same(withoutStamps(created.json()), {
    ...full, departmentCode: null, roleCode: null, branchIds: [north, south], branchCodes: [null, null]
  })
  t.same((await send('GET', `users/${id}`)).json(), created.json())
  t.same((await send('GET', 'users')).json().results, [created.json()])
  t.same(withoutStamps(
    (await send('POST', 'users', { name: 'B', email: 'b@example.com' })).json()
  ), { name: 'B', email: 'b@example.com', ...BLANK })

  const patch = async (body: object) => await send('PATCH', `users/${id}`, body)
  for (const same of [{ branchIds: [north, south] }, { branchIds: [south, north] }, { email: 'Ada@Example.com' }]) {
    t.match((await patch(same)).headers.etag, /^"1-/)
  }
  const moved = await patch({ branchIds: [south] })
  t.match(moved.headers.etag, /^"2-/)
  t.same(moved.json().branchIds, [south])
  t.ok(moved.json().updatedAt > created.json().updatedAt)
  t.equal((await patch({ email: 'ada@example.COM' })).json().email, 'ada@example.COM', 'one\'s own address in another spelling')
  t.same(withoutStamps((await patch({ departmentId: null, roleId: null, branchIds: [], code: null, active: true })).json()), {
    name: 'Ada', email: 'ada@example.COM', ...BLANK
  })
  t.equal((await send('DELETE', `users/${id}`)).statusCode, 204)
  const events = (await eventsOf(client)).filter(({ data }) => data.id === id)
  t.same(events.map(({ event }) => event), ['user.created', 'user.changed', 'user.changed', 'user.changed', 'user.deleted'])
  t.match(events[0], { data: { departmentId, branchIds: [north, south] }, personal: { name: 'Ada', email: 'Ada@Example.com' } })
  for (const { data } of events) t.notOk('name' in data || 'email' in data || 'version' in data)
})

t.test('PUT users/by-code/{code} → creates or replaces', async t => {
  const client = await createClient(app)
  const send = call(client)
  const { departmentId, north } = await makeOrganization(client)
  const body = { name: 'Ada', email: 'ada@example.com', departmentId, branchIds: [north], active: false }
  const first = await send('PUT', 'users/by-code/U-1', body)
  t.equal(first.statusCode, 201)
  t.same(withoutStamps(first.json()), {
    ...body, code: 'U-1', departmentCode: null, roleId: null, roleCode: null, branchCodes: [null]
  })
  t.equal((await send('PUT', 'users/by-code/U-1', body)).body, first.body)
  const second = await send('PUT', 'users/by-code/U-1', { name: 'Ada', email: 'ada@example.com' })
  t.same([second.statusCode, withoutStamps(second.json())], [200, { name: 'Ada', email: 'ada@example.com', ...BLANK, code: 'U-1' }])
  t.equal((await send('PUT', 'users/by-code/U-1', { name: 'Ada' })).json().detail, 'email is required')
  const taken = await send('PUT', 'users/by-code/U-2', { name: 'Eve', email: 'ADA@example.com' })
  t.match([taken.statusCode, taken.json().detail], [409, 'a user with the email ADA@example.com already exists'])
  await send('PUT', 'users/by-code/U-2', { name: 'Eve', email: 'eve@example.com' })
  t.equal((await send('PUT', 'users/by-code/U-2', { name: 'Eve', email: 'ADA@example.com' })).statusCode, 409)
  t.same((await eventsOf(client)).map(({ event }) => event), ['user.created', 'user.changed', 'user.created'])
})

t.test('50 at once for one e-mail or code → one 201, never a 500', async t => {
  const client = await createClient(app)
  const send = call(client)
  const many = async (make: (i: number) => Promise<LightMyRequestResponse>) =>
    statuses(await Promise.all(Array.from({ length: 50 }, async (_, i) => await make(i))))
  t.same(
    await many(async i => await send('POST', 'users', { name: 'P', email: i % 2 === 0 ? 'p@x.com' : 'P@X.com' })),
    { 201: 1, 409: 49 },
    'POST, one e-mail'
  )
  t.same(
    await many(async i => await send('PUT', 'users/by-code/one', { name: `P${i % 3}`, email: 'one@x.com' })),
    { 200: 49, 201: 1 },
    'PUT, one code and e-mail'
  )
  t.same(
    await many(async i => await send('PUT', `users/by-code/${i}`, { name: 'P', email: 'shared@x.com' })),
    { 201: 1, 409: 49 },
    'PUT, many codes for one e-mail'
  )
  t.equal((await send('GET', 'users')).json().totalResults, 3)
})

t.test('a department that is deleted while a user comes into it → one of both is refused', async t => {
  const client = await createClient(app)
  const send = call(client)
  for (let round = 0; round < 20; round++) {
    const [departmentId, branchId] = [
      await makeNamed(app, 'departments', client.companyId, 'D'), await makeNamed(app, 'branches', client.companyId, 'B')
    ]
    const [user, ...gone] = await Promise.all([
      send('POST', 'users', { name: 'U', email: `u${round}@x.com`, departmentId, branchIds: [branchId] }),
      send('DELETE', `departments/${departmentId}`), send('DELETE', `branches/${branchId}`)
    ])
    if (user?.statusCode === 201) t.same(gone.map(({ statusCode }) => statusCode), [409, 409])
    else {
      t.equal(user?.statusCode, 400)
      t.match(user?.json().detail, /must name (departments|branches) of this company/)
      t.ok(gone.some(({ statusCode }) => statusCode === 204))
    }
  }
})

t.test('references → must be of the company; each wrong one is named', async t => {
  const [client, stranger] = [await createClient(app), await createClient(app)]
  const send = call(client)
  const own = await makeOrganization(client)
  const foreign = await makeOrganization(stranger)
  const wrong = await send('POST', 'users', {
    name: 'U', email: 'u@x.com', departmentId: foreign.departmentId, roleId: foreign.roleId, branchIds: [own.north, foreign.north]
  })
  t.same(
    [wrong.statusCode, wrong.json().detail],
    [
      400,
      'departmentId must name departments of this company; roleId must name roles of this company; branchIds must name branches of ' +
        'this company'
    ]
  )
  const { id } = (await send('POST', 'users', { name: 'U', email: 'u@x.com', branchIds: [own.north] })).json()
  t.equal((await send('PATCH', `users/${id}`, { branchIds: [foreign.south] })).statusCode, 400)
  t.equal((await send('PATCH', `users/${id}`, { roleId: 9_000_000 })).statusCode, 400)
  t.same((await send('GET', `users/${id}`)).json().branchIds, [own.north])
  t.equal(
    (await send('PATCH', `users/${id}`, { branchIds: [own.south, own.south] })).json().detail, 'branchIds must not contain a value twice'
  )
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    t.equal((await call(stranger)(method, `users/${id}`, method === 'PATCH' ? { name: 'Mine' } : undefined)).statusCode, 404)
  }
  t.equal((await call(stranger)('POST', 'users', { name: 'U', email: 'u@x.com' })).statusCode, 201, 'an e-mail is unique in a company')
})

t.test('DELETE of a user whom jobs name → 409 that says how many jobs', async t => {
  const client = await createClient(app)
  const send = call(client)
  const { id } = (await send('POST', 'users', { name: 'U', email: 'u@x.com' })).json()
  const jobs = [await makeJob(app, client.companyId), await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  await app.database.query(sql`
    update jobs set recruiter_id = ${id}, manager_id = ${id} where company_id = ${client.companyId} and id = ${jobs[0]?.id}`)
  t.equal((await send('DELETE', `users/${id}`)).json().detail, 'the user is used by 1 job')
  await app.database.query(sql`update jobs set manager_id = ${id} where company_id = ${client.companyId} and id = ${jobs[1]?.id}`)
  const refused = await send('DELETE', `users/${id}`)
  t.same([refused.statusCode, refused.json().detail], [409, 'the user is used by 2 jobs'])
})

t.test('GET users → filters by name, code and e-mail', async t => {
  const client = await createClient(app)
  const send = call(client)
  for (const [name, code] of [['João', 'J'], ['Ana', 'A'], ['JOANA', 'N']] as const) {
    await send('POST', 'users', { name, code, email: `${code}@Example.com` })
  }
  const codes = async (query: string) => (await send('GET', `users?${query}`)).json().results.map(({ code }: Json) => code)
  const cases: Array<[string, string[]]> = [
    ['name=joa', ['J', 'N']], ['name=ana', ['A', 'N']], ['code=A', ['A']], ['email=a@example.COM', ['A']], ['email=example', []],
    ['email=A%40example.com&name=jo', []], ['order=name+desc', ['J', 'N', 'A']]
  ]
  for (const [query, wanted] of cases) t.same(await codes(query), wanted, query)
  t.equal((await send('GET', 'users?email=a&email=b')).json().detail, 'email must be given once')
  t.same((await send('GET', 'users?fields=email,branchIds&code=A')).json().results, [{ email: 'A@Example.com', branchIds: [] }])
})
