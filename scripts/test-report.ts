import { inspect } from 'node:util'
import type { FinalResults, Parser, Result } from 'tap-parser'

/** The result of one test file. */
export interface FileResult {
  name: string
  seconds: number
  /** Tests as the file lists them; nested assertions count for them. */
  passed: number
  failed: number
  /** Titles of skipped tests, including nested ones, with the reasons. */
  skipped: string[]
  /** Each failed assertion as text, whole. */
  failures: string[]
}

/** A test file: its name, and where it is. */
export interface TestFile { name: string, file: string }

/** What is known about a test file while it runs: its part of the output of its process. */
export class FileReport {
  readonly #startedAt = performance.now()
  readonly #tests: Result[] = []
  readonly #failed: Result[] = []
  readonly #skipped: Result[] = []
  #results: FinalResults | undefined
  #errors = ''

  constructor (readonly file: TestFile) {}

  listen (parser: Parser): void {
    parser.on('assert', (result: Result) => this.#tests.push(result))
    parser.on('complete', (results: FinalResults) => { this.#results = results })
  }

  fail (result: Result): void {
    this.#failed.push(result)
  }

  skip (result: Result): void {
    this.#skipped.push(result)
  }

  /** Keeps the end of what is written to standard error. */
  addErrors (text: string): void {
    this.#errors = (this.#errors + text).slice(-8000)
  }

  /** @param ending how the process ended, if it did with this file and not well */
  finish (ending: string): FileResult {
    const failures = this.#failed.map(result => toText(result, this.#title(result)))
    const faults = this.#results?.failures.flatMap(fault => 'tapError' in fault && fault.tapError !== null ? [String(fault.tapError)] : [])
    // A failed assertion also makes the exit code 1.
    const isWell = ending === '' || (failures.length > 0 && ending === 'exit code 1')
    if (!isWell || (failures.length === 0 && this.#results?.ok !== true)) {
      failures.push(['The file failed as a whole', ...faults ?? [], ending].filter(text => text !== '').join(': '))
    }
    if (failures.length > 0 && this.#errors.trim() !== '') failures.push(`It wrote to standard error:\n${indent(this.#errors.trim())}`)
    const counted = this.#tests.filter(({ skip }) => skip === false)
    return {
      name: this.file.name,
      seconds: (performance.now() - this.#startedAt) / 1000,
      passed: counted.filter(({ ok }) => ok).length,
      failed: Math.max(counted.filter(({ ok }) => !ok).length, failures.length > 0 ? 1 : 0),
      skipped: this.#skipped.map(result => `${this.#title(result)}${typeof result.skip === 'string' ? `: ${result.skip}` : ''}`),
      failures
    }
  }

  /** The titles of the test and of those around it. */
  #title ({ fullname, name }: Result): string {
    const start = `${this.file.name} > `
    return fullname.startsWith(start) ? fullname.slice(start.length) : fullname || name
  }
}

/** A failed assertion with all that is known about it. */
function toText ({ diag }: Result, title: string): string {
  const details = Object.entries<unknown>(diag ?? {}).map(([key, value]) => {
    const text = typeof value === 'string' ? value.trimEnd() : inspect(value, { depth: 10, maxArrayLength: null, maxStringLength: null })
    return text.includes('\n') ? `${key}:\n${indent(text)}` : `${key}: ${text}`
  })
  return [title, ...details.map(indent)].join('\n')
}

function indent (text: string): string {
  return text.replace(/^/gm, '  ')
}
