import sql from 'sql-template-tag'
import { define, eventsOf, person, publish, sender, type Json } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

t.test('values of jobs in POST, PATCH, PUT and bulk, in lists and single objects of both versions, in exports and events', async t => {
  const company = await sender(app)
  const { ok, client } = company
  t.notOk('customFields' in await ok('POST', 'v1/jobs', { name: 'Before' }), 'absent before')
  await define(company, 'job', 'cost_center', 'text')
  await define(company, 'job', 'headcount', 'number')
  t.same((await ok('GET', 'v1/jobs')).results[0].customFields, {}, 'and empty then')
  const job = await ok('POST', 'v1/jobs', { name: 'J', code: 'J-1', customFields: { headcount: 2.5, cost_center: '4711' } })
  const values = { headcount: 2.5, cost_center: '4711' }
  t.same(job.customFields, values)
  const { etag } = (await client.get(`/api/v1/jobs/${job.id}`)).headers
  const patched = await client.send({
    method: 'PATCH', url: `/api/v1/jobs/${job.id}`, headers: { 'if-match': String(etag) }, payload: { customFields: { headcount: null } }
  })
  t.same(patched.json().customFields, { cost_center: '4711' })
  t.equal((await client.get(`/api/v1/jobs/${job.id}`)).headers.etag, patched.headers.etag, 'the same ETag as after the write')
  const same = await ok('PATCH', `v1/jobs/${job.id}`, { customFields: { cost_center: '4711', headcount: null } })
  t.equal(same.updatedAt, patched.json().updatedAt, 'the same again changes nothing')
  t.same((await ok('PUT', 'v1/jobs/by-code/J-1', { name: 'J2', customFields: { headcount: 3 } })).customFields, {
    headcount: 3, cost_center: '4711'
  }, 'what a PUT does not name stays')
  const bulk = await ok('POST', 'v1/jobs/bulk', {
    items: [
      { code: 'J-2', name: 'K', customFields: { headcount: 1 } }, { code: 'J-3', name: 'L', customFields: { nothing: 1, headcount: 'x' } }
    ]
  }, 200)
  t.match(bulk.results, [{ status: 201, body: { customFields: { headcount: 1 } } }, { status: 400 }])
  t.match(bulk.results[1].body.detail, /customFields\.nothing.*customFields\.headcount must be a number/)
  const whole = { headcount: 3, cost_center: '4711' }
  for (const path of [`v1/jobs/${job.id}`, `v2/jobs/${job.id}`, 'v1/jobs/by-code/J-1']) t.same((await ok('GET', path)).customFields, whole)
  for (const path of ['v1/jobs?code=J-1', 'v2/jobs?code=J-1', 'v2/jobs?code=J-1&fields=customFields']) {
    t.same((await ok('GET', path)).results[0].customFields, whole)
  }
  const lines = (await client.get('/api/v2/exports/jobs')).body.split('\n').slice(0, -2).map(line => JSON.parse(line) as Json)
  t.same(lines.map(({ customFields }) => customFields), [{}, whole, { headcount: 1 }])
  const changes = (await eventsOf(app, company, 'job')).filter(({ entity }) => entity.id === job.id)
  t.same(changes.map(({ event, data }) => [event, data.changed, data.customFields]), [
    ['job.created', undefined, values],
    ['job.changed', ['customFields.headcount'], { cost_center: '4711' }],
    ['job.changed', ['name', 'customFields.headcount'], whole]
  ])
})

