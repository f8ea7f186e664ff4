import { isDeepStrictEqual } from 'node:util'
import { BORN, CODE, MAX_LENGTH, TRIMMED, VISIBLE } from '../../schema.js'
import { HEADER_COMPONENTS } from '../header-catalog.js'
import { TAGS } from './tags.js'
import type { Json } from './texts.js'

export const operationsOf = (paths: Json): Json[] => Object.values(paths).flatMap(path => Object.values<Json>(path))

/** The document with its groups in order, and with everything that is used more than once moved to its components. */
export function withComponents (document: Json, responses: Json): Json {
  const { paths, webhooks } = document
  const operations = operationsOf({ ...paths, ...webhooks })
  const tags = TAGS.filter(({ name }) => operations.some(({ tags }) => tags.includes(name)))
  const { sections, schemas } = withNamedSchemas({
    paths, webhooks, components: { parameters: shareParameters(operations), headers: HEADER_COMPONENTS, responses }
  })
  const used = JSON.stringify(sections)
  const headers = Object.entries(sections.components.headers).filter(([name]) => used.includes(`"#/components/headers/${name}"`))
  const components = { ...document.components, schemas, ...sections.components, headers: Object.fromEntries(headers) }
  return { ...document, tags, ...sections, components }
}

/**
 * Puts a reference in place of each parameter that several operations have, and that is the same wherever its name occurs.
 * @returns what they refer to
 */
function shareParameters (operations: Json[]): Json {
  const all = operations.flatMap(({ parameters = [] }) => parameters as Json[])
  const shared = new Map(all.map(parameter => [parameter.name as string, parameter]))
  for (const [name, parameter] of shared) {
    const uses = all.filter(other => other.name === name)
    if (uses.length === 1 || !uses.every(use => isDeepStrictEqual(use, parameter))) shared.delete(name)
  }
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((parameter: Json) =>
      shared.has(parameter.name) ? { $ref: `#/components/parameters/${parameter.name}` } : parameter)
  }
  return Object.fromEntries(shared)
}

/** Keywords that say something about the place where a schema is used, not about the values that it allows. */
const ANNOTATIONS = ['description', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly', 'x-personal', 'x-scope', 'x-reference']

/** Keywords that say nothing to others. */
const HIDDEN = new Set(['x-rule', CODE, TRIMMED, BORN])

interface Named { schema: Json, uses: Json[] }

/**
 * Moves schemas with a title to `components.schemas`, so that generated clients get named types. What most uses say about a schema,
 * such as its description, moves with it; what others say stays beside their reference.
 * @param sections parts of a document that hold schemas
 * @throws Error when two different schemas have the same title
 */
function withNamedSchemas<T extends Json> (sections: T): { sections: T, schemas: Json } {
  const named = new Map<string, Named>()
  const walk = (value: any): any => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.entries(value).filter(([key]) => !HIDDEN.has(key))
    const copy: Json = Object.fromEntries(inner.map(([key, part]) =>
      key === VISIBLE ? ['pattern', '\\S'] : [key === MAX_LENGTH ? 'maxLength' : key, walk(part)]))
    const isSchema = copy.type !== undefined && (copy.properties !== undefined || copy.enum !== undefined)
    return isSchema && typeof copy.title === 'string' ? refer(copy, copy.title) : copy
  }
  const refer = ({ type, enum: words, ...rest }: Json, title: string): Json => {
    const part = (isAnnotation: boolean) =>
      Object.fromEntries(Object.entries(rest).filter(([key]) => ANNOTATIONS.includes(key) === isAnnotation))
    const values = words === undefined ? {} : { enum: words.filter((word: unknown) => word !== null) }
    const schema = { type: [type].flat()[0], ...values, ...part(false) }
    const reference = { $ref: `#/components/schemas/${title}` }
    const use: Json = { ...(Array.isArray(type) ? { anyOf: [reference, { type: 'null' }] } : reference), ...part(true) }
    const known = named.get(title)
    if (known === undefined) named.set(title, { schema, uses: [use] })
    else if (JSON.stringify(known.schema) !== JSON.stringify(schema)) throw new Error(`Two different schemas have the title ${title}`)
    else known.uses.push(use)
    return use
  }
  const walked = walk(sections) as T
  const schemas = [...named].map(([title, { schema, uses }]) => [title, { ...schema, ...takeCommon(uses) }] as const)
  return { sections: walked, schemas: Object.fromEntries(schemas.sort(([a], [b]) => a < b ? -1 : 1)) }
}

/** Says that a place may have no value: nothing about the values of its schema. */
const NO_EXAMPLE = '[null]'

/** Moves out of the uses what all of them say; where they differ, what most of them say. */
function takeCommon (uses: Json[]): Json {
  return Object.fromEntries(ANNOTATIONS.filter(key => uses.every(use => key in use)).flatMap(key => {
    const texts = uses.map(use => JSON.stringify(use[key])).filter(text => text !== NO_EXAMPLE)
    if (texts.length === 0) return []
    const count = (text: string) => texts.filter(other => other === text).length
    const most = texts.reduce((best, text) => count(text) > count(best) ? text : best)
    for (const use of uses) if (JSON.stringify(use[key]) === most) delete use[key]
    return [[key, JSON.parse(most)]]
  }))
}
