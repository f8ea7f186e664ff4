import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'libpg-query'
import pg from 'pg'
import { raw } from 'sql-template-tag'
import { buildOpen, createDatabase, engine, ROOT } from './helper.js'
import { t } from './part.js'
import { waitFor } from './receiver.js'

// SQL of the pages, run as operators run it. `recruitment` stands there for their role and their database: here it is a name of its own.

interface Block { place: string, text: string }

const OWN_NAME = `recruitment_page_${process.pid}`
/** It names nodes of a cluster that is not here; such a block is parsed alone. */
const NEEDS_CITUS = /\bcitus_|\bisolate_tenant_to_new_shard\b/
/** The embedded database has one user and one database. */
const NEEDS_POSTGRESQL = /\b(create|alter) (role|database)\b/

const pages = ['README.md', ...['docs', 'deploy'].flatMap(folder =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name)))]
  .filter(file => file.endsWith('.md') && existsSync(path.join(ROOT, file)))
const blocks = pages.flatMap(file => {
  const page = readFileSync(path.join(ROOT, file), 'utf8')
  return [...page.matchAll(/^( *)```sql\n([^]*?)^ *```$/gm)].map(({ index, 2: text = '' }): Block => {
    return { place: `${file}:${page.slice(0, index).split('\n').length}`, text: text.replaceAll(/\brecruitment\b/g, OWN_NAME) }
  })
})
const statementsOf = ({ text }: Block) => text.split(/;\s*$/m).map(statement => statement.trim()).filter(statement => statement !== '')

async function connect (t: { teardown: (fn: () => unknown) => void }, connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  t.teardown(async () => await client.end())
  return client
}

t.test('SQL of the pages → is SQL', async t => {
  t.ok(blocks.length > 3)
  for (const { place, text } of blocks) await t.resolves(parse(text), place)
})

for (const block of blocks) {
  const { place, text } = block
  t.test(`${place} → runs`, {
    skip: NEEDS_CITUS.test(text)
      ? 'needs a Citus cluster'
      : engine === 'embedded' && NEEDS_POSTGRESQL.test(text) && 'roles and databases need PostgreSQL'
  }, async t => {
    const env = await createDatabase(t)
    if (env.DATABASE_URL === undefined) {
      const app = await buildOpen(env)
      for (const statement of statementsOf(block)) await app.database.query(raw(statement))
      return await app.close()
    }
    const client = await connect(t, env.DATABASE_URL)
    try {
      if (text.includes('alter role')) await client.query(`create role ${OWN_NAME}`)
      for (const statement of statementsOf(block)) await client.query(statement)
      t.equal((await client.query('select 1 from pg_roles where rolname = $1', [OWN_NAME])).rowCount, text.includes(' role ') ? 1 : 0)
    } finally {
      await client.query(`drop database if exists ${OWN_NAME}`)
      await client.query(`drop role if exists ${OWN_NAME}`)
    }
  })
}

t.test('Events late → the runbook finds the session that holds the sequencer up, and no other', {
  skip: engine === 'embedded' && 'the embedded database has one session'
}, async t => {
  const { DATABASE_URL = '' } = await createDatabase(t)
  const [locking, waiting, operator] = await Promise.all([1, 2, 3].map(async () => await connect(t, DATABASE_URL)))
  const pidOf = async (client: pg.Client | undefined) => (await client?.query('select pg_backend_pid() as pid'))?.rows[0].pid
  const pid = await pidOf(locking)
  await locking?.query('begin; lock table unnumbered_events')
  const held = waiting?.query('select event_id from unnumbered_events')
  const block = blocks.find(({ text }) => text.includes('pg_blocking_pids'))
  const name = new URL(DATABASE_URL).pathname.slice(1)
  const find = async () => (await operator?.query(block?.text ?? ''))?.rows.filter(({ datname }) => datname === name)
  await waitFor(async () => (await find())?.length === 1)
  t.match(await find(), [{ pid, state: 'idle in transaction', query: /^begin; lock table/ }])
  await locking?.query('rollback')
  await held
  t.same(await find(), [])
})
