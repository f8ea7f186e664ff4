import { once } from 'node:events'
import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../trials/shared/processes.js'
import { main } from '../trials/load/command.js'
import { runScenario, type Row } from '../trials/load/runner.js'
import { SCENARIOS, type Scenario } from '../trials/load/scenarios.js'
import { prepareLoad, type LoadTargets } from '../src/seed/load-targets.js'
import { call } from './cli/call.js'
import { build, buildOpen, createClient, createDatabase, engine } from './helper.js'
import { t } from './part.js'

const SIZE = { jobs: 8, candidates: 60, applications: 120, seed: 1 }

const app = await build(t)
await app.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const done: number[] = []
const targets = await prepareLoad(app.database, { companies: 2, tokens: 3, ...SIZE, onProgress: count => done.push(count) })

t.test('load prepare → companies with tokens, jobs, applications and candidates that can be asked for', async t => {
  t.same(done, [1, 2])
  t.equal(targets.companies.length, 2)
  for (const { companyId, tokens, jobs, applications, candidateIds } of targets.companies) {
    t.equal(new Set(tokens).size, 3)
    t.ok(jobs.length > 0 && applications.length > 0)
    t.equal(candidateIds.length, 60)
    const headers = { authorization: `Bearer ${tokens[0]}` }
    t.match(await (await fetch(`${url}/api/v1/me`, { headers })).json(), { company: { id: companyId } })
    const [application] = applications
    const answer = await fetch(`${url}/api/v1/jobs/${application?.jobId}/applications/${application?.id}`, { headers })
    t.equal((await answer.json() as { status: string }).status, 'in_process')
  }
})

for (const [name, scenario] of Object.entries(SCENARIOS)) {
  t.test(`the scenario ${name} → everything that it sends is answered as it expects`, async t => {
    const { rows, failures } = await runScenario(scenario, { url, seconds: 2, warmup: 0, connections: 6, targets })
    t.same(failures, {})
    t.ok((rows.at(-1)?.answered ?? 0) > 5, `${rows.at(-1)?.answered} answers`)
    if (name === 'sync') t.same(rows.map(row => row.name), ['GET /api/v2/applications', 'GET /api/v2/events', 'all'])
  })
}

/** A server that answers so, and a scenario of one kind of request to it. */
async function answering (t: { teardown: (fn: () => void) => void }, answer: RequestListener, rate?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => { server.close(); server.closeAllConnections() })
  const scenario: Scenario = {
    summary: '',
    rate,
    thresholds: { p99Ms: 500, failedShare: 0 },
    createUser: (_tenant, token) => ({ token, next: () => ({ name: 'GET /', method: 'GET', path: '/' }) })
  }
  const options = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seconds: 2, warmup: 0, connections: 1, targets }
  return await runScenario(scenario, options)
}

t.test('a server that stands still for a second → all that was due meanwhile is late, though one request waited', async t => {
  let count = 0
  let awake = Promise.resolve()
  const { rows, isWithin, thresholds } = await answering(t, (_request, response) => {
    if (++count === 20) awake = sleep(1000)
    void awake.then(() => response.end())
  }, 100)
  const { p90, p99, max } = rows.at(-1) as Row
  t.ok(p90 >= 600, `p90 ${p90} ms`)
  t.ok(p99 >= 900, `p99 ${p99} ms`)
  t.ok(max >= 990, `the longest ${max} ms`)
  t.notOk(isWithin)
  t.match(thresholds, [{ text: 'p99 at most 500 ms', held: false }])
})

t.test('a server that is slower than the rate → the rate is a threshold, too', async t => {
  const { thresholds } = await answering(t, (_request, response) => { setTimeout(() => response.end(), 100) }, 20)
  t.match(thresholds.find(({ text }) => text.startsWith('20 answers a second')), { held: false })
})

t.test('answers of 429 and 503 → stand apart from answered ones, and the user waits as long as Retry-After says', async t => {
  let count = 0
  const { rows, failures, isWithin } = await answering(t, (_request, response) => {
    response.writeHead(++count === 1 ? 429 : 503, { 'retry-after': '1' }).end()
  })
  t.match(rows.at(-1), { answered: 0, refused: count, failed: 0 })
  t.equal(failures[429], 1)
  t.ok(count <= 3, `${count} requests in two seconds`)
  t.notOk(isWithin)
})

t.test('a server that refuses connections → ends with what failed and how often', async t => {
  const scenario = SCENARIOS.browse as Scenario
  const { rows, failures, isWithin } = await runScenario(scenario, {
    url: `http://127.0.0.1:${await freePort()}`, seconds: 1, warmup: 0, connections: 2, targets
  })
  t.match(rows.at(-1), { answered: 0, failed: failures.ECONNREFUSED })
  t.ok(failures.ECONNREFUSED! <= 30, 'nobody asks in a tight loop')
  t.notOk(isWithin)
})

t.test('tokens that are not the server\'s → the run ends early, with the reason', async t => {
  const file = path.join(t.testdir(), 'targets.json')
  writeFileSync(file, JSON.stringify({ companies: targets.companies.map(company => ({ ...company, tokens: ['wrong'] })) }))
  const printed: string[] = []
  const run = async (...more: string[]) => await main([
    'browse', '--url', url, '--targets', file, '--seconds', '600', '--connections', '2', ...more
  ], text => printed.push(text))
  t.equal(await run(), 1)
  t.match(printed.join('\n'), /all +0 +0\.0 +– [\s\S]*✘ nothing failed\n {2}1\d × 403: the tokens are for another server/)
  t.equal(await run('--json'), 1)
  t.match(JSON.parse(printed.at(-1) as string), {
    scenario: 'browse',
    isWithin: false,
    rows: Array,
    thresholds: [{ held: false }, { held: true }, { held: false }],
    failures: { 403: Number }
  })
})

