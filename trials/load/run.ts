import { mayStart } from '../../src/node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { main } = await import('./command.js')
  process.exitCode = await main(process.argv.slice(2))
}
