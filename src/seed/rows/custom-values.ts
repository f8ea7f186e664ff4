import { rowsOf, type ValueRow } from '../../domain/custom-fields/lookups.js'
import { OPEN, type CustomEntity, type CustomValues } from '../../domain/shared/custom-values.js'
import { FIELDS_OF } from '../data/custom-fields.js'
import type { Batch } from './batch.js'
import type { Plan } from './plan.js'
import { TABLES } from './tables.js'

/** Values as the row of their object has them, null for none, and the rows by which filters find the object. */
export interface StoredValues { column: string | null, rows: ValueRow[] }

export function toStored (entity: CustomEntity, values: Record<string, unknown>): StoredValues {
  const given = FIELDS_OF[entity].filter(({ key }) => values[key] !== undefined)
  const byGate: CustomValues = {}
  for (const { key, gate } of given) (byGate[gate ?? OPEN] ??= {})[key] = values[key]
  return { column: given.length === 0 ? null : JSON.stringify(byGate), rows: given.flatMap(field => rowsOf(field, values[field.key])) }
}

/**
 * Adds the values of the n-th object of a kind.
 * @returns what its row has of them
 */
export function addCustomValues (batch: Batch, { first, valuesOf }: Plan, entity: CustomEntity, n: number): string | null {
  if (valuesOf === undefined) return null
  const { column, rows } = toStored(entity, valuesOf(entity, n))
  for (const { fieldId, value } of rows) {
    batch.add(TABLES.customFieldValues, { field_id: fieldId, value, object_id: first[`${entity}s`] + n })
  }
  return column
}
