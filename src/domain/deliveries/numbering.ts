import sql from 'sql-template-tag'
import { prepared, type Transaction, type Transactional } from '../../database/port.js'
import { notification, EVENTS_CHANNEL } from '../events/notifications.js'
import { makeDeliveries } from './followers.js'

/** Companies are numbered in groups, each by one process at a time. */
const GROUPS = 16

export const groupOf = (companyId: number): number => companyId % GROUPS

/** Where a search for events without a position begins. */
export interface Numbering {
  /** Of one group. */
  companyIds: number[]
  /** All events with a lower id have a position, permanently. */
  below: number
  /** Maximum number of events of each company. */
  limit: number
}

/**
 * Gives positions to committed events of these companies: gapless for each, in the order of their ids. Creates the deliveries to webhooks
 * and notifies all processes in the same transaction.
 * @returns how many events of which company; `busy` while another process numbers this group
 */
export async function numberCompanies (
  database: Transactional, { companyIds, below, limit }: Numbering
): Promise<Map<number, number> | 'busy'> {
  return await database.transaction(async tx => {
    // Separate statements, sent together: the snapshots must be taken after the lock.
    const [[lock], ...found] = await Promise.all([
      tx.query<{ held: boolean }>(prepared(sql`
        select pg_try_advisory_xact_lock(hashtextextended('recruitment-api sequencer', ${groupOf(companyIds[0] ?? 0)})) as held`)),
      ...companyIds.map(async companyId => await findUnnumbered(tx, companyId, below, limit))
    ])
    if (lock?.held !== true) return 'busy'
    const numbered = found.filter(({ eventIds }) => eventIds.length > 0)
    for (const { companyId, eventIds, setup } of numbered) {
      await tx.send(prepared(sql`
        delete from unnumbered_events u where u.company_id = ${companyId} and u.event_id = any(${eventIds}::bigint[])`))
      await givePositions(tx, companyId, eventIds, setup)
    }
    if (numbered.length > 0) await tx.send(notification(EVENTS_CHANNEL, numbered.map(({ companyId }) => companyId)))
    await makeDeliveries(tx, numbered.filter(({ hasWebhooks }) => hasWebhooks))
    return new Map(numbered.map(({ companyId, eventIds }) => [companyId, eventIds.length]))
  })
}

/** Events about what a company sets up: how many, and the newest. */
interface Setup { events: number, newestId: number }

interface Unnumbered { companyId: number, eventIds: number[], setup: Setup | undefined, hasWebhooks: boolean }

async function findUnnumbered (tx: Transaction, companyId: number, below: number, limit: number): Promise<Unnumbered> {
  const [found] = await tx.query<{ eventIds: number[] | null, newestId: number | null, hasWebhooks: boolean } & Setup>(prepared(sql`
    select array_agg(n.event_id order by n.event_id) as "eventIds",
      count(*) filter (where n.is_setup) as events, max(n.event_id) filter (where n.is_setup) as "newestId",
      exists (select 1 from webhooks w where w.company_id = ${companyId} and w.deleted_at is null) as "hasWebhooks"
    from (
      select u.event_id, u.is_setup from unnumbered_events u where u.company_id = ${companyId} and u.event_id >= ${below}
      order by u.event_id limit ${limit}) n`))
  const { eventIds, events = 0, newestId = null, hasWebhooks = false } = found ?? {}
  return { companyId, eventIds: eventIds ?? [], setup: newestId === null ? undefined : { events, newestId }, hasWebhooks }
}

/**
 * Gives these events the next positions, in this order. Until the end of the transaction nobody else can number events of the company, so
 * that positions become visible in order.
 * @param setup the events about what the company sets up; undefined if there are none
 */
async function givePositions (tx: Transaction, companyId: number, eventIds: number[], setup: Setup | undefined): Promise<void> {
  if (setup !== undefined) {
    await tx.send(prepared(sql`
      insert into setup_versions as v (company_id, events, newest_id) values (${companyId}, ${setup.events}, ${setup.newestId})
      on conflict (company_id) do update
        set events = v.events + excluded.events, newest_id = greatest(v.newest_id, excluded.newest_id)`))
  }
  await tx.send(prepared(sql`
    insert into event_positions as p (company_id, last) values (${companyId}, ${eventIds.length})
    on conflict (company_id) do update set last = p.last + excluded.last`))
  await tx.send(prepared(sql`
    insert into numbered_events (company_id, position, event_id)
    select ${companyId}::bigint, p.last - ${eventIds.length}::bigint + e.rank, e.id
    from event_positions p cross join unnest(${eventIds}::bigint[]) with ordinality e (id, rank) where p.company_id = ${companyId}`))
}

