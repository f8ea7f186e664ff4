import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import t from 'tap'
import { createDatabase, engine } from './helper.js'
import { freePort } from '../trials/shared/processes.js'
import { waitFor } from './receiver.js'
import { listening, startProcess, stop, type Server } from './server-process.js'

// Several processes behind one port: WORKERS. One is the default, and the only choice of the embedded database (config.test.ts).

const REDIS = process.env.TEST_REDIS_URL
const TOKEN = 'a-token-of-the-test-that-is-long'

const onPostgresql = { skip: engine === 'embedded' && 'the embedded database has one process' }

interface Started { server: Server, base: string, url: string }

async function startReady (t: Parameters<typeof startProcess>[0], env: Record<string, string> = {}, workers = 2): Promise<Started> {
  const database = await createDatabase(t)
  const settings = { WORKERS: String(workers), BOOTSTRAP_TOKEN: TOKEN, RATE_LIMIT_MAX: '0', ...env }
  const server = startProcess(t, { ...database, ...settings }, tmpdir())
  const base = await listening(server)
  await allReady(server, base, workers)
  return { server, base, url: database.DATABASE_URL ?? '' }
}

/** Until all listen: the first may do so before its database is open, the others not. */
async function allReady (server: Server, base: string, workers: number): Promise<void> {
  await waitFor(async () => logLines(server).filter(({ msg }) => String(msg).includes('listening at')).length >= workers)
  t.equal((await get(base, '/health/ready')).status, 200)
}

/** On a connection of its own, so that each worker gets its turn. */
async function get (base: string, path: string): Promise<Response> {
  return await fetch(base + path, { headers: { authorization: `Bearer ${TOKEN}`, connection: 'close' } })
}

const metrics = async (base: string) => await (await get(base, '/metrics')).text()

/** The numbers of all workers that answer. */
async function workersOf (base: string): Promise<string[]> {
  return [...(await metrics(base)).matchAll(/^build_info\{.*worker="(\d+)"\} 1$/mg)].map(([, number = '']) => number).sort()
}

const logLines = ({ output }: Server) =>
  output().split('\n').filter(line => line !== '').map(line => JSON.parse(line) as Record<string, unknown>)

/** Those of all workers that were started. */
const processIds = (server: Server) => logLines(server).flatMap(({ msg, pid }) => msg === 'a worker is started' ? [Number(pid)] : [])

t.test('two workers → both answer on one port, each with its number in the log and in the metrics of all', onPostgresql, async t => {
  const { server, base } = await startReady(t)
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await get(base, '/api/v1/me')).status))
  t.same(answers, Array(20).fill(200))
  const counts = [...(await metrics(base)).matchAll(
    /^http_requests_total\{method="GET",route="\/api\/v1\/me",status="200",worker="(\d)"\} (\d+)$/mg
  )].map(([, worker, count]) => [worker, Number(count)] as const)
  t.same(counts.map(([worker]) => worker).sort(), ['1', '2'])
  t.equal(counts.reduce((sum, [, count]) => sum + count, 0), 20)
  t.equal(await stop(server), 0)
  const served = new Set(logLines(server).filter(({ route }) => route === '/api/v1/me').map(({ worker }) => worker))
  t.same([...served].sort(), [1, 2])
})

t.test('asked to stop → requests under way are answered by all workers, and every process ends', onPostgresql, async t => {
  const { server, base } = await startReady(t, { MAX_CONNECTIONS: '100' })
  const waiting = Array.from({ length: 6 }, async () => await get(base, '/api/v2/events?entity=job&wait=20'))
  await waitFor(async () => [...(await metrics(base)).matchAll(/^event_feed_waiting\{.*\} (\d+)$/mg)]
    .reduce((sum, [, count]) => sum + Number(count), 0) === 6)
  // A terminal sends it to the workers as well.
  for (const pid of processIds(server)) process.kill(pid, 'SIGTERM')
  t.equal(await stop(server), 0)
  t.same(await Promise.all(waiting.map(async answer => (await answer).status)), Array(6).fill(200))
  for (const pid of processIds(server)) t.throws(() => process.kill(pid, 0), 'it has ended')
  t.equal((await server.ended).errors, '')
})

for (const [message, which] of [['a worker is started', 'the first worker'], ['all workers are started', 'the last worker']] as const) {
  t.test(`asked to stop while ${which} still loads its code → exit code 0, and no process is left`, onPostgresql, async t => {
    const server = startProcess(t, { ...await createDatabase(t), WORKERS: '2' }, tmpdir())
    await waitFor(() => logLines(server).some(({ msg }) => msg === message))
    t.equal(await stop(server), 0, server.output())
    for (const pid of processIds(server)) t.throws(() => process.kill(pid, 0), 'it has ended')
  })
}

