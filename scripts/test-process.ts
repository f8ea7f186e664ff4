import './without-domains.js'
import './after-all-files.js'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import type { TestFile } from './test-report.js'

/** What test files call on the `t` that they import. */
const METHODS = ['test', 'teardown', 'before', 'after', 'beforeEach', 'afterEach', 'setTimeout', 'equal', 'same']

/**
 * Runs test files in this process one after another, each as a test: the `t` that a file imports is that test, and the file's clean-up is
 * done before the next begins.
 */
async function runFiles (files: TestFile[], timeout: number): Promise<void> {
  const root = t as unknown as Record<string, unknown>
  const test = t.test.bind(t)
  let current = {} as Record<string, (...args: unknown[]) => unknown>
  for (const method of METHODS) root[method] = (...args: unknown[]) => current[method]!(...args)
  process.on('uncaughtException', error => current.threw!(error))
  for (const { name, file } of files) {
    await test(name, { timeout }, async t => {
      current = t as unknown as typeof current
      await import(pathToFileURL(file).href)
    })
  }
  t.end()
}

const { TEST_FILES = '[]', TEST_SECONDS } = process.env
await runFiles(JSON.parse(TEST_FILES) as TestFile[], Number(TEST_SECONDS) * 1000)
