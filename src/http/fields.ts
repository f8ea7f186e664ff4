import { Type, type TSchema } from '@sinclair/typebox'
import { StringEnum } from '../schema.js'

interface ObjectSchema { title?: string, properties: Record<string, TSchema> }

/** The names that `fields` accepts: every property, and those of nested objects with a dot. */
function fieldNames (schema: ObjectSchema): string[] {
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    [name, ...Object.keys(property.properties ?? {}).map(inner => `${name}.${inner}`)])
}

/** The query parameter `fields` of a list of such entities. */
export function FieldsParameter (schema: ObjectSchema) {
  return Type.Optional(Type.Array(StringEnum(['all', ...fieldNames(schema)], { title: `${schema.title}Field` }), {
    minItems: 1,
    maxItems: 100,
    description: 'Fields of each item: `all`, or names separated by commas, dotted for nested ones. Without it, all but long texts.'
  }))
}

export interface Selection {
  /** Whether this property was selected by name or by `all`. */
  has (name: string): boolean
  /** The selected fields of an item; the whole item if there is no selection. */
  pick <T extends object> (item: T): Partial<T>
}

/** Parses the parameter `fields` of a request. */
export function select (fields: readonly string[] | undefined): Selection {
  if (fields === undefined) return { has: () => false, pick: item => item }
  if (fields.includes('all')) return { has: () => true, pick: item => item }
  const chosen = new Map<string, Set<string> | undefined>()
  for (const field of fields) {
    const [name, inner] = field.split('.') as [string, string?]
    if (inner === undefined) chosen.set(name, undefined)
    else if (!chosen.has(name)) chosen.set(name, new Set([inner]))
    else chosen.get(name)?.add(inner)
  }
  return { has: name => chosen.has(name), pick: item => pick(item, chosen) }
}

function pick<T extends object> (item: T, chosen: Map<string, Set<string> | undefined>): Partial<T> {
  return Object.fromEntries([...chosen].map(([name, inner]) => {
    const value = (item as Record<string, unknown>)[name]
    if (inner === undefined || typeof value !== 'object' || value === null) return [name, value]
    return [name, Object.fromEntries(Object.entries(value).filter(([key]) => inner.has(key)))]
  })) as Partial<T>
}
