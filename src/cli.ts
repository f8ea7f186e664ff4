#!/usr/bin/env node
import './navigator.js'
import { mayStart } from './node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { runProgram } = await import('./cli/program.js')
  const { env, stdout, stderr } = process
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A program that reads only the beginning, such as `head`, closes the pipe.
    if (code !== 'EPIPE') stderr.write(`The output cannot be written (${message})\n`)
    process.exit(code === 'EPIPE' ? 0 : 1)
  })
  // There is nowhere left to say so; the exit code still tells how the call ended.
  stderr.on('error', () => {})
  process.exitCode = await runProgram(process.argv.slice(2), { env, stdout, stderr })
}
