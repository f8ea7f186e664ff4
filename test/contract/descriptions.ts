import { openapiDocuments } from '../../src/documents.js'
import { nameOf, operationsOf, validatorOf, type Json } from './operations.js'
import { t } from '../part.js'

// The reference says what everything is: each operation, parameter and field has a description of its own.

const documents = Object.fromEntries(Object.entries(await openapiDocuments()).map(([version, text]) => [version, JSON.parse(text) as Json]))

const wordsOf = (text = ''): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Whether the text has three words or more, and is not the name once more. */
function describes (text: string | undefined, name: string): boolean {
  const words = wordsOf(text)
  const repeated = wordsOf(name.replace(/([A-Z])/g, ' $1')).join(' ')
  return words.length >= 3 && words.filter(word => !['a', 'an', 'the'].includes(word)).join(' ') !== repeated
}

const follow = (document: Json, value: Json): Json => value.$ref === undefined
  ? value
  : String(value.$ref).slice(2).split('/').reduce<Json>((inner, key) => inner[key], document)

/** The description beside a schema, or of what it refers to. */
function descriptionOf (document: Json, schema: Json): string | undefined {
  const schemas = [schema, ...(schema.anyOf ?? []) as Json[]]
  return schemas.flatMap(one => [one.description, follow(document, one).description]).find(text => text !== undefined)
}

/** All properties of all schemas in the document, by path. */
function propertiesOf (document: Json): Array<{ path: string, name: string, schema: Json }> {
  const found: ReturnType<typeof propertiesOf> = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, properties, ...rest } = value as Json
    if (properties !== undefined && type !== undefined) {
      for (const [name, schema] of Object.entries<Json>(properties)) {
        found.push({ path: `${path}.${name}`, name, schema })
        walk(schema, `${path}.${name}`)
      }
    } else if (properties !== undefined) {
      walk(properties, `${path}/properties`)
    }
    for (const [key, inner] of Object.entries(rest)) if (!/^examples?$/.test(key)) walk(inner, `${path}/${key}`)
  }
  walk(document, '')
  return found
}

t.test('every operation → a description of what it does, besides its summary and its scope', async t => {
  const operations = operationsOf(documents)
  t.ok(operations.length > 70)
  for (const each of operations) {
    const { description, summary } = each.operation
    const own = String(description).replace(/\s*(Scope: |Any valid token will do\.)[\s\S]*$/, '')
    t.ok(describes(own, summary), `${nameOf(each)}: ${own}`)
    t.notMatch(own, /This endpoint|allows you to/, nameOf(each))
  }
})

t.test('every parameter → a description', async t => {
  for (const each of operationsOf(documents)) {
    const parameters = ((each.operation.parameters ?? []) as Json[]).map(parameter => follow(documents[each.version] as Json, parameter))
    t.same(parameters.filter(({ name, description }) => !describes(description, name)), [], nameOf(each))
  }
})

t.test('every field of every schema, nested ones too → a description', async t => {
  for (const [version, document] of Object.entries(documents)) {
    const properties = propertiesOf(document)
    t.ok(properties.length > 300, `${version}: ${properties.length}`)
    t.same(properties.filter(({ name, schema }) => !describes(descriptionOf(document, schema), name)).map(({ path }) => path), [], version)
  }
})

t.test('every named object → a description', async t => {
  for (const [version, document] of Object.entries(documents)) {
    for (const [title, schema] of Object.entries<Json>(document.components.schemas)) {
      // An enumeration is described where it is used.
      if (schema.enum === undefined) t.ok(describes(schema.description, title), `${version} ${title}: ${schema.description}`)
    }
  }
})

/** What has examples, and they: schemas, parameters and headers. Those of bodies are compared where they are recorded. */
function exampled (part: unknown): Array<{ schema: Json, examples: unknown[] }> {
  if (typeof part !== 'object' || part === null) return []
  const { example, examples = [example], schema = part } = part as Json
  const own = Array.isArray(examples) && examples[0] !== undefined ? [{ schema, examples }] : []
  const inner = Object.entries(part).filter(([key]) => !/^(examples?|default|enum|content)$/.test(key))
  return [...own, ...inner.flatMap(([, value]) => exampled(value))]
}

t.test('every example → one that its schema takes', async t => {
  for (const [version, document] of Object.entries(documents)) {
    const found = new Map(exampled(document).map(each => [JSON.stringify(each), each]))
    t.ok(found.size > 200, `${version}: ${found.size}`)
    const wrong = [...found.values()].filter(({ schema, examples }) => {
      const validate = validatorOf(document, schema)
      return examples.some(example => !validate(example))
    })
    t.same(wrong, [], version)
  }
})
