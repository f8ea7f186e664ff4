import { existsSync, readFileSync } from 'node:fs'

// The concepts of the reference, in Markdown: openapi/concepts has a file for each, or one for each version where they differ.
// Compiled, this file lies in dist/src/http/openapi.
const FOLDER = new URL('../../../../openapi/concepts/', import.meta.url)

/** In the order in which readers meet them. */
const CONCEPTS = [
  'versions', 'authentication', 'paging', 'values', 'errors', 'limits', 'idempotency', 'etag', 'bulk-operations', 'events', 'webhooks',
  'states', 'privacy'
]

/**
 * The concepts of a version, for the description of its document.
 * @param scopes scope → what it gives
 */
export function conceptsOf (version: string, scopes: Record<string, string>): string {
  const rows = Object.entries(scopes).map(([name, gives]) => `| \`${name}\` | ${gives} |`)
  const table = ['| Scope | Gives |', '|---|---|', ...rows].join('\n')
  return CONCEPTS.flatMap(name => [`${name}.${version}.md`, `${name}.md`].find(file => existsSync(new URL(file, FOLDER))) ?? [])
    .map(file => readFileSync(new URL(file, FOLDER), 'utf8').trim().replace('{{scopes}}', table))
    .join('\n\n')
}
