import sql, { type Sql } from 'sql-template-tag'
import { prepared } from './port.js'

// Servers of an older version go on while a newer one migrates their database. They read; whether they may write, each migration says.
//
//   a write of any server    begin, gate (its own schema), its statements, commit
//   the newer server         names the oldest writers, commit; begin, waits for the writes under way, migrates, commit
//
// The gate locks the table before it reads it, until its transaction ends: so each write is either waited for or sees what is named. The
// locks are those of transactions, which every pooler keeps. Nothing here knows what runs the migrations.

/** Runs a statement, or several without parameters, in a transaction. */
type Run = (statement: Sql) => Promise<{ rows: object[], changed: number }>

/** A migration, and the oldest schema whose servers may write beside it. */
interface Step { version: number, oldestWriters: number }

const TOO_OLD = 'writes need a server of schema '
const INVALID_TEXT = '22P02'
const LOCK_TIMEOUT = '55P03'
const BESIDE = /^-- Servers from schema (\d+) may write beside it\.$/m

/** The oldest schema whose servers may write beside a migration: its own, unless a line of its text says less. */
export function oldestWritersOf (version: number, text: string): number {
  return Math.min(Number(BESIDE.exec(text)?.[1] ?? version), version)
}

/** A read that fails with what `isTooOld` knows if servers of this schema may not write; else it has no rows. */
export function writersCheck (schema: number): Sql {
  return sql`select (${TOO_OLD} || oldest)::integer from oldest_writers where oldest > ${schema}`
}

/** The same as the first statement of a write. Where no row is found, it locks none: writes do not wait for each other. */
export function writersGate (schema: number): Sql {
  return prepared(sql`${writersCheck(schema)} for key share`)
}

export function isTooOld (error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: string }).code === INVALID_TEXT && error.message.includes(TOO_OLD)
}

/**
 * Ends the writes of servers that are too old for these migrations, before the first of them and under their lock.
 * @param present the version of the schema
 * @returns whether the transaction must be committed first, and this called again in the next one
 */
export async function endOlderWrites (run: Run, present: number, pending: Step[]): Promise<boolean> {
  const steps = pending.filter(({ oldestWriters }) => oldestWriters > present)
  if (steps.length === 0 || !await isKept(run)) return false
  const { changed } = await run(sql`
    insert into oldest_writers select * from unnest(
      ${steps.map(({ version }) => version)}::bigint[], ${steps.map(({ oldestWriters }) => oldestWriters)}::bigint[])
    on conflict do nothing`)
  if (changed > 0) return true
  await writesUnderWay(run)
  return false
}

/** Waits, a little at a time: whoever wants to write meanwhile waits behind it, and may have to be refused. */
async function writesUnderWay (run: Run): Promise<void> {
  for (let isOver = false; !isOver;) {
    await run(sql`savepoint older_writes`)
    isOver = await run(sql`set local lock_timeout = '100ms'; lock table oldest_writers in exclusive mode`).then(() => true, error => {
      if (error.code !== LOCK_TIMEOUT) throw error
      return false
    })
    // Lets go of the lock, too.
    await run(sql`rollback to savepoint older_writes`)
  }
}

/** Lets servers write again that were kept out for an upgrade of which nothing came, under the lock of the migrations. */
export async function resumeOlderWrites (run: Run, present: number): Promise<void> {
  if (!await isKept(run)) return
  const { rows } = await run(sql`select from oldest_writers where schema > ${present}`)
  if (rows.length > 0) await run(sql`delete from oldest_writers where schema > ${present}`)
}

/** Servers of before the table know no gate. */
async function isKept (run: Run): Promise<boolean> {
  return (await run(sql`select where to_regclass('oldest_writers') is not null`)).rows.length > 0
}
