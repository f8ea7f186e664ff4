import { conform } from '../../src/database/conform.js'
import type { JsonFields } from '../../src/database/port.js'

/** The object that is made of a row whose values were parsed; its JSON is that of the writer. */
export function toJsonObject (fields: JsonFields, row: Record<string, unknown>): object {
  const object: Record<string, unknown> = {}
  for (const field of fields) {
    if (!('fields' in field)) {
      const value = row[field.column]
      if (value !== undefined) object[field.name] = conform(value, field.schema)
      continue
    }
    const parts = toJsonObject(field.fields, row)
    if (Object.keys(parts).length > 0) object[field.name] = field.needs.some(column => row[column] === null) ? null : parts
  }
  return object
}
