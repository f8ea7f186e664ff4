import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { insertEvent, WHOLE_DATA } from '../events/queries.js'
import { COLUMNS as WEBHOOK_COLUMNS, STILL_VALID, wakeQueues, type WebhookRow } from '../webhooks/queries.js'
import { TEST_EVENT, type Attempt, type DeliveryState } from './schema.js'

// The queues of webhooks, as the process that works on them sees them. A queue belongs to an address (`webhook_targets`);
// one process at a time holds it, by a claim that ends by itself when the process is gone.

/** Seconds after which a claim that was not renewed is free. */
export const CLAIM_SECONDS = 20

/** What must arrive in order: the events of one application, or else of one object. Of the event `e`. */
export const LANE = sql`case when e.application_id is null then e.entity_type || ' ' || e.entity_id else 'application ' || e.application_id end`

/** Events of a company that have got the positions `first` to `last`. */
export interface NumberedEvents { companyId: number, first: number, last: number }

/**
 * Makes the deliveries of these events, in their order: for every webhook that wants them and was there when they happened,
 * suspended ones too, which deliver when they are active again.
 */
export async function makeDeliveries (tx: Transaction, events: NumberedEvents[]): Promise<void> {
  const woken = new Map<string, number>()
  // A statement for each company: the planner sees how few positions these are.
  for (const { companyId, first, last } of events) {
    const made = await tx.query<{ webhookId: string }>(sql`
      insert into deliveries (company_id, id, webhook_id, event_id, position, lane, next_attempt_at)
      select e.company_id, gen_random_uuid(), w.id, e.id, e.position, ${LANE}, statement_timestamp()
      from events e join webhooks w on w.company_id = ${companyId} and w.action = e.event and w.deleted_at is null and w.status <> 'inactive' and w.created_at <= e.date
      where e.company_id = ${companyId} and e.position between ${first} and ${last}
      order by e.position
      on conflict do nothing
      returning webhook_id as "webhookId"`)
    for (const { webhookId } of made) woken.set(webhookId, companyId)
  }
  if (woken.size > 0) await wakeQueues(tx, [...woken.keys()], [...woken.values()])
}

/** A queue that is claimed. `generation` moves with everything that others put into it. */
export interface Target { companyId: number, companyName: string, id: number, url: string, claim: string, generation: number }

/** Claims queues in which something is due, those that have waited longest first; each for the caller alone. */
export async function claimTargets (db: Queryable, limit: number): Promise<Target[]> {
  return await db.query<Target>(prepared(sql`
    with due as materialized (
      select company_id, id from webhook_targets
      where due_at <= clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())
      order by due_at limit ${limit} for update skip locked
    )
    update webhook_targets t set claimed_by = gen_random_uuid(), claimed_until = clock_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    from due join companies c on c.id = due.company_id
    where t.company_id = due.company_id and t.id = due.id
    returning t.company_id as "companyId", c.name as "companyName", t.id, t.url, t.claimed_by as claim, t.generation`))
}

/** Ends all claims, whoever made them. */
export async function freeClaims (db: Queryable): Promise<void> {
  await db.query(sql`update webhook_targets set claimed_by = null, claimed_until = null where claimed_by is not null`)
}

/** Renews the claim. @returns the queue's generation now; undefined when the claim was lost */
export async function renewClaim (db: Queryable, { companyId, id, claim }: Target): Promise<number | undefined> {
  const [target] = await db.query<{ generation: number }>(prepared(sql`
    update webhook_targets set claimed_until = clock_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} returning generation`))
  return target?.generation
}

/** When the next delivery of the queue is due: milliseconds from now, perhaps negative; undefined for none. */
export async function findNextDue (db: Queryable, { companyId, id }: Target): Promise<number | undefined> {
  const [next] = await db.query<{ ms: number | null }>(prepared(sql`
    select ceil(extract(epoch from min(o.next_attempt_at) - clock_timestamp()) * 1000) as ms
    from webhooks w cross join lateral (${open(sql`1`)}) o where w.company_id = ${companyId} and w.target_id = ${id} and w.deleted_at is null`))
  return next?.ms ?? undefined
}

