import { randomUUID } from 'node:crypto'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { eventsOf } from '../events/catalog.js'
import type { Change } from '../shared/change.js'
import { IS_OPEN, KEY } from '../webhooks/open-deliveries.js'
import { lockWebhook, wakeQueues, type WebhookRow } from '../webhooks/queries.js'
import { ORDERING_KEY, passes } from './followers.js'
import { findDelivery, isDelivery, type DeliveryRow } from './queries.js'
import type { Redelivery } from './schema.js'

/** Maximum number of events that one request redelivers, because they share one transaction. */
export const MAX_REDELIVERED = 10_000

// Starts a new series of attempts.
const startAgain = (now: Sql) => sql`state = 'pending', tries = 0, retrying_since = null, next_attempt_at = ${now}, updated_at = ${now}`

/** The day of the event `e`, by which the index of a company's kinds of events is ordered. */
const DAY = sql`(e.date at time zone 'UTC')::date`
const dayOf = (time: string) => sql`(${time}::timestamptz at time zone 'UTC')::date`
const lastDayBefore = (time: string) => sql`((${time}::timestamptz - interval '1 microsecond') at time zone 'UTC')::date`

/**
 * Allows one range redelivery of a webhook at a time, or several single ones. Conflicting requests are refused before they wait for
 * the webhook's row lock and hold a connection.
 * @throws ApiError REQUEST_IN_PROGRESS
 */
async function claim ({ tx, companyId }: Change, webhookId: string, work: 'range' | 'single'): Promise<void> {
  const lock = raw(work === 'range' ? 'pg_try_advisory_xact_lock' : 'pg_try_advisory_xact_lock_shared')
  const [claimed] = await tx.query<{ held: boolean }>(prepared(sql`
    select ${lock}(hashtextextended(${`redelivery ${companyId} ${webhookId}`}, 0)) as held`))
  if (claimed?.held === true) return
  throw new ApiError(
    'REQUEST_IN_PROGRESS',
    { target: 'id', message: 'a redelivery of this webhook is in progress; try again when it has finished' },
    { headers: { 'retry-after': '1' } }
  )
}

/**
 * Redelivers, or sends immediately if the delivery waits for its next attempt. Earlier deliveries that it must not overtake become due
 * immediately, too.
 */
export async function redeliver (change: Change, webhookId: string, id: string): Promise<DeliveryRow> {
  const { tx, companyId } = change
  await claim(change, webhookId, 'single')
  await lockWebhook(change, webhookId)
  const updated = await tx.query<{ key: string }>(sql`
    update deliveries d set ${startAgain(sql`statement_timestamp()`)}
    where ${isDelivery(companyId, webhookId, id)} returning ${KEY(sql`d`)} as key`)
  if (updated.length === 0) throw notFound('delivery of this webhook', 'deliveryId')
  await makeDueNow(change, webhookId, updated)
  return await findDelivery(tx, companyId, webhookId, id) as DeliveryRow
}

/**
 * Redelivers the events of the webhook's actions in a time range, including those that it never received: events that pass its filters now,
 * and events in its log.
 * @param isDryRun whether to count the events only
 * @returns the number of deliveries
 * @throws ApiError BAD_ARGUMENT for a range with more than 10 000 events
 */
export async function redeliverRange (
  change: Change, webhookId: string, range: Redelivery, isDryRun: boolean
): Promise<number> {
  const { tx, companyId } = change
  const { after, before } = range
  if (before !== undefined && Date.parse(before) < Date.parse(after)) {
    throw new ApiError('BAD_ARGUMENT', { target: 'before', message: 'before must not be earlier than after' })
  }
  await claim(change, webhookId, 'range')
  const matching = eventsToRedeliver(companyId, await lockWebhook(change, webhookId), range)
  if (isDryRun) {
    const [counted] = await tx.query<{ count: number }>(sql`select count(*) as count from (${matching}) e`)
    return bounded(counted?.count ?? 0)
  }
  const found = await tx.query<{ id: number }>(matching)
  bounded(found.length)
  // The events are locked, so that none of them is removed meanwhile.
  const events = await tx.query<{ id: number, orderingKey: string }>(sql`
    select e.id, ${ORDERING_KEY} as "orderingKey" from events e
    where e.company_id = ${companyId} and e.id = any(${found.map(({ id }) => id)}::bigint[]) order by e.id for key share`)
  const made = await tx.query<{ key: string }>(sql`
    insert into deliveries as d (company_id, id, webhook_id, event_id, ordering_key, next_attempt_at)
    select ${companyId}::bigint, gen_random_uuid(), ${webhookId}, e.id, e.ordering_key, statement_timestamp()
    from unnest(${events.map(({ id }) => id)}::bigint[], ${events.map(({ orderingKey }) => orderingKey)}::text[]) e (id, ordering_key)
    order by e.id
    on conflict (company_id, event_id, webhook_id) do update set ${startAgain(sql`excluded.next_attempt_at`)}
    returning ${KEY(sql`d`)} as key`)
  await makeDueNow(change, webhookId, made)
  return made.length
}

