import { Type, type Static } from '@sinclair/typebox'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { Described, StringEnum, Timestamp } from '../../schema.js'
import type { Change } from '../shared/change.js'
import { FENCE, joinById } from '../shared/listing.js'
import { beginningOf } from '../shared/sql.js'
import { IN_A_DAY } from '../settings/retention-days.js'

// Who has been left alone for so long that the company keeps no data of the person any more. What others write about somebody prolongs
// nothing: the clock begins with the end of the last application, or what the person did later. In Germany (180 days), somebody who was
// rejected on March 1 is due on August 28, however often a nightly import changes the phone number.
//
// Since when somebody is left alone follows from applications and offers, which no index has in that order. So candidates have a time that
// is not after it, `idle_from`, in an index: at first the beginning of time. The worker looks at those whose time is long enough
// ago, and brings it closer where it can: so it looks at each of them once, and then when somebody may be due.

export const Retention = Type.Object({
  since: Described(Timestamp, 'Since when the person is left alone.'),
  from: StringEnum(['applicationEnded', 'lastAct', 'created'], {
    title: 'RetentionReason',
    description: 'What happened then: the last application ended; the person applied or answered an offer later than that; or the ' +
      'candidate was created, and never applied.'
  }),
  dueAt: Described(Timestamp, 'When the person will be anonymized if nothing changes.')
}, { title: 'CandidateRetention', description: 'Why and when the candidate will be anonymized. Only with `retentionBefore`.' })

export type Retention = Static<typeof Retention>

/** As the index of those who may be due states it. */
const LIVE = raw("c.anonymized_at is null and c.merged_into_id is null and c.idle_from > '-infinity'")

const BATCH = 1000
/** Up to this number, due candidates are counted. */
const MAX_COUNTED = 10_000
/** So many of those who will be due are named in the log. */
export const MAX_NAMED = 100

/** The days for which the company of the settings `s` keeps people of a country; null without end. */
const daysIn = (country: Sql) => sql`coalesce((s.retention_days_by_country ->> ${country})::integer, s.retention_days)`

/** The applications of candidate `c`, with the settings `s`. The days are null if one of them keeps without end. */
const applicationsOf = (companyId: number): Sql => sql`
  select count(*) as count, coalesce(bool_or(a.status in ('in_process', 'hired')), false) as is_live, max(a.ended_at) as ended,
    greatest(max(a.created_at), max(o.answered)) as acted, max(greatest(j.retention_waits_until, b.retention_waits_until)) as waits,
    case when count(*) = count(${daysIn(COUNTRY)}) then max(${daysIn(COUNTRY)}) end as days
  from (select * from applications a where a.company_id = ${companyId} and a.candidate_id = c.id ${FENCE}) a
  ${joinById('jobs', 'j', companyId, 'a.job_id')}
  ${joinById('branches', 'b', companyId, 'j.branch_id', true)}
  cross join lateral (
    select max(o.ended_at) as answered from offers o
    where o.company_id = ${companyId} and o.application_id = a.id and o.status in ('accepted', 'declined')) o`
const COUNTRY = raw('coalesce(b.country, j.country, s.country)')

/** Those who were merged into candidate `c`. */
const mergedInto = (companyId: number): Sql => sql`
  select max(m.created_at) as created, max((m.keep_until ->> 'until')::date) as keep_until, max(m.retention_waits_until) as waits
  from candidates m where m.company_id = ${companyId} and m.merged_into_id = c.id`

/**
 * What retention says of candidate `c`: since when the person is left alone and by what, and when she is due (null if never), by the rule
 * alone and once it has begun. `bound` is a time that cannot be after `since`, whatever happens to a live application.
 */
function retentionOf (companyId: number): Sql {
  return sql`
    select r.*, case when r.due is not null then greatest(r.due, r.waits_until) end as due_at from company_settings s
    cross join lateral (${applicationsOf(companyId)}) a
    cross join lateral (${mergedInto(companyId)}) m
    cross join lateral (
      select coalesce(greatest(a.ended, a.acted), greatest(c.created_at, m.created)) as since,
        case when a.count = 0 then ${daysIn(raw('s.country'))} else a.days end as days) given
    cross join lateral (
      select given.since,
        case when a.count = 0 then 'created' when a.acted > a.ended or a.ended is null then 'lastAct' else 'applicationEnded' end as reason,
        case when a.is_live then statement_timestamp() else given.since end as bound,
        greatest(c.retention_waits_until, m.waits, a.waits, s.retention_begins_at) as waits_until,
        case when not a.is_live and given.days is not null then greatest(
          given.since + make_interval(days => given.days),
          ${beginningOf(sql`(greatest((c.keep_until ->> 'until')::date, m.keep_until) + 1)`, sql`s.time_zone`)}) end as due) r
    where s.company_id = ${companyId}`
}

/** The part of a candidate whose due time is of interest. */
const dueOf = (companyId: number, column: 'due' | 'due_at'): Sql => sql`(select r.${raw(column)} from (${retentionOf(companyId)}) r)`

/** Whether candidate `c` may be due before this time, as the index tells. */
const mayBeDue = (companyId: number, time: Sql): Sql => sql`${LIVE} and c.idle_from < (
  select ${time} - make_interval(days => s.retention_shortest_days) from company_settings s where s.company_id = ${companyId})`

