import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { wakeForgottenQueues } from '../domain/webhooks/queries.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 1000
const INTERVAL_MS = 10 * 60_000

interface Periods {
  /** Days for which events are in the feed; 0 for ever. */
  eventDays: number
  /** Days for which finished deliveries are in the log. */
  deliveryDays: number
}

/** Removes what is kept for a time only, a batch at a time. */
export class Retention extends BackgroundWork {
  constructor (private readonly database: Database, log: WorkLog, private readonly periods: Periods) {
    super('retention', log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (!this.database.ready) return 'done'
    const { eventDays, deliveryDays } = this.periods
    const removed = [await this.#remove(expiredKeys), await this.#remove(finishedDeliveries(deliveryDays)), await this.#remove(deliveriesOfDeleted)]
    await this.database.query(deletedWebhooks)
    await this.database.query(unusedTargets)
    await wakeForgottenQueues(this.database)
    const hasForgotten = eventDays > 0 && await forgetEvents(this.database, eventDays)
    return hasForgotten || removed.includes(BATCH) ? 'again' : 'done'
  }

  async #remove (statement: Sql): Promise<number> {
    return (await this.database.query(statement)).length
  }
}

/** The answers that are kept for repeated requests, after 24 hours. */
const expiredKeys = sql`
  delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where created_at < clock_timestamp() - interval '24 hours' limit ${BATCH} for update skip locked))
  returning 1`

const finishedDeliveries = (days: number) => sql`
  delete from deliveries where ctid = any(array(
    select ctid from deliveries where next_attempt_at is null and updated_at < clock_timestamp() - ${days} * interval '1 day' limit ${BATCH} for update skip locked))
  returning 1`

const deliveriesOfDeleted = sql`
  delete from deliveries where ctid = any(array(
    select d.ctid from webhooks w join deliveries d on d.company_id = w.company_id and d.webhook_id = w.id
    where w.deleted_at is not null limit ${BATCH} for update of d skip locked))
  returning 1`

const deletedWebhooks = sql`
  delete from webhooks w where w.deleted_at is not null and not exists (
    select 1 from deliveries d where d.company_id = w.company_id and d.webhook_id = w.id)`

/** Addresses that no webhook has any more, unless one is being made at this moment. */
const unusedTargets = sql`
  delete from webhook_targets where (company_id, id) in (
    select t.company_id, t.id from webhook_targets t
    where not exists (select 1 from webhooks w where w.company_id = t.company_id and w.target_id = t.id) for update skip locked)`

/**
 * Moves the beginning of each company's log past what is too old, a batch of positions at a time, and removes what stood there:
 * not what belongs to the history of an application or a candidate, nor what is still to be delivered.
 * @returns whether there was any
 */
async function forgetEvents (database: Database, days: number): Promise<boolean> {
  return await database.transaction(async tx => {
    const moved = await tx.query<{ companyId: number, first: number, last: number }>(sql`
      update event_positions p set forgotten = old.last
      from (
        select q.company_id, q.forgotten, max(n.position) as last from event_positions q cross join lateral (
          select e.position, e.date from events e where e.company_id = q.company_id and e.position > q.forgotten order by e.position limit ${BATCH}) n
        where n.date < clock_timestamp() - ${days} * interval '1 day' group by q.company_id, q.forgotten limit 100) old
      where p.company_id = old.company_id and p.forgotten = old.forgotten
      returning p.company_id as "companyId", old.forgotten + 1 as first, old.last`)
    for (const { companyId, first, last } of moved) {
      const forgotten = sql`e.company_id = ${companyId} and e.position between ${first} and ${last} and e.application_id is null and e.candidate_id is null`
      await tx.query(sql`delete from deliveries d using events e where ${forgotten} and d.company_id = e.company_id and d.event_id = e.id and d.next_attempt_at is null`)
      await tx.query(sql`delete from events e where ${forgotten} and not exists (select 1 from deliveries d where d.company_id = e.company_id and d.event_id = e.id)`)
    }
    return moved.length > 0
  })
}
