import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { buildApp } from '../../src/app.js'
import { makeJob } from '../factories.js'
import { assertFailure, buildFailing, log, type Answer } from '../failing-server.js'
import { build, createClient, testConfig } from '../helper.js'
import { t } from '../part.js'
import { request, sendRaw } from '../raw.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'

const names = VERSIONS.map(({ name }) => name)

const api = await build(t, {}, VERSIONS)
const client = await createClient(api)
const ask = async (url: string, method = 'GET'): Promise<Answer> => {
  const { statusCode, body, headers } = await client.send({ method: method as 'GET', url })
  return { status: statusCode, body, headers }
}

const failing = await buildFailing()
t.teardown(async () => await failing.close())

t.test('a body that cannot be taken → 400, 413 and 415 in the version\'s body', async t => {
  const post = async (version: string, payload: string | Buffer | undefined, type = 'application/json'): Promise<Answer> => {
    const { statusCode, body, headers } = await failing.inject({
      method: 'POST', url: `/api/${version}/things`, payload, headers: type === '' ? {} : { 'content-type': type }
    })
    return { status: statusCode, body, headers }
  }
  for (const version of names) {
    for (const json of ['{"name":', '{name: 1}', '', 'undefined', '{"name":"a"}x', '{"name":"a","__proto__":{"x":1}}', '\ufeff']) {
      assertFailure(t, version, await post(version, json), 400, JSON.stringify(json))
    }
    for (const type of [
      'text/plain', 'application/xml', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded', 'nonsense',
      'multipart/form-data; boundary=x'
    ]) {
      assertFailure(t, version, await post(version, 'name=1', type), 415, type)
    }
    assertFailure(t, version, await post(version, JSON.stringify({ name: 'x'.repeat(1024) })), 413)
    t.match(assertFailure(t, version, await post(version, '{"name":null,"extra":1}'), 400), /name must be a string/)
    t.equal((await post(version, '{"name":"a"}', 'application/json; charset=utf-8')).status, 200)
  }
})

t.test('a JSON body that is no UTF-8, too deep or too full → 400 in the version\'s body, and nothing is stored', async t => {
  const list = async () => (await ask('/api/v2/candidates')).body
  const before = await list()
  for (const [version, url, fields] of [
    ['v1', '/api/v1/departments', { name: 'X' }], ['v2', '/api/v2/candidates', { name: 'X', lastName: 'Y', email: 'x@example.com' }]
  ] as const) {
    const post = async (payload: string | Buffer): Promise<Answer> => {
      const { statusCode, body, headers } = await client.send({
        method: 'POST', url, payload, headers: { 'content-type': 'application/json' }
      })
      return { status: statusCode, body, headers }
    }
    const latin1 = Buffer.from(JSON.stringify(fields).replace('X', 'Zoë'), 'latin1')
    t.match(assertFailure(t, version, await post(latin1), 400), /UTF-8/)
    t.match(assertFailure(t, version, await post('['.repeat(100_000)), 400), /levels deep/)
    t.match(
      assertFailure(t, version, await post(JSON.stringify({ ...fields, skills: Array(10_000).fill(1) })), 400), /more than 10000 values/
    )
    t.equal(await list(), before)
    t.equal((await post(`\ufeff${JSON.stringify(fields)}`)).status, 201, 'a byte order mark is let pass')
  }
})

t.test('a bug → 500 that leaks nothing and quotes the request id', async t => {
  for (const version of names) {
    for (const name of ['serializer', 'throws-error', 'throws-text', 'throws-nothing', 'throws-status', 'throws-sql']) {
      const { statusCode, body, headers } = await failing.inject({
        url: `/api/${version}/${name}`, headers: { 'x-request-id': 'asked-for.1' }
      })
      const message = assertFailure(t, version, { status: statusCode, body, headers }, 500, name)
      t.equal(headers['x-request-id'], 'asked-for.1')
      t.match(message, /retry.*asked-for\.1/)
      t.notMatch(body, /secret|passwd|select|\.js|at /)
    }
  }
})

