import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { WEBHOOK_EVENTS } from '../events/webhook-events.js'
import { insertEvent } from '../shared/events.js'
import { webhookState } from '../webhooks/events.js'
import { IS_OPEN, KEY, keyOf } from '../webhooks/open-deliveries.js'
import { COLUMNS as WEBHOOK_COLUMNS, type WebhookRow } from '../webhooks/queries.js'
import { nextVersion } from '../shared/sql.js'
import type { Target } from './claims.js'
import { holdWebhooks, makeDue, readTime, type DueDelivery } from './due.js'
import { MAX_ATTEMPTS, type Attempt, type DeliveryState } from './schema.js'

/** Failed attempts in the current retry series of a delivery, and milliseconds since the first of them, if any. */
export interface RetrySeries { tries: number, retryingFor: number | null }

/** The current series, read with the webhooks locked: a series may have been restarted while the attempt was in progress. */
export async function findSeries (tx: Transaction, { companyId }: Target, deliveryIds: string[]): Promise<Map<string, RetrySeries>> {
  const rows = await tx.query<RetrySeries & { id: string }>(prepared(sql`
    select d.id, d.tries, extract(epoch from clock_timestamp() - d.retrying_since) * 1000 as "retryingFor"
    from unnest(${deliveryIds}::uuid[]) asked (id) cross join lateral (
      select * from deliveries where company_id = ${companyId} and id = asked.id limit 1) d`))
  return new Map(rows.map(({ id, ...series }) => [id, series]))
}

/** The outcome of an attempt, and the new state of its delivery. */
export interface DeliveryUpdate {
  delivery: DueDelivery
  attempt: Attempt
  state: Exclude<DeliveryState, 'pending'>
  /** Milliseconds until the next attempt; null for none. */
  retryIn: number | null
}

/**
 * Saves the outcomes of attempts. Later deliveries with the same ordering key wait for a failed one, and become due once it is done. The
 * webhooks are locked, so that nobody else changes their open deliveries.
 */
export async function saveOutcomes (tx: Transaction, target: Target, updates: DeliveryUpdate[]): Promise<void> {
  const { companyId } = target
  const { now, after } = await readTime(tx)
  await tx.send(prepared(sql`
    update deliveries d set state = s.state, tries = d.tries + 1,
      attempts = (case when jsonb_array_length(d.attempts) >= ${MAX_ATTEMPTS} then d.attempts - 0 else d.attempts end) || s.attempt,
      last_status = (s.attempt ->> 'status')::integer, last_error = s.attempt ->> 'error',
      retrying_since = case when s.state = 'failed' then coalesce(d.retrying_since, ${now}::timestamptz) end,
      next_attempt_at = s.due_at,
      delivered_at = case when s.state = 'delivered' then ${now}::timestamptz else d.delivered_at end, updated_at = ${now}::timestamptz
    from unnest(${updates.map(({ delivery }) => delivery.id)}::uuid[], ${updates.map(({ state }) => state)}::text[],
      ${updates.map(({ attempt }) => JSON.stringify(attempt))}::jsonb[],
      ${updates.map(({ retryIn }) => retryIn === null ? null : after(retryIn))}::timestamptz[]) s (id, state, attempt, due_at)
    where d.company_id = ${companyId} and d.id = s.id and d.next_attempt_at is not null`))
  const heads = updates.filter(({ delivery, retryIn }) => retryIn !== null || delivery.tries > 0)
  if (heads.length === 0) return
  // A lookup per key, and an update by ids: as a join, planned without statistics, it would read all deliveries of the company.
  const behind = await tx.query<{ id: string, dueAt: string }>(prepared(sql`
    select o.id, coalesce(s.due_at, ${now}::timestamptz) as "dueAt"
    from unnest(${heads.map(({ delivery }) => keyOf(delivery))}::text[], ${heads.map(({ delivery }) => delivery.eventId)}::bigint[],
      ${heads.map(({ retryIn }) => retryIn === null ? null : after(retryIn))}::timestamptz[]) s (key, event_id, due_at)
    cross join lateral (
      select e.id from deliveries e
      where e.company_id = ${companyId} and ${KEY(sql`e`)} = s.key and e.event_id > s.event_id and ${IS_OPEN(sql`e`)}
        and (s.due_at is not null or e.next_attempt_at > ${now}::timestamptz)
      order by e.event_id offset 0) o`))
  if (behind.length > 0) await makeDue(tx, target, now, behind)
}

