import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sql from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { statementsOf } from '../../src/database/migrations.js'
import { openDatabase } from '../../src/database/open.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import { takeOver } from '../../scripts/taken-over.js'
import { createDatabase, engine, isDistributed, ROOT } from '../helper.js'
import { t, type Test } from '../part.js'

const BEFORE = readFileSync(path.join(ROOT, 'test/database/schema-118.sql'), 'utf8')
const notDistributed = { skip: isDistributed && 'its tables would have to be distributed anew' }
const REFUSED = 'The schema is at 118, from before 201, with which this program begins: run node dist/scripts/take-over.js once'

type Env = Record<string, string>

/** A database that the migrations before have brought to this version, with a company. */
async function ofBefore (t: Test, version = 118, change = 'select 1'): Promise<{ env: Env, database: PoolDatabase }> {
  const env = await createDatabase(t)
  const database = await openDatabase(loadConfig(env))
  await database.begin(async (_tx, client) => {
    await client.query('drop schema public cascade; create schema public')
    for (const statement of statementsOf(BEFORE)) await client.query(statement)
    await client.query('create table schema_migrations (version bigint primary key, name text, md5 text, run_at timestamptz)')
    await client.query(`
      insert into schema_migrations values (0, null, null, null), (57, 'companies', 'x', now()), (${version}, 'last', 'x', now())`)
    await client.query("insert into companies (name) values ('Kept')")
    await client.query(change)
  })
  // One process at a time opens the embedded database.
  if (engine === 'embedded') await database.close()
  else t.teardown(async () => await database.close())
  return { env, database }
}

async function inDatabase<T> (env: Env, work: (database: PoolDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(loadConfig(env))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

t.test('a database of the migrations before → refused, taken over by the script, and opened as it was', notDistributed, async t => {
  // The order of columns does not matter.
  const { env } = await ofBefore(t, 118, `
    alter table settings rename to before; create table settings (value text not null, name text collate "C");
    drop table before; alter table settings add primary key (name)`)
  await t.rejects(openDatabase(loadConfig(env)), { name: 'StartError', message: REFUSED })
  const run = () => spawnSync(process.execPath, [path.join(ROOT, 'dist/scripts/take-over.js')],
    { encoding: 'utf8', env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env } })
  t.match(run(), { status: 0, stdout: /^Taken over: the schema is at \d+\n$/, stderr: '' })
  await inDatabase(env, async database => {
    t.same(await database.query(sql`select name from companies`), [{ name: 'Kept' }])
    t.same((await database.query<{ version: number }>(sql`select version from schema_migrations order by version`))
      .map(({ version }) => version).slice(0, 4), [0, 57, 118, 201])
    t.same(await database.query(sql`select nspname from pg_namespace where nspname like 'recruitment%'`), [])
  })
  t.match(run(), { status: 0, stdout: 'Nothing to do: the schema is up to date\n', stderr: '' })
})

t.test('servers of before beside a database that was taken over → write no more', {
  skip: (engine === 'embedded' && 'nobody else uses an embedded database') || notDistributed.skip
}, async t => {
  const { env, database } = await ofBefore(t)
  database.writesAs(118)
  await database.query(sql`insert into settings values ('before', '')`)
  await takeOver(env)
  await t.rejects(database.query(sql`insert into settings values ('after', '')`), { code: 'UNAVAILABLE' })
  t.equal((await database.query(sql`select from settings where name in ('before', 'after')`)).length, 1)
})

t.test('a database that is older, or has another schema → refused in one line, and nothing is changed', notDistributed, async t => {
  const older = await ofBefore(t, 104)
  await t.rejects(takeOver(older.env), {
    name: 'StartError', message: /^The schema is at 104: start commit [0-9a-f]{7} once, which brings it to 118, then run this again$/
  })
  const { env } = await ofBefore(t, 118, `
    alter table jobs alter column name type varchar(10); drop index jobs_company_id_country_idx; create table notes (id integer);
    alter table steps drop constraint steps_job_id_position_key; alter table deliveries reset (autovacuum_vacuum_scale_factor)`)
  const message = await takeOver(env).catch((error: Error) => error.message)
  t.match(message, 'The schema differs, and nothing was changed: missing: ')
  for (const line of [
    'missing: column jobs.name text C', 'missing: index CREATE INDEX jobs_company_id_country_idx', 'missing: table deliveries {autov',
    'missing: constraint steps.steps_job_id_position_key UNIQUE', 'not expected: column jobs.name character varying(10)',
    'not expected: table notes', 'not expected: column notes.id integer', 'not expected: table deliveries'
  ]) t.match(message, line)
  await t.rejects(openDatabase(loadConfig(env)), { message: REFUSED })
})
