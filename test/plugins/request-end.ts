import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSecret } from '../../src/domain/tokens/secret.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { request, sendRaw } from '../raw.js'
import { waitFor } from '../receiver.js'

const MAX = 4

t.test('clients that leave before they have their answer → are in flight no longer, whatever they asked for', async t => {
  const app = await build(t, { MAX_REQUESTS_IN_FLIGHT: String(MAX) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = await createClient(app)
  const { cursor } = (await client.get('/api/v2/events')).json()
  const inFlight = async () => Number(/^http_requests_in_flight (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])

  /** Sends this and goes away after so many milliseconds. */
  const leave = async (text: string, after: number) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    await sleep(after)
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  const request = (
    line: string, secret = client.secret, rest = '\r\n'
  ) => `${line} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${secret}\r\n${rest}`
  const kinds = {
    'a wait for events': request(`GET /api/v2/events?wait=30&after=${cursor}`),
    'a list': request('GET /api/v1/jobs'),
    'an export': request('GET /api/v2/exports/jobs'),
    'half a body': request(
      'POST /api/v1/departments', client.secret, 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name"'
    ),
    'an unknown token': request('GET /api/v1/jobs', createSecret()),
    'no token': 'GET /api/v1/jobs HTTP/1.1\r\nHost: a\r\n\r\n'
  }
  for (const [kind, text] of Object.entries(kinds)) {
    for (const after of [0, 1, 5, 30]) {
      await Promise.all(Array.from({ length: MAX }, async () => await leave(text, after)))
      await waitFor(async () => await inFlight() === 1)
    }
    t.equal((await client.get('/api/v1/me')).statusCode, 200, kind)
  }
  const { body } = await app.inject('/metrics')
  t.match(body, /http_requests_total\{method="GET",route="\/api\/v2\/events",status="499"\} \d/, 'and are counted as gone')
})

t.test('requests that HTTP itself forbids → were never in flight, and leave the number of those that are as it was', async t => {
  const app = await build(t)
  const refused = [
    request('/api/v1/jobs?x=%ff'), request(`/api/v1/jobs?x=${'x'.repeat(17_000)}`),
    request('/api/v1/jobs').replace('Host: localhost\r\n', '')
  ]
  const statuses = []
  for (const text of refused) statuses.push((await sendRaw(app, text)).status)
  t.same(statuses, [400, 414, 400])
  const { body } = await app.inject('/metrics')
  t.match(body, /^http_requests_in_flight 1$/m, 'the one that asks')
  t.match(body, /^http_requests_total\{.*status="414"\} 1$/m, 'and they are counted once they have ended')
})

t.test('HEAD of an export → reads nothing, and is none of those that may be at a time', async t => {
  const app = await build(t)
  const client = await createClient(app)
  let pages = 0
  const query = app.database.queryJson.bind(app.database)
  app.database.queryJson = async (...args) => {
    pages++
    return await query(...args)
  }
  const answers = await Promise.all(Array.from({ length: 10 }, async () =>
    await client.send({ method: 'HEAD', url: '/api/v2/exports/jobs' })))
  t.same(
    answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['content-type']]),
    answers.map(() => [200, '', 'application/x-ndjson; charset=utf-8'])
  )
  t.equal(pages, 0)
  t.equal((await client.send({ method: 'GET', url: '/api/v2/exports/jobs' })).statusCode, 200)
  t.equal(pages, 1)
})
