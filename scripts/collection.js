// A collection of all requests in the Postman format 2.1, which Bruno, Insomnia and Hoppscotch read, too.

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Instead of the documents' examples: the tools make a new one for each request. */
const VALUES = { 'Idempotency-Key': '{{$guid}}' }

/** The collection of these OpenAPI documents, as text: a folder for each version, and in it one for each tag. */
export function toCollection (documents) {
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
      return { name: title, description, item: document.tags.map((tag) => toFolder(document, tag)) }
    })
  }
  return `${JSON.stringify(collection, null, 2)}\n`
}

function toFolder (document, { name, description }) {
  const item = Object.entries(document.paths).flatMap(([path, operations]) => Object.entries(operations)
    .filter(([, { tags }]) => tags.includes(name))
    .map(([method, operation]) => ({ name: operation.summary, request: toRequest(document, method, path, operation) })))
  return { name, description, item }
}

function toRequest (document, method, path, { description, parameters = [], requestBody }) {
  const fields = (place) => parameters.map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === place).map((parameter) => toField(document, parameter))
  const [query, variable, header] = ['query', 'path', 'header'].map(fields)
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1')
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {})
  return {
    method: method.toUpperCase(),
    description,
    url: { raw: `{{baseUrl}}/${segments}`, host: ['{{baseUrl}}'], path: segments.split('/'), query, variable },
    header,
    ...(content?.example !== undefined && { body: toBody(type, content.example) })
  }
}

function toBody (type, example) {
  // The language makes the tools send the content type.
  if (type === 'application/json') return { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } }
  const formdata = Object.entries(example).map(([key, value]) =>
    key === 'file' ? { key, type: 'file', src: '' } : { key, type: 'text', value })
  return { mode: 'formdata', formdata }
}

/** A parameter with its example. Tools do not send what is disabled. */
function toField (document, { name, description, required, example, schema }) {
  return { key: name, value: VALUES[name] ?? String(example ?? valueOf(document, schema)), description, disabled: required !== true }
}

/** An example of this schema; empty if it has none. */
function valueOf (document, schema) {
  const { type, items, enum: values = [], default: usual, examples = values } = resolve(document, schema)
  if (type === 'array') return valueOf(document, items)
  return usual ?? examples[0] ?? (type === 'boolean' ? true : '')
}

function resolve (document, part) {
  if (part.$ref === undefined) return part
  return part.$ref.slice(2).split('/').reduce((inner, name) => inner[name], document)
}
