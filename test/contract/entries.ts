import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../helper.js'
import { t } from '../part.js'

// `npm test` runs the entries, `*.test.ts`, each in a process of its own. Each names its parts: files of tests that also run alone.

const MAX_ENTRIES = 40

const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.includes('generated-client/'))
const sources = new Map(files.map(file => [file, readFileSync(path.join(ROOT, 'test', file), 'utf8')]))
const entries = files.filter(file => file.endsWith('.test.ts'))

t.test('the entries of tests → so few that starting their processes takes little of the run', t => {
  t.ok(entries.length <= MAX_ENTRIES, `${entries.length} of ${MAX_ENTRIES}`)
  t.end()
})

t.test('every file of tests → is an entry, or a part of exactly one', t => {
  const named = entries.flatMap(entry => [...sources.get(entry)!.matchAll(/^ {2}'(\.\.?\/[^']+)\.js',?$/gm)]
    .map(([, part = '']) => path.posix.join(path.posix.dirname(entry), `${part}.ts`)))
  // A file that exports something is a helper; it may define tests in its functions.
  const isPart = (file: string, source: string) => !entries.includes(file) && /^(?: {2}|for .*|if .*)?t\.test\(/m.test(source) &&
    !/^export /m.test(source)
  const parts = [...sources].filter(([file, source]) => isPart(file, source)).map(([file]) => file)
  t.same(parts.filter(part => !named.includes(part)), [])
  t.same(named.filter((part, index) => !sources.has(part) || named.indexOf(part) !== index), [])
  t.end()
})
