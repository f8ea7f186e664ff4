import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeCandidate } from '../../factories.js'
import type { Scope } from '../../../src/domain/shared/scopes.js'

const app = await sharedApp()

const URL = '/api/v2/candidates'
const ADA = {
  name: 'Ada',
  lastName: 'Moreira',
  email: 'Ada@Example.com',
  mobileNumber: '+55 81 5550-0142',
  identificationDocument: 'TEST-1',
  birthdate: '1990-05-01',
  country: 'BR',
  skills: ['TypeScript'],
  languages: [{ language: 'Portuguese', level: 'native' }],
  salaryExpectation: 6000.5
}

const post = async (client: Client, payload: object, query = '') => await client.send({ method: 'POST', url: URL + query, payload })
const patch = async (client: Client, id: number, payload: object, headers = {}) => await client.send({
  method: 'PATCH', url: `${URL}/${id}`, payload, headers
})
const codes = (response: { json: () => any }) => response.json().errors.map((item: any) => `${item.code} ${item.target}`)

interface EventRow { event: string, data: Record<string, unknown>, personal: Record<string, unknown> | null }
async function eventsOf (companyId: number, id: number): Promise<EventRow[]> {
  return await app.database.query<EventRow>(sql`
    select event, data, personal from events where company_id = ${companyId} and candidate_id = ${id} order by id`)
}

t.test('POST → 201 with everything that was given, Location and ETag; then it can be read', async t => {
  const client = await createClient(app)
  const created = await post(client, ADA)
  t.equal(created.statusCode, 201)
  const body = created.json()
  t.match(body, { ...ADA, phoneNumber: null, city: null, anonymizedAt: null })
  t.equal(created.headers.location, `${URL}/${body.id}`)
  const read = await client.get(`${URL}/${body.id}`)
  t.same(read.json(), body)
  t.equal(read.headers.etag, created.headers.etag)
  t.match(read.headers.etag, /^"1-/)
  t.equal((await client.get(`${URL}/${body.id}`, { 'if-none-match': String(read.headers.etag) })).statusCode, 304)
  t.equal((await (await createClient(app)).get(`${URL}/${body.id}`)).statusCode, 404, 'not in another company')
})

t.test('POST → three fields are enough; lists are empty then', async t => {
  const client = await createClient(app)
  const body = (await post(client, { name: 'Bo', lastName: 'Li', email: 'bo@example.com' })).json()
  t.match(body, { skills: [], languages: [], schooling: null, salaryExpectation: null, identificationDocument: null })
})

t.test('POST → an event holds what is personal apart, and nothing gated', async t => {
  const client = await createClient(app)
  const { id, createdAt, updatedAt } = (await post(client, ADA)).json()
  const [event, ...more] = await eventsOf(client.companyId, id)
  t.same(more, [])
  t.equal(event?.event, 'candidate.created')
  t.same(event?.data, { id, createdAt, updatedAt, anonymizedAt: null })
  t.match(event?.personal, { name: 'Ada', email: 'Ada@Example.com', skills: ['TypeScript'] })
  t.notMatch(JSON.stringify(event), /TEST-1|6000\.5/)
})

t.test('POST → bad bodies name each field', async t => {
  const client = await createClient(app)
  const bad = await post(client, {
    name: '',
    lastName: null,
    email: 'x',
    skills: 'a',
    languages: [{ language: 'x' }],
    birthdate: '2000-02-30',
    country: 'Brazil',
    salaryExpectation: -1,
    id: 1,
    updatedAt: '2026-01-01T00:00:00Z'
  })
  t.equal(bad.statusCode, 400)
  t.same(
    new Set(bad.json().errors.map((item: any) => item.target)),
    new Set(['name', 'lastName', 'email', 'skills', 'languages.0.level', 'birthdate', 'country', 'salaryExpectation', 'id', 'updatedAt'])
  )
  t.same(codes(await post(client, {})), ['BAD_ARGUMENT name', 'BAD_ARGUMENT lastName', 'BAD_ARGUMENT email'])
  t.equal((await post(client, { ...ADA, name: 'a\0' })).statusCode, 400)
})

t.test('POST → 409 names the live candidate with the same e-mail, in any case; another company may have it', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, ADA)).json()
  const again = await post(client, { ...ADA, email: 'ADA@example.COM' })
  t.equal(again.statusCode, 409)
  t.same(codes(again), ['ALREADY_EXISTS email'])
  t.match(again.json().errors[0].message, String(id))
  t.equal((await post(await createClient(app), ADA)).statusCode, 201)
  const dry = { ...ADA, email: 'dry@example.com', identificationDocument: 'TEST-DRY' }
  t.equal((await post(client, dry, '?validateOnly=true')).statusCode, 201)
  t.equal((await post(client, dry)).statusCode, 201, 'a dry run leaves nothing')
})

