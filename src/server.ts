import './navigator.js'
import { mayStart } from './node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { startProcess } = await import('./serve.js')
  await startProcess(process.env, code => process.exit(code))
}
