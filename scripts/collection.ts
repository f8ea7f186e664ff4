// A collection of all requests in the Postman format 2.1, which Bruno, Insomnia and Hoppscotch read, too.

type Json = Record<string, any>

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Instead of the documents' examples: the tools make a new one for each request. */
const VALUES: Record<string, string> = { 'Idempotency-Key': '{{$guid}}' }

/** The collection of these OpenAPI documents, as text: a folder for each version, and in it one for each tag. */
export function toCollection (documents: Json[]): string {
  const collection = {
    info: {
      name: 'Recruitment API',
      description: 'Generated from the OpenAPI documents. Set the variables `baseUrl` and `token`; parameters that are not needed are off.',
      schema: SCHEMA
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [{ key: 'baseUrl', value: 'http://127.0.0.1:3000' }, { key: 'token', value: '' }],
    item: documents.map(document => {
      const { title, description } = document.info
      return { name: title, description, item: document.tags.map((tag: Json) => toFolder(document, tag)) }
    })
  }
  return `${JSON.stringify(collection, null, 2)}\n`
}

function toFolder (document: Json, { name, description }: Json): Json {
  const item = Object.entries<Json>(document.paths).flatMap(([path, operations]) => Object.entries<Json>(operations)
    .filter(([, { tags }]) => tags.includes(name))
    .map(([method, operation]) => ({ name: operation.summary, request: toRequest(document, method, path, operation) })))
  return { name, description, item }
}

function toRequest (document: Json, method: string, path: string, { description, parameters = [], requestBody }: Json): Json {
  const fields = (place: string) => parameters.map((parameter: Json) => resolve(document, parameter))
    .filter((parameter: Json) => parameter.in === place).map((parameter: Json) => toField(document, parameter))
  const [query, variable, header] = ['query', 'path', 'header'].map(fields)
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1')
  const [[type, content] = []] = Object.entries<Json>(requestBody?.content ?? {})
  return {
    method: method.toUpperCase(),
    description,
    url: { raw: `{{baseUrl}}/${segments}`, host: ['{{baseUrl}}'], path: segments.split('/'), query, variable },
    header,
    ...(content?.example !== undefined && { body: toBody(type as string, content.example) })
  }
}

function toBody (type: string, example: Json): Json {
  // The language makes the tools send the content type.
  if (type === 'application/json') return { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } }
  const formdata = Object.entries(example).map(([key, value]) =>
    key === 'file' ? { key, type: 'file', src: '' } : { key, type: 'text', value })
  return { mode: 'formdata', formdata }
}

/** A parameter with its example. Tools do not send what is disabled. */
function toField (document: Json, { name, description, required, example, schema }: Json): Json {
  return { key: name, value: VALUES[name] ?? String(example ?? valueOf(document, schema)), description, disabled: required !== true }
}

/** An example of this schema; empty if it has none. */
function valueOf (document: Json, schema: Json): unknown {
  const { type, items, enum: values = [], default: usual, examples = values } = resolve(document, schema)
  if (type === 'array') return valueOf(document, items)
  return usual ?? examples[0] ?? (type === 'boolean' ? true : '')
}

function resolve (document: Json, part: Json): Json {
  if (part.$ref === undefined) return part
  return (part.$ref as string).slice(2).split('/').reduce((inner, name) => inner[name], document)
}
