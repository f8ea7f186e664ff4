import { makeJob } from '../factories.js'
import { createClient, sharedApp } from '../helper.js'
import { t } from '../part.js'

const app = await sharedApp()
const client = await createClient(app)
const prefer = (preference: string) => ({ prefer: preference })

t.test('Prefer: handling=strict → an unknown parameter is a 400 with the nearest known one, on every method', async t => {
  const job = await makeJob(app, client.companyId)
  const cases: Array<['GET' | 'POST' | 'DELETE', url: string, message: string]> = [
    ['GET', '/api/v1/jobs?statsu=draft', 'statsu is not a parameter of this operation; did you mean status?'],
    ['GET', '/api/v2/jobs?updateAfter=x', 'updateAfter is not a parameter of this operation; did you mean updatedAfter?'],
    ['GET', `/api/v2/jobs/${job.id}/allowed-transitions?fields=id`, 'fields is not a parameter of this operation; it takes none'],
    ['POST', '/api/v1/jobs?validateonly=true', 'validateonly is not a parameter of this operation; did you mean validateOnly?'],
    ['DELETE', `/api/v1/jobs/${job.id}?force=1`, 'force is not a parameter of this operation; known: validateOnly']
  ]
  for (const [method, url, message] of cases) {
    const payload = method === 'POST' ? { name: 'Engineer' } : undefined
    const { statusCode, headers, body } = await client.send({ method, url, payload, headers: prefer('handling=strict') })
    t.equal(statusCode, 400, body)
    // Version 1 separates items by semicolons.
    t.match(body, url.startsWith('/api/v1') ? message.replace('; ', ', ') : message)
    t.match(headers, { 'preference-applied': 'handling=strict', 'x-ignored-parameters': undefined, 'x-error-code': 'BAD_ARGUMENT' })
  }
})

t.test('Prefer → its first handling counts, however it is written; without one nothing is applied', async t => {
  const cases: Array<[preference: string, status: number, applied?: string]> = [
    ['respond-async, handling=strict', 400, 'handling=strict'],
    ['Handling = "STRICT"; foo=bar', 400, 'handling=strict'],
    ['handling=lenient, handling=strict', 200, 'handling=lenient'],
    ['handling=lax', 200],
    ['x-handling=strict', 200],
    ['return=minimal', 200]
  ]
  for (const [preference, status, applied] of cases) {
    const { statusCode, headers } = await client.get('/api/v2/jobs?nope=1', prefer(preference))
    t.same([statusCode, headers['preference-applied']], [status, applied], preference)
  }
  const known = await client.get('/api/v2/jobs?maxPageSize=1', prefer('handling=strict'))
  t.same([known.statusCode, known.headers['preference-applied']], [200, 'handling=strict'])
  t.equal((await app.inject({ url: '/api/v2/jobs?nope=1', headers: prefer('handling=strict') })).headers['preference-applied'], undefined)
})

t.test('an answer that is kept for lenient requests → not sent to strict ones', async t => {
  for (let round = 0; round < 4; round++) {
    t.match(await client.get('/api/v2/jobs?nope=2'), { statusCode: 200, headers: { 'x-ignored-parameters': 'nope' } })
    t.equal((await client.get('/api/v2/jobs?nope=2', prefer('handling=strict'))).statusCode, 400)
  }
})

t.test('a strict token → the same without the header, unless a request prefers otherwise', async t => {
  const created = await client.send({
    method: 'POST', url: '/api/v1/tokens', payload: { name: 'Strict', scopes: ['jobs:read', 'tokens:manage'], strict: true }
  })
  t.match(created.json(), { strict: true })
  const authorization = `Bearer ${created.json().secret}`
  const status = async (url: string, headers = {}) => (await app.inject({ url, headers: { authorization, ...headers } })).statusCode
  t.equal(await status('/api/v2/jobs?nope=1'), 400)
  t.equal(await status('/api/v2/jobs?maxPageSize=1'), 200)
  t.equal(await status('/api/v2/jobs?nope=1', prefer('handling=lenient')), 200)
  const other = await client.send({ method: 'POST', url: '/api/v1/tokens', payload: { name: 'Lenient', scopes: ['jobs:read'] } })
  t.equal(other.json().strict, false)
})
