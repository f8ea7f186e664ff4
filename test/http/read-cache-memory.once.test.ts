import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../helper.js'
import { t } from '../part.js'

/** Fills a cache with answers of this size. @returns what it counts, and what the process holds for it */
function fill (size: number): { counted: number, held: number } {
  const script = `
    import { ownBytes, ReadCache, ReadyAnswer } from ${JSON.stringify(path.join(ROOT, 'dist/src/http/read-cache.js'))}
    const held = () => { gc(); gc(); gc(); const { heapUsed, arrayBuffers } = process.memoryUsage(); return heapUsed + arrayBuffers }
    const cache = new ReadCache(2 ** 24)
    const shelf = cache.shelfAt(1, 'all', 'version')
    const before = held()
    for (let i = 0; cache.dropped.room === 0; i++) {
      Buffer.from('what a request needs in the meantime'.repeat(20))
      const bytes = ownBytes(i % 2 === 0 ? 'x'.repeat(${size}) : Buffer.from('x'.repeat(${size})))
      cache.keep(shelf, 'jobs:read /api/v1/jobs/' + i, new ReadyAnswer(bytes, '"1-' + i + 'abcdefghijklmnopqrst"'))
    }
    console.log(JSON.stringify({ counted: cache.bytes, held: held() - before }))`
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(output) as { counted: number, held: number }
}

t.test('a full cache of small, middle or large answers → holds the memory that it counts', async t => {
  for (const size of [2, 300, 2000, 4000, 20_000, 200_000]) {
    const { counted, held } = fill(size)
    t.comment(`${size} bytes: ${Math.round(100 * held / counted)} % of ${counted}`)
    t.ok(held > 0.5 * counted && held < 1.3 * counted, `${size} bytes: ${held} of ${counted}`)
  }
})