t.test('values of each type that are wrong → 400 for each, all at once, and the right ones are kept', async t => {
  const company = await sender(app)
  const { ok, faults } = company
  const options = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B', archived: true }]
  for (const type of ['text', 'long_text', 'number', 'boolean', 'date', 'url', 'money', 'user']) await define(company, 'job', type, type)
  for (const type of ['select', 'multi_select']) await define(company, 'job', type, type, { options })
  const user = await ok('POST', 'v1/users', { name: 'U', email: 'u@example.com' })
  const gone = await ok('POST', 'v1/users', { name: 'V', email: 'v@example.com', active: false })
  const wrong: Record<string, unknown[]> = {
    text: ['', 1, 'x'.repeat(1001), [], {}],
    long_text: ['', 'x'.repeat(20_001)],
    number: ['1', true, [1], {}],
    boolean: ['true', 1, 0],
    date: ['2026-02-30', '2026-1-1', '0000-01-01', '2026-01-01T00:00:00Z', 1],
    url: ['ftp://example.com', 'example.com', 'javascript:alert(1)', `https://example.com/${'x'.repeat(2050)}`],
    money: [
      1, { amount: 1 }, { amount: '1', currency: 'BRL' }, { amount: 1.00001, currency: 'BRL' }, { amount: 1, currency: 'brl' },
      { amount: 1, currency: 'QQQ' }, { amount: 1, currency: 'BRL', more: 1 }, { amount: 1e-7, currency: 'BRL' }
    ],
    user: ['1', 0, -1, 1.5, 999_999_999, gone.id],
    select: ['c', 'b', '', ['a'], 'constructor'],
    multi_select: ['a', [], ['a', 'a'], ['a', 'c'], ['b'], Array(51).fill('a'), [1]]
  }
  for (let n = 0; n < 8; n++) {
    const given = Object.fromEntries(Object.entries(wrong).map(([key, values]) => [key, values[n % values.length]]))
    const found = await faults('POST', 'v1/jobs', { name: 'J', customFields: { ...given, unknown: 1 } }, 400)
    t.same(found.map(message => /^customFields\.(\w+)/.exec(message)?.[1]).sort(), [...Object.keys(wrong), 'unknown'].sort())
  }
  await faults('POST', 'v1/jobs', { name: 'J', customFields: null }, 400)
  const bad = await company.client.send({
    method: 'POST', url: '/api/v1/jobs', headers: { 'content-type': 'application/json' },
    payload: '{"name":"J","customFields":{"number":1e400,"__proto__":{"text":"x"},"constructor":1}}'
  })
  t.equal(bad.statusCode, 400, bad.body)
  const right = {
    text: 'Zoë "Q" \\ \u2028, 日本 🙂',
    long_text: 'x'.repeat(20_000),
    number: -1.25e-7,
    boolean: false,
    date: '2024-02-29',
    url: 'HTTPS://example.com/a?b=c,d',
    money: { amount: -12.3456, currency: 'JPY' },
    user: user.id,
    select: 'a',
    multi_select: ['a']
  }
  const job = await ok('POST', 'v1/jobs', { name: 'J', customFields: right })
  t.same(job.customFields, right)
  t.same((await ok('GET', `v1/jobs/${job.id}`)).customFields, right)
  t.match(await faults('DELETE', `v1/users/${user.id}`, undefined, 409), [/used by 1 custom field value/])
  await ok('PATCH', `v1/users/${user.id}`, { active: false })
  t.same((await ok('PATCH', `v1/jobs/${job.id}`, { customFields: { user: user.id } })).customFields, right, 'who is a value stays one')
  const nothing = Object.fromEntries(Object.keys(right).map(key => [key, null]))
  const { customFields } = await ok('PATCH', `v1/jobs/${job.id}`, { customFields: nothing })
  t.same(customFields, {})
  await ok('DELETE', `v1/users/${user.id}`)
  const [left] = await app.database.query(sql`select from custom_field_values where company_id = ${company.companyId}`)
  t.equal(left, undefined, 'no look-up is left')
})

