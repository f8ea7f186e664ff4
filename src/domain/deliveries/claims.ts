import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction, type Transactional } from '../../database/port.js'

// Who works on which queue. A queue is an address (`webhook_targets`), and one process at a time works on it. Process A claims the queue
// that waits longest at 12:00:00, until 12:00:20, and renews the claim while it works. If A dies, process B finds the claim expired at
// 12:00:20, and claims the queue. A queue without work has no `due_at`; whoever adds a delivery sets it, and increases `generation`. A
// queue whose receiver wants nothing until 12:05:00 is claimed by nobody before (`paused_until`), however much is due.

/** Seconds after which a claim expires unless it is renewed. */
export const CLAIM_SECONDS = 20

/**
 * The longest that a queue waits before it is looked at again, though nothing of it may be due yet: later times were made by a clock that
 * has been set back since.
 */
export const MAX_QUEUE_WAIT_SECONDS = 120

/** A claimed queue. `generation` increases whenever others add to the queue. */
export interface Target { companyId: number, id: number, url: string, claim: string, generation: number }

const IS_DUE = sql`due_at <= statement_timestamp()`
/** Due later than any queue may be. */
const IS_TOO_LATE = sql`due_at > statement_timestamp() + ${MAX_QUEUE_WAIT_SECONDS} * interval '1 second'`

/** The longest pause; what seems to be longer was made by a clock that has been set back since. */
const MAX_PAUSE_SECONDS = 3600 + MAX_QUEUE_WAIT_SECONDS

/** Queues whose receiver wants nothing now. */
const IS_PAUSED = sql`
  (paused_until is not null and paused_until > statement_timestamp()
    and paused_until <= statement_timestamp() + ${MAX_PAUSE_SECONDS} * interval '1 second')`

/** Queues that are not paused, and that nobody has claimed; also those with a claim that ends later than any may. */
const IS_FREE = sql`
  not ${IS_PAUSED} and (claimed_until is null or claimed_until < statement_timestamp()
    or claimed_until > statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second')`

/** Companies and queues that are left out. */
interface OtherThan { companyIds: number[], ids: number[] }

/**
 * Claims queues with due deliveries exclusively for the caller, longest waiting first, except queues of the given companies and the
 * given queues. They are found without locks, then each company has a short transaction.
 */
export async function claimTargets (
  db: Transactional, limit: number, otherThan: OtherThan
): Promise<Target[]> {
  // Each by its range of the index: those that wait are not read.
  const due = await findTargets(db, IS_DUE, limit, otherThan)
  if (due.length < limit) due.push(...await findTargets(db, IS_TOO_LATE, limit - due.length, otherThan))
  const claimed: Target[] = []
  for (const companyId of new Set(due.map(({ companyId }) => companyId))) {
    const ids = due.filter(target => target.companyId === companyId).map(({ id }) => id)
    try {
      claimed.push(...await db.transaction(async tx => await claimOf(tx, companyId, ids)))
    } catch (error) {
      // What is claimed already is worked on; the rest is found again.
      if (claimed.length === 0) throw error
      break
    }
  }
  return claimed
}

async function findTargets (
  db: Queryable, isDue: Sql, limit: number, { companyIds, ids }: OtherThan
): Promise<Array<{ companyId: number, id: number }>> {
  return await db.query(prepared(sql`
    select company_id as "companyId", id from webhook_targets
    where ${isDue} and ${IS_FREE} and company_id <> all(${companyIds}::bigint[]) and id <> all(${ids}::bigint[])
    order by due_at limit ${limit}`))
}

/** Claims the queues of the company that nobody else holds or has claimed meanwhile. */
async function claimOf (tx: Transaction, companyId: number, ids: number[]): Promise<Target[]> {
  const held = await tx.query<{ id: number, isCapped: boolean }>(prepared(sql`
    select id, coalesce(claimed_until > statement_timestamp(), false) as "isCapped" from webhook_targets
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and (${IS_DUE} or ${IS_TOO_LATE}) and ${IS_FREE}
    for update skip locked`))
  const idsOf = (capped: boolean) => held.filter(({ isCapped }) => isCapped === capped).map(({ id }) => id)
  // A claim that ends too late was made before the clock was set back: it is shortened, and stays with its holder.
  await tx.send(prepared(sql`
    update webhook_targets set claimed_until = statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    where company_id = ${companyId} and id = any(${idsOf(true)}::bigint[])`))
  return await tx.query<Target>(prepared(sql`
    update webhook_targets set claimed_by = ${randomUUID()},
      claimed_until = statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    where company_id = ${companyId} and id = any(${idsOf(false)}::bigint[])
    returning company_id as "companyId", id, url, claimed_by as claim, generation`))
}

/** Releases the claims of all processes. */
export async function freeClaims (db: Queryable): Promise<void> {
  await db.query(sql`update webhook_targets set claimed_by = null, claimed_until = null where claimed_by is not null`)
}

/** Renews the claim. @returns the queue's generation now; undefined when the claim was lost */
export async function renewClaim (db: Queryable, { companyId, id, claim }: Target): Promise<number | undefined> {
  const [target] = await db.query<{ generation: number }>(prepared(sql`
    update webhook_targets set claimed_until = statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} returning generation`))
  return target?.generation
}

/**
 * Releases the claim; the queue is due again in `dueIn` milliseconds, or sooner if that is long, or not at all if undefined.
 * @returns false if the queue has got more work since `generation`; the claim then stays
 */
export async function releaseTarget (
  db: Queryable, { companyId, id, claim }: Target, generation: number, dueIn: number | undefined
): Promise<boolean> {
  const waits = dueIn === undefined ? null : Math.min(dueIn, MAX_QUEUE_WAIT_SECONDS * 1000)
  const released = await db.query(prepared(sql`
    update webhook_targets set claimed_by = null, claimed_until = null,
      due_at = statement_timestamp() + ${waits}::float8 * interval '1 millisecond'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} and generation = ${generation} returning 1`))
  return released.length > 0
}

/** Releases the claim of a queue that still has work; it is due again after `ms`. */
export async function abandonTarget (db: Queryable, { companyId, id, claim }: Target, ms = 0): Promise<void> {
  await db.query(prepared(sql`
    update webhook_targets set claimed_by = null, claimed_until = null, due_at = statement_timestamp() + ${ms} * interval '1 millisecond'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim}`))
}

/** Nothing more is sent to the address for so long, by no process; a longer pause that it has stays. */
export async function pauseTarget (tx: Transaction, { companyId, id }: Target, ms: number): Promise<void> {
  const end = sql`statement_timestamp() + ${ms} * interval '1 millisecond'`
  await tx.send(prepared(sql`
    update webhook_targets set paused_until = ${end}
    where company_id = ${companyId} and id = ${id} and (not ${IS_PAUSED} or paused_until < ${end})`))
}
