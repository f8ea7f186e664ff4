import sql, { empty } from 'sql-template-tag'
import { PeriodicReading } from '../database/periodic-reading.js'
import { prepared, type Database, type Queryable } from '../database/port.js'
import { waitsFor } from '../domain/webhooks/open-deliveries.js'
import { NUMBERED_BELOW } from '../domain/events/versions.js'

const INTERVAL_MS = 15_000
/** Counting ends here: a long backlog must not make its own measurement long. */
const MAX_COUNTED = 10_000
const MAX_QUEUES = 1000
const MAX_OF_WEBHOOK = 1000
const MAX_WEBHOOKS = 100_000

/** What waits for background work. Ages are in seconds, 0 when nothing waits. */
export interface BacklogState {
  pendingEvents: number
  oldestEventAge: number
  pendingDeliveries: number
  oldestDeliveryAge: number
  suspendedWebhooks: number
  pendingMessages: number
  oldestMessageAge: number
  unreadFiles: number
}

/** How much waits for the workers of all processes together: bounded statements, at most once in 15 seconds. */
export class Backlog extends PeriodicReading<BacklogState> {
  constructor (db: Pick<Database, 'query' | 'isDistributed'>, intervalMs = INTERVAL_MS) {
    super(async () => ({
      ...await countEvents(db),
      ...await countDeliveries(db, db.isDistributed),
      ...await countSuspended(db),
      ...await countMessages(db),
      ...await countUnreadFiles(db)
    }), intervalMs)
  }
}

/** Events that wait for their position in the feed. */
async function countEvents (db: Queryable): Promise<Pick<BacklogState, 'pendingEvents' | 'oldestEventAge'>> {
  const [counted] = await db.query<Pick<BacklogState, 'pendingEvents' | 'oldestEventAge'>>(prepared(sql`
    select count(*) as "pendingEvents", greatest(coalesce(extract(epoch from clock_timestamp() - min(date)), 0), 0) as "oldestEventAge"
    from (
      select e.date from unnumbered_events u
      cross join lateral (select date from events where company_id = u.company_id and id = u.event_id limit 1) e
      where u.event_id >= ${NUMBERED_BELOW} limit ${MAX_COUNTED}) pending`))
  return counted as NonNullable<typeof counted>
}

/**
 * Deliveries to active webhooks that have not arrived, the longest due first. Deliveries of a suspended webhook wait until somebody
 * activates it: they are not a backlog.
 * @param isDistributed whether the companies lie on several nodes: then each node looks into all its queues
 */
async function countDeliveries (
  db: Queryable, isDistributed: boolean
): Promise<Pick<BacklogState, 'pendingDeliveries' | 'oldestDeliveryAge'>> {
  const [counted] = await db.query<Pick<BacklogState, 'pendingDeliveries' | 'oldestDeliveryAge'>>(prepared(sql`
    select count(*) as "pendingDeliveries",
      greatest(coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0), 0) as "oldestDeliveryAge"
    from (
      select d.created_at from (
        select company_id, id from webhook_targets where due_at is not null
        ${isDistributed ? empty : sql`order by due_at limit ${MAX_QUEUES}`}) t
      cross join lateral (
        select company_id, id from webhooks where company_id = t.company_id and target_id = t.id and status = 'active'
          and deleted_at is null offset 0) w
      cross join lateral (
        select created_at from deliveries o where company_id = w.company_id and ${waitsFor(sql`o`, sql`w.id`)}
          order by next_attempt_at, event_id limit ${MAX_OF_WEBHOOK}) d
      limit ${MAX_COUNTED}) pending`))
  return counted as NonNullable<typeof counted>
}

async function countSuspended (db: Queryable): Promise<Pick<BacklogState, 'suspendedWebhooks'>> {
  const [counted] = await db.query<Pick<BacklogState, 'suspendedWebhooks'>>(prepared(sql`
    select count(*) filter (where status = 'suspended' and deleted_at is null) as "suspendedWebhooks"
    from (select status, deleted_at from webhooks limit ${MAX_WEBHOOKS}) w`))
  return counted as NonNullable<typeof counted>
}

/** Messages whose time has come. */
async function countMessages (db: Queryable): Promise<Pick<BacklogState, 'pendingMessages' | 'oldestMessageAge'>> {
  const [counted] = await db.query<Pick<BacklogState, 'pendingMessages' | 'oldestMessageAge'>>(prepared(sql`
    select count(*) as "pendingMessages", coalesce(extract(epoch from clock_timestamp() - min(since)), 0) as "oldestMessageAge"
    from (
      select greatest(created_at, send_after) as since from messages
      where next_attempt_at is not null and (send_after is null or send_after <= statement_timestamp()) limit ${MAX_COUNTED}) pending`))
  return counted as NonNullable<typeof counted>
}

/** Files whose words are still to be read. */
async function countUnreadFiles (db: Queryable): Promise<Pick<BacklogState, 'unreadFiles'>> {
  const [counted] = await db.query<Pick<BacklogState, 'unreadFiles'>>(prepared(sql`
    select count(*) as "unreadFiles" from (select 1 from attachments where text_state = 'pending' limit ${MAX_COUNTED}) pending`))
  return counted as NonNullable<typeof counted>
}

/** Companies whose files are measured: each is a series. */
export const MEASURED_COMPANIES = 100

/** What the files of the companies with the most of them have, by the id of the company. */
export class FileBytes extends PeriodicReading<Record<string, number>> {
  constructor (db: Queryable, intervalMs = INTERVAL_MS) { super(async () => await countFileBytes(db), intervalMs) }
}

async function countFileBytes (db: Queryable): Promise<Record<string, number>> {
  const rows = await db.query<{ id: number, bytes: number }>(prepared(sql`
    select company_id as id, bytes from file_bytes order by bytes desc, company_id limit ${MEASURED_COMPANIES}`))
  return Object.fromEntries(rows.map(({ id, bytes }) => [String(id), bytes]))
}
