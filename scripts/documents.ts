import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename)) {
  const { writeDocuments } = await import('./generated-documents.js')
  process.exitCode = await writeDocuments(process.argv.slice(2))
}
