import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'

const run = promisify(execFile)

/** Passes large buffers through memory, as pages are, and counts the collections of the whole heap. */
const PASS_BUFFERS = `
  const { constants, PerformanceObserver } = await import('node:perf_hooks')
  let collections = 0
  new PerformanceObserver(list => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections++
  }).observe({ entryTypes: ['gc'] })
  const inUse = Array.from({ length: 200_000 }, number => ({ number }))
  for (let page = 0; page < 1500; page++) {
    Buffer.alloc(400_000, page)
    if (page % 10 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  await new Promise(resolve => setTimeout(resolve, 50))
  console.log(collections, inUse.length)
`

async function collectionsAfter (setUp: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', setUp + PASS_BUFFERS])
  return Number(stdout.split(' ')[0])
}

t.test('few processors, large buffers → the whole heap is collected less often', async t => {
  const module = new URL('../src/garbage-collection.js', import.meta.url)
  const setUp = `const { tuneGarbageCollection } = await import('${module.href}'); tuneGarbageCollection(2);`
  const [byDefault, tuned] = [await collectionsAfter(''), await collectionsAfter(setUp)]
  t.comment(`${byDefault} collections by default, ${tuned} here`)
  t.ok(tuned < byDefault)
})

/** A heap that grows so fast that V8 marks it all the time; it is tuned at the third of ten steps, and changes go on. */
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
  const module = new URL('../src/garbage-collection.js', import.meta.url)
  const script = `const { tuneGarbageCollection } = await import('${module.href}'); ${GROW}`
  for (let time = 0; time < 6; time++) {
    await t.resolves(run(process.execPath, ['--input-type=module', '--eval', script]))
  }
})
