import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { inspect } from 'node:util'
import { Parser, type FinalResults, type Result } from 'tap-parser'

/** The result of one test file. */
export interface FileResult {
  name: string
  seconds: number
  /** Tests as the file lists them; what they assert inside counts for them. */
  passed: number
  failed: number
  /** Titles of skipped tests, including nested ones, with the reasons. */
  skipped: string[]
  /** Each failed assertion as text, whole. */
  failures: string[]
}

/** A file that does not end by itself after this time is ended. */
const MAX_FILE_MS = 20 * 60_000
/** Seconds that a test file may take unless it says otherwise itself. */
const TIMEOUT_SECONDS = '300'

/** What is asked to end has this long to put away what it started. */
const GRACE_MS = 15_000

const running = new Set<ChildProcess>()

/** Ends all test files that run. */
export async function endAll (): Promise<void> {
  await Promise.all([...running].map(async child => await end(child)))
}

/** Asks the file to end; one that does not is killed. */
async function end (child: ChildProcess, graceMs = GRACE_MS): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await closed
  clearTimeout(timer)
}

/** Runs one test file in a process of its own. */
export async function runFile (
  name: string, file: string, { maxMs = MAX_FILE_MS, graceMs = GRACE_MS } = {}
): Promise<FileResult> {
  const startedAt = performance.now()
  // The embedded PostgreSQL runs only briefly in each file: optimizing its code would cost more than it gains.
  const child = spawn(process.execPath, ['--liftoff-only', '--enable-source-maps', file], {
    env: { ...process.env, TAP_TIMEOUT: TIMEOUT_SECONDS },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  running.add(child)
  const timer = setTimeout(() => { void end(child, graceMs) }, maxMs)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => { errors = (errors + chunk.toString()).slice(-8000) })
  const ended = new Promise<string>(resolve => {
    child.on('close', (code, signal) => resolve(signal ?? (code === 0 ? '' : `exit code ${code}`)))
  })
  const tap = await parse(child.stdout)
  const ending = await ended
  running.delete(child)
  clearTimeout(timer)
  const seconds = (performance.now() - startedAt) / 1000
  return { name, seconds, ...summarize(tap, ending, errors.trim()) }
}

interface Tap { tests: Result[], failed: Result[], skipped: Result[], results: FinalResults }

/** Reads what a test file prints. */
async function parse (output: NodeJS.ReadableStream): Promise<Tap> {
  const [tests, failed, skipped]: Result[][] = [[], [], []]
  const results = await new Promise<FinalResults>(resolve => {
    const parser = new Parser(resolve)
    parser.on('assert', (result: Result) => tests!.push(result))
    parser.on('fail', (result: Result) => failed!.push(result))
    parser.on('skip', (result: Result) => skipped!.push(result))
    output.pipe(parser)
  })
  return { tests: tests!, failed: failed!, skipped: skipped!, results }
}

function summarize ({ tests, failed, skipped, results }: Tap, ending: string, errors: string): Omit<FileResult, 'name' | 'seconds'> {
  const failures = failed.map(toText)
  const faults = results.failures.flatMap(fault => 'tapError' in fault && fault.tapError !== null ? [String(fault.tapError)] : [])
  if (failures.length === 0 && (!results.ok || ending !== '')) {
    failures.push(['The file failed as a whole', ...faults, ending].filter(text => text !== '').join(': '))
  }
  if (failures.length > 0 && errors !== '') failures.push(`It wrote to standard error:\n${indent(errors)}`)
  const counted = tests.filter(({ skip }) => skip === false)
  return {
    passed: counted.filter(({ ok }) => ok).length,
    failed: Math.max(counted.filter(({ ok }) => !ok).length, failures.length > 0 ? 1 : 0),
    skipped: skipped.map(({ fullname, name, skip }) => `${fullname || name}${typeof skip === 'string' ? `: ${skip}` : ''}`),
    failures
  }
}

/** A failed assertion with all that is known about it. */
function toText ({ fullname, name, diag }: Result): string {
  const details = Object.entries<unknown>(diag ?? {}).map(([key, value]) => {
    const text = typeof value === 'string' ? value.trimEnd() : inspect(value, { depth: 10, maxArrayLength: null, maxStringLength: null })
    return text.includes('\n') ? `${key}:\n${indent(text)}` : `${key}: ${text}`
  })
  return [fullname || name, ...details.map(indent)].join('\n')
}

function indent (text: string): string {
  return text.replace(/^/gm, '  ')
}
