import type { Sql } from 'sql-template-tag'
import type { CompanyDatabase, JsonFields } from '../../database/port.js'

/** The objects that a statement reads, as JSON, by the value of a column; each object is made once. */
export async function jsonBy (db: CompanyDatabase, column: string, statement: Sql, fields: JsonFields): Promise<Map<unknown, string[]>> {
  const rows = await db.queryJson(statement, fields)
  const keys = rows.values(column)
  const objects = new Map<unknown, string[]>()
  for (const [index, object] of rows.objects.entries()) {
    const same = objects.get(keys[index])
    if (same === undefined) objects.set(keys[index], [object])
    else same.push(object)
  }
  return objects
}
