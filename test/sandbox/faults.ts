import { randomUUID } from 'node:crypto'
import { CATALOG } from '../../src/error-catalog.js'
import { MAX_DELAY } from '../../src/sandbox/faults.js'
import { t } from '../part.js'
import { parse } from '../raw.js'
import { waitFor } from '../receiver.js'
import { startSandbox } from './sandbox.js'

const { send, sendBytes } = await startSandbox(t)

/** How many requests are delayed now. */
async function delayed (ask: typeof send): Promise<number> {
  const [, count] = /request_places_taken\{kind="wait"\} (\d+)/.exec(await (await ask('/metrics')).text()) ?? []
  return Number(count)
}

t.test('X-Sandbox-Status → each status of the catalog, in the body of each version, with the headers of the real failure', async t => {
  for (const status of new Set(Object.values(CATALOG).map(({ status }) => status))) {
    const headers = { 'x-sandbox-status': String(status) }
    const [v1, v2] = await Promise.all([send('/api/v1/jobs', { headers }), send('/api/v2/jobs', { headers })])
    t.same([v1.status, v2.status], [status, status])
    t.match(await v1.json(), { title: String, detail: String, status })
    t.match(await v2.json(), { errors: [{ code: String, target: 'request', message: String }] })
    t.ok(v1.headers.get('x-sandbox-fault'), 'says that it is made')
    t.equal(v1.headers.has('retry-after'), status === 429 || status === 503)
    t.equal(v1.headers.has('www-authenticate'), status === 401)
    t.equal(v1.headers.get('allow'), status === 405 ? 'HEAD, POST' : null)
  }
})

t.test('X-Sandbox-Status → a code of the catalog tells statuses apart that mean several things', async t => {
  const answer = await send('/api/v2/jobs', { headers: { 'x-sandbox-status': 'REQUEST_IN_PROGRESS' } })
  t.same([answer.status, answer.headers.get('retry-after')], [409, '1'])
  t.match(await answer.json(), { errors: [{ code: 'REQUEST_IN_PROGRESS' }] })
})

t.test('X-Sandbox-Status: 429 → the limit headers say so, too, also where limits are off', async t => {
  const { headers } = await send('/api/v1/jobs', { headers: { 'x-sandbox-status': '429' } })
  t.same([headers.get('x-ratelimit-remaining'), headers.get('retry-after')], ['0', '1'])
  t.ok(Number(headers.get('x-ratelimit-limit')) > 0)
  t.ok(Number(headers.get('x-ratelimit-reset')) * 1000 > Date.now())
})

t.test('X-Sandbox-Status on a write → nothing was written', async t => {
  const name = `Not written ${randomUUID()}`
  t.equal((await send('/api/v1/jobs', { json: { name }, headers: { 'x-sandbox-status': '503' } })).status, 503)
  t.match(await (await send(`/api/v1/jobs?name=${encodeURIComponent(name)}`)).json(), { totalResults: 0 })
})

t.test('what the request really lacks → comes first: a token, a scope, an address', async t => {
  const headers = { 'x-sandbox-status': '503' }
  t.equal((await send('/api/v1/jobs', { headers: { ...headers, authorization: '' } })).status, 403)
  t.equal((await send('/api/v1/nothing', { headers })).status, 404)
})

