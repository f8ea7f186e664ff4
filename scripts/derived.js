import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { toCollection } from './collection.js'

// What is made from the OpenAPI documents and is not in git: the types of the client, and the collection of requests. The compiler needs
// the types, so this runs before it, as it stands.

const ROOT = path.join(import.meta.dirname, '..')
const NOTE = '// Generated from the OpenAPI document by `npm run generate`, and by the build.\n\n'
const COLLECTION = 'openapi/recruitment-api.postman_collection.json'
const VERSIONS = ['v1', 'v2']
const SOURCES = [...VERSIONS.map(version => `openapi/${version}.json`), 'scripts/derived.js', 'scripts/collection.js']

/** The types of the typed client, from an OpenAPI document. */
async function clientTypes (document) {
  const types = await openapiTS(withoutFailures(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined
  })
  return NOTE + astToString(types)
}

/**
 * The client throws failures as its own errors, and says in words when a write has no body. Failures, and examples of whole bodies, would
 * be most of the types.
 */
function withoutFailures (document) {
  for (const item of [document.paths, document.webhooks ?? {}].flatMap(Object.values)) {
    for (const operation of Object.values(item)) {
      for (const status of Object.keys(operation.responses)) if (Number(status) >= 400) delete operation.responses[status]
      if (operation.responses[200] !== undefined) delete operation.responses[204]
      for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
        for (const body of Object.values(content)) delete body.example
      }
    }
  }
  const { NotModified } = document.components.responses
  document.components.responses = { NotModified }
  return document
}

const timeOf = file => statSync(path.join(ROOT, file)).mtimeMs
const read = version => JSON.parse(readFileSync(path.join(ROOT, `openapi/${version}.json`), 'utf8'))

function write (file, text) {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), text)
}

const files = [...VERSIONS.map(version => `client/src/openapi/${version}.ts`), COLLECTION]
const isCurrent = files.every(file => existsSync(path.join(ROOT, file)) && SOURCES.every(source => timeOf(source) < timeOf(file)))
if (!isCurrent) {
  write(COLLECTION, toCollection(VERSIONS.map(read)))
  for (const version of VERSIONS) write(`client/src/openapi/${version}.ts`, await clientTypes(read(version)))
}
