import sql from 'sql-template-tag'
import type { Database, Transactional } from '../database/port.js'
import { makeDeliveries, type NumberedEvents } from '../domain/deliveries/queue.js'
import { notification, COMMITS_CHANNEL, EVENTS_CHANNEL } from '../domain/events/notifications.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = { first: 500, least: 50, most: 5000 }
/** Target duration of a batch: its deliveries start then, while the next batch is numbered. */
const BATCH_MS = 250
/** Interval of a full scan, in case the database was restored to an earlier state while this process ran. */
const FULL_SCAN_MS = 5 * 60_000

/**
 * Assigns positions to committed events: gapless per company, in the order of insertion. One process at a time does it for all
 * replicas, so a reader that follows positions never skips an event that commits later, and unrelated long transactions
 * cannot delay it. Webhook deliveries are created in the same transaction, and one notification wakes all processes. Runs after
 * each commit of this process, and every second for commits of other replicas.
 */
export class Sequencer extends BackgroundWork {
  #batch = BATCH.first
  #bound = new UnnumberedBound()
  #fullScanAt = Date.now() + FULL_SCAN_MS

  constructor (private readonly database: Database, log: WorkLog) {
    super('sequencer', log, 1000)
    database.listen(COMMITS_CHANNEL, () => this.wake())
  }

  /** Below this id no event is without a position, as far as this process knows. */
  get lowestUnnumbered (): number { return this.#bound.lowest }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const begun = Date.now()
    const isFullScan = begun >= this.#fullScanAt
    if (isFullScan) this.#fullScanAt = begun + FULL_SCAN_MS
    const bound = isFullScan ? new UnnumberedBound() : this.#bound
    const batch = this.#batch
    // If the transaction fails because the batch and its deliveries are too large, the next round tries a smaller batch.
    this.#batch = Math.max(BATCH.least, Math.floor(batch / 4))
    const numbered = await numberEvents(this.database, bound, batch)
    this.#bound = bound
    const fitting = Math.floor(batch * BATCH_MS / Math.max(Date.now() - begun, 1))
    this.#batch = numbered === batch ? Math.min(Math.max(fitting, BATCH.least), batch * 2, BATCH.most) : batch
    // Busy: another replica is numbering, but its snapshot may predate the commits of this process.
    return numbered === 'busy' || numbered === batch ? 'again' : 'done'
  }
}

/**
 * Lower bound of the ids of events that may still lack a position; ids below it are not scanned. While a foreign snapshot is old, such as
 * that of a dump, PostgreSQL keeps a dead index entry for each event numbered since, which a scan would have to skip.
 *
 * Ids are assigned before the commit, by transactions that have a transaction id (`insertEvent`). So a visible id proves that all lower
 * ids had been assigned by then: once every transaction in progress at that time has ended, the next scan sees all its commits.
 */
export class UnnumberedBound {
  #lowest = 0
  #next: { id: number, xmax: number } | undefined

  /** Every event below this id has a position. */
  get lowest (): number { return this.#lowest }

  /**
   * Records that the events visible in a snapshot were numbered, from the bound on: all of them, or up to the id `highest`.
   * @param snapshot the oldest transaction in progress, and the next transaction id, when the snapshot was taken
   */
  record (highest: number, isAll: boolean, snapshot: { xmin: number, xmax: number }): void {
    if (this.#next !== undefined && snapshot.xmin >= this.#next.xmax && (isAll || highest >= this.#next.id)) {
      this.#lowest = this.#next.id + 1
      this.#next = undefined
    }
    if (this.#next === undefined && highest >= this.#lowest) this.#next = { id: highest, xmax: snapshot.xmax }
  }
}

interface Batch extends NumberedEvents { hasWebhooks: boolean, highest: number, xmin: number, xmax: number }

/** Numbers at most `limit` events without a position. @returns how many, or `busy` while another process does it */
export async function numberEvents (
  database: Transactional, bound = new UnnumberedBound(), limit = BATCH.most
): Promise<number | 'busy'> {
  const numbered = await database.transaction(async tx => {
    const [lock] = await tx.query<{ held: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended('recruitment-api sequencer', 0)) as held`)
    if (lock?.held !== true) return 'busy'
    // A separate statement: its snapshot must be taken after the lock.
    const batches = await tx.query<Batch>(sql`
      with batch as (
        select company_id, id from events where position is null and id >= ${bound.lowest} order by id limit ${limit} for no key update
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
        exists (select 1 from webhooks w where w.company_id = a.company_id and w.deleted_at is null) as "hasWebhooks",
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as xmax
      from advanced a join numbered n on n.company_id = a.company_id group by a.company_id, a.last`)
    if (batches.length === 0) return batches
    await tx.send(notification(EVENTS_CHANNEL, batches.map(({ companyId }) => companyId)))
    await makeDeliveries(tx, batches.filter(({ hasWebhooks }) => hasWebhooks))
    return batches
  })
  if (numbered === 'busy') return numbered
  const count = numbered.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  const [snapshot] = numbered
  if (snapshot !== undefined) bound.record(Math.max(...numbered.map(({ highest }) => highest)), count < limit, snapshot)
  return count
}