t.test('a value that makes no sense → 400 that says for each header what to do', async t => {
  const wrong: Record<string, string[]> = {
    'X-Sandbox-Status': ['', '0', '200', '999', '503.0', '5e2', 'unavailable', 'toString', '503, 503'],
    'X-Sandbox-Delay': ['', '-1', '1e9', 'NaN', '0x10', '1.5', String(MAX_DELAY + 1), '9'.repeat(400), '300, 300', 'Infinity'],
    'X-Sandbox-Reset': ['', 'true', 'HEADERS', 'headers, body', '__proto__'],
    'X-Sandbox-Truncate': ['', 'false', '1', 'body'],
    'x-sandbox-dealy': ['300'],
    'x-sandbox-': ['x']
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const answer = await send('/api/v2/jobs', { headers: { [name]: value } })
      t.equal(answer.status, 400, `${name}: ${value.slice(0, 20)}`)
      t.match(await answer.json(), { errors: [{ code: 'BAD_ARGUMENT', target: name, message: /must be|known: X-Sandbox-/ }] })
    }
  }
  const both = await send('/api/v1/jobs', { headers: { 'x-sandbox-delay': 'soon', 'x-sandbox-status': '200' } })
  t.match(await both.json(), { detail: /X-Sandbox-(Delay|Status) .*; X-Sandbox-(Delay|Status) / })
  const ends = await send('/api/v1/jobs', { headers: { 'x-sandbox-reset': 'body', 'x-sandbox-truncate': 'true' } })
  t.match(await ends.json(), { status: 400, detail: /choose one/ })
})

t.test('X-Sandbox-Delay → the answer comes that much later, a failure and a bad request, too', async t => {
  for (const [headers, status] of [[{}, 200], [{ 'x-sandbox-status': '500' }, 500]] as const) {
    const begun = performance.now()
    t.equal((await send('/api/v1/jobs', { headers: { 'x-sandbox-delay': '200', ...headers } })).status, status)
    t.ok(performance.now() - begun >= 195)
  }
  const begun = performance.now()
  t.equal((await send('/api/v1/jobs', { json: { name: 1 }, headers: { 'x-sandbox-delay': '200' } })).status, 400)
  t.ok(performance.now() - begun >= 195)
})

t.test('a client that leaves during the delay → its write happens, and a retry with the same Idempotency-Key gets the answer', async t => {
  const name = `Left ${randomUUID()}`
  const key = randomUUID()
  const headers = { 'idempotency-key': key, 'x-sandbox-delay': '3000' }
  const leaving = new AbortController()
  const left = t.rejects(send('/api/v1/jobs', { json: { name }, headers, signal: leaving.signal }))
  await waitFor(async () => await delayed(send) === 1)
  leaving.abort()
  await left
  const found = async () => (await (await send(`/api/v1/jobs?name=${encodeURIComponent(name)}`)).json()).totalResults
  await waitFor(async () => await found() === 1)
  const again = await send('/api/v1/jobs', { json: { name }, headers: { 'idempotency-key': key } })
  t.same([again.status, again.headers.get('idempotent-replayed')], [201, 'true'])
  t.equal(await found(), 1)
})

t.test('X-Sandbox-Reset: headers → the connection is reset before the answer', async t => {
  t.match(await sendBytes('/api/v1/jobs', { 'x-sandbox-reset': 'headers' }), { text: '', isReset: true })
})

t.test('X-Sandbox-Reset: body and X-Sandbox-Truncate → half of what Content-Length says, then a reset, or a close', async t => {
  for (const [name, value] of [['x-sandbox-reset', 'body'], ['x-sandbox-truncate', 'true']] as const) {
    for (const path of ['/api/v1/jobs?perPage=1', '/api/v1/jobs?perPage=100']) {
      const { text, isReset } = await sendBytes(path, { [name]: value })
      const { status, headers, body } = parse(text)
      t.equal(status, 200)
      // Node may report a reset that comes behind bytes as the end.
      t.notOk(isReset && value === 'true')
      t.equal(Buffer.byteLength(body), Number(headers['content-length']) >> 1)
    }
  }
})

t.test('a broken answer in pieces → ends without the last chunk', async t => {
  const { text } = await sendBytes('/api/v2/exports/jobs', { 'x-sandbox-truncate': 'true' })
  t.match(parse(text).headers, { 'transfer-encoding': 'chunked' })
  t.notMatch(text, /\r\n0\r\n\r\n$/)
  t.notMatch(text, '"cursor"')
})

