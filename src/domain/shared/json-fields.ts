import type { TObject, TSchema } from '@sinclair/typebox'
import type { FieldChoice, JsonField } from '../../database/port.js'
import { gatesOf } from './classification.js'
import type { Reader } from './reader.js'

// An object of the API is made from a row by one rule: a field is in the column of its name, a part of a nested object in the column that
// joins both names (`salary.min` in `salaryMin`). A nullable nested object is null if a part that may not be null is null.

const EVERYTHING: FieldChoice = { key: '', includes: () => true }

/** The database keeps what it prepares for a list of fields with that list. Bounded, because clients choose the fields. */
const MAX_KEPT = 300
const kept = new Map<string, readonly JsonField[]>()
const numbers = new Map<TObject, number>()

/** The fields of an entity that this reader may see, as `queryJson` needs them. */
export function jsonFields (schema: TObject, reader: Reader, choice = EVERYTHING): readonly JsonField[] {
  const hidden = gatesOf(schema).filter(({ scope }) => !reader.has(scope)).map(({ field }) => field)
  const number = numbers.get(schema) ?? numbers.size
  numbers.set(schema, number)
  const key = `${number} ${hidden.join()} ${choice.key}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const fields = toFields(schema, name => name, path => !hidden.includes(path.split('.')[0] as string) && choice.includes(path))
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, fields)
  return fields
}

function toFields (
  { properties, required = [] }: TObject, columnOf: (name: string) => string, includes: FieldChoice['includes']
): JsonField[] {
  // In the order of Fastify's serializer, so that the object has the same ETag after a write.
  const names = [...required, ...Object.keys(properties).filter(name => !required.includes(name))]
  return names.flatMap((name): JsonField[] => {
    const schema = properties[name] as TSchema
    if (!isNested(schema)) return includes(name) ? [{ name, column: columnOf(name), schema }] : []
    const fields = toFields(schema, partColumn(name), part => includes(`${name}.${part}`))
    return fields.length === 0 ? [] : [{ name, fields, needs: requiredColumns(name, schema) }]
  })
}

/** Adds the nested objects of an entity to a row. */
export function withNested<T extends object> (schema: TObject, row: object): T {
  const columns = row as Record<string, unknown>
  const whole: Record<string, unknown> = { ...row }
  for (const [name, property] of Object.entries(schema.properties)) {
    if (!isNested(property)) continue
    const isNull = requiredColumns(name, property).some(column => columns[column] === null)
    const parts = Object.keys(property.properties).map(part => [part, columns[partColumn(name)(part)]] as const)
    whole[name] = isNull ? null : Object.fromEntries(parts)
  }
  return whole as T
}

function isNested (schema: TSchema): schema is TObject {
  return schema.properties !== undefined
}

function partColumn (name: string): (part: string) => string {
  return part => `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`
}

/** The columns that make a nested object null. */
function requiredColumns (name: string, { type, properties }: TObject): string[] {
  if (!mayBeNull(type)) return []
  return Object.keys(properties).filter(part => !mayBeNull(properties[part]?.type)).map(partColumn(name))
}

function mayBeNull (type: unknown): boolean {
  return [type].flat().includes('null')
}
