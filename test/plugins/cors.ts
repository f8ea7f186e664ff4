import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { build, createClient, engine } from '../helper.js'
import { t } from '../part.js'
import { makeJob } from '../factories.js'
import { upload } from '../forms.js'

const ORIGIN = 'https://app.example'
const app = await build(t, { CORS_ORIGIN: `https://other.example,${ORIGIN}`, RATE_LIMIT_MAX: '1000' })
const plain = await build(t, { RATE_LIMIT_MAX: '1000' })
const preflight = (method = 'GET', headers: Record<string, string> = {}) => ({
  origin: ORIGIN, 'access-control-request-method': method, ...headers
})

t.test('a preflight on a known path → 204 with what the browser asks and the headers of all answers, limited by address', async t => {
  const names = 'authorization,content-type,idempotency-key,traceparent'
  for (const [url, methods] of [
    ['/api/v1/jobs', 'GET, HEAD, POST'], ['/api/v1/jobs/1?x=1', 'GET, HEAD, PATCH, DELETE'], ['/api/v2/candidates/1/anonymize', 'POST']
  ] as const) {
    const { statusCode, headers, body } = await app.inject({
      method: 'OPTIONS', url, headers: preflight('POST', { 'access-control-request-headers': names })
    })
    t.same([statusCode, body], [204, ''], url)
    t.match(headers, {
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': names,
      'access-control-max-age': '600',
      vary: /Origin/,
      'x-ratelimit-limit': '1000',
      'x-request-id': /./,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store'
    }, url)
  }
  t.equal(
    (await app.inject({ method: 'OPTIONS', url: '/openapi/v1.json', headers: preflight() })).statusCode, 204, 'outside of the API, too'
  )
  const limited = await build(t, { CORS_ORIGIN: '*', RATE_LIMIT_MAX: '2' })
  const ask = async () => await limited.inject({ method: 'OPTIONS', url: '/api/v2/jobs', headers: preflight() })
  const answers = [await ask(), await ask(), await ask()]
  t.same(answers.map(({ statusCode }) => statusCode), [204, 204, 429])
  t.match(answers[2]?.json(), { errors: [{ code: 'TOO_MANY_REQUESTS' }] })
  t.same(answers.map(({ headers }) => headers['access-control-allow-origin']), ['*', '*', '*'])
})

t.test('all else → as without CORS_ORIGIN: the same order, status and body', async t => {
  const [client, other] = [await createClient(app), await createClient(plain)]
  const fields = ({ statusCode, body, headers }: LightMyRequestResponse) => ({
    statusCode, body, allow: headers.allow, limit: headers['x-ratelimit-limit']
  })
  const cases: Array<[string, Record<string, string>]> = [
    ['', {}],
    ['an origin alone', { origin: ORIGIN }],
    ['a method alone', { 'access-control-request-method': 'GET' }],
    ['another origin', { ...preflight(), origin: 'https://evil.example' }]
  ]
  for (const url of ['/api/v1/jobs', '/api/v2/jobs', '/api/v1/nope', '/api/v2/nope', '/api', '/health/live', '/nope', '/openapi/v1.json']) {
    for (const [name, headers] of cases) {
      const options: InjectOptions = { method: 'OPTIONS', url, headers }
      t.same(fields(await app.inject(options)), fields(await plain.inject(options)), `${url} ${name}`)
      t.same(fields(await client.send(options)), fields(await other.send(options)), `${url} ${name}, with a token`)
    }
  }
  for (const [url, status] of [['/api/v1/nope', 401], ['/api/v2/nope', 401], ['/nope', 404]] as const) {
    t.equal(
      (await app.inject({ method: 'OPTIONS', url, headers: preflight() })).statusCode, status, `a preflight on ${url}, which is not there`
    )
  }
})

t.test('a request from an allowed origin → every header of its answer is exposed', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const origin = { origin: ORIGIN }
  const files = `/api/v1/jobs/${job.id}/attachments`
  const { id } = (await upload(client, files, { kind: 'other' })).json()
  const answers = [
    await client.get(`/api/v1/jobs/${job.id}?typo=1`, origin),
    await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'J' }, headers: { ...origin, 'idempotency-key': 'k' } }),
    await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'J' }, headers: { ...origin, 'idempotency-key': 'k' } }),
    await client.send({ method: 'PUT', url: '/api/v1/jobs', headers: origin }),
    await app.inject({ url: '/api/v2/jobs', headers: origin }),
    await client.get(`${files}/${id}/content`, { ...origin, range: 'bytes=0-9' })
  ]
  t.same(answers.map(({ statusCode }) => statusCode), [200, 201, 201, 405, 401, 206])
  // What scripts may always see, and what is for the browser itself.
  const known =
    /^(cache-control|content-length|content-type|access-control-.*|vary|x-content-type-options|content-security-policy|date|connection)$/
  for (const { headers } of answers) {
    const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(', ')
    t.same(Object.keys(headers).filter(name => !known.test(name) && !exposed.includes(name)), [])
    t.equal(headers['access-control-allow-origin'], ORIGIN)
  }
  const failed = await client.get('/api/v2/jobs', { ...origin, 'x-sandbox-status': '503' })
  const isSandbox = engine === 'embedded'
  t.equal('x-sandbox-fault' in failed.headers, isSandbox)
  t.equal(/X-Sandbox-Fault/.test(String(failed.headers['access-control-expose-headers'])), isSandbox, 'only the sandbox has it')
  const foreign = await client.get('/api/v2/jobs', { origin: 'https://evil.example' })
  t.notOk('access-control-allow-origin' in foreign.headers)
})
