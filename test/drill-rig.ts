import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sql from 'sql-template-tag'
import type { Drill } from '../trials/drill/drill.js'
import { DRILLS } from '../trials/drill/drills.js'
import { Contract, type FuzzRequest, type Operation } from '../trials/drill/fuzz-contract.js'
import { Ledger } from '../trials/drill/ledger.js'
import { Client } from '../trials/shared/client.js'
import { Skip } from '../trials/drill/rig.js'
import { runDrill, toText } from '../trials/drill/runner.js'
import { VERSIONS } from '../routes/versions.js'
import { createSecret } from '../src/domain/tokens/secret.js'
import { readDocuments } from './contract/operations.js'
import { drillOptions } from './drill.js'
import { build, createClient, ROOT } from './helper.js'
import { t } from './part.js'

t.test('a drill that fails → what it started is ended, its folder is gone', async t => {
  let child: ChildProcess | undefined
  let folder = ''
  let isPutAway = false
  let loop: AbortSignal | undefined
  const failing: Drill = {
    summary: '',
    run: async rig => {
      folder = rig.folder
      rig.onEnd(() => { isPutAway = true })
      loop = rig.loop().signal
      child = rig.start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      throw new Error('in the middle')
    }
  }
  await t.rejects(runDrill(failing, drillOptions), { message: 'in the middle' })
  t.equal(child?.signalCode, 'SIGKILL')
  t.notOk(existsSync(folder))
  t.ok(isPutAway)
  t.ok(loop?.aborted, 'its loops end, too')
})

t.test('a drill that is aborted → what it started is ended', async t => {
  let child: ChildProcess | undefined
  const outside = new AbortController()
  const endless: Drill = {
    summary: '',
    run: async rig => {
      child = rig.start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      outside.abort()
      await new Promise(() => {})
    }
  }
  await t.rejects(runDrill(endless, drillOptions, undefined, outside.signal), { message: 'The drill was ended from outside' })
  t.equal(child?.signalCode, 'SIGKILL')
})

t.test('a result → figures in columns, each promise with what was seen where it is broken, what was left out', async t => {
  const drill: Drill = {
    summary: '',
    run: async rig => {
      rig.figure('short', 1, 's')
      rig.figure('a longer one', 0.123, 's')
      rig.promise('This holds', true, 'unseen')
      rig.promise('This does not', false, '2 instead of 1')
      throw new Skip('no such program')
    }
  }
  t.equal(toText(await runDrill(drill, drillOptions)), [
    '  short         1 s',
    '  a longer one  0.12 s',
    '✔ This holds',
    '✘ This does not: 2 instead of 1',
    '– left out: no such program'
  ].join('\n'))
})

t.test('npm run drill → lists the drills; an unknown one or a bad option is a wrong call', async t => {
  const file = path.join(ROOT, 'dist/trials/drill/run.js')
  const run = (...args: string[]) => spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
  const { status, stdout } = run()
  t.equal(status, 0)
  for (const [name, { summary }] of Object.entries(DRILLS)) {
    t.match(stdout, new RegExp(`^  ${name} +${summary.replace(/[.?()]/g, '\\$&')}$`, 'm'))
  }
  t.match(run('nonsense'), { status: 2, stderr: /^There is no drill nonsense; there are kill, / })
  t.match(run('kill', '--rounds', '0'), { status: 2, stderr: '--rounds must be a whole number from 1 on, not "0"\n' })
  t.match(run('kill', '--engine', 'other'), { status: 2, stderr: /--engine must be embedded or postgresql/ })
})

t.test('npm run drill, interrupted twice → ends what it started, then itself with 1', async t => {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/trials/drill/run.js'), 'kill', '--engine', 'embedded'], {
    stdio: 'ignore', env: { ...process.env, TMPDIR: t.testdir() }
  })
  const folders = () => readdirSync(t.testdirName)
  while (folders().length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  child.kill('SIGINT')
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  t.equal(code, 1)
  t.same(folders(), [])
})

