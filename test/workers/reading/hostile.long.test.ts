import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readWords } from '../../../src/workers/reading/reader.js'
import { makePdf, TYPES } from '../../../trials/shared/documents.js'
import { STRANGE, UNREADABLE, type Hostile } from '../../../trials/shared/hostile-documents.js'
import { t } from '../../part.js'

const { signal } = new AbortController()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const MEGABYTE = 1024 ** 2

/** Each fourth: every one takes a process. The drill `files` sends all of them to a server. */
const sampleOf = (files: Hostile[]): Hostile[] => files.filter((_, index) => index % 4 === 0)

t.test('hostile files → each costs its own status; the process that asks stays responsive and small', async t => {
  let longest = 0
  const read = async ([, type, make]: Hostile) => {
    const bytes = Buffer.from(make())
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const words = await readWords({ contentType: TYPES[type], size: bytes.length }, Readable.from([bytes]), signal)
    delay.disable()
    longest = Math.max(longest, delay.max / 1e6)
    return words
  }
  t.ok(UNREADABLE.length + STRANGE.length >= 100, `${UNREADABLE.length + STRANGE.length} files`)
  for (const file of sampleOf(UNREADABLE)) t.equal(await read(file), undefined, file[0])
  for (const file of sampleOf(STRANGE)) {
    const words = await read(file)
    t.ok(words === undefined || words.length <= 5000, file[0])
  }
  const fine: Hostile = ['fine', 'pdf', () => makePdf(['Kubernetes'], ['Lisbon'])]
  t.same(await read(fine), [['kubernetes', 1], ['lisbon', 1]], 'and the next file is read')
  t.ok(longest < 1000, `the longest pause: ${longest} ms`)
  collectGarbage()
  t.ok(process.memoryUsage.rss() < 400 * MEGABYTE, `${process.memoryUsage.rss() / MEGABYTE} MB`)
})
