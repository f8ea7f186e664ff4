import { makeCandidate, makeJob } from '../factories.js'
import { createClient, sharedApp, type Client } from '../helper.js'
import { t } from '../part.js'

const app = await sharedApp()
const client = await createClient(app)

const post = async ({ send }: Client, url: string, payload: object) => await send({ method: 'POST', url, payload })
const patch = async (url: string, payload: object) => await client.send({ method: 'PATCH', url, payload })
const person = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }

t.test('a natural key that another object has → 409 with the path of that object, which can be read', async t => {
  const job = await makeJob(app, client.companyId)
  const candidateId = await makeCandidate(app, client.companyId)
  const webhook = { action: 'candidate.created', postbackUrl: 'https://example.com/hooks' }
  const creations: Array<[url: string, first: object, second?: object]> = [
    ['/api/v1/jobs', { name: 'Engineer', code: 'J' }, { name: 'Another', code: 'J' }],
    [`/api/v1/jobs/${job.id}/applications`, { candidateId }],
    ['/api/v1/departments', { name: 'Legal', code: 'L' }, { name: 'Another', code: 'L' }],
    ['/api/v1/roles', { name: 'Lawyer', code: 'L' }],
    ['/api/v1/branches', { name: 'Recife', code: 'R' }],
    ['/api/v1/users', { name: 'Ada', email: 'ada@example.com', code: 'A' }, { name: 'Another', email: 'ADA@example.com' }],
    ['/api/v1/users', { name: 'Eva', email: 'eva@example.com', code: 'E' }, { name: 'Another', email: 'other@example.com', code: 'E' }],
    ['/api/v1/webhooks', webhook],
    ['/api/v2/candidates', person, { ...person, email: 'ADA@example.com' }]
  ]
  for (const [url, first, second = first] of creations) {
    const made = await post(client, url, first)
    t.equal(made.statusCode, 201, made.body)
    const refused = await post(client, url, second)
    const { statusCode, headers, body } = refused
    t.same([statusCode, headers['x-error-code'], headers.location], [409, 'ALREADY_EXISTS', made.headers.location], body)
    t.match(body, String(made.json().id), 'the text has the id, too')
    t.equal((await client.get(headers.location as string)).json().id, made.json().id)
  }
})

t.test('PATCH to the natural key of another object → 409 with the path of that object', async t => {
  const kinds: Array<[url: string, mine: object, other: object]> = [
    ['/api/v1/jobs', { name: 'Engineer', code: 'mine' }, { name: 'Engineer', code: 'other' }],
    ['/api/v1/departments', { name: 'Legal', code: 'mine' }, { name: 'Tax', code: 'other' }],
    ['/api/v1/users', { name: 'Ada', email: 'mine@example.com' }, { name: 'Ada', email: 'other@example.com' }],
    ['/api/v2/candidates', { ...person, email: 'mine@example.com' }, { ...person, email: 'other@example.com' }]
  ]
  for (const [url, mine, other] of kinds) {
    const [{ headers }, { headers: { location } }] = [await post(client, url, mine), await post(client, url, other)]
    const refused = await patch(headers.location as string, other)
    t.same([refused.statusCode, refused.headers.location], [409, location], refused.body)
  }
})

t.test('PUT by the code of one user with the e-mail of another → 409 with the path of the other', async t => {
  const { headers } = await post(client, '/api/v1/users', { name: 'Ida', email: 'ida@example.com', code: 'I' })
  const put = async (email: string) =>
    await client.send({ method: 'PUT', url: '/api/v1/users/by-code/O', payload: { name: 'Otto', email } })
  const refused = await put('ida@example.com')
  t.same([refused.statusCode, refused.headers.location], [409, headers.location], 'where there is none with the code')
  t.equal((await put('otto@example.com')).statusCode, 201)
  const again = await put('ida@example.com')
  t.same([again.statusCode, again.headers.location], [409, headers.location], 'where there is one')
})

