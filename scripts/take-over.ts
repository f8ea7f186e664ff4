import { mayStart } from '../src/node-version.js'

// Records on a database of the migrations up to 0118 that its schema is the one of the migrations from 0201 on, and keeps servers of before
// from writing, as an upgrade does:
//
//   DATABASE_URL=postgres://… node dist/scripts/take-over.js

if (mayStart(import.meta.filename, process.argv[1])) {
  const { toOneLine } = await import('../src/database/failures.js')
  const { takeOver } = await import('./taken-over.js')
  await takeOver(process.env).then(line => { process.stdout.write(`${line}\n`) }, error => {
    process.stderr.write(`${toOneLine(error)}\n`)
    process.exitCode = 1
  })
}
