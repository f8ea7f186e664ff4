import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { announcement, DELIVERIES_CHANNEL } from '../events/news.js'
import type { EventName } from '../events/schema.js'
import { oneOf, pageOf, where, type Window } from '../sql.js'
import type { Webhook } from './schema.js'

export interface WebhookRow extends Webhook { version: number, targetId: number, pastActions: EventName[] }

export const COLUMNS = raw(`
  w.id, w.action, w.postback_url as "postbackUrl", w.status, w.status_reason as "statusReason", w.client_headers as "clientHeaders",
  w.tech_owner_name as "techOwnerName", w.tech_owner_email as "techOwnerEmail", w.created_at as "createdAt", w.updated_at as "updatedAt",
  w.version, w.target_id as "targetId", w.past_actions as "pastActions"`)

/** The secrets of webhook `w` before the present one that are still valid, as `r.one`. */
export const STILL_VALID = sql`jsonb_array_elements(w.retired_secrets) r (one) where (r.one ->> 'until')::timestamptz > clock_timestamp()`

export interface WebhookFilter { action?: string[], status?: string[] }

/** One page of the company's webhooks, and how many there are on all pages. */
export async function listWebhooks (db: Queryable, companyId: number, { action, status }: WebhookFilter, window: Window): Promise<{ rows: WebhookRow[], total: number }> {
  return await pageOf<WebhookRow>(db, {
    columns: COLUMNS,
    from: sql`from webhooks w`,
    where: where([sql`w.company_id = ${companyId}`, sql`w.deleted_at is null`, oneOf(sql`w.action`, action), oneOf(sql`w.status`, status)]),
    alias: 'w'
  }, window)
}

export async function findWebhook (db: Queryable, companyId: number, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(prepared(sql`
    select ${COLUMNS} from webhooks w where w.company_id = ${companyId} and w.id = ${id} and w.deleted_at is null`))
  return row
}

/**
 * The webhook, locked until the end of the transaction; events for it are still numbered meanwhile.
 * @throws ApiError NOT_FOUND unless the company has this webhook
 */
export async function lockWebhook (tx: Queryable, companyId: number, id: string): Promise<WebhookRow> {
  const [row] = await tx.query<WebhookRow>(prepared(sql`
    select ${COLUMNS} from webhooks w where w.company_id = ${companyId} and w.id = ${id} and w.deleted_at is null for no key update`))
  if (row === undefined) throw notFound('webhook')
  return row
}

/** The queue of an address, made when it is new. */
export async function putTarget (tx: Queryable, companyId: number, url: string): Promise<number> {
  const [target] = await tx.query<{ id: number }>(sql`
    insert into webhook_targets (company_id, url) values (${companyId}, ${url})
    on conflict (company_id, url) do update set url = excluded.url returning id`)
  return target?.id as number
}

/** There may be something to send for these webhooks from now on: whoever works on their queues looks again. */
export async function wakeQueues (tx: Queryable, webhookIds: string[], companyIds: number[]): Promise<void> {
  await tx.query(sql`
    update webhook_targets t set due_at = clock_timestamp(), generation = t.generation + 1
    from webhooks w where w.company_id = any(${[...new Set(companyIds)]}::bigint[]) and w.id = any(${webhookIds}::uuid[]) and t.company_id = w.company_id and t.id = w.target_id`)
  await tx.query(announcement(DELIVERIES_CHANNEL, companyIds))
}

/** Queues that hold something that is due and are not woken: in case a webhook moved in the very moment of an event. */
export async function wakeForgottenQueues (db: Queryable): Promise<void> {
  await db.query(sql`
    update webhook_targets t set due_at = clock_timestamp(), generation = t.generation + 1
    where t.due_at is null and exists (
      select 1 from webhooks w join deliveries d on d.company_id = w.company_id and d.webhook_id = w.id
      where w.company_id = t.company_id and w.target_id = t.id and w.status = 'active' and w.deleted_at is null and d.next_attempt_at <= clock_timestamp())`)
}
