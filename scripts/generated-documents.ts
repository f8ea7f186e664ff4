import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TSchema } from '@sinclair/typebox'
import { VERSIONS, type Versions } from '../routes/versions.js'
import { Environment } from '../src/environment.js'
import { openapiDocuments } from '../src/documents.js'
import { EVENT_NAMES, EVENTS, readScopesOf } from '../src/domain/events/catalog.js'
import { SCOPE_DESCRIPTIONS } from '../src/domain/shared/scopes.js'
import { CATALOG, RULES } from '../src/error-catalog.js'
import { columnsFile, currentModel, modelPage, type Part } from './data-model.js'
import { modelDrawing } from './data-model-drawing.js'
import { recordExamples, withSandbox } from './examples.js'
import { houseDrawing } from './house-drawing.js'
import { DRAWINGS, toSvg } from './state-drawings.js'

// Generated documents: the OpenAPI documents and their examples, the drawings of state machines and of the house, the data model as a page
// and a drawing, and the pages of errors, of scopes and events and of the configuration. The client's types and the collection of requests
// are made from the OpenAPI documents: derived.js.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** docs/errors.md, from the catalog and the error formats of the versions. */
export function errorsPage (versions: Versions = VERSIONS): string {
  const bodies = versions.map(({ name, errorFormat }) => `| \`/api/${name}\` | \`${outline(errorFormat.schema as TSchema)}\` |`)
  const rows = Object.entries(CATALOG).map(([code, { status, title, description }]) =>
    `| ${status} | ${title} | \`${code}\` | ${description} |`)
  const rules = Object.entries(RULES).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
  return `# Errors

Every failure has the body of its version; outside of all versions, that of \`${versions[0].name}\`. Status, title and code come from one
catalog, \`src/error-catalog.ts\`; \`npm run generate\` makes this page from it.

| Under | Body |
|---|---|
${bodies.join('\n')}

\`X-Error-Code\` has the code in every version. With \`ALREADY_EXISTS\`, \`Location\` has the path of the object that is in the way; with
\`ILLEGAL_TRANSITION\`, \`X-Allowed-Transitions\` has the statuses that the object may change to. A failed item of a bulk operation has
these in its result, as \`code\`, \`location\`, \`allowedTransitions\` and \`details\`; the operation itself is a 200. An object
that comes twice in one operation has no \`location\`: the message names the first item.

\`X-Error-Details\` names each field or parameter at fault and the rule that it broke, so that a page can mark fields and translate. It is a
List of [RFC 9651](https://www.rfc-editor.org/rfc/rfc9651), of at most 4 kB, with every 400, with \`ALREADY_EXISTS\` and with
\`STALE_VERSION\`; names outside of ASCII are Display Strings:

\`\`\`http
X-Error-Details: "manualCandidate.email";rule=email, "name";rule=max-length;max=255
\`\`\`

| Status | Title | Code | When |
|---|---|---|---|
${rows.join('\n')}

| Rule | Meaning |
|---|---|
${rules.join('\n')}
`
}

/** docs/scopes-and-events.md, from the table of scopes and the catalog of events. */
export function scopesPage (): string {
  const scopes = Object.entries(SCOPE_DESCRIPTIONS).map(([scope, gives]) => `| \`${scope}\` | ${gives} |`)
  const events = EVENT_NAMES.map(name =>
    `| \`${name}\` | ${EVENTS[name].summary} | ${readScopesOf(name).map(scope => `\`${scope}\``).join(', ')} |`)
  return `# Scopes and events

What a token may do, and what happens. \`npm run generate\` makes this page.

## Scopes

A token has a list of scopes ([authentication and scopes](api-design.md#authentication-and-scopes)).

| Scope | What it gives |
|---|---|
${scopes.join('\n')}

## Events

The [feed](api-design.md#events) needs the scope \`events:read\`, and has every event that the other scopes of the token may read; of files,
those whose owner (a candidate, an application or a job) the token may read. [Webhooks](webhooks.md) take names, or wildcards such as
\`application.*\`, and need all scopes that are named. The OpenAPI documents show the data of each event.

| Event | When | Scopes to read it |
|---|---|---|
${events.join('\n')}
`
}

/** The names of the fields in a body, such as `{errors: [{code, target, message}]}`. */
function outline ({ type, items, properties }: TSchema): string {
  if (type === 'array') return `[${outline(items)}]`
  if (type !== 'object') return ''
  return `{${Object.entries<TSchema>(properties).map(([name, inner]) => [name, outline(inner)].filter(Boolean).join(': ')).join(', ')}}`
}

/** docs/configuration.md, from the schema of the environment: a table for each group. */
export function configurationPage (): string {
  const groups = new Map<string, string[]>()
  for (const [name, schema] of Object.entries<TSchema>(Environment.properties)) {
    const { description, default: value, writeOnly, examples, 'x-group': group } = schema
    const fromFile = writeOnly === true ? ` Also as \`${name}_FILE\`.` : ''
    const [shown, text] = [value === undefined ? '' : `\`${value}\``, String(description).replaceAll('docs/', '')]
    const row = `| \`${name}\` | ${shown} | ${text}${fromFile} | \`${examples?.[0]}\` |`
    groups.set(group, [...groups.get(group) ?? [], row])
  }
  const tables = [...groups].map(([group, rows]) =>
    [`## ${group}`, '', '| Variable | Default | What it does | Example |', '|---|---|---|---|', ...rows].join('\n'))
  return `# Configuration

Only environment variables configure the server. An invalid value stops the start with one line that says what is wrong; a variable that
looks misspelled gets a warning with the right name. \`npm run generate\` makes this page from \`src/environment.ts\`.

${tables.join('\n\n')}
`
}

/** The OpenAPI documents. */
export async function openapiFiles (): Promise<Map<string, string>> {
  return new Map(Object.entries(await openapiDocuments()).map(([version, text]) => [`openapi/${version}.json`, text]))
}

/** The page of the data model, its drawing and the types of columns. */
export function modelFiles (parts: Part[]): Map<string, string> {
  return new Map([
    ['docs/data-model.md', modelPage(parts)],
    ['public/data-model.svg', modelDrawing(parts)],
    ['src/domain/shared/columns.ts', columnsFile(parts)]
  ])
}

function write (file: string, text: string): void {
  writeFileSync(path.join(ROOT, file), text)
}

/** Writes every generated document. The OpenAPI documents contain the examples, so these come first. */
export async function writeDocuments (): Promise<void> {
  write('docs/errors.md', errorsPage())
  write('docs/scopes-and-events.md', scopesPage())
  write('docs/configuration.md', configurationPage())
  for (const [file, drawing] of Object.entries(DRAWINGS)) write(`public/${file}`, toSvg(drawing))
  for (const [file, text] of modelFiles(await currentModel())) write(file, text)
  write('public/house.svg', houseDrawing())
  write('openapi/examples.json', `${JSON.stringify(await withSandbox(recordExamples), null, 2)}\n`)
  for (const [file, text] of await openapiFiles()) write(file, text)
}
