import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { belongsTo, companyOf, dependsOnEngine, LEFT_TO_POSTGRESQL, LONG, toGroups } from '../../scripts/test-groups.js'
import { longestFirst, testNames } from '../../scripts/run-tests.js'
import { runFiles, type RunOptions } from '../../scripts/test-file.js'
import type { FileResult } from '../../scripts/test-report.js'
import { ROOT } from '../helper.js'

/** Runs these texts as test files of one process. */
async function runTexts (t: { testdir: () => string }, texts: Record<string, string>, options?: RunOptions): Promise<FileResult[]> {
  const results: FileResult[] = []
  const folder = t.testdir()
  const files = Object.entries(texts).map(([name, text]) => {
    const file = path.join(folder, `${name}.mjs`)
    writeFileSync(file, `import t from 'tap'\n${text}`)
    return { name, file }
  })
  await runFiles(files, result => results.push(result), options)
  return results
}

async function run (t: { testdir: () => string }, text: string, options?: RunOptions): Promise<FileResult> {
  return (await runTexts(t, { 'folder-name': text }, options))[0]!
}

t.test('the order of files → by what each took last; before that the drills and what is known to be long', async t => {
  t.same(longestFirst([['a'], ['drills/kill'], ['b'], ['c', 'd']], { b: 3, c: 50, d: 20 }), [['c', 'd'], ['drills/kill'], ['a'], ['b']])
  const names = testNames()
  const known = names.filter(name => LONG.includes(name) || name.startsWith('drills/'))
  t.same(longestFirst(names.map(name => [name]), {}).slice(0, known.length).flat(), known)
  for (const name of ['server', 'cli', 'contract/headers', 'contract/routes', 'drills/kill']) t.ok(known.includes(name), name)
})

t.test('a file whose tests pass → counted; what it leaves out is named with its reason', async t => {
  const result = await run(t, `
    t.test('one', async t => { t.ok(true); t.ok(true) })
    t.test('two', async t => { t.pass('inside', { skip: 'no such program' }) })
    t.test('three', { skip: 'not here' }, async t => { t.fail() })`)
  t.match(result, { name: 'folder-name', passed: 2, failed: 0, failures: [] })
  t.same(result.skipped, ['two > inside: no such program', 'three: not here'])
})

t.test('a file with a failed assertion → the assertion with its difference, and what was written to standard error', async t => {
  const result = await run(t, `
    t.test('good', async t => { t.ok(true) })
    t.test('bad', async t => { console.error('a hint'); t.same({ a: [1, 2] }, { a: [1, 3] }, 'lists differ') })`)
  t.match(result, { passed: 1, failed: 1 })
  t.equal(result.failures.length, 2)
  t.match(result.failures[0], /^bad > lists differ\n[^]*^ +- +3,$[^]*^ +\+ +2,$/m)
  t.match(result.failures[1], /a hint/)
})

t.test('a file that ends without a word, or in the middle → failed', async t => {
  const files = {
    'process.exit(3)': /unfinished/,
    "t.test('hangs', async () => await new Promise(() => {}))": /hangs/,
    "import './missing.js'": /ERR_MODULE_NOT_FOUND/
  }
  for (const [text, reason] of Object.entries(files)) {
    const { failed, failures } = await run(t, text)
    t.equal(failed, 1, text)
    t.match(failures.join('\n'), reason)
  }
})

t.test('a file that does not end, and hears no signal → is asked, then killed: failed', async t => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"
  t.match(await run(t, `${deaf}\nawait new Promise(() => {})`, { maxMs: 3000, graceMs: 100 }), { failed: 1, failures: [/SIGKILL/] })
  t.match(await run(t, `${deaf}\nt.equal(1, 1)`, { maxRestMs: 100, graceMs: 100 }), { failed: 1, failures: [/SIGKILL/] })
})

