import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { parse } from '../raw.js'
import { waitFor } from '../receiver.js'

const ENV = { MAX_REQUESTS_IN_FLIGHT: '10', MAX_CONNECTIONS: '30', RATE_LIMIT_MAX: '500', CORS_ORIGIN: 'https://app.example.com' }
type Test = Pick<typeof t, 'teardown'>

/** A server, a company that will be noisy, and another one. */
async function serve (t: Test): Promise<{ app: FastifyInstance, noisy: Client, quiet: Client }> {
  const app = await build(t, ENV)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, noisy: await createClient(app), quiet: await createClient(app) }
}

async function open (t: Test, { server }: FastifyInstance, text: string): Promise<{ socket: Socket, text: () => string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  let read = ''
  socket.on('error', () => {}).on('data', bytes => { read += String(bytes) })
  await once(socket, 'connect')
  socket.write(text)
  return { socket, text: () => read }
}

const head = (line: string, { secret }: Client) => `${line} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${secret}\r\n`
const halfOf = (client: Client) =>
  `${head('POST /api/v1/departments', client)}Content-Type: application/json\r\nContent-Length: 16\r\n\r\n{"name":`

async function metric (app: FastifyInstance, name: string, kind: string): Promise<number> {
  return Number(new RegExp(`^${name}\\{kind="${kind}"\\} (\\d+)$`, 'm').exec((await app.inject('/metrics')).body)?.[1])
}

t.test('bodies that do not come → take no work from anybody, and leave room for the bodies of another company', async t => {
  const { app, noisy, quiet } = await serve(t)
  const bodies = await Promise.all(Array.from({ length: 12 }, async () => await open(t, app, halfOf(noisy))))
  await waitFor(async () => bodies.filter(({ text }) => text() !== '').length === 4)
  t.equal(await metric(app, 'request_places_taken', 'body'), 8)
  t.equal(await metric(app, 'request_places_refused_total', 'body'), 4)
  const [refused] = bodies.filter(({ text }) => text() !== '')
  const { status, headers, body } = parse(refused?.text() ?? '')
  t.match({ status, headers }, { status: 503, headers: { 'retry-after': '1', 'x-error-code': 'UNAVAILABLE', 'x-ratelimit-limit': '500' } })
  t.match(JSON.parse(body), { title: 'Service Unavailable', status: 503 })

  for (let n = 0; n < 5; n++) {
    t.equal((await noisy.get('/api/v1/me')).statusCode, 200, 'the company itself is served what needs no body')
    t.equal((await quiet.get('/api/v1/me')).statusCode, 200)
    t.equal((await quiet.send({ method: 'POST', url: '/api/v1/departments', payload: { name: `D${n}` } })).statusCode, 201)
  }
  t.equal((await app.inject('/health/ready')).statusCode, 200)
  const preflight = { origin: 'https://app.example.com', 'access-control-request-method': 'GET' }
  t.equal((await app.inject({ method: 'OPTIONS', url: '/api/v1/jobs', headers: preflight })).statusCode, 204)

  for (const { socket, text } of bodies) if (text() === '') socket.write('"Whole"}')
  await waitFor(() => bodies.every(({ text }) => text() !== ''))
  t.equal(bodies.filter(({ text }) => text().startsWith('HTTP/1.1 201 ')).length, 8)
  await waitFor(async () => await metric(app, 'request_places_taken', 'connection') === 0)
  for (const kind of ['work', 'body']) t.equal(await metric(app, 'request_places_taken', kind), 0, kind)
})

t.test('long polls of one company → leave room for its other requests, and for the long polls of others', async t => {
  const { app, noisy, quiet } = await serve(t)
  const second = await createClient(app, { companyId: noisy.companyId })
  const { cursor } = (await noisy.get('/api/v2/events')).json()
  const poll = (client: Client) => `${head(`GET /api/v2/events?wait=30&after=${cursor}`, client)}\r\n`
  const polls = await Promise.all(Array.from({ length: 30 }, async (_, n) => await open(t, app, poll(n < 15 ? noisy : second))))
  // Of 24 that may wait, four fifths.
  await waitFor(async () => polls.filter(({ text }) => text().startsWith('HTTP/1.1 503 ')).length === 10)
  t.equal(await metric(app, 'request_places_taken', 'wait'), 20)
  t.match(JSON.parse(parse(polls.find(({ text }) => text() !== '')?.text() ?? '').body), { errors: [{ code: 'UNAVAILABLE' }] })
  t.equal((await noisy.get('/api/v1/me')).statusCode, 200)
  const other = await open(t, app, `${head('GET /api/v2/events?wait=30', quiet)}\r\n`)
  await waitFor(async () => await metric(app, 'request_places_taken', 'wait') === 21)
  t.equal((await quiet.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'New' } })).statusCode, 201)
  await waitFor(() => other.text().startsWith('HTTP/1.1 200 '))
})

t.test('connections that one company opens without end → are closed before that of another', async t => {
  const { app, noisy, quiet } = await serve(t)
  const kept = await open(t, app, `${head('GET /api/v1/me', quiet)}\r\n`)
  await waitFor(() => kept.text().startsWith('HTTP/1.1 200 '))
  const others: Array<Awaited<ReturnType<typeof open>>> = []
  for (let n = 0; n < 60; n++) {
    const one = await open(t, app, `${head('GET /api/v1/me', noisy)}\r\n`)
    await waitFor(() => one.text() !== '')
    others.push(one)
  }
  await waitFor(() => others.filter(({ socket }) => socket.closed).length === 31)
  t.notOk(kept.socket.closed)
  const length = kept.text().length
  kept.socket.write(`${head('GET /api/v1/me', quiet)}\r\n`)
  await waitFor(() => kept.text().length > length)
})
