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
import type { PoolDatabase } from '../../src/database/pool.js'
import { createDatabase, ROOT } from '../helper.js'

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
  appendFileSync(path.join(folder, '0059.do.jobs.sql'), '\n-- Edited.')
  writeFileSync(path.join(folder, '9000.do.newer.sql'), 'create table newer ()')
  await t.rejects(migrate(database, folder), { name: 'StartError', message: /^0059\.do\.jobs\.sql differs from what was run/ })
  t.same(await database.query(sql`select to_regclass('newer') as newer`), [{ newer: null }])
})

t.test('a migration without a checksum in the database → is taken as it is', async t => {
  const database = await open(t)
  await database.query(sql`update schema_migrations set md5 = null where version = 59`)
  const folder = copyMigrations(t)
  appendFileSync(path.join(folder, '0059.do.jobs.sql'), '\n-- Edited.')
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
  t.throws(() => readMigrations(folder), { name: 'StartError', message: /nameless\.sql is not named like 0059/ })
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

/** The newest rows of the table of migrations as the program of before the baseline left them. */
const OF_BEFORE = [
  { version: 56, name: 'ids-of-tags', md5: '28bb7434aec74039d51d195213f82fe9' },
  { version: 59, name: 'event-kinds', md5: 'ed6368d0b1fff5d9015fc12341c8da18' },
  { version: 64, name: 'event-kinds-alone', md5: 'b7160c2eba41919679fadee79c603597' }
]

/** A database as the program of before the baseline left it, when it had run its migrations up to this version. */
async function openOfBefore (t: Test, upTo: number) {
  const database = await open(t)
  const rows = OF_BEFORE.filter(({ version }) => version <= upTo)
  await database.query(sql`delete from schema_migrations where version > 0`)
  await database.query(sql`
    insert into schema_migrations (version, name, md5, run_at)
    select version, name, md5, now() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (version bigint, name text, md5 text)`)
  return { database, rows }
}

const readVersions = async (database: PoolDatabase) => await database.query<{ version: number }>(sql`
  select version, name, md5 from schema_migrations where version > 0 order by version`)

t.test('a database of before the baseline → taken over: nothing of the baseline is run, what comes later is', async t => {
  const { database, rows } = await openOfBefore(t, 64)
  await database.query(sql`insert into companies (name) values ('Kept')`)
  const folder = copyMigrations(t)
  for (const file of readdirSync(folder)) if (Number.parseInt(file) > 64) rmSync(path.join(folder, file))
  t.same(await migrate(database, folder, 'none'), [], 'nor is it older to those who do not migrate')
  t.same(await readVersions(database), rows)
  writeFileSync(path.join(folder, '9000.do.newer.sql'), 'create table newer ()')
  await t.rejects(migrate(database, folder, 'none'), { message: 'The schema is at 64, this program needs 9000: run migrate' })
  t.same(await migrate(database, folder), ['9000.do.newer.sql'])
  t.same((await readVersions(database)).map(({ version }) => version), [56, 59, 64, 9000])
  t.same(await migrate(database, folder), [])
  t.same(await database.query(sql`select name from companies`), [{ name: 'Kept' }])
})

t.test('a database that is older than the baseline → refused in one line that says what to start, and nothing is changed', async t => {
  const { database, rows } = await openOfBefore(t, 59)
  for (const migrates of ['any', 'empty', 'none'] as const) {
    await t.rejects(migrate(database, MIGRATIONS, migrates), {
      name: 'StartError',
      message: /^The schema is at 59, older than this program can migrate: start commit [0-9a-f]{7} once, which brings it to 64, then this program$/
    })
  }
  t.same(await readVersions(database), rows)
})

t.test('a database whose version 64 is neither of the baseline nor of before → refused by the name of the file', async t => {
  const { database } = await openOfBefore(t, 64)
  await database.query(sql`update schema_migrations set md5 = 'other' where version = 64`)
  await t.rejects(migrate(database), { name: 'StartError', message: /^0059\.do\.jobs\.sql differs from what was run on this database/ })
})

t.test('codes of before they had one form → get it, unless another object has it', async t => {
  const database = await open(t)
  await database.query(sql`insert into companies (id, name) values (1, 'One'), (2, 'Two')`)
  await database.query(sql`
    insert into departments (company_id, name, name_folded, code) select company_id, name, name, code from (values
      (1, 'padded', ' A '), (1, 'twin', 'B'), (1, 'other twin', E'B\\u00a0'), (2, 'elsewhere', 'B '), (1, 'composed', E'e\\u0301'),
      (1, 'blank', ' '), (1, 'control', E'A\\tB '), (1, 'none', null)) d (company_id, name, code)`)
  await database.query(sql`delete from schema_migrations where version >= 69`)
  const folder = t.testdir()
  for (const file of readdirSync(MIGRATIONS).filter(file => file < '0070')) cpSync(path.join(MIGRATIONS, file), path.join(folder, file))
  t.same(await migrate(database, folder), ['0069.do.codes-in-normal-form.sql'])
  const codes = await database.query<{ name: string, code: string }>(sql`select name, code from departments order by id`)
  t.same(Object.fromEntries(codes.map(({ name, code }) => [name, code])), {
    padded: 'A', twin: 'B', 'other twin': 'B\u00a0', elsewhere: 'B', composed: '\u00e9', blank: ' ', control: 'A\tB ', none: null
  })
})

t.test('migrations → no column gets another type: servers that run remember the columns of their statements', async t => {
  for (const file of readdirSync(MIGRATIONS)) {
    t.notMatch(readFileSync(path.join(MIGRATIONS, file), 'utf8'), /\balter (column )?\w+ (set data )?type\b/i, file)
  }
})
