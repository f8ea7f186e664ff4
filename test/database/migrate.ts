import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { readMigrations } from '../../src/database/migrations.js'
import { migrate } from '../../src/database/migrate.js'
import { openDatabase } from '../../src/database/open.js'
import { createDatabase, ROOT } from '../helper.js'
import { t } from '../part.js'

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
  appendFileSync(path.join(folder, '0203.do.jobs.sql'), '\n-- Edited.')
  writeFileSync(path.join(folder, '9000.do.newer.sql'), 'create table newer ()')
  await t.rejects(migrate(database, folder), {
    name: 'StartError', message: /^The schema stays at \d+: 0203\.do\.jobs\.sql: MD5 checksum failed/
  })
  t.same(await database.query(sql`select to_regclass('newer') as newer`), [{ newer: null }])
})

t.test('a migration without a checksum in the database → is taken as it is', async t => {
  const database = await open(t)
  await database.query(sql`update schema_migrations set md5 = null where version = 203`)
  const folder = copyMigrations(t)
  appendFileSync(path.join(folder, '0203.do.jobs.sql'), '\n-- Edited.')
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

t.test('the files of migrations → by their versions, whatever their folder is called; other files are passed over', async t => {
  const folder = path.join(copyMigrations(t), 'the [new] (one) {1,2}!')
  t.throws(() => readMigrations(folder), { name: 'StartError', message: /^The migrations cannot be read: .* has none$/ })
  mkdirSync(folder)
  for (const version of [10_000, 900]) writeFileSync(path.join(folder, `${version}.do.late.sql`), 'select 1')
  for (const name of ['notes.txt', 'notes.sql']) writeFileSync(path.join(folder, name), 'notes')
  t.match(readMigrations(folder), [{ version: 900 }, { version: 10_000, text: 'select 1', file: '10000.do.late.sql' }])
})

t.test('a table of migrations in another schema → is not taken for the own one; nor does the name of their folder matter', async t => {
  const database = await open(t)
  await database.begin(async (_tx, client) => {
    await client.query('create schema other; create table other.schema_migrations (version bigint)')
    await client.query('drop schema public cascade; create schema public')
  })
  const folder = path.join(copyMigrations(t), 'the [new] (one) {1,2}!')
  cpSync(MIGRATIONS, folder, { recursive: true })
  t.same(await migrate(database, folder), readdirSync(MIGRATIONS).sort())
})

t.test('migrations → no column gets another type: servers that run remember the columns of their statements', async t => {
  for (const file of readdirSync(MIGRATIONS)) {
    t.notMatch(readFileSync(path.join(MIGRATIONS, file), 'utf8'), /\balter (column )?\w+ (set data )?type\b/i, file)
  }
})
