import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction, type Transactional } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { EVENTS, type EventName } from '../events/catalog.js'
import { notification, DELIVERIES_CHANNEL } from '../events/notifications.js'
import type { Change } from '../shared/change.js'
import { createdBy, oneOf, pageOf, type PageSlice } from '../shared/sql.js'
import type { Webhook } from './schema.js'

export interface WebhookRow extends Webhook { version: number, targetId: number, pastActions: EventName[] }

export const COLUMNS = raw(`
  w.id, w.action, w.postback_url as "postbackUrl", w.status, w.status_reason as "statusReason",
  array(select name from jsonb_object_keys(w.client_headers) name order by name collate "C") as "clientHeaderNames",
  w.tech_owner_name as "techOwnerName", w.tech_owner_email as "techOwnerEmail",
  w.created_at as "createdAt", ${createdBy('w')}, w.updated_at as "updatedAt", w.version,
  w.target_id as "targetId", w.past_actions as "pastActions"`)

/** The earlier secrets of webhook `w` that are still valid, as `r.one`. */
export const STILL_VALID = sql`jsonb_array_elements(w.retired_secrets) r (one) where (r.one ->> 'until')::timestamptz > clock_timestamp()`

export interface WebhookFilter { action?: string[], status?: string[] }

/** One page of the company's webhooks, and their total number. */
export async function listWebhooks (
  db: Queryable, companyId: number, { action, status }: WebhookFilter, window: PageSlice
): Promise<{ rows: WebhookRow[], total: number }> {
  return await pageOf<WebhookRow>(db, {
    columns: COLUMNS,
    table: 'webhooks',
    alias: 'w',
    companyId,
    where: [sql`w.deleted_at is null`, oneOf(sql`w.action`, action), oneOf(sql`w.status`, status)]
  }, window)
}

export async function findWebhook (db: Queryable, companyId: number, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(prepared(sql`
    select ${COLUMNS} from webhooks w where w.company_id = ${companyId} and w.id = ${id} and w.deleted_at is null`))
  return row
}

/** A webhook with its headers, which only deliveries use. */
interface LockedWebhook extends WebhookRow { clientHeaders: Record<string, string> }

/**
 * The webhook, locked until the end of the transaction; the lock does not block the sequencer.
 * @throws ApiError NOT_FOUND unless the company has this webhook, FORBIDDEN if the token may not read all that it sends or has sent
 */
export async function lockWebhook (change: Change, id: string): Promise<LockedWebhook> {
  const [row] = await change.tx.query<LockedWebhook>(prepared(sql`
    select ${COLUMNS}, w.client_headers as "clientHeaders"
    from webhooks w where w.company_id = ${change.companyId} and w.id = ${id} and w.deleted_at is null for no key update`))
  if (row === undefined) throw notFound('webhook')
  // Deliveries of earlier actions may be waiting, or be redelivered.
  for (const action of [row.action, ...row.pastActions]) requireReadScope(change, action)
  return row
}

/** @throws ApiError FORBIDDEN if the token may not read the objects of such events */
export function requireReadScope (change: Change, action: EventName): void {
  change.requireScope(EVENTS[action].readScope)
}

/** The id of the queue of an address, created if it is new. */
export async function putTarget (tx: Queryable, companyId: number, url: string): Promise<number> {
  const [target] = await tx.query<{ id: number }>(sql`
    insert into webhook_targets (company_id, url) values (${companyId}, ${url})
    on conflict (company_id, url) do update set url = excluded.url returning id`)
  return target?.id as number
}

/** Makes the queues of these webhooks due, and notifies the processes that work on them. */
export async function wakeQueues (tx: Queryable, companyId: number, webhookIds: string[]): Promise<void> {
  await tx.query(sql`
    update webhook_targets t set due_at = statement_timestamp(), generation = t.generation + 1
    from webhooks w where w.company_id = ${companyId} and w.id = any(${webhookIds}::uuid[])
      and t.company_id = ${companyId} and t.id = w.target_id`)
  await tx.query(notification(DELIVERIES_CHANNEL, [companyId]))
}

/**
 * Makes queues with due deliveries due that were not woken, which can happen if a webhook changes its address while an event is numbered.
 * Skips locked queues until the next round, which prevents deadlocks with `wakeQueues`.
 */
export async function wakeMissedQueues (db: Transactional): Promise<void> {
  const missed = await db.query<{ companyId: number, ids: string[] }>(sql`
    select t.company_id as "companyId", array_agg(t.id) as ids from webhook_targets t
    where t.due_at is null and exists (
      select 1 from webhooks w join deliveries d on d.company_id = w.company_id and d.webhook_id = w.id
      where w.company_id = t.company_id and w.target_id = t.id and w.status = 'active' and w.deleted_at is null
        and d.next_attempt_at <= statement_timestamp())
    group by t.company_id`)
  for (const { companyId, ids } of missed) await db.transaction(async tx => await wakeTargets(tx, companyId, ids))
}

async function wakeTargets (tx: Transaction, companyId: number, ids: string[]): Promise<void> {
  const held = await tx.query<{ id: number }>(sql`
    select id from webhook_targets where company_id = ${companyId} and id = any(${ids}::bigint[]) and due_at is null
    for no key update skip locked`)
  await tx.send(sql`
    update webhook_targets set due_at = statement_timestamp(), generation = generation + 1
    where company_id = ${companyId} and id = any(${held.map(({ id }) => id)}::bigint[])`)
}
