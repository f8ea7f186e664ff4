import sql from 'sql-template-tag'
import type { Database, Transaction, Transactional } from '../database/port.js'
import { makeDeliveries, type NumberedEvents } from '../domain/deliveries/queue.js'
import { notification, COMMITS_CHANNEL, EVENTS_CHANNEL } from '../domain/events/notifications.js'
import { NUMBERED_BELOW } from '../domain/events/versions.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = { first: 500, least: 50, most: 5000 }
/** Target duration of a batch: its deliveries start then, while the next batch is numbered. */
const BATCH_MS = 250
/** Interval at which the bound of what is numbered moves. */
const BOUND_MS = 1000

/**
 * Assigns positions to committed events: gapless per company, in the order of insertion. One process at a time does it for all
 * replicas, so a reader that follows positions never skips an event that commits later, and unrelated long transactions
 * cannot delay it. Webhook deliveries are created in the same transaction, and one notification wakes all processes. Runs after
 * each commit of this process, and every second for commits of other replicas.
 */
export class Sequencer extends BackgroundWork {
  #batch = BATCH.first
  #boundMovedAt = -Infinity

  constructor (private readonly database: Database, log: WorkLog) {
    super('sequencer', log, 1000)
    database.listen(COMMITS_CHANNEL, () => this.wake())
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const begun = performance.now()
    const movesBound = begun - this.#boundMovedAt >= BOUND_MS
    if (movesBound) this.#boundMovedAt = begun
    const batch = this.#batch
    // If the transaction fails because the batch and its deliveries are too large, the next round tries a smaller batch.
    this.#batch = Math.max(BATCH.least, Math.floor(batch / 4))
    const numbered = await numberEvents(this.database, { limit: batch, movesBound })
    const fitting = Math.floor(batch * BATCH_MS / Math.max(performance.now() - begun, 1))
    this.#batch = numbered === batch ? Math.min(Math.max(fitting, BATCH.least), batch * 2, BATCH.most) : batch
    // Busy: another replica is numbering, but its snapshot may predate the commits of this process.
    return numbered === 'busy' || numbered === batch ? 'again' : 'done'
  }
}

interface Batch extends NumberedEvents { hasWebhooks: boolean, highest: number }

/** Numbers at most `limit` events without a position. @returns how many, or `busy` while another process does it */
export async function numberEvents (
  database: Transactional, { limit = BATCH.most, movesBound = false }: { limit?: number, movesBound?: boolean } = {}
): Promise<number | 'busy'> {
  return await database.transaction(async tx => {
    const [lock] = await tx.query<{ held: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended('recruitment-api sequencer', 0)) as held`)
    if (lock?.held !== true) return 'busy'
    const bound = movesBound ? await readBound(tx) : undefined
    // A separate statement: its snapshot must be taken after the lock, and after that of the bound.
    const batches = await tx.query<Batch>(sql`
      with batch as (
        select company_id, id from events where position is null and id >= ${NUMBERED_BELOW} order by id limit ${limit} for no key update
      ), numbered as (
        select company_id, id, row_number() over (partition by company_id order by id) as rank,
          count(*) over (partition by company_id) as total
        from batch
      ), advanced as (
        insert into event_positions as p (company_id, last)
        select company_id, count(*) from batch group by company_id
        on conflict (company_id) do update set last = p.last + excluded.last
        returning company_id, last
      ), updated as (
        update events e set position = a.last - n.total + n.rank
        from numbered n join advanced a on a.company_id = n.company_id
        where e.company_id = n.company_id and e.id = n.id
      )
      select a.company_id as "companyId", a.last - max(n.total) + 1 as first, a.last, max(n.id) as highest,
        exists (select 1 from webhooks w where w.company_id = a.company_id and w.deleted_at is null) as "hasWebhooks"
      from advanced a join numbered n on n.company_id = a.company_id group by a.company_id, a.last`)
    const count = batches.reduce((sum, { first, last }) => sum + last - first + 1, 0)
    if (bound !== undefined) await moveBound(tx, bound, count < limit ? Infinity : Math.max(...batches.map(({ highest }) => highest)))
    if (count === 0) return 0
    await tx.send(notification(EVENTS_CHANNEL, batches.map(({ companyId }) => companyId)))
    await makeDeliveries(tx, batches.filter(({ hasWebhooks }) => hasWebhooks))
    return count
  })
}

/** How far events are numbered, and what is needed to move that on. */
interface Bound {
  below: number
  /** Taken by nobody yet; lower ids may have been taken. */
  nextId: number
  /** The next bound, if no transaction is in progress any more that may have taken a lower id. */
  reached: number | null
  isWaiting: boolean
}

/**
 * Before the batch is read: transactions that have ended by now are over in its snapshot, too. Transaction ids of another cluster, from
 * which this database was restored, may be ahead of all that there are here; its transactions are over.
 */
async function readBound (tx: Transaction): Promise<Bound> {
  const [bound] = await tx.query<Bound>(sql`
    select b.numbered_below as below, case when s.is_called then s.last_value + 1 else s.last_value end as "nextId",
      case when b.next_xid <= x.min or b.next_xid >= x.max then b.next_below end as reached, b.next_below is not null as "isWaiting"
    from numbering_bounds b, events_id_seq s, (
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as min, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as max) x
    order by b.numbered_below desc limit 1`)
  return bound as Bound
}

/**
 * Moves the bound once everything below the next one is numbered, and sets that. Without a bound a scan would pass a dead index entry for
 * each event that was numbered since the oldest snapshot began, such as that of a dump.
 *
 * An event gets its id after its transaction got an id of its own (`insertEvent`), and this transaction gets its own after `nextId` was
 * read. So all lower event ids were taken by transactions with lower ids: when those are over, no lower event id can appear. The bound is
 * in the database, in the transaction that numbers: whatever a fail-over or a restored backup loses, the bound returns with the events.
 * @param numberedTo the highest id that this transaction has numbered; Infinity if it has numbered all
 */
async function moveBound (tx: Transaction, { below, nextId, reached, isWaiting }: Bound, numberedTo: number): Promise<void> {
  const isReached = reached !== null && numberedTo >= reached - 1
  // Ids begin again where somebody copied the rows and set the sequence by hand.
  const moved = nextId < below ? 0 : isReached ? reached : below
  if (!isReached && moved === below && (isWaiting || nextId === below)) return
  const next = nextId > moved ? sql`${nextId}, pg_current_xact_id()::text::bigint` : sql`null, null`
  await tx.send(sql`
    with replaced as (delete from numbering_bounds where numbered_below = ${below} and numbered_below <> ${moved})
    insert into numbering_bounds values (${moved}, ${next})
    on conflict (numbered_below) do update set next_below = excluded.next_below, next_xid = excluded.next_xid`)
}
