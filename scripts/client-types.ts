import openapiTS, { astToString } from 'openapi-typescript'

type Json = Record<string, any>

const NOTE = '// Generated from the OpenAPI document by `npm run openapi`.\n\n'

/** The types of the typed client, from the text of an OpenAPI document. */
export async function clientTypes (document: string): Promise<string> {
  const types = await openapiTS(withoutFailures(JSON.parse(document)) as never, { rootTypes: true, rootTypesNoSchemaPrefix: true })
  return NOTE + astToString(types)
}

/** The client throws failures as its own errors. Failures, and examples of whole bodies, would be most of the types. */
function withoutFailures (document: Json): Json {
  for (const item of [document.paths, document.webhooks ?? {}].flatMap(Object.values)) {
    for (const operation of Object.values<Json>(item)) {
      for (const status of Object.keys(operation.responses)) if (Number(status) >= 400) delete operation.responses[status]
      for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values<Json>(operation.responses)]) {
        for (const body of Object.values<Json>(content)) delete body.example
      }
    }
  }
  const { NotModified } = document.components.responses
  document.components.responses = { NotModified }
  return document
}
