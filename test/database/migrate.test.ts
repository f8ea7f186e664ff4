import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t from 'tap'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { readMigrations } from '../../src/database/migration-files.js'
import { migrate } from '../../src/database/migrate.js'
import { openDatabase } from '../../src/database/open.js'
import { createDatabase, createEmptyDatabase, engine, ROOT } from '../helper.js'

const MIGRATIONS = path.join(ROOT, 'migrations')

interface Test { teardown: (fn: () => unknown) => void }

function copyMigrations (t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-migrations-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  cpSync(MIGRATIONS, folder, { recursive: true })
  return folder
}

async function open (t: Test) {
  const database = await openDatabase(loadConfig(await createDatabase(t)))
  t.teardown(async () => await database.close())
  return database
}

t.test('a migrated database → one row for each file, with its version, name and MD5', async t => {
  const database = await open(t)
  const rows = await database.query<{ version: number, name: string, md5: string, at: string }>(
    sql`select version, name, md5, run_at as at from schema_migrations order by version`)
  t.same(rows.shift(), { version: 0, name: null, md5: null, at: null }, 'and one for the empty schema')
  t.same(rows.map(({ version, name, md5 }) => [version, name, md5]), readdirSync(MIGRATIONS).sort().map(file => [
    Number(file.split('.')[0]), file.split('.')[2], createHash('md5').update(readFileSync(path.join(MIGRATIONS, file))).digest('hex')
  ]))
  t.ok(rows.every(({ at }) => Date.parse(at) <= Date.now()))
})

t.test('a migration that was edited after it was run → refused by its name, and nothing newer is run', async t => {
  const database = await open(t)
  const folder = copyMigrations(t)
  appendFileSync(path.join(folder, '0003.do.jobs.sql'), '\n-- Edited.')
  writeFileSync(path.join(folder, '9000.do.newer.sql'), 'create table newer ()')
  await t.rejects(migrate(database, folder), { name: 'StartError', message: /^0003\.do\.jobs\.sql differs from what was run/ })
  t.same(await database.query(sql`select to_regclass('newer') as newer`), [{ newer: null }])
})

t.test('a migration without a checksum in the database → is taken as it is', async t => {
  const database = await open(t)
  await database.query(sql`update schema_migrations set md5 = null where version = 3`)
  const folder = copyMigrations(t)
  appendFileSync(path.join(folder, '0003.do.jobs.sql'), '\n-- Edited.')
  t.same(await migrate(database, folder), [])
})

t.test('a database that takes no writes and has the newest schema → nothing to do', async t => {
  const database = await open(t)
  const begin = database.begin.bind(database)
  database.begin = async (work, ...rest) => await begin(async (tx, client) => {
    await client.query('set transaction read only')
    return await work(tx, client)
  }, ...rest)
  t.same(await migrate(database), [])
  const folder = copyMigrations(t)
  writeFileSync(path.join(folder, '9000.do.newer.sql'), 'create table newer ()')
  await t.rejects(migrate(database, folder), { code: 'UNAVAILABLE' })
})

t.test('the files of migrations → by their versions; what is no SQL is passed over, a name without a version is refused', async t => {
  const folder = copyMigrations(t)
  writeFileSync(path.join(folder, '10000.do.late.sql'), 'select 1')
  writeFileSync(path.join(folder, 'notes.txt'), 'notes')
  const { version, name, text } = readMigrations(folder).at(-1) ?? {}
  t.same([version, name, text], [10_000, 'late', 'select 1'])
  writeFileSync(path.join(folder, 'nameless.sql'), 'select 1')
  t.throws(() => readMigrations(folder), { name: 'StartError', message: /nameless\.sql is not named like 0001/ })
  t.throws(() => readMigrations(path.join(folder, 'none')), { name: 'StartError', message: /^The migrations cannot be read: ENOENT/ })
})

t.test('a migration in batches → each is a transaction; what is done stays when it is interrupted, and is not done again', async t => {
  const database = await open(t)
  const folder = copyMigrations(t)
  writeFileSync(path.join(folder, '9000.do.numbers.sql'), `
    create table numbers (n integer, done_by xid8); insert into numbers select generate_series(1, 25);
    create table ended (at_once boolean); insert into settings values ('interrupted', '0')`)
  writeFileSync(path.join(folder, '9001.batches.numbers.sql'), `
    lock table numbers in share row exclusive mode;
    update numbers set done_by = pg_current_xact_id() where n in (select n from numbers where done_by is null order by n limit 10);
-- finally
    insert into ended select true; select 1 / value::integer from settings where name = 'interrupted'`)
  await t.rejects(migrate(database, folder), { name: 'StartError', message: /9001\.batches\.numbers\.sql: division by zero/ })
  const read = async () => await database.query<{ rows: number, xid: string | null }>(sql`
    select count(*) as rows, done_by::text as xid from numbers group by done_by order by min(n)`)
  const before = await read()
  t.same(before.map(({ rows }) => rows), [10, 10, 5])
  t.ok(before.every(({ xid }) => xid !== null))
  t.same(await database.query(sql`select * from ended`), [])
  await database.query(sql`update settings set value = '1' where name = 'interrupted'`)
  t.same(await migrate(database, folder), ['9001.batches.numbers.sql'])
  t.same(await read(), before)
  t.same(await database.query(sql`select * from ended`), [{ at_once: true }])
  t.same(await migrate(database, folder), [])
})

t.test('events of the schema before positions had a table of their own → keep them, without those that left the feed', {
  skip: engine === 'postgresql' ? false : 'the embedded store begins with the newest schema'
}, async t => {
  const folder = copyMigrations(t)
  for (const file of readdirSync(folder).filter(file => file >= '0018')) rmSync(path.join(folder, file))
  const config = loadConfig({ DATABASE_URL: await createEmptyDatabase(t) })
  const old = await openDatabase(config, { migrations: folder })
  await old.query(sql`insert into companies (name) select 'Company ' || n from generate_series(1, 3) n`)
  // Each third is of the same company; the last ones are not numbered yet.
  await old.query(sql`
    insert into events (company_id, uuid, event, entity_type, entity_id, data, position)
    select n % 3 + 1, gen_random_uuid(), 'job.created', 'job', n, '{}', case when n < 90000 then n / 3 + 1 end
    from generate_series(0, 90299) n`)
  await old.query(sql`insert into event_positions (company_id, last, trimmed_to) select n, 30000, n * 100 from generate_series(1, 3) n`)
  await old.close()
  const database = await openDatabase(config)
  t.teardown(async () => await database.close())
  t.same(await database.query(sql`
    select n.company_id as company, count(*) as count, min(position) as first, max(position) as last,
      count(*) filter (where e.entity_id::bigint / 3 + 1 = position) as right
    from numbered_events n join events e on e.company_id = n.company_id and e.id = n.event_id group by 1 order by 1`),
  [1, 2, 3].map(n => ({ company: n, count: 30_000 - 100 * n, first: 100 * n + 1, last: 30_000, right: 30_000 - 100 * n })))
  t.same(await database.query(sql`select company_id as company, count(*) as count from unnumbered_events group by 1 order by 1`),
    [1, 2, 3].map(n => ({ company: n, count: 100 })))
})
