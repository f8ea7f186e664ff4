import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction, type Transactional } from '../../database/port.js'
import { ENTITIES_OF_JOBS } from '../events/catalog.js'
import { WHOLE_DATA } from '../events/queries.js'
import { STILL_VALID, wakeQueues } from '../webhooks/queries.js'
import { TEST_EVENT } from './schema.js'

// The delivery queues, one per address (`webhook_targets`). One process at a time works on a queue, by a claim: a lease that expires
// unless it is renewed.

/** Seconds after which a claim expires unless it is renewed. */
export const CLAIM_SECONDS = 20

/**
 * The longest that a queue waits before it is looked at again, though nothing of it may be due yet: later times were made by a clock that
 * has been set back since.
 */
export const MAX_QUEUE_WAIT_SECONDS = 120

/** Ordering key of the event `e`: events of one application, or else of one object, must arrive in order. */
export const ORDERING_KEY = sql`
  case when e.application_id is null then e.entity_type || ' ' || e.entity_id else 'application ' || e.application_id end`

/** Whether a delivery is still to be sent: the same condition as that of the partial index on ordering keys. */
export const IS_OPEN = (delivery: Sql) => sql`${delivery}.state in ('pending', 'failed')`

/** The job that the event `e` is about, or what belongs to it; null for others. */
const JOB_ID = sql`
  (case when e.entity_type = 'job' then e.entity_id when e.entity_type = any(${ENTITIES_OF_JOBS}) then e.data ->> 'jobId' end)::bigint`

/**
 * Whether the event `e` passes the filters of a webhook. Of the department: that of the job now, and for an event of the job itself those
 * that it had then and before.
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
      select e.id, e.event, e.entity_type, ${ORDERING_KEY} as ordering_key from unnest(${eventIds}::bigint[]) n (id)
      cross join lateral (select * from events e where e.company_id = ${companyId} and e.id = n.id limit 1) e
    ), followers as materialized (
      select distinct k.event, w.id, w.after_event_id, w.job_ids, w.department_ids
      from (select distinct event, entity_type from numbered) k
      cross join lateral (
        select a.webhook_id from webhook_actions a where a.company_id = ${companyId}
          and a.action = any(array[k.event, split_part(k.event, '.', 1) || '.*', k.entity_type || '.*']) offset 0) a
      cross join lateral (select * from webhooks w where w.company_id = ${companyId} and w.id = a.webhook_id offset 0) w
      where w.deleted_at is null and w.status <> 'inactive'
    )
    select f.id as "webhookId", n.id as "eventId", n.ordering_key as "orderingKey"
    from numbered n join followers f on f.event = n.event and f.after_event_id < n.id
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
    // By values: of a distributed database, a node cannot insert what it reads through such joins.
    await tx.send(sql`
      insert into deliveries (company_id, id, webhook_id, event_id, ordering_key, next_attempt_at)
      select ${companyId}::bigint, gen_random_uuid(), d.webhook_id, d.event_id, d.ordering_key, statement_timestamp()
      from unnest(${webhookIds}::uuid[], ${due.map(({ eventId }) => eventId)}::bigint[],
        ${due.map(({ orderingKey }) => orderingKey)}::text[]) d (webhook_id, event_id, ordering_key)
      on conflict do nothing`)
    await wakeQueues(tx, companyId, [...new Set(webhookIds)])
  }
}

/** A claimed queue. `generation` increases whenever others add to the queue. */
export interface Target { companyId: number, companyName: string, id: number, url: string, claim: string, generation: number }

const IS_DUE = sql`due_at <= statement_timestamp()`
/** Due later than any queue may be. */
const IS_TOO_LATE = sql`due_at > statement_timestamp() + ${MAX_QUEUE_WAIT_SECONDS} * interval '1 second'`

/** Queues that nobody has claimed; also those with a claim that ends later than any may. */
const IS_FREE = sql`
  (claimed_until is null or claimed_until < statement_timestamp()
    or claimed_until > statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second')`

/** Companies and queues that are left out. */
interface OtherThan { companyIds: number[], ids: number[] }

/**
 * Claims queues with due deliveries exclusively for the caller, longest waiting first, except queues of the given companies and the
 * given queues. They are found without locks, then each company has a short transaction.
 */
