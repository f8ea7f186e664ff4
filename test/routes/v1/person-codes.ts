import sql from 'sql-template-tag'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob } from '../../factories.js'
import { placesOf } from '../../person.js'

// Candidates and applications by the company's own codes: an import that starts again creates nobody twice.

const app = await build(t)

const person = (email: string) => ({ name: 'Ada', lastName: 'Moreira', email })

async function start (scopes?: Parameters<typeof createClient>[1]) {
  const client = await createClient(app, scopes)
  const job = await makeJob(app, client.companyId, { numVacancies: 5 })
  return { client, job, base: `/api/v1/jobs/${job.id}/applications`, ...requests(client) }
}

function requests (client: Client) {
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object, headers = {}) =>
    await client.send({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  const put = async (code: string, payload: object, headers = {}) =>
    await send('PUT', `/api/v2/candidates/by-code/${encodeURIComponent(code)}`, payload, headers)
  const events = async () => await app.database.query<{ event: string, data: object, personal: object }>(sql`
    select event, data, personal from events where company_id = ${client.companyId} order by id`)
  return { send, put, events }
}

t.test('the code of one who was merged → an upsert with it is about the one that stays; who takes it is told who has it', async t => {
  const { client, send } = await start()
  const made = async (fields: object) => (await send('POST', '/api/v2/candidates', fields)).json<{ id: number }>().id
  const stays = await made(person('a@example.com'))
  const gone = await made({ ...person('b@example.com'), code: 'B' })
  t.equal((await send('POST', `/api/v2/candidates/${stays}/merge`, { duplicateId: gone })).statusCode, 200)
  for (const code of [null, 'A']) {
    if (code !== null) t.equal((await send('PATCH', `/api/v2/candidates/${stays}`, { code })).statusCode, 200)
    for (const email of ['a@example.com', 'B@example.com']) {
      const city = `Natal ${code} ${email}`
      const bulk = await send('POST', '/api/v1/candidates/bulk', { items: [{ ...person(email), code: 'B', city }] })
      t.match(bulk.json(), { failed: 0, results: [{ status: 200, body: { id: stays, code, email: /^a@/i, city } }] }, bulk.body)
    }
    for (const taken of [{ code: 'B' }, { email: 'b@example.com' }]) {
      const answer = await send('PATCH', `/api/v2/candidates/${stays}`, taken)
      t.match(answer, { statusCode: 409, headers: { 'x-error-code': 'ALREADY_EXISTS', location: `/api/v2/candidates/${stays}` } })
      t.match(answer.body, /a candidate who was merged into this one, with/)
    }
  }
  t.equal((await client.get('/api/v2/candidates?code=B')).json().results[0]?.id, stays)
})

t.test('PUT of a candidate → 201 once, then 200 unchanged and without an event; the body is checked first', async t => {
  const { put, send, events } = await start()
  const made = await put('C-1', { ...person('a@example.com'), city: 'Recife' })
  t.match([made.statusCode, made.headers.location, made.json()], [201, /^\/api\/v2\/candidates\/\d+$/, { code: 'C-1', city: 'Recife' }])
  const again = await put(' C-1 ', { ...person('other@example.com'), code: 'C-1', city: 'Olinda' })
  t.equal(again.statusCode, 200)
  t.same(again.json(), made.json())
  t.same((await events()).map(({ event }) => event), ['candidate.created'])
  t.same((await send('GET', '/api/v2/candidates/by-code/C-1')).json(), made.json())
  t.same((await send('GET', '/api/v2/candidates?code=%20C-1')).json().results.map((row: { id: number }) => row.id), [made.json().id])
  t.equal((await put('C-1', { name: 'Ada' })).statusCode, 400)
  t.match((await put('C-1', { ...person('a@example.com'), code: 'C-2' })).json(), { errors: [{ target: 'code' }] })
  t.equal((await put('C-1', person('a@example.com'), { 'if-match': '"9-AAAAAAAAAAAAAAAAAAAAAAAA"' })).statusCode, 412)
  t.equal((await put('C-9', person('z@example.com'), { 'if-match': made.headers.etag })).statusCode, 412)
  t.equal((await send('GET', '/api/v2/candidates/by-code/C-9')).statusCode, 404)
})

t.test('a new code and a known e-mail → the person takes the code, or 409; two people → 409 that names both', async t => {
  const { put, send, events } = await start()
  const { id } = (await send('POST', '/api/v2/candidates', person('a@example.com'))).json()
  const taken = await put('C-1', { ...person('A@example.com'), city: 'Recife' })
  t.match([taken.statusCode, taken.json()], [200, { id, code: 'C-1', city: null, email: 'a@example.com' }])
  t.match((await events()).at(-1), { event: 'candidate.updated', data: { changed: ['code'] }, personal: { code: 'C-1' } })
  const other = await put('C-2', person('a@example.com'))
  t.match([other.statusCode, other.headers.location, other.json().errors.length], [409, `/api/v2/candidates/${id}`, 1])
  const second = (await put('C-2', person('b@example.com'))).json()
  const both = await put('C-2', person('a@example.com'))
  t.match([both.statusCode, both.headers.location], [409, `/api/v2/candidates/${second.id}`])
  t.match(both.json().errors, [
    { code: 'ALREADY_EXISTS', target: 'code', message: `a candidate with this code already exists, with the id ${second.id}` },
    { code: 'ALREADY_EXISTS', target: 'email', message: `a candidate with this e-mail already exists, with the id ${id}` }
  ])
  for (const [method, url] of [['POST', '/api/v2/candidates'], ['PATCH', `/api/v2/candidates/${id}`]] as const) {
    const answer = await send(method, url, { ...person('new@example.com'), code: 'C-2' })
    t.match([answer.statusCode, answer.headers.location], [409, `/api/v2/candidates/${second.id}`], method)
  }
  t.equal((await send('PATCH', `/api/v2/candidates/${id}`, { code: null })).json().code, null)
  t.equal((await send('PATCH', `/api/v2/candidates/${second.id}`, { code: 'C-1' })).json().code, 'C-1')
})

t.test('PUT of an application → 201 once, then 200 whatever its status and its job; candidateCode beside candidateId', async t => {
  const { send, base, job, events } = await start()
  const url = `${base}/by-code/A-1`
  const made = await send('PUT', url, { manualCandidate: { ...person('a@example.com'), code: 'C-1' }, source: 'fair' })
  t.match([made.statusCode, made.json()], [201, { code: 'A-1', candidateCode: 'C-1', source: 'fair' }])
  const { id, candidateId } = made.json()
  t.equal(made.headers.location, `${base}/${id}`)
  t.match((await send('PATCH', `${base}/${id}`, { status: 'reproved', reason: 'No fit' })).json(), { candidateCode: 'C-1' })
  const now = (await send('GET', url)).json()
  await app.database.query(sql`update jobs set status = 'closed' where company_id = (
    select company_id from applications where id = ${id} and job_id = ${job.id} limit 1) and id = ${job.id}`)
  const count = (await events()).length
  const again = await send('PUT', url, { candidateCode: 'C-1' })
  t.equal(again.statusCode, 200)
  t.same(again.json(), now)
  t.equal((await events()).length, count)
  t.match((await send('GET', '/api/v2/applications?code=A-1')).json().results, [{ id, code: 'A-1', candidateId, candidateCode: 'C-1' }])
  const found = async (filter: string) => (await send('GET', `/api/v2/applications?${filter}`)).json<{ results: object[] }>().results
  t.match(await found('candidateCode=C-1'), [{ id, candidateCode: 'C-1' }])
  t.match(await found('candidateCode=%20C-1&candidateEmail=nobody@example.com'), [])
  t.same(await found('candidateCode=C-9'), [])
  t.match((await send('GET', '/api/v2/exports/applications?candidateCode=C-1')).body, /"candidateCode":"C-1"/)
  t.equal((await send('GET', '/api/v2/exports/applications?candidateCode=C-9')).body.includes('candidateCode'), false)
  t.match((await send('GET', `/api/v2/applications/${id}`)).json(), { code: 'A-1', candidateCode: 'C-1' })
  t.match((await send('GET', '/api/v2/exports/applications')).body, /"candidateCode":"C-1"/)
  for (const { event, personal } of await events()) {
    if (event.startsWith('application')) t.match(personal, { code: 'A-1', candidateCode: 'C-1' }, event)
  }
  t.equal((await send('PUT', url, { candidateId, manualCandidate: person('a@example.com') })).statusCode, 400, 'the body is checked first')
  t.equal((await send('PUT', `${base}/by-code/A-2`, { candidateId })).json().title, 'Conflict', 'the job is closed')
})

t.test('the code under another job → 409 with Location, GET 404; a live one without a code → 409, PATCH adopts it', async t => {
  const { client, send, base } = await start()
  const { id: candidateId } = (await send('POST', '/api/v2/candidates', person('a@example.com'))).json()
  const { id } = (await send('POST', base, { candidateId })).json()
  const live = await send('PUT', `${base}/by-code/A-1`, { candidateId })
  t.match([live.statusCode, live.headers.location], [409, `${base}/${id}`])
  t.match((await send('PATCH', `${base}/${id}`, { code: 'A-1' })).json(), { code: 'A-1' })
  t.equal((await send('PUT', `${base}/by-code/A-1`, { candidateId })).json().id, id)
  const other = await makeJob(app, client.companyId)
  const elsewhere = `/api/v1/jobs/${other.id}/applications`
  const wrong = await send('PUT', `${elsewhere}/by-code/A-1`, { candidateId })
  t.match([wrong.statusCode, wrong.headers['x-error-code'], wrong.headers.location], [409, 'ALREADY_EXISTS', `${base}/${id}`])
  t.equal((await send('GET', `${elsewhere}/by-code/A-1`)).statusCode, 404)
  t.equal((await send('PUT', '/api/v1/jobs/999999/applications/by-code/A-1', { candidateId })).statusCode, 404)
  const next = await send('POST', elsewhere, { candidateId, code: 'A-1' })
  t.match([next.statusCode, next.headers.location], [409, `${base}/${id}`])
  const second = (await send('POST', elsewhere, { candidateId, code: 'A-2' })).json()
  const patched = await send('PATCH', `${elsewhere}/${second.id}`, { code: 'A-1' })
  t.match([patched.statusCode, patched.headers.location], [409, `${base}/${id}`])
  const bulk = await send('POST', `${elsewhere}/bulk`, { items: [{ applicationId: second.id, code: 'A-1' }] })
  t.match(bulk.json().results, [{ status: 409, location: `${base}/${id}` }])
  t.equal((await send('PATCH', `${base}/${id}`, { code: null })).json().code, null)
  t.equal((await send('PATCH', `${elsewhere}/${second.id}`, { code: 'A-1' })).json().code, 'A-1')
})

t.test('another company, missing scopes, unknown people → their own codes, 403, 400', async t => {
  const [one, two] = [await start(), await start()]
  const [a, b] = [await one.put('C-1', person('a@example.com')), await two.put('C-1', person('a@example.com'))]
  t.same([a.statusCode, b.statusCode], [201, 201])
  t.equal((await two.send('PUT', `${one.base}/by-code/A-1`, { candidateCode: 'C-1' })).statusCode, 404)
  t.match((await one.send('POST', one.base, { candidateCode: 'C-9' })).json(), {
    status: 400, detail: 'candidateCode: no candidate of this company has this code'
  })
  const { id } = (await one.put('C-2', person('b@example.com'))).json()
  t.match((await one.send('POST', one.base, { candidateCode: 'C-1', candidateId: id })).json(), { status: 400, detail: /different/ })
  t.equal((await one.send('POST', one.base, { candidateCode: 'C-2', candidateId: id })).statusCode, 201)
  const blind = requests(await createClient(app, { companyId: one.client.companyId, scopes: ['applications:write', 'jobs:read'] }))
  const payload = { manualCandidate: { ...person('c@example.com'), code: 'C-3' } }
  t.equal((await blind.send('POST', one.base, payload)).statusCode, 403)
  t.equal((await blind.send('GET', `${one.base}/by-code/A-1`)).statusCode, 403)
  const silent = await blind.send('PUT', `${one.base}/by-code/A-1`, { candidateCode: 'C-1' })
  t.same([silent.statusCode, silent.body, typeof silent.headers.location], [201, '', 'string'])
  const document = { ...person('d@example.com'), identificationDocument: '1' }
  t.equal((await blind.send('PUT', `${one.base}/by-code/A-1`, { manualCandidate: document })).statusCode, 403, 'although it is there')
})

t.test('after anonymizing → the code is nowhere, GET 404, and 409 ANONYMIZED with Location for whoever sends it', async t => {
  const { client, send, put, base, events } = await start()
  const [CANDIDATE, APPLICATION] = ['Zq9-person', 'Zq9-application']
  const { id } = (await put(CANDIDATE, person('a@example.com'))).json()
  const application = (await send('PUT', `${base}/by-code/${APPLICATION}`, { candidateCode: CANDIDATE })).json()
  t.equal((await send('POST', `/api/v2/candidates/${id}/anonymize`, {})).json().code, null)
  t.same(await placesOf(app, [CANDIDATE, APPLICATION]), [])
  t.match((await events()).filter(({ event }) => event === 'application.changed').map(({ data }) => data), [{ changed: ['code'] }])
  t.match((await send('GET', `${base}/${application.id}`)).json(), { code: null, candidateCode: null })
  t.equal((await send('GET', `/api/v2/candidates/by-code/${CANDIDATE}`)).statusCode, 404)
  t.equal((await send('GET', `${base}/by-code/${APPLICATION}`)).statusCode, 404)
  t.same((await send('GET', `/api/v2/candidates?code=${CANDIDATE}`)).json().results, [])
  const other = (await put('C-2', person('b@example.com'))).json()
  const second = (await send('POST', base, { candidateId: other.id })).json()
  const ofPerson = `/api/v2/candidates/${id}`
  const ofApplication = `${base}/${application.id}`
  for (const [location, method, url, payload] of [
    [ofPerson, 'PUT', `/api/v2/candidates/by-code/${CANDIDATE}`, person('a@example.com')],
    [ofPerson, 'POST', '/api/v2/candidates', { ...person('c@example.com'), code: CANDIDATE }],
    [ofPerson, 'PATCH', `/api/v2/candidates/${other.id}`, { code: CANDIDATE }],
    [ofPerson, 'POST', base, { candidateCode: CANDIDATE }],
    [ofPerson, 'POST', base, { manualCandidate: { ...person('a@example.com'), code: CANDIDATE } }],
    [ofApplication, 'PUT', `${base}/by-code/${APPLICATION}`, { manualCandidate: person('a@example.com') }],
    [ofApplication, 'POST', base, { manualCandidate: person('a@example.com'), code: APPLICATION }],
    [ofApplication, 'PATCH', `${base}/${second.id}`, { code: APPLICATION }]
  ] as const) {
    const answer = await send(method, url, payload)
    t.same([answer.statusCode, answer.headers['x-error-code'], answer.headers.location], [409, 'ANONYMIZED', location], `${method} ${url}`)
  }
  t.equal((await send('PATCH', ofApplication, { code: 'A-2' })).headers['x-error-code'], 'ANONYMIZED', 'nor gets it another code')
  t.equal((await send('GET', '/api/v2/candidates?email=a@example.com')).json().results.length, 0, 'and nothing was created')
  const stranger = await createClient(app)
  t.equal((await requests(stranger).put(CANDIDATE, person('a@example.com'))).statusCode, 201, 'another company has its own codes')
  t.not(stranger.companyId, client.companyId)
})

t.test('the same code at once, in two Unicode forms, by different people → one object, no half of another', async t => {
  const { send, put, base, events } = await start()
  const rounds = 10
  for (let round = 0; round < rounds; round++) {
    const forms = [`Caf\u00e9 ${round}`, `Cafe\u0301 ${round}`, ` Caf\u00e9 ${round}\u3000`]
    const people = await Promise.all(forms.map(async form => await put(form, person(`a${round}@example.com`))))
    t.same(people.map(({ statusCode }) => statusCode).sort(), [200, 200, 201], people.map(({ body }) => body).join())
    t.equal(new Set(people.map(answer => answer.json().id)).size, 1)
    const made = await Promise.all(forms.map(async (form, index) =>
      await send('PUT', `${base}/by-code/${encodeURIComponent(form)}`, { manualCandidate: person(`p${round}.${index}@example.com`) })))
    t.same(made.map(({ statusCode }) => statusCode).sort(), [200, 200, 201], made.map(({ body }) => body).join())
    t.equal(new Set(made.map(answer => answer.json().id)).size, 1)
  }
  const created = (await events()).map(({ event }) => event)
  t.same([created.length, created.filter(event => event === 'application.created').length], [3 * rounds, rounds], 'who lost left nobody')
})

t.test('a code of 256 characters, with a NUL, of a null in a PUT → 400', async t => {
  const { put, send, base } = await start()
  t.equal((await put('a'.repeat(256), person('a@example.com'))).statusCode, 400)
  for (const code of ['a'.repeat(256), 'A\u0000', 'A\tB', '']) {
    t.equal((await send('POST', '/api/v2/candidates', { ...person('a@example.com'), code })).statusCode, 400)
    t.equal((await send('POST', base, { manualCandidate: person('a@example.com'), code })).statusCode, 400)
  }
  t.equal((await put('C-1', { ...person('a@example.com'), code: null })).statusCode, 400)
  const dry = await send('PUT', '/api/v2/candidates/by-code/C-1?validateOnly=true', person('a@example.com'))
  t.same([dry.statusCode, dry.headers.location], [201, undefined])
  t.equal((await send('GET', '/api/v2/candidates/by-code/C-1')).statusCode, 404)
})
