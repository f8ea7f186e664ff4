import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sql, { raw } from 'sql-template-tag'
import { openEmbedded } from '../../src/database/embedded.js'
import type { Database } from '../../src/database/port.js'
import { TABLES } from '../../src/seed/rows/tables.js'

/** An empty embedded database that goes away with the test. */
export async function openEmpty (t: { teardown: (fn: () => unknown) => void }): Promise<Database> {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-seed-'))
  const db = await openEmbedded(directory)
  t.teardown(async () => {
    await db.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return db
}

export async function createCompany (db: Database): Promise<number> {
  const [company] = await db.query<{ id: number }>(sql`insert into companies (name) values ('Test') returning id`)
  return (company as { id: number }).id
}

/** A fingerprint of every row of each generated table, whatever the order in which they were written. */
export async function fingerprint (db: Database): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const { name } of Object.values(TABLES)) {
    const [row] = await db.query<{ print: string }>(sql`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as print from ${raw(name)} t`)
    prints[name] = row?.print as string
  }
  return prints
}

/** Makes every foreign key anew, which checks all rows: the generator may have written without these checks. */
export async function checkForeignKeys (db: Database): Promise<void> {
  await db.query(sql`
    do $$ declare k record; begin
      for k in select conrelid::regclass as rel, conname, pg_get_constraintdef(oid) as def from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
      loop
        execute format('alter table %s drop constraint %I', k.rel, k.conname);
        execute format('alter table %s add constraint %I %s', k.rel, k.conname, k.def);
      end loop;
    end $$`)
}
