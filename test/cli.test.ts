import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql from 'sql-template-tag'
import { ENGINE_FLAGS } from '../trials/shared/processes.js'
import { loadConfig } from '../src/config.js'
import { TEMPLATE } from '../src/database/embedded.js'
import { openDatabase } from '../src/database/open.js'
import { call } from './cli/call.js'
import { buildOpen, createClient, createDatabase, createEmptyDatabase, engine, ROOT } from './helper.js'
import { t } from './part.js'
import { waitFor } from './receiver.js'
import { listening, startProcess, stop } from './server-process.js'
import { sizeOf, smallDisk } from './small-disk.js'

const scratch = mkdtempSync(path.join(tmpdir(), 'recruitment-cli-'))
t.teardown(() => rmSync(scratch, { recursive: true, force: true }))

interface Exited { code: number | string | null | undefined, output: string, errors: string }

/** Runs the command line with only these variables. */
async function run (words: string[], env: Record<string, string> = {}): Promise<Exited> {
  return await new Promise(resolve => {
    const options = { env: { PATH: process.env.PATH, DATA_DIR: path.join(scratch, 'data'), ...env }, timeout: 100_000 }
    execFile(process.execPath, [...ENGINE_FLAGS, path.join(ROOT, 'dist/src/cli.js'), ...words], options, (error, output, errors) => {
      resolve({ code: error === null ? 0 : error.code, output, errors })
    })
  })
}

t.test('what starts a process → does nothing when it is imported', async t => {
  const names = ['src/cli', 'src/server', 'scripts/documents', 'trials/load/run']
  const modules = names.map(name => path.join(ROOT, 'dist', `${name}.js`))
  const imports = modules.map(name => `await import(${JSON.stringify(name)})`).join(';')
  t.equal(execFileSync(process.execPath, ['--input-type=module', '-e', imports], { encoding: 'utf8' }), '')
})

t.test('the command line → runs by its path without an extension and by a symbolic link', async t => {
  const link = path.join(scratch, 'recruitment-api')
  symlinkSync(path.join(ROOT, 'dist/src/cli.js'), link)
  for (const file of [link, path.join(ROOT, 'dist/src/cli')]) {
    t.match(execFileSync(process.execPath, [file, '--version'], { encoding: 'utf8' }), /^\d+\.\d+\.\d+\n$/)
  }
})

t.test('a command that cannot reach its database → one line, exit code 1', async t => {
  for (const [DATABASE_URL, line] of [
    ['postgres://user:hunter2@127.0.0.1:1/db', /^DATABASE_URL: the database cannot be reached \(.*ECONNREFUSED.*\n$/],
    ['postgres://user:hunter2@127.0.0.1:1/%zz', /^DATABASE_URL: [^\n]+\n$/],
    [
      'postgres://user:hunter2@127.0.0.1:1/db?sslrootcert=/nosuch',
      /^DATABASE_URL: sslrootcert \(it is "\/nosuch"\) cannot be read[^\n]+\n$/
    ]
  ] as const) {
    const { code, output, errors } = await run(['migrate'], { DATABASE_URL })
    t.same([code, output], [1, ''])
    t.match(errors, line)
    t.notMatch(errors, 'hunter2')
  }
})

t.test('migrate → the names of the migrations that it ran, and nothing the next time', {
  skip: engine === 'embedded' && 'the embedded database is made with all migrations'
}, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  const first = await call(['migrate'], env)
  t.match(first.output, /^0201\.do\.companies\.sql\n(\d{4}\.do\.[a-z-]+\.sql\n)+The schema is up to date\n$/)
  t.same(await call(['migrate'], env), { code: 0, output: 'Nothing to do: the schema is up to date\n', errors: '' })
  const other = { DATABASE_URL: await createEmptyDatabase(t) }
  const { migrations } = JSON.parse((await call(['migrate', '--json'], other)).output) as { migrations: string[] }
  t.same(migrations, first.output.split('\n').slice(0, -2))
  t.same(JSON.parse((await call(['migrate', '--json'], other)).output), { migrations: [] })
})

