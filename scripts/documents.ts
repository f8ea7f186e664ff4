import { mayStart } from '../src/node-version.js'

if (mayStart(import.meta.filename, process.argv[1])) {
  const { writeDocuments } = await import('./generated-documents.js')
  await writeDocuments()
}