/**
 * Gives the claim back, to be taken again when `dueIn` milliseconds have passed; undefined for nothing due.
 * @returns false when something came into the queue since `generation`, and the claim stays
 */
export async function releaseTarget (db: Queryable, { companyId, id, claim }: Target, generation: number, dueIn: number | undefined): Promise<boolean> {
  const released = await db.query(prepared(sql`
    update webhook_targets set claimed_by = null, claimed_until = null, due_at = clock_timestamp() + ${dueIn ?? null}::float8 * interval '1 millisecond'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} and generation = ${generation} returning 1`))
  return released.length > 0
}

/** Gives the claim back as it is: whoever comes next finds work at once. */
export async function abandonTarget (db: Queryable, { companyId, id, claim }: Target): Promise<void> {
  await db.query(prepared(sql`
    update webhook_targets set claimed_by = null, claimed_until = null, due_at = clock_timestamp()
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim}`))
}

/**
 * The first deliveries of webhook `w` that are open: all of an active one, and test events in any case, so that an address can be
 * tried before it is activated. Two branches, because each has an index.
 */
function open (limit: Sql, held: string[] = []): Sql {
  const columns = sql`select d.id, d.webhook_id, d.lane, d.position, d.tries, d.next_attempt_at from deliveries d
    where d.company_id = w.company_id and d.webhook_id = w.id and d.next_attempt_at is not null and d.id <> all(${held}::uuid[])`
  const rest = sql`order by d.next_attempt_at, d.position limit ${limit}`
  return sql`(${columns} and w.status = 'active' ${rest}) union all (${columns} and w.status <> 'active' and d.event_id is null ${rest})`
}

/** A delivery whose time has come. */
export interface DueDelivery {
  id: string
  webhookId: string
  lane: string
  position: number
  tries: number
  /** Milliseconds until an earlier one of its lane that is not held, which it must not overtake, is due. Null for none. */
  blockedFor: number | null
}

/** Deliveries that are due, in their order, apart from those that are held already. */
export async function findDue (db: Queryable, { companyId, id }: Target, held: string[], limit: number): Promise<DueDelivery[]> {
  return await db.query<DueDelivery>(prepared(sql`
    with due as materialized (
      select o.* from webhooks w cross join lateral (${open(sql`${limit}`, held)}) o
      where w.company_id = ${companyId} and w.target_id = ${id} and w.deleted_at is null and o.next_attempt_at <= clock_timestamp()
      order by o.next_attempt_at, o.position limit ${limit}
    )
    select d.id, d.webhook_id as "webhookId", d.lane, d.position, d.tries, ceil(extract(epoch from o.next_attempt_at - clock_timestamp()) * 1000) as "blockedFor"
    from due d left join (
      select l.webhook_id, l.lane, e.position, e.next_attempt_at from (select distinct webhook_id, lane from due) l cross join lateral (
        select e.position, e.next_attempt_at from deliveries e
        where e.company_id = ${companyId} and e.webhook_id = l.webhook_id and e.lane = l.lane and e.next_attempt_at is not null
          and e.id <> all(${held}::uuid[]) and e.id not in (select id from due)
        order by e.position limit 1) e
    ) o on o.webhook_id = d.webhook_id and o.lane = d.lane and o.position < d.position
    order by d.next_attempt_at, d.position`))
}

/**
 * Holds webhooks before their deliveries, as every change of them does: so nobody waits in a circle. In the order of their ids.
 */
async function holdWebhooks (tx: Transaction, { companyId }: Target, webhookIds: string[]): Promise<void> {
  await tx.send(prepared(sql`select from webhooks where company_id = ${companyId} and id = any(${[...new Set(webhookIds)]}::uuid[]) order by id for no key update`))
}

/** Puts deliveries off by so many milliseconds each. */
export async function postpone (tx: Transaction, target: Target, later: Array<{ delivery: DueDelivery, ms: number }>): Promise<void> {
  await holdWebhooks(tx, target, later.map(({ delivery }) => delivery.webhookId))
  await tx.send(prepared(sql`
    update deliveries d set next_attempt_at = clock_timestamp() + l.ms * interval '1 millisecond'
    from unnest(${later.map(({ delivery }) => delivery.id)}::uuid[], ${later.map(({ ms }) => ms)}::float8[]) l (id, ms)
    where d.company_id = ${target.companyId} and d.id = l.id and d.next_attempt_at is not null`))
}