/** Whether candidate `c` will be anonymized before this time, or this day of the company's, if nothing changes. */
export function isDueBefore (companyId: number, time: string): Sql {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(time)
  const end = isDay
    ? sql`(select ${beginningOf(sql`${time}::date`, sql`s.time_zone`)} from company_settings s where s.company_id = ${companyId})`
    : sql`${time}::timestamptz`
  return sql`${mayBeDue(companyId, end)} and ${dueOf(companyId, 'due_at')} < ${end}`
}

/** The columns and the join that show the retention of listed candidates. */
export const retentionColumns = (companyId: number) => ({
  columns: raw(', c.idle_from as "idleFrom", r.since as "retentionSince", r.reason as "retentionFrom", r.due_at as "retentionDueAt"'),
  joins: sql`left join lateral (${retentionOf(companyId)}) r on true`
})

/** A candidate among those of the company by what bounds the time since when they are left alone. */
export interface Place { id: number, idleFrom: string }
/** Those of a batch who are due, those whose bound can be closer, and the place after which the next batch begins, if there is one. */
export interface Found { due: number[], loose: number[], last: Place | undefined }

/** Some of the next candidates after this place who may be due. */
export async function findDue (db: Queryable, companyId: number, after: Place): Promise<Found> {
  const rows = await db.query<Place & { isDue: boolean, isLoose: boolean }>(prepared(sql`
    select c.id, c.idle_from as "idleFrom", coalesce(r.due_at <= statement_timestamp(), false) as "isDue",
      r.bound > c.idle_from as "isLoose"
    from (
      select * from candidates c where c.company_id = ${companyId} and ${mayBeDue(companyId, sql`statement_timestamp()`)}
        and (c.idle_from, c.id) > (${after.idleFrom}::timestamptz, ${after.id}) order by c.idle_from, c.id limit ${BATCH}) c
    cross join lateral (${retentionOf(companyId)}) r order by c.idle_from, c.id`))
  const ids = (some: typeof rows) => some.map(({ id }) => id)
  return {
    due: ids(rows.filter(({ isDue }) => isDue)),
    loose: ids(rows.filter(({ isDue, isLoose }) => isLoose && !isDue)),
    last: rows.length < BATCH ? undefined : rows.at(-1)
  }
}

/** The first of those who will be due at this time. */
export async function findSoonDue (db: Queryable, companyId: number, time: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(prepared(sql`
    select c.id from candidates c where c.company_id = ${companyId} and ${mayBeDue(companyId, sql`${time}::timestamptz`)}
      and ${dueOf(companyId, 'due_at')} <= ${time}::timestamptz order by c.idle_from, c.id limit ${MAX_NAMED}`))
  return rows.map(({ id }) => id)
}

/** Brings the bounds of candidates closer. They are locked before they are read, as what loosens a bound locks them, too. */
export async function tighten (tx: Transaction, companyId: number, ids: number[]): Promise<void> {
  const locked = await tx.query<{ id: number }>(prepared(sql`
    select id from candidates where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for no key update skip locked`))
  const rows = await tx.query<{ id: number, bound: string }>(prepared(sql`
    select c.id, r.bound from candidates c cross join lateral (${retentionOf(companyId)}) r
    where c.company_id = ${companyId} and c.id = any(${locked.map(({ id }) => id)}::bigint[])`))
  await tx.send(prepared(sql`
    update candidates c set idle_from = given.bound
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ bound }) => bound)}::timestamptz[]) given (id, bound)
    where c.company_id = ${companyId} and c.id = given.id`))
}

/** Loosens the bounds of candidates, who may be left alone since an earlier time than was known. */
export async function loosen ({ tx, companyId }: Change, ids: number[], more = empty): Promise<void> {
  await tx.send(prepared(sql`
    update candidates set idle_from = '0001-01-01T00:00:00Z' ${more} where company_id = ${companyId} and id = any(${ids}::bigint[])`))
}

/** Lets candidates wait for a day: they may be due earlier than before. */
export async function wait (change: Change, ids: number[]): Promise<void> {
  await loosen(change, ids, sql`, retention_waits_until = ${IN_A_DAY}`)
}

/** Whether the candidate, who is locked with all applications, is due still. */
export async function isStillDue (db: Queryable, companyId: number, id: number): Promise<boolean> {
  const rows = await db.query(prepared(sql`
    select 1 from candidates c where c.company_id = ${companyId} and c.id = ${id} and ${LIVE}
      and ${dueOf(companyId, 'due_at')} <= statement_timestamp()`))
  return rows.length > 0
}

/** How many candidates would be anonymized now if the settings held already, up to `MAX_COUNTED`. */
export async function countDue (db: Queryable, companyId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(prepared(sql`
    select count(*) as count from (
      select from candidates c where c.company_id = ${companyId} and ${mayBeDue(companyId, sql`statement_timestamp()`)}
        and ${dueOf(companyId, 'due')} <= statement_timestamp() limit ${MAX_COUNTED}) d`))
  return row?.count ?? 0
}

/** A company that does not keep people for ever, and when that begins, if it is still to begin. */
export interface Forgetful { companyId: number, beginsAt: string | null }

/** All companies that do not keep people for ever. */
export async function findForgetful (db: Queryable): Promise<Forgetful[]> {
  return await db.query<Forgetful>(sql`
    select company_id as "companyId",
      case when retention_begins_at > statement_timestamp() then retention_begins_at end as "beginsAt"
    from company_settings where retention_shortest_days is not null order by company_id`)
}

/** Keeps the retention of the company as it is until the transaction ends. */
export async function lockRetention (tx: Transaction, companyId: number): Promise<void> {
  await tx.send(prepared(sql`select from company_settings where company_id = ${companyId} for share`))
}
