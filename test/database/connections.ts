import { createDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { startProxy } from '../../trials/drill/proxy.js'
import { Connections } from '../../src/database/connections.js'
import { Hosts } from '../../src/database/hosts.js'
import { waitFor } from '../receiver.js'

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'only with TEST_DATABASE_URL' }
const url = (await createDatabase(t)).DATABASE_URL as string

interface Test { teardown: (work: () => Promise<void>) => void }

/** @param silenceMs how long a connection in use may be silent */
function connect (t: Test, max: number, { silenceMs = 30_000, idleTimeoutMillis = 30_000, to = url } = {}) {
  const connections = new Connections({ connectionString: to, max, query_timeout: silenceMs, idleTimeoutMillis }, new Hosts(to))
  let isClosed = false
  const close = async () => {
    if (!isClosed) await connections.close()
    isClosed = true
  }
  t.teardown(close)
  const run = async (text: string, limitMs?: number) =>
    await connections.use(async client => (await client.query<{ pid: number }>(text)).rows[0]?.pid, { limitMs }, () => {})
  return { connections, run, close }
}

const PID = 'select pg_backend_pid() as pid'

t.test('statements one after another → share a connection; those at the same time have one each', onPostgresql, async t => {
  const { connections, run } = connect(t, 3)
  const first = await run(PID)
  t.equal(await run(PID), first)
  t.equal(new Set(await Promise.all([run(PID), run(PID), run(PID)])).size, 3)
  t.same(connections.counts, { total: 3, idle: 3, waiting: 0 })
})

t.test('a free connection that PostgreSQL ends → is replaced before anybody gets it', onPostgresql, async t => {
  const { connections, run } = connect(t, 1)
  const { run: runBeside } = connect(t, 1)
  const first = await run(PID)
  await runBeside(`select pg_terminate_backend(${first}) as pid`)
  await waitFor(() => connections.counts.total === 0)
  const second = await run(PID)
  t.not(second, first)
  t.same(connections.counts, { total: 1, idle: 1, waiting: 0 })
})

t.test('connections that nobody needs → are closed', onPostgresql, async t => {
  const { connections, run } = connect(t, 2, { idleTimeoutMillis: 50 })
  await Promise.all([run(PID), run(PID)])
  await waitFor(() => connections.counts.total === 0)
  t.type(await run(PID), 'number')
})

t.test('a use that takes longer than it may, or a silent one → is given up; what goes on is not', onPostgresql, async t => {
  const sleep = 'select pg_sleep(600), 0 as pid'
  const { run } = connect(t, 3, { silenceMs: 2000 })
  await Promise.all([
    t.rejects(run(sleep), { code: 'UNAVAILABLE' }),
    run("do $$ begin for i in 1..30 loop perform pg_sleep(0.1); raise notice 'on'; end loop; end $$"),
    run('select pg_sleep(2.5)', Infinity)
  ])
  const { run: runOnOne } = connect(t, 1)
  for (let time = 0; time < 3; time++) await runOnOne('select pg_sleep(0.8)', 2000)
  await t.rejects(runOnOne(sleep, 200), { code: 'UNAVAILABLE' })
})

t.test('a use that was given up and goes on after its failed statement → can send no other', onPostgresql, async t => {
  const { connections } = connect(t, 1)
  let goingOn: Promise<unknown> = Promise.resolve()
  await t.rejects(connections.use(async client => {
    goingOn = client.query('select pg_sleep(600)').catch(async () => await client.query('select 1'))
    await goingOn
  }, { limitMs: 200 }, () => {}), { code: 'UNAVAILABLE', message: /name fewer at once/ })
  await t.rejects(goingOn ?? Promise.resolve(), /not queryable/)
})

t.test('PostgreSQL falls silent, then the connections are closed → the use is given up, and the closing ends', onPostgresql, async t => {
  const through = new URL(url)
  const proxy = await startProxy(Number(through.port || 5432))
  t.teardown(proxy.close)
  through.port = String(proxy.port)
  const { run, close } = connect(t, 1, { silenceMs: 500, to: through.href })
  await run(PID)
  proxy.silence()
  const refused = t.rejects(run(PID), { code: 'UNAVAILABLE' })
  await close()
  await refused
})
