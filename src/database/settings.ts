import sql from 'sql-template-tag'
import type { Queryable } from './port.js'

/** The value kept under this name; `make` gives it the first time. Of several replicas that ask at once, all get the same. */
export async function settingOnce (db: Queryable, name: string, make: () => string): Promise<string> {
  await db.query(sql`insert into settings (name, value) values (${name}, ${make()}) on conflict (name) do nothing`)
  const [row] = await db.query<{ value: string }>(sql`select value from settings where name = ${name}`)
  return row?.value as string
}