t.test('many 503 → the first of each cause is logged with it, the others are counted, once a second', async t => {
  const failing = await buildFailing()
  log.length = 0
  for (let i = 0; i < 50; i++) {
    const version = names[i % names.length] as string
    const { statusCode, body, headers } = await failing.inject(`/api/${version}/throws-unavailable`)
    assertFailure(t, version, { status: statusCode, body, headers }, 503)
    if (i < 10) t.equal((await failing.inject('/api/v1/throws-refused')).statusCode, 503)
  }
  await failing.close()
  const lines = log.filter(({ code }) => code === 'UNAVAILABLE')
  t.match(lines.filter(({ msg }) => msg === 'failed'), [
    { reqId: /./, err: { message: 'the pool is empty', stack: /at / } },
    { reqId: /./, err: { message: 'refused', code: 'ECONNREFUSED' } }
  ])
  const others = lines.filter(({ msg }) => msg === 'failed as well')
  const counted = (cause: string) => others.filter(line => line.cause === cause).reduce((sum, { count }) => sum + count, 0)
  t.same([counted('UNAVAILABLE'), counted('ECONNREFUSED')], [49, 9])
  for (const line of others) t.equal(line.err, undefined)
})

t.test('a client that leaves while it sends its body → a 499 in the log, and no error', async t => {
  if (!failing.server.listening) await failing.listen({ port: 0, host: '127.0.0.1' })
  log.length = 0
  const socket = connect((failing.server.address() as AddressInfo).port, '127.0.0.1')
  const started = once(failing.server, 'request')
  socket.write('POST /api/v2/things HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":')
  await started
  socket.destroy()
  while (log.length === 0) await new Promise(resolve => setImmediate(resolve))
  t.match(log, [{ level: 30, msg: 'request', method: 'POST', route: '/api/v2/things', status: 499 }])
})

t.test('a way out of the folder of static files → 404', async t => {
  for (const path of [
    '/assets/../package.json', '/assets/%2e%2e/package.json', '/assets/..%2fpackage.json', '/assets/v/..%2f..%2fpackage.json',
    '/assets/.env', '/assets/nope.js', '/assets/v/nope.js', '/assets/v/v/page.css', '/assets', '/assets/'
  ]) {
    assertFailure(t, 'v1', await sendRaw(api, request(path)), 404, path)
  }
})

t.test('a URL that cannot be read → 400, in the version\'s body', async t => {
  for (const version of names) {
    for (const path of [
      'jobs/%zz', 'jobs?code=%zz', 'jobs?code=%ff', 'jobs/%ff', 'jobs/%00', 'jobs/1%00', 'jobs?code=%C3', 'jobs?code=%ED%A0%80',
      'jobs?code=%C0%80', '%zz', 'jobs?x=%', 'jobs?code=\u00e9', 'jobs/\u00e9'
    ]) {
      const url = `/api/${version}/${path}`
      const raw = await sendRaw(api, request(url, `Authorization: Bearer ${client.secret}`))
      assertFailure(t, version, raw, 400, url)
    }
  }
})

t.test('a URL that is too long → 414', async t => {
  for (const version of names) {
    assertFailure(t, version, await ask(`/api/${version}/jobs?code=${'c'.repeat(17_000)}`), 414, 'the whole URL')
    assertFailure(t, version, await ask(`/api/${version}/jobs/${'1'.repeat(1025)}`), 414, 'a parameter in the path')
    assertFailure(t, version, await ask(`/api/${version}/jobs/${'1'.repeat(1024)}`), 400, 'as long as allowed, but no id')
    assertFailure(t, version, await ask(`/api/${version}/jobs?code=${'c'.repeat(16_000)}`), 400, 'as long as allowed, but no code')
  }
})

t.test('paths outside the versions → the body of version 1', async t => {
  for (const url of [
    '/api/v9/x', '/api/v2xyz', '/api/v2xyz/jobs', '/api', '/api/', '/api//v2/jobs', '/API/v1/jobs', '/Api/v2/jobs', '/nope', '/v1/jobs',
    '//', '/api/V2/jobs', '/.env', '/docs/nope.js', '/openapi/v9.json'
  ]) {
    assertFailure(t, 'v1', await ask(url), 404, url)
  }
  assertFailure(t, 'v1', await ask('/health/live', 'POST'), 405)
  t.equal((await ask('/health/live', 'POST')).headers.allow, 'GET, HEAD')
  for (const url of ['/api/v9/x', '/api/v2xyz', '/api']) {
    assertFailure(t, 'v1', { ...await api.inject(url), status: (await api.inject(url)).statusCode }, 401, `${url} without a token`)
  }
})

