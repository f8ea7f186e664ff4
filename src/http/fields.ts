import { Type, type TSchema } from '@sinclair/typebox'
import type { FieldChoice } from '../database/port.js'
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

/**
 * The fields that a list as JSON shows; undefined for all.
 * @param fields the parameter `fields`; without it everything except `omitted` is shown
 */
export function choose (fields: readonly string[] | undefined, omitted: readonly string[] = []): FieldChoice | undefined {
  if (fields === undefined) return { key: `all but ${omitted.join()}`, includes: path => !omitted.includes(path) }
  const names = new Set(fields)
  if (names.has('all')) return undefined
  // A nested field, or what it is in.
  const includes = (path: string): boolean => names.has(path) || (path.includes('.') && includes(path.slice(0, path.lastIndexOf('.'))))
  return { key: [...names].sort().join(), includes }
}

/** The fields that a list of objects shows: a function that takes them out of an item. */
export function select (fields: readonly string[] | undefined): { pick: <T extends object>(item: T) => Partial<T> } {
  if (fields === undefined || fields.includes('all')) return { pick: item => item }
  const chosen = new Map<string, Set<string> | undefined>()
  for (const field of fields) {
    const [name, inner] = field.split('.') as [string, string?]
    if (inner === undefined) chosen.set(name, undefined)
    else if (!chosen.has(name)) chosen.set(name, new Set([inner]))
    else chosen.get(name)?.add(inner)
  }
  return { pick: item => pick(item, chosen) }
}

function pick<T extends object> (item: T, chosen: Map<string, Set<string> | undefined>): Partial<T> {
  return Object.fromEntries([...chosen].map(([name, inner]) => {
    const value = (item as Record<string, unknown>)[name]
    if (inner === undefined || typeof value !== 'object' || value === null) return [name, value]
    return [name, Object.fromEntries(Object.entries(value).filter(([key]) => inner.has(key)))]
  })) as Partial<T>
}