t.test('a transition that is not allowed → those that are, as the operation for them lists them', async t => {
  const job = await makeJob(app, client.companyId, { numVacancies: 2 })
  const application = (await post(client, `/api/v1/jobs/${job.id}/applications`, { manualCandidate: person })).json()
  const applicationUrl = `/api/v1/jobs/${job.id}/applications/${application.id}`
  const listed = async (url: string) =>
    (await client.get(`${url}/allowed-transitions`)).json().allowed.map(({ status }: { status: string }) => status).join(', ')
  const refusals: Array<[url: string, payload: object, allowed: string]> = [
    [`/api/v1/jobs/${job.id}`, { status: 'draft' }, `/api/v2/jobs/${job.id}`],
    [applicationUrl, { status: 'reproved', reason: 'Skills' }, ''],
    [applicationUrl, { status: 'hired' }, `/api/v2/applications/${application.id}`],
    [applicationUrl, { currentStepId: job.stepIds[2] }, `/api/v2/applications/${application.id}`],
    [`/api/v1/jobs/${job.id}`, { status: 'canceled', statusReason: 'Budget' }, ''],
    [`/api/v1/jobs/${job.id}`, { status: 'published' }, `/api/v2/jobs/${job.id}`],
    [applicationUrl, { status: 'hired' }, `/api/v2/applications/${application.id}`]
  ]
  for (const [url, payload, object] of refusals) {
    const { statusCode, headers, body } = await patch(url, payload)
    if (object === '') {
      t.same([statusCode, headers['x-allowed-transitions']], [200, undefined], body)
    } else {
      t.same([statusCode, headers['x-error-code']], [409, 'ILLEGAL_TRANSITION'], body)
      t.equal(headers['x-allowed-transitions'], await listed(object), body)
    }
  }
})

t.test('every path that an answer names → can be read, and holds what was written', async t => {
  const job = await makeJob(app, client.companyId)
  const applications = `/api/v1/jobs/${job.id}/applications`
  const application = (await post(client, applications, { manualCandidate: { ...person, email: 'eva@example.org' } })).headers.location
  const writes: Array<['POST' | 'PUT', url: string, payload: object]> = [
    ['POST', '/api/v1/jobs', { name: 'Engineer' }],
    ['POST', `/api/v1/jobs/${job.id}/steps`, { name: 'Work sample' }],
    ['POST', applications, { manualCandidate: { ...person, email: 'ida@example.org' } }],
    ['PUT', `${application}/tags`, { name: 'remote / only' }],
    ['POST', `${application}/comments`, { text: 'Met at the fair.' }],
    ['PUT', '/api/v1/departments/by-code/N-1', { name: 'New' }],
    ['POST', '/api/v1/users', { name: 'Ada', email: 'new@example.org' }],
    ['POST', '/api/v1/webhooks', { action: 'job.created', postbackUrl: 'https://example.com/new' }],
    ['POST', '/api/v1/tokens', { name: 'Reader', scopes: ['jobs:read'] }],
    ['POST', '/api/v2/candidates', { ...person, email: 'otto@example.org' }]
  ]
  for (const [method, url, payload] of writes) {
    const made = await client.send({ method, url, payload })
    t.equal(made.statusCode, 201, made.body)
    const read = await client.get(made.headers.location as string)
    const { secret, ...rest } = made.json()
    t.same([read.statusCode, read.json()], [200, rest], url)
  }
  const byCode = await client.get('/api/v1/departments/by-code/N-1')
  t.match(byCode.json(), { name: 'New', code: 'N-1' })
  t.match(byCode.headers.etag, /^"1-/)
  t.equal((await client.get('/api/v1/departments/by-code/none')).statusCode, 404)
  t.equal((await client.get(`${application}/tags/none`)).statusCode, 404)
  t.equal((await client.get('/api/v1/tokens/00000000-0000-4000-8000-00000000ffff')).statusCode, 404)
})

t.test('an application of a new person with the document of another → 409 that leads to that one; nothing is kept of it', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const person = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com', identificationDocument: '12.345-6' }
  const { id } = (await client.send({ method: 'POST', url: '/api/v2/candidates', payload: person })).json()
  const manualCandidate = { ...person, email: 'other@example.com', identificationDocument: '123456' }
  const refused = await client.send({ method: 'POST', url: `/api/v1/jobs/${job.id}/applications`, payload: { manualCandidate } })
  t.equal(refused.statusCode, 409)
  t.match(refused.json().detail, 'a candidate with this document already exists')
  t.equal(refused.headers.location, `/api/v2/candidates/${id}`)
  t.same((await client.get('/api/v2/candidates?fields=id')).json().results, [{ id }])
})
