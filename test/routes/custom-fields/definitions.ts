import sql from 'sql-template-tag'
import { eventsOf, FIELDS, sender } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()
const PATH = 'v1/custom-fields'

t.test('a field is made, read, listed, changed, archived, brought back and deleted, with an event for each', async t => {
  const company = await sender(app)
  const { ok, client } = company
  const made = await ok('POST', PATH, { entity: 'job', key: 'cost_center', type: 'text', label: 'Cost center' })
  t.match(made, {
    entity: 'job', key: 'cost_center', type: 'text', label: 'Cost center', description: null, options: [], isRequired: false, gate: null,
    order: 0, archivedAt: null
  })
  const url = `${PATH}/${made.id}`
  t.same(await ok('GET', url), made)
  t.same(await ok('GET', `v2/custom-fields/${made.id}`), made)
  t.match(await ok('GET', 'v2/custom-fields?entity=job&key=cost_center'), { results: [made] })
  t.match(await ok('PATCH', url, { label: 'CC', order: 3 }), { label: 'CC', order: 3 })
  t.equal((await ok('PATCH', url, { label: 'CC' })).updatedAt, (await ok('GET', url)).updatedAt, 'the same again changes nothing')
  t.type((await ok('PATCH', url, { archived: true })).archivedAt, 'string')
  t.match(await ok('GET', `${PATH}?archived=false`), { totalResults: 0 })
  t.match(await ok('GET', `${PATH}?entity=job`), { totalResults: 1 }, 'archived ones are listed unless told otherwise')
  t.match(await ok('PATCH', url, { archived: false }), { archivedAt: null })
  await ok('DELETE', url)
  await ok('GET', url, undefined, 404)
  const events = await eventsOf(app, company, 'custom-field')
  t.same(events.map(({ event, data }) => [event, data.changed]), [
    ['custom-field.created', undefined], ['custom-field.changed', ['label', 'order']], ['custom-field.changed', ['archivedAt']],
    ['custom-field.changed', ['archivedAt']], ['custom-field.deleted', undefined]
  ])
  const lines = (await client.get('/api/v2/exports/custom-fields')).body.trim().split('\n')
  t.equal(lines.length, 1, 'an export has the cursor alone')
})

t.test('PUT by key creates, replaces, makes an archived one live again, and keeps the type', async t => {
  const { ok, faults } = await sender(app)
  const url = `${PATH}/by-key/candidate/notice`
  const made = await ok('PUT', url, { type: 'number', label: 'Notice', description: 'Days', order: 2 }, 201)
  t.same(await ok('PUT', url, { type: 'number', label: 'Notice', description: 'Days', order: 2 }), made)
  t.same(await ok('GET', url), made)
  await ok('GET', `${PATH}/by-key/job/notice`, undefined, 404)
  await ok('PATCH', `${PATH}/${made.id}`, { archived: true })
  t.match(await ok('PUT', url, { type: 'number', label: 'Notice' }), { archivedAt: null, description: null, order: 0 })
  t.match(await faults('PUT', url, { type: 'text', label: 'Notice' }, 400), ['the type of the field is number, and never changes'])
  await faults('PUT', `${PATH}/by-key/nobody/notice`, { type: 'text', label: 'N' }, 400)
})

t.test('bad definitions → 400', async t => {
  const { faults } = await sender(app)
  const field = { entity: 'job', key: 'good', type: 'text', label: 'L' }
  for (const [change, message] of [
    [{ key: '__proto__' }, /^key must be a letter/],
    [{ key: 'Upper' }, /^key must be a letter/],
    [{ key: `a${'b'.repeat(63)}` }, /^key must be a letter/],
    [{ type: 'json' }, /^type must be one of text/],
    [{ entity: 'step' }, /^entity must be one of job/],
    [{ label: '' }, /^label must not be empty/],
    [{ gate: 'jobs:read' }, /^gate must be one of candidates:sensitive, compensation:read/],
    [{ options: [{ value: 'a', label: 'A' }] }, /the type text has no options/],
    [{ type: 'select' }, /needs at least one option/],
    [{ type: 'select', options: [] }, /needs at least one option/],
    [{ type: 'select', options: [{ value: 'a', label: 'A' }, { value: 'a', label: 'B' }] }, /a comes twice/],
    [{ type: 'select', options: Array.from({ length: 501 }, (_, n) => ({ value: `${n}`, label: 'L' })) }, /^options must have at most 500/]
  ] as const) {
    const [first] = await faults('POST', PATH, { ...field, ...change }, 400)
    t.match(first, message)
  }
})

t.test('entity, key and type are no fields of a PATCH; a taken key is a 409 that names the other', async t => {
  const { ok, faults, client } = await sender(app)
  const made = await ok('POST', PATH, { entity: 'job', key: 'k', type: 'text', label: 'L' })
  for (const change of [{ entity: 'candidate' }, { key: 'other' }, { type: 'number' }]) {
    await faults('PATCH', `${PATH}/${made.id}`, change, 400)
  }
  const again = await client.send({ method: 'POST', url: FIELDS, payload: { entity: 'job', key: 'k', type: 'date', label: 'L' } })
  t.same([again.statusCode, again.headers.location], [409, `${FIELDS}/${made.id}`])
  await ok('POST', PATH, { entity: 'candidate', key: 'k', type: 'date', label: 'of other objects' })
})

