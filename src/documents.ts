import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TSchema } from '@sinclair/typebox'
import { VERSIONS, type Versions } from '../routes/versions.js'
import { buildApp } from './app.js'
import { Environment, loadConfig } from './config.js'
import { CATALOGUE } from './errors.js'

// What is written down twice is generated: the OpenAPI documents, the page of errors and the README's table of variables.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = /(<!-- configuration -->\n)[\s\S]*?(<!-- \/configuration -->)/

/** docs/errors.md, from the catalogue and the error formats of the versions. */
export function errorsPage (versions: Versions = VERSIONS): string {
  const bodies = versions.map(({ name, errorFormat }) => `| \`/api/${name}\` | \`${outline(errorFormat.schema as TSchema)}\` |`)
  const rows = Object.entries(CATALOGUE).map(([code, { status, title, description }]) => `| ${status} | ${title} | \`${code}\` | ${description} |`)
  return `# Errors

Every failure has the body of its version; outside of all versions, that of \`${versions[0].name}\`. Status, title and code come from one
catalogue, \`src/errors.ts\`; this page is generated from it by \`npm run errors:doc\`.

| Under | Body |
|---|---|
${bodies.join('\n')}

| Status | Title | Code | When |
|---|---|---|---|
${rows.join('\n')}
`
}

/** The names of the fields in a body, such as `{errors: [{code, target, message}]}`. */
function outline ({ type, items, properties }: TSchema): string {
  if (type === 'array') return `[${outline(items)}]`
  if (type !== 'object') return ''
  return `{${Object.entries<TSchema>(properties).map(([name, inner]) => [name, outline(inner)].filter(Boolean).join(': ')).join(', ')}}`
}

/** The README with its table of environment variables as the schema has it. */
export function withConfigurationTable (readme: string): string {
  const rows = Object.entries<TSchema>(Environment.properties).map(([name, { description, default: value, writeOnly, examples }]) =>
    `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description}${writeOnly === true ? ` Also as \`${name}_FILE\`.` : ''} | \`${examples?.[0]}\` |`)
  return readme.replace(TABLE, `$1| Variable | Default | What it does | Example |\n|---|---|---|---|\n${rows.join('\n')}\n$2`)
}

/** The OpenAPI document of each version, as the server itself gives it, as text. */
export async function openapiDocuments (versions: Versions = VERSIONS): Promise<Record<string, string>> {
  const app = await buildApp(loadConfig({ LOG_LEVEL: 'silent' }), versions)
  try {
    return Object.fromEntries(await Promise.all(versions.map(async ({ name }) => {
      const document = (await app.inject(`/openapi/${name}.json`)).json<object>()
      return [name, `${JSON.stringify(document, null, 2)}\n`] as const
    })))
  } finally {
    await app.close()
  }
}

const write = (file: string, text: string) => writeFileSync(path.join(ROOT, file), text)

/** The generated documents, and how each is written into the repository. */
export const DOCUMENTS: Record<string, () => void | Promise<void>> = {
  errors: () => write('docs/errors.md', errorsPage()),
  readme: () => write('README.md', withConfigurationTable(readFileSync(path.join(ROOT, 'README.md'), 'utf8'))),
  openapi: async () => { for (const [version, text] of Object.entries(await openapiDocuments())) write(`openapi/${version}.json`, text) }
}
