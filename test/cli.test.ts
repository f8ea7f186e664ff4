import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t from 'tap'
import { TEMPLATE } from '../src/database/embedded.js'
import { buildOpen, createClient, createDatabase, createEmptyDatabase, engine, ROOT } from './helper.js'
import { waitFor } from './receiver.js'

const scratch = mkdtempSync(path.join(tmpdir(), 'recruitment-cli-'))
t.teardown(() => rmSync(scratch, { recursive: true, force: true }))

interface Ended { code: number | string | null | undefined, output: string, errors: string }

/** Runs the command line with only these variables. */
async function run (words: string[], env: Record<string, string> = {}): Promise<Ended> {
  return await new Promise(resolve => {
    execFile(process.execPath, [path.join(ROOT, 'dist/src/cli.js'), ...words], { env: { PATH: process.env.PATH, DATA_DIR: path.join(scratch, 'data'), ...env }, timeout: 100_000 }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : error.code, output, errors })
    })
  })
}

t.test('words that name nothing → exit code 2, what may be named, no stack', async t => {
  const calls = [['constructor'], ['token', '__proto__'], ['document', 'constructor'], ['openapi', 'toString'], ['seed', '--company', 'x']]
  const ends = await Promise.all(calls.map(async words => ({ words, ...await run(words) })))
  for (const { words, code, output, errors } of ends) {
    t.equal(code, 2, words.join(' '))
    t.equal(output, '')
    t.match(errors, /Usage: recruitment-api/)
    t.notMatch(errors, /^ +at /m)
  }
})

t.test('a command that cannot reach its database → one line, exit code 1', async t => {
  for (const [DATABASE_URL, line] of [
    ['postgres://user:hunter2@127.0.0.1:1/db', /^DATABASE_URL: the database cannot be reached \(.*ECONNREFUSED.*\n$/],
    ['postgres://user:hunter2@127.0.0.1:1/%zz', /^DATABASE_URL: [^\n]+\n$/]
  ] as const) {
    const { code, output, errors } = await run(['migrate'], { DATABASE_URL })
    t.same([code, output], [1, ''])
    t.match(errors, line)
    t.notMatch(errors, 'hunter2')
  }
})

t.test('migrate → the names of the migrations that it ran, and nothing the next time', { skip: engine === 'embedded' && 'the embedded database is made with all migrations' }, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  const first = await run(['migrate'], env)
  t.match(first.output, /^0001\.do\.tenancy\.sql\n(\d{4}\.do\.[a-z-]+\.sql\n)+The schema is up to date\n$/)
  t.same(await run(['migrate'], env), { code: 0, output: 'The schema is up to date\n', errors: '' })
})

/** Megabytes on the disk. */
function sizeOf (folder: string): number {
  return Number(/^\d+/.exec(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }))?.[0])
}

/** A small disk of its own, if this user may make one. */
function smallDisk (name: string, megabytes: number): string | undefined {
  const disk = path.join(scratch, name)
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  t.teardown(() => execFileSync('umount', [disk]))
  return disk
}

t.test('a disk that is full → one line that says so, and nothing half made', async t => {
  // The one is full while the store is made, the other while the sandbox is.
  const [tiny, small] = [smallDisk('tiny', 8), smallDisk('small', sizeOf(TEMPLATE) + 2)]
  if (tiny === undefined || small === undefined) {
    t.comment('not covered: this user may not make a small disk')
    return
  }
  for (const DATA_DIR of [tiny, small]) {
    const { code, errors } = await run(['serve'], { DATA_DIR: path.join(DATA_DIR, 'data'), PORT: '0', LOG_LEVEL: 'silent' })
    t.equal(code, 1)
    t.match(errors, /^[^\n]*disk[^\n]* full[^\n]*\n$/)
  }
})

t.test('token create and revoke → events without an actor', async t => {
  const env = await createDatabase(t)
  const succeed = async (...words: string[]): Promise<string> => {
    const { code, output, errors } = await run(words, env)
    t.equal(code, 0, errors)
    return output.trim()
  }
  const companyId = await succeed('company', 'create', '--name', 'Acme')
  const company = ['--company', companyId]
  const secret = await succeed('token', 'create', ...company, '--name', 'ERP', '--scopes', 'jobs:read')
  const [id] = (await succeed('token', 'list', ...company)).split('\t') as [string]
  t.equal(await succeed('token', 'revoke', id, ...company), `Token ${id} is revoked`)

  const app = await buildOpen(env)
  t.teardown(async () => await app.close())
  const client = await createClient(app, { companyId: Number(companyId) })
  const feed = async () => (await client.get('/api/v2/events')).json().results
  await waitFor(async () => (await feed()).length === 2)
  const results = await feed()
  t.match(results, [
    { event: 'token.created', actor: null, entity: { type: 'token', id }, data: { name: 'ERP', scopes: ['jobs:read'], revokedAt: null, createdBy: null } },
    { event: 'token.revoked', actor: null, entity: { type: 'token', id }, data: { name: 'ERP', revokedAt: /Z$/ } }
  ])
  t.notMatch(JSON.stringify(results), secret)
})
