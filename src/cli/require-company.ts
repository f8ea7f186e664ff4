import { StartError } from '../database/failures.js'
import type { Queryable } from '../database/port.js'
import { findCompany, type Company } from '../domain/companies/queries.js'

/** @throws StartError when there is no such company */
export async function requireCompany (database: Queryable, id: number): Promise<Company> {
  const company = await findCompany(database, id)
  if (company === undefined) throw new StartError(`There is no company ${id}; see company list`)
  return company
}
