#!/usr/bin/env node
import { mayStart } from './node-version.js'

if (mayStart(import.meta.filename)) {
  const { runProgram } = await import('./cli/program.js')
  const { env, stdout, stderr } = process
  process.exitCode = await runProgram(process.argv.slice(2), { env, stdout, stderr })
}
