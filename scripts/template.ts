import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { makeTemplate } = await import('./make-template.js')
  await makeTemplate()
}
