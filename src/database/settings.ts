import sql from 'sql-template-tag'
import type { Queryable } from './port.js'

/**
 * The stored setting of this name; created by `make` if missing, once for all replicas. One that is there is only read:
 * a server can start beside a database that takes no writes.
 */
export async function settingOnce (db: Queryable, name: string, make: () => string): Promise<string> {
  const find = async () => (await db.query<{ value: string }>(sql`select value from settings where name = ${name}`))[0]?.value
  const known = await find()
  if (known !== undefined) return known
  await db.query(sql`insert into settings (name, value) values (${name}, ${make()}) on conflict (name) do nothing`)
  return await find() as string
}