t.test('gated values → absent without the scope, in no event, 403 to write', async t => {
  const company = await sender(app)
  const { ok } = company
  await define(company, 'candidate', 'passport', 'text', { gate: 'candidates:sensitive' })
  await define(company, 'candidate', 'bonus', 'money', { gate: 'compensation:read' })
  await define(company, 'candidate', 'note', 'text')
  const values = { note: 'n', bonus: { amount: 1, currency: 'EUR' }, passport: 'SECRET' }
  const candidate = await ok('POST', 'v2/candidates', { ...person(), customFields: values })
  t.same(candidate.customFields, values)
  const plain = await company.as('candidates:read', 'candidates:write', 'events:read', 'applications:read', 'jobs:read')
  const some = await company.as('candidates:read', 'compensation:read')
  t.same((await plain.ok('GET', `v2/candidates/${candidate.id}`)).customFields, { note: 'n' })
  t.same((await some.ok('GET', `v2/candidates/${candidate.id}`)).customFields, { note: 'n', bonus: values.bonus })
  for (const path of ['v2/candidates', 'v2/candidates?q=ada', 'v2/candidates?fields=customFields']) {
    t.same((await plain.ok('GET', path)).results[0].customFields, { note: 'n' }, path)
  }
  const url = `v2/candidates/${candidate.id}`
  const refused = await plain.faults('PATCH', url, { customFields: { passport: 'x', bonus: null, note: 'm' } }, 403)
  t.same(refused.sort(), ['customFields.bonus', 'customFields.passport'], 'the 403 names both')
  t.same((await plain.ok('PATCH', url, { customFields: { note: 'm' } })).customFields, { note: 'm' })
  t.same((await ok('GET', url)).customFields, { ...values, note: 'm' }, 'the others stay')
  await ok('PATCH', url, { customFields: { passport: 'OTHER' } })
  const events = await eventsOf(app, company, 'candidate')
  t.same(events.map(({ data }) => data.customFields), [{ note: 'n' }, { note: 'm' }, { note: 'm' }])
  t.same(events.at(-1)?.data.changed, ['customFields.passport'], 'gated ones by name only')
  t.notMatch(JSON.stringify(events), /SECRET|OTHER/)
})

t.test('required fields → of new candidates and applications, and of jobs that go to approval', async t => {
  const company = await sender(app)
  const { ok, faults } = company
  const before = await ok('POST', 'v2/candidates', person())
  const jobId = await publish(company)
  await define(company, 'candidate', 'notice', 'number', { isRequired: true })
  await define(company, 'application', 'referral', 'text', { isRequired: true })
  await define(company, 'job', 'cost_center', 'text', { isRequired: true })
  t.same(await faults('POST', 'v2/candidates', person(), 400), ['customFields.notice'])
  t.same(await faults('POST', 'v2/candidates', { ...person(), customFields: { notice: null } }, 400), ['customFields.notice'])
  const candidate = await ok('POST', 'v2/candidates', { ...person(), customFields: { notice: 30 } })
  t.same(await faults('PATCH', `v2/candidates/${candidate.id}`, { customFields: { notice: null } }, 400), ['customFields.notice'])
  await ok('PATCH', `v2/candidates/${before.id}`, { city: 'Recife' })
  const url = `v1/jobs/${jobId}/applications`
  t.same(await faults('POST', url, { candidateId: candidate.id }, 400), ['customFields.referral is required'])
  t.match(await faults('POST', url, { manualCandidate: person(), customFields: { referral: 'r' } }, 400), [
    'manualCandidate: customFields.notice is required'
  ])
  const application = await ok('POST', url, {
    manualCandidate: { ...person(), customFields: { notice: 1 } }, customFields: { referral: 'r' }
  })
  t.same(application.customFields, { referral: 'r' })
  const draft = await ok('POST', 'v1/jobs', { name: 'Draft', description: 'd' })
  t.same(await faults('PATCH', `v1/jobs/${draft.id}`, { status: 'approved' }, 400), ['customFields.cost_center is required'])
  await ok('PATCH', `v1/jobs/${draft.id}`, { status: 'waiting_approval', customFields: { cost_center: '1' } })
  await faults('POST', 'v1/jobs', { name: 'At once', description: 'd', status: 'approved' }, 400)
  await ok('PATCH', `v1/jobs/${jobId}`, { name: 'Stays changeable' })
  await define(company, 'candidate', 'passport', 'text', { isRequired: true, gate: 'candidates:sensitive' })
  const plain = await company.as('candidates:read', 'candidates:write')
  t.same(await plain.faults('POST', 'v2/candidates', { ...person(), customFields: { notice: 1 } }, 403), ['customFields.passport'])
})

