import sql from 'sql-template-tag'
import type { Queryable } from './port.js'

/** The stored setting of this name; created by `make` if missing. Concurrent replicas all get the same value. */
export async function settingOnce (db: Queryable, name: string, make: () => string): Promise<string> {
  await db.query(sql`insert into settings (name, value) values (${name}, ${make()}) on conflict (name) do nothing`)
  const [row] = await db.query<{ value: string }>(sql`select value from settings where name = ${name}`)
  return row?.value as string
}
