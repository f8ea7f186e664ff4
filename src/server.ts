import './navigator.js'
import { endUntilOthersListen } from './first-process.js'
import { mayStart } from './node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  endUntilOthersListen(code => process.exit(code))
  const { startProcess } = await import('./serve.js')
  await startProcess(process.env, code => process.exit(code))
}
