import t from 'tap'
import { build, createClient } from './helper.js'

const app = await build(t)

t.test('pages → a policy that lets their own scripts and styles run, no more; data → a policy that runs nothing', async t => {
  for (const url of ['/', '/docs/']) {
    const response = await app.inject(url)
    t.equal(response.statusCode, 200)
    t.match(response.headers['content-type'], /^text\/html/)
    const policy = String(response.headers['content-security-policy'])
    t.match(policy, /script-src 'self'/)
    t.notMatch(policy, /upgrade-insecure-requests|script-src[^;]*unsafe/)
  }
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/jobs')).headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
})

t.test('an empty body with a JSON type → no body for DELETE and actions, 400 where one is required', async t => {
  const client = await createClient(app)
  const headers = { 'content-type': 'application/json' }
  const { id } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Short-lived' } })).json<{ id: number }>()
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/jobs/${id}`, headers })).statusCode, 204)
  const candidate = (await client.send({ method: 'POST', url: '/api/v2/candidates', payload: { name: 'Ada', lastName: 'M', email: 'ada@example.com' } })).json<{ id: number }>()
  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${candidate.id}/anonymize`, headers })).statusCode, 200)
  const missing = await client.send({ method: 'POST', url: '/api/v1/jobs', headers })
  t.same(missing.json(), { title: 'Validation Error', detail: 'a body is required', status: 400 })
})
