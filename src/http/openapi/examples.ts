import { readFileSync } from 'node:fs'

type Json = Record<string, any>

// Compiled, this file lies in dist/src/http/openapi.
const FILE = new URL('../../../../openapi/examples.json', import.meta.url)

/** Operation, such as `GET /api/v1/jobs` → status → body: what a fresh sandbox answers to the request examples. */
export type Examples = Record<string, Record<string, unknown>>

/**
 * Puts the recorded answers of the sandbox into the operations.
 * @param failures `components.responses`; an operation whose example fails gets its own copy, with this failure
 */
export function addRecordedAnswers (paths: Json, failures: Json): void {
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Examples
  for (const [path, operations] of Object.entries<Json>(paths)) {
    for (const [method, { responses }] of Object.entries<Json>(operations)) {
      for (const [status, example] of Object.entries(recorded[`${method.toUpperCase()} ${path}`] ?? {})) {
        const response = failures[String(responses[status]?.$ref).split('/').at(-1) as string] ?? responses[status]
        const [[type, content] = []] = Object.entries<Json>(response?.content ?? {})
        if (type !== undefined) responses[status] = { ...response, content: { [type]: { schema: content?.schema, example } } }
      }
    }
  }
}
