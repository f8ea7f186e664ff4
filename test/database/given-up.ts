import sql from 'sql-template-tag'
import { build, createClient, createDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { startProxy } from '../../trials/drill/proxy.js'
import { loadConfig } from '../../src/config.js'
import { openDatabase } from '../../src/database/open.js'
import { waitFor } from '../receiver.js'

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'the embedded database is part of the process' }
const POOL = 5

t.test('commits that hang → are given up, count until PostgreSQL has ended them, and reads go on', onPostgresql, async t => {
  const env = await createDatabase(t)
  const app = await build(t, { ...env, DATABASE_POOL_MAX: String(POOL), DATABASE_STATEMENT_TIMEOUT: '100', RUN: 'api' })
  const client = await createClient(app)
  const watching = await openDatabase(loadConfig({ ...env, DATABASE_POOL_MAX: '1' }))
  t.teardown(async () => await watching.close())
  await watching.query(sql`
    create function hang() returns trigger language plpgsql as 'begin perform pg_sleep(600); return null; end'`)
  // At the commit, as for a standby that does not answer: no timeout of PostgreSQL's own holds there.
  await watching.query(sql`
    create constraint trigger hang after insert on departments deferrable initially deferred for each row execute function hang()`)
  const backends = async () => (await watching.query<{ state: string, query: string }>(sql`
    select state, query from pg_stat_activity where datname = current_database() and application_name = 'recruitment-api'
      and pid <> pg_backend_pid()`))

  const over = new AbortController()
  const statuses: number[] = []
  const writing = Promise.all(Array.from({ length: 2 * POOL }, async (_, n) => {
    for (let round = 0; !over.signal.aborted; round++) {
      statuses.push((await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: `${n} ${round}` } })).statusCode)
    }
  }))
  const counts: number[] = []
  const reads: number[] = []
  while (statuses.length < 4 * POOL) {
    reads.push((await client.get('/api/v1/departments?id=1')).statusCode)
    counts.push((await backends()).length)
  }
  over.abort()
  await writing
  t.same([...new Set(statuses)], [503])
  t.same([...new Set(reads)], [200])
  t.ok(Math.max(...counts) <= POOL, `${Math.max(...counts)} connections`)
  await waitFor(async () => (await backends()).every(({ state }) => state === 'idle'))
  await watching.query(sql`drop trigger hang on departments`)
  t.equal((await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Last' } })).statusCode, 201)
})

t.test('nobody answers the request to cancel → the connection is closed, and another takes its place', onPostgresql, async t => {
  const url = new URL((await createDatabase(t)).DATABASE_URL as string)
  const proxy = await startProxy(Number(url.port || 5432))
  t.teardown(proxy.close)
  url.port = String(proxy.port)
  const database = await openDatabase(loadConfig({ DATABASE_URL: url.href, DATABASE_POOL_MAX: '1', DATABASE_STATEMENT_TIMEOUT: '100' }))
  t.teardown(async () => await database.close())
  await database.query(sql`select 1`)
  proxy.silence()
  await t.rejects(database.query(sql`select 1`), { code: 'UNAVAILABLE' })
  await waitFor(() => database.connections.total === 0)
  proxy.pass()
  await waitFor(async () => await database.query(sql`select 1`).then(() => true, () => false))
})