t.test('asked to stop while a worker is stuck → that is killed in the end: exit code 1, and no process is left', onPostgresql, async t => {
  const { server } = await startReady(t)
  process.kill(processIds(server)[1] as number, 'SIGSTOP')
  t.equal(await stop(server), 1)
  for (const pid of processIds(server)) t.throws(() => process.kill(pid, 0), 'it has ended')
  t.match(server.output(), 'Workers ended with 0, SIGKILL')
})

t.test('a worker that still loads its code → nobody waits for its metrics', onPostgresql, async t => {
  const folder = t.testdir({ 'preload.mjs': `
    import { existsSync } from 'node:fs'
    while (process.env.RECRUITMENT_API_WORKER === '2' && !existsSync(new URL('go-on', import.meta.url))) {
      await new Promise(resolve => setTimeout(resolve, 20))
    }` })
  const env = { WORKERS: '2', NODE_OPTIONS: `--import ${path.join(folder, 'preload.mjs')}` }
  const server = startProcess(t, { ...await createDatabase(t), ...env }, tmpdir())
  const base = await listening(server)
  await waitFor(() => processIds(server).length === 2)
  const times: number[] = []
  // One of several: on a busy machine, any single answer may take long.
  for (let i = 0; i < 3; i++) {
    const before = performance.now()
    t.same(await workersOf(base), ['1'])
    times.push(performance.now() - before)
  }
  t.ok(Math.min(...times) < 2000, 'a worker that was asked and does not answer is waited for as long as this')
  writeFileSync(path.join(folder, 'go-on'), '')
  await waitFor(async () => (await workersOf(base)).length === 2)
  t.equal(await stop(server), 0)
})

t.test('more connections to METRICS_PORT than all workers take → closed, not passed on from one to the other', onPostgresql, async t => {
  const port = await freePort()
  const { server } = await startReady(t, { METRICS_PORT: String(port) })
  let [answered, closed] = [0, 0]
  const sockets = Array.from({ length: 101 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /nope HTTP/1.1\r\nhost: a\r\n\r\n'))
    return socket.once('data', () => { answered++ }).on('error', () => {}).once('close', () => { closed++ })
  })
  t.teardown(() => { for (const socket of sockets) socket.destroy() })
  await waitFor(() => answered + closed === 101)
  t.ok(closed > 0)
  for (const socket of sockets) socket.destroy()
  const isAnswered = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).ok
  await waitFor(async () => await isAnswered().catch(() => false))
  t.equal(await stop(server), 0)
})

t.test('a worker that dies → the other answers, and it is replaced under its number', onPostgresql, async t => {
  const { server, base } = await startReady(t)
  await get(base, '/health/live')
  const [first] = processIds(server)
  process.kill(first as number, 'SIGKILL')
  await waitFor(async () => logLines(server).some(({ msg, signal }) => /will be replaced/.test(String(msg)) && signal === 'SIGKILL'))
  await waitFor(async () => (await workersOf(base)).length === 2)
  t.same(await workersOf(base), ['1', '2'])
  t.equal(processIds(server).length, 3)
  t.equal(await stop(server), 0)
})

t.test('a worker dies before it has taken a connection → that is closed, and the others are answered', onPostgresql, async t => {
  const { server, base } = await startReady(t)
  const [first] = processIds(server)
  process.kill(first as number, 'SIGSTOP')
  let [answered, closed] = [0, 0]
  for (let i = 0; i < 10; i++) {
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write('GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n'))
    socket.once('data', () => { answered++ }).on('error', () => {}).once('close', () => { closed++ })
    t.teardown(() => socket.destroy())
  }
  await waitFor(async () => answered === 9)
  t.equal(closed, 0)
  process.kill(first as number, 'SIGKILL')
  await waitFor(async () => closed === 1)
  t.equal(answered, 9)
  await waitFor(async () => (await workersOf(base)).length === 2)
  t.equal(await stop(server), 0)
})

