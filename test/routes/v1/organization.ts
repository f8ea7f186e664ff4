import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob } from '../../factories.js'

const app = await sharedApp()

type Json = Record<string, any>
const KINDS = [
  {
    plural: 'departments',
    name: 'department',
    blank: { code: null, similarTo: null, active: true },
    full: { name: 'Engenharia', code: 'ENG', similarTo: 'Technology', active: true }
  },
  {
    plural: 'roles',
    name: 'role',
    blank: { code: null, similarTo: null, active: true },
    full: { name: 'Líder', code: 'LEAD', similarTo: 'Manager', active: true }
  },
  {
    plural: 'branches',
    name: 'branch',
    blank: { code: null, path: [], city: null, state: null, country: null, active: true },
    full: { name: 'São Paulo', code: 'SP', path: ['Brazil', 'São Paulo'], city: 'São Paulo', state: 'SP', country: 'BR', active: true }
  }
] as const

const call = (client: Client) => async (method:
  | 'GET'
  | 'POST'
  | 'PATCH'
  | 'PUT'
  | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
  await client.send({ method, url: `/api/v1/${url}`, headers, ...(payload === undefined ? {} : { payload }) })

const eventsOf = async ({ companyId }: Client) => await app.database.query<Json>(sql`
  select event, entity_type as type, entity_id as "entityId", data, personal, token_name as "tokenName" from events
    where company_id = ${companyId} order by id`)
const namesOf = async (client: Client) => (await eventsOf(client)).map(({ event }) => event)
const statuses = (responses: LightMyRequestResponse[]) =>
  Object.fromEntries([...new Set(responses.map(({ statusCode }) => statusCode))].sort().map(status => [
    status, responses.filter(({ statusCode }) => statusCode === status).length
  ]))
const withoutStamps = ({ id, createdAt, updatedAt, ...rest }: Json) => rest

for (const { plural, name, blank, full } of KINDS) {
  t.test(`${plural} → created, read, changed, deleted, each with its event`, async t => {
    const client = await createClient(app)
    const send = call(client)
    const created = await send('POST', plural, full)
    t.equal(created.statusCode, 201)
    const { id } = created.json()
    t.equal(created.headers.location, `/api/v1/${plural}/${id}`)
    t.match(created.headers.etag, /^"1-/)
    t.same(withoutStamps(created.json()), full)
    const read = await send('GET', `${plural}/${id}`)
    t.same(read.body, created.body)
    t.equal(read.headers.etag, created.headers.etag)
    t.same(withoutStamps((await send('POST', plural, { name: 'Only a name' })).json()), { name: 'Only a name', ...blank })

    const changed = await send('PATCH', `${plural}/${id}`, { name: 'Other', code: null })
    t.same(withoutStamps(changed.json()), { ...full, name: 'Other', code: null })
    t.match(changed.headers.etag, /^"2-/)
    for (const same of [{ name: 'Other' }, { code: null }]) {
      t.match((await send('PATCH', `${plural}/${id}`, same)).headers.etag, /^"2-/, 'nothing new, no new version')
    }
    t.equal((await send('DELETE', `${plural}/${id}`)).statusCode, 204)
    t.equal((await send('GET', `${plural}/${id}`)).statusCode, 404)
    t.equal((await send('DELETE', `${plural}/${id}`)).statusCode, 404)
    const events = (await eventsOf(client)).filter(({ entityId }) => entityId === String(id))
    t.same(events.map(({ event }) => event), [`${name}.created`, `${name}.changed`, `${name}.deleted`])
    t.match(
      events,
      [{ type: name, data: created.json(), personal: null, tokenName: 'Test token' }, { data: changed.json() }, { data: changed.json() }]
    )
    t.equal(events[0]?.data.version, undefined)
  })

  t.test(`PUT ${plural}/by-code/{code} → creates, then replaces; the same again changes nothing`, async t => {
    const client = await createClient(app)
    const send = call(client)
    const code = 'a/b, ç'
    const url = `${plural}/by-code/${encodeURIComponent(code)}`
    const first = await send('PUT', url, { ...full, code })
    t.equal(first.statusCode, 201)
    t.same(withoutStamps(first.json()), { ...full, code })
    t.equal(first.headers.location, `/api/v1/${plural}/${first.json().id}`)
    const again = await send('PUT', url, { ...full, code })
    t.same([again.statusCode, again.body, again.headers.location], [200, first.body, undefined])
    const second = await send('PUT', url, { name: 'Bare' })
    t.equal(second.statusCode, 200)
    t.same(withoutStamps(second.json()), { name: 'Bare', ...blank, code }, 'absent fields are blank')
    t.equal(second.json().id, first.json().id)
    t.match(second.headers.etag, /^"2-/)
    t.same(await namesOf(client), [`${name}.created`, `${name}.changed`])

    t.equal((await send('PUT', url, { name: 'X' }, { 'if-match': first.headers.etag as string })).statusCode, 412)
    t.equal((await send('PUT', `${plural}/by-code/new`, { name: 'X' }, { 'if-match': first.headers.etag as string })).statusCode, 412)
    t.equal((await send('PUT', `${plural}/by-code/new`, { name: 'X' }, { 'if-match': '*' })).statusCode, 412, '* is for what is there')
    t.equal((await send('PUT', url, { name: 'X' }, { 'if-match': second.headers.etag as string })).statusCode, 200)
    t.equal((await send('PUT', url, { name: 'X' }, { 'if-match': '*' })).statusCode, 200)
    for (const [body, detail] of [
      [{ name: 'X', code: 'other' }, /^code must be the one in the path/], [{ name: 'X', code: null }, /^code must be a string/],
      [{}, /^name is required/]
    ] as const) {
      const wrong = await send('PUT', url, body)
      t.equal(wrong.statusCode, 400)
      t.match(wrong.json().detail, detail)
    }
    t.equal((await send('PUT', `${plural}/by-code/${'x'.repeat(256)}`, { name: 'X' })).statusCode, 400)
    t.equal((await send('PUT', `${plural}/by-code/a%00b`, { name: 'X' })).statusCode, 400)
  })

  t.test(`50 at once for one code of ${plural} → one 201; for POST the others 409, for PUT 200`, async t => {
    const client = await createClient(app)
    const send = call(client)
    const posts = await Promise.all(Array.from({ length: 50 }, async (_, i) => await send('POST', plural, { name: `N${i}`, code: 'post' })))
    t.same(statuses(posts), { 201: 1, 409: 49 })
    t.match(posts.find(({ statusCode }) => statusCode === 409)?.json(), {
      title: 'Conflict', detail: `a ${name} with the code post already exists`
    })
    const puts = await Promise.all(Array.from({ length: 50 }, async (_, i) =>
      await send('PUT', `${plural}/by-code/put`, { name: `N${i % 5}` })))
    t.same(statuses(puts), { 200: 49, 201: 1 })
    t.equal(new Set(puts.map(each => each.json().id)).size, 1)
    t.equal((await send('GET', plural)).json().totalResults, 2)
  })

  t.test(`DELETE of one of the ${plural} that is used → 409 that says by how many`, async t => {
    const client = await createClient(app)
    const send = call(client)
    const { id } = (await send('POST', plural, full)).json()
    const makeUser = async (email: string) => await send('POST', 'users', {
      name: 'U', email, ...(name === 'branch' ? { branchIds: [id] } : { [`${name}Id`]: id })
    })
    const user = await makeUser('one@example.com')
    t.equal((await send('DELETE', `${plural}/${id}`)).json().detail, `the ${name} is used by 1 user`)
    await makeJob(app, client.companyId, { [`${name}Id`]: id })
    const { id: jobId } = await makeJob(app, client.companyId, { [`${name}Id`]: id })
    const refused = await send('DELETE', `${plural}/${id}`)
    t.same([refused.statusCode, refused.json()], [409, {
      title: 'Conflict', detail: `the ${name} is used by 2 jobs and 1 user`, status: 409
    }])
    t.equal((await send('GET', `${plural}/${id}`)).statusCode, 200)
    await send('DELETE', `users/${user.json().id}`)
    await app.database.query(sql`delete from steps where company_id = ${client.companyId}`)
    await app.database.query(sql`delete from jobs where company_id = ${client.companyId} and id <> ${jobId}`)
    t.equal((await send('DELETE', `${plural}/${id}`)).json().detail, `the ${name} is used by 1 job`)
    await app.database.query(sql`delete from jobs where company_id = ${client.companyId}`)
    t.equal((await send('DELETE', `${plural}/${id}`)).statusCode, 204)
  })

  t.test(`GET ${plural} → pages, orders, filters and fields`, async t => {
    const client = await createClient(app)
    const send = call(client)
    for (const [i, each] of ['Élan', 'beta', '100% elan_x', 'Zeta'].entries()) {
      await send('POST', plural, { name: each, code: `C${i}` })
      // Each has a time of its own.
      await sleep(2)
    }
    const codes = async (query: string) => (await send('GET', `${plural}?${query}`)).json().results.map(({ code }: Json) => code)
    t.match((await send('GET', `${plural}?perPage=3&page=2`)).json(), {
      results: [{ name: 'Zeta', code: 'C3' }], totalResults: 4, page: 2, totalPages: 2
    })
    const cases: Array<[string, string[]]> = [
      ['name=elan', ['C0', 'C2']], ['name=%C3%89LAN', ['C0', 'C2']], ['name=%25', ['C2']], ['name=_', ['C2']], ['name=nobody', []],
      ['code=C1', ['C1']], ['code=c1', []], ['code=C2&name=elan', ['C2']],
      ['order=name+asc', ['C2', 'C3', 'C1', 'C0']], ['order=name+desc', ['C0', 'C1', 'C3', 'C2']],
      ['order=id+desc', ['C3', 'C2', 'C1', 'C0']], ['order=createdAt+asc', ['C0', 'C1', 'C2', 'C3']],
      ['order=updatedAt+desc&perPage=1', ['C3']]
    ]
    for (const [query, wanted] of cases) t.same(await codes(query), wanted, query)
    t.same((await send('GET', `${plural}?fields=name&code=C1`)).json().results, [{ name: 'beta' }])
    t.equal((await send('GET', `${plural}?name=`)).json().detail, 'name must not be empty')
    t.equal((await send('GET', `${plural}?fields=version&page=0&code=1&code=2`)).json().detail.split('; ').length, 3)
    t.equal((await send('GET', `${plural}?email=x`)).headers['x-ignored-parameters'], 'email')
  })
}

t.test('wrong bodies and ids → 400 that names each wrong field, and nothing happens', async t => {
  const client = await createClient(app)
  const send = call(client)
  const wrong = {
    name: 1, code: '', path: ['', 'x', null, 4], city: 'x'.repeat(256), state: {}, country: 'br', id: 1, version: 2, companyId: 3
  }
  const response = await send('POST', 'branches', wrong)
  t.equal(response.statusCode, 400)
  t.same(
    response.json().detail.split('; ').map((item: string) => item.split(' ')[0]).sort(),
    ['city', 'code', 'companyId', 'country', 'id', 'name', 'path.0', 'path.2', 'path.3', 'state', 'version'].sort()
  )
  const { id } = (await send('POST', 'roles', { name: 'R', code: 'R1' })).json()
  await send('POST', 'roles', { name: 'S', code: 'S1' })
  t.match((await send('PATCH', `roles/${id}`, { code: 'S1' })).json(), { status: 409, detail: 'a role with the code S1 already exists' })
  t.match((await send('PATCH', `roles/${id}`, { name: null })).json(), { status: 400, detail: 'name must be a string' })
  t.match((await send('PATCH', `roles/${id}`, { path: [] })).json(), {
    status: 400, detail: /^path is not a known field \(known: name, code, similarTo, active\)$/
  })
  for (const bad of ['1e2', '0', 'x', '007']) t.equal((await send('PATCH', `roles/${bad}`, { name: 'X' })).statusCode, 400, bad)
  t.equal((await send('GET', `roles/${id}`)).json().code, 'R1')
  t.same(await namesOf(client), ['role.created', 'role.created'])
})
