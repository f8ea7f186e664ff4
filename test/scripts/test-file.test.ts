import { writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { longestFirst, testNames } from '../../scripts/run-tests.js'
import { runFile } from '../../scripts/test-file.js'

/** Runs this text as a test file. */
async function run (t: { testdir: () => string }, text: string) {
  const file = path.join(t.testdir(), 'file.mjs')
  writeFileSync(file, `import t from 'tap'\n${text}`)
  return await runFile('folder/name', file)
}

t.test('the order of files → by what each took last; before that the drills and what is known to be long', async t => {
  t.same(longestFirst(['a', 'drills/kill', 'b', 'c'], { b: 3, c: 70 }), ['c', 'drills/kill', 'b', 'a'])
  const names = testNames()
  const known = longestFirst(names, {}).slice(0, 30)
  for (const name of ['server', 'cli', 'contract/headers', 'contract/routes', 'drills/kill']) t.ok(known.includes(name), name)
})

t.test('a file whose tests pass → counted; what it leaves out is named with its reason', async t => {
  const result = await run(t, `
    t.test('one', async t => { t.ok(true); t.ok(true) })
    t.test('two', async t => { t.pass('inside', { skip: 'no such program' }) })
    t.test('three', { skip: 'not here' }, async t => { t.fail() })`)
  t.match(result, { name: 'folder/name', passed: 2, failed: 0, failures: [] })
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
    'process.exit(3)': /exit code 3/,
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
  const file = path.join(t.testdir(), 'deaf.mjs')
  writeFileSync(file, "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)")
  t.match(await runFile('deaf', file, { maxMs: 3000, graceMs: 100 }), { failed: 1, failures: [/SIGKILL/] })
})

t.test('a program that is made of drills and fails in the middle → ends', async t => {
  const { failures } = await run(t, `
    import { testDrill } from '${import.meta.resolve('../drill.js')}'
    import { DRILLS } from '${import.meta.resolve('../../drill/drills.js')}'
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
