import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { endAll, runFiles } from './test-file.js'
import { belongsTo, LONG, toGroups } from './test-groups.js'
import type { FileResult } from './test-report.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const isEmbedded = process.env.TEST_DATABASE_URL === undefined && process.env.TEST_CITUS_URL === undefined
const SUFFIX = '.test.ts'
/** How long each file took in its last run here, on the same engine. */
const TIMES = path.join(ROOT, 'dist', `test-seconds-${isEmbedded ? 'embedded' : 'postgresql'}.json`)

/** A file system in memory, and the space that it needs: a test makes databases of 40 MB, and removes them. */
const MEMORY = { folder: '/dev/shm', bytes: 4 * 2 ** 30 }

/** What a file is taken to last that has not run here yet, of the long ones and of the others. */
const UNKNOWN_SECONDS = { long: 60, other: 5 }
/** Files wait, too: for timers, and for processes that they start. */
const FILES_PER_PROCESSOR = 1.5

type Times = Record<string, number>

/** The names of all tests that have a source: compiled files of removed tests are not run. */
export function testNames (): string[] {
  const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(SUFFIX))
  return files.map(file => file.slice(0, -SUFFIX.length).replaceAll(path.sep, '/')).sort()
}

/** The processes that take longest come first, so that no processor is idle at the end. */
export function longestFirst (groups: string[][], times: Times): string[][] {
  const seconds = (name: string) =>
    times[name] ?? (LONG.includes(name) || name.startsWith('drills/') ? UNKNOWN_SECONDS.long : UNKNOWN_SECONDS.other)
  const total = (names: string[]) => names.reduce((sum, name) => sum + seconds(name), 0)
  return groups.toSorted((a, b) => total(b) - total(a))
}

const readTimes = (): Times => existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) as Times : {}

function keepTimes (results: FileResult[]): void {
  const times = Object.fromEntries(results.map(({ name, seconds }) => [name, Number(seconds.toFixed(1))]))
  writeFileSync(TIMES, JSON.stringify({ ...readTimes(), ...times }))
}

/** Runs test files in half as many processes again as there are processors, and prints a line for each file. */
async function runAll (groups: string[][]): Promise<FileResult[]> {
  const results: FileResult[] = []
  const waiting = [...groups]
  const work = async () => {
    for (let names = waiting.shift(); names !== undefined; names = waiting.shift()) {
      const files = names.map(name => ({ name, file: path.join(ROOT, 'dist/test', `${name}.test.js`) }))
      await runFiles(files, result => {
        results.push(result)
        process.stdout.write(`${toOneLine(result)}\n`)
      })
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, Math.ceil(availableParallelism() * FILES_PER_PROCESSOR)) }, work))
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

/** The engines of this run, according to its environment. */
function engines (): string {
  const { TEST_DATABASE_URL, TEST_POOLER_URL, TEST_REDIS_URL } = process.env
  const database = TEST_DATABASE_URL === undefined ? 'the embedded database' : 'PostgreSQL'
  return [database, ...(TEST_POOLER_URL === undefined ? [] : ['PgBouncer']), ...(TEST_REDIS_URL === undefined ? [] : ['Redis'])].join(', ')
}

/** A folder for what the tests write, removed with the run: in memory if programs may be run there and there is space. */
function makeScratch (): string {
  const isExecutable = existsSync('/proc/mounts') &&
    readFileSync('/proc/mounts', 'utf8').split('\n').some(line => line.includes(` ${MEMORY.folder} `) && !line.includes('noexec'))
  const { bavail, bsize } = isExecutable ? statfsSync(MEMORY.folder) : { bavail: 0, bsize: 0 }
  const folder = mkdtempSync(path.join(bavail * bsize >= MEMORY.bytes ? MEMORY.folder : tmpdir(), 'recruitment-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  return folder
}

/** Runs the named tests, or all of them. @returns whether all passed */
async function main (wanted: string[]): Promise<boolean> {
  const all = testNames()
  const unknown = wanted.filter(name => !all.includes(name))
  if (unknown.length > 0) {
    process.stderr.write(`There is no test ${unknown.join(', ')}; there are ${all.join(', ')}\n`)
    return false
  }
  const suite = all.filter(name => belongsTo(isEmbedded ? 'embedded' : 'postgresql', name))
  const groups = wanted.length > 0 ? wanted.map(name => [name]) : toGroups(suite)
  process.stdout.write(`${groups.flat().length} test files, on ${engines()}, with Node ${process.version}\n`)
  if (wanted.length === 0) {
    const other = isEmbedded ? 'PostgreSQL' : 'the embedded database'
    process.stdout.write(`${all.length - suite.length} more are the same on each engine: the suite on ${other} has them\n`)
  }
  const results = await runAll(longestFirst(groups, readTimes()))
  keepTimes(results)
  process.stdout.write(`${summary(results, process.uptime())}\n`)
  return results.every(({ failures }) => failures.length === 0)
}

/** Runs the named tests, or all of them, and ends what it has started when it is interrupted. @returns the exit code */
export async function runTests (names: string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => { void endAll().then(() => process.exit(1)) })
  }
  const scratch = makeScratch()
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  process.env.TMPDIR = scratch
  return await main(names) ? 0 : 1
}
