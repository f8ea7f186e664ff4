import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { Hosts } from '../../src/database/hosts.js'
import { Listener } from '../../src/database/listener.js'
import { openDatabase } from '../../src/database/open.js'
import { build, createClient, createDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { receive, waitFor } from '../receiver.js'

t.test('listen → hears what is notified, with the commit and not before', async t => {
  const database = await openDatabase(loadConfig(await createDatabase(t)))
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel_a', message => heard.push(`a${message}`))
  database.listen('channel_a', message => heard.push(`again${message}`))
  await waitFor(async () => {
    await database.query(sql`select pg_notify('channel_a', '-first')`)
    return heard.includes('a-first')
  })
  t.ok(heard.includes('again-first'), 'by all who listen')
  await database.transaction(async tx => {
    await tx.query(sql`select pg_notify('channel_a', '-second')`)
    t.notOk(heard.includes('a-second'))
  })
  await waitFor(() => heard.includes('a-second'))
  await t.rejects(database.transaction(async tx => {
    await tx.query(sql`select pg_notify('channel_a', '-rolled back')`)
    throw new Error('rolled back')
  }))
  database.listen('channel_b', message => heard.push(`b${message}`))
  await waitFor(async () => {
    await database.query(sql`select pg_notify('channel_b', '-third')`)
    return heard.includes('b-third')
  })
  t.notOk(heard.includes('a-rolled back'))
})

t.test('a listening connection that breaks → is made again, and those who listen are told that they may have missed something', {
  skip: engine === 'embedded' && 'the embedded database has no connection that breaks'
}, async t => {
  const env = await createDatabase(t)
  const database = await openDatabase(loadConfig(env))
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel', message => heard.push(message))
  await waitFor(() => heard.length === 1)
  t.same(heard, [''], 'told once at the start')
  await database.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'recruitment-api listen'`)
  await waitFor(() => heard.length === 2)
  await database.query(sql`select pg_notify('channel', 'back')`)
  await waitFor(() => heard.length === 3)
  t.same(heard, ['', '', 'back'])
})

t.test('a certificate file that is missing for a moment → tried again like any connection that fails, until it is there', {
  skip: engine === 'embedded' && 'the embedded database has no connection that is made again'
}, async t => {
  const { DATABASE_URL, DATABASE_LISTEN_URL } = await createDatabase(t)
  const file = path.join(t.testdir({ 'ca.pem': '' }), 'ca.pem')
  const url = new URL((DATABASE_LISTEN_URL ?? DATABASE_URL) as string)
  url.searchParams.set('sslrootcert', file)
  // The file is read all the same.
  url.searchParams.set('sslmode', 'disable')
  let failures = 0
  class CountingHosts extends Hosts {
    override switchFrom (): void { failures++ }
  }
  const listener = new Listener(new CountingHosts(url.href), async () => {})
  t.teardown(async () => await listener.close())
  const heard: string[] = []
  rmSync(file)
  listener.subscribe('channel', message => heard.push(message))
  await waitFor(() => failures >= 2)
  writeFileSync(file, '')
  await waitFor(() => heard.length === 1)
  t.same(heard, [''])
})

t.test('PostgreSQL is silent when a server stops → nobody waits for its end of the connection', {
  skip: engine === 'embedded' && 'the embedded database has no connection that ends'
}, async t => {
  const { DATABASE_URL, DATABASE_LISTEN_URL } = await createDatabase(t)
  const url = new URL((DATABASE_LISTEN_URL ?? DATABASE_URL) as string)
  const place = { port: Number(url.port || 5432), host: url.hostname, allowHalfOpen: true }
  const sockets: Socket[] = []
  let isSilent = false
  const way = createServer({ allowHalfOpen: true }, near => {
    const far = connect(place)
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}))
    near.on('data', bytes => { if (!isSilent) far.write(bytes) })
    far.on('data', bytes => { near.write(bytes) })
  })
  await once(way.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => { way.close() })
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  const listener = new Listener(new Hosts(url.href), async () => {})
  const heard: string[] = []
  listener.subscribe('channel', message => heard.push(message))
  await waitFor(() => heard.length === 1)
  isSilent = true
  await t.resolves(listener.close())
  for (const socket of sockets) socket.destroy()
})

t.test('the one that listens to another server than the one that writes → finds out, and comes over', {
  skip: engine === 'embedded' && 'the embedded database has no other server'
}, async t => {
  const { echoEveryMs } = Listener
  Listener.echoEveryMs = 50
  t.teardown(() => { Listener.echoEveryMs = echoEveryMs })
  const env = await createDatabase(t)
  // Straight to the server: beside a pooler, what listens has a way of its own.
  const [now, old] = [env, await createDatabase(t)]
    .map(({ DATABASE_URL, DATABASE_LISTEN_URL }) => new URL((DATABASE_LISTEN_URL ?? DATABASE_URL) as string)) as [URL, URL]
  t.equal(now.pathname.length, old.pathname.length)
  // Leads new connections to one of two databases, which stand for two servers. Those that there are stay where they are.
  let isOld = false
  const sockets = new Set<Socket>()
  const way = createServer(near => {
    const far = connect(Number(now.port || 5432), now.hostname)
    const name = isOld ? old.pathname : now.pathname
    near.once('data', first => {
      far.write(first.toString('latin1').replace(now.pathname.slice(1), name.slice(1)), 'latin1')
      near.pipe(far)
    })
    far.pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => { near.destroy(); far.destroy() })
    }
  })
  await once(way.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => { way.close(); for (const socket of sockets) socket.destroy() })
  const listenUrl = now.href.replace(now.host, `127.0.0.1:${(way.address() as AddressInfo).port}`)
  const database = await openDatabase(loadConfig({ ...env, DATABASE_LISTEN_URL: listenUrl }))
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel', message => heard.push(message))
  const isHeard = async (message: string) => {
    await database.query(sql`select pg_notify('channel', ${message})`)
    return heard.includes(message)
  }
  await waitFor(async () => await isHeard('first'))
  const listeners = async () => await database.query<{ name: string }>(sql`
    select datname as name from pg_stat_activity where datname in (${now.pathname.slice(1)}, ${old.pathname.slice(1)})
      and application_name = 'recruitment-api listen'`)
  isOld = true
  await database.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and application_name = 'recruitment-api listen'`)
  await waitFor(async () => (await listeners())[0]?.name === old.pathname.slice(1))
  isOld = false
  await waitFor(async () => await isHeard('second'))
  await waitFor(async () => (await listeners()).every(({ name }) => name === now.pathname.slice(1)))
  t.same(heard.filter(message => message !== 'first' && message !== 'second'), ['', '', ''], 'one connection each time')
})

