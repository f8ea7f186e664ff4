import sql from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { makeDeliveries, type NumberedEvents } from '../domain/deliveries/queue.js'
import { notification, COMMITS_CHANNEL, EVENTS_CHANNEL } from '../domain/events/notifications.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = { first: 500, least: 50, most: 5000 }
/** A batch shall take about so long: what comes of it starts then, while the next is numbered. */
const BATCH_MS = 250
/** So often all ids are looked at, in case that the database was put back to an earlier state while this process ran. */
const LOOK_MS = 5 * 60_000

/**
 * Gives committed events their position: dense for each company, in the order of insertion. One process at a time does it,
 * for all replicas, so a reader that follows positions never passes an event that is not committed yet, and no
 * foreign transaction holds it back. What webhooks are to be sent is made in the same transaction, and one message tells
 * everybody. Works after each commit here, and looks each second for what other replicas left.
 */
export class Sequencer extends BackgroundWork {
  #batch = BATCH.first
  #bound = new UnnumberedBound()
  #lookAt = Date.now() + LOOK_MS

  constructor (private readonly database: Database, log: WorkLog) {
    super('sequencer', log, 1000)
    database.listen(COMMITS_CHANNEL, () => this.wake())
  }

  /** Below this id no event is without a position, as far as this process knows. */
  get lowestUnnumbered (): number { return this.#bound.lowest }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const begun = Date.now()
    const isLook = begun >= this.#lookAt
    if (isLook) this.#lookAt = begun + LOOK_MS
    const bound = isLook ? new UnnumberedBound() : this.#bound
    const batch = this.#batch
    // A batch that is too much for one transaction, because of the deliveries that come with it, is tried in parts.
    this.#batch = Math.max(BATCH.least, Math.floor(batch / 4))
    const numbered = await numberEvents(this.database, bound, batch)
    this.#bound = bound
    const fitting = Math.floor(batch * BATCH_MS / Math.max(Date.now() - begun, 1))
    this.#batch = numbered === batch ? Math.min(Math.max(fitting, BATCH.least), batch * 2, BATCH.most) : batch
    // Busy: another replica numbers what it saw when it began, perhaps not what was committed here.
    return numbered === 'busy' || numbered === batch ? 'again' : 'done'
  }
}

/**
 * Below which no event can be without a position any more, so that nobody looks there: while a foreign snapshot is old, such as that
 * of a dump, PostgreSQL keeps an index entry of each event that was numbered since.
 *
 * Ids are taken before the commit, by transactions that have an id of their own (`insertEvent`). So an id that was seen says that all below
 * it had been taken by then: when every transaction that was in progress at that time has ended, what it committed is seen by the
 * next look.
 */
export class UnnumberedBound {
  #lowest = 0
  #next: { id: number, xmax: number } | undefined

  /** Nothing is without a position below this id. */
  get lowest (): number { return this.#lowest }

  /**
   * Numbered was what a snapshot showed from the bound on: all of it, or up to the highest id.
   * @param snapshot the oldest transaction in progress, and the next one, as the snapshot was taken
   */
  note (highest: number, isAll: boolean, snapshot: { xmin: number, xmax: number }): void {
    if (this.#next !== undefined && snapshot.xmin >= this.#next.xmax && (isAll || highest >= this.#next.id)) {
      this.#lowest = this.#next.id + 1
      this.#next = undefined
    }
    if (this.#next === undefined && highest >= this.#lowest) this.#next = { id: highest, xmax: snapshot.xmax }
  }
}

interface Batch extends NumberedEvents { hasWebhooks: boolean, highest: number, xmin: number, xmax: number }

/** Numbers events that have no position yet, `limit` at most. @returns how many, or `busy` when another process is doing it */
export async function numberEvents (database: Database, bound = new UnnumberedBound(), limit = BATCH.most): Promise<number | 'busy'> {
  const numbered = await database.transaction(async tx => {
    const [lock] = await tx.query<{ held: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended('recruitment-api sequencer', 0)) as held`)
    if (lock?.held !== true) return 'busy'
    // A statement of its own: its snapshot must be younger than the lock.
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
  if (snapshot !== undefined) bound.note(Math.max(...numbered.map(({ highest }) => highest)), count < limit, snapshot)
  return count
}
