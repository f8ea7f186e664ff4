import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t from 'tap'
import { openEmbedded, TEMPLATE } from '../../src/database/embedded.js'
import { StartError } from '../../src/database/failures.js'

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