t.test('X-Request-Id → kept when it is 1 to 64 harmless characters, else made', async t => {
  const id = async (given: string) => (await client.get('/api/v1/nope', { 'x-request-id': given })).headers['x-request-id']
  for (const good of ['a', 'A-z_0.9', 'x'.repeat(64)]) t.equal(await id(good), good)
  for (const bad of ['', 'x'.repeat(65), 'a b', 'é', 'a/b', '<x>']) t.match(await id(bad), /^[0-9a-f-]{36}$/, bad)
  t.match((await api.inject('/health/live')).headers['x-request-id'], /^[0-9a-f-]{36}$/, 'on every answer')
})

t.test('the database away → 503 with Retry-After, live but not ready', async t => {
  const away = await buildApp(testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', RATE_LIMIT_MAX: '100' }), VERSIONS)
  t.teardown(async () => await away.close())
  for (const version of names) {
    const { statusCode, body, headers } = await away.inject({
      url: `/api/${version}/jobs`, headers: { authorization: `Bearer ${client.secret}` }
    })
    t.notMatch(assertFailure(t, version, { status: statusCode, body, headers }, 503), /127|postgres|ECONN/)
    t.match(headers['retry-after'], /^[1-9]\d*$/)
    t.ok('x-ratelimit-limit' in headers)
  }
  t.equal((await away.inject('/health/live')).statusCode, 200)
  const ready = await away.inject('/health/ready')
  t.equal(ready.statusCode, 503)
  t.match(ready.headers['retry-after'], /^\d+$/)
})

t.test('a database that goes away later → 503, and 200 again when it is back', async t => {
  await makeJob(api, client.companyId)
  const { token } = (await client.get('/api/v1/me')).json<{ token: { id: string } }>()
  const { withClient } = api.database
  const { unavailable } = await import('../../src/database/failures.js')
  api.database.withClient = async () => { throw unavailable(new Error('connect ECONNREFUSED 10.0.0.1:5432')) }
  api.identities.forget(token.id)
  try {
    for (const version of names) {
      const answer = await ask(`/api/${version}/jobs`)
      t.notMatch(assertFailure(t, version, answer, 503), /ECONN|10\.0/)
      t.equal(answer.headers['retry-after'], '1')
    }
    t.equal((await api.inject('/health/ready')).statusCode, 503)
  } finally {
    api.database.withClient = withClient
  }
  t.equal((await ask('/api/v1/jobs')).status, 200)
  t.equal((await api.inject('/health/ready')).statusCode, 200)
})

t.test('broken HTTP on the wire → the right status with the body of version 1, and the connection closed', async t => {
  const authorization = `Authorization: Bearer ${client.secret}`
  const get = (...lines: string[]) => ['GET /api/v1/jobs HTTP/1.1', ...lines, authorization, 'Connection: close', '', ''].join('\r\n')
  const cases: Array<[string, string, number]> = [
    ['no Host', get(), 400],
    ['two Hosts', get('Host: a', 'Host: b'), 400],
    ['two equal Hosts', get('Host: a', 'Host: a'), 400],
    ...['a b', '', '<a>', 'a/b', 'user@a', 'a:b', '[::1', 'a,b'].map((host): [string, string, number] =>
      [`Host ${host}`, get(`Host: ${host}`), 400]),
    ['Expect: foo', get('Host: a', 'Expect: foo'), 417],
    ['an invented method', 'BREW /api/v1/jobs HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 405],
    ['TRACE', get('Host: a').replace('GET', 'TRACE'), 405],
    ['headers too large', get('Host: a', `X-Big: ${'x'.repeat(70_000)}`), 431],
    ['headers far too large', get('Host: a', `X-Big: ${'x'.repeat(250_000)}`), 431],
    ['a thousand headers too large', get('Host: a', ...Array.from({ length: 1000 }, (_, i) => `X-${i}: ${'x'.repeat(90)}`)), 431],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a control character in a header', get('Host: a', 'X-A: \x01'), 400],
    ['two lengths', 'POST /api/v1/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length and chunks', 'POST /api/v1/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400
    ],
    ['a URL beyond ASCII', get('Host: a').replace('/jobs', '/jobs?x=é'), 400]
  ]
  for (const [name, bytes, status] of cases) {
    const answer = await sendRaw(api, bytes)
    assertFailure(t, 'v1', answer, status, name)
    t.equal(Number(answer.headers['content-length']), Buffer.byteLength(answer.body), name)
    if (status === 405) t.match(answer.headers.allow, /GET/, name)
  }
  const old = await sendRaw(api, `GET /api/v1/jobs HTTP/1.0\r\n${authorization}\r\n\r\n`)
  t.equal(old.status, 200, 'HTTP/1.0 needs no Host')
  t.equal((await sendRaw(api, get('Host: a', 'Expect: 100-continue'))).status, 100)
})

t.test('an Expect that cannot be met, a body that does not come, and one in broken chunks → the version\'s body', async t => {
  const late = await build(t, {}, VERSIONS)
  const { secret } = await createClient(late)
  const { headersTimeout, requestTimeout } = late.server
  for (const version of names) {
    const url = `/api/${version}/${version === 'v2' ? 'candidates' : 'jobs'}`
    const post = (...lines: string[]) => [
      `POST ${url} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${secret}`, 'Content-Type: application/json', ...lines
    ].join('\r\n')
    assertFailure(t, version, await sendRaw(late, post('Expect: nonsense', 'Content-Length: 2', '', '{}')), 417)
    assertFailure(t, version, await sendRaw(late, post('Transfer-Encoding: chunked', '', 'no number\r\n')), 400)
    const begun = once(late.server, 'request')
    const answer = sendRaw(late, post('Content-Length: 100', '', '{"name":'))
    await begun
    Object.assign(late.server, { headersTimeout: 1, requestTimeout: 1 })
    assertFailure(t, version, await answer, 408)
    Object.assign(late.server, { headersTimeout, requestTimeout })
  }
  for (const url of ['http://localhost/api/v2/jobs', '/%61pi/v%32/jobs', '/%61pi/v2/%ff', '/api/v2?x=/api/v1/']) {
    assertFailure(t, 'v2', await sendRaw(late, request(url, 'Expect: nonsense')), 417, url)
  }
  const whole = 'POST /api/v2/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}'
  const { body } = await sendRaw(late, `${whole}GET /api/v2/jobs HTTP/1.1\r\nHost : a\r\n\r\n`)
  t.match(body, /HTTP\/1\.1 400 [^]*\r\n\r\n\{"errors":\[\{"code":"MALFORMED_REQUEST"/, 'the version of what follows')
})

t.test('more than 200 headers → 431 wherever they go, before anything is decided by them; trailers do not count', async t => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `X-${i}: 1`)
  const bytes = (first: string, ...headers: string[]) => [`${first} HTTP/1.1`, ...headers, '', ''].join('\r\n')
  const own = ['Host: localhost', `Authorization: Bearer ${client.secret}`, 'Connection: close']
  for (const count of [201, 1001, 2500]) {
    for (const [first, ...extra] of [
      ['GET /api/v1/jobs'], ['GET /'], ['GET /docs'], ['GET /health/live'], ['GET /nothing'], ['GET /api/v1/%zz'], ['OPTIONS /api/v1/jobs'],
      ['PATCH /api/v1/jobs/1', 'If-Match: "2-x"'], ['GET /api/v1/jobs', 'Authorization: Bearer other'], ['GET /api/v1/jobs', 'Expect: foo'],
      ['GET /api/v1/jobs', 'Upgrade: websocket'], ['GET /', 'X-Forwarded-For: 192.0.2.1']
    ] as const) {
      const many = lines(count - own.length - extra.length)
      const answer = await sendRaw(api, bytes(first, ...own, ...many, ...extra))
      assertFailure(t, 'v1', answer, 431, `${count}: ${first} ${extra.join()}`)
      t.equal(answer.headers['x-ratelimit-limit'], undefined)
    }
  }
  t.equal((await sendRaw(api, bytes('GET /api/v1/jobs', ...own, ...lines(197)))).status, 200, '200 are taken')
  // Newer versions of Node refuse more trailers than headers by themselves.
  const chunked = `${bytes('GET /api/v1/jobs', ...own, ...lines(190), 'Transfer-Encoding: chunked')}0\r\n${lines(200).join('\r\n')}\r\n\r\n`
  t.equal((await sendRaw(api, chunked)).status, 200, 'trailers')
})

t.test('a URL above what the server reads as headers → still 414', async t => {
  for (const length of [17_000, 60_000, 70_000, 250_000]) {
    assertFailure(
      t,
      'v1',
      await sendRaw(api, request(`/api/v1/jobs?x=${'x'.repeat(length)}`, `Authorization: Bearer ${client.secret}`)),
      414,
      String(length)
    )
  }
})