t.test('one that listens to another database from the beginning → one line for the operator, and no other connection', {
  skip: engine === 'embedded' && 'the embedded database has no other server'
}, async t => {
  const { echoEveryMs, echoMs } = Listener
  Listener.echoEveryMs = 50
  Listener.echoMs = 100
  t.teardown(() => { Listener.echoEveryMs = echoEveryMs; Listener.echoMs = echoMs })
  const [env, other] = [await createDatabase(t), await createDatabase(t)]
  const advice: string[] = []
  const onAdvice = (line: string) => { if (line.startsWith('DATABASE_LISTEN_URL')) advice.push(line) }
  const DATABASE_LISTEN_URL = other.DATABASE_LISTEN_URL ?? other.DATABASE_URL as string
  const database = await openDatabase(loadConfig({ ...env, DATABASE_LISTEN_URL }), { onAdvice })
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel', message => heard.push(message))
  await waitFor(() => advice.length > 0)
  await database.query(sql`select pg_notify('channel', 'lost')`)
  await sleep(500)
  t.match(advice, [/: no notification arrives, [^\n]*the same database$/])
  t.equal(advice.length, 1, 'said once')
  t.same(heard, [''], 'another connection would hear as little')
})

t.test('RUN=api and RUN=workers on one database → one answers, the other numbers and delivers at once', {
  skip: engine === 'embedded' && 'the embedded database has one process'
}, async t => {
  const env = { ...await createDatabase(t), WEBHOOK_ALLOW_PRIVATE: 'true' }
  const api = await build(t, { ...env, RUN: 'api' })
  const receiver = await receive(t)
  const client = await createClient(api)
  await client.send({ method: 'POST', url: '/api/v1/webhooks', payload: { action: 'department.created', postbackUrl: receiver.url } })
  const create = async () => await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Engineering' } })
  await create()
  t.same((await client.get('/api/v2/events?wait=1')).json().results, [], 'nobody numbers yet')
  const workers = await build(t, { ...env, RUN: 'workers' })
  t.same(
    [
      (await workers.inject('/api/v2/events')).statusCode, (await workers.inject('/docs')).statusCode,
      (await workers.inject('/health/ready')).statusCode, (await workers.inject('/metrics')).statusCode
    ],
    [404, 404, 200, 200]
  )
  await waitFor(() => receiver.received.length === 1)
  const waiting = client.get('/api/v2/events?wait=20&after=' + String((await client.get('/api/v2/events')).json().cursor))
  await create()
  t.equal((await waiting).json().results.length, 1)
  await waitFor(() => receiver.received.length === 2)
})
