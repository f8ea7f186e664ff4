import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { parseHosts } from '../../src/database/database-url.js'
import { openDatabase } from '../../src/database/open.js'
import { createDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'only with TEST_DATABASE_URL' }

t.test('a URL with several hosts → one URL for each, and the server that takes writes', t => {
  const urls = (url: string) => parseHosts(url).urls
  t.same(parseHosts('postgres://u:p@a:5432/db'), { urls: ['postgres://u:p@a:5432/db'], target: 'any' })
  t.same(parseHosts('postgres://u:p@a:5432,b:5433/db'), {
    urls: ['postgres://u:p@a:5432/db', 'postgres://u:p@b:5433/db'], target: 'read-write'
  })
  t.same(urls('postgresql://a,b'), ['postgresql://a', 'postgresql://b'])
  t.same(
    urls('postgres://u:p,q%40r@[::1]:5432,[2001:db8::2],10.0.0.1:1/db?sslmode=disable'),
    ['[::1]:5432', '[2001:db8::2]', '10.0.0.1:1'].map(host => `postgres://u:p,q%40r@${host}/db?sslmode=disable`)
  )
  t.same(urls('postgres:///db?host=/var/run/postgresql'), ['postgres:///db?host=/var/run/postgresql'], 'a socket')
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    t.same(urls(`postgres://a/db?sslmode=${mode}&x=1`), ['postgres://a/db?sslmode=verify-full&x=1'], 'as the driver takes it')
  }
  for (const rest of ['disable', 'no-verify', 'require&uselibpqcompat=true']) {
    t.same(urls(`postgres://a/db?x=1&sslmode=${rest}`), [`postgres://a/db?x=1&sslmode=${rest}`])
  }
  for (const target of ['any', 'read-write', 'primary']) {
    t.equal(parseHosts(`postgres://a,b/db?x=1&target_session_attrs=${target}`).target, target)
  }
  t.end()
})

t.test('a URL that cannot be read → one line that names the variable, without the password', t => {
  for (const url of [
    'postgres://u:hunter2@a:5432,,b/db', 'postgres://u:hunter2@a:port,b/db', 'postgres://u:hunter2@,/db',
    'postgres://u:hunter2@a:123456,b/db', 'postgres://u:hunter2@a,b:/db', 'postgres://u:hunter2@[::1,b/db',
    'postgres://u:hunter2@a/db?target_session_attrs=standby', 'postgres://u:hunter2@a,b/db?target_session_attrs=',
    'postgres://u:hunter2@a/db?sslmode=verify_full'
  ]) {
    for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL']) {
      try {
        loadConfig({ DATABASE_URL: 'postgres://a/db', [name]: url })
        t.fail(url)
      } catch (error) {
        t.match(error, { name: 'StartError', message: new RegExp(`^${name}: [^\\n]+$`) }, url)
        t.notMatch(String(error), 'hunter2')
      }
    }
  }
  t.end()
})

t.test('a file of a URL that cannot be read → one line that names it', t => {
  const there = path.join(t.testdir({ 'ca.pem': '' }), 'ca.pem')
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL']) {
    for (const parameter of ['sslrootcert', 'sslcert', 'sslkey']) {
      const load = (file: string) =>
        loadConfig({ DATABASE_URL: 'postgres://a/db', [name]: `postgres://u:hunter2@a,b/db?${parameter}=${file}` })
      t.throws(() => load('/nosuch'), {
        name: 'StartError', message: `${name}: ${parameter} (it is "/nosuch") cannot be read (ENOENT); name a file that this user may read`
      })
      t.doesNotThrow(() => load(there))
    }
  }
  t.end()
})

/** A way to the test's PostgreSQL that can be shut. */
async function passage (
  t: { teardown: (fn: () => unknown) => void }, to: URL
): Promise<{ host: string, shut: () => void, open: () => Promise<void>, made: () => number }> {
  const sockets = new Set<Socket>()
  let made = 0
  const server: Server = createServer(socket => {
    made++
    const other = connect(Number(to.port || 5432), to.hostname)
    for (const [one, two] of [[socket, other], [other, socket]] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => { sockets.delete(one); two.destroy() })
      one.pipe(two)
    }
  })
  const listen = async (port: number) => await once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  const shut = () => { server.close(); for (const socket of sockets) socket.destroy() }
  t.teardown(shut)
  return { host: `127.0.0.1:${port}`, shut, open: async () => { await listen(port) }, made: () => made }
}

t.test('several hosts → the next one when one goes away, for statements and messages; none that is read-only', onPostgresql, async t => {
  const url = new URL((await createDatabase(t)).DATABASE_URL as string)
  const [first, second] = [await passage(t, url), await passage(t, url)]
  const database = await openDatabase(loadConfig({
    DATABASE_URL: `postgres://${url.username}@${first.host},${second.host}${url.pathname}`
  }))
  t.teardown(async () => await database.close())
  const heard: string[] = []
  database.listen('channel', message => heard.push(message))
  await waitFor(() => heard.length === 1)
  t.equal(second.made(), 0, 'the first is good enough')
  first.shut()
  await waitFor(async () => await database.query(sql`select 1`).then(() => true, () => false))
  await waitFor(() => heard.length === 2)
  await database.query(sql`select pg_notify('channel', 'from the second')`)
  await waitFor(() => heard.includes('from the second'))
  t.ok(second.made() > 0)

  const name = url.pathname.slice(1)
  await first.open()
  // Read-only for connections that are made from now on.
  await database.query({ text: `alter database "${name}" set default_transaction_read_only = on`, values: [], sql: '' } as never)
  await t.rejects(
    openDatabase(loadConfig({ DATABASE_URL: `postgres://${url.username}@${first.host},${second.host}${url.pathname}` })),
    { message: /not read-write/ }
  )
  const primary = await openDatabase(loadConfig({
    DATABASE_URL: `postgres://${url.username}@${first.host},${second.host}${url.pathname}?target_session_attrs=primary`
  }))
  t.teardown(async () => await primary.close())
  t.same(await primary.query(sql`select 1 as one`), [{ one: 1 }], 'it is a primary all the same')
})

t.test('connections that have become read-only → are discarded together, and the first new one writes', onPostgresql, async t => {
  const { DATABASE_URL } = await createDatabase(t)
  const database = await openDatabase(loadConfig({ DATABASE_URL: DATABASE_URL as string }))
  t.teardown(async () => await database.close())
  const pids = async () => (await Promise.all(Array.from({ length: 5 }, async () => await database.query<{ pid: number }>(sql`
    select pg_backend_pid() as pid, pg_sleep(0.05)`)))).flat().map(({ pid }) => pid)
  const before = new Set((await Promise.all(Array.from({ length: 5 }, async () => await database.query<{ pid: number }>(sql`
    select pg_backend_pid() as pid, set_config('default_transaction_read_only', 'on', false),
      pg_sleep(0.1)`)))).flat().map(({ pid }) => pid))
  t.ok(before.size > 1)
  const write = async () => await database.query(sql`insert into settings values (${String(Math.random())}, '1')`)
  // One that is as young as this is kept: a new one would hardly be better.
  await waitFor(async () => await write().then(() => true, () => false))
  t.same((await pids()).filter(pid => before.has(pid)), [], 'none of them is used again')
  for (let i = 0; i < 10; i++) await write()
})