export async function claimTargets (
  db: Transactional, limit: number, otherThan: OtherThan
): Promise<Target[]> {
  // Each by its range of the index: those that wait are not read.
  const due = await findTargets(db, IS_DUE, limit, otherThan)
  if (due.length < limit) due.push(...await findTargets(db, IS_TOO_LATE, limit - due.length, otherThan))
  const claimed: Target[] = []
  for (const companyId of new Set(due.map(({ companyId }) => companyId))) {
    const ids = due.filter(target => target.companyId === companyId).map(({ id }) => id)
    try {
      claimed.push(...await db.transaction(async tx => await claimOf(tx, companyId, ids)))
    } catch (error) {
      // What is claimed already is worked on; the rest is found again.
      if (claimed.length === 0) throw error
      break
    }
  }
  return claimed
}

async function findTargets (
  db: Queryable, isDue: Sql, limit: number, { companyIds, ids }: OtherThan
): Promise<Array<{ companyId: number, id: number }>> {
  return await db.query(prepared(sql`
    select company_id as "companyId", id from webhook_targets
    where ${isDue} and ${IS_FREE} and company_id <> all(${companyIds}::bigint[]) and id <> all(${ids}::bigint[])
    order by due_at limit ${limit}`))
}

/** Claims those of the company's queues that nobody else holds or has claimed meanwhile. */
async function claimOf (tx: Transaction, companyId: number, ids: number[]): Promise<Target[]> {
  const held = await tx.query<{ id: number, isCapped: boolean }>(prepared(sql`
    select id, coalesce(claimed_until > statement_timestamp(), false) as "isCapped" from webhook_targets
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and (${IS_DUE} or ${IS_TOO_LATE}) and ${IS_FREE}
    for update skip locked`))
  const idsOf = (capped: boolean) => held.filter(({ isCapped }) => isCapped === capped).map(({ id }) => id)
  // A claim that ends too late was made before the clock was set back: it is shortened, and stays with its holder.
  await tx.send(prepared(sql`
    update webhook_targets set claimed_until = statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    where company_id = ${companyId} and id = any(${idsOf(true)}::bigint[])`))
  return await tx.query<Target>(prepared(sql`
    update webhook_targets t set claimed_by = ${randomUUID()},
      claimed_until = statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    from companies c where t.company_id = ${companyId} and t.id = any(${idsOf(false)}::bigint[]) and c.id = ${companyId}
    returning t.company_id as "companyId", c.name as "companyName", t.id, t.url, t.claimed_by as claim, t.generation`))
}

/** Releases the claims of all processes. */
export async function freeClaims (db: Queryable): Promise<void> {
  await db.query(sql`update webhook_targets set claimed_by = null, claimed_until = null where claimed_by is not null`)
}

/** Renews the claim. @returns the queue's generation now; undefined when the claim was lost */
export async function renewClaim (db: Queryable, { companyId, id, claim }: Target): Promise<number | undefined> {
  const [target] = await db.query<{ generation: number }>(prepared(sql`
    update webhook_targets set claimed_until = statement_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} returning generation`))
  return target?.generation
}

/** When the next delivery of the queue is due: milliseconds from now, perhaps negative; undefined for none. */
export async function findNextDue (db: Queryable, { companyId, id }: Target): Promise<number | undefined> {
  const [next] = await db.query<{ ms: number | null }>(prepared(sql`
    select ceil(extract(epoch from min(${dueAt(sql`o`)}) - clock_timestamp()) * 1000) as ms
    from webhooks w cross join lateral (${open(companyId, sql`1`)}) o where w.company_id = ${companyId} and w.target_id = ${id}
      and w.deleted_at is null`))
  return next?.ms ?? undefined
}

/**
 * Releases the claim; the queue is due again in `dueIn` milliseconds, or sooner if that is long, or not at all if undefined.
 * @returns false if the queue got more since `generation`; the claim then stays
 */
export async function releaseTarget (
  db: Queryable, { companyId, id, claim }: Target, generation: number, dueIn: number | undefined
): Promise<boolean> {
  const waits = dueIn === undefined ? null : Math.min(dueIn, MAX_QUEUE_WAIT_SECONDS * 1000)
  const released = await db.query(prepared(sql`
    update webhook_targets set claimed_by = null, claimed_until = null,
      due_at = statement_timestamp() + ${waits}::float8 * interval '1 millisecond'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim} and generation = ${generation} returning 1`))
  return released.length > 0
}