t.test('50 POSTs of one e-mail at once → one 201, all others 409 that name it', async t => {
  const client = await createClient(app)
  const answers = await Promise.all(Array.from({ length: 50 }, async () => await post(client, ADA)))
  const created = answers.filter(({ statusCode }) => statusCode === 201)
  t.equal(created.length, 1)
  const others = answers.filter(({ statusCode }) => statusCode === 409)
  t.equal(others.length, 49)
  t.ok(others.every(({ body }) => body.includes(`the id ${created[0]?.json().id}`)))
  const [rows] = await app.database.query(sql`
    select (select count(*) from candidates where company_id = ${client.companyId}) as candidates, (select count(*) from events
      where company_id = ${client.companyId}) as events`)
  t.same(rows, { candidates: 1, events: 1 })
})

t.test('PATCH → changes what is sent, null clears, the same again changes nothing', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, ADA)).json()
  const changed = await patch(client, id, {
    name: 'Ana', mobileNumber: null, skills: [], email: 'ana@example.com', salaryExpectation: null
  })
  t.equal(changed.statusCode, 200)
  t.match(changed.json(), {
    name: 'Ana', lastName: 'Moreira', mobileNumber: null, skills: [], email: 'ana@example.com', salaryExpectation: null
  })
  t.match(changed.headers.etag, /^"2-/)
  t.ok(changed.json().updatedAt >= changed.json().createdAt)
  const same = await patch(client, id, { name: 'Ana', skills: [], languages: [{ level: 'native', language: 'Portuguese' }] })
  t.same([same.json(), same.headers.etag], [changed.json(), changed.headers.etag])
  t.same((await eventsOf(client.companyId, id)).map(({ event }) => event), ['candidate.created', 'candidate.updated'])
  t.equal((await post(client, { ...ADA, identificationDocument: null })).statusCode, 201, 'the e-mail of before is free')
})

t.test('PATCH → 400, 404, 409 and 412, without any effect', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, ADA)).json()
  const other = (await post(client, { ...ADA, email: 'other@example.com', identificationDocument: null })).json().id
  t.same(codes(await patch(client, id, { name: null, skills: null, x: 1 })), ['BAD_ARGUMENT x', 'BAD_ARGUMENT name', 'BAD_ARGUMENT skills'])
  t.same(codes(await patch(await createClient(app), id, { name: 'x' })), ['NOT_FOUND id'])
  const taken = await patch(client, id, { name: 'New', email: 'OTHER@example.com' })
  t.same([taken.statusCode, codes(taken)], [409, ['ALREADY_EXISTS email']])
  t.match(taken.json().errors[0].message, String(other))
  t.same(codes(await patch(client, id, { name: 'New' }, { 'if-match': '"7-abc"' })), ['STALE_VERSION If-Match'])
  t.match((await client.get(`${URL}/${id}`)).json(), { name: 'Ada', email: 'Ada@Example.com' })
  t.equal((await eventsOf(client.companyId, id)).length, 1)
  t.equal((await patch(client, id, { email: 'ADA@EXAMPLE.COM' })).statusCode, 200, 'one\'s own e-mail in other letters')
})

t.test('two PATCHes with the same If-Match at once → one 200, one 412', async t => {
  const client = await createClient(app)
  const created = await post(client, ADA)
  const answers = await Promise.all([
    'A', 'B'
  ].map(async name => await patch(client, created.json().id, { name }, { 'if-match': String(created.headers.etag) })))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 412])
})

