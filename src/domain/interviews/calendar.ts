import { setImmediate as nextTurn } from 'node:timers/promises'
import ical, {
  ICalAttendeeStatus, ICalCalendarMethod, ICalEvent, ICalEventStatus, type ICalAttendeeData, type ICalCalendar, type ICalEventData
} from 'ical-generator'
import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { now } from '../shared/clock.js'
import { joinById } from '../shared/listing.js'
import type { Interview, Interviewer } from './schema.js'

// Interviews as files that calendars read (RFC 5545): one, or all that a user holds. Times are in UTC, which no clock change makes
// ambiguous; a calendar shows them in the zone of its reader.

/** How far back the calendar of a user goes. */
const PAST_MS = 90 * 24 * 60 * 60_000
/** The most interviews in one calendar. */
export const MAX_EVENTS = 2000
/** How long a calendar may be worked on before others have their turn. */
const SLICE_MS = 5

/** Whom a calendar names: what its reader may see. */
export interface Shown { candidates: boolean, users: boolean }

export interface Person { name: string, email: string }
/** A user who holds the interview. */
export interface Holder extends Person { userId: number, active: boolean, status: Interviewer['status'] }
export interface Entry extends Pick<
  Interview, 'id' | 'status' | 'title' | 'startsAt' | 'endsAt' | 'location' | 'meetingUrl' | 'notes' | 'createdAt' | 'updatedAt'
> {
  uid: string
  sequence: number
  candidate: Person | null
  interviewers: Holder[]
}

const entries = (companyId: number, rows: Sql): Sql => sql`
  select t.id, t.calendar_uid as uid, t.calendar_sequence as sequence, t.status, t.title, t.starts_at as "startsAt", t.ends_at as "endsAt",
    t.location, t.meeting_url as "meetingUrl", t.notes, t.created_at as "createdAt", t.updated_at as "updatedAt", (
      select jsonb_build_object('name', c.name || ' ' || c.last_name, 'email', c.email) from applications a
      ${joinById('candidates', 'c', companyId, 'a.candidate_id')}
      where a.company_id = ${companyId} and a.id = t.application_id and c.anonymized_at is null) as candidate,
    coalesce((
      select jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'email', u.email, 'active', u.active, 'status', i.status)
        order by u.id) from interviewers i
      ${joinById('users', 'u', companyId, 'i.user_id')} where i.company_id = ${companyId} and i.interview_id = t.id), '[]') as interviewers
  from ${rows}`

/** The interviews with these ids, as calendars show them. */
export async function findEntries (db: Queryable, companyId: number, ids: number[]): Promise<Entry[]> {
  return await db.query<Entry>(prepared(entries(companyId, sql`
    interviews t where t.company_id = ${companyId} and t.id = any(${ids}::bigint[])`)))
}

/** The file of one interview: once it is canceled, one that takes it from calendars. */
export async function interviewCalendar (db: Queryable, companyId: number, id: number, shown: Shown): Promise<string> {
  const [entry] = await findEntries(db, companyId, [id])
  const events = entry === undefined ? [] : [toEvent(entry, shown)]
  const isCanceled = entry?.status === 'canceled'
  return toFile(events, { method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH })
}

/** The calendar of a user, as its reader may see it: the last interviews that the user holds and has not declined, from 90 days ago on. */
export interface UserCalendar { db: Queryable, companyId: number, user: { id: number, name: string }, shown: Shown }

/** What the calendar is made of, for the beginning of a statement: `entries`, and `whole` with what tells whether they have changed. */
function ofUser ({ companyId, user }: UserCalendar): Sql {
  const from = new Date(now() - PAST_MS).toISOString()
  return sql`
    with entries as materialized (${entries(companyId, sql`
      interviewers o ${joinById('interviews', 't', companyId, 'o.interview_id')}
      where o.company_id = ${companyId} and o.user_id = ${user.id} and o.status <> 'declined' and t.starts_at >= ${from}::timestamptz
      order by t.starts_at desc, t.id desc limit ${MAX_EVENTS}`)}),
    whole as (select md5(string_agg(md5(e::text), '' order by e.uid)) as digest from entries e)`
}

/** What the file of the calendar depends on: as long as it is the same, a release makes the same bytes. */
const versionFor = ({ companyId, user, shown }: UserCalendar, digest: string | null): string =>
  JSON.stringify([companyId, user.id, user.name, shown.candidates, shown.users, digest])

/** The version of the calendar, which costs little: the database reads the interviews, and none leaves it. */
export async function findCalendarVersion (calendar: UserCalendar): Promise<string> {
  const [row] = await calendar.db.query<{ digest: string | null }>(prepared(sql`${ofUser(calendar)} select digest from whole`))
  return versionFor(calendar, row?.digest ?? null)
}

