import { build, createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob, makeNamed } from '../../factories.js'

const app = await sharedApp()

t.test('GET /api/v1/jobs/{jobId} → the whole object with an ETag', async t => {
  const client = await createClient(app)
  const departmentId = await makeNamed(app, 'departments', client.companyId, 'Engineering')
  const { id } = await makeJob(app, client.companyId, { departmentId, description: 'Long.', updatedAt: '2026-03-01T10:00:00.5Z' })
  const response = await client.get(`/api/v1/jobs/${id}`)
  t.equal(response.statusCode, 200)
  t.match(response.json(), {
    id,
    name: 'Engineer',
    description: 'Long.',
    departmentId,
    departmentName: 'Engineering',
    numVacancies: 1,
    updatedAt: '2026-03-01T10:00:00.500Z',
    closedAt: null,
    salary: null
  })
  t.notOk('version' in response.json())
  t.match(response.headers.etag, /^"1-[\w-]+"$/)
  t.equal(response.headers['cache-control'], 'private, no-cache')
  t.equal(response.headers['content-type'], 'application/json; charset=utf-8')
})

t.test('If-None-Match → 304 for the same representation, in every spelling', async t => {
  const client = await createClient(app)
  const departmentId = await makeNamed(app, 'departments', client.companyId, 'Engineering')
  const { id } = await makeJob(app, client.companyId, { departmentId, salary: true })
  const url = `/api/v1/jobs/${id}`
  const tag = (await client.get(url)).headers.etag as string
  for (const header of [tag, `W/${tag}`, `"x", ${tag}`, `"x",${tag} , "y"`, '*']) {
    const response = await client.get(url, { 'if-none-match': header })
    t.equal(response.statusCode, 304, header)
    t.equal(response.body, '')
    t.equal(response.headers.etag, tag)
    t.equal(response.headers['cache-control'], 'private, no-cache')
    t.notOk('content-type' in response.headers)
  }
  for (const header of ['"x"', tag.slice(1, -1), tag.replace('"1-', '"2-'), '']) {
    t.equal((await client.get(url, { 'if-none-match': header })).statusCode, 200, header)
  }
  const blind = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })
  t.equal((await blind.get(url, { 'if-none-match': tag })).statusCode, 200, 'another scope sees another body')
  const head = await client.send({ method: 'HEAD', url, headers: { 'if-none-match': tag } })
  t.equal(head.statusCode, 304)
})

t.test('GET /api/v1/jobs/{jobId} → 404 for what is not there and for another company\'s', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId)
  const stranger = await createClient(app)
  for (const url of [`/api/v1/jobs/${id}`, `/api/v1/jobs/${id + 1_000_000}`, '/api/v1/jobs/9007199254740991']) {
    const response = await stranger.get(url, { 'if-none-match': '*' })
    t.equal(response.statusCode, 404, url)
    t.same(response.json(), { title: 'Not Found', detail: 'there is no such job', status: 404 })
    t.notOk('etag' in response.headers)
    t.equal(response.headers['cache-control'], 'no-store')
  }
})

t.test('GET /api/v1/jobs/{jobId} → 400 for what is no id', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId)
  for (const bad of [
    '1e2', '+1', '-1', '0x10', '%201', '1.0', '0', `0${id}`, `${id}%0A`, `${id}%20`, '9007199254740992', 'abc', `${id},${id}`, 'null'
  ]) {
    const response = await client.get(`/api/v1/jobs/${bad}`)
    t.equal(response.statusCode, 400, bad)
    t.match(response.json(), { title: 'Validation Error', detail: /^jobId must be a (number|positive whole number)$/, status: 400 })
  }
})

t.test('a trailing slash → another path, 404', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId)
  for (const path of ['jobs/', `jobs/${id}/`, `jobs/${id}/x`, 'me/', '']) {
    t.equal((await client.get(`/api/v1/${path}`)).statusCode, 404, path)
  }
})

t.test('HEAD → the headers of GET without a body', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId)
  for (const url of [
    '/api/v1/jobs?perPage=5&x=1', `/api/v1/jobs/${id}`, '/api/v1/me', '/api/v1/jobs?page=x', '/api/v1/jobs/0', '/api/v1/jobs/999999999',
    '/api/v1/nope'
  ]) {
    const [get, head] = [await client.get(url), await client.send({ method: 'HEAD', url })]
    t.equal(head.statusCode, get.statusCode, url)
    t.equal(head.body, '')
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'x-ignored-parameters']) {
      t.equal(head.headers[name], get.headers[name], `${url} ${name}`)
    }
  }
})

t.test('X-Ignored-Parameters → names what the route does not know, encoded, 20 at most', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId)
  const ignored = async (url: string) => {
    const response = await client.get(url)
    t.equal(response.statusCode, 200, url)
    return response.headers['x-ignored-parameters']
  }
  t.equal(await ignored('/api/v1/jobs?perPage=1'), undefined)
  t.equal(await ignored('/api/v1/jobs?perpage=1&Status=x&status=draft'), 'perpage, Status')
  t.equal(await ignored(`/api/v1/jobs/${id}?fields=id`), 'fields', 'a route without parameters')
  t.equal(await ignored('/api/v1/me?x[]=1&x=2'), 'x')
  t.equal(await ignored('/api/v1/jobs?a%0d%0aX:b=1&%C3%A9=1&a,b=1'), 'a%0D%0AX%3Ab, %C3%A9, a%2Cb')
  t.equal(await ignored('/api/v1/jobs?__proto__=1&constructor=2'), '__proto__, constructor')
  const many = await ignored(`/api/v1/jobs?${Array.from({ length: 30 }, (_, i) => `p${i}=`).join('&')}`)
  t.same(String(many).split(', '), Array.from({ length: 20 }, (_, i) => `p${i}`))
})

t.test('X-Ignored-Parameters → names with brackets too, whatever they are called', async t => {
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/jobs?__proto__[]=1&constructor[]=2')).headers['x-ignored-parameters'], '__proto__, constructor')
})

t.test('X-Ignored-Parameters → stays within the 16 kB of headers that Node clients take', async t => {
  const client = await createClient(app)
  const response = await client.get(`/api/v1/jobs?${','.repeat(10_000)}=1`)
  t.equal(response.statusCode, 200)
  t.ok(String(response.headers['x-ignored-parameters']).length < 15_000)
})

t.test('GET /api/v1/me → whose token this is, for any valid token', async t => {
  const limited = await build(t, { RATE_LIMIT_MAX: '100', RATE_LIMIT_WINDOW: '30' })
  const client = await createClient(limited, { scopes: ['users:read'], expiresAt: '2100-01-01T00:00:00Z' })
  const response = await client.get('/api/v1/me')
  t.equal(response.statusCode, 200)
  t.match(response.json(), {
    company: { id: client.companyId, name: 'Test Company' },
    token: { id: /^[0-9a-f-]{36}$/, name: 'Test token', prefix: client.secret.slice(0, 11), expiresAt: '2100-01-01T00:00:00.000Z' },
    scopes: ['users:read'],
    rateLimitPerMinute: 200
  })
  t.notMatch(response.body, client.secret)
  const own = await createClient(limited, { rateLimitPerMinute: 7 })
  t.match((await own.get('/api/v1/me')).json(), { token: { expiresAt: null }, rateLimitPerMinute: 7 })
  t.equal((await (await createClient(app)).get('/api/v1/me')).json().rateLimitPerMinute, 0, 'nothing is limited')
})