t.test('values for who may be known → judged alike for everybody, so that a dry run tells nobody who is', async t => {
  const company = await sender(app)
  const jobId = await publish(company)
  await define(company, 'candidate', 'notice', 'number')
  await define(company, 'candidate', 'passport', 'text', { gate: 'candidates:sensitive' })
  const known = person()
  await company.ok('POST', 'v2/candidates', known)
  const plain = await company.as('applications:write')
  const url = `v1/jobs/${jobId}/applications?validateOnly=true`
  for (const applicant of [known, person()]) {
    const send = (customFields: object, more = {}) => ({ manualCandidate: { ...applicant, ...more, customFields } })
    t.match(await plain.faults('POST', url, send({ unknown: 1 }), 400), [/customFields\.unknown is not a field/])
    t.match(await plain.faults('POST', url, send({ notice: 'x' }), 400), [/customFields\.notice must be a number/])
    t.match(await plain.faults('POST', url, send({ passport: 'x' }), 403), [/customFields\.passport/])
    await plain.ok('POST', url, send({ notice: 3 }))
    await company.ok('POST', url, send({ passport: 'x' }, { code: 'C-1' }))
    t.match(await company.faults('POST', url, send({ unknown: 1 }, { code: 'C-1' }), 400), [/customFields\.unknown is not a field/])
  }
  await define(company, 'candidate', 'city_of_birth', 'text', { isRequired: true })
  for (const manualCandidate of [known, person()]) {
    t.match(await plain.faults('POST', url, { manualCandidate }, 400), [/customFields\.city_of_birth is required/])
  }
})

t.test('an archived field → still read, no longer written', async t => {
  const company = await sender(app)
  const { ok, faults } = company
  const field = await define(company, 'job', 'k', 'text')
  const job = await ok('POST', 'v1/jobs', { name: 'J', customFields: { k: 'v' } })
  await ok('PATCH', `v1/custom-fields/${field.id}`, { archived: true })
  t.same((await ok('GET', `v1/jobs/${job.id}`)).customFields, { k: 'v' })
  t.match(await faults('PATCH', `v1/jobs/${job.id}`, { customFields: { k: 'w' } }, 400), [/^customFields\.k is archived/])
  t.equal((await ok('GET', 'v2/jobs?customFields[k]=v')).results.length, 1, 'and still filters')
})

t.test('values of applications: bulk, by code, tokens of a careers page, related objects', async t => {
  const company = await sender(app)
  const { ok, client } = company
  const jobId = await publish(company)
  await define(company, 'application', 'referral', 'text')
  await define(company, 'application', 'pay', 'number', { gate: 'compensation:read' })
  await define(company, 'candidate', 'notice', 'number')
  await define(company, 'job', 'cost_center', 'text')
  await ok('PATCH', `v1/jobs/${jobId}`, { customFields: { cost_center: '7' } })
  const url = `v1/jobs/${jobId}/applications`
  const made = await ok('PUT', `${url}/by-code/A-1`, {
    manualCandidate: { ...person(), customFields: { notice: 3 } }, customFields: { referral: 'r', pay: 5 }
  }, 201)
  t.same(made.customFields, { pay: 5, referral: 'r' })
  t.same((await ok('GET', `${url}/by-code/A-1`)).customFields, { pay: 5, referral: 'r' })
  const plain = await company.as('applications:read', 'applications:write', 'jobs:read', 'candidates:read')
  for (const path of [`${url}/${made.id}`, `v2/applications/${made.id}`, `${url}/by-code/A-1`]) {
    t.same((await plain.ok('GET', path)).customFields, { referral: 'r' }, path)
  }
  const embedded = (await ok('GET', 'v2/applications?expand=job,candidate')).results[0]
  t.same([embedded.job.customFields, embedded.candidate.customFields], [{ cost_center: '7' }, { notice: 3 }])
  const bulk = await plain.ok('POST', `${url}/bulk`, {
    items: [{ applicationId: made.id, customFields: { referral: 's' } }, { applicationId: made.id, customFields: { pay: 1 } }]
  }, 200)
  t.match(bulk.results, [{ status: 200, body: { customFields: { referral: 's' } } }, { status: 403 }])
  t.notOk('pay' in bulk.results[0].body.customFields)
  const moved = await plain.ok('PATCH', `${url}/${made.id}`, { status: 'reproved', reason: 'r', customFields: { referral: null } })
  t.same(moved.customFields, {})
  t.same((await ok('GET', `${url}/${made.id}`)).customFields, { pay: 5 })
  const last = (await eventsOf(app, company, 'application')).slice(-2)
  t.same(last.map(({ event, data }) => [event, data.changed, data.customFields]), [
    ['application.reproved', undefined, {}], ['application.changed', ['customFields.referral', 'disqualification'], {}]
  ])
  const careers = await company.as('applications:submit')
  const payload = { manualCandidate: { ...person(), customFields: { notice: 9 } }, customFields: { referral: 'page' } }
  t.same(await careers.ok('POST', url, payload), {})
  await careers.faults('POST', url, { ...payload, customFields: { nothing: 1 } }, 400)
  t.same((await ok('GET', `${url}?customFields[referral]=page`)).results.length, 1)
  const dry = await client.send({
    method: 'PATCH', url: `/api/${url}/${made.id}?validateOnly=true`, payload: { customFields: { referral: 'dry' } }
  })
  t.same(dry.json().customFields, { pay: 5, referral: 'dry' })
  t.same((await ok('GET', `${url}/${made.id}`)).customFields, { pay: 5 }, 'a dry run changes nothing')
})

