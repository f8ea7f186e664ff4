import sql, { join, raw } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { ApiError, type ErrorItem } from '../../errors.js'

/** Field of a body → the table that it refers to. */
const TABLES = {
  departmentId: 'departments',
  roleId: 'roles',
  branchId: 'branches',
  recruiterId: 'users',
  managerId: 'users',
  branchIds: 'branches'
} as const

export type Reference = keyof typeof TABLES

/**
 * Checks in one statement that all these ids are objects of the company, and locks them against deletion until the end of the
 * transaction, as foreign keys would.
 * @throws ApiError BAD_ARGUMENT with an item for each field with a wrong id
 */
export async function checkReferences (
  db: Queryable, companyId: number, references: Partial<Record<Reference, number | number[] | null>>
): Promise<void> {
  const given = (Object.keys(TABLES) as Reference[]).flatMap(field => {
    const ids = [references[field] ?? []].flat()
    return ids.length === 0 ? [] : [{ field, ids }]
  })
  if (given.length === 0) return
  const missing = await db.query<{ field: Reference }>(join(given.map(({ field, ids }) => sql`
    select ${field} as field where exists (
      select 1 from unnest(${ids}::bigint[]) wanted (id)
      where not exists (
        select 1 from ${raw(TABLES[field])} t where t.company_id = ${companyId} and t.id = wanted.id for key share))`), ' union all '))
  if (missing.length > 0) throw new ApiError('BAD_ARGUMENT', missing.map(({ field }) => invalidReference(field)))
}

function invalidReference (field: Reference): ErrorItem {
  return { target: field, message: `${field} must name ${TABLES[field]} of this company` }
}
