import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t, type Test } from '../../part.js'
import { post, URL } from '../../person.js'

const app = await sharedApp()

interface Pair { client: Client, stays: any, gone: any }

/** Two candidates of a new company. */
async function makePair (own = {}, others = {}): Promise<Pair> {
  const client = await createClient(app)
  const [stays, gone] = [
    await post(client, URL, { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com', ...own }),
    await post(client, URL, { name: 'Ada', lastName: 'Bezerra', email: 'ada.m@example.com', ...others })
  ].map(answer => answer.json())
  return { client, stays, gone }
}

const merge = async ({ client, stays, gone }: Pair, query = '') =>
  await post(client, `${URL}/${stays.id}/merge${query}`, { duplicateId: gone.id })
const unmerge = async (client: Client, id: number) => await post(client, `${URL}/${id}/unmerge`)
const get = async (client: Client, id: number) => (await client.get(`${URL}/${id}`)).json()
/** The events after this one, whether or not they have a position yet. */
async function eventsAfter ({ companyId }: Client, id = 0): Promise<{ results: any[], last: number }> {
  const results = await app.database.query<any>(sql`
    select id, event, entity_id as "entityId", data || coalesce(personal, '{}') as data from events
    where company_id = ${companyId} and id > ${id} order by id`)
  return { results, last: results.at(-1)?.id ?? id }
}
const namesOf = ({ results }: any) => results.map(({ event, entityId }: any) => `${event} ${entityId}`)

function isRefused (t: Test, answer: any, code: string, location?: string): void {
  t.match(answer, { statusCode: 409, headers: { 'x-error-code': code } }, answer.body)
  if (location !== undefined) t.equal(answer.headers.location, location)
}

t.test('merge → applications move, empty fields are filled, everything in events', async t => {
  const pair = await makePair(
    { city: 'Recife' }, { city: 'Olinda', skills: ['SQL'], salaryExpectation: 5000, identificationDocument: '1-2', code: 'C-2' })
  const { client, stays, gone } = pair
  const { companyId } = client
  const jobs = [await makeJob(app, companyId), await makeJob(app, companyId)]
  await makeApplication(app, companyId, { job: jobs[0] as any, candidateId: stays.id })
  const moving = await makeApplication(app, companyId, { job: jobs[1] as any, candidateId: gone.id })
  const ended = await makeApplication(app, companyId, { job: jobs[0] as any, candidateId: gone.id, status: 'reproved' })
  const { last } = await eventsAfter(client)

  t.match(await merge(pair, '?validateOnly=true'), { statusCode: 200 })
  t.match(await get(client, gone.id), { email: 'ada.m@example.com' }, 'a dry run changes nothing')
  const answer = await merge(pair)
  t.equal(answer.statusCode, 200, answer.body)
  t.match(answer.json(), {
    id: stays.id,
    code: null,
    city: 'Recife',
    email: 'ada@example.com',
    skills: ['SQL'],
    salaryExpectation: 5000,
    identificationDocument: '1-2'
  })
  t.match(answer.headers.etag, /^"2-/)
  t.same(await get(client, stays.id), answer.json())

  const found = await client.get(`/api/v2/merges/${gone.id}`)
  t.match(found, { statusCode: 200, headers: { etag: /^"2-/ } })
  const { mergedAt, updatedAt, ...shown } = found.json()
  t.same(shown, { id: gone.id, candidateId: gone.id, mergedIntoId: stays.id })
  t.equal(updatedAt, mergedAt)
  for (const id of [moving, ended]) {
    t.match((await client.get(`/api/v2/applications/${id}`)).json(), { candidateId: stays.id, candidateCode: null })
  }
  const events = await eventsAfter(client, last)
  t.same(namesOf(events), [`candidate.merged ${stays.id}`, `application.changed ${moving}`, `application.changed ${ended}`])
  const { data } = events.results[0]
  t.match(data, { id: stays.id, skills: ['SQL'], duplicateId: gone.id })
  t.same(data.duplicate, found.json())
  t.same(data.changed.sort(), ['identificationDocument', 'salaryExpectation', 'skills'])
  t.notOk('salaryExpectation' in data || 'identificationDocument' in data, 'gated values are in no event')
  t.match(events.results[1].data, { candidateId: stays.id, changed: ['candidateId', 'candidateCode'], candidate: { id: stays.id } })

  t.equal((await merge(pair)).statusCode, 200, 'the same again')
  t.same((await eventsAfter(client, events.last)).results, [], 'changes nothing')
})

t.test('a merged candidate → is in no list, export, search or filter of candidates', async t => {
  const pair = await makePair({}, {
    phoneNumber: '+55 81 5555', city: 'Olinda', skills: ['COBOL'], identificationDocument: '77', code: 'X-1'
  })
  const { client, stays, gone } = pair
  await merge(pair)
  const idsOf = async (query: string) => (await client.get(`${URL}${query}`)).json().results.map(({ id }: any) => id)
  const listed = (await client.get(URL)).json().results
  t.same(listed, [await get(client, stays.id)])
  t.same(await idsOf('?updatedAfter=2020-01-01T00:00:00Z'), [stays.id], 'by time of change, too')
  t.same(await idsOf(`?ids=${gone.id}`), [])
  t.equal((await client.get(`${URL}?fields=mergedIntoId`)).statusCode, 400)
  const lines = (await client.get('/api/v2/exports/candidates')).body.trim().split('\n')
  t.same(lines.slice(0, -1).map((line: string) => JSON.parse(line)), listed)

  t.same(await idsOf('?q=bezerra'), [])
  t.same(await idsOf('?q=ada.m@example.com'), [])
  t.same(await idsOf('?q=ada'), [stays.id])
  for (const query of ['phone=5581%205555', 'city=olinda', 'skill=COBOL', 'identificationDocument=77']) {
    t.same(await idsOf(`?${query}`), [stays.id], `${query}: the one that was filled`)
  }
  t.same(await idsOf('?email=ada.m@example.com'), [stays.id])
  t.same(await idsOf('?code=X-1'), [stays.id])
  t.same(await idsOf('?code=X-1&email=ada.m@example.com&city=olinda'), [stays.id])
  t.same(await idsOf(`?code=X-1&ids=${gone.id}`), [])
})

t.test('e-mail and code of a merged candidate → lead to the one that stays', async t => {
  const pair = await makePair({ code: 'C-1' }, { code: 'C-2' })
  const { client, stays, gone } = pair
  await merge(pair)
  const job = await makeJob(app, client.companyId)
  const apply = async (body: object) => await post(client, `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/applications`, body)
  const person = { name: 'Ada', lastName: 'Morera', email: 'Ada.M@example.com' }
  for (const body of [
    { candidateId: gone.id }, { candidateCode: 'C-2' }, { candidateId: stays.id, candidateCode: 'C-2' },
    { candidateId: gone.id, candidateCode: 'C-1' }, { manualCandidate: person }
  ]) {
    const answer = await apply(body)
    t.match(answer, { statusCode: 201 }, `${JSON.stringify(body)} ${answer.body}`)
    t.match(answer.json(), { candidateId: stays.id, candidateCode: 'C-1', candidate: { id: stays.id, email: 'ada@example.com' } })
  }
  t.match((await client.get('/api/v2/applications?candidateCode=C-2')).json().results.length, 5)
  t.match((await client.get('/api/v2/applications?candidateEmail=ada.m@example.com')).json().results.length, 5)
  const other = await makeCandidate(app, client.companyId)
  t.equal((await apply({ candidateId: other, candidateCode: 'C-2' })).statusCode, 400)

  t.match((await client.get(`${URL}/by-code/C-2`)).json(), { id: stays.id, code: 'C-1' })
  isRefused(t, await post(client, URL, person), 'ALREADY_EXISTS', `${URL}/${stays.id}`)
  isRefused(t, await post(client, URL, { ...person, email: 'b@example.com', code: 'C-2' }), 'ALREADY_EXISTS', `${URL}/${stays.id}`)
  const put = await client.send({ method: 'PUT', url: `${URL}/by-code/C-2`, payload: { ...person, email: 'ada@example.com' } })
  t.match(put, { statusCode: 200 }, put.body)
  t.equal(put.json().id, stays.id)

  const bulk = await post(client, '/api/v1/candidates/bulk', { items: [{ ...person, lastName: 'Moreira', city: 'Natal' }] })
  t.match(bulk.json(), { failed: 0, results: [{ status: 200, body: { id: stays.id, email: 'ada@example.com', city: 'Natal' } }] })
  const upsert = await post(client, `/api/v1/jobs/${job.id}/applications/by-code/bulk`, {
    items: [{ code: 'A-1', candidateEmail: 'ada.m@example.com' }]
  })
  t.match(upsert.json(), { failed: 0, results: [{ status: 201, body: { candidateId: stays.id } }] }, upsert.body)
})

t.test('writes to a merged candidate → 409 that names the one that stays', async t => {
  const pair = await makePair()
  const { client, stays, gone } = pair
  const third = await makeCandidate(app, client.companyId)
  await merge(pair)
  const location = `${URL}/${stays.id}`
  isRefused(t, await client.send({ method: 'PATCH', url: `${URL}/${gone.id}`, payload: { city: 'Natal' } }), 'MERGED', location)
  isRefused(t, await post(client, `${URL}/${gone.id}/merge`, { duplicateId: third }), 'MERGED', location)
  isRefused(t, await post(client, `${URL}/${third}/merge`, { duplicateId: gone.id }), 'MERGED', location)
  isRefused(t, await post(client, `${URL}/${gone.id}/merge`, { duplicateId: stays.id }), 'MERGED', location)
  isRefused(t, await post(client, `${URL}/${gone.id}/anonymize`), 'MERGED', location)
  t.match(await post(client, `${URL}/${stays.id}/merge`, { duplicateId: stays.id }), {
    statusCode: 400, headers: { 'x-error-details': '"duplicateId";rule=invalid' }
  })
  t.equal((await post(client, `${URL}/${stays.id}/merge`, { duplicateId: 999_999 })).statusCode, 404)
  t.equal((await post(client, `${URL}/999999/merge`, { duplicateId: stays.id })).statusCode, 404)
  const stranger = await createClient(app)
  t.equal((await post(stranger, `${URL}/${await makeCandidate(app, stranger.companyId)}/merge`, { duplicateId: third })).statusCode, 404)
  t.equal((await unmerge(stranger, gone.id)).statusCode, 404)
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['candidates:read'] })
  t.equal((await post(reader, `${URL}/${stays.id}/merge`, { duplicateId: third })).statusCode, 403)
  t.equal((await unmerge(reader, gone.id)).statusCode, 403)
  const writer = await createClient(app, { companyId: client.companyId, scopes: ['candidates:write'] })
  t.match(await post(writer, `${URL}/${stays.id}/merge`, { duplicateId: third }), { statusCode: 204, body: '' })
})

t.test('two live applications for one job → 409 that names both', async t => {
  const pair = await makePair()
  const { client, stays, gone } = pair
  const job = await makeJob(app, client.companyId)
  const ids = [
    await makeApplication(app, client.companyId, { job, candidateId: stays.id }),
    await makeApplication(app, client.companyId, { job, candidateId: gone.id, status: 'hired' })
  ]
  const answer = await merge(pair)
  isRefused(t, answer, 'ALREADY_EXISTS', `/api/v1/jobs/${job.id}/applications/${ids[0]}`)
  for (const id of ids) t.match(answer.json().errors[0].message, String(id))
  t.match(await get(client, gone.id), { email: 'ada.m@example.com' })
})

t.test('unmerge → undoes what was moved and filled, where nobody has changed it', async t => {
  const others = { city: 'Olinda', state: 'PE', skills: ['SQL'], salaryExpectation: 5000, code: 'C-2' }
  const pair = await makePair({}, others)
  const { client, stays, gone } = pair
  const { companyId } = client
  const moved = await makeApplication(app, companyId, { candidateId: gone.id })
  const own = await makeApplication(app, companyId, { candidateId: stays.id })
  await merge(pair)
  await client.send({ method: 'PATCH', url: `${URL}/${stays.id}`, payload: { state: 'CE', schooling: 'Master' } })
  const later = (await post(client, `/api/v1/jobs/${(await makeJob(app, companyId)).id}/applications`, { candidateCode: 'C-2' })).json()
  const { last } = await eventsAfter(client)

  const answer = await unmerge(client, gone.id)
  t.equal(answer.statusCode, 200, answer.body)
  const { updatedAt, ...back } = answer.json()
  const { updatedAt: _, ...before } = gone
  t.same(back, before)
  t.match(answer.headers.etag, /^"3-/)
  t.same(await get(client, gone.id), answer.json())
  t.equal((await client.get(`${URL}/${gone.id}`)).headers.location, undefined)
  t.match(await get(client, stays.id), { city: null, state: 'CE', skills: [], salaryExpectation: null, schooling: 'Master' })
  const candidateOf = async (id: number) => (await client.get(`/api/v2/applications/${id}`)).json().candidateId
  t.same([await candidateOf(moved), await candidateOf(own), await candidateOf(later.id)], [gone.id, stays.id, stays.id])
  t.same((await client.get(`${URL}?q=bezerra`)).json().results.map(({ id }: any) => id), [gone.id])
  t.match((await client.get(`${URL}/by-code/C-2`)).json(), { id: gone.id })

  const events = await eventsAfter(client, last)
  t.same(namesOf(events), [`candidate.unmerged ${stays.id}`, `candidate.updated ${gone.id}`, `application.changed ${moved}`])
  t.match(events.results[0].data, { id: stays.id, duplicateId: gone.id, city: null, state: 'CE' })
  t.same(events.results[0].data.changed.sort(), ['city', 'salaryExpectation', 'skills'])
  t.match(events.results[1].data, { id: gone.id, city: 'Olinda', email: 'ada.m@example.com' })
  t.ok(events.results[1].data.changed.includes('salaryExpectation'), 'gated fields are named')
  t.match(events.results[2].data, { candidateId: gone.id, candidateCode: 'C-2' })

  t.equal((await unmerge(client, gone.id)).statusCode, 200, 'undoing again')
  t.same((await eventsAfter(client, events.last)).results, [], 'changes nothing')
  isRefused(t, await unmerge(client, stays.id), 'CANNOT_UNMERGE')
  t.equal((await merge(pair)).statusCode, 200, 'a merge may follow again')
  const { errors: [wrongId] } = (await unmerge(client, stays.id)).json()
  t.equal(wrongId.message, `the candidate was not merged into another one; merged into it was ${gone.id}: unmerge that id`)
})

t.test('unmerge after 30 days → 409', async t => {
  const pair = await makePair()
  const { client, gone } = pair
  await merge(pair)
  await app.database.query(sql`
    update candidate_merges set merged_at = statement_timestamp() - interval '31 days' where company_id = ${client.companyId}`)
  isRefused(t, await unmerge(client, gone.id), 'CANNOT_UNMERGE')
})

t.test('a merge of those who were merged → everybody leads to the last one, and each is taken apart by itself', async t => {
  const { client, stays: b, gone: a } = await makePair({}, { city: 'Olinda' })
  const c = (await post(client, URL, { name: 'Ada', lastName: 'M.', email: 'am@example.com', code: 'C-3' })).json()
  const ofA = await makeApplication(app, client.companyId, { candidateId: a.id })
  const candidateOf = async () => (await client.get(`/api/v2/applications/${ofA}`)).json().candidateId
  await merge({ client, stays: b, gone: a })
  const { last } = await eventsAfter(client)
  await merge({ client, stays: c, gone: b })
  t.match([await get(client, a.id), await get(client, b.id)], [{ mergedIntoId: c.id }, { mergedIntoId: c.id }])
  const events = await eventsAfter(client, last)
  t.same(events.results.map(({ event, data }: any) => [event, data.duplicate?.id]), [
    ['candidate.merged', b.id], ['candidate.merged', a.id], ['application.changed', undefined]
  ])
  t.same(events.results[1].data.duplicate, (await client.get(`/api/v2/merges/${a.id}`)).json())
  t.match(await get(client, c.id), { city: 'Olinda' })

  t.equal((await unmerge(client, a.id)).statusCode, 200)
  t.match(await get(client, c.id), { city: null })
  t.equal(await candidateOf(), a.id)
  t.equal((await unmerge(client, b.id)).statusCode, 200)
  t.match([await get(client, b.id), await get(client, a.id)], [{ city: null }, { city: 'Olinda' }])

  await merge({ client, stays: b, gone: a })
  await merge({ client, stays: c, gone: b })
  t.equal((await unmerge(client, b.id)).statusCode, 200)
  t.match([await get(client, a.id), await get(client, b.id)], [{ mergedIntoId: b.id }, { city: 'Olinda' }])
  t.equal(await candidateOf(), b.id)
})

t.test('duplicates → by mailbox, document, phone, and name with birthdate', async t => {
  const client = await createClient(app)
  const make = async (body: object) => (await post(client, URL, { name: 'Rui', lastName: 'Sá', ...body })).json().id
  const id = await make({ email: 'rui@x.com', birthdate: '1990-05-11', mobileNumber: '+55 81 5555-0101' })
  const mailbox = await make({ email: 'Rui+jobs@x.com' })
  const phone = await make({ email: 'b@x.com', phoneNumber: '(55) 81 55550101' })
  const name = await make({ email: 'c@x.com', name: 'RUI', lastName: 'SA', birthdate: '1990-05-11', mobileNumber: '558155550101' })
  const document = await makeCandidate(app, client.companyId, { name: 'Rui', lastName: 'Sá' })
  await make({ email: 'd@x.com', birthdate: '1990-05-12' })
  await app.database.query(sql`
    update candidates set identification_document = '0001' where company_id = ${client.companyId} and id = ${id}`)
  const stranger = await createClient(app)
  await post(stranger, URL, { name: 'Rui', lastName: 'Sá', email: 'rui+1@x.com' })

  const duplicates = async (by = client, of = id) => (await by.get(`${URL}/${of}/duplicates`)).json().results
  const short = (results: any) => results.map(({ candidate, by }: any) => [candidate.id, by.sort()])
  t.same(short(await duplicates()), [
    [name, ['name', 'phone']], [mailbox, ['email']], [phone, ['phone']], [document, ['document']]
  ])
  t.same((await duplicates())[1].candidate, await get(client, mailbox))
  const reader = await createClient(app, { companyId: client.companyId, scopes: ['candidates:read'] })
  const seen = await duplicates(reader)
  t.same(short(seen), [[name, ['name', 'phone']], [mailbox, ['email']], [phone, ['phone']]])
  t.notOk('salaryExpectation' in seen[0].candidate)

  await merge({ client, stays: { id }, gone: { id: name } })
  await post(client, `${URL}/${phone}/anonymize`)
  t.same(short(await duplicates()), [[mailbox, ['email']], [document, ['document']]])
  t.same(await duplicates(client, name), await duplicates(), 'of one who was merged, those of the one that stays')
  const missing = [await client.get(`${URL}/999999/duplicates`), await stranger.get(`${URL}/${id}/duplicates`)]
  t.same([await duplicates(client, phone), ...missing.map(({ statusCode }) => statusCode)], [[], 404, 404])
})