t.test('anonymizing → no value is left; the export of one person has all of them', async t => {
  const company = await sender(app)
  const { ok, faults, client } = company
  const jobId = await publish(company)
  await define(company, 'application', 'referral', 'text')
  await define(company, 'candidate', 'note', 'text')
  await define(company, 'candidate', 'passport', 'text', { gate: 'candidates:sensitive' })
  const url = `v1/jobs/${jobId}/applications`
  const application = await ok('POST', url, {
    manualCandidate: { ...person(), customFields: { note: 'Zq7note', passport: 'Zq7passport' } }, customFields: { referral: 'Zq7referral' }
  })
  const { candidateId } = application
  const privacy = await company.as('privacy:write', 'candidates:read')
  const whole = await privacy.ok('GET', `v2/candidates/${candidateId}/export`)
  t.same([whole.candidate.customFields, whole.applications[0].customFields], [
    { note: 'Zq7note', passport: 'Zq7passport' }, { referral: 'Zq7referral' }
  ])
  await ok('POST', `v2/candidates/${candidateId}/anonymize`, {}, 200)
  t.same((await ok('GET', `v2/candidates/${candidateId}`)).customFields, {})
  t.same((await ok('GET', `${url}/${application.id}`)).customFields, {})
  await faults('PATCH', `${url}/${application.id}`, { customFields: { referral: 'x' } }, 409)
  const events = await eventsOf(app, company, 'candidate,application')
  t.notMatch(JSON.stringify(events), /Zq7/)
  const changed = events.findLast(({ event }) => event === 'application.changed')
  t.same([changed?.data.changed, changed?.data.customFields], [['customFields.referral'], {}])
  const [left] = await app.database.query(sql`select from custom_field_values where company_id = ${company.companyId}`)
  t.equal(left, undefined, 'no look-up is left')
  t.equal((await client.get(`/api/${url}?customFields[referral]=Zq7referral`)).json().totalResults, 0)
})

t.test('a definition and a value of it at once, many times → never a value without its field', async t => {
  const company = await sender(app)
  const { ok, client } = company
  await define(company, 'job', 'stays', 'text')
  const job = await ok('POST', 'v1/jobs', { name: 'J' })
  for (let n = 0; n < 10; n++) {
    const field = await define(company, 'job', `k${n}`, 'text')
    const [written, removed] = await Promise.all([
      client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { customFields: { [`k${n}`]: 'v' } } }),
      client.send({ method: 'DELETE', url: `/api/v1/custom-fields/${field.id}` })
    ])
    t.ok([[200, 409], [400, 204]].some(([w, r]) => written.statusCode === w && removed.statusCode === r),
      `${written.statusCode} ${removed.statusCode}`)
  }
  const kept = (await ok('GET', 'v1/custom-fields?perPage=100')).results.map(({ key }: Json) => key)
  t.ok(Object.keys((await ok('GET', `v1/jobs/${job.id}`)).customFields).every(key => kept.includes(key)))
})
