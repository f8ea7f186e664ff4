import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename)) {
  const { runTests } = await import('./run-tests.js')
  process.exitCode = await runTests(process.argv.slice(2))
}