/** Releases the claim of a queue that still has work; it is due again after `ms`. */
export async function abandonTarget (db: Queryable, { companyId, id, claim }: Target, ms = 0): Promise<void> {
  await db.query(prepared(sql`
    update webhook_targets set claimed_by = null, claimed_until = null, due_at = statement_timestamp() + ${ms} * interval '1 millisecond'
    where company_id = ${companyId} and id = ${id} and claimed_by = ${claim}`))
}

/**
 * When an open delivery is due. Whoever sets its time sets `updated_at`, too: if that lies ahead, a clock was, and the delivery is due now.
 */
const dueAt = (delivery: Sql): Sql => sql`
  case when ${delivery}.updated_at > clock_timestamp() + ${MAX_QUEUE_WAIT_SECONDS} * interval '1 second' then clock_timestamp()
    else ${delivery}.next_attempt_at end`

/**
 * The first open deliveries of webhook `w`: all of them if it is active, otherwise only test events, so that an address can be tried
 * before activation. Two branches, because each has its own index.
 */
function open (companyId: number, limit: Sql, held: string[] = []): Sql {
  const columns = sql`select d.id, d.webhook_id, d.ordering_key, d.event_id, d.tries, d.next_attempt_at, d.updated_at
    from deliveries d
    where d.company_id = ${companyId} and d.webhook_id = w.id and d.next_attempt_at is not null and d.id <> all(${held}::uuid[])`
  const rest = sql`order by d.next_attempt_at, d.event_id limit ${limit}`
  return sql`(${columns} and w.status = 'active' ${rest}) union all (${columns} and w.status <> 'active' and d.event_id is null ${rest})`
}

/** A delivery that is due. */
export interface DueDelivery {
  id: string
  webhookId: string
  orderingKey: string
  /** Rises with the events of an object; 0 for a test event. */
  eventId: number
  tries: number
  /** Milliseconds until the earlier delivery that it must not overtake is due, if one with its ordering key is not held; or null. */
  blockedFor: number | null
}

/** Due deliveries in order, except those that are held already. */
export async function findDue (db: Queryable, target: Target, held: string[], limit: number): Promise<DueDelivery[]> {
  const due = await db.query<Omit<DueDelivery, 'blockedFor'>>(prepared(sql`
    select o.id, o.webhook_id as "webhookId", o.ordering_key as "orderingKey", coalesce(o.event_id, 0) as "eventId", o.tries
      from webhooks w cross join lateral (${open(target.companyId, sql`${limit}`, held)}) o
    where w.company_id = ${target.companyId} and w.target_id = ${target.id} and w.deleted_at is null
      and ${dueAt(sql`o`)} <= clock_timestamp()
    order by o.next_attempt_at, o.event_id limit ${limit}`))
  const blocking = await findBlocking(db, target, due, [...held, ...due.map(({ id }) => id)])
  return due.map(delivery => {
    const earlier = blocking.get(keyOf(delivery))
    return { ...delivery, blockedFor: earlier !== undefined && earlier.eventId < delivery.eventId ? earlier.ms : null }
  })
}

const keyOf = ({ webhookId, orderingKey }: Pick<DueDelivery, 'webhookId' | 'orderingKey'>) => `${webhookId} ${orderingKey}`

/**
 * For each ordering key of these deliveries, the first earlier open delivery that is not among `known`, with the milliseconds until
 * it is due.
 */