/** What is sent, read at the last moment: as it stands then, a person's data may have been blanked. */
export interface Message {
  deliveryId: string
  webhookId: string
  eventId: string
  event: string
  date: string
  /** JSON text. */
  data: string
  clientHeaders: Record<string, string>
  /** The signing secrets that are valid now. */
  secrets: string[]
  webhookIsFailing: boolean
}

/** The messages of these deliveries, apart from those that are not to be sent any more. */
export async function findMessages (db: Queryable, { companyId, id }: Target, deliveryIds: string[]): Promise<Message[]> {
  return await db.query<Message>(prepared(sql`
    select d.id as "deliveryId", d.webhook_id as "webhookId", coalesce(e.uuid, d.id) as "eventId", coalesce(e.event, ${TEST_EVENT}) as event, coalesce(e.date, d.created_at) as date,
      coalesce(${WHOLE_DATA}, jsonb_build_object('webhookId', w.id, 'action', w.action)::text) as data,
      w.client_headers as "clientHeaders", array[w.secret] || array(select r.one ->> 'secret' from ${STILL_VALID}) as secrets,
      w.failing_since is not null as "webhookIsFailing"
    from deliveries d join webhooks w on w.company_id = d.company_id and w.id = d.webhook_id
    left join events e on e.company_id = d.company_id and e.id = d.event_id
    where d.company_id = ${companyId} and d.id = any(${deliveryIds}::uuid[]) and d.next_attempt_at is not null
      and w.target_id = ${id} and w.deleted_at is null and (w.status = 'active' or d.event_id is null)`))
}

/** Failed tries of a delivery in its present series, and milliseconds since the first; null before it. */
export interface Series { tries: number, retryingFor: number | null }

/** The series as they are now, with the webhooks held: somebody may have begun one anew while a try was under way. */
export async function findSeries (tx: Transaction, { companyId }: Target, deliveryIds: string[]): Promise<Map<string, Series>> {
  const rows = await tx.query<Series & { id: string }>(prepared(sql`
    select id, tries, extract(epoch from clock_timestamp() - retrying_since) * 1000 as "retryingFor"
    from deliveries where company_id = ${companyId} and id = any(${deliveryIds}::uuid[])`))
  return new Map(rows.map(({ id, ...series }) => [id, series]))
}

/** What became of a try, and of the delivery by it. */
export interface Settlement {
  delivery: DueDelivery
  attempt: Attempt
  state: Exclude<DeliveryState, 'pending'>
  /** Milliseconds until the next try; null for none. */
  retryIn: number | null
}

/** Attempts that the log of a delivery holds; after many redeliveries the oldest go. */
const MOST_ATTEMPTS = 50

