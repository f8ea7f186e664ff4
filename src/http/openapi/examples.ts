import { readExamples, type Json } from './texts.js'

/**
 * Gives every request and answer of the operations an example: a fresh sandbox's answer where it was recorded.
 * @param failures `components.responses`; an operation whose example fails gets its own copy, with this failure
 */
export function addExamples (paths: Json, failures: Json): void {
  const recorded = readExamples()
  for (const [path, operations] of Object.entries<Json>(paths)) {
    for (const [method, { requestBody, responses }] of Object.entries<Json>(operations)) {
      for (const [status, example] of Object.entries(recorded[`${method.toUpperCase()} ${path}`] ?? {})) {
        // Bytes are not recorded.
        if (example === null) continue
        const response = failures[String(responses[status]?.$ref).split('/').at(-1) as string] ?? responses[status]
        const [[type, content] = []] = Object.entries<Json>(response?.content ?? {})
        if (type === undefined) continue
        responses[status] = { ...response, content: { ...response.content, [type]: { schema: content?.schema, example } } }
      }
      for (const { content = {} } of [requestBody ?? {}, ...Object.values<Json>(responses)]) {
        for (const body of Object.values<Json>(content)) body.example ??= exampleFrom(body.schema)
      }
    }
  }
}

/** A value that matches the schema, built from the examples of its parts. */
function exampleFrom (schema: Json): unknown {
  const given = schema.examples ?? schema.enum
  if (given !== undefined) return given[0]
  const [type] = [schema.type].flat()
  if (schema.properties !== undefined) {
    return Object.fromEntries(Object.entries<Json>(schema.properties).map(([name, property]) => [name, exampleFrom(property)]))
  }
  if (type === 'array') return [exampleFrom(schema.items)]
  if (schema.anyOf !== undefined) return exampleFrom(schema.anyOf[0])
  const plain: Json = { integer: schema.default ?? schema.minimum ?? 1, number: 1, boolean: true, string: 'text', object: {} }
  return plain[type] ?? null
}
