import sql, { raw } from 'sql-template-tag'
import type { CompanyDatabase, Queryable } from '../database/port.js'
import { setClockOffset } from '../domain/shared/clock.js'

// The database has its own clock, in statements and in the defaults of columns. While the clock is moved, functions of the same names
// precede PostgreSQL's in the search path, and the defaults call them; otherwise none of this exists.

const SCHEMA = 'sandbox_clock'
const FUNCTIONS = ['clock_timestamp', 'statement_timestamp']

/**
 * Moves the clock of this process and of the embedded database, which has one session. Nothing of it survives the process.
 * @param offsetMs milliseconds ahead of the machine's clock; 0 restores the real time
 */
export async function moveClock (db: CompanyDatabase, offsetMs: number): Promise<void> {
  await db.transaction(async tx => {
    await removeClock(tx)
    if (offsetMs !== 0) await addClock(tx, offsetMs)
    // Each queue is checked again for what is due; the holder of a claimed queue notices the new generation.
    await tx.query(sql`update webhook_targets set due_at = clock_timestamp(), generation = generation + 1`)
  })
  setClockOffset(offsetMs)
}

/** Restores the real time in a database whose process ended, by force, while its clock was moved. */
export async function restoreClock (db: CompanyDatabase): Promise<void> {
  if (await hasClock(db)) await moveClock(db, 0)
}

async function hasClock (db: Queryable): Promise<boolean> {
  return (await db.query(sql`select 1 from pg_namespace where nspname = ${SCHEMA}`)).length > 0
}

async function addClock (tx: Queryable, offsetMs: number): Promise<void> {
  await tx.query(sql`create schema ${raw(SCHEMA)}`)
  for (const name of FUNCTIONS) {
    await tx.query(sql`
      create function ${raw(`${SCHEMA}.${name}`)}() returns timestamptz language sql volatile
      as ${raw(`$$ select pg_catalog.${name}() + ${offsetMs} * interval '1 millisecond' $$`)}`)
  }
  for (const name of FUNCTIONS) await setDefaults(tx, `${name}()`, `${SCHEMA}.${name}()`)
  await tx.query(sql`select set_config('search_path', ${`${SCHEMA}, public, pg_catalog`}, false)`)
}

/** Removes what a process may have left behind if it ended while its clock was moved. */
async function removeClock (tx: Queryable): Promise<void> {
  if (!await hasClock(tx)) return
  await tx.query(sql`select set_config('search_path', '"$user", public', false)`)
  for (const name of FUNCTIONS) await setDefaults(tx, `${SCHEMA}.${name}()`, `${name}()`)
  await tx.query(sql`drop schema ${raw(SCHEMA)} cascade`)
}

/** Replaces one default of columns by another. */
async function setDefaults (tx: Queryable, from: string, to: string): Promise<void> {
  const columns = await tx.query<{ table: string, column: string }>(sql`
    select c.relname as table, a.attname as column from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid where pg_get_expr(d.adbin, d.adrelid) = ${from}`)
  for (const { table, column } of columns) {
    await tx.query(sql`alter table ${raw(table)} alter column ${raw(column)} set default ${raw(to)}`)
  }
}
