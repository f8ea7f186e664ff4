#!/usr/bin/env node
import { isMain } from './is-main.js'
import { nodeFault } from './node-version.js'

// The rest is loaded afterwards, because an old Node.js cannot.
const fault = nodeFault(process.versions.node)
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
} else if (isMain(import.meta.filename, process.argv[1])) {
  const { runProgram } = await import('./cli/program.js')
  const { env, stdout, stderr } = process
  process.exitCode = await runProgram(process.argv.slice(2), { env, stdout, stderr })
}
