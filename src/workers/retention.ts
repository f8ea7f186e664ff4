import sql, { type Sql } from 'sql-template-tag'
import type { Database, Queryable, Transaction } from '../database/port.js'
import { wakeMissedQueues } from '../domain/webhooks/queries.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 1000
/** Logs that are trimmed in a round. */
const LOGS = 100
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

/** A row, or anything else to remove, of a company. */
interface OfCompany { companyId: number }
interface ExpiredKey extends OfCompany { tokenId: string, route: string, key: string }
interface Finished extends OfCompany { id: string }
interface DeletedWebhook extends OfCompany { id: string }
interface UnusedTarget extends OfCompany { id: number }
/** An event that has left the feed; also the position in the list of them. */
interface ExpiredEvent extends OfCompany { eventId: number }

const START: ExpiredEvent = { companyId: 0, eventId: 0 }

/**
 * Removes expired data in batches. What has expired is found in all companies without locks, the oldest first; then each company has a
 * short transaction. Rows that others hold are left for a later round.
 */
export class Retention extends BackgroundWork {
  #expired = START

  /** @param onRemoved told how many rows were removed from a table */
  constructor (
    database: Database,
    log: WorkLog,
    private readonly periods: Periods,
    private readonly onRemoved: (table: RetainedTable, rows: number) => void = () => {}
  ) {
    super('retention', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    const { database, periods: { eventDays, deliveryDays } } = this
    const removed = [
      await this.#each('idempotency_keys', await findExpiredKeys(database), removeKeys),
      await this.#each('deliveries', await findFinished(database, deliveryDays), removeFinished)
    ]
    const deleted = await findDeletedWebhooks(database)
    removed.push(await this.#each('deliveries', deleted, removeDeliveriesOf))
    await this.#each('webhooks', deleted, removeWebhooks)
    await this.#each('webhook_targets', await findUnusedTargets(database), removeTargets)
    await wakeMissedQueues(database)
    const hasTrimmed = eventDays > 0 && await trimLogs(database, eventDays)
    const expired = await findExpiredEvents(database, this.#expired)
    await this.#each('deliveries', expired, removeDeliveriesOfEvents)
    await this.#each('events', expired, removeEvents)
    const hasMore = expired.length === BATCH
    this.#expired = hasMore ? expired.at(-1) as ExpiredEvent : START
    return hasTrimmed || hasMore || removed.some(count => count >= BATCH) ? 'again' : 'done'
  }

  /** Removes what was found, in a transaction for each company. @returns how many rows were removed */
  async #each<Found extends OfCompany> (
    table: RetainedTable, found: Found[], remove: (tx: Transaction, companyId: number, found: Found[]) => Promise<object[]>
  ): Promise<number> {
    let count = 0
    for (const companyId of new Set(found.map(({ companyId }) => companyId))) {
      const own = found.filter(one => one.companyId === companyId)
      count += (await this.database.transaction(async tx => await remove(tx, companyId, own))).length
    }
    this.onRemoved(table, count)
    return count
  }
}

/** Responses stored for idempotency keys, after 24 hours. */
async function findExpiredKeys (db: Queryable): Promise<ExpiredKey[]> {
  return await db.query<ExpiredKey>(sql`
    select company_id as "companyId", token_id as "tokenId", route, key from idempotency_keys
    where created_at < statement_timestamp() - interval '24 hours' order by created_at limit ${BATCH}`)
}

async function removeKeys (tx: Transaction, companyId: number, keys: ExpiredKey[]): Promise<object[]> {
  const are = (keys: ExpiredKey[]) => sql`company_id = ${companyId} and (token_id, route, key) in (select * from unnest(
    ${keys.map(({ tokenId }) => tokenId)}::uuid[], ${keys.map(({ route }) => route)}::text[], ${keys.map(({ key }) => key)}::text[]))`
  const held = await tx.query<ExpiredKey>(sql`
    select token_id as "tokenId", route, key from idempotency_keys where ${are(keys)} for update skip locked`)
  return await tx.query(sql`delete from idempotency_keys where ${are(held)} returning 1`)
}

/** Finished deliveries, so many days after their last change. */
async function findFinished (db: Queryable, days: number): Promise<Finished[]> {
  return await db.query<Finished>(sql`
    select company_id as "companyId", id from deliveries
    where next_attempt_at is null and updated_at < statement_timestamp() - ${days} * interval '1 day' order by updated_at limit ${BATCH}`)
}

async function removeFinished (tx: Transaction, companyId: number, finished: Finished[]): Promise<object[]> {
  return await removeDeliveries(tx, companyId, sql`id = any(${finished.map(({ id }) => id)}::uuid[]) and next_attempt_at is null`)
}

async function removeDeliveries (tx: Transaction, companyId: number, which: Sql): Promise<object[]> {
  const held = await tx.query<{ id: string }>(sql`
    select id from deliveries where company_id = ${companyId} and ${which} limit ${BATCH} for update skip locked`)
  if (held.length === 0) return []
  return await tx.query(sql`
    delete from deliveries where company_id = ${companyId} and id = any(${held.map(({ id }) => id)}::uuid[]) returning 1`)
}

async function findDeletedWebhooks (db: Queryable): Promise<DeletedWebhook[]> {
  return await db.query<DeletedWebhook>(sql`
    select company_id as "companyId", id from webhooks where deleted_at is not null order by deleted_at limit ${BATCH}`)
}

async function removeDeliveriesOf (tx: Transaction, companyId: number, webhooks: DeletedWebhook[]): Promise<object[]> {
  const removed = []
  for (const { id } of webhooks) {
    removed.push(...await removeDeliveries(tx, companyId, sql`webhook_id = ${id}`))
    if (removed.length >= BATCH) break
  }
  return removed
}

async function removeWebhooks (tx: Transaction, companyId: number, webhooks: DeletedWebhook[]): Promise<object[]> {
  const held = await tx.query<{ id: string }>(sql`
    select id from webhooks where company_id = ${companyId} and id = any(${webhooks.map(({ id }) => id)}::uuid[]) for update skip locked`)
  const hasDelivery = sql`(select true from deliveries d where d.company_id = ${companyId} and d.webhook_id = w.id limit 1)`
  return await tx.query(sql`
    delete from webhooks w where w.company_id = ${companyId} and w.id = any(${held.map(({ id }) => id)}::uuid[])
      and ${hasDelivery} is null returning 1`)
}

/** Targets without a webhook. */
async function findUnusedTargets (db: Queryable): Promise<UnusedTarget[]> {
  return await db.query<UnusedTarget>(sql`
    select t.company_id as "companyId", t.id from webhook_targets t
    where not exists (select 1 from webhooks w where w.company_id = t.company_id and w.target_id = t.id) limit ${BATCH}`)
}

/** Except those for which a webhook is being created. */
async function removeTargets (tx: Transaction, companyId: number, targets: UnusedTarget[]): Promise<object[]> {
  const held = await tx.query<{ id: number }>(sql`
    select id from webhook_targets where company_id = ${companyId} and id = any(${targets.map(({ id }) => id)}::bigint[])
    for update skip locked`)
  return await tx.query(sql`
    delete from webhook_targets t where t.company_id = ${companyId} and t.id = any(${held.map(({ id }) => id)}::bigint[])
      and not exists (select 1 from webhooks w where w.company_id = ${companyId} and w.target_id = t.id) returning 1`)
}

/**
 * Trims each company's log: moves its start past events that are too old, a batch of positions at a time. Trimmed events are marked for
 * removal, unless they belong to the history of an application or a candidate.
 * @returns whether anything was trimmed
 */
async function trimLogs (database: Database, days: number): Promise<boolean> {
  const isOld = sql`e.date < statement_timestamp() - ${days} * interval '1 day'`
  const logs = await database.query<OfCompany>(sql`
    select p.company_id as "companyId" from event_positions p
    cross join lateral (
      select event_id from numbered_events where company_id = p.company_id and position > p.trimmed_to order by position limit 1) n
    cross join lateral (select date from events where company_id = p.company_id and id = n.event_id limit 1) e
    where ${isOld} limit ${LOGS}`)
  for (const { companyId } of logs) await database.transaction(async tx => await trimLog(tx, companyId, isOld))
  return logs.length > 0
}

async function trimLog (tx: Transaction, companyId: number, isOld: Sql): Promise<void> {
  const [log] = await tx.query<{ trimmedTo: number }>(sql`
    select trimmed_to as "trimmedTo" from event_positions where company_id = ${companyId} for no key update`)
  const begin = log?.trimmedTo ?? 0
  const [end] = await tx.query<{ position: number, uuid: string }>(sql`
    select n.position, e.uuid
    from (
      select position, event_id from numbered_events where company_id = ${companyId} and position > ${begin}
        order by position limit ${BATCH}) n
    cross join lateral (select uuid, date from events where company_id = ${companyId} and id = n.event_id limit 1) e
    where ${isOld} order by n.position desc limit 1`)
  // Another process has trimmed the log meanwhile.
  if (end === undefined) return
  await tx.send(sql`
    update event_positions set trimmed_to = ${end.position}, trimmed_uuid = ${end.uuid} where company_id = ${companyId}`)
  await tx.send(sql`
    insert into expired_events (company_id, event_id)
    select ${companyId}::bigint, e.id from numbered_events n
    cross join lateral (select * from events where company_id = ${companyId} and id = n.event_id limit 1) e
    where n.company_id = ${companyId} and n.position > ${begin} and n.position <= ${end.position}
      and e.application_id is null and e.candidate_id is null`)
  await tx.send(sql`delete from numbered_events where company_id = ${companyId} and position <= ${end.position}`)
}

/** Events that have left the feed: a batch after the one that was seen last. */
async function findExpiredEvents (db: Queryable, after: ExpiredEvent): Promise<ExpiredEvent[]> {
  return await db.query<ExpiredEvent>(sql`
    select company_id as "companyId", event_id as "eventId" from expired_events
    where (company_id, event_id) > (${after.companyId}::bigint, ${after.eventId}::bigint) order by company_id, event_id limit ${BATCH}`)
}

const idsOf = (events: ExpiredEvent[]) => sql`${events.map(({ eventId }) => eventId)}::bigint[]`

/** Finished deliveries of these events, once all of an event's have finished. */
async function removeDeliveriesOfEvents (tx: Transaction, companyId: number, events: ExpiredEvent[]): Promise<object[]> {
  const removable = await lockRemovable(tx, companyId, events)
  return await removeDeliveries(tx, companyId, sql`event_id = any(${idsOf(removable)}) and next_attempt_at is null`)
}

/** Those of these events that have no delivery any more. */
async function removeEvents (tx: Transaction, companyId: number, events: ExpiredEvent[]): Promise<object[]> {
  const removable = await lockRemovable(tx, companyId, events)
  const hasDelivery = sql`(select true from deliveries d where d.company_id = ${companyId} and d.event_id = x.event_id limit 1)`
  const gone = await tx.query<ExpiredEvent>(sql`
    delete from expired_events x where x.company_id = ${companyId} and x.event_id = any(${idsOf(removable)}) and ${hasDelivery} is null
    returning x.event_id as "eventId"`)
  return await tx.query(sql`delete from events where company_id = ${companyId} and id = any(${idsOf(gone)}) returning 1`)
}

/**
 * The events without anything left to deliver, locked: until the end of the transaction no delivery can be created for them. The last
 * event of a company stays until there is a newer one: it is part of the version of the company's data (`findVersions`).
 */
async function lockRemovable (tx: Transaction, companyId: number, events: ExpiredEvent[]): Promise<ExpiredEvent[]> {
  const isOpen = sql`(
    select true from deliveries d where d.company_id = ${companyId} and d.event_id = e.id and d.next_attempt_at is not null limit 1)`
  return await tx.query<ExpiredEvent>(sql`
    select e.id as "eventId" from events e where e.company_id = ${companyId} and e.id = any(${idsOf(events)}) and ${isOpen} is null
      and e.id < (select max(n.id) from events n where n.company_id = ${companyId}) for update skip locked`)
}
