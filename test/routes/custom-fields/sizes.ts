import sql from 'sql-template-tag'
import { define, person, publish, sender, type Json, type Sender } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const KEYS = ['a', 'b', 'c', 'd', 'e']
/** Bytes of JSON beside those of the text. */
const FRAME = '{"a":"","b":"","c":"","d":""}'.length
/** Values that have exactly as many bytes as an object may have, and room for one more. */
const FULL = { a: 'x'.repeat(20_000), b: 'x'.repeat(20_000), c: 'é'.repeat(10_000), d: 'x'.repeat(4000 - FRAME) }
const MORE = { ...FULL, d: `${FULL.d}x` }
const MESSAGE = 'customFields must have at most 64000 bytes of JSON in all, values of archived fields included: shorten or remove some'

async function withTexts (entity: string): Promise<Sender> {
  const company = await sender(app)
  for (const key of KEYS) await define(company, entity, key, 'long_text')
  return company
}

/** An object from before there was a limit. */
async function enlarge ({ companyId }: Sender, table: 'jobs' | 'candidates', id: number): Promise<void> {
  const values = JSON.stringify({ open: Object.fromEntries(KEYS.map(key => [key, 'x'.repeat(20_000)])) })
  const written = table === 'jobs'
    ? await app.database.query(sql`
      update jobs set custom_fields = ${values} where company_id = ${companyId} and id = ${id} returning id`)
    : await app.database.query(sql`
      update candidates set custom_fields = ${values} where company_id = ${companyId} and id = ${id} returning id`)
  t.equal(written.length, 1)
}

t.test('values of a job that too large in total → 400 that says so, in POST, PATCH, PUT and bulk; what just fits is kept', async t => {
  const company = await withTexts('job')
  const { ok, faults } = company
  t.strictSame(await faults('POST', 'v1/jobs', { name: 'J', customFields: MORE }, 400), [MESSAGE])
  const job = await ok('POST', 'v1/jobs', { name: 'J', code: 'J-1', customFields: FULL })
  t.strictSame(job.customFields, FULL)
  t.strictSame(await faults('PATCH', `v1/jobs/${job.id}`, { customFields: { e: 'x' } }, 400), [MESSAGE], 'what the object has counts')
  t.strictSame(await faults('PUT', 'v1/jobs/by-code/J-1', { name: 'J', customFields: { d: MORE.d } }, 400), [MESSAGE])
  t.strictSame(await faults('PUT', 'v1/jobs/by-code/J-2', { name: 'J', customFields: MORE }, 400), [MESSAGE])
  const items = [{ code: 'J-3', name: 'K', customFields: MORE }, { code: 'J-4', name: 'L' }]
  const bulk = await ok('POST', 'v1/jobs/bulk', { items }, 200)
  t.match(bulk.results, [{ status: 400, body: { detail: MESSAGE } }, { status: 201 }])
  const both = await faults('PATCH', `v1/jobs/${job.id}`, { customFields: { e: 'x', unknown: 1 } }, 400)
  t.strictSame(both, ['customFields.unknown is not a field of the company', MESSAGE], 'beside what else is wrong')
  await ok('PATCH', `v1/jobs/${job.id}`, { customFields: { e: 'x'.repeat(10_000), a: 'x' } })
  t.strictSame((await ok('GET', `v1/jobs/${job.id}`)).customFields, { ...FULL, a: 'x', e: 'x'.repeat(10_000) })
})

t.test('values of candidates, applications and offers that are too large in total → 400 that names customFields', async t => {
  const company = await withTexts('candidate')
  const { ok, faults } = company
  for (const entity of ['application', 'offer']) for (const key of KEYS) await define(company, entity, key, 'long_text')
  t.strictSame(await faults('POST', 'v2/candidates', { ...person(), customFields: MORE }, 400), ['customFields'])
  t.strictSame(await faults('PUT', 'v2/candidates/by-code/C-1', { ...person(), customFields: MORE }, 400), ['customFields'])
  const candidate = await ok('POST', 'v2/candidates', { ...person(), customFields: FULL })
  t.strictSame(await faults('PATCH', `v2/candidates/${candidate.id}`, { customFields: MORE }, 400), ['customFields'])
  const url = `v1/jobs/${await publish(company)}/applications`
  t.strictSame(await faults('POST', url, { candidateId: candidate.id, customFields: MORE }, 400), [MESSAGE])
  t.strictSame(await faults('POST', url, { manualCandidate: { ...person(), customFields: MORE } }, 400), [`manualCandidate: ${MESSAGE}`])
  const application = await ok('POST', url, { candidateId: candidate.id, customFields: FULL })
  t.strictSame(await faults('PATCH', `${url}/${application.id}`, { customFields: { e: 'x' } }, 400), [MESSAGE])
  const offers = `${url}/${application.id}/offers`
  t.strictSame(await faults('POST', offers, { customFields: MORE }, 400), [MESSAGE])
  const offer = await ok('POST', offers, { customFields: FULL })
  t.strictSame(await faults('PATCH', `${offers}/${offer.id}`, { customFields: { e: 'x' } }, 400), [MESSAGE])
})

