import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { lookUp } from '../shared/listing.js'
import { slice, within, type TimeRange } from '../shared/sql.js'
import { TEST_EVENT, type Delivery } from './schema.js'

/** A delivery as stored. */
export interface DeliveryRow extends Omit<Delivery, 'id'> {
  /** Sequence number in the log. */
  id: number
  uuid: string
}

/** Reads these deliveries of a webhook, with their events. */
const selectFrom = (deliveries: Sql, companyId: number, webhookId: string): Sql => sql`
  select d.sequence as id, d.id as uuid, d.webhook_id as "webhookId", coalesce(e.uuid, d.id) as "eventId",
    coalesce(e.event, ${TEST_EVENT}) as event, d.state, d.attempts,
    d.last_status as "lastStatus", d.last_error as "lastError",
    case when d.next_attempt_at is not null and (w.status = 'active' or d.event_id is null)
      then greatest(d.next_attempt_at, t.paused_until) end as "nextAttemptAt",
    d.delivered_at as "deliveredAt", d.created_at as "createdAt", d.updated_at as "updatedAt"
  from ${deliveries} d join webhooks w on w.company_id = ${companyId} and w.id = ${webhookId} and w.deleted_at is null
  join webhook_targets t on t.company_id = ${companyId} and t.id = w.target_id
  left join lateral (select * from events e where e.company_id = ${companyId} and e.id = d.event_id offset 0) e on true`

export interface DeliveryFilter extends TimeRange<'createdAt'> { state?: string[], eventId?: string[] }

/** The log of a webhook, newest first: one more than `limit`. */
export async function walkDeliveries (
  db: Queryable, companyId: number, webhookId: string, filter: DeliveryFilter, { after, limit }: { after?: { id: number }, limit: number }
): Promise<DeliveryRow[]> {
  const order = raw('order by d.sequence desc')
  const eventUuid = sql`(select e.uuid from events e where e.company_id = ${companyId} and e.id = d.event_id)`
  const rows = lookUp({
    table: 'deliveries',
    alias: 'd',
    companyId,
    lookups: [{ column: 'webhook_id', type: 'uuid', values: [webhookId] }, { column: 'state', type: 'text', values: filter.state }],
    where: [
      after && sql`d.sequence < ${after.id}`,
      filter.eventId === undefined ? undefined : sql`coalesce(${eventUuid}, d.id) = any(${filter.eventId}::uuid[])`,
      ...within('d', filter)
    ]
  }, sql`${order} ${slice(limit + 1)}`)
  return await db.query<DeliveryRow>(prepared(sql`${selectFrom(sql`(${rows})`, companyId, webhookId)} ${order}`))
}

/** Whether `d` is this delivery of the webhook, said so that no planner looks through the webhook's log for it. */
export const isDelivery = (companyId: number, webhookId: string, id: string): Sql =>
  sql`d.company_id = ${companyId} and d.id = ${id} and (d.webhook_id = ${webhookId}) is true`

export async function findDelivery (db: Queryable, companyId: number, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db.query<DeliveryRow>(prepared(sql`
    ${selectFrom(raw('deliveries'), companyId, webhookId)}
    where ${isDelivery(companyId, webhookId, id)}`))
  return row
}

/** The delivery as the API shows it. */
export function toDelivery ({ uuid, ...row }: DeliveryRow): Delivery {
  return { ...row, id: uuid }
}