t.test('a server on a database without a company → a warning that names both ways to one, and none where there is one', {
  skip: engine === 'embedded' && 'the sandbox makes a company'
}, async t => {
  const env = { DATABASE_URL: await createEmptyDatabase(t) }
  const warnings = async (more: Record<string, string>) => {
    const server = startProcess(t, { ...env, ...more }, scratch)
    const base = await listening(server)
    await waitFor(async () => (await fetch(`${base}/health/ready`)).status === 200)
    t.equal(await stop(server), 0)
    return server.output().split('\n').filter(line => line.includes('"level":40'))
  }
  t.match(await warnings({}), [/the database has no company[^"]+BOOTSTRAP_TOKEN[^"]+company create[^"]+token create/])
  t.same(await warnings({ BOOTSTRAP_TOKEN: 'a-first-token-of-the-operator' }), [])
  t.same(await warnings({}), [])
})

const COMPANY = ['--company', '1']
const FILE = ['--out', path.join(scratch, 'targets.json')]
/** The commands that leave a schema as it is, with whether they make one in an empty database. */
const LEAVING = new Map<string[], boolean>([
  [['company', 'create', '--name', 'Acme'], true],
  [['company', 'list'], false],
  [['company', 'clear', ...COMPANY], false],
  [['company', 'delete', ...COMPANY], false],
  [['token', 'create', ...COMPANY, '--name', 'ERP', '--scopes', '*'], false],
  [['token', 'list', ...COMPANY], false],
  [['token', 'revoke', 'x', ...COMPANY], false],
  [['webhook', 'list'], false],
  [['seed', ...COMPANY], false],
  [['load', 'prepare', '--companies', '1', '--tokens', '1', '--jobs', '1', ...FILE], true]
])
const MIGRATING = ['serve', 'migrate', 'distribute', 'openapi']

t.test('each command → is known to leave the schema or to be for migrating', async t => {
  const groups = ['company', 'token', 'load', 'webhook']
  const names = async (...words: string[]): Promise<string[]> => {
    const { output } = await call([...words, '--help'])
    return [...(output.split('Commands:\n')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => [...words, name].join(' '))
  }
  const found = (await Promise.all((await names()).map(async name => groups.includes(name) ? await names(name) : [name]))).flat()
  t.same(found.sort(), [...MIGRATING, ...[...LEAVING.keys()].map(words => words.slice(0, words[0] === 'seed' ? 1 : 2).join(' '))].sort())
})

t.test('an older schema → refused by all but migrate and the server, without waiting for one that migrates; nothing is changed', {
  skip: engine === 'embedded' && 'the embedded database is made with all migrations'
}, async t => {
  const DATABASE_URL = await createEmptyDatabase(t)
  const older = await openDatabase(loadConfig({ DATABASE_URL }))
  t.teardown(async () => await older.close())
  const newer = t.testdir({ '9000.do.newer.sql': 'create table newer ()' })
  cpSync(path.join(ROOT, 'migrations'), newer, { recursive: true })
  const version = async () => await older.query<{ version: number }>(sql`select max(version) as version from schema_migrations`)
  const before = await version()
  const line = `The schema is at ${before[0]?.version}, this program needs 9000: run migrate\n`
  await older.transaction(async tx => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('recruitment-api migrations', 0))`)
    for (const words of LEAVING.keys()) {
      t.same(await call(words, { DATABASE_URL }, newer), { code: 1, output: '', errors: line }, words.slice(0, 2).join(' '))
    }
  })
  t.same(await version(), before)
  t.equal(existsSync(FILE[1] as string), false, 'nor is a file left')
  t.match(await call(['migrate'], { DATABASE_URL }, newer), { code: 0, output: '9000.do.newer.sql\nThe schema is up to date\n' })
  t.match(await call(['company', 'list'], { DATABASE_URL }, newer), { code: 0, output: '' })
})

t.test('an empty database → commands that begin one make its schema, others say that it is empty', {
  skip: engine === 'embedded' && 'the embedded database is made with all migrations'
}, async t => {
  for (const [words, makes] of LEAVING) {
    const DATABASE_URL = await createEmptyDatabase(t)
    t.match(await call(words, { DATABASE_URL, LOG_LEVEL: 'silent' }), makes
      ? { code: 0 }
      : { code: 1, output: '', errors: 'The database is empty: run migrate, or start the server\n' }, words.slice(0, 2).join(' '))
    t.equal((await call(['migrate'], { DATABASE_URL })).output.startsWith('Nothing to do'), makes)
  }
})

t.test('a newer schema → refused by every command', async t => {
  const env = await createDatabase(t)
  const folder = t.testdir({ '9000.do.newer.sql': 'create table newer ()' })
  cpSync(path.join(ROOT, 'migrations'), folder, { recursive: true })
  await (await openDatabase(loadConfig(env), { migrations: folder })).close()
  for (const words of [...LEAVING.keys(), ['migrate'], ['distribute']]) {
    t.match(await call(words, env), {
      code: 1, output: '', errors: /^The database is at schema version 9000, [^\n]*: start the newer program\n$/
    })
  }
})

t.test('the embedded database → is brought up to date whoever opens it, for nobody else uses it', {
  skip: engine === 'postgresql' && 'only without TEST_DATABASE_URL'
}, async t => {
  const env = await createDatabase(t)
  const folder = t.testdir({ '9000.do.newer.sql': 'create table newer ()' })
  cpSync(path.join(ROOT, 'migrations'), folder, { recursive: true })
  const database = await openDatabase(loadConfig(env), { migrations: folder, migrates: 'none' })
  t.teardown(async () => await database.close())
  t.same(await database.query(sql`select max(version) as version from schema_migrations`), [{ version: 9000 }])
})

t.test('a disk that is full → one line that says so, and nothing half made', async t => {
  // The one is full while the store is made, the other while the sandbox is.
  const [tiny, small] = [smallDisk(t, path.join(scratch, 'tiny'), 8), smallDisk(t, path.join(scratch, 'small'), sizeOf(TEMPLATE) + 2)]
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

interface Test { equal: (found: unknown, wanted: unknown, message: string) => unknown }

/** The output of a call that succeeds. */
async function succeed (t: Test, env: Record<string, string>, words: string[]): Promise<string> {
  const { code, output, errors } = await call(words, env)
  t.equal(code, 0, errors)
  return output
}

t.test('companies and tokens → lines for scripts and people, or JSON', async t => {
  const env = await createDatabase(t)
  const run = async (...words: string[]) => await succeed(t, env, words)
  const id = (await run('company', 'create', '--name', 'Acme')).trim()
  const other = JSON.parse(await run('company', 'create', '--name', 'New\tline\n', '--json'))
  t.same(other, { id: Number(id) + 1, name: 'New\tline\n' })
  t.equal(await run('company', 'list'), `${id}\tAcme\n${other.id}\tNew line \n`, 'a name cannot break its line')
  t.same(JSON.parse(await run('company', 'list', '--json')), [{ id: Number(id), name: 'Acme' }, other])

  const company = ['--company', id]
  t.match(await run('token', 'create', ...company, '--name', 'ERP', '--scopes', '*'), /^rapi_\S+\n$/, 'the secret alone')
  const token = JSON.parse(await run(
    'token', 'create', ...company, '--name', 'BI', '--scopes', 'jobs:read, candidates:read', '--expires-at', '2099-01-01T00:00:00Z',
    '--rate-limit', '60', '--json'))
  t.match(token, {
    name: 'BI', secret: /^rapi_/, scopes: ['jobs:read', 'candidates:read'], expiresAt: '2099-01-01T00:00:00.000Z', rateLimitPerMinute: 60
  })
  const { secret, ...listed } = token
  const list = JSON.parse(await run('token', 'list', ...company, '--json'))
  t.match(list, [{ name: 'ERP', scopes: ['*'], expiresAt: null, rateLimitPerMinute: null }, listed])
  t.notMatch(JSON.stringify(list), secret)
  const [first, second] = (await run('token', 'list', ...company)).split('\n') as [string, string]
  t.match(first, /^[\da-f-]{36}\trapi_\S+\tvalid\t\*\tERP$/)
  t.equal(second, [token.id, token.prefix, 'expires 2099-01-01T00:00:00.000Z', 'jobs:read,candidates:read', 'BI'].join('\t'))
  const missing = { code: 1, output: '', errors: 'There is no company 99; see company list\n' }
  const naming = [
    'token create --name x --scopes *', 'token list', 'token revoke x', 'webhook list', 'seed', 'company clear', 'company delete'
  ]
  for (const words of naming) {
    t.same(await call([...words.split(' '), '--company', '99'], env), missing, words)
  }
  const errors = `There is no token x in company ${id}; see token list --company ${id}\n`
  t.same(await call(['token', 'revoke', 'x', ...company], env), { code: 1, output: '', errors })
})

t.test('seed → says what the company holds', async t => {
  const env = await createDatabase(t)
  const id = (await succeed(t, env, ['company', 'create', '--name', 'Acme'])).trim()
  const size = ['--jobs', '5', '--candidates', '10', '--applications', '3']
  t.equal(await succeed(t, env, ['seed', '--company', id, ...size]), `Company ${id} holds 5 jobs, 10 candidates and 3 applications\n`)
  const withFiles = await succeed(t, env, ['seed', '--company', id, ...size, '--files', '2'])
  t.equal(withFiles, `Company ${id} holds 5 jobs, 10 candidates and 3 applications, and 2 résumés\n`, 'files come later, too')
  t.match(await call(['seed', '--company', '99', ...size], env), { code: 1, output: '', errors: /^[^\n]*99[^\n]*\n$/ })
})

t.test('company clear and delete → want the name of the company; then it can be filled again, then it is gone', async t => {
  const env = await createDatabase(t)
  const run = async (...words: string[]) => await succeed(t, env, words)
  const id = (await run('company', 'create', '--name', 'Acme')).trim()
  const seed = ['seed', '--company', id, '--jobs', '5', '--candidates', '10', '--applications', '3']
  await run(...seed)
  for (const name of ['clear', 'delete']) {
    for (const confirmed of [[], ['--confirm', 'Other']]) {
      t.same(await call(['company', name, '--company', id, ...confirmed], env), {
        code: 2, output: '', errors: `Company ${id} is "Acme": repeat that name with --confirm\n`
      })
    }
    t.same(await call(['company', name, '--company', '99', '--confirm', 'Acme'], env), {
      code: 1, output: '', errors: 'There is no company 99; see company list\n'
    })
  }
  t.match(await call(seed, env), { code: 1 }, 'nothing has gone')
  const cleared = await call(['company', 'clear', '--company', id, '--confirm', 'Acme'], env)
  t.match(cleared, { code: 0, output: `Company ${id} is empty\n`, errors: /^(\[[#.]{30}\] \d+ of \d+ rows, [^\n]*\n)+$/ })
  await run(...seed)
  t.equal(await run('company', 'delete', '--company', id, '--confirm', 'Acme'), `Company ${id} is removed\n`)
  const empty = (await run('company', 'create', '--name', 'Empty')).trim()
  t.same(await call(['company', 'delete', '--company', empty, '--confirm', 'Empty'], env), {
    code: 0, output: `Company ${empty} is removed\n`, errors: ''
  }, 'without progress where there is nothing')
  t.equal(await run('company', 'list'), '')
})

t.test('token create and revoke → events without an actor', async t => {
  const env = await createDatabase(t)
  const run = async (...words: string[]) => (await succeed(t, env, words)).trim()
  const companyId = await run('company', 'create', '--name', 'Acme')
  const company = ['--company', companyId]
  const secret = await run('token', 'create', ...company, '--name', 'ERP', '--scopes', 'jobs:read')
  const [id] = (await run('token', 'list', ...company)).split('\t') as [string]
  t.equal(await run('token', 'revoke', id, ...company), `Token ${id} is revoked`)

  const app = await buildOpen(env)
  t.teardown(async () => await app.close())
  const client = await createClient(app, { companyId: Number(companyId) })
  const feed = async () => (await client.get('/api/v2/events')).json().results
  await waitFor(async () => (await feed()).length === 2)
  const results = await feed()
  t.match(results, [
    {
      event: 'token.created',
      actor: null,
      entity: { type: 'token', id },
      data: { name: 'ERP', scopes: ['jobs:read'], revokedAt: null, createdBy: null }
    },
    { event: 'token.revoked', actor: null, entity: { type: 'token', id }, data: { name: 'ERP', revokedAt: /Z$/ } }
  ])
  t.notMatch(JSON.stringify(results), secret)
})
