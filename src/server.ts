import { mayStart } from './node-version.js'

if (mayStart(import.meta.filename)) {
  const { startProcess } = await import('./serve.js')
  await startProcess()
}
