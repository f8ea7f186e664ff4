import sql from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { makeDeliveries, type NumberedEvents } from '../domain/deliveries/queue.js'
import { announcement, COMMITS_CHANNEL, EVENTS_CHANNEL } from '../domain/events/news.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 5000
const SMALLEST_BATCH = 50

/**
 * Gives committed events their position: dense for each company, in the order of insertion. One process at a time does it,
 * for all replicas, so a reader that follows positions never passes an event that is not committed yet, and no
 * foreign transaction holds it back. What webhooks are to be sent is made in the same transaction, and one message tells
 * everybody. Works after each commit here, and looks each second for what other replicas left.
 */
export class Sequencer extends BackgroundWork {
  #batch = BATCH

  constructor (private readonly database: Database, log: WorkLog) {
    super('sequencer', log, 1000)
    database.listen(COMMITS_CHANNEL, () => this.wake())
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const batch = this.#batch
    // A batch that is too much for one transaction, because of the deliveries that come with it, is tried in parts.
    this.#batch = Math.max(SMALLEST_BATCH, Math.floor(batch / 4))
    const numbered = await numberEvents(this.database, batch)
    this.#batch = Math.min(BATCH, batch * 2)
    // Busy: another replica numbers what it saw when it began, perhaps not what was committed here.
    return numbered === 'busy' || numbered === batch ? 'again' : 'done'
  }
}

/** Numbers events that have no position yet, `limit` at most. @returns how many, or `busy` when another process is doing it */
export async function numberEvents (database: Database, limit = BATCH): Promise<number | 'busy'> {
  return await database.transaction(async tx => {
    const [lock] = await tx.query<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended('recruitment-api sequencer', 0)) as held`)
    if (lock?.held !== true) return 'busy'
    // A statement of its own: its snapshot must be younger than the lock.
    const numbered = await tx.query<NumberedEvents & { hasWebhooks: boolean }>(sql`
      with batch as (
        select company_id, id from events where position is null order by id limit ${limit}
      ), numbered as (
        select company_id, id, row_number() over (partition by company_id order by id) as place, count(*) over (partition by company_id) as total from batch
      ), advanced as (
        insert into event_positions as p (company_id, last)
        select company_id, count(*) from batch group by company_id
        on conflict (company_id) do update set last = p.last + excluded.last
        returning company_id, last
      ), updated as (
        update events e set position = a.last - n.total + n.place
        from numbered n join advanced a on a.company_id = n.company_id
        where e.company_id = n.company_id and e.id = n.id
      )
      select a.company_id as "companyId", a.last - max(n.total) + 1 as first, a.last,
        exists (select 1 from webhooks w where w.company_id = a.company_id and w.deleted_at is null) as "hasWebhooks"
      from advanced a join numbered n on n.company_id = a.company_id group by a.company_id, a.last`)
    if (numbered.length === 0) return 0
    await tx.send(announcement(EVENTS_CHANNEL, numbered.map(({ companyId }) => companyId)))
    await makeDeliveries(tx, numbered.filter(({ hasWebhooks }) => hasWebhooks))
    return numbered.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  })
}
