import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { toEventText, WHOLE_DATA, type FeedRow } from '../events/queries.js'
import { STILL_VALID } from '../webhooks/queries.js'
import type { Target } from './claims.js'
import { TEST_EVENT } from './schema.js'

/**
 * The message of a delivery, read just before it is sent, because personal data may have been anonymized meanwhile, and the company may
 * have another name.
 */
export interface Message {
  deliveryId: string
  companyName: string
  webhookId: string
  eventId: string
  /** The event as in the feed, as JSON text. */
  event: string
  clientHeaders: Record<string, string>
  /** The currently valid signing secrets. */
  secrets: string[]
  webhookIsFailing: boolean
  /** The trace of the request that the event came from. */
  traceparent: string | null
}

/** The messages of these deliveries, except those that must not be sent any more. */
export async function findMessages (db: Queryable, { companyId, id }: Target, deliveryIds: string[]): Promise<Message[]> {
  const rows = await db.query<Omit<Message, 'eventId' | 'event'> & FeedRow>(prepared(sql`
    select d.id as "deliveryId", c.name as "companyName", d.webhook_id as "webhookId", coalesce(e.uuid, d.id) as uuid,
      coalesce(e.event, ${TEST_EVENT}) as event, coalesce(e.date, d.created_at) as date,
      e.occurred_at as "occurredAt", e.token_id as "tokenId", e.token_name as "tokenName",
      coalesce(e.entity_type, 'webhook') as "entityType", coalesce(e.entity_id, w.id::text) as "entityId",
      coalesce(${WHOLE_DATA}, jsonb_strip_nulls(jsonb_build_object(
        'webhookId', w.id, 'actions', w.actions, 'action', w.only_action))::text) as data,
      w.client_headers as "clientHeaders", array[w.secret] || array(select r.one ->> 'secret' from ${STILL_VALID}) as secrets,
      w.failing_since is not null as "webhookIsFailing", e.trace_context as traceparent
    from deliveries d join webhooks w on w.company_id = ${companyId} and w.id = d.webhook_id
    join companies c on c.id = ${companyId}
    left join events e on e.company_id = ${companyId} and e.id = d.event_id
    where d.company_id = ${companyId} and d.id = any(${deliveryIds}::uuid[]) and d.next_attempt_at is not null
      and w.target_id = ${id} and w.deleted_at is null and (w.status = 'active' or d.event_id is null)`))
  return rows.map(row => ({ ...row, eventId: row.uuid, event: toEventText(row) }))
}