async function findBlocking (
  db: Queryable, { companyId }: Target, due: Array<Omit<DueDelivery, 'blockedFor'>>, known: string[]
): Promise<Map<string, { eventId: number, ms: number }>> {
  const last = new Map<string, Omit<DueDelivery, 'blockedFor'>>()
  for (const delivery of due) if (delivery.eventId >= (last.get(keyOf(delivery))?.eventId ?? 0)) last.set(keyOf(delivery), delivery)
  if (last.size === 0) return new Map()
  const heads = [...last.values()]
  const rows = await db.query<{ webhookId: string, orderingKey: string, eventId: number, ms: number }>(prepared(sql`
    select l.webhook_id as "webhookId", l.ordering_key as "orderingKey", e.event_id as "eventId",
      ceil(extract(epoch from ${dueAt(sql`e`)} - clock_timestamp()) * 1000) as ms
    from unnest(${heads.map(({ webhookId }) => webhookId)}::uuid[], ${heads.map(({ orderingKey }) => orderingKey)}::text[],
      ${heads.map(({ eventId }) => eventId)}::bigint[]) l (webhook_id, ordering_key, before)
    cross join lateral (
      select e.event_id, e.next_attempt_at, e.updated_at from deliveries e
      where e.company_id = ${companyId} and e.webhook_id = l.webhook_id and e.ordering_key = l.ordering_key and e.event_id < l.before
        and ${IS_OPEN(sql`e`)}
        and e.id not in (select unnest(${known}::uuid[]))
      order by e.event_id limit 1) e`))
  return new Map(rows.map(({ eventId, ms, ...key }) => [keyOf(key), { eventId, ms }]))
}

/**
 * Locks webhooks before their deliveries and in the order of their ids, as every writer does, which prevents deadlocks.
 */
export async function holdWebhooks (tx: Transaction, { companyId }: Target, webhookIds: string[]): Promise<void> {
  await tx.send(prepared(sql`
    select from webhooks where company_id = ${companyId} and id = any(${[...new Set(webhookIds)]}::uuid[]) order by id for no key update`))
}

/** The time of the database. `after` tells the time so many milliseconds later. */
export async function readTime (tx: Transaction): Promise<{ now: string, after: (ms: number) => string }> {
  const [{ now }] = await tx.query<{ now: string }>(prepared(sql`select statement_timestamp() as now`)) as [{ now: string }]
  return { now, after: ms => new Date(Date.parse(now) + ms).toISOString() }
}

/** Postpones each delivery by its `ms`. */
export async function postpone (tx: Transaction, target: Target, later: Array<{ delivery: DueDelivery, ms: number }>): Promise<void> {
  await holdWebhooks(tx, target, later.map(({ delivery }) => delivery.webhookId))
  const { now, after } = await readTime(tx)
  await tx.send(prepared(sql`
    update deliveries d set next_attempt_at = l.due_at, updated_at = ${now}::timestamptz
    from unnest(${later.map(({ delivery }) => delivery.id)}::uuid[], ${later.map(({ ms }) => after(ms))}::timestamptz[]) l (id, due_at)
    where d.company_id = ${target.companyId} and d.id = l.id and d.next_attempt_at is not null`))
}

/** The message of a delivery, read just before it is sent, because personal data may have been anonymized meanwhile. */
export interface Message {
  deliveryId: string
  webhookId: string
  eventId: string
  event: string
  date: string
  /** JSON text. */
  data: string
  clientHeaders: Record<string, string>
  /** The currently valid signing secrets. */
  secrets: string[]
  webhookIsFailing: boolean
  /** The trace of the request that the event came from. */
  traceparent: string | null
}

/** The messages of these deliveries, except those that must not be sent any more. */
export async function findMessages (db: Queryable, { companyId, id }: Target, deliveryIds: string[]): Promise<Message[]> {
  return await db.query<Message>(prepared(sql`
    select d.id as "deliveryId", d.webhook_id as "webhookId", coalesce(e.uuid, d.id) as "eventId",
      coalesce(e.event, ${TEST_EVENT}) as event, coalesce(e.date, d.created_at) as date,
      coalesce(${WHOLE_DATA}, jsonb_strip_nulls(jsonb_build_object(
        'webhookId', w.id, 'actions', w.actions, 'action', w.only_action))::text) as data,
      w.client_headers as "clientHeaders", array[w.secret] || array(select r.one ->> 'secret' from ${STILL_VALID}) as secrets,
      w.failing_since is not null as "webhookIsFailing", e.trace_context as traceparent
    from deliveries d join webhooks w on w.company_id = ${companyId} and w.id = d.webhook_id
    left join events e on e.company_id = ${companyId} and e.id = d.event_id
    where d.company_id = ${companyId} and d.id = any(${deliveryIds}::uuid[]) and d.next_attempt_at is not null
      and w.target_id = ${id} and w.deleted_at is null and (w.status = 'active' or d.event_id is null)`))
}
