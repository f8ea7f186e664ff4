import { randomBytes, randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { ApiError, type ErrorItem } from '../../errors.js'
import { waitsFor } from './open-deliveries.js'
import { WEBHOOK_EVENTS, type WebhookEventName } from '../events/webhook-events.js'
import type { Change } from '../shared/change.js'
import { findLastEvent } from '../shared/events.js'
import { changedFields } from '../shared/patch.js'
import { findReferences } from '../shared/find-references.js'
import { assignments, nextVersion } from '../shared/sql.js'
import { webhookState } from './events.js'
import { targetFault, type TargetRules } from './guard.js'
import { headerFaults } from './headers.js'
import { COLUMNS, findWebhook, lockWebhook, putTarget, STILL_VALID, wakeQueues, type WebhookRow } from './queries.js'
import { Webhook, type WebhookCreate, type WebhookPatch } from './schema.js'
import { checkNotTwice, checkSubject, inOrder } from './subject.js'

/** Hours for which the previous secret stays valid after a rotation. */
const ROTATION_HOURS = 24
const MAX_RETIRED = 5
const MAX_RESET = 20_000

/** A signing secret in the form of the Standard Webhooks specification: 256 bits of randomness. */
function createSigningSecret (): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Creates a webhook with a new secret, which is never shown again.
 * @throws ApiError BAD_ARGUMENT for an address, headers or filters that are not allowed, FORBIDDEN if the token may not read what would be
 * sent, ALREADY_EXISTS for the same actions, filters and address
 */
export async function createWebhook (
  change: Change, body: WebhookCreate, rules: TargetRules
): Promise<{ webhook: WebhookRow, secret: string }> {
  const { tx, companyId, identity } = change
  const { fields, check: checkReferences } = await findReferences(change, Webhook, body)
  const { status = 'active', clientHeaders = {}, techOwnerName = null, techOwnerEmail = null, includeHistory = false, postbackUrl } = fields
  const subject = inOrder({ jobId: [], departmentId: [], ...fields })
  check(fields, rules)
  const id = randomUUID()
  await checkSubject(change, id, subject, subject)
  // Jobs keep departments that are inactive: they may be followed.
  await checkReferences(fields, subject)
  const targetId = await putTarget(tx, companyId, normalize(postbackUrl))
  await checkNotTwice(change, id, targetId, subject)
  const secret = createSigningSecret()
  await tx.query(sql`
    insert into webhooks (company_id, id, target_id, actions, job_ids, department_ids, include_history, postback_url, status,
      client_headers, tech_owner_name, tech_owner_email, secret, created_by_token_id, created_by_name, after_event_id)
    values (${companyId}, ${id}, ${targetId}, ${subject.actions}, ${subject.jobId}, ${subject.departmentId}, ${includeHistory},
      ${postbackUrl}, ${status},
      ${JSON.stringify(clientHeaders)}, ${techOwnerName}, ${techOwnerEmail}, ${secret}, ${identity.tokenId}, ${identity.tokenName},
      ${await findLastEvent(tx, companyId)})`)
  await putActions(tx, companyId, id)
  const webhook = await findWebhook(tx, companyId, id) as WebhookRow
  await record(change, 'webhook.created', webhook)
  return { webhook, secret }
}

/**
 * Changes a webhook; equal values change nothing. Activating it, or changing its address, restarts the retries of its waiting
 * deliveries, which go to the new address. New actions and filters apply to events that enter the feed from now on: deliveries that already
 * wait are sent.
 * @throws ApiError like `createWebhook`
 */
export async function changeWebhook (change: Change, id: string, body: WebhookPatch, rules: TargetRules): Promise<WebhookRow> {
  const { tx, companyId } = change
  const before = await lockWebhook(change, id)
  change.checkState(before)
  const { fields: patch, check: checkReferences } = await findReferences(change, Webhook, body)
  const fields = changedFields(before, inOrder(patch))
  const { actions, jobId, departmentId, postbackUrl } = fields
  check(fields, rules)
  if (Object.keys(fields).length === 0) return before

  const isOther = [actions, jobId, departmentId].some(value => value !== undefined)
  const subject = { ...before, ...fields }
  if (isOther) await checkSubject(change, id, subject, fields)
  if (departmentId !== undefined) await checkReferences(fields, subject)
  const targetId = isOther || postbackUrl !== undefined ? await putTarget(tx, companyId, normalize(subject.postbackUrl)) : before.targetId
  if (isOther || targetId !== before.targetId) await checkNotTwice(change, id, targetId, subject)
  const pastActions = actions === undefined ? before.pastActions : [...new Set([...before.pastActions, ...before.actions])]
  const [after] = await tx.query<WebhookRow>(sql`
    update webhooks w set ${assignments(toColumns(fields, targetId))}, past_actions = ${pastActions}, ${nextVersion()}
    where w.company_id = ${companyId} and w.id = ${id} returning ${COLUMNS}`) as [WebhookRow]
  if (actions !== undefined) {
    await removeActions(change, before)
    await putActions(tx, companyId, id)
  }
  const isMoved = targetId !== before.targetId
  if (after.status === 'active' && (before.status !== 'active' || isMoved)) await resetRetries(change, id)
  if (after.status === 'active' || isMoved) await wakeQueues(tx, companyId, [id])
  await record(change, 'webhook.changed', after, { changed: Object.keys(fields) })
  return after
}

/** Registers the webhook for the lookup by event. */
export async function putActions (tx: Queryable, companyId: number, id: string): Promise<void> {
  await tx.query(sql`
    insert into webhook_actions (company_id, action, webhook_id)
    select ${companyId}::bigint, a.action, w.id from webhooks w cross join lateral unnest(w.actions) a (action)
    where w.company_id = ${companyId} and w.id = ${id}`)
}

async function removeActions ({ tx, companyId }: Change, { id, actions }: WebhookRow): Promise<void> {
  await tx.query(sql`
    delete from webhook_actions where company_id = ${companyId} and action = any(${actions}::text[]) and webhook_id = ${id}`)
}

/**
 * Makes failed deliveries, and those that wait for them, due now: at most MAX_RESET in one transaction, the others at their time.
 * Untried deliveries are due anyway.
 */
async function resetRetries ({ tx, companyId }: Change, id: string): Promise<void> {
  await tx.query(sql`
    update deliveries set next_attempt_at = least(next_attempt_at, statement_timestamp()), tries = 0, retrying_since = null,
      updated_at = statement_timestamp()
    where company_id = ${companyId} and id = any(array(
      select id from deliveries o where company_id = ${companyId} and ${waitsFor(sql`o`, sql`${id}`)}
        and (tries > 0 or next_attempt_at > statement_timestamp())
      order by next_attempt_at, event_id limit ${MAX_RESET}))`)
}

function toColumns (
  { actions, jobId, departmentId, postbackUrl, status, clientHeaders, techOwnerName, techOwnerEmail, includeHistory }: WebhookPatch,
  targetId: number
): Record<string, unknown> {
  return {
    ...(actions === undefined ? {} : { actions }),
    ...(jobId === undefined ? {} : { job_ids: jobId }),
    ...(departmentId === undefined ? {} : { department_ids: departmentId }),
    ...(postbackUrl === undefined ? {} : { postback_url: postbackUrl, target_id: targetId, failing_since: null }),
    ...(status === undefined ? {} : { status, status_reason: null, failing_since: null }),
    ...(clientHeaders === undefined ? {} : { client_headers: JSON.stringify(clientHeaders) }),
    ...(includeHistory === undefined ? {} : { include_history: includeHistory }),
    ...(techOwnerName === undefined ? {} : { tech_owner_name: techOwnerName }),
    ...(techOwnerEmail === undefined ? {} : { tech_owner_email: techOwnerEmail })
  }
}

/** Deletes a webhook (soft delete): its pending deliveries are not sent, and its log is removed in batches later. */
export async function deleteWebhook (change: Change, id: string): Promise<void> {
  const { tx, companyId } = change
  const webhook = await lockWebhook(change, id)
  change.checkState(webhook)
  await tx.query(sql`update webhooks set deleted_at = statement_timestamp() where company_id = ${companyId} and id = ${id}`)
  await removeActions(change, webhook)
  await record(change, 'webhook.deleted', webhook)
}

/** Rotates the secret. For a day deliveries are also signed with the previous one; earlier ones sign until they expire, five in all. */
export async function rotateSecret (change: Change, id: string): Promise<{ secret: string, previousSecretValidUntil: string }> {
  const { tx, companyId } = change
  await lockWebhook(change, id)
  const secret = createSigningSecret()
  const [{ previous, until, retired }] = await tx.query<{ previous: string, until: string, retired: object[] }>(sql`
    select w.secret as previous, (statement_timestamp() + ${ROTATION_HOURS} * interval '1 hour')::timestamptz(3) as until,
      to_jsonb(array(select r.one from ${STILL_VALID})) as retired
    from webhooks w where w.company_id = ${companyId} and w.id = ${id}`) as [{ previous: string, until: string, retired: object[] }]
  const [rotated] = await tx.query<WebhookRow>(sql`
    update webhooks w set secret = ${secret}, ${nextVersion()},
      retired_secrets = ${JSON.stringify([{ secret: previous, until }, ...retired].slice(0, MAX_RETIRED))}
    where w.company_id = ${companyId} and w.id = ${id} returning ${COLUMNS}`) as [WebhookRow]
  await record(change, 'webhook.secret-rotated', rotated)
  return { secret, previousSecretValidUntil: until }
}

async function record (change: Change, event: WebhookEventName, webhook: WebhookRow, more: object = {}): Promise<void> {
  const { data, personal } = webhookState(webhook)
  await change.record(WEBHOOK_EVENTS[event], { id: webhook.id, data: { ...data, ...more }, personal })
}

/** The canonical form of an address. */
function normalize (postbackUrl: string): string {
  return new URL(postbackUrl).href
}

/** Validates the changed fields. @throws ApiError BAD_ARGUMENT */
function check ({ postbackUrl, clientHeaders = {} }: WebhookPatch, rules: TargetRules): void {
  const fault = postbackUrl === undefined ? undefined : targetFault(new URL(postbackUrl), rules)
  const wrong: ErrorItem[] = fault === undefined ? [] : [{ target: 'postbackUrl', message: `postbackUrl ${fault}` }]
  wrong.push(...headerFaults(clientHeaders))
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
}
