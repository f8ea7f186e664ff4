import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { ROOT } from '../helper.js'
import { t } from '../part.js'
import { lockDirectory } from '../../src/database/directory-lock.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { StartError } from '../../src/database/failures.js'

const scratch = mkdtempSync(path.join(tmpdir(), 'recruitment-lock-'))
t.teardown(() => rmSync(scratch, { recursive: true, force: true }))
const sockets = (directory: string) => readdirSync(path.join(directory, '.lock'))

/** Another process that runs these statements of a module, says "open" and stays. */
async function otherProcess (t: { teardown: (fn: () => void) => void }, statements: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${statements}; console.log('open'); setInterval(() => {}, 1000)`], {
    cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit']
  })
  t.teardown(() => child.kill('SIGKILL'))
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

t.test('a directory that another process holds → refused in one line; after its kill -9 the lock is stale and the data there', async t => {
  const directory = path.join(scratch, 'held')
  const child = await otherProcess(t, `
    import { openEmbedded } from './dist/src/database/embedded.js'
    import sql from 'sql-template-tag'
    const db = await openEmbedded(${JSON.stringify(directory)})
    await db.query(sql\`insert into settings values ('acknowledged', 'yes')\`)`)
  for (let i = 0; i < 2; i++) {
    const error = await openEmbedded(directory).catch((caught: unknown) => caught) as Error
    t.ok(error instanceof StartError)
    t.match(error.message, /^DATA_DIR: another process uses [^\n]*held; [^\n]+$/)
  }
  t.equal(sockets(directory).length, 1, 'who was refused leaves nothing behind')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const db = await openEmbedded(directory)
  t.same(await db.query(sql`select value from settings where name = 'acknowledged'`), [{ value: 'yes' }])
  t.equal(sockets(directory).length, 1, 'the stale lock was removed')
  await db.close()
  t.same(sockets(directory), [])
})

t.test('a lock → refuses a second one in the same process too, until it is released', async t => {
  const directory = path.join(scratch, 'own')
  const release = await lockDirectory(directory)
  await t.rejects(lockDirectory(directory), StartError)
  await release()
  await (await lockDirectory(directory))()
})

t.test('many that start at once → never two inside', async t => {
  const directory = path.join(scratch, 'race')
  for (let round = 0; round < 5; round++) {
    const results = await Promise.allSettled(Array.from({ length: 6 }, async () => await lockDirectory(directory)))
    const winners = results.flatMap(result => result.status === 'fulfilled' ? [result.value] : [])
    t.ok(winners.length <= 1)
    for (const release of winners) await release()
  }
  await (await lockDirectory(directory))()
})

t.test('a path that cannot be a data directory → one line that names DATA_DIR', async t => {
  const file = path.join(scratch, 'file')
  writeFileSync(file, '')
  for (const directory of [file, path.join(file, 'below'), '/dev/null/data']) {
    const error = await openEmbedded(directory).catch((caught: unknown) => caught) as Error
    t.ok(error instanceof StartError, error.message)
    t.match(error.message, /^DATA_DIR: [^\n]+; [^\n]+$/)
  }
})

t.test('a path too long for a socket → refused in one line, or locked inside the directory all the same', async t => {
  const directory = path.join(scratch, 'd'.repeat(120))
  const locked = await lockDirectory(directory).catch((caught: unknown) => caught as Error)
  if (locked instanceof Error) {
    t.match(locked.message, /^DATA_DIR: [^\n]*shorter path$/)
    return
  }
  t.equal(sockets(directory).length, 1, 'the socket stands where the next process looks for it')
  await locked()
})

t.test('a directory with a lock that became read-only, or another user\'s → what is said of a new one', async t => {
  const directory = path.join(scratch, 'read-only')
  await (await lockDirectory(directory))()
  const message = async () => await lockDirectory(directory).then(() => 'locked', (error: Error) => error.message)
  const expected = (code: string) => `DATA_DIR: ${directory} cannot be written (${code}); name a directory that this user owns`
  if (mayMount(['--bind', directory, directory])) {
    t.teardown(() => execFileSync('umount', [directory]))
    execFileSync('mount', ['-o', 'remount,ro,bind', directory])
    t.equal(await message(), expected('EROFS'))
  } else if (process.getuid?.() !== 0) {
    chmodSync(path.join(directory, '.lock'), 0o500)
    t.teardown(() => chmodSync(path.join(directory, '.lock'), 0o700))
    t.equal(await message(), expected('EACCES'))
  } else {
    t.comment('not covered: this user may write everywhere, and may not mount')
  }
})

function mayMount (words: string[]): boolean {
  return spawnSync('mount', words, { stdio: 'ignore' }).status === 0
}
