import type { TSchema } from '@sinclair/typebox'

/** The value with the properties of its schema, in their order: jsonb has an order of its own. */
export function conform (value: unknown, { items, properties }: TSchema): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return items?.properties === undefined ? value : value.map(item => conform(item, items as TSchema))
  const given = value as Record<string, unknown>
  const schemas = Object.entries(properties as Record<string, TSchema> ?? {}).filter(([name]) => name in given)
  return properties === undefined ? value : Object.fromEntries(schemas.map(([name, schema]) => [name, conform(given[name], schema)]))
}
