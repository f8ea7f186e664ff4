import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename)) {
  const { makeTemplate } = await import('./make-template.js')
  await makeTemplate()
}
