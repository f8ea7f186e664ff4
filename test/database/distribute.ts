import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { createOnNodes } from '../../trials/shared/databases.js'
import { withDatabase } from '../../src/cli/context.js'
import { distribute, distributeAdded } from '../../src/database/distribute.js'
import { migrate } from '../../src/database/migrate.js'
import { PoolDatabase } from '../../src/database/pool.js'
import { call } from '../cli/call.js'
import { createDatabase, isDistributed, ROOT } from '../helper.js'
import { t } from '../part.js'

const needsCitus = !isDistributed && 'needs TEST_CITUS_URL: a database on the coordinator of a Citus cluster'
/** Runs `work` on the database as a command would. */
async function inDatabase<T> (env: Record<string, string>, work: (database: PoolDatabase) => Promise<T>): Promise<T> {
  return await withDatabase({ env, stdout: process.stdout, stderr: process.stderr }, work)
}

t.test('distribute → without the extension one line, and nothing changes', { skip: isDistributed && 'the database has it' }, async t => {
  t.same(await call(['distribute'], await createDatabase(t)), {
    code: 1,
    output: '',
    errors: 'The database has no extension citus, so nothing was distributed; docs/scaling.md says how to begin\n'
  })
})

t.test('distribute → tables of companies by company, what all need on every node; what migrations add, with them', {
  skip: needsCitus
}, async t => {
  const env = await createDatabase(t)
  const tables = async () => await inDatabase(env, async database => await database.query<{ name: string, kind: string }>(sql`
    select table_name::text as name, citus_table_type as kind from citus_tables order by table_name::text`))
  const before = await tables()
  t.same(before.filter(({ kind }) => kind === 'reference').map(({ name }) => name), ['companies', 'settings', 'tokens'])
  t.ok(before.length > 20)
  const nodes = await inDatabase(env, async database => await database.query(sql`
    select distinct nodeport from citus_shards where citus_table_type = 'distributed'`))
  t.ok(nodes.length > 1, 'on several nodes')
  t.same(await call(['distribute'], env), { code: 0, output: 'Nothing to do: the tables are distributed\n', errors: '' })

  await inDatabase(env, async database => await database.transaction(async tx => {
    // As migrations do.
    await tx.query(sql`set local citus.enable_local_reference_table_foreign_keys = off`)
    await tx.query(sql`create table notes (company_id bigint references companies, id bigint, primary key (company_id, id))`)
    await tx.query(sql`create table note_words (company_id bigint, id bigint, foreign key (company_id, id) references notes)`)
  }))
  t.same((await tables()).filter(({ name }) => name.startsWith('note')), [
    { name: 'note_words', kind: 'distributed' }, { name: 'notes', kind: 'distributed' }
  ])
})

t.test('a database that was distributed by an older version → is migrated with its tables distributed', { skip: needsCitus }, async t => {
  const newer = mkdtempSync(path.join(tmpdir(), 'recruitment-migrations-'))
  const { url, drop } = await createOnNodes(process.env.TEST_CITUS_URL as string, `recruitment_test_${randomBytes(4).toString('hex')}`, 4)
  const database = new PoolDatabase('postgresql', { connectionString: url, max: 1 })
  t.teardown(async () => {
    await database.close()
    await drop()
    rmSync(newer, { recursive: true })
  })
  cpSync(path.join(ROOT, 'migrations'), newer, { recursive: true })
  writeFileSync(path.join(newer, '9000.do.notes.sql'), `
    create table notes (company_id bigint references companies, id bigint, primary key (company_id, id));
    drop index jobs_company_id_country_idx;
    drop index jobs_company_id_type_idx;`)
  await migrate(database)
  await distribute(database)
  t.same(await migrate(database, newer), ['9000.do.notes.sql'])
  await distributeAdded(database)
  t.same((await distribute(database)), [])
})
