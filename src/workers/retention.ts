import sql from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 1000
const INTERVAL_MS = 10 * 60_000

/** Removes what is kept for a time only: the answers that are kept for repeated requests, after 24 hours. */
export class Retention extends BackgroundWork {
  constructor (private readonly database: Database, log: WorkLog) {
    super('retention', log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const removed = await this.database.query(sql`
      delete from idempotency_keys where ctid in (
        select ctid from idempotency_keys where created_at < clock_timestamp() - interval '24 hours' limit ${BATCH} for update skip locked)
      returning 1`)
    return removed.length === BATCH ? 'again' : 'done'
  }
}
