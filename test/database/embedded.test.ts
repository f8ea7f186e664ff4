import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql, { raw } from 'sql-template-tag'
import t from 'tap'
import { openEmbedded, TEMPLATE } from '../../src/database/embedded.js'
import { StartError } from '../../src/database/failures.js'
import { createDatabase, createServedDatabase } from '../helper.js'
import { sizeOf, smallDisk } from '../small-disk.js'

const scratch = mkdtempSync(path.join(tmpdir(), 'recruitment-embedded-'))
t.teardown(() => rmSync(scratch, { recursive: true, force: true }))

/** What the operator reads of a store that is not opened. */
async function complaint (directory: string): Promise<string> {
  const error = await openEmbedded(directory).then(async database => await database.close(), (caught: unknown) => caught)
  return error instanceof StartError ? error.message : String(error)
}

t.test('a store without its PG_VERSION, such as half a backup → refused in one line, and left as it is', async t => {
  const directory = path.join(scratch, 'half')
  const store = path.join(directory, 'postgres')
  cpSync(path.join(TEMPLATE, 'global'), path.join(store, 'global'), { recursive: true })
  t.equal(await complaint(directory),
    `DATA_DIR: the store in ${directory} cannot be opened (PG_VERSION is missing); restore a backup, or name another directory`)
  t.same(readdirSync(store), ['global'])
})

t.test('a start after a first one that was killed while it copied → a store, and nothing left of the other', async t => {
  const directory = path.join(scratch, 'killed')
  mkdirSync(path.join(directory, 'postgres.new-1', 'base'), { recursive: true })
  writeFileSync(path.join(directory, 'postgres.new-1', 'base', '1'), 'half')
  await (await openEmbedded(directory)).close()
  t.same(readdirSync(directory).sort(), ['.lock', 'postgres'])
})

t.test('a disk that is full at a later start → a line that says so, not that the store is broken; with room, it opens', async t => {
  const disk = smallDisk(t, path.join(scratch, 'filled'), sizeOf(TEMPLATE) + 40)
  if (disk === undefined) {
    t.comment('not covered: this user may not make a small disk')
    return
  }
  const directory = path.join(disk, 'data')
  t.equal(await complaint(directory), 'undefined')
  const rest = path.join(disk, 'rest')
  t.throws(() => writeFileSync(rest, Buffer.alloc(64 * 1024 * 1024)), { code: 'ENOSPC' })
  t.equal(await complaint(directory), `DATA_DIR: the disk of ${directory} is full; make room, or name a directory on another disk`)
  rmSync(rest)
  t.equal(await complaint(directory), 'undefined')
})

t.test('a database that tests use one after another → as a fresh one for each, and not used again with another schema', async t => {
  const used = async (create: typeof createDatabase, change = sql`select 1`) => {
    let found = {}
    await t.test('one of them', async t => {
      const { DATA_DIR = '' } = await create(t)
      const database = await openEmbedded(DATA_DIR)
      const tables = await database.query<{ name: string }>(sql`
        select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
      const rows = await database.query(raw(
        tables.map(({ name }) => `select '${name}' as name, count(*) as rows from ${name}`).join(' union all ')))
      const [company] = await database.query<object>(sql`insert into companies (name) values ('Test Company') returning id`)
      await database.query(change)
      await database.close()
      found = { DATA_DIR, rows, ...company }
    })
    return found as { DATA_DIR: string }
  }
  const { DATA_DIR: _, ...fresh } = await used(createDatabase)
  const { DATA_DIR, ...first } = await used(createServedDatabase)
  t.same(first, fresh)
  t.same(await used(createServedDatabase, sql`create table of_a_test ()`), { DATA_DIR, ...fresh })
  const { DATA_DIR: other, ...last } = await used(createServedDatabase)
  t.same(last, fresh)
  t.not(other, DATA_DIR)
})
