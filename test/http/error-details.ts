import { RULES } from '../../src/error-catalog.js'
import { ApiError } from '../../src/errors.js'
import { detailsOf } from '../../src/http/error-details.js'
import { parseDetails } from '../../client/src/details.js'
import { makeJob } from '../factories.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'

const app = await build(t, { CORS_ORIGIN: '*' })
const client = await createClient(app)
const post = async (url: string, payload: object) => await client.send({ method: 'POST', url, payload })

t.test('wrong bodies and queries → each field with its rule, in both versions', async t => {
  const job = await makeJob(app, client.companyId)
  const wrong = await post(`/api/v1/jobs/${job.id}/applications`, {
    manualCandidate: { lastName: 'x'.repeat(256), email: 'no', birthdate: 'soon', salaryExpectation: -1, id: 1, shoes: 42 },
    score: 101
  })
  t.equal(wrong.statusCode, 400)
  const details = String(wrong.headers['x-error-details'])
  t.match(details, '"manualCandidate.email";rule=email')
  t.match(details, '"manualCandidate.lastName";rule=max-length;max=255')
  t.same(Object.fromEntries(parseDetails(details).map(({ target, rule, limits }) => [target, [rule, limits]])), {
    'manualCandidate.name': ['required', {}],
    'manualCandidate.lastName': ['max-length', { max: 255 }],
    'manualCandidate.email': ['email', {}],
    'manualCandidate.birthdate': ['date', {}],
    'manualCandidate.salaryExpectation': ['min', { min: 0 }],
    'manualCandidate.id': ['read-only', {}],
    'manualCandidate.shoes': ['unknown', {}],
    score: ['max', { max: 100 }]
  })
  const { headers } = await client.get('/api/v2/applications?jobId=x&status=no&maxPageSize=0')
  t.equal(headers['x-error-details'], '"jobId";rule=type;type=integer, "status";rule=enum, "maxPageSize";rule=min;min=1')
  t.equal((await client.get('/api/v1/jobs/0')).headers['x-error-details'], '"jobId";rule=type;type=integer')
  t.equal((await post('/api/v1/departments', { id: 1, name: 1 })).headers['x-error-details'],
    '"id";rule=read-only, "name";rule=type;type=string')
})

t.test('a body where none is taken → 400 for what would be ignored, before anything is done; nothing in it is no body', async t => {
  const { id } = (await post('/api/v2/candidates', { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' })).json()
  const anonymize = async (payload: string) => await client.send({
    method: 'POST', url: `/api/v2/candidates/${id}/anonymize`, payload, headers: { 'content-type': 'application/json' }
  })
  for (const [payload, target, message] of [
    ['{"validateOnly":true}', 'validateOnly', 'validateOnly is not a known field'], ['[1]', 'body', 'the body must be empty'],
    ['"x"', 'body', 'the body must be empty']
  ] as const) {
    t.match((await anonymize(payload)).json(), { errors: [{ code: 'BAD_ARGUMENT', target, message }] })
  }
  t.equal((await client.get(`/api/v2/candidates/${id}`)).json().name, 'Ada')
  t.equal((await post('/api/v2/nothing', { id })).statusCode, 404)
  for (const payload of ['', 'null', '{}']) t.equal((await anonymize(payload)).statusCode, 200, payload)
})

t.test('references, keys that are taken, and states that are stale → reference, inactive, taken, stale', async t => {
  const made = await post('/api/v1/departments', { name: 'A', code: 'A', active: false })
  const detailsFor = async (url: string, body: object) => (await post(url, body)).headers['x-error-details']
  t.equal(await detailsFor('/api/v1/departments', { name: 'B', code: 'A' }), '"code";rule=taken')
  t.equal(await detailsFor('/api/v1/jobs', { name: 'J', departmentId: 987654 }), '"departmentId";rule=reference')
  t.equal(await detailsFor('/api/v1/jobs', { name: 'J', departmentCode: 'none' }), '"departmentCode";rule=reference')
  t.equal(await detailsFor('/api/v1/jobs', { name: 'J', departmentCode: 'A' }), '"departmentCode";rule=inactive')
  const stale = await client.send({
    method: 'PATCH', url: `/api/v1/departments/${made.json().id}`, payload: { name: 'C' }, headers: { 'if-match': '"9"' }
  })
  t.same([stale.statusCode, stale.headers['x-error-details']], [412, '"If-Match";rule=stale'])
  t.equal((await client.get('/api/v1/jobs/987654')).headers['x-error-details'], undefined, 'a 404 is about no field')
  const malformed = await client.send({
    method: 'POST', url: '/api/v1/jobs', payload: '{', headers: { 'content-type': 'application/json' }
  })
  t.equal(malformed.headers['x-error-details'], '"request";rule=invalid')
})

t.test('a failed item of a bulk operation → has them as details, and an atomic one names the item', async t => {
  const items = [{ code: 'ok', name: 'Fine' }, { code: 'b', name: '' }, { code: 'c' }]
  const { results } = (await post('/api/v1/departments/bulk', { items })).json()
  t.same(results.map(({ details }: { details?: string }) => details), [
    undefined, '"name";rule=min-length;min=1', '"name";rule=required'
  ])
  const { headers } = await post('/api/v1/departments/bulk?atomic=true', { items })
  t.equal(headers['x-error-details'], '"items.1.name";rule=min-length;min=1')
})

t.test('names outside of ASCII → Display Strings; those with quotation marks → escaped; the client reads both', async t => {
  const sent = { name: 'D', 'größe "%"': 1, 'a"b\\c': 2, 'line\nbreak': 3 }
  const { headers } = await post('/api/v1/departments', sent)
  const details = String(headers['x-error-details'])
  t.match(details, '%"gr%c3%b6%c3%9fe %22%25%22";rule=unknown')
  t.match(details, '"a\\"b\\\\c";rule=unknown')
  t.same(parseDetails(details).map(({ target }) => target).sort(), Object.keys(sent).filter(name => name !== 'name').sort())
})

t.test('many faults → whole items in 4 kB, and a count of the others', async t => {
  const items = Array.from({ length: 100 }, (_, i) => ({ target: `field ${i} ${'ä'.repeat(60)}`, message: 'wrong' }))
  const { code, items: bounded } = new ApiError('BAD_ARGUMENT', items, { more: 7 })
  const text = detailsOf(code, bounded) as string
  t.ok(text.length <= 4096, `${text.length} bytes`)
  const read = parseDetails(text)
  const last = read.pop()
  t.match(last, { target: 'request', rule: 'more' })
  t.equal(read.length + Number(last?.limits.count), 107)
  t.ok(read.length > 5 && read.every(({ rule }) => rule === 'invalid'))
  t.ok((detailsOf(code, bounded, 5000) as string).length <= 300)
})

t.test('X-Error-Details → may be read by pages of other origins; its rules are those of the table', async t => {
  const { headers } = await client.send({ method: 'POST', url: '/api/v1/jobs', payload: {}, headers: { origin: 'https://example.com' } })
  t.match(String(headers['access-control-expose-headers']), 'X-Error-Details')
  for (const { rule } of parseDetails(String(headers['x-error-details']))) t.ok(rule in RULES, rule)
})

t.test('v1 → an item of detail holds no semicolon', async t => {
  const { detail } = (await client.send({ method: 'GET', url: '/api/v1/jobs?statsu=1', headers: { prefer: 'handling=strict' } })).json()
  t.notMatch(detail, '; ')
})
