// Runs the real balancer with its real configuration in front of two small servers, and checks what clients see.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

function fakeApi (name) {
  const api = { name, ready: true, checks: 0, seen: [], dropping: false }
  const server = createServer((req, res) => {
    if (req.url === '/health/ready') {
      api.checks++
      return res.writeHead(api.ready ? 200 : 503).end()
    }
    api.seen.push(`${req.method} ${req.url}`)
    if (api.dropping) return req.socket.destroy()
    if (!api.ready) res.setHeader('connection', 'close')
    setTimeout(() => res.end(JSON.stringify({ name, from: req.headers['x-forwarded-for'] })), req.url === '/slow' ? 500 : 5)
  })
  server.keepAliveTimeout = 72_000
  api.listen = async (port = 0) => { await once(server.listen(port, '127.0.0.1'), 'listening'); api.port = server.address().port }
  api.close = async () => { server.close(); server.closeIdleConnections(); await once(server, 'close') }
  return api
}

async function ask (method, path, headers = {}) {
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end(method === 'POST' ? '{}' : undefined)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(text) }
}

async function until (condition, what) {
  for (const end = Date.now() + 5000; Date.now() < end; await sleep(50)) if (await condition()) return
  assert.fail(`Not within 5 s: ${what}`)
}

async function freePort () {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** The balancer has asked this server once more whether it is ready; it asks again after a second. */
async function checked (api) {
  const before = api.checks
  await until(() => api.checks > before, 'the balancer asks whether a server is ready')
}

const ready = async () => await ask('GET', '/').then(({ status }) => status === 200, () => false)
const onlyFrom = async (name) => {
  const answers = await Promise.all(Array.from({ length: 6 }, async () => await ask('GET', '/')))
  return answers.every(({ status, body }) => status === 200 && body.name === name)
}
const fromBoth = async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(async () => await ask('GET', '/')))
  return new Set(answers.map(({ body }) => body.name)).size === 2
}

const one = fakeApi('one')
const two = fakeApi('two')
await one.listen()
await two.listen()
const port = await freePort()
const balancer = spawn('haproxy', ['-q', '-f', 'deploy/haproxy/haproxy.cfg'], {
  env: { ...process.env, BIND: `127.0.0.1:${port}`, API_1: `127.0.0.1:${one.port}`, API_2: `127.0.0.1:${two.port}` },
  stdio: ['ignore', 'ignore', 'inherit']
})
process.on('exit', () => balancer.kill('SIGKILL'))

await until(ready, 'the balancer answers')
await until(fromBoth, 'both servers are used')

assert.equal((await ask('GET', '/', { 'x-forwarded-for': '192.0.2.1' })).body.from, '127.0.0.1')

for (const path of ['/metrics', '/metrics?x', '/%6detrics', '/%6Detric%73', '/METRICS', '/metrics/']) {
  assert.equal((await ask('GET', path)).status, 404, path)
}
assert.ok(![...one.seen, ...two.seen].some(line => /metrics|%/i.test(line)), 'a request for metrics came through')

// A server that goes away without an answer: no request that might have been processed is sent twice.
one.dropping = true
for (let i = 0; i < 4; i++) assert.equal((await ask('GET', `/read/${i}`)).body.name, 'two')
const posted = []
for (let i = 0; i < 4; i++) posted.push((await ask('POST', `/write/${i}`)).status)
assert.deepEqual(posted.sort(), [200, 200, 502, 502])
const writes = [...one.seen, ...two.seen].filter(line => line.includes('/write/'))
assert.equal(writes.length, new Set(writes).size, 'a POST was sent twice')
one.dropping = false

let asked = 0
// Four clients ask and write one request after the other while `work` runs; none may see a failure.
async function underLoad (work) {
  const failures = []
  const stop = new AbortController()
  const load = Promise.all(Array.from({ length: 4 }, async (_, i) => {
    const method = i % 2 === 0 ? 'GET' : 'POST'
    while (!stop.signal.aborted) {
      const { status } = await ask(method, i === 0 ? '/slow' : '/').catch(error => ({ status: error.code }))
      asked++
      if (status !== 200) failures.push(`${method} ${status}`)
    }
  }))
  await work().finally(() => stop.abort())
  await load
  assert.deepEqual(failures, [])
}

// A rolling restart, writes included: nobody notices.
await underLoad(async () => {
  for (const [stopped, other] of [[one, two], [two, one]]) {
    await until(fromBoth, 'both servers are used')
    stopped.ready = false
    await checked(stopped)
    await until(async () => await onlyFrom(other.name), 'a server that is not ready gets no more requests')
    await stopped.close()
    await sleep(500)
    await stopped.listen(stopped.port)
    stopped.ready = true
  }
  await until(fromBoth, 'both servers are used')
})
// A server that vanished: connections are refused before the next check, and retried on the other one. It vanishes between two
// requests, and the balancer sees its kept connections end: a POST that was already on its way to it is not sent again.
await checked(one)
await one.close()
await sleep(100)
await underLoad(async () => await sleep(1500))

two.ready = false
await until(async () => !(await ready()), 'no server is ready')
const v1 = await ask('GET', '/api/v1/jobs')
const v2 = await ask('POST', '/api/v2/jobs')
assert.deepEqual([v1.status, v1.headers['retry-after'], Object.keys(v1.body)], [503, '1', ['title', 'detail', 'status']])
assert.deepEqual([v2.status, v2.headers['retry-after'], Object.keys(v2.body)], [503, '1', ['errors']])

balancer.kill('SIGTERM')
two.close()
console.log(
  `balancer drill: ${asked} requests during a rolling restart and a vanished server, 0 failed; metrics hidden; no write sent twice`
)