/** Writes down what became of tries. What comes behind a delivery that fails waits with it, and is due when it is done. */
export async function settle (tx: Transaction, { companyId }: Target, settlements: Settlement[]): Promise<void> {
  await tx.send(prepared(sql`
    update deliveries d set state = s.state, tries = d.tries + 1,
      attempts = (case when jsonb_array_length(d.attempts) >= ${MOST_ATTEMPTS} then d.attempts - 0 else d.attempts end) || s.attempt,
      last_status = (s.attempt ->> 'status')::integer, last_error = s.attempt ->> 'error',
      retrying_since = case when s.state = 'failed' then coalesce(d.retrying_since, clock_timestamp()) end,
      next_attempt_at = clock_timestamp() + s.retry_in * interval '1 millisecond',
      delivered_at = case when s.state = 'delivered' then clock_timestamp() else d.delivered_at end, updated_at = clock_timestamp()
    from unnest(${settlements.map(({ delivery }) => delivery.id)}::uuid[], ${settlements.map(({ state }) => state)}::text[],
      ${settlements.map(({ attempt }) => JSON.stringify(attempt))}::jsonb[], ${settlements.map(({ retryIn }) => retryIn)}::float8[]) s (id, state, attempt, retry_in)
    where d.company_id = ${companyId} and d.id = s.id and d.next_attempt_at is not null`))
  const heads = settlements.filter(({ delivery, retryIn }) => retryIn !== null || delivery.tries > 0)
  if (heads.length === 0) return
  await tx.send(prepared(sql`
    update deliveries d set next_attempt_at = clock_timestamp() + coalesce(s.retry_in, 0) * interval '1 millisecond'
    from unnest(${heads.map(({ delivery }) => delivery.webhookId)}::uuid[], ${heads.map(({ delivery }) => delivery.lane)}::text[],
      ${heads.map(({ delivery }) => delivery.position)}::bigint[], ${heads.map(({ retryIn }) => retryIn)}::float8[]) s (webhook_id, lane, position, retry_in)
    where d.company_id = ${companyId} and d.webhook_id = s.webhook_id and d.lane = s.lane and d.position > s.position
      and case when s.retry_in is null then d.next_attempt_at > clock_timestamp() else d.next_attempt_at is not null end`))
}

/** What webhooks did at this address; one that has moved to another meanwhile is not judged by it. */
export async function judge (tx: Transaction, target: Target, { taking, failures, wereFailing, patience }: { taking: string[], failures: Array<{ webhookId: string, isGone: boolean }>, wereFailing: boolean, patience: number }): Promise<Set<string>> {
  await holdWebhooks(tx, target, [...taking, ...failures.map(({ webhookId }) => webhookId)])
  if (wereFailing) await noteSuccess(tx, target, taking)
  return failures.length === 0 ? new Set() : await noteFailure(tx, target, failures, patience)
}

/** The webhooks have taken something: their failures are over. */
async function noteSuccess (tx: Transaction, { companyId, id }: Target, webhookIds: string[]): Promise<void> {
  await tx.send(prepared(sql`
    update webhooks set failing_since = null where company_id = ${companyId} and target_id = ${id} and id = any(${webhookIds}::uuid[]) and failing_since is not null`))
}

/**
 * The webhooks have failed. Those that are gone, or have failed for the whole of `patience` milliseconds, are suspended: they
 * say why, and an event says so. @returns the ids of those that are not active any more, since now or before
 */
async function noteFailure (tx: Transaction, { companyId, id: targetId }: Target, failures: Array<{ webhookId: string, isGone: boolean }>, patience: number): Promise<Set<string>> {
  const ids = failures.map(({ webhookId }) => webhookId)
  const gone = failures.filter(({ isGone }) => isGone).map(({ webhookId }) => webhookId)
  await tx.query(prepared(sql`
    update webhooks set failing_since = clock_timestamp() where company_id = ${companyId} and target_id = ${targetId} and id = any(${ids}::uuid[]) and failing_since is null`))
  const suspended = await tx.query<WebhookRow>(prepared(sql`
    update webhooks w set status = 'suspended', version = version + 1, updated_at = greatest(updated_at, clock_timestamp()), status_reason = case
      when w.id = any(${gone}::uuid[]) then 'the address answered 410 Gone; activate the webhook again if it is back'
      else 'no delivery has succeeded since ' || to_char(w.failing_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '; mend the receiver, then activate the webhook again' end
    where w.company_id = ${companyId} and w.target_id = ${targetId} and w.id = any(${ids}::uuid[]) and w.status = 'active' and w.deleted_at is null
      and (w.id = any(${gone}::uuid[]) or w.failing_since <= clock_timestamp() - ${patience} * interval '1 millisecond')
    returning ${WEBHOOK_COLUMNS}`))
  for (const { version, targetId, pastActions, clientHeaders, ...data } of suspended) await insertEvent(tx, companyId, 'webhook.suspended', null, { id: data.id, data })
  const resting = await tx.query<{ id: string }>(prepared(sql`
    select id from webhooks where company_id = ${companyId} and id = any(${ids}::uuid[]) and status <> 'active' and deleted_at is null`))
  return new Set(resting.map(({ id }) => id))
}