/** The file of the calendar, with its version. It is made in slices: in between, others have their turn. */
export async function makeCalendar (calendar: UserCalendar): Promise<{ version: string, text: string }> {
  const { db, user, shown } = calendar
  const found = await db.query<Entry & { digest: string }>(prepared(sql`
    ${ofUser(calendar)} select e.*, (select digest from whole) as digest from entries e order by e."startsAt" desc, e.uid`))
  const frame = ical({ ...PRODUCT, method: ICalCalendarMethod.PUBLISH, name: escaped(inParameter(user.name)), ttl: 60 * 60 })
  let [events, began] = ['', performance.now()]
  for (const entry of found) {
    events += toLines(toEvent(entry, shown), frame)
    if (performance.now() - began < SLICE_MS) continue
    await nextTurn()
    began = performance.now()
  }
  return { version: versionFor(calendar, found[0]?.digest ?? null), text: withEvents(frame, events) }
}

const toLines = (event: ICalEventData, frame: ICalCalendar): string =>
  new ICalEvent(event, frame).toString().split('\r\n').map(folded).join('\r\n')

/** The calendar with these lines in it. */
function withEvents (frame: ICalCalendar, events: string): string {
  const empty = frame.toString()
  const end = empty.lastIndexOf('END:VCALENDAR')
  return `${empty.slice(0, end)}${events}${empty.slice(end)}`
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const MAX_LINE = 75

/** A line as several, none of which ends within a character. The library's `foldLines` makes the same, and takes 80 times as long. */
function folded (line: string): string {
  if (Buffer.byteLength(line) < MAX_LINE) return line
  const bytes = Buffer.from(line)
  const parts = []
  for (let begin = 0, end = 0; begin < bytes.length; begin = end) {
    end = Math.min(begin + MAX_LINE - 1, bytes.length)
    // A byte that continues a character goes to the next part with all of it.
    while (end < bytes.length && bytes.readUInt8(end) >> 6 === 0b10) end--
    parts.push(bytes.toString('utf8', begin, end))
  }
  return parts.join('\r\n ')
}

const ANSWERS: Readonly<Record<Interviewer['status'], ICalAttendeeStatus>> = {
  invited: ICalAttendeeStatus.NEEDSACTION, accepted: ICalAttendeeStatus.ACCEPTED, declined: ICalAttendeeStatus.DECLINED
}

/** Somebody whom a calendar file asks for an answer. */
export const attendee = ({ name, email, status = 'invited' }: Person & { status?: Interviewer['status'] }): ICalAttendeeData =>
  ({ name: inParameter(name), email, status: ANSWERS[status], rsvp: true })

/**
 * The file by which a mail invites somebody, or takes the invitation back (RFC 6047).
 * @param organizer whom the mail comes from
 * @param isEnd whether the receiver is not, or no longer, to come
 */
export function invitationFile (
  entry: Entry, shown: Shown, { organizer, attendees, isEnd }: { organizer: Person, attendees: ICalAttendeeData[], isEnd: boolean }
): string {
  // Who is taken out is told so, though the interview takes place (RFC 5546, 3.2.5).
  const status = isEnd && entry.status !== 'canceled' ? { status: null } : {}
  const event = { ...toEvent(entry, shown), ...status, organizer: asOrganizer(organizer), attendees }
  return toFile([event], { method: isEnd ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST })
}

/** A name as a parameter may have it: no escape is defined for what is taken out. */
const inParameter = (name: string): string => name.replace(/["\\\p{Cc}]+/gu, ' ').trim()

/** Who invites; by the address, if nothing is left of the name. */
const asOrganizer = ({ name, email }: Person): Person => ({ name: inParameter(name) || email, email })

/** A text as a property has it (RFC 5545, 3.3.11), where the library does not escape it. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&')

/** A text without what would end a line for some readers, or is no text at all. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')

/** An address as a property has it: the library escapes what may stand there as it is. */
const inAddress = (url: string): string => url.replaceAll(',', '%2C').replaceAll(';', '%3B')

const PRODUCT = { prodId: { company: 'Recruitment API', product: 'Interviews' } }

function toFile (events: ICalEventData[], options: { method: ICalCalendarMethod }): string {
  const frame = ical({ ...PRODUCT, ...options })
  return withEvents(frame, events.map(event => toLines(event, frame)).join(''))
}

function toEvent (
  { uid, sequence, status, title, startsAt, endsAt, location, meetingUrl, notes, candidate, interviewers, ...times }: Entry, shown: Shown
): ICalEventData {
  const withAddress = ({ name, email }: Person) => `${name} <${email}>`
  const [organizer] = shown.users ? interviewers : []
  const lines = [
    ...(shown.candidates && candidate !== null ? [`Candidate: ${withAddress(candidate)}`] : []),
    ...(shown.users && interviewers.length > 0 ? [`Interviewers: ${interviewers.map(({ name }) => name).join(', ')}`] : []),
    ...(meetingUrl === null ? [] : [meetingUrl]),
    ...(notes === null ? [] : [notes])
  ]
  return {
    id: uid,
    sequence,
    status: status === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: plain(title ?? 'Interview'),
    start: new Date(startsAt),
    end: new Date(endsAt),
    location: plain(location ?? meetingUrl ?? ''),
    url: meetingUrl && inAddress(meetingUrl),
    description: plain(lines.join('\n')),
    organizer: organizer === undefined ? null : asOrganizer(organizer),
    stamp: new Date(times.updatedAt),
    created: new Date(times.createdAt),
    lastModified: new Date(times.updatedAt)
  }
}
