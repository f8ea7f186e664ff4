import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'

const run = promisify(execFile)
const MODULE = new URL('../src/garbage-collection.js', import.meta.url).href
const IMPORT = `const { tuneGarbageCollection } = await import('${MODULE}');`

/** A heap that grows so fast that V8 marks it all the time; it is tuned after some steps, and changes go on. */
const GROW = `
  const objects = []
  for (let step = 0; step < 10; step++) {
    for (let number = 0; number < 10_000; number++) objects.push({ list: [number, { step }] })
    if (step === 3) tuneGarbageCollection(2)
    for (let number = 0; number < 30_000; number++) objects[number % objects.length].list = [number, { text: 'changed ' + number }]
    await new Promise(resolve => setImmediate(resolve))
  }
`

t.test('tuned while the heap is being marked → the process goes on', async t => {
  for (let time = 0; time < 6; time++) {
    await t.resolves(run(process.execPath, ['--input-type=module', '--eval', IMPORT + GROW]))
  }
})