/** The events that a range is about, as a statement: one more than may be sent again. */
function eventsToRedeliver (
  companyId: number, { id, actions, jobId, departmentId, includeHistory }: WebhookRow,
  { after, before, undeliveredOnly = false }: Redelivery
): Sql {
  // One lookup in the unique index per event. With `=`, a planner without statistics may choose any index that begins with the webhook,
  // and with `exists` a join over whole tables.
  const isInLog = (condition: Sql) => sql`(
    select x.webhook_id = ${id} and ${condition} from deliveries x
    where x.company_id = ${companyId} and x.event_id = e.id and x.webhook_id >= ${id} order by x.webhook_id limit 1) is true`
  const isFollowed = sql`((
    ${includeHistory ? empty : sql`e.occurred_at is null and `}
    ${passes(companyId, { jobIds: sql`${jobId}::bigint[]`, departmentIds: sql`${departmentId}::bigint[]` })}) or ${isInLog(sql`true`)})`
  const isFiltered = jobId.length + departmentId.length > 0 || !includeHistory
  const isUnnumbered = sql`(select true from unnumbered_events u where u.company_id = ${companyId} and u.event_id = e.id)`
  const max = MAX_REDELIVERED + 1
  // Its order keeps every plan on the index of kinds and days, which serves nobody else: its condition is stated.
  return sql`
    select e.id from unnest(${[...new Set(actions.flatMap(eventsOf))]}::text[]) kind (event)
    cross join lateral (
      select e.id from events e
      where e.company_id = ${companyId} and e.event = kind.event and e.event > '' and ${isUnnumbered} is null
        and ${DAY} >= ${dayOf(after)} and e.date >= ${after}::timestamptz
        and e.date < coalesce(${before ?? null}::timestamptz, clock_timestamp())
        ${before === undefined ? empty : sql`and ${DAY} <= ${lastDayBefore(before)}`}
        ${isFiltered ? sql`and ${isFollowed}` : empty}
        ${undeliveredOnly ? sql`and not ${isInLog(sql`x.state = 'delivered'`)}` : empty}
      order by ${DAY} limit ${max}
    ) e limit ${max}`
}

/** @throws ApiError BAD_ARGUMENT if there are too many events for one request */
function bounded (count: number): number {
  if (count <= MAX_REDELIVERED) return count
  const message = `the range contains more than ${MAX_REDELIVERED} events; ask for a shorter one`
  throw new ApiError('BAD_ARGUMENT', { target: 'after', message })
}

/** Makes waiting deliveries with the keys of these due now. */
async function makeDueNow ({ tx, companyId }: Change, webhookId: string, changed: Array<{ key: string }>): Promise<void> {
  await tx.query(sql`
    update deliveries set next_attempt_at = statement_timestamp(), updated_at = statement_timestamp()
    where company_id = ${companyId} and next_attempt_at is not null and id = any(array(
      select o.id from unnest(${[...new Set(changed.map(({ key }) => key))]}::text[]) c (key)
      cross join lateral (
        select d.id from deliveries d
        where d.company_id = ${companyId} and ${KEY(sql`d`)} = c.key and ${IS_OPEN(sql`d`)} and d.next_attempt_at > statement_timestamp()
        order by d.event_id offset 0) o))`)
  await wakeQueues(tx, companyId, [webhookId])
}

/** Sends a test event, also to a webhook that is not active. */
export async function sendTest (change: Change, webhookId: string): Promise<DeliveryRow> {
  const { tx, companyId } = change
  await lockWebhook(change, webhookId)
  const id = randomUUID()
  await tx.query(sql`
    insert into deliveries (company_id, id, webhook_id, ordering_key, next_attempt_at)
    values (${companyId}, ${id}, ${webhookId}, ${`test ${id}`}, clock_timestamp())`)
  await wakeQueues(tx, companyId, [webhookId])
  return await findDelivery(tx, companyId, webhookId, id) as DeliveryRow
}