t.test('gated fields → neither read nor written without their scopes', async t => {
  const admin = await createClient(app)
  const { companyId } = admin
  const withScopes = async (...scopes: Scope[]) => await createClient(app, {
    companyId, scopes: ['candidates:read', 'candidates:write', ...scopes]
  })
  const [plain, sensitive, pay] = [await withScopes(), await withScopes('candidates:sensitive'), await withScopes('compensation:read')]
  const { id } = (await post(admin, ADA)).json()
  for (const [client, fields] of [
    [plain, []], [sensitive, ['identificationDocument']], [pay, ['salaryExpectation']]
  ] as Array<[Client, string[]]>) {
    const bodies = [
      (await client.get(`${URL}/${id}`)).json(), (await client.get(`${URL}?fields=all`)).json().results[0],
      (await patch(client, id, { city: 'Recife' })).json()
    ]
    for (const body of bodies) {
      t.same(Object.keys(body).filter(name => ['identificationDocument', 'salaryExpectation'].includes(name)), fields)
    }
  }
  const { name, lastName } = ADA
  for (const [field, scope] of [['identificationDocument', 'candidates:sensitive'], ['salaryExpectation', 'compensation:read']] as const) {
    for (const answer of [
      await post(plain, { name, lastName, email: 'new@example.com', [field]: ADA[field] }), await patch(plain, id, { [field]: null })
    ]) {
      t.equal(answer.statusCode, 403)
      t.match(answer.json().errors[0].message, scope)
    }
  }
  t.equal((await patch(sensitive, id, { identificationDocument: null })).statusCode, 200)
  const filtered = await plain.get(`${URL}?identificationDocument=TEST-1`)
  t.same([filtered.statusCode, codes(filtered)], [403, ['FORBIDDEN Authorization']])
  t.match(filtered.json().errors[0].message, 'candidates:sensitive')
})

t.test('a document that another live candidate has, however it is written → 409 with the id of that', async t => {
  const client = await createClient(app)
  const make = async (email: string, identificationDocument: string | null) =>
    await post(client, { name: 'Ada', lastName: 'M', email, identificationDocument })
  const first = (await make('a@example.com', '12.345.678-x')).json()
  const refused = await make('b@example.com', '12345678X')
  t.same([refused.statusCode, codes(refused)], [409, ['ALREADY_EXISTS identificationDocument']])
  t.equal(refused.headers.location, `${URL}/${first.id}`)
  t.same((await client.get(`${URL}?email=b@example.com`)).json().results, [], 'nothing is kept of it')

  const other = (await make('b@example.com', '999')).json()
  t.same(codes(await patch(client, other.id, { identificationDocument: '12 345 678 X' })), ['ALREADY_EXISTS identificationDocument'])
  t.equal((await patch(client, first.id, { identificationDocument: '12345678X' })).statusCode, 200, 'its own, written otherwise')
  for (const [index, none] of [null, null, '-', '-'].entries()) t.equal((await make(`none${index}@example.com`, none)).statusCode, 201)
  t.equal((await make('c@example.com', '12345678Y')).statusCode, 201)
  t.equal((await post(await createClient(app), { ...ADA, identificationDocument: '999' })).statusCode, 201, 'companies do not share them')

  const both = await Promise.all(['d', 'e'].map(async name => await make(`${name}@example.com`, 'AT ONCE')))
  t.same(both.map(({ statusCode }) => statusCode).sort(), [201, 409])
  t.equal((await client.send({ method: 'POST', url: `${URL}/${first.id}/anonymize` })).statusCode, 200)
  t.equal((await make('f@example.com', '12345678X')).statusCode, 201, 'of an anonymized one nothing is left')
})

t.test('GET list → filters', async t => {
  const client = await createClient(app)
  const first = (await post(client, ADA)).json()
  const second = (await post(client, { ...ADA, email: 'b@example.com', identificationDocument: 'TEST-2' })).json()
  await makeCandidate(app, (await createClient(app)).companyId)
  const ids = async (query: string) => (await client.get(`${URL}?${query}`)).json().results.map((row: any) => row.id)
  t.same(await ids(''), [first.id, second.id])
  t.same(await ids(`id=${second.id},999999`), [second.id])
  t.same(await ids('email=ADA@EXAMPLE.com'), [first.id])
  for (const spelling of ['TEST-2', 'test2', 't.e s/t2']) t.same(await ids(`identificationDocument=${spelling}`), [second.id], spelling)
  t.same(await ids(`updatedAfter=${second.updatedAt}`), first.updatedAt === second.updatedAt ? [first.id, second.id] : [second.id])
  t.same(await ids(`updatedBefore=${first.updatedAt}`), [])
  t.same(await ids('email=b@example.com&identificationDocument=TEST-1'), [])
  t.same((await client.get(`${URL}?fields=id,languages&maxPageSize=1`)).json().results, [{ id: first.id, languages: ADA.languages }])
  for (const query of ['email=', 'email=a&email=b', 'id=x', 'fields=x', 'q=']) {
    t.equal((await client.get(`${URL}?${query}`)).statusCode, 400, query)
  }
})