/** Updates the failing state of the webhooks at this address, except those that have moved to another address meanwhile. */
export async function updateWebhookHealth (
  tx: Transaction,
  target: Target,
  { taking, failures, wereFailing, giveUpAfterMs }: {
    taking: string[], failures: Array<{ webhookId: string, isGone: boolean }>, wereFailing: boolean, giveUpAfterMs: number
  }
): Promise<Set<string>> {
  await holdWebhooks(tx, target, [...taking, ...failures.map(({ webhookId }) => webhookId)])
  if (wereFailing) await clearFailing(tx, target, taking)
  return failures.length === 0 ? new Set() : await markFailing(tx, target, failures, giveUpAfterMs)
}

/** Marks the webhooks as healthy: they accepted a delivery. */
async function clearFailing (tx: Transaction, { companyId, id }: Target, webhookIds: string[]): Promise<void> {
  await tx.send(prepared(sql`
    update webhooks set failing_since = null where company_id = ${companyId} and target_id = ${id}
      and id = any(${webhookIds}::uuid[]) and failing_since is not null`))
}

/**
 * Marks the webhooks as failing. Those whose receiver is gone, or that have failed for all of `giveUpAfterMs`, are suspended with a reason
 * and an event (circuit breaker). @returns the ids of those that are no longer active
 */
async function markFailing (
  tx: Transaction, { companyId, id: targetId }: Target, failures: Array<{ webhookId: string, isGone: boolean }>, giveUpAfterMs: number
): Promise<Set<string>> {
  const ids = failures.map(({ webhookId }) => webhookId)
  const gone = failures.filter(({ isGone }) => isGone).map(({ webhookId }) => webhookId)
  await tx.query(prepared(sql`
    update webhooks set failing_since = statement_timestamp() where company_id = ${companyId} and target_id = ${targetId}
      and id = any(${ids}::uuid[]) and failing_since is null`))
  const failed = await tx.query<{ id: string, reason: string }>(prepared(sql`
    select w.id, case
      when w.id = any(${gone}::uuid[]) then 'the address answered 410 Gone; activate the webhook again if it is back'
      else 'no delivery has succeeded since ' || to_char(w.failing_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        || '; fix the receiver, then activate the webhook again' end as reason
    from webhooks w
    where w.company_id = ${companyId} and w.target_id = ${targetId} and w.id = any(${ids}::uuid[]) and w.status = 'active'
      and w.deleted_at is null
      and (w.id = any(${gone}::uuid[]) or w.failing_since <= clock_timestamp() - ${giveUpAfterMs} * interval '1 millisecond')`))
  const suspended = failed.length === 0
    ? []
    : await tx.query<WebhookRow>(prepared(sql`
      update webhooks w set status = 'suspended', ${nextVersion()}, status_reason = f.reason
      from unnest(${failed.map(({ id }) => id)}::uuid[], ${failed.map(({ reason }) => reason)}::text[]) f (id, reason)
      where w.company_id = ${companyId} and w.id = f.id returning ${WEBHOOK_COLUMNS}`))
  for (const webhook of suspended) {
    await insertEvent(tx, companyId, WEBHOOK_EVENTS['webhook.suspended'], null, { id: webhook.id, ...webhookState(webhook) })
  }
  const inactive = await tx.query<{ id: string }>(prepared(sql`
    select id from webhooks where company_id = ${companyId} and id = any(${ids}::uuid[]) and status <> 'active' and deleted_at is null`))
  return new Set(inactive.map(({ id }) => id))
}
