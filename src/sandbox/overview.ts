import sql from 'sql-template-tag'
import type { Queryable } from '../database/port.js'
import type { OutboxMessage } from './outbox.js'

const RECENT_EVENTS = 5

/** The sandbox as its owner sees it. */
export interface Sandbox {
  companyId: number
  /** The secret of its token. */
  token: string
  overview: () => Promise<Overview>
  /** The messages that it has sent. */
  outbox: () => Promise<OutboxMessage[]>
  /** Sets how many milliseconds its clock is ahead of the machine's. */
  moveClock: (offsetMs: number) => Promise<void>
  /** Restores its first state. */
  reset: () => Promise<void>
}

/** What the sandbox holds, and where the last events of its log begin. */
export interface Overview {
  jobs: number
  candidates: number
  applications: number
  /** The position after which the last events begin. */
  recent: number
  /** How many events after `recent` the totals already include, even those without a position. */
  known: number
}

/** The sandbox's company as of one moment. */
export async function readOverview (db: Queryable, companyId: number): Promise<Overview> {
  const [overview] = await db.query<Overview>(sql`
    select (select count(*) from jobs where company_id = ${companyId}) as jobs,
      (select count(*) from candidates where company_id = ${companyId}) as candidates,
      (select count(*) from applications where company_id = ${companyId}) as applications,
      greatest(p.last - ${RECENT_EVENTS}, p.trimmed_to) as recent,
      p.last - greatest(p.last - ${RECENT_EVENTS}, p.trimmed_to)
        + (select count(*) from unnumbered_events where company_id = ${companyId}) as known
    from (select coalesce(max(last), 0) as last, coalesce(max(trimmed_to), 0) as trimmed_to
      from event_positions where company_id = ${companyId}) p`)
  return overview as Overview
}