t.test('files of one process → each has its own tests, failures and end; behind one that ends the process the rest runs', async t => {
  const results = await runTexts(t, {
    first: "t.teardown(() => { globalThis.isAway = true })\nt.test('one', async t => { t.ok(true) })",
    second: "t.test('two', async t => { t.ok(globalThis.isAway); t.same([1], [2], 'lists differ') })",
    hanging: `
      t.test('hangs', async () => await new Promise(resolve => setTimeout(resolve, 3000)))
      t.test('goes on', async t => { t.ok(1) })`,
    stray: "t.test('stray', async () => { setTimeout(() => { throw new Error('astray') }); await new Promise(r => setTimeout(r, 500)) })",
    gone: 'process.exit(3)',
    last: "t.test('last', async t => { t.pass('inside', { skip: 'no such program' }) })"
  }, { timeout: 2 })
  t.match(results, [
    { name: 'first', passed: 1, failed: 0, failures: [] },
    { name: 'second', passed: 0, failed: 1, failures: [/^two > lists differ/] },
    { name: 'hanging', passed: 1, failed: 1, failures: [/^hangs > timeout/] },
    { name: 'stray', failed: 1, failures: [/astray/] },
    { name: 'gone', failed: 1, failures: [/unfinished/] },
    { name: 'last', passed: 1, failed: 0, failures: [], skipped: ['last > inside: no such program'] }
  ])
})

t.test('which files run on PostgreSQL, too → all but those that are the same on each engine', async t => {
  for (const name of ['routes/v1/jobs', 'routes/home', 'client', 'contract/read-cache', 'drills/kill', 'a-new-file']) {
    t.ok(dependsOnEngine(name), name)
  }
  for (const name of ['home', 'client/feed', 'sandbox/fault-reads']) t.notOk(dependsOnEngine(name), name)
})

t.test('each file → is in one suite at least; on the embedded database, some drills and long tests are left out', async t => {
  const left = testNames().filter(name => !belongsTo('embedded', name))
  t.ok(left.length > 0)
  t.same(left, LEFT_TO_POSTGRESQL.toSorted(), 'each is a test that there is')
  t.same(testNames().filter(name => !belongsTo('embedded', name) && !belongsTo('postgresql', name)), [])
  const [told = ''] = /(?<=Only on PostgreSQL: ).*?\.\n/s.exec(readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8')) ?? []
  const drills = left.filter(name => name.startsWith('drills/'))
  t.same([...told.matchAll(/`([\w-]+)`/g)].map(([, name]) => `drills/${name}`).sort(), drills, 'as docs/reliability.md says')
})

t.test('which files share a process → those without anything process-wide, always the same ones together', async t => {
  for (const [source, shared] of Object.entries({
    "import t from 'tap'": 'any',
    'process.env.TEST_DATABASE_URL': 'any',
    "import { migrateToy } from '../toy-kind/index.js'": 'with another kind',
    "process.on('SIGTERM')": undefined,
    'process.env.PORT = 1': undefined,
    '  Date.now = () => 0': undefined,
    'Listener.echoEveryMs = 50': undefined,
    "const { build } = await import('../helper.js')": undefined,
    'delete process.env.PORT': undefined,
    "process.kill(pid, 'SIGTERM')": 'any',
    "import { spawn } from 'node:child_process'": 'any'
  })) t.equal(companyOf('routes/v1/jobs', source), shared, source)
  t.equal(companyOf('drills/kill', ''), undefined)
  const groups = toGroups(testNames())
  t.same(groups.flat().sort(), testNames())
  t.ok(groups.length < testNames().length * 0.6)
})

t.test('a program that is made of drills and fails in the middle → ends', async t => {
  const { failures } = await run(t, `
    import { testDrill } from '${import.meta.resolve('../drill.js')}'
    import { DRILLS } from '${import.meta.resolve('../../trials/drill/drills.js')}'
    DRILLS.broken = {
      summary: '',
      run: async rig => {
        const { signal } = rig.loop()
        const timer = setInterval(() => { if (signal.aborted) clearInterval(timer) }, 5)
        throw new Error('in the middle')
      }
    }
    testDrill('broken')`)
  t.match(failures.join(), /in the middle/)
  t.notMatch(failures.join(), /SIG|timeout/)
})
