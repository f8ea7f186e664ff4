import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename)) {
  const { copyReaders } = await import('./copy-readers.js')
  copyReaders()
}
