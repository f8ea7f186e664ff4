import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { IS_OPEN, KEY, keyOf, waitsFor } from '../webhooks/open-deliveries.js'
import { MAX_QUEUE_WAIT_SECONDS, type Target } from './claims.js'

// What is due in a queue, in order. Of these open deliveries to one webhook, at 12:00:00:
//
//   event 1 of application 7, due 12:05:00 (it failed)
//   event 2 of application 7, due 12:00:00
//   event 3 of application 8, due 12:00:00
//
// the second and the third are found, the second with `blockedFor` 300 000: it must not overtake the first, which is due in five minutes.

/**
 * When an open delivery is due. `updated_at` is set together with that time: if it is in the future, a clock was ahead, and the delivery is
 * due now.
 */
const dueAt = (delivery: Sql): Sql => sql`
  case when ${delivery}.updated_at > clock_timestamp() + ${MAX_QUEUE_WAIT_SECONDS} * interval '1 second' then clock_timestamp()
    else ${delivery}.next_attempt_at end`

/**
 * The first open deliveries of webhook `w`: all of them if it is active, otherwise only test events, so that an address can be tried
 * before activation. Two branches, because each has its own index.
 */
function open (companyId: number, limit: Sql, held: string[] = []): Sql {
  const columns = sql`select d.id, d.webhook_id, d.ordering_key, d.event_id, d.tries, d.next_attempt_at, d.updated_at
    from deliveries d
    where d.company_id = ${companyId} and ${waitsFor(sql`d`, sql`w.id`)} and d.id <> all(${held}::uuid[])`
  const rest = sql`order by d.next_attempt_at, d.event_id limit ${limit}`
  return sql`(${columns} and w.status = 'active' ${rest}) union all (${columns} and w.status <> 'active' and d.event_id is null ${rest})`
}

/** When the next delivery of the queue is due: milliseconds from now, perhaps negative; undefined for none. */
export async function findNextDue (db: Queryable, { companyId, id }: Target): Promise<number | undefined> {
  const [next] = await db.query<{ ms: number | null }>(prepared(sql`
    select ceil(extract(epoch from min(${dueAt(sql`o`)}) - clock_timestamp()) * 1000) as ms
    from webhooks w cross join lateral (${open(companyId, sql`1`)}) o where w.company_id = ${companyId} and w.target_id = ${id}
      and w.deleted_at is null`))
  return next?.ms ?? undefined
}

/** A delivery that is due. */
export interface DueDelivery {
  id: string
  webhookId: string
  orderingKey: string
  /** Rises with the events of an object; 0 for a test event. */
  eventId: number
  tries: number
  /**
   * Milliseconds until the earlier delivery that it must not overtake is due, if such a delivery with its ordering key is not held; or
   * null.
   */
  blockedFor: number | null
}

/** Due deliveries in order, except those that are held already. */
export async function findDue (db: Queryable, target: Target, held: string[], limit: number): Promise<DueDelivery[]> {
  const due = await db.query<Omit<DueDelivery, 'blockedFor'>>(prepared(sql`
    select o.id, o.webhook_id as "webhookId", o.ordering_key as "orderingKey", coalesce(o.event_id, 0) as "eventId", o.tries
      from webhooks w cross join lateral (${open(target.companyId, sql`${limit}`, held)}) o
    where w.company_id = ${target.companyId} and w.target_id = ${target.id} and w.deleted_at is null
      and ${dueAt(sql`o`)} <= clock_timestamp()
    order by o.next_attempt_at, o.event_id limit ${limit}`))
  const blocking = await findBlocking(db, target, due, [...held, ...due.map(({ id }) => id)])
  return due.map(delivery => {
    const earlier = blocking.get(keyOf(delivery))
    return { ...delivery, blockedFor: earlier !== undefined && earlier.eventId < delivery.eventId ? earlier.ms : null }
  })
}

/**
 * For each ordering key of these deliveries, the first earlier open delivery that is not among `known`, with the milliseconds until
 * it is due.
 */
async function findBlocking (
  db: Queryable, { companyId }: Target, due: Array<Omit<DueDelivery, 'blockedFor'>>, known: string[]
): Promise<Map<string, { eventId: number, ms: number }>> {
  const last = new Map<string, number>()
  for (const delivery of due) last.set(keyOf(delivery), Math.max(delivery.eventId, last.get(keyOf(delivery)) ?? 0))
  if (last.size === 0) return new Map()
  const rows = await db.query<{ key: string, eventId: number, ms: number }>(prepared(sql`
    select l.key, e.event_id as "eventId", ceil(extract(epoch from ${dueAt(sql`e`)} - clock_timestamp()) * 1000) as ms
    from unnest(${[...last.keys()]}::text[], ${[...last.values()]}::bigint[]) l (key, before)
    cross join lateral (
      select e.event_id, e.next_attempt_at, e.updated_at from deliveries e
      where e.company_id = ${companyId} and ${KEY(sql`e`)} = l.key and e.event_id < l.before and ${IS_OPEN(sql`e`)}
        and e.id not in (select unnest(${known}::uuid[]))
      order by e.event_id limit 1) e`))
  return new Map(rows.map(({ key, ...earlier }) => [key, earlier]))
}

/**
 * Locks webhooks before their deliveries and in the order of their ids, as every writer does, which prevents deadlocks.
 */
export async function holdWebhooks (tx: Transaction, { companyId }: Target, webhookIds: string[]): Promise<void> {
  await tx.send(prepared(sql`
    select from webhooks where company_id = ${companyId} and id = any(${[...new Set(webhookIds)]}::uuid[]) order by id for no key update`))
}

/** The time of the database. `after` gives the time that many milliseconds later. */
export async function readTime (tx: Transaction): Promise<{ now: string, after: (ms: number) => string }> {
  const [{ now }] = await tx.query<{ now: string }>(prepared(sql`select statement_timestamp() as now`)) as [{ now: string }]
  return { now, after: ms => new Date(Date.parse(now) + ms).toISOString() }
}

/** Postpones each delivery by its `ms`. */
export async function postpone (tx: Transaction, target: Target, later: Array<{ delivery: DueDelivery, ms: number }>): Promise<void> {
  await holdWebhooks(tx, target, later.map(({ delivery }) => delivery.webhookId))
  const { now, after } = await readTime(tx)
  await makeDue(tx, target, now, later.map(({ delivery: { id }, ms }) => ({ id, dueAt: after(ms) })))
}

/** Makes each of these open deliveries due at its time. */
export async function makeDue (
  tx: Transaction, { companyId }: Target, now: string, deliveries: Array<{ id: string, dueAt: string }>
): Promise<void> {
  await tx.send(prepared(sql`
    update deliveries d set next_attempt_at = l.due_at, updated_at = ${now}::timestamptz
    from unnest(${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ dueAt }) => dueAt)}::timestamptz[]) l (id, due_at)
    where d.company_id = ${companyId} and d.id = l.id and d.next_attempt_at is not null`))
}
