import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbedded, TEMPLATE } from '../../src/database/embedded.js'
import { StartError } from '../../src/database/failures.js'
import { t } from '../part.js'
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