t.test('an object whose values were too large before → can become smaller and be changed, not larger', async t => {
  const company = await withTexts('job')
  const { ok, faults } = company
  const { id } = await ok('POST', 'v1/jobs', { name: 'J', customFields: { a: 'x' } })
  await enlarge(company, 'jobs', id)
  await ok('PATCH', `v1/jobs/${id}`, { name: 'K' })
  await ok('PATCH', `v1/jobs/${id}`, { name: 'K', customFields: { a: 'x'.repeat(20_000) } })
  await ok('PATCH', `v1/jobs/${id}`, { customFields: { a: null } })
  await ok('PATCH', `v1/jobs/${id}`, { customFields: { b: 'y'.repeat(20_000) } })
  t.strictSame(await faults('PATCH', `v1/jobs/${id}`, { customFields: { a: 'x' } }, 400), [MESSAGE])
})

t.test('values of archived fields count; those that need a scope count by themselves, so that nobody can measure them', async t => {
  const company = await withTexts('candidate')
  const { ok, faults } = company
  for (const key of ['g', 'h', 'i', 'j']) await define(company, 'candidate', key, 'long_text', { gate: 'compensation:read' })
  const gated = { g: FULL.a, h: FULL.b, i: FULL.c, j: FULL.d }
  const { id } = await ok('POST', 'v2/candidates', { ...person(), customFields: { ...FULL, ...gated } })
  const refused = await company.client.send({
    method: 'PATCH', url: `/api/v2/candidates/${id}`, payload: { customFields: { j: MORE.d } }
  })
  t.equal(refused.statusCode, 400)
  t.strictSame(refused.json().errors.map(({ message }: Json) => message), [
    'customFields must have at most 64000 bytes of JSON in all for fields that need compensation:read, ' +
      'values of archived fields included: shorten or remove some'
  ])
  const { results } = await ok('GET', 'v1/custom-fields?perPage=100')
  const field = results.find(({ key }: Json) => key === 'a')
  await ok('PATCH', `v1/custom-fields/${field.id}`, { archived: true })
  t.strictSame(await faults('PATCH', `v2/candidates/${id}`, { customFields: { e: 'x' } }, 400), ['customFields'])
  const plain = await company.as('candidates:read', 'candidates:write')
  t.strictSame((await plain.ok('PATCH', `v2/candidates/${id}`, { customFields: { d: null, e: 'x' } })).customFields, {
    a: FULL.a, b: FULL.b, c: FULL.c, e: 'x'
  })
  await ok('PATCH', `v2/candidates/${id}`, { customFields: { g: null, h: 'x' } })
})

t.test('candidates whose values are too large together → are merged only once there is room, so that nothing is lost', async t => {
  const company = await withTexts('candidate')
  const { ok, client } = company
  const stays = await ok('POST', 'v2/candidates', { ...person(), customFields: { a: FULL.a, b: FULL.b } })
  const gone = await ok('POST', 'v2/candidates', { ...person(), customFields: { b: 'other', c: FULL.c, d: FULL.a } })
  const url = `v2/candidates/${stays.id}`
  const refused = await client.send({ method: 'POST', url: `/api/${url}/merge`, payload: { duplicateId: gone.id } })
  t.equal(refused.statusCode, 409)
  t.strictSame(refused.json(), {
    errors: [{
      code: 'LIMIT_REACHED',
      target: 'duplicateId',
      message: 'the custom fields of both have more than 64000 bytes of JSON together, values of archived fields included: ' +
        'shorten or remove some of one of them first'
    }]
  })
  t.strictSame((await ok('GET', url)).customFields, stays.customFields)
  t.strictSame((await ok('GET', `v2/candidates/${gone.id}`)).customFields, gone.customFields)
  await ok('PATCH', `v2/candidates/${gone.id}`, { customFields: { d: 'short' } })
  t.strictSame((await ok('POST', `${url}/merge`, { duplicateId: gone.id }, 200)).customFields, {
    a: FULL.a, b: FULL.b, c: FULL.c, d: 'short'
  })
})

t.test('a candidate whose values were too large before → is merged if nothing of the other is filled, and taken apart', async t => {
  const company = await withTexts('candidate')
  const { ok } = company
  const stays = await ok('POST', 'v2/candidates', { ...person(), customFields: { a: 'x' } })
  const gone = await ok('POST', 'v2/candidates', { ...person(), customFields: { a: 'y' } })
  await enlarge(company, 'candidates', stays.id)
  await ok('POST', `v2/candidates/${stays.id}/merge`, { duplicateId: gone.id }, 200)
  t.strictSame((await ok('POST', `v2/candidates/${gone.id}/unmerge`, undefined, 200)).customFields, { a: 'y' })
})
