import { existsSync, readFileSync } from 'node:fs'
import { CATALOG } from '../../errors.js'

// The concepts of the reference, in Markdown: openapi/concepts has a file for each, or one for each version where they differ.
// Compiled, this file lies in dist/src/http/openapi.
const FOLDER = new URL('../../../../openapi/concepts/', import.meta.url)

/** In the order in which readers meet them. */
const CONCEPTS = [
  'versions', 'authentication', 'paging', 'values', 'errors', 'limits', 'idempotency', 'etag', 'events', 'webhooks', 'states', 'privacy'
]

/**
 * The concepts of a version, for the description of its document.
 * @param scopes scope → what it gives
 */
export function conceptsOf (version: string, scopes: Record<string, string>): string {
  const tables: Record<string, string> = {
    scopes: table(['Scope', 'Gives'], ...Object.entries(scopes).map(([name, gives]) => [`\`${name}\``, gives])),
    titles: table(['Status', 'Title'], ...byStatus('title')),
    codes: table(['Status', 'Codes'], ...byStatus('code'))
  }
  return CONCEPTS.flatMap(name => [`${name}.${version}.md`, `${name}.md`].find(file => existsSync(new URL(file, FOLDER))) ?? [])
    .map(file => readFileSync(new URL(file, FOLDER), 'utf8').trim().replace(/\{\{(\w+)\}\}/g, (_, name: string) => tables[name] as string))
    .join('\n\n')
}

/** Rows of a table: each status of the catalog with its titles or codes. */
function byStatus (column: 'title' | 'code'): string[][] {
  const entries = Object.entries(CATALOG).map(([code, { status, title }]) => ({ status, title, code: `\`${code}\`` }))
  return [...new Set(entries.map(({ status }) => status))].map(status =>
    [String(status), [...new Set(entries.filter(entry => entry.status === status).map(entry => entry[column]))].join(', ')])
}

function table (...rows: string[][]): string {
  const [head = [], ...others] = rows.map(cells => `| ${cells.join(' | ')} |`)
  return [head, '|---|---|', ...others].join('\n')
}