t.test('200 live fields of a kind of objects → one more, and one brought back, are a 409', async t => {
  const { ok, faults, client, companyId } = await sender(app)
  const first = await ok('PUT', `${PATH}/by-key/job/k0`, { type: 'text', label: 'L' }, 201)
  await app.database.query(sql`
    insert into custom_fields (company_id, entity, key, label, type)
    select ${companyId}::bigint, 'job', 'k' || n, 'L', 'text' from generate_series(1, 199) n`)
  const more = { entity: 'job', key: 'more', type: 'text', label: 'L' }
  t.match(await faults('POST', PATH, more, 409), [/200 fields that are not archived, which is the maximum/])
  t.equal((await client.send({ method: 'POST', url: `/api/${PATH}`, payload: more })).headers['x-error-code'], 'LIMIT_REACHED')
  await ok('PATCH', `${PATH}/${first.id}`, { archived: true })
  await ok('POST', PATH, more)
  await faults('PATCH', `${PATH}/${first.id}`, { archived: false }, 409)
  await faults('PUT', `${PATH}/by-key/job/k0`, { type: 'text', label: 'L' }, 409)
  await ok('POST', PATH, { entity: 'candidate', key: 'more', type: 'text', label: 'L' })
})

t.test('an option that is used, a field and a gate with values → 409 IN_USE with numbers', async t => {
  const { ok, faults } = await sender(app)
  const options = ['a', 'b', 'c'].map(value => ({ value, label: value.toUpperCase() }))
  const field = await ok('POST', PATH, { entity: 'job', key: 'region', type: 'multi_select', label: 'Region', options })
  const url = `${PATH}/${field.id}`
  const job = await ok('POST', 'v1/jobs', { name: 'One', customFields: { region: ['b', 'a'] } })
  await ok('POST', 'v1/jobs', { name: 'Two', customFields: { region: ['a'] } })
  t.match(await faults('PATCH', url, { options: [options[2]] }, 409), ['options are used, a in 2 jobs, b in 1 job: archive them instead'])
  t.match(await faults('DELETE', url, undefined, 409), ['the field has values in 2 jobs: archive it instead'])
  t.match(await faults('PATCH', url, { gate: 'compensation:read' }, 409), [/2 jobs: its gate cannot change/])
  t.match(await ok('PATCH', url, { options: [{ ...options[0], label: 'New' }, { ...options[1], archived: true }] }), {
    options: [{ value: 'a', label: 'New' }, { value: 'b', archived: true }]
  }, 'a label may change, an unused option may go, and a used one is archived')
  t.same((await ok('GET', `v1/jobs/${job.id}`)).customFields, { region: ['a', 'b'] })
  await ok('PATCH', `v1/jobs/${job.id}`, { customFields: { region: ['b', 'a'] } })
  t.match(await faults('PATCH', `v1/jobs/${job.id}`, { customFields: { region: ['c'] } }, 400), ['customFields.region must be one of a'])
  await ok('PATCH', `v1/jobs/${job.id}`, { customFields: { region: ['a'] } })
  t.match(await faults('PATCH', `v1/jobs/${job.id}`, { customFields: { region: ['b'] } }, 400), [
    'customFields.region must not be b, which is archived'
  ])
  await ok('PATCH', url, { options: [options[0]] })
})

t.test('options in another order → what is sent back as it was read changes nothing', async t => {
  const { ok } = await sender(app)
  const options = ['a', 'b'].map(value => ({ value, label: value }))
  const { id } = await ok('POST', PATH, { entity: 'job', key: 'region', type: 'multi_select', label: 'Region', options })
  const job = await ok('POST', 'v1/jobs', { name: 'One', customFields: { region: ['a', 'b'] } })
  await ok('PATCH', `${PATH}/${id}`, { options: options.toReversed() })
  const { updatedAt, customFields } = await ok('GET', `v1/jobs/${job.id}`)
  t.strictSame(await ok('PATCH', `v1/jobs/${job.id}`, { customFields }), { ...job, updatedAt })
})

t.test('a dry run → makes no field; two at once → one', async t => {
  const { ok, client } = await sender(app)
  await ok('POST', `${PATH}?validateOnly=true`, { entity: 'candidate', key: 'dry', type: 'text', label: 'L' })
  t.notOk('customFields' in await ok('POST', 'v2/candidates', { name: 'A', lastName: 'B', email: 'dry@example.com' }))
  const both = await Promise.all([1, 2].map(async () => await client.send({
    method: 'POST', url: FIELDS, payload: { entity: 'application', key: 'race', type: 'text', label: 'L' }
  })))
  t.same(both.map(({ statusCode }) => statusCode).sort(), [201, 409])
})
