import sql, { type Sql } from 'sql-template-tag'
import type { Database, Transaction } from '../database/port.js'
import { wakeMissedQueues } from '../domain/webhooks/queries.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 1000
const INTERVAL_MS = 10 * 60_000

interface Periods {
  /** Days for which events stay in the feed; 0 keeps them forever. */
  eventDays: number
  /** Days for which finished deliveries stay in the log. */
  deliveryDays: number
}

/** Tables from which rows are removed. */
export const RETAINED_TABLES = ['idempotency_keys', 'deliveries', 'webhooks', 'webhook_targets', 'events'] as const
type RetainedTable = typeof RETAINED_TABLES[number]

/** Key of an event that has left the feed; also the position in the list of them. */
interface ExpiredEvent { companyId: number, eventId: number }

const BEGINNING: ExpiredEvent = { companyId: 0, eventId: 0 }

/** Removes expired data in batches. */
export class Retention extends BackgroundWork {
  #expired = BEGINNING

  /** @param onRemoved told how many rows were removed from a table */
  constructor (
    private readonly database: Database,
    log: WorkLog,
    private readonly periods: Periods,
    private readonly onRemoved: (table: RetainedTable, rows: number) => void = () => {}
  ) {
    super('retention', log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const { eventDays, deliveryDays } = this.periods
    const removed = [
      await this.#remove('idempotency_keys', expiredKeys),
      await this.#remove('deliveries', finishedDeliveries(deliveryDays)),
      await this.#remove('deliveries', deliveriesOfDeleted)
    ]
    await this.#remove('webhooks', deletedWebhooks)
    await this.#remove('webhook_targets', unusedTargets)
    await wakeMissedQueues(this.database)
    const hasTrimmed = eventDays > 0 && await trimEvents(this.database, eventDays)
    const { seen, deliveries, events } = await removeExpiredEvents(this.database, this.#expired)
    this.onRemoved('deliveries', deliveries)
    this.onRemoved('events', events)
    this.#expired = seen ?? BEGINNING
    return hasTrimmed || seen !== undefined || removed.includes(BATCH) ? 'again' : 'done'
  }

  async #remove (table: RetainedTable, statement: Sql): Promise<number> {
    const { length } = await this.database.query(statement)
    this.onRemoved(table, length)
    return length
  }
}

/** Responses stored for idempotency keys, after 24 hours. */
const expiredKeys = sql`
  delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where created_at < clock_timestamp() - interval '24 hours' limit ${BATCH} for update skip locked))
  returning 1`

const finishedDeliveries = (days: number) => sql`
  delete from deliveries where ctid = any(array(
    select ctid from deliveries where next_attempt_at is null
      and updated_at < clock_timestamp() - ${days} * interval '1 day' limit ${BATCH} for update skip locked))
  returning 1`

const deliveriesOfDeleted = sql`
  delete from deliveries where ctid = any(array(
    select d.ctid from webhooks w join deliveries d on d.company_id = w.company_id and d.webhook_id = w.id
    where w.deleted_at is not null limit ${BATCH} for update of d skip locked))
  returning 1`

const deletedWebhooks = sql`
  delete from webhooks where (company_id, id) in (
    select w.company_id, w.id from webhooks w where w.deleted_at is not null and not exists (
      select 1 from deliveries d where d.company_id = w.company_id and d.webhook_id = w.id) for update skip locked)
  returning 1`

/** Targets without a webhook, unless one is being created concurrently. */
const unusedTargets = sql`
  delete from webhook_targets where (company_id, id) in (
    select t.company_id, t.id from webhook_targets t
    where not exists (select 1 from webhooks w where w.company_id = t.company_id and w.target_id = t.id) for update skip locked)
  returning 1`

interface TrimmedEvents { companyId: number, first: number, last: number }

/**
 * Trims each company's log: moves its start past events that are too old, a batch of positions at a time. Trimmed events are marked for
 * removal, unless they belong to the history of an application or a candidate. Companies are locked one after another, because
 * the sequencer locks several.
 * @returns whether anything was trimmed
 */
async function trimEvents (database: Database, days: number): Promise<boolean> {
  const old = await database.query<TrimmedEvents>(sql`
    select q.company_id as "companyId", q.trimmed_to + 1 as first, max(n.position) as last from event_positions q cross join lateral (
      select position, event_id from numbered_events where company_id = q.company_id and position > q.trimmed_to
        order by position limit ${BATCH}) n
    cross join lateral (select date from events where company_id = q.company_id and id = n.event_id limit 1) e
    where e.date < clock_timestamp() - ${days} * interval '1 day' group by q.company_id, q.trimmed_to limit 100`)
  for (const events of old) await database.transaction(async tx => await trim(tx, events))
  return old.length > 0
}

async function trim (tx: Transaction, { companyId, first, last }: TrimmedEvents): Promise<void> {
  const moved = await tx.query(sql`
    update event_positions p set trimmed_to = ${last}::bigint,
      trimmed_uuid = (
        select e.uuid from numbered_events n join events e on e.company_id = ${companyId} and e.id = n.event_id
        where n.company_id = ${companyId} and n.position = ${last})
    where p.company_id = ${companyId} and p.trimmed_to = ${first}::bigint - 1 returning 1`)
  if (moved.length === 0) return
  await tx.query(sql`
    insert into expired_events (company_id, event_id)
    select e.company_id, e.id from numbered_events n join events e on e.company_id = ${companyId} and e.id = n.event_id
    where n.company_id = ${companyId} and n.position between ${first} and ${last} and e.application_id is null and e.candidate_id is null`)
  await tx.send(sql`delete from numbered_events n where n.company_id = ${companyId} and n.position <= ${last}`)
}

/**
 * Removes events that have left the feed, and their deliveries, once the last of these has finished: one batch after the key `after`.
 * The last event of a company stays until there is a newer one: it is part of the version of the company's data (`findVersions`).
 * Rows locked by others are skipped and handled in a later round.
 * @returns the last key examined; undefined at the end of the list, and how many rows were removed
 */
async function removeExpiredEvents (database: Database, after: ExpiredEvent): Promise<RemovedRows & { seen: ExpiredEvent | undefined }> {
  return await database.transaction(async tx => {
    const batch = await tx.query<ExpiredEvent>(sql`
      select company_id as "companyId", event_id as "eventId" from expired_events
      where (company_id, event_id) > (${after.companyId}::bigint, ${after.eventId}::bigint) order by company_id, event_id limit ${BATCH}`)
    // Locked first: until the end of the transaction no delivery can be created for these events.
    const held = await tx.query<ExpiredEvent>(sql`
      select x.company_id as "companyId", x.event_id as "eventId"
      from ${keysOf(batch)} join events e on e.company_id = x.company_id and e.id = x.event_id
      where exists (select 1 from events n where n.company_id = x.company_id and n.id > x.event_id) and not exists (
        select 1 from deliveries d where d.company_id = x.company_id and d.event_id = x.event_id and d.next_attempt_at is not null)
      for update of e skip locked`)
    const removed = held.length > 0 ? await removeEvents(tx, held) : { deliveries: 0, events: 0 }
    return { ...removed, seen: batch.length === BATCH ? batch.at(-1) : undefined }
  })
}

interface RemovedRows { deliveries: number, events: number }

/** Removes these events and their deliveries, except events with a delivery that is being redelivered. */
async function removeEvents (tx: Transaction, events: ExpiredEvent[]): Promise<RemovedRows> {
  const all = keysOf(events)
  const deliveries = await tx.query(sql`
    delete from deliveries where ctid = any(array(
      select d.ctid from ${all} join deliveries d on d.company_id = x.company_id and d.event_id = x.event_id
      where d.next_attempt_at is null for update of d skip locked))
    returning 1`)
  await tx.send(sql`
    delete from expired_events e using ${all} where e.company_id = x.company_id and e.event_id = x.event_id
      and not exists (select 1 from deliveries d where d.company_id = x.company_id and d.event_id = x.event_id)`)
  const removed = await tx.query(sql`
    delete from events e using ${all} where e.company_id = x.company_id and e.id = x.event_id
      and not exists (select 1 from expired_events o where o.company_id = x.company_id and o.event_id = x.event_id)
    returning 1`)
  return { deliveries: deliveries.length, events: removed.length }
}

/** The keys of these events, as table `x`. */
function keysOf (events: ExpiredEvent[]): Sql {
  const [companyIds, eventIds] = [events.map(({ companyId }) => companyId), events.map(({ eventId }) => eventId)]
  return sql`unnest(${companyIds}::bigint[], ${eventIds}::bigint[]) x (company_id, event_id)`
}
