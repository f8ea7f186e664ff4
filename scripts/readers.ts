import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { copyReaders } = await import('./copy-readers.js')
  copyReaders()
}
