import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { generate } from 'orval'

// Makes clients of both documents, set up as the pages of each maker show. Argument: the folder for them, which has orval-fetch.ts.

const [folder = '.'] = process.argv.slice(2)

for (const version of ['v1', 'v2']) {
  const input = path.join(import.meta.dirname, `../../openapi/${version}.json`)
  await createClient({
    input, output: { path: path.join(folder, `hey-api-${version}`), importFileExtension: '.js' }, logs: { level: 'silent', file: false }
  })
  const mutator = { path: path.join(folder, 'orval-fetch.ts'), name: 'customFetch', extension: '.js' }
  await generate({ input, output: { target: path.join(folder, `orval-${version}.ts`), client: 'fetch', override: { mutator } } })
}