t.test('the ledger → finds what is lost, what is doubled, and gaps in the feed', async t => {
  const app = await build(t)
  const { companyId, secret } = await createClient(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Client(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, secret)
  t.teardown(() => client.close())
  const ledger = await Ledger.open(client, 3, 1)
  const done = new AbortController()
  const writing = ledger.write(done.signal)
  const kinds = () => new Set(ledger.entries.map(({ kind }) => kind)).size
  while (kinds() < 5) await new Promise(resolve => setImmediate(resolve))
  done.abort()
  await writing
  await ledger.repeatAll()
  t.same([ledger.unexpected, ledger.differing], [[], []])
  t.same(await ledger.compare(app.database), { lost: [], doubled: [], gaps: 0 })

  const nameOf = (kind: string) => ledger.entries.find(entry => entry.kind === kind)?.name
  const [comment, tag] = [nameOf('comment'), nameOf('tag')]
  await app.database.query(sql`delete from comments where company_id = ${companyId} and text = ${comment}`)
  await app.database.query(sql`
    insert into application_tags select company_id, min(id), ${tag} from applications a where company_id = ${companyId}
      and not exists (select 1 from application_tags t where t.company_id = a.company_id and t.application_id = a.id
        and t.name = ${tag}) group by company_id`)
  await app.database.query(sql`delete from numbered_events where company_id = ${companyId} and position = 2`)
  t.same(await ledger.compare(app.database), { lost: [`comment ${comment} (0 of 1)`], doubled: [`tag ${tag} (2 instead of 1)`], gaps: 1 })
})

t.test('the contract check of fuzz → finds each kind of fault, and none where there is none', async t => {
  const app = await build(t)
  const contract = new Contract(await readDocuments(app, VERSIONS))
  const operation = contract.operations.find(({ method, path }) => `${method} ${path}` === 'PATCH /api/v1/departments/{id}') as Operation
  const [createdAt, updatedAt] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  const department = { id: 1, name: 'A', code: null, similarTo: null, active: true, createdAt, updatedAt }
  const problem = { title: 'Not Found', detail: 'there is no such department', status: 404 }
  const toAnswer = (status: number, body: unknown) => {
    const bytes = Buffer.from(JSON.stringify(body))
    return { status, bytes, text: bytes.toString(), headers: { 'content-type': 'application/json; charset=utf-8' }, ms: 1, error: '' }
  }
  const check = (request: Partial<FuzzRequest>, status: number, body: unknown) => contract.check(
    operation,
    { path: { id: '1' }, query: [], headers: {}, body: Buffer.from('{"name":"A"}'), ...request },
    toAnswer(status, body)
  ).map(({ kind }) => kind)

  t.same([check({}, 200, department), check({}, 404, problem), check({ query: [['unknown', '%20']] }, 200, department)], [[], [], []])
  t.same(check({}, 410, problem), ['status'])
  t.same(check({}, 200, { ...department, name: 1 }), ['body'])
  t.same(check({}, 404, department), ['body'])
  t.same(check({}, 404, { ...problem, detail: 'x'.repeat(17_000) }), ['size', 'body'])
  t.same([check({}, 500, problem), check({}, 503, problem), check({}, 0, problem)], [['failure'], ['failure'], ['failure']])
  for (const detail of ['Error\n    at read (file.js:1:1)', 'relation "departments" does not exist', createSecret()]) {
    t.same(check({}, 404, { ...problem, detail }), ['leak'], detail)
  }
  const forbidden: Array<Partial<FuzzRequest>> = [
    { path: { id: '0' } }, { path: { id: '%ff' } },
    { query: [['validateOnly', 'yes']] }, { query: [['validateOnly', 'true'], ['validateOnly', 'true']] }, { query: [['unknown', '%ff']] },
    { headers: { authorization: 'Bearer x' } }, { headers: { 'content-type': 'text/plain' } },
    ...['', '{', '{}', '[]', '{"name":1}', '{"name":"A","__proto__":1}', '{"name":"A","x":1}'].map(text => ({ body: Buffer.from(text) })),
    { body: Buffer.from([0x22, 0xff, 0x22]) }
  ]
  for (const request of forbidden) t.same(check(request, 200, department), ['accepted'], JSON.stringify(request))
})

t.test('every drill has its rows among the promises, and every promise a drill that there is', t => {
  const page = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8')
  const table = page.slice(page.indexOf('| Promise |'))
  const named = [...table.matchAll(/^\|.*?\|(.*?)\|/gm)].slice(2).flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(?:npm run drill -- )?([\w/.-]+)/g)].map(([, name = '']) => name))
  t.equal(named.length, [...table.matchAll(/^\|/gm)].length - 2, 'each row names what holds it')
  const tests = named.filter(name => name.startsWith('test/'))
  for (const test of tests) t.ok(existsSync(path.join(ROOT, test)), test)
  t.same([...new Set(named.filter(name => !tests.includes(name)))].sort(), Object.keys(DRILLS).sort())
  t.end()
})
