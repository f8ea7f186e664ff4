import { CODE, MAX_LENGTH } from '../../schema.js'

type Json = Record<string, any>

/** Keywords that say something about the place where a schema is used, not about the values that it allows. */
const ANNOTATIONS = ['description', 'examples', 'default', 'deprecated', 'readOnly', 'writeOnly', 'x-personal', 'x-scope', 'x-reference']

interface Named { schema: Json, uses: Json[] }

/**
 * Moves schemas with a title to `components.schemas`, so that generated clients get named types. What most uses say about a schema,
 * such as its description, moves with it; what others say stays beside their reference.
 * @param sections parts of a document that hold schemas
 * @throws Error when two different schemas have the same title
 */
export function withNamedSchemas<T extends Json> (sections: T): { sections: T, schemas: Json } {
  const named = new Map<string, Named>()
  const walk = (value: any): any => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.entries(value).filter(([key]) => key !== 'x-rule' && key !== CODE)
    const copy: Json = Object.fromEntries(inner.map(([key, part]) => [key === MAX_LENGTH ? 'maxLength' : key, walk(part)]))
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

/** Moves out of the uses what all of them say; where they differ, what most of them say. */
function takeCommon (uses: Json[]): Json {
  return Object.fromEntries(ANNOTATIONS.filter(key => uses.every(use => key in use)).map(key => {
    const texts = uses.map(use => JSON.stringify(use[key]))
    const count = (text: string) => texts.filter(other => other === text).length
    const most = texts.reduce((best, text) => count(text) > count(best) ? text : best)
    for (const use of uses) if (JSON.stringify(use[key]) === most) delete use[key]
    return [key, JSON.parse(most)]
  }))
}
