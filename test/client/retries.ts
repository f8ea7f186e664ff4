import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, ConnectionError, RecruitmentApi, type ClientOptions, type Retry } from '../../client/src/index.js'
import { t } from '../part.js'

// What the client does when a server answers badly, request by request.

type Answer = (response: ServerResponse) => void
const failureOf = async (promise: Promise<unknown>) => await promise.then(() => new Error('it succeeds'), error => error)

interface Seen { method?: string, url?: string, headers: IncomingHttpHeaders, body: string }

/** A server that gives each request the next answer, then 200 with `{}`; a client of it, and what both have seen. */
async function start (t: { teardown: (fn: () => unknown) => void }, answers: Answer[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = []
  const retries: Retry[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => { body += String(chunk) }).on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      const answer = answers.shift() ?? status(200)
      answer(response)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const api = new RecruitmentApi({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'a-token',
    onRetry: retry => retries.push(retry),
    ...options
  })
  return { api, seen, retries }
}

const status = (code: number, headers: Record<string, string> = {}, body = '{}'): Answer => response => {
  response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(body)
}
const reset: Answer = response => response.socket?.resetAndDestroy()
const resetInBody: Answer = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"results": [', () => response.socket?.resetAndDestroy())
}
const noJson: Answer = status(200, {}, '{"results": [')
const never: Answer = () => {}
const now: Record<string, string> = { 'retry-after': '0' }

for (const code of [429, 503]) {
  t.test(`${code} → the request is sent again, whatever its method`, async t => {
    const { api, seen, retries } = await start(t, Array.from({ length: 5 }, () => status(code, now)))
    await api.patch('/api/v1/jobs/{jobId}', { params: { path: { jobId: 1 } }, body: { name: 'Engineer' } })
    t.equal(seen.length, 6)
    t.ok(seen.every(({ method, body }) => method === 'PATCH' && body === '{"name":"Engineer"}'), 'with its body')
    t.same(retries.map(({ attempts, error }) => [attempts, (error as ApiError).status]), [1, 2, 3, 4, 5].map(attempt => [attempt, code]))
  })
}

t.test('a whole answer that is not JSON → is not sent again: its request may have been done', async t => {
  const { api, seen } = await start(t, [noJson, noJson, status(200, { 'content-type': 'text/plain' }, 'Ada')])
  for (const call of [api.get('/api/v1/me'), api.post('/api/v1/jobs', { body: { name: 'Engineer' } })]) {
    const error = await failureOf(call)
    t.ok(error instanceof SyntaxError && !(error instanceof ConnectionError))
    t.match(error.message, /^the answer is not JSON \((GET|POST) \/api/)
  }
  t.same((await api.get('/api/v1/me')).data, new TextEncoder().encode('Ada'), 'other types are bytes')
  t.equal(seen.length, 3)
})

const BROKEN = { 'reset before the answer': reset, 'reset in the body': resetInBody }
for (const [what, answer] of Object.entries(BROKEN)) {
  t.test(`${what} → a GET and a POST are sent again, the POST with the same key`, async t => {
    const { api, seen } = await start(t, [answer, answer, status(200), answer])
    await api.get('/api/v1/me')
    await api.post('/api/v1/jobs', { body: { name: 'Engineer' } })
    t.same(seen.map(({ method }) => method), ['GET', 'GET', 'GET', 'POST', 'POST'])
    const [first, second] = seen.slice(3)
    t.match(first?.headers['idempotency-key'], /^[\da-f-]{36}$/)
    t.equal(second?.headers['idempotency-key'], first?.headers['idempotency-key'])
    t.equal(second?.body, first?.body)
  })

  t.test(`${what} → a PUT is sent again`, async t => {
    const { api, seen } = await start(t, [answer, status(200)])
    await api.put('/api/v1/roles/by-code/{code}', { params: { path: { code: 'A' } }, body: { name: 'B' } })
    t.same(seen.map(({ method, body }) => [method, body]), Array(2).fill(['PUT', '{"name":"B"}']))
  })

  t.test(`${what} → other writes are not sent again: the error says that their effect is not known`, async t => {
    const { api, seen } = await start(t, [answer, answer, answer])
    const jobId = { params: { path: { jobId: 1 } } }
    const errors = [
      await failureOf(api.patch('/api/v1/jobs/{jobId}', { ...jobId, body: { name: 'Engineer' } })),
      await failureOf(api.delete('/api/v1/jobs/{jobId}', jobId)),
      await failureOf(api.put('/api/v1/roles/by-code/{code}', {
        params: { path: { code: 'A' } }, body: { name: 'B' }, headers: { 'if-match': '"1-a"' }
      }))
    ]
    t.ok(errors.every(error => error instanceof ConnectionError))
    t.match(errors[1], { name: 'ConnectionError', message: /no whole answer \(DELETE \/api\/v1\/jobs\/\{jobId\}\): \w/ })
    t.equal(seen.length, 3)
    t.ok(seen.every(({ headers }) => headers['idempotency-key'] === undefined))
  })
}

t.test('502 and 504 of a balancer → sent again like a broken connection', async t => {
  const { api, seen } = await start(t, [status(502, {}, '<html>'), status(504), status(200), status(502, {}, '<html>')])
  await api.get('/api/v1/me')
  t.equal(seen.length, 3)
  const error = await failureOf(api.delete('/api/v1/jobs/{jobId}', { params: { path: { jobId: 1 } } }))
  t.match(error, { name: 'ApiError', status: 502, items: [], body: '<html>', code: undefined })
  t.equal(seen.length, 4)
})

t.test('408 and 500 → nothing was done: sent again, but for a PATCH, which could undo what another has changed meanwhile', async t => {
  for (const code of [408, 500]) {
    const { api, seen } = await start(t, Array.from({ length: 5 }, () => [status(code), status(200)]).flat())
    const jobId = { params: { path: { jobId: 1 } } }
    await api.get('/api/v1/me')
    await api.post('/api/v1/jobs', { body: { name: 'Engineer' } })
    await api.put('/api/v1/roles/by-code/{code}', { params: { path: { code: 'A' } }, body: { name: 'B' } })
    await api.delete('/api/v1/jobs/{jobId}', jobId)
    // The server ignores the key of a PATCH.
    const headers = { 'idempotency-key': 'mine' }
    const error = await failureOf(api.patch('/api/v1/jobs/{jobId}', { ...jobId, body: { name: 'Engineer' }, headers }))
    t.match(error, { name: 'ApiError', status: code })
    t.equal(seen.length, 9)
  }
})

t.test('409 with Retry-After, of a POST that still runs → sent again; 409 without, and other failures → not', async t => {
  const { api, seen } = await start(t, [status(409, now), status(409, now), status(201)])
  await api.post('/api/v1/jobs', { body: { name: 'Engineer' } })
  t.equal(seen.length, 3)
  for (const code of [400, 401, 403, 404, 409, 412, 422]) {
    const { api, seen } = await start(t, [status(code, { 'x-ratelimit-reset': '0' })])
    t.match(await failureOf(api.post('/api/v1/jobs', { body: { name: 'Engineer' } })), { name: 'ApiError', status: code })
    t.equal(seen.length, 1, String(code))
  }
})

t.test('the pause → is what the server asks for, and a random part that grows', async t => {
  const date = new Date(Date.UTC(2031, 0, 1))
  const inSeconds = (seconds: number) => new Date(date.getTime() + seconds * 1000)
  const asked: Array<[number, Record<string, string>]> = [
    [7000, { 'retry-after': '7' }],
    [9000, { 'retry-after': inSeconds(9).toUTCString() }],
    [11_000, { 'x-ratelimit-reset': String(inSeconds(11).getTime() / 1000) }],
    [7000, { 'retry-after': '7', 'x-ratelimit-reset': String(inSeconds(11).getTime() / 1000) }],
    [0, { 'x-ratelimit-reset': String(inSeconds(-11).getTime() / 1000) }],
    [0, {}]
  ]
  for (const [milliseconds, headers] of asked) {
    const controller = new AbortController()
    let retry: Retry | undefined
    // The clock of the server is what counts, wherever that of the client stands.
    const { api } = await start(t, [status(429, { date: date.toUTCString(), ...headers })], {
      onRetry: given => {
        retry = given
        controller.abort(new Error('enough'))
      }
    })
    await t.rejects(api.get('/api/v1/me', { signal: controller.signal }), { message: 'enough' })
    const pause = (retry as Retry).pause - milliseconds
    t.ok(pause >= 0 && pause <= 250, `${JSON.stringify(headers)}: ${pause}`)
  }
  const { api, retries } = await start(t, Array.from({ length: 4 }, () => status(503)))
  await api.get('/api/v1/me')
  t.ok(retries.every(({ pause, attempts }) => pause <= 250 * 2 ** (attempts - 1)), JSON.stringify(retries))
  t.ok(new Set(retries.map(({ pause }) => pause)).size > 1)
})

t.test('retryFor → a pause that would end later is not begun; with 0 there is one attempt', async t => {
  for (const [retryFor, answers] of [[60_000, [status(429, { 'retry-after': '61' })]], [0, [status(503)]], [0, [reset]]] as const) {
    const { api, seen } = await start(t, [...answers], { retryFor })
    const error = await failureOf(api.get('/api/v1/me'))
    t.ok(error instanceof ApiError || error instanceof ConnectionError)
    t.equal(seen.length, 1)
  }
})

t.test('timeout → a server that does not answer is asked again', async t => {
  const { api, seen, retries } = await start(t, [never], { timeout: 50 })
  await api.get('/api/v1/me')
  // On a busy machine the second answer may be late as well.
  t.ok(seen.length >= 2)
  t.equal(retries.length, seen.length - 1)
  for (const retry of retries) t.match(retry, { error: { name: 'ConnectionError', message: /nothing came in 50 ms/ } })
})

t.test('a signal → ends a request that waits for its answer, or for its next attempt, with its reason', async t => {
  for (const answer of [never, status(503, { 'retry-after': '60' })]) {
    const controller = new AbortController()
    const { api, seen } = await start(t, [response => {
      answer(response)
      setTimeout(() => controller.abort(new Error('the user has left')))
    }])
    await t.rejects(api.get('/api/v1/me', { signal: controller.signal }), { message: 'the user has left' })
    t.equal(seen.length, 1)
    await t.rejects(api.get('/api/v1/me', { signal: controller.signal }), { message: 'the user has left' })
    t.equal(seen.length, 1, 'nothing is sent with a signal that has fired')
  }
})

t.test('a mistake of the caller → is thrown as it is, at once', async t => {
  const { api, seen, retries } = await start(t, [])
  t.ok(await failureOf(api.get('/api/v1/me', { headers: { 'x-name': '日本' } })) instanceof TypeError)
  t.throws(() => new RecruitmentApi({ baseUrl: 'localhost', token: 'a' }), { code: 'ERR_INVALID_URL' })
  t.same([seen, retries], [[], []])
})

t.test('token, headers and keys of the caller → are sent', async t => {
  const { api, seen } = await start(t, [], { headers: { Prefer: 'handling=strict' } })
  const body = { name: 'Engineer' }
  await api.post('/api/v1/jobs', { body, params: { header: { 'Idempotency-Key': 'mine' } } })
  await api.post('/api/v1/jobs', { body, headers: { 'Idempotency-Key': 'mine' } })
  const headers = { authorization: 'Bearer a-token', prefer: 'handling=strict', 'idempotency-key': 'mine' }
  t.match(seen, [{ headers }, { headers }])
})
