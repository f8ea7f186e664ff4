import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAll, runFile, type FileResult } from './test-file.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SUFFIX = '.test.ts'
/** On a machine that has not run them yet these, and the drills, are taken to be the longest. */
const LONG = [
  'browser/pages', 'server', 'cli', 'cli/usage', 'client/feed', 'client/requests', 'contract/documents', 'contract/headers',
  'contract/routes', 'contract/read-cache', 'routes/v2/exports', 'workers/delivery-turns', 'tutorial', 'bad-days'
]
/** What each file took here when it ran last, on the same engine. */
const TIMES = path.join(ROOT, 'dist', `test-seconds-${process.env.TEST_DATABASE_URL === undefined ? 'embedded' : 'postgresql'}.json`)

type Times = Record<string, number>

/** The names of all tests that have a source: what was compiled of others before is not run. */
export function testNames (): string[] {
  const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(SUFFIX))
  return files.map(file => file.slice(0, -SUFFIX.length).replaceAll(path.sep, '/')).sort()
}

/** The files that take longest come first, so that no processor is idle at the end. */
export function longestFirst (names: string[], times: Times): string[] {
  const seconds = (name: string) => times[name] ?? (LONG.includes(name) || name.startsWith('drills/') ? 60 : 0)
  return names.toSorted((a, b) => seconds(b) - seconds(a))
}

const readTimes = (): Times => existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) as Times : {}

function keepTimes (results: FileResult[]): void {
  const times = Object.fromEntries(results.map(({ name, seconds }) => [name, Number(seconds.toFixed(1))]))
  writeFileSync(TIMES, JSON.stringify({ ...readTimes(), ...times }))
}

/** Runs test files, as many at once as there are processors, and prints a line for each. */
async function runAll (names: string[]): Promise<FileResult[]> {
  const results: FileResult[] = []
  const waiting = [...names]
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await runFile(name, path.join(ROOT, 'dist/test', `${name}.test.js`))
      results.push(result)
      process.stdout.write(`${toOneLine(result)}\n`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return results
}

function toOneLine ({ name, seconds, passed, failed }: FileResult): string {
  return `${failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s ${String(passed).padStart(4)} passed  ${name}`
}

/** Skipped tests, failures and totals, the most important last. */
function summary (results: FileResult[], seconds: number): string {
  const sorted = results.sort((a, b) => a.name.localeCompare(b.name))
  const sum = (count: (result: FileResult) => number) => sorted.reduce((total, result) => total + count(result), 0)
  const skipped = sorted.flatMap(({ name, skipped }) => skipped.map(title => `  ${name} › ${title}`))
  const failures = sorted.flatMap(({ name, failures }) => failures.map(text => `✘ ${name} › ${text}\n`))
  return [
    ...(skipped.length > 0 ? ['', 'Skipped:', ...skipped] : []),
    ...(failures.length > 0 ? ['', 'Failed:', '', ...failures] : []),
    '',
    `${sorted.length} files in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s, on ${engines()}`,
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ${skipped.length} skipped`
  ].join('\n')
}

/** What this run is on, as its environment says. */
function engines (): string {
  const { TEST_DATABASE_URL, TEST_POOLER_URL, TEST_REDIS_URL } = process.env
  const database = TEST_DATABASE_URL === undefined ? 'the embedded database' : 'PostgreSQL'
  return [database, ...(TEST_POOLER_URL === undefined ? [] : ['PgBouncer']), ...(TEST_REDIS_URL === undefined ? [] : ['Redis'])].join(', ')
}

/** Runs the named tests, or all of them. @returns whether all passed */
async function main (wanted: string[]): Promise<boolean> {
  const all = testNames()
  const unknown = wanted.filter(name => !all.includes(name))
  if (unknown.length > 0) {
    process.stderr.write(`There is no test ${unknown.join(', ')}; there are ${all.join(', ')}\n`)
    return false
  }
  const names = longestFirst(wanted.length > 0 ? wanted : all, readTimes())
  process.stdout.write(`${names.length} test files, on ${engines()}, with Node ${process.version}\n`)
  const results = await runAll(names)
  keepTimes(results)
  process.stdout.write(`${summary(results, process.uptime())}\n`)
  return results.every(({ failures }) => failures.length === 0)
}

/** Runs the named tests, or all of them, and ends what it has started when it is interrupted. @returns the exit code */
export async function runTests (names: string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => { void endAll().then(() => process.exit(1)) })
  }
  return await main(names) ? 0 : 1
}
