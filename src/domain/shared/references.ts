import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
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
 * Checks that all these ids are objects of the company, and locks them against deletion until the end of the transaction, as foreign keys
 * would: a statement for each field, all at once.
 * @throws ApiError BAD_ARGUMENT with an item for each field with a wrong id
 */
export async function checkReferences (
  db: Queryable, companyId: number, references: Partial<Record<Reference, number | number[] | null>>
): Promise<void> {
  const given = (Object.keys(TABLES) as Reference[]).flatMap(field => {
    const ids = [references[field] ?? []].flat()
    return ids.length === 0 ? [] : [{ field, ids }]
  })
  const found = await Promise.all(given.map(async ({ field, ids }) => await db.query(prepared(sql`
    select from ${raw(TABLES[field])} where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for key share`))))
  const missing = given.filter(({ ids }, index) => (found[index] as object[]).length < new Set(ids).size)
  if (missing.length > 0) throw new ApiError('BAD_ARGUMENT', missing.map(({ field }) => invalidReference(field)))
}

function invalidReference (field: Reference): ErrorItem {
  return { target: field, message: `${field} must name ${TABLES[field]} of this company` }
}
