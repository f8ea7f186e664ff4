import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { createDatabase as createClosed, openDatabase } from '../../src/database/open.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import { buildApp } from '../../src/app.js'
import { createDatabase, createEmptyDatabase, engine, ROOT, testConfig } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'only with TEST_DATABASE_URL' }
const LOCK = "hashtextextended('recruitment-api migrations', 0)"

/** The product's migrations, and these. */
function withMigrations (t: Test, more: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-migrations-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(ROOT, 'migrations'), folder, { recursive: true })
  for (const [name, text] of Object.entries(more)) writeFileSync(path.join(folder, name), text)
  return folder
}

interface Test { teardown: (fn: () => unknown) => void }
interface Opening { database: PoolDatabase, statuses: string[] }

function create (t: Test, env: Record<string, string>, migrations: string): Opening {
  const statuses: string[] = []
  const database = createClosed(loadConfig({ ...env, DATABASE_STATEMENT_TIMEOUT: '100' }), {
    migrations, onStatus: status => statuses.push(status)
  })
  t.teardown(async () => await database.close())
  return { database, statuses }
}

t.test('a migration that takes longer than a statement may → runs to its end; what is asked meanwhile is UNAVAILABLE', async t => {
  // The timeout of a statement is 100 ms, and the client gives up a second later.
  const migrations = withMigrations(t, { '9000.do.slow.sql': `select pg_sleep(${engine === 'postgresql' ? 1.3 : 0.3})` })
  const { database, statuses } = create(t, await createDatabase(t), migrations)
  const opening = database.open()
  t.equal(database.ready, false)
  await t.rejects(database.query(sql`select 1`), { code: 'UNAVAILABLE' })
  t.same(await opening, ['9000.do.slow.sql'], 'and is named')
  t.same(statuses, [...engine === 'embedded' ? ['opening the embedded database'] : [], 'migrating'])
  t.equal(database.ready, true)
})

t.test('two servers at once, and a slow migration → one runs it, the other waits for it and says so', onPostgresql, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  const migrations = withMigrations(t, { '9000.do.slow.sql': 'select pg_sleep(1.3)' })
  const servers = [create(t, env, migrations), create(t, env, migrations)]
  const ran = await Promise.all(servers.map(async ({ database }) => await database.open()))
  t.same(ran.map(names => names.includes('9000.do.slow.sql')).sort(), [false, true])
  t.same(ran.find(names => names.length === 0), [])
  t.same(servers.map(({ statuses }) => statuses.join()).sort(), ['another server migrates', 'migrating'])
})

t.test('a migration over rows that are there → changes them, or says what stands against it and changes nothing', async t => {
  const env = await createDatabase(t)
  const before = await openDatabase(loadConfig(env))
  await before.query(sql`insert into companies (name) values ('Kept')`)
  await before.close()

  const impossible = withMigrations(t, {
    '9000.do.louder.sql': 'update companies set name = upper(name)',
    '9001.do.impossible.sql': "alter table companies\nadd check (name = 'Other')"
  })
  await t.rejects(openDatabase(loadConfig(env), { migrations: impossible }), {
    name: 'StartError', message: /^The schema stays at \d+: 9001\.do\.impossible\.sql: .*violated by some row/
  })
  const after = await openDatabase(loadConfig(env))
  t.same(await after.query(sql`select name from companies`), [{ name: 'Kept' }])
  await after.close()

  const possible = withMigrations(t, {
    '9000.do.louder.sql': 'update companies set name = upper(name)',
    '9001.do.note.sql': "alter table companies add note text not null default 'none'"
  })
  const changed = await openDatabase(loadConfig(env), { migrations: possible })
  t.teardown(async () => await changed.close())
  t.same(await changed.query(sql`select name, note from companies`), [{ name: 'KEPT', note: 'none' }])
})

/** A file that makes an index beside reads and writes, and fails where a setting says so. */
const OUTSIDE = `-- Outside the transaction.
drop index concurrently if exists companies_name_idx;
create index concurrently companies_name_idx on companies (name);
select 1 / value::integer from settings where name = 'interrupted'`

t.test('a file outside the transaction → what came before it is kept; it is run again, and what comes after it follows', async t => {
  const env = await createDatabase(t)
  const migrations = withMigrations(t, {
    '9000.do.note.sql': "create table note (); insert into settings values ('interrupted', '0')",
    '9001.do.by-name.sql': OUTSIDE,
    '9002.do.last.sql': 'create table last_one ()'
  })
  const message = /^The schema stays at 9000: 9001\.do\.by-name\.sql: division by zero$/
  for (let time = 0; time < 2; time++) await t.rejects(openDatabase(loadConfig(env), { migrations }), { name: 'StartError', message })
  const between = withMigrations(t, { '9000.do.note.sql': "create table note (); insert into settings values ('interrupted', '0')" })
  const before = await openDatabase(loadConfig(env), { migrations: between })
  t.same(await before.query(sql`select to_regclass('note')::text as note, to_regclass('last_one') as last`), [{ note: 'note', last: null }])
  await before.query(sql`update settings set value = '1' where name = 'interrupted'`)
  await before.close()
  const { database, statuses } = create(t, env, migrations)
  t.same(await database.open(), ['9001.do.by-name.sql', '9002.do.last.sql'])
  t.equal(statuses.at(-1), 'migrating')
  t.equal((await database.query(sql`select from pg_index where indexrelid = 'companies_name_idx'::regclass and indisvalid`)).length, 1)
})

