import sql from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 5000

/**
 * Gives committed events their position: dense for each company, in the order of insertion. One process at a time does it,
 * for all replicas, so a reader that follows positions never passes an event that is not committed yet, and no
 * foreign transaction holds it back. Works after each commit here, and looks each second for what other replicas left.
 */
export class Sequencer extends BackgroundWork {
  constructor (private readonly database: Database, log: WorkLog) {
    super('sequencer', log, 1000)
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const numbered = await numberEvents(this.database)
    // Busy: another replica numbers what it saw when it began, perhaps not what was committed here.
    return numbered === 'busy' || numbered === BATCH ? 'again' : 'done'
  }
}

/** Numbers the events that have no position yet. @returns how many, or `busy` when another process is doing it */
export async function numberEvents (database: Database): Promise<number | 'busy'> {
  return await database.transaction(async tx => {
    const [lock] = await tx.query<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended('recruitment-api sequencer', 0)) as held`)
    if (lock?.held !== true) return 'busy'
    // A statement of its own: its snapshot must be younger than the lock.
    const [result] = await tx.query<{ count: number }>(sql`
      with batch as (
        select company_id, id from events where position is null order by id limit ${BATCH}
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
        returning 1
      )
      select count(*) as count from updated`)
    return result?.count ?? 0
  })
}
