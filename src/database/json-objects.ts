import type { TSchema } from '@sinclair/typebox'
import type { JsonField, JsonFields } from './port.js'

/** The object that is made of a row whose values were parsed; its JSON is that of the writer. */
export function toJsonObject (fields: JsonFields, row: Record<string, unknown>): object {
  const { instead } = fields
  return objectOf(instead !== undefined && row[instead.column] != null ? instead.fields : fields, row)
}

function objectOf (fields: readonly JsonField[], row: Record<string, unknown>): object {
  const object: Record<string, unknown> = {}
  for (const field of fields) {
    if (!('fields' in field)) {
      const value = row[field.column]
      if (value !== undefined) object[field.name] = conform(value, field.schema)
      continue
    }
    const parts = objectOf(field.fields, row)
    if (Object.keys(parts).length > 0) object[field.name] = field.needs.some(column => row[column] === null) ? null : parts
  }
  return object
}

/** The value with the properties of its schema, in their order: jsonb has an order of its own. */
export function conform (value: unknown, { items, properties }: TSchema): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return items?.properties === undefined ? value : value.map(item => conform(item, items as TSchema))
  const given = value as Record<string, unknown>
  const schemas = Object.entries(properties as Record<string, TSchema> ?? {}).filter(([name]) => name in given)
  return properties === undefined ? value : Object.fromEntries(schemas.map(([name, schema]) => [name, conform(given[name], schema)]))
}