for (const [when, isApart] of [['at once', false], ['the last while the replacement of the first starts', true]] as const) {
  t.test(`all workers die, ${when}, and the database cannot be opened → a replacement listens; all answer later`, onPostgresql, async t => {
    const { server, url } = await startReady(t)
    const database = new pg.Client(url)
    await database.connect()
    await database.query("select pg_advisory_lock(hashtextextended('recruitment-api migrations', 0))")
    const [first, second] = processIds(server) as [number, number]
    process.kill(first, 'SIGKILL')
    if (isApart) await waitFor(async () => processIds(server).length === 3)
    process.kill(second, 'SIGKILL')
    const addresses = () => [...server.output().matchAll(/listening at (http:[^"]+)"/g)].map(([, address = '']) => address)
    await waitFor(async () => addresses().length === 3)
    const base = addresses()[2] as string // any free port, so perhaps another one
    t.equal((await get(base, '/health/live')).status, 200)
    t.equal((await get(base, '/health/ready')).status, 503)
    await database.end()
    await waitFor(async () => (await get(base, '/health/ready')).status === 200)
    await waitFor(async () => (await workersOf(base)).length === 2)
    t.equal(await stop(server), 0)
  })
}

t.test('the primary is killed → its workers end', onPostgresql, async t => {
  const { server } = await startReady(t)
  const workers = processIds(server)
  server.child.kill('SIGKILL')
  await waitFor(async () => workers.every(pid => {
    try { return !process.kill(pid, 0) } catch { return true }
  }))
})

/** Makes a worker that gets SIGWINCH do nothing until its primary is dead, and then tell it something. */
const TELL_THE_DEAD = `
  import cluster from 'node:cluster'
  import { writeSync } from 'node:fs'
  const { ppid } = process
  if (cluster.isWorker) process.on('SIGWINCH', () => {
    writeSync(1, '{"msg":"waits for the end of its primary"}\\n')
    while (process.ppid === ppid);
    process.send({ type: 'starting' })
  })`

t.test('the primary is killed before a worker tells it something → the worker ends without a stack', onPostgresql, async t => {
  const { server } = await startReady(t, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL_THE_DEAD)}` })
  for (const pid of processIds(server)) process.kill(pid, 'SIGWINCH')
  await waitFor(() => logLines(server).filter(({ msg }) => msg === 'waits for the end of its primary').length === 2)
  server.child.kill('SIGKILL')
  const { output, errors } = await server.ended
  t.equal(errors, '')
  t.notMatch(output, 'EPIPE')
})

t.test('a start that fails → one line, exit code 1, and no process is left', onPostgresql, async t => {
  const busy = createServer().listen(0, '127.0.0.1')
  t.teardown(() => busy.close())
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const database = await createDatabase(t)
  const missing = { DATABASE_URL: new URL('/no_such_database', database.DATABASE_URL).href }
  const cases: Array<[Record<string, string>, RegExp]> = [
    [missing, /^DATABASE_URL: the database refuses the connection \([^\n]+\n$/],
    [{ ...database, PORT: String(port) }, /^PORT: \d+ is in use; [^\n]+\n$/],
    [{ ...database, METRICS_PORT: String(port) }, /^METRICS_PORT: [^\n]+\n$/]
  ]
  for (const [env, line] of cases) {
    const { code, errors } = await startProcess(t, { WORKERS: '2', ...env }, tmpdir()).ended
    t.equal(code, 1)
    t.match(errors, line)
  }
})

for (const [redis, allowed] of [[undefined, 10], [REDIS, 20]] as const) {
  t.test(`limits ${redis === undefined ? 'without Redis → each worker allows its share' : 'in Redis → shared'}`, {
    skip: onPostgresql.skip || (redis === undefined && allowed === 20 && 'only with TEST_REDIS_URL')
  }, async t => {
    const answersOf = async () => {
      const env = { RATE_LIMIT_MAX: '20', ...redis !== undefined && { REDIS_URL: redis } }
      const server = startProcess(t, { ...await createDatabase(t), ...env, WORKERS: '2', BOOTSTRAP_TOKEN: TOKEN }, tmpdir())
      const base = await listening(server)
      await allReady(server, base, 2)
      const answers: Response[] = []
      const ask = async () => { answers.push(...await Promise.all(Array.from({ length: 40 }, async () => await get(base, '/api/v1/me')))) }
      // How connections fall on the workers is chance: they are asked until each has used up what it allows, and then once more.
      await waitFor(async () => { await ask(); return answers.filter(({ status }) => status === 200).length >= 20 })
      await ask()
      const counted = [...(await metrics(base)).matchAll(/^rate_limit_fallbacks_total\{.*\} (\d+)$/mg)].map(([, count]) => Number(count))
      t.equal(counted.length, 2)
      t.equal(await stop(server), 0)
      return { answers, log: server.output(), isShared: counted.every(count => count === 0) }
    }
    let { answers, log, isShared } = await answersOf()
    // On a busy machine Redis may seem to be silent. Then each process counts by itself, and that tells nothing.
    for (let tries = 1; !isShared && tries < 5; tries++) ({ answers, log, isShared } = await answersOf())
    const count = (status: number) => answers.filter(answer => answer.status === status).length
    t.equal(count(200), 20, 'no more than the limit, over all workers')
    t.equal(count(429), answers.length - 20)
    t.same([...new Set(answers.map(({ headers }) => headers.get('x-ratelimit-limit')))], [String(allowed)])
    t.equal(log.includes('allows 1/2 of the rate limits'), redis === undefined)
  })
}
