import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { main } from '../load/run.js'
import { runScenario } from '../load/runner.js'
import { SCENARIOS } from '../load/scenarios.js'
import { prepareLoad, type LoadTargets } from '../src/seed/load-targets.js'
import { call } from './cli/call.js'
import { build, createDatabase } from './helper.js'

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
    const { rows, failures } = await runScenario(scenario, { url, seconds: 2, connections: 6, targets })
    t.same(failures, {})
    t.ok((rows.at(-1)?.count ?? 0) > 5, `${rows.at(-1)?.count} answers`)
    if (name === 'sync') t.same(rows.map(row => row.name), ['GET /api/v2/applications', 'GET /api/v2/events', 'all'])
  })
}

t.test('answers that are not expected → are counted with their status, and cross the threshold', async t => {
  const file = path.join(t.testdir(), 'targets.json')
  writeFileSync(file, JSON.stringify({ companies: targets.companies.map(company => ({ ...company, tokens: ['wrong'] })) }))
  const printed: string[] = []
  const code = await main(['browse', '--url', url, '--targets', file, '--seconds', '1', '--connections', '2'], text => printed.push(text))
  t.equal(code, 1)
  t.match(printed.join('\n'), /\d+ × 403[\s\S]*✘ p99 at most 500 ms, nothing failed/)
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
  t.match(await call([...words, '--out', '/nowhere/targets.json'], env), { code: 1, output: '', errors: /nowhere/ })
  t.match((await call(['company', 'list'], env)).output, /^1\tLoad test 1\n$/)
})

t.test('a scenario that is not there, a file that is not there, a wrong number → said in one line, exit code 2', async t => {
  const say = async (...words: string[]) => {
    const printed: string[] = []
    return [await main(words, text => printed.push(text)), printed.join('\n')] as const
  }
  t.match(await say('browse', '--targets', 'nowhere.json'), [2, /^nowhere.json is not there: make it with .*load prepare/])
  t.match(await say('browse', '--seconds', '-1'), [2, /--seconds/])
  t.match(await say('bogus'), [2, /Usage: npm run load/])
  t.match(await say('--help'), [0, /soak/])
})