t.test('a file outside the transaction, and a locked table → waits a little at a time; one server runs it', onPostgresql, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  await (await openDatabase(loadConfig(env))).close()
  const other = new pg.Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  t.teardown(async () => await other.end())
  await other.query('begin')
  await other.query('lock table companies in share update exclusive mode')
  const migrations = withMigrations(t, { '9000.do.by-name.sql': OUTSIDE })
  const servers = [create(t, env, migrations), create(t, env, migrations)]
  const openings = Promise.all(servers.map(async ({ database }) => await database.open()))
  const tries = new Set<string>()
  await waitFor(async () => {
    await other.query('select pg_stat_clear_snapshot()')
    const { rows } = await other.query(`
      select query_start::text as try from pg_stat_activity
      where datname = current_database() and query like '%create index concurrently%' and wait_event_type = 'Lock'`)
    for (const row of rows) tries.add(row.try)
    return tries.size > 1
  })
  await other.query('rollback')
  t.same((await openings).map(files => files.length).sort(), [0, 1])
})

t.test('a server that is stopped while a file runs outside the transaction → does not wait for it', onPostgresql, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  const migrations = withMigrations(t, { '9000.do.long.sql': '-- Outside the transaction.\nselect pg_sleep(600)' })
  const database = createClosed(loadConfig(env), { migrations })
  const opening = database.open()
  opening.catch(() => {})
  const other = new pg.Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  t.teardown(async () => await other.end())
  const running = "select from pg_stat_activity where datname = current_database() and query like '%pg_sleep(600)' and state = 'active'"
  await waitFor(async () => ((await other.query(`${running} and pid <> pg_backend_pid()`)).rowCount ?? 0) > 0)
  await database.close()
  await t.rejects(opening)
})

t.test('a server whose database is not open yet → lives, is not ready and says why, refuses with 503', async t => {
  const env = await createDatabase(t)
  const app = await buildApp(testConfig(env))
  t.teardown(async () => await app.close())
  const readiness = async () => {
    const { statusCode, json, headers } = await app.inject('/health/ready')
    return { statusCode, retryAfter: headers['retry-after'], ...json<object>() }
  }
  t.same(await readiness(), { statusCode: 503, retryAfter: '1', status: 'not ready', reason: 'connecting' })
  const steps: unknown[] = []
  await app.database.prepare(async () => { steps.push(await readiness()) }, 'making the sandbox')
  const lock = env.DATABASE_URL === undefined ? undefined : new pg.Client({ connectionString: env.DATABASE_URL })
  await lock?.connect()
  await lock?.query(`select pg_advisory_lock(${LOCK})`)
  const opening = app.database.open()
  if (lock !== undefined) {
    await waitFor(async () => (await readiness() as { reason?: string }).reason === 'another server migrates')
    t.equal((await app.inject('/health/live')).statusCode, 200)
    t.equal((await app.inject({ url: '/api/v1/jobs', headers: { authorization: 'Bearer token' } })).statusCode, 503)
    await lock.end()
  }
  await opening
  t.same(steps, [{ statusCode: 503, retryAfter: '1', status: 'not ready', reason: 'making the sandbox' }])
  t.same(await readiness(), { statusCode: 200, retryAfter: undefined, status: 'ready' })
})

t.test('a server that is stopped while another migrates → does not wait for it', onPostgresql, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  const lock = new pg.Client({ connectionString: env.DATABASE_URL })
  await lock.connect()
  t.teardown(async () => await lock.end())
  await lock.query(`select pg_advisory_lock(${LOCK})`)
  const app = await buildApp(testConfig(env))
  const opening = app.database.open()
  opening.catch(() => {})
  await waitFor(() => app.database.status === 'another server migrates')
  await app.close()
  await t.rejects(opening)
})

t.test('while writes fail and reads go on → ready, and says so; back with the first write that succeeds', async t => {
  // No worker writes in between. (The configuration allows it only on PostgreSQL.)
  const app = await buildApp({ ...testConfig(await createDatabase(t)), RUN: 'api' })
  t.teardown(async () => await app.close())
  const { database } = app
  await database.open()
  const state = async () => ({
    ...(await app.inject('/health/ready')).json<object>(),
    metric: /^database_writes\{state="failing"\} (\d)$/m.exec((await app.inject('/metrics')).body)?.[1]
  })
  const write = async (...mode: string[]) => await database.transaction(async tx => {
    for (const statement of mode) await tx.query({ text: statement, values: [], sql: statement } as never)
    await tx.query(sql`insert into settings values (${String(Math.random())}, '1')`)
  })
  t.same(await state(), { status: 'ready', metric: '0' })
  for (const failing of ['set transaction read only', "do $$ begin raise 'no space left on device' using errcode = '53100'; end $$"]) {
    await t.rejects(write(failing), { code: 'UNAVAILABLE' })
    t.same(await state(), { status: 'ready', writes: 'failing', metric: '1' }, failing)
    await database.transaction(async tx => await tx.query(sql`select 1`))
    await database.query(sql`update settings set value = '' where name = 'nothing of this name'`)
    t.same(await state(), { status: 'ready', writes: 'failing', metric: '1' }, 'a transaction that writes nothing proves nothing')
    await write()
    t.same(await state(), { status: 'ready', metric: '0' })
  }
  await t.rejects(write('set transaction read only'), { code: 'UNAVAILABLE' })
  await database.query(sql`insert into settings values ('one statement', '1')`)
  t.same(await state(), { status: 'ready', metric: '0' }, 'one statement is a write too')
})
