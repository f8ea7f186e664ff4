import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { freePort } from '../../trials/shared/processes.js'
import { build, createClient, createDatabase, ROOT, type Client } from '../helper.js'
import { t } from '../part.js'
import { parse, request, type RawAnswer } from '../raw.js'
import { waitFor } from '../receiver.js'

type Test = Pick<typeof t, 'teardown'>

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port

const countConnections = async ({ server }: FastifyInstance): Promise<number> =>
  await new Promise((resolve, reject) => server.getConnections((error, count) => error === null ? resolve(count) : reject(error)))

/** A client that never closes its side by itself. */
async function open (t: Test, port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  t.teardown(() => socket.destroy())
  socket.on('error', () => {})
  socket.resume()
  await once(socket, 'connect')
  return socket
}

/** The answer over a connection of its own, and all that the server sends until it closes. */
async function ask (t: Test, port: number, path: string, secret?: string): Promise<RawAnswer> {
  const socket = await open(t, port)
  let text = ''
  socket.on('data', chunk => { text += String(chunk) })
  socket.write(request(path, ...(secret === undefined ? [] : [`Authorization: Bearer ${secret}`])))
  await once(socket, 'end')
  return parse(text)
}

async function serve (t: Test, env: Record<string, string> = {}): Promise<{ app: FastifyInstance, port: number, client: Client }> {
  const app = await build(t, env)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: portOf(app), client: await createClient(app) }
}

const few = await serve(t, { MAX_CONNECTIONS: '5' })

t.test('an answer after which nothing can be read → the connection is closed, whether the client closes its side or not', async t => {
  const { app, port } = few
  for (const bytes of [
    'nonsense\r\n\r\n', 'BREW / HTTP/1.1\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n'
  ]) {
    const socket = await open(t, port)
    let text = ''
    socket.on('data', chunk => { text += String(chunk) })
    socket.write(bytes)
    await once(socket, 'end')
    t.match(text, /^HTTP\/1\.1 4\d\d /, bytes)
    await waitFor(async () => await countConnections(app) === 0)
  }
})

t.test('more idle connections than MAX_CONNECTIONS → the longest idle make room, and requests are answered', async t => {
  const { app, port, client } = few
  const kept = await open(t, port)
  kept.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(kept, 'data')
  const silent: Socket[] = []
  for (let i = 0; i < 5; i++) silent.push(await open(t, port))
  await once(kept, 'end')
  t.equal(await countConnections(app), 5, 'the one that has asked before is idle, too')
  for (const path of ['/api/v1/me', '/api/v2/events', '/health/ready']) t.equal((await ask(t, port, path, client.secret)).status, 200, path)
  t.notOk((silent[4] as Socket).readableEnded, 'no more are closed than room is needed for')
  t.ok((silent[0] as Socket).readableEnded)
})

t.test('MAX_CONNECTIONS with requests → one more gets a 503 and is closed; health is answered; when one ends there is room', async t => {
  const { app, port, client } = await serve(t, { MAX_CONNECTIONS: '3', RATE_LIMIT_MAX: '500' })
  const waiting: Socket[] = []
  for (let i = 0; i < 3; i++) {
    const socket = await open(t, port)
    socket.write(request('/api/v2/events?wait=30', `Authorization: Bearer ${client.secret}`))
    waiting.push(socket)
  }
  await waitFor(async () => /^http_connections\{state="busy"\} 3$/m.test((await app.inject('/metrics')).body))
  for (const [path, body] of [
    ['/api/v1/me', { title: 'Service Unavailable', status: 503 }],
    ['/api/v2/events', { errors: [{ code: 'UNAVAILABLE' }] }]
  ] as const) {
    const refused = await ask(t, port, path, client.secret)
    t.equal(refused.status, 503)
    t.match(refused.headers, { connection: 'close', 'retry-after': '1', 'x-ratelimit-limit': '500' })
    t.match(JSON.parse(refused.body), body)
  }
  const socket = await open(t, port)
  let text = ''
  socket.on('data', chunk => { text += String(chunk) })
  socket.write('GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'end')
  t.match(parse(text), { status: 200, headers: { connection: 'close' } })
  waiting[0]?.destroy()
  await waitFor(async () => (await ask(t, port, '/api/v1/me', client.secret)).status === 200)
})

t.test('a page of 10 MB whose reader takes less than a megabyte in a minute → is cut; one that takes more → gets all of it', async t => {
  const { app, port, client } = await serve(t)
  await app.database.query(sql`
    insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies, description)
    select ${client.companyId}, 'J' || n, 'Job', 'job', 'draft', 'effective', 'external', 'remote', 1, ${'é'.repeat(50_000)}
      from generate_series(1, 100) n`)
  const { now } = performance
  let [skipped, looks] = [0, 0]
  performance.now = () => {
    // Others look at the clock, too.
    if (/plugins\/connections\.[jt]s/.test(new Error().stack ?? '')) looks++
    return now.call(performance) + skipped
  }
  t.teardown(() => { performance.now = now })
  /** Lets so many milliseconds pass for the server, and lets it look at its connections twice. */
  const skip = async (ms: number) => {
    skipped += ms
    looks = 0
    await waitFor(() => looks >= 2)
  }
  const start = async () => {
    const socket = await open(t, port)
    let [length, least] = [0, 0]
    let wake = () => {}
    socket.on('data', chunk => {
      length += chunk.length
      if (length >= least) wake()
    })
    for (const event of ['end', 'close']) socket.on(event, () => wake())
    /** Takes so many bytes more, or all. */
    const take = async (bytes: number) => {
      least = length + bytes
      await new Promise<void>(resolve => {
        wake = resolve
        socket.resume()
      })
      socket.pause()
    }
    socket.write(request('/api/v1/jobs?perPage=100&fields=all', `Authorization: Bearer ${client.secret}`))
    await take(1)
    return { socket, take, length: () => length }
  }

  const stalled = await start()
  await skip(50_000)
  t.equal(await countConnections(app), 1)
  await skip(60_001)
  await waitFor(async () => await countConnections(app) === 0)
  // As the end or as a reset, by how the machine hands over what it has of it.
  await stalled.take(Infinity)
  t.ok(stalled.length() < 10_000_000, `${stalled.length()} bytes`)

  const slow = await start()
  while (!slow.socket.readableEnded) {
    await skip(50_000)
    await slow.take(2_000_000)
  }
  t.ok(slow.length() > 10_000_000, `${slow.length()} bytes`)
})

t.test('256 descriptors and 400 idle connections → health and the API are answered', async t => {
  const secret = 'a-token-for-this-server-alone'
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    ...await createDatabase(t),
    PORT: String(port),
    LOG_LEVEL: 'silent',
    SANDBOX_TOKEN: secret,
    BOOTSTRAP_TOKEN: secret
  }
  const child = spawn(
    'sh', ['-c', `ulimit -n 256; exec "${process.execPath}" "${path.join(ROOT, 'dist/src/server.js')}"`], { env, stdio: 'ignore' }
  )
  t.teardown(async () => {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  })
  await waitFor(async () => await fetch(`http://127.0.0.1:${port}/health/ready`).then(({ status }) => status === 200, () => false))
  const idle = await Promise.all(Array.from({ length: 400 }, async () => await open(t, port)))
  t.equal(idle.length, 400)
  for (const path of ['/health/live', '/health/ready', '/api/v1/me', '/api/v2/applications', '/']) {
    t.equal((await ask(t, port, path, secret)).status, 200, path)
  }
})
