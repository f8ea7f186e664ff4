#!/usr/bin/env node
import { runProgram } from './cli/program.js'
import { isMain } from './is-main.js'

if (isMain(import.meta.filename, process.argv[1])) {
  const { env, stdout, stderr } = process
  process.exitCode = await runProgram(process.argv.slice(2), { env, stdout, stderr })
}
