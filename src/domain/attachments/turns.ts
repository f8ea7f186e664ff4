import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { findWaiting } from './reading.js'

// Companies have turns at the time of reading. Each has a clock of the seconds that its files took, and whose clock stands lowest is next.
// A company that comes back, or for the first time, begins where the latest turn began, so that it neither waits for what it used while
// nobody else did, nor saves turns up. (This is start-time fair queueing.) So companies share the seconds: A's files take ten seconds each,
// B's one. A has a turn, and its clock stands at 10; B has ten turns, and its clock stands at 10, too; then it is A's turn again. Nobody
// waits for ever: each turn moves the clock of another company, and soon beyond that of the one that waits.
//
// The clocks are in the database: what one process reads of a company counts for all. During a turn the clock of its company stands as if
// it took the longest that it may. So a second process takes a second file of this company only if nobody else waits; and a process that
// dies has used that time.

/** Of so many companies that wait, the clocks are compared; the next turn begins with others. */
const MAX_COMPARED = 100

/**
 * Begins the turn of the company that is next.
 * @param after the company that had the last turn of this process: those that come after it are compared
 * @param leaseSeconds the longest that a file may wait
 * @param seconds the longest that a turn may take
 * @returns undefined if nobody waits; `isTaken` if another process has been faster
 */
export async function beginTurn (
  db: Queryable, after: number, leaseSeconds: number, seconds: number
): Promise<{ companyId: number, isTaken: boolean } | undefined> {
  const latest = await findLatest(db)
  const seen = new Set<number>()
  let next: { companyId: number, begins: number } | undefined
  for (let last = after; seen.size < MAX_COMPARED && next?.begins !== latest;) {
    const waiting = await findWaiting(db, leaseSeconds, last)
    if (waiting === undefined || seen.has(waiting.companyId)) break
    const begins = Math.max(latest, waiting.used)
    if (next === undefined || begins < next.begins) next = { companyId: waiting.companyId, begins }
    seen.add(last = waiting.companyId)
  }
  if (next === undefined) return undefined
  const { companyId, begins } = next
  const begun = await db.query(prepared(sql`
    insert into reading_turns as t (company_id, began, used) values (${companyId}, ${begins}, ${begins + seconds})
    on conflict (company_id) do update set began = excluded.began, used = excluded.used
    where t.used <= excluded.began returning company_id`))
  return { companyId, isTaken: begun.length === 0 }
}

/** Where the latest turn of all began. */
async function findLatest (db: Queryable): Promise<number> {
  const [row] = await db.query<{ began: number }>(prepared(sql`select began from reading_turns order by began desc limit 1`))
  return row?.began ?? 0
}

/** @param unused how much less a turn took than the longest that it may */
export async function endTurn (db: Queryable, companyId: number, unused: number): Promise<void> {
  await db.query(prepared(sql`update reading_turns set used = used - ${unused}::double precision where company_id = ${companyId}`))
}
