import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction, type Transactional } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { waitsFor } from './open-deliveries.js'
import { eventsOf, readScopesOf, type EventName, type EventPattern } from '../events/catalog.js'
import { notification, DELIVERIES_CHANNEL } from '../events/notifications.js'
import type { Change } from '../shared/change.js'
import { pageOf, type PageSlice } from '../shared/pages.js'
import { walk } from '../shared/walk.js'
import { createdBy, oneOf, where, within, type Keyset, type TimeRange } from '../shared/sql.js'
import type { Webhook } from './schema.js'

/** A webhook as stored. `action` is set for a webhook with one event and no filters. */
export interface WebhookRow extends Webhook { version: number, targetId: number, action: EventName | null, pastActions: EventPattern[] }
type SimpleWebhookRow = WebhookRow & { action: EventName }

export const COLUMNS = raw(`
  w.id, w.actions, w.job_ids as "jobId", w.department_ids as "departmentId", w.include_history as "includeHistory",
  w.only_action as action, w.postback_url as "postbackUrl", w.status, w.status_reason as "statusReason",
  array(select name from jsonb_object_keys(w.client_headers) name order by name collate "C") as "clientHeaderNames",
  w.tech_owner_name as "techOwnerName", w.tech_owner_email as "techOwnerEmail",
  w.created_at as "createdAt", ${createdBy('w')}, w.updated_at as "updatedAt", w.version,
  w.target_id as "targetId", w.past_actions as "pastActions"`)

/** The earlier secrets of webhook `w` that are still valid, as `r.one`. */
export const STILL_VALID = sql`jsonb_array_elements(w.retired_secrets) r (one) where (r.one ->> 'until')::timestamptz > clock_timestamp()`

export interface WebhookFilter extends TimeRange<'updatedAt'> { id?: string[], action?: string[], status?: string[] }

/** One page of the company's webhooks with one action and no filters, and their total number. */
export async function listSimpleWebhooks (
  db: Queryable, companyId: number, { action, status, ...range }: Omit<WebhookFilter, 'id'>, window: PageSlice
): Promise<{ rows: SimpleWebhookRow[], total: number }> {
  return await pageOf<SimpleWebhookRow>(db, {
    columns: COLUMNS,
    table: 'webhooks',
    alias: 'w',
    companyId,
    where: [
      sql`w.deleted_at is null`, sql`w.only_action is not null`, oneOf(sql`w.only_action`, action), oneOf(sql`w.status`, status),
      ...within('w', range)
    ]
  }, window)
}

/** The next webhooks after the keyset's position: one more than `limit`. */
export async function walkWebhooks (db: Queryable, companyId: number, filter: WebhookFilter, page: Keyset): Promise<WebhookRow[]> {
  const ids = filter.action === undefined ? filter.id : await findByAction(db, companyId, filter.action, filter.id)
  return await db.query<WebhookRow>(await walk(db, {
    columns: COLUMNS,
    table: 'webhooks',
    alias: 'w',
    companyId,
    lookups: [{ column: 'id', type: 'uuid', values: ids, isFew: true }],
    where: [sql`w.deleted_at is null`, oneOf(sql`w.status`, filter.status), ...within('w', filter)]
  }, page))
}

/** The webhooks, among `ids` if given, with one of these actions: a bounded number of each. */
async function findByAction (db: Queryable, companyId: number, actions: string[], ids: string[] | undefined): Promise<string[]> {
  const rows = await db.query<{ id: string }>(prepared(sql`
    select distinct a.webhook_id as id from webhook_actions a
    ${where([sql`a.company_id = ${companyId}`, sql`a.action = any(${actions}::text[])`, oneOf(sql`a.webhook_id`, ids)])}`))
  return rows.map(({ id }) => id)
}

/** A webhook as operators see it. */
export interface ListedWebhook extends
  Pick<Webhook, 'id' | 'status' | 'statusReason' | 'actions' | 'postbackUrl' | 'techOwnerName' | 'techOwnerEmail' | 'updatedAt'> {
  companyId: number
}

/** The webhooks of a company, or of all companies, the least recently changed first. */
export async function listWebhooks (
  db: Queryable, { companyId, status }: { companyId?: number, status?: Webhook['status'] }
): Promise<ListedWebhook[]> {
  return await db.query<ListedWebhook>(sql`
    select w.company_id as "companyId", w.id, w.status, w.status_reason as "statusReason", w.actions, w.postback_url as "postbackUrl",
      w.tech_owner_name as "techOwnerName", w.tech_owner_email as "techOwnerEmail", w.updated_at as "updatedAt"
    from webhooks w
    ${where([
      sql`w.deleted_at is null`,
      ...companyId === undefined ? [] : [sql`w.company_id = ${companyId}`],
      ...status === undefined ? [] : [sql`w.status = ${status}`]
    ])}
    order by w.updated_at, w.company_id, w.id`)
}

export async function findWebhook (db: Queryable, companyId: number, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(prepared(sql`
    select ${COLUMNS} from webhooks w where w.company_id = ${companyId} and w.id = ${id} and w.deleted_at is null`))
  return row
}

/** @throws ApiError NOT_FOUND */
export async function getWebhook (db: Queryable, companyId: number, id: string): Promise<WebhookRow> {
  const webhook = await findWebhook(db, companyId, id)
  if (webhook === undefined) throw notFound('webhook')
  return webhook
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
  // Deliveries of earlier actions may still wait, or be redelivered.
  requireReadScopes(change, [...row.actions, ...row.pastActions])
  if (row.departmentId.length > 0) change.requireScope('jobs:read')
  return row
}

/** @throws ApiError FORBIDDEN if the token may not read the objects of such events */
export function requireReadScopes (change: Change, actions: EventPattern[]): void {
  for (const scope of actions.flatMap(eventsOf).flatMap(readScopesOf)) change.requireScope(scope)
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
 * Skips locked queues until the next round, which prevents deadlocks with `wakeQueues`. Looks up one delivery of each webhook whose queue
 * is not due, however many wait.
 */
export async function wakeMissedQueues (db: Transactional): Promise<void> {
  const missed = await db.query<{ companyId: number, ids: number[] }>(sql`
    select w.company_id as "companyId", array_agg(distinct w.target_id) as ids from webhooks w
    cross join lateral (
      select 1 from webhook_targets where company_id = w.company_id and id = w.target_id and due_at is null limit 1) t
    cross join lateral (
      select 1 from deliveries o
      where company_id = w.company_id and ${waitsFor(sql`o`, sql`w.id`)} and next_attempt_at <= statement_timestamp()
      order by next_attempt_at, event_id limit 1) d
    where w.status = 'active' and w.deleted_at is null
    group by w.company_id`)
  for (const { companyId, ids } of missed) await db.transaction(async tx => await wakeTargets(tx, companyId, ids))
}

async function wakeTargets (tx: Transaction, companyId: number, ids: number[]): Promise<void> {
  const held = await tx.query<{ id: number }>(sql`
    select id from webhook_targets where company_id = ${companyId} and id = any(${ids}::bigint[]) and due_at is null
    for no key update skip locked`)
  await tx.send(sql`
    update webhook_targets set due_at = statement_timestamp(), generation = generation + 1
    where company_id = ${companyId} and id = any(${held.map(({ id }) => id)}::bigint[])`)
}
