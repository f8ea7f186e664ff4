import { existsSync, readFileSync } from 'node:fs'

/** A part of a document. */
export type Json = Record<string, any>

// What the documents say beside the schemas of routes. Compiled, this file lies in dist/src/http/openapi.
const FOLDER = new URL('../../../../openapi/', import.meta.url)
const isThere = (name: string): boolean => existsSync(new URL(name, FOLDER))
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')

/** Operation, such as `GET /api/v1/jobs` → status → body: what a fresh sandbox answers to the request examples. */
export type Examples = Record<string, Record<string, unknown>>

export const readExamples = (): Examples => JSON.parse(read('examples.json'))

/** The concepts of the reference, in the order in which readers meet them: a file for each, or one for each version where they differ. */
const CONCEPTS = [
  'versions', 'authentication', 'paging', 'values', 'errors', 'limits', 'idempotency', 'etag', 'bulk-operations', 'events', 'webhooks',
  'states', 'privacy'
]

/**
 * The concepts of a version, in Markdown, for the description of its document.
 * @param scopes scope → what it gives
 */
export function conceptsOf (version: string, scopes: Record<string, string>): string {
  const rows = Object.entries(scopes).map(([name, gives]) => `| \`${name}\` | ${gives} |`)
  const table = ['| Scope | Gives |', '|---|---|', ...rows].join('\n')
  return CONCEPTS.flatMap(name => [`concepts/${name}.${version}.md`, `concepts/${name}.md`].find(isThere) ?? [])
    .map(file => read(file).trim().replace('{{scopes}}', table)).join('\n\n')
}