/** Gives positions to events that this transaction has inserted for itself, without `insertEvent`, just before it commits. */
export async function numberInserted (tx: Transaction, companyId: number, eventIds: number[]): Promise<void> {
  const newestId = eventIds.at(-1)
  await givePositions(tx, companyId, eventIds, newestId === undefined ? undefined : { events: eventIds.length, newestId })
  const hooks = await tx.query(sql`select 1 from webhooks w where w.company_id = ${companyId} and w.deleted_at is null limit 1`)
  if (hooks.length > 0) await makeDeliveries(tx, [{ companyId, eventIds }])
}

/** A company with events without a position, and the first of them. */
interface Waiting { companyId: number, first: number }

/**
 * Finds the companies with events without a position, and moves the bound below which there are none: without a bound a search would pass
 * a dead index entry for each event that was numbered since the oldest snapshot began, such as that of a dump.
 * @param isDistributed whether the companies lie on several nodes
 */
export async function findWaiting (database: Transactional, isDistributed = false): Promise<{ companyIds: number[], below: number }> {
  return await database.transaction(async tx => {
    const bound = await readBound(tx)
    // A later snapshot than the one of the bound. It goes from company to company, so that one with many events costs no more than another.
    // That is not possible over several nodes.
    const waiting = await tx.query<Waiting>(isDistributed
      ? sql`
        select u.company_id as "companyId", min(u.event_id) as first from unnumbered_events u where u.event_id >= ${bound.below}
        group by u.company_id`
      : sql`
      with recursive waiting as (
        (select company_id, event_id from unnumbered_events where event_id >= ${bound.below} order by company_id, event_id limit 1)
        union all
        select n.company_id, n.event_id from waiting w cross join lateral (
          select company_id, event_id from unnumbered_events where company_id > w.company_id and event_id >= ${bound.below}
            order by company_id, event_id limit 1) n
      ) select company_id as "companyId", event_id as first from waiting`)
    // A commit over several nodes may show later on one of them than its transaction ends here.
    const first = waiting.reduce((least, company) => Math.min(least, company.first), Infinity)
    const below = isDistributed ? bound.below : await moveBound(tx, bound, first)
    return { companyIds: waiting.map(({ companyId }) => companyId), below }
  })
}

/** How far events are numbered, and what is needed to advance that bound. */
interface Bound {
  below: number
  /** Nobody has taken this id yet; lower ids may have been taken. */
  nextId: number
  /** The next bound, if no transaction that may have taken a lower id is still in progress. */
  reached: number | null
  isWaiting: boolean
  /** Whether no other process moves the bound. */
  isHeld: boolean
}

/**
 * Read before the search: transactions that have ended by now are over in its snapshot, too. Transaction ids of another cluster, from which
 * this database was restored, may be ahead of all ids here; the transactions of that cluster are over.
 */
async function readBound (tx: Transaction): Promise<Bound> {
  const [[lock], [bound]] = await Promise.all([
    tx.query<{ held: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended('recruitment-api numbering bounds', 0)) as held`),
    tx.query<Omit<Bound, 'isHeld'>>(sql`
      select b.numbered_below as below, case when s.is_called then s.last_value + 1 else s.last_value end as "nextId",
        case when b.next_xid <= x.min or b.next_xid >= x.max then b.next_below end as reached, b.next_below is not null as "isWaiting"
      from numbering_bounds b, events_id_seq s, (
        select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as min, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as max) x
      order by b.numbered_below desc limit 1`)
  ])
  return { ...bound as Bound, isHeld: lock?.held === true }
}

/**
 * Moves the bound once everything below the next one is numbered, and sets that.
 *
 * An event gets its id after its transaction got an id of its own (`insertEvent`), and this transaction gets its own after `nextId` was
 * read. So all lower event ids were taken by transactions with lower ids: when those are over, no lower event id can appear. The bound is
 * in the database, written after the positions that it stands for: whatever a failover or a restored backup loses, the bound goes back with
 * the events.
 * @param first the lowest id of an event without a position; Infinity if there is none
 * @returns where the bound is now
 */
async function moveBound (tx: Transaction, { below, nextId, reached, isWaiting, isHeld }: Bound, first: number): Promise<number> {
  const isReached = reached !== null && first >= reached
  // Ids start over if somebody copied the rows and set the sequence by hand.
  const moved = nextId < below ? 0 : isReached ? reached : below
  if (!isHeld || (!isReached && moved === below && (isWaiting || nextId === below))) return below
  const next = nextId > moved ? sql`${nextId}, pg_current_xact_id()::text::bigint` : sql`null, null`
  await tx.send(sql`
    with replaced as (delete from numbering_bounds where numbered_below = ${below} and numbered_below <> ${moved})
    insert into numbering_bounds values (${moved}, ${next})
    on conflict (numbered_below) do update set next_below = excluded.next_below, next_xid = excluded.next_xid`)
  return moved
}
