import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { ENTITIES_OF_JOBS } from '../events/catalog.js'
import { wakeQueues } from '../webhooks/queries.js'

// From events to deliveries. `application.moved` of a job in department 3 makes one delivery for each webhook that
// - follows `application.moved` or `application.*` (`webhook_actions`),
// - was made before the event, and is not inactive or deleted,
// - has no filter, or one that names the job or department 3,
// - includes history, if the event happened before it was recorded.

/** Ordering key of the event `e`: events of one application, or else of one object, must arrive in order. */
export const ORDERING_KEY = sql`
  case when e.application_id is null then e.entity_type || ' ' || e.entity_id else 'application ' || e.application_id end`

/** The job that the event `e` is about, or what belongs to it; null for others. */
const JOB_ID = sql`
  (case when e.entity_type = 'job' then e.entity_id when e.entity_type = any(${ENTITIES_OF_JOBS}) then e.data ->> 'jobId' end)::bigint`

/**
 * Whether the event `e` passes the filters of a webhook. The department is the current one of the job; for an event of the job itself, it
 * is the one that the job had then, or the one before.
 */
export function passes (companyId: number, { jobIds, departmentIds }: { jobIds: Sql, departmentIds: Sql }): Sql {
  const present = sql`(select j.department_id from jobs j where j.company_id = ${companyId} and j.id = ${JOB_ID})`
  const ofEvent = (field: string) => sql`case when e.entity_type = 'job' then (e.data ->> ${field})::bigint end`
  return sql`(
    (${jobIds} = '{}' or ${JOB_ID} = any(${jobIds}))
    and (${departmentIds} = '{}' or array[${present}, ${ofEvent('departmentId')}, ${ofEvent('previousDepartmentId')}] && ${departmentIds}))`
}

/** Events of a company that got their positions. */
export interface NumberedEvents { companyId: number, eventIds: number[] }

/** The webhooks that follow these events and are older than they are, with each of their events in order. */
async function findFollowers (
  tx: Transaction, { companyId, eventIds }: NumberedEvents
): Promise<Array<{ webhookId: string, eventId: number, orderingKey: string }>> {
  // Followers are looked up once for each kind of event, filters for each event that meets one. All steps read by keys, whatever the
  // planner knows of the tables.
  return await tx.query(prepared(sql`
    with numbered as materialized (
      select e.id, e.event, e.entity_type, e.occurred_at is not null as is_history, ${ORDERING_KEY} as ordering_key
      from unnest(${eventIds}::bigint[]) n (id)
      cross join lateral (select * from events e where e.company_id = ${companyId} and e.id = n.id limit 1) e
    ), followers as materialized (
      select distinct k.event, w.id, w.after_event_id, w.job_ids, w.department_ids, w.include_history
      from (select distinct event, entity_type from numbered) k
      cross join lateral (
        select a.webhook_id from webhook_actions a where a.company_id = ${companyId}
          and a.action = any(array[k.event, split_part(k.event, '.', 1) || '.*', k.entity_type || '.*']) offset 0) a
      cross join lateral (select * from webhooks w where w.company_id = ${companyId} and w.id = a.webhook_id offset 0) w
      where w.deleted_at is null and w.status <> 'inactive'
    )
    select f.id as "webhookId", n.id as "eventId", n.ordering_key as "orderingKey"
    from numbered n join followers f on f.event = n.event and f.after_event_id < n.id and (f.include_history or not n.is_history)
    where (f.job_ids = '{}' and f.department_ids = '{}') or (
      select ${passes(companyId, { jobIds: sql`f.job_ids`, departmentIds: sql`f.department_ids` })}
      from events e where e.company_id = ${companyId} and e.id = n.id)
    order by n.id`))
}

/**
 * Creates the deliveries of these events, in order, for every webhook that follows them and is older than they are; also for suspended
 * webhooks, which send them once they are active again.
 */
export async function makeDeliveries (tx: Transaction, events: NumberedEvents[]): Promise<void> {
  for (const each of events) {
    const { companyId } = each
    const due = await findFollowers(tx, each)
    if (due.length === 0) continue
    const webhookIds = due.map(({ webhookId }) => webhookId)
    // By values: a node of a distributed database cannot insert what it reads through such joins.
    await tx.send(sql`
      insert into deliveries (company_id, id, webhook_id, event_id, ordering_key, next_attempt_at)
      select ${companyId}::bigint, gen_random_uuid(), d.webhook_id, d.event_id, d.ordering_key, statement_timestamp()
      from unnest(${webhookIds}::uuid[], ${due.map(({ eventId }) => eventId)}::bigint[],
        ${due.map(({ orderingKey }) => orderingKey)}::text[]) d (webhook_id, event_id, ordering_key)
      on conflict do nothing`)
    await wakeQueues(tx, companyId, [...new Set(webhookIds)])
  }
}
