import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TSchema } from '@sinclair/typebox'
import { Environment } from '../src/config.js'
import { openapiDocuments } from '../src/documents.js'
import { CATALOGUE } from '../src/errors.js'
import { isMain } from '../src/is-main.js'

// What is written down twice is generated: the OpenAPI documents, the page of errors and the README's table of variables.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = /(<!-- configuration -->\n)[\s\S]*?(<!-- \/configuration -->)/

/** docs/errors.md, from the catalogue. */
export function errorsPage (): string {
  const rows = Object.entries(CATALOGUE).map(([code, { status, title, description }]) =>
    `| ${status} | ${title} | \`${code}\` | ${description} |`)
  return `# Errors

Every failure under \`/api/v1\` has the body \`{title, detail, status}\`, every failure under \`/api/v2\` the body
\`{errors: [{code, target, message}]}\`. Status, title and code come from one catalogue, \`src/errors.ts\`; this page is
generated from it by \`npm run errors:doc\`.

| Status | Title (v1) | Code (v2) | When |
|---|---|---|---|
${rows.join('\n')}
`
}

/** The README with its table of environment variables as the schema has it. */
export function withConfigurationTable (readme: string): string {
  const rows = Object.entries<TSchema>(Environment.properties).map(([name, { description, default: value, writeOnly, examples }]) => {
    const fromFile = writeOnly === true ? ` Also as \`${name}_FILE\`.` : ''
    return `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description}${fromFile} | \`${examples?.[0]}\` |`
  })
  const table = ['| Variable | Default | What it does | Example |', '|---|---|---|---|', ...rows].join('\n')
  return readme.replace(TABLE, (_whole, begin: string, end: string) => `${begin}${table}\n${end}`)
}

function write (file: string, text: string): void {
  writeFileSync(path.join(ROOT, file), text)
}

/** The generated documents, and how each is written into the repository. */
const WRITERS: Record<string, () => void | Promise<void>> = {
  errors: () => write('docs/errors.md', errorsPage()),
  readme: () => write('README.md', withConfigurationTable(readFileSync(path.join(ROOT, 'README.md'), 'utf8'))),
  openapi: async () => {
    for (const [version, text] of Object.entries(await openapiDocuments())) write(`openapi/${version}.json`, text)
  }
}

if (isMain(import.meta.filename, process.argv[1])) {
  const names = process.argv.slice(2)
  if (names.length === 0 || !names.every(name => Object.hasOwn(WRITERS, name))) {
    process.stderr.write(`Name documents to write: ${Object.keys(WRITERS).join(', ')}\n`)
    process.exitCode = 2
  } else {
    for (const name of names) await WRITERS[name]?.()
  }
}
