import type { TObject } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { gatesOf } from '../shared/classification.js'
import { CUSTOM_FIELDS, entityIn, type ValuesByKey } from '../shared/custom-values.js'
import { FIELD_SCOPES, type FieldScope } from '../shared/scopes.js'

/** How errors and events name a field of the company's own: `customFields.cost_center`. */
export const targetOf = (key: string): string => `${CUSTOM_FIELDS}.${key}`

/** The failure of a write that gives such fields, or must give them, without their scopes. */
export function gated (fields: Array<{ key: string, gate: FieldScope | null }>): ApiError {
  return new ApiError('FORBIDDEN', fields.map(({ key, gate }) => ({
    target: targetOf(key), message: `${targetOf(key)} needs the scope ${gate}, which the token lacks`
  })))
}

/**
 * Refuses fields that need a scope which the token lacks, before anything is looked up: whether an object exists makes no difference.
 * @param schema the object that is written
 * @param fields what the body has of it
 * @throws ApiError FORBIDDEN
 */
export async function checkGates (
  change: Change, schema: TObject, fields: object & { customFields?: ValuesByKey | undefined }
): Promise<void> {
  for (const { field, scope } of gatesOf(schema)) if (field in fields) change.requireScope(scope)
  const entity = entityIn(schema)
  const keys = Object.keys(fields.customFields ?? {})
  const lacking = FIELD_SCOPES.filter(scope => !change.holdsScope(scope))
  if (entity === undefined || keys.length === 0 || lacking.length === 0) return
  const refused = await change.tx.query<{ key: string, gate: FieldScope }>(prepared(sql`
    select key, gate from custom_fields
    where company_id = ${change.companyId} and entity = ${entity} and key = any(${keys}::text[]) and gate = any(${lacking}::text[])
    order by id`))
  if (refused.length > 0) throw gated(refused)
}