t.test('a broken answer without a body → nothing comes', async t => {
  t.same(await sendBytes('/api/v1/jobs', { 'x-sandbox-truncate': 'true', 'x-sandbox-status': '503', 'x-sandbox-delay': '10' })
    .then(({ text }) => parse(text).status), 503, 'a failure has one')
  const tag = (await send('/api/v1/jobs/1')).headers.get('etag') as string
  t.match(await sendBytes('/api/v1/jobs/1', { 'if-none-match': tag, 'x-sandbox-truncate': 'true' }), { text: '', isReset: false })
})

t.test('a broken answer to a write → it is written, and a retry with the same Idempotency-Key gets the answer', async t => {
  for (const [end, value] of [['x-sandbox-reset', 'headers'], ['x-sandbox-reset', 'body'], ['x-sandbox-truncate', 'true']] as const) {
    const name = `Broken ${randomUUID()}`
    const headers = { 'idempotency-key': randomUUID() }
    await t.rejects((async () => await (await send('/api/v1/jobs', { json: { name }, headers: { ...headers, [end]: value } })).json())())
    const again = await send('/api/v1/jobs', { json: { name }, headers })
    t.same([again.status, again.headers.get('idempotent-replayed')], [201, 'true'])
    t.match(await (await send(`/api/v1/jobs?name=${encodeURIComponent(name)}`)).json(), { totalResults: 1 })
  }
})

t.test('health, pages and documents → never have a bad day', async t => {
  for (const path of ['/health/live', '/health/ready', '/', '/openapi/v1.json', '/metrics']) {
    const headers = { 'x-sandbox-status': '503', 'x-sandbox-reset': 'headers' }
    t.equal((await send(path, { headers })).status, 200, path)
  }
})

t.test('hundreds of bad days at once → each gets its own, and a good one is as good as before', async t => {
  const kinds: Array<[Record<string, string>, number]> = [
    [{}, 200],
    [{ 'x-sandbox-delay': '100' }, 200],
    [{ 'x-sandbox-delay': 'x' }, 400],
    [{ 'x-sandbox-status': '429' }, 429],
    [{ 'x-sandbox-status': '503', 'x-sandbox-delay': '50' }, 503],
    [{ 'x-sandbox-reset': 'headers' }, 0],
    [{ 'x-sandbox-reset': 'body', 'x-sandbox-delay': '5' }, 0]
  ]
  const seen = await Promise.all(Array.from({ length: 350 }, async (_, index) => {
    const [headers] = kinds[index % kinds.length] as [Record<string, string>, number]
    return await send('/api/v1/jobs/1', { headers }).then(async answer => { await answer.text(); return answer.status }).catch(() => 0)
  }))
  t.same(seen, seen.map((_, index) => kinds[index % kinds.length]?.[1]))
})

t.test('delays → do not count as in flight, so they cause no overload; leaving clients leave nothing behind', async t => {
  const { app, send } = await startSandbox(t, { MAX_REQUESTS_IN_FLIGHT: '2' })
  const leaving = new AbortController()
  const late: Array<Promise<unknown>> = []
  // One after the other: before its delay each is in flight.
  while (late.length < 3) {
    late.push(send('/api/v1/me', { headers: { 'x-sandbox-delay': '9000' }, signal: leaving.signal }).catch(() => 'left'))
    await waitFor(async () => await delayed(send) === late.length)
  }
  t.equal((await send('/api/v1/jobs/1')).status, 200)
  leaving.abort()
  t.same(new Set(await Promise.all(late)), new Set(['left']))
  t.equal((await send('/api/v1/jobs/1')).status, 200)
  await waitFor(async () => await delayed(send) === 0)
  const waiting = send('/api/v1/me', { headers: { 'x-sandbox-delay': '9000' } })
  await waitFor(async () => await delayed(send) === 1)
  const [answer] = await Promise.all([waiting, app.drain()])
  t.equal(answer.status, 200, 'a delay ends with the server, its request is answered')
})
