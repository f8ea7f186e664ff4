import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Parser, type Result } from 'tap-parser'
import { FileReport, type FileResult, type TestFile } from './test-report.js'

export interface RunOptions {
  /** Seconds that a test file may take unless it says otherwise itself. */
  timeout?: number
  /** A file that does not end within this time is ended, with its process. */
  maxMs?: number
  /** A process whose files are all done must end within this time. It is longer than connections are kept open. */
  maxRestMs?: number
  /** A process that is asked to end has this long to clean up. */
  graceMs?: number
}

const DEFAULTS = { timeout: 300, maxMs: 20 * 60_000, maxRestMs: 120_000, graceMs: 15_000 }
/**
 * The embedded PostgreSQL runs only briefly in each file: optimizing its code would cost more than it gains. Files run beside each other:
 * garbage that is collected seldom, and without further threads, takes a tenth less processor time.
 */
const FLAGS = ['--liftoff-only', '--min-semi-space-size=32', '--max-semi-space-size=32', '--single-threaded-gc']
const PROGRAM = fileURLToPath(new URL('test-process.js', import.meta.url))

const running = new Set<ChildProcess>()

/** Ends all test files that run. */
export async function endAll (): Promise<void> {
  await Promise.all([...running].map(async child => await end(child, DEFAULTS.graceMs)))
}

/** Asks the process to end; one that does not is killed. */
async function end (child: ChildProcess, graceMs: number): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await closed
  clearTimeout(timer)
}

/**
 * Runs test files one after another in one process, and calls `onResult` for each as soon as the next begins. Files after one that ended
 * the process run in another.
 */
export async function runFiles (files: TestFile[], onResult: (result: FileResult) => void, options: RunOptions = {}): Promise<void> {
  for (let rest = files; rest.length > 0;) {
    const { done } = await new TestProcess(rest, onResult, { ...DEFAULTS, ...options }).run()
    rest = rest.slice(done)
  }
}

class TestProcess {
  #report: FileReport
  #begun = 0
  #isRed = false

  constructor (readonly files: TestFile[], readonly onResult: (result: FileResult) => void, readonly options: Required<RunOptions>) {
    this.#report = new FileReport(files[0]!)
  }

  /** @returns how many of the files have run, which is at least one */
  async run (): Promise<{ done: number }> {
    const child = spawn(process.execPath, [...FLAGS, '--enable-source-maps', PROGRAM], {
      env: { ...process.env, TAP_TIMEOUT: '0', TEST_FILES: JSON.stringify(this.files), TEST_SECONDS: String(this.options.timeout) },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    running.add(child)
    const limit = (ms: number) => setTimeout(() => { void end(child, this.options.graceMs) }, ms)
    let timer = limit(this.options.maxMs)
    child.stderr.on('data', (chunk: Buffer) => this.#report.addErrors(chunk.toString()))
    child.stdout.pipe(this.#parser(() => timer.refresh(), () => {
      clearTimeout(timer)
      timer = limit(this.options.maxRestMs)
    }))
    const [code, signal] = await once(child, 'close') as [number | null, string | null]
    clearTimeout(timer)
    running.delete(child)
    // The exit code also tells of files before that failed.
    this.#finish(signal ?? (code === 0 || (code === 1 && this.#isRed) ? '' : `exit code ${code}`))
    return { done: Math.max(this.#begun, 1) }
  }

  /** Reads what the process prints: a test for each file. */
  #parser (onFile: () => void, onEnd: () => void): Parser {
    const parser = new Parser()
    // It is printed last.
    parser.on('plan', onEnd)
    parser.on('fail', (result: Result) => this.#report.fail(result))
    parser.on('skip', (result: Result) => this.#report.skip(result))
    parser.on('child', (file: Parser) => {
      if (this.#begun > 0) this.#finish('')
      this.#report = this.#begun === 0 ? this.#report : new FileReport(this.files[this.#begun]!)
      this.#begun++
      this.#report.listen(file)
      onFile()
    })
    return parser
  }

  #finish (ending: string): void {
    const result = this.#report.finish(ending)
    this.#isRed ||= result.failed > 0
    this.onResult(result)
  }
}
