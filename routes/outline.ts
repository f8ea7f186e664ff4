/* An OpenAPI document in short, as Markdown: for readers that are models, for which the whole document is too long. */

interface Schema { $ref?: string, allOf?: Schema[], properties?: Record<string, Schema>, required?: string[], items?: Schema }
interface Parameter { $ref?: string, name: string, in: string }
interface Operation {
  summary: string
  description: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Document {
  info: { title: string, description: string }
  paths: Record<string, Record<string, Operation>>
  tags: Array<{ name: string, description: string }>
}

/** The concepts, and each operation with the names of what it takes. */
export function outlineOf (document: object): string {
  const { info, paths, tags } = document as Document
  const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item)
    .map(([method, operation]) => ({ tag: operation.tags[0], text: describe(document, `${method.toUpperCase()} ${path}`, operation) })))
  const groups = tags.map(({ name, description }) =>
    [`## ${name}`, description, ...operations.filter(({ tag }) => tag === name).map(({ text }) => text)].join('\n\n'))
  return `# ${info.title}\n\n${info.description.trim()}\n\n${groups.join('\n\n')}\n`
}

function describe (document: object, name: string, { summary, description, parameters = [], requestBody }: Operation): string {
  const query = parameters.map(parameter => resolve(document, parameter)).filter(parameter => parameter.in === 'query')
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => `Body, ${type}: ${fieldsOf(document, schema)}`)
  return [
    `### ${name}`,
    `${summary}. ${description}`,
    ...query.length === 0 ? [] : [`Query: ${query.map(({ name }) => `\`${name}\``).join(', ')}`],
    ...bodies
  ].join('\n\n')
}

/** The names of the fields of a body; what is required is marked with an asterisk. */
function fieldsOf (document: object, given: Schema): string {
  const { properties = {}, required = [], items, allOf = [] } = resolve(document, given)
  if (items !== undefined) return `a list of ${fieldsOf(document, items)}`
  const names = Object.keys(properties).map(name => `\`${name}\`${required.includes(name) ? '*' : ''}`)
  return [...names, ...allOf.map(part => fieldsOf(document, part))].join(', ')
}

function resolve<Part extends { $ref?: string }> (document: object, part: Part): Part {
  if (part.$ref === undefined) return part
  const found = part.$ref.slice(2).split('/').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document)
  return resolve(document, found as Part)
}