t.test('load prepare on the command line → writes the file for its owner alone; where that cannot be written, it does nothing', async t => {
  const env = await createDatabase(t)
  const file = path.join(t.testdir(), 'targets.json')
  const words = ['load', 'prepare', '--companies', '1', '--tokens', '2', '--jobs', '3', '--out', file]
  const { code, output } = await call(words, { LOG_LEVEL: 'silent', ...env })
  t.same([code, output], [0, `${file} holds 1 companies with 2 tokens each; the tokens have all scopes, so keep the file secret\n`])
  t.equal(statSync(file).mode & 0o777, 0o600)
  const { companies } = JSON.parse(readFileSync(file, 'utf8')) as LoadTargets
  t.match(companies, [{ tokens: [/^rapi_/, /^rapi_/], candidateIds: { length: 200 } }])
  for (const out of [path.join(file, 'targets.json'), path.dirname(file), '/dev/null', '/proc/nowhere/targets.json']) {
    t.match(await call([...words, '--out', out], env), {
      code: 1, output: '', errors: new RegExp(`^${out} cannot be written \\([^\\n]*\\); name another file with --out\\n$`)
    })
  }
  const { output: listed } = await call(['company', 'list'], env)
  if (engine === 'postgresql') return t.equal(listed, '1\tLoad test 1\n')
  t.equal(listed, '1\tSandbox Company\n2\tLoad test 1\n')
  // The tutorial shows these ids.
  const sandbox = await buildOpen(env)
  const client = await createClient(sandbox, { companyId: 1 })
  const job = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Backend engineer' } })).json()
  const newest = (await client.get('/api/v1/jobs/1/steps')).json().results.map(({ id }: { id: number }) => id)
  t.same([job.id, newest], [61, [1, 2, 3, 4, 5]])
  const target = await createClient(sandbox, { companyId: 2 })
  t.ok((await target.get(`/api/v2/candidates/${companies[0]?.candidateIds[0]}`)).statusCode === 200)
  await sandbox.close()
})

t.test('load prepare again → replaces the file and says that the companies before stay; a failure leaves it as it was', async t => {
  const env = await createDatabase(t)
  const folder = t.testdir()
  const file = path.join(folder, 'of/its/own/targets.json')
  const words = ['load', 'prepare', '--companies', '1', '--tokens', '1', '--jobs', '1', '--out', file]
  t.notMatch((await call(words, { LOG_LEVEL: 'silent', ...env })).output, /was replaced/)
  const link = path.join(folder, 'link.json')
  symlinkSync(file, link)
  const again = await call([...words, '--out', link], { LOG_LEVEL: 'silent', ...env })
  t.match(again, { code: 0, output: /\n[^\n]*link\.json was replaced; the companies of the old file remain: [^\n]*\n$/ })
  t.ok(lstatSync(link).isSymbolicLink())
  t.match(JSON.parse(readFileSync(file, 'utf8')), { companies: [{ companyId: engine === 'embedded' ? 3 : 2 }] })
  const before = readFileSync(file, 'utf8')
  t.match(await call(words, { DATABASE_URL: 'postgres://127.0.0.1:1/x' }), { code: 1, errors: /cannot be reached/ })
  t.equal(readFileSync(file, 'utf8'), before)
  t.same(readdirSync(path.dirname(file)), ['targets.json'], 'nothing is left beside it')
})

t.test('a scenario that is not there, a file that is not there, a wrong number → said in one line, exit code 2', async t => {
  const say = async (...words: string[]) => {
    const printed: string[] = []
    return [await main(words, text => printed.push(text)), printed.join('\n')] as const
  }
  t.match(await say('browse', '--targets', 'nowhere.json'), [2, /^nowhere.json is not there: make it with .*load prepare/])
  t.match(await say('browse', '--seconds', '-1'), [2, /--seconds/])
  t.same(await say('browse', '--url', '127.0.0.1'), [2, '--url must be such as http://127.0.0.1:3000, not "127.0.0.1"'])
  t.match(await say('bogus'), [2, /^There is no scenario "bogus"; scenarios are browse, [^\n]*$/])
  t.match(await say(), [2, /Usage: npm run load/])
  t.match(await say('--help'), [0, /soak/])
})

t.test('a file of targets that is broken → its path and where it breaks, in one line, exit code 2', async t => {
  const [company] = targets.companies
  const names = (...companies: unknown[]) => JSON.stringify({ companies })
  const folder = t.testdir()
  const file = path.join(folder, 'targets.json')
  const make = 'make it anew with "node dist/src/cli.js load prepare"'
  const cases: Array<[text: string, line: string]> = [
    ['', ` is not valid JSON: line 1, column 1: a value is missing; ${make}`],
    ['{\n  "companies": [\n', ` is not valid JSON: line 3, column 1: a closing bracket is missing; ${make}`],
    ['{"companies": []} {}', ` is not valid JSON: line 1, column 19: nothing may follow; ${make}`],
    ...['null', '[]', '{}', names()].map((text): [string, string] => [text, ` names no companies: ${make}`]),
    [names(company, null), ` names a company without tokens: ${make}`],
    [names({ ...company, applications: [] }), ` names a company without applications: ${make}`]
  ]
  for (const [text, line] of cases) {
    writeFileSync(file, text)
    const printed: string[] = []
    t.equal(await main(['browse', '--targets', file], text => printed.push(text)), 2, text)
    t.same(printed, [`${file}${line}`])
  }
  const printed: string[] = []
  t.equal(await main(['browse', '--targets', folder], text => printed.push(text)), 2)
  t.match(printed, [/^\S+ cannot be read \([^\n]*\): name another by --targets$/])
})
