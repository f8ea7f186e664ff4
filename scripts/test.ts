import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { runTests } = await import('./run-tests.js')
  process.exitCode = await runTests(process.argv.slice(2))
}
