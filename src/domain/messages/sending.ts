import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { tell } from '../engine/writes.js'
import { Change } from '../shared/change.js'
import { assignments, nextVersion } from '../shared/sql.js'
import { MESSAGES } from './queries.js'
import { findSuppressed, suppress, SUPPRESSED } from './suppressions.js'

// Who sends which message. Process A claims a message at 12:00:00: it is due again at 12:00:30, unless A renews that while it sends. If A
// dies, process B finds it due at 12:00:30 and sends it, perhaps again. Companies have turns: one with 20 000 messages sends one, then each
// other company that has some, one.

/** The longest that a message waits for a process that has died. */
export const LEASE_SECONDS = 30
/** The pause before the first repetition; each is twice as long as the one before, up to the longest. */
const FIRST_PAUSE_SECONDS = 20
const LONGEST_PAUSE_SECONDS = 3600
/** How long it is tried, since the first time. */
const TRIES_FOR_SECONDS = 24 * 3600

const isDue = sql`next_attempt_at is not null and next_attempt_at <= statement_timestamp()`
const lease = sql`statement_timestamp() + ${LEASE_SECONDS} * interval '1 second'`

/** A message that is the caller's to send. */
export interface ClaimedMessage {
  companyId: number
  id: string
  applicationId: number
  claim: string
  companyName: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  /** The file that goes with an invitation. */
  calendar: string | null
  /** The status of the application without which it is not to be sent. */
  queuedWith: string | null
  attempts: number
}

/** A company with a message that is due: the first after this one, else the first of all. @param except a company that has no turn */
export async function findWaiting (db: Queryable, after: number, except = 0): Promise<number | undefined> {
  for (const before of new Set([after, 0])) {
    const [row] = await db.query<{ companyId: number }>(prepared(sql`
      select company_id as "companyId" from messages
      where company_id > ${before} and company_id <> ${except} and ${isDue} order by company_id limit 1`))
    if (row !== undefined) return row.companyId
  }
  return undefined
}

/** A company with a due message that nobody has tried, and that does not say why. */
export async function findUnexplained (db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ companyId: number }>(prepared(sql`
    select company_id as "companyId" from messages where last_error is null and ${isDue} limit 1`))
  return row?.companyId
}

const EXPLAINED = 1000

/** Notes why due messages of the company are not sent. */
export async function explain (tx: Transaction, companyId: number, reason: string): Promise<void> {
  await tx.send(prepared(sql`
    update messages set last_error = ${reason} where company_id = ${companyId} and id in (
      select id from messages where company_id = ${companyId} and last_error is null and ${isDue}
      order by next_attempt_at limit ${EXPLAINED})`))
}

/** Claims the message of the company that waits longest; undefined if others were faster. */
export async function claimMessage (tx: Transaction, companyId: number): Promise<ClaimedMessage | undefined> {
  const [due] = await tx.query<{ id: string }>(prepared(sql`
    select id from messages where company_id = ${companyId} and ${isDue} order by next_attempt_at limit 1 for update skip locked`))
  if (due === undefined) return undefined
  const [company] = await tx.query<{ name: string }>(prepared(sql`select name from companies where id = ${companyId}`))
  const [claimed] = await tx.query<Omit<ClaimedMessage, 'companyId' | 'companyName'>>(prepared(sql`
    update messages set claimed_by = ${randomUUID()}, next_attempt_at = ${lease}, attempts = attempts + 1,
      first_attempt_at = least(first_attempt_at, statement_timestamp())
    where company_id = ${companyId} and id = ${due.id}
    returning id, application_id as "applicationId", claimed_by as claim, recipient as "to", reply_to as "replyTo", subject, text,
      calendar, queued_with as "queuedWith", attempts`))
  return claimed && { ...claimed, companyId, companyName: company?.name ?? '' }
}

/** Keeps the claim of a message that takes long. */
export async function renewClaim (db: Queryable, { companyId, id, claim }: ClaimedMessage): Promise<void> {
  await db.query(prepared(sql`
    update messages set next_attempt_at = ${lease} where company_id = ${companyId} and id = ${id} and claimed_by = ${claim}`))
}

/** How a try ended: `gone` says that there is no such mailbox. */
export type Outcome = { result: 'sent' } | { result: 'refused' | 'gone' | 'again', error: string }

/** Why a message is not to be sent any more. */
interface Stopped { result: 'suppressed' | 'canceled', error: string }

/** Whether the address was suppressed, or the application has left the status, since the message was queued. */
export async function findStop (
  db: Queryable, { companyId, to, applicationId, queuedWith }: ClaimedMessage
): Promise<Stopped | undefined> {
  if ((await findSuppressed(db, companyId, [to])).size > 0) return { result: 'suppressed', error: SUPPRESSED }
  if (queuedWith === null) return undefined
  const there = await db.query(prepared(sql`
    select 1 from applications where company_id = ${companyId} and id = ${applicationId} and status = ${queuedWith}`))
  return there.length > 0 ? undefined : { result: 'canceled', error: 'what it was to tell is no longer so' }
}

const STATUS_AFTER = {
  sent: 'sent', suppressed: 'suppressed', canceled: 'canceled', refused: 'failed', gone: 'failed', again: 'failed'
} as const

/** Notes how a try ended, unless the message was canceled meanwhile or the claim was lost. */
export async function settle (
  tx: Transaction, message: ClaimedMessage, outcome: Outcome | Stopped
): Promise<void> {
  const { companyId, id, applicationId, claim } = message
  // As everybody does who changes a message.
  await tx.send(prepared(sql`select from applications where company_id = ${companyId} and id = ${applicationId} for update`))
  const [row] = await tx.query<{ seconds: number }>(prepared(sql`
    select extract(epoch from statement_timestamp() - first_attempt_at)::float8 as seconds from messages
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} and status = 'queued' for update`))
  if (row === undefined) return
  const lastError = outcome.result === 'sent' ? null : outcome.error
  if (outcome.result === 'again' && row.seconds < TRIES_FOR_SECONDS) {
    const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (message.attempts - 1))
    await tx.send(prepared(sql`
      update messages set claimed_by = null, last_error = ${lastError},
        next_attempt_at = statement_timestamp() + ${pause}::float8 * interval '1 second'
      where company_id = ${companyId} and id = ${id}`))
    return
  }
  const change = await Change.byServer(tx, companyId)
  const status = STATUS_AFTER[outcome.result]
  const wasTried = status === 'sent' || status === 'failed'
  await tx.send(prepared(sql`
    update messages set ${assignments({
      status,
      claimed_by: null,
      next_attempt_at: null,
      last_error: lastError,
      sent_at: status === 'sent' ? sql`statement_timestamp()` : null,
      ...(!wasTried && { attempts: sql`attempts - 1` })
    })}, ${nextVersion()} where company_id = ${companyId} and id = ${id}`))
  await tell(change, MESSAGES, status, id)
  if (outcome.result === 'gone') await suppress(change, { address: message.to, reason: outcome.error })
}
