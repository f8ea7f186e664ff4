import { setImmediate } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { cancelAbout, queue, type NewMessage } from '../messages/queueing.js'
import { timeInWords } from '../messages/values.js'
import type { Change } from '../shared/change.js'
import { now } from '../shared/clock.js'
import { attendee, findEntries, invitationFile, type Entry, type Holder, type Person } from './calendar.js'
import type { InterviewRow } from './queries.js'

// Messages that an interview was scheduled, changed or canceled: one to the candidate, and one to each interviewer who has not declined,
// with the calendar file.

/** Fields whose change is told to all. */
const TOLD = ['startsAt', 'endsAt', 'location', 'meetingUrl'] as const

const WORDS = {
  invited: ['Interview', 'You are invited to an interview.'],
  changed: ['Interview changed', 'An interview has changed.'],
  canceled: ['Interview canceled', 'An interview was canceled.'],
  released: ['Interview canceled', 'You are no longer asked to hold an interview.']
} as const
type What = keyof typeof WORDS

/** What happened to the interview, who holds it, and who was taken out. Undefined if nobody is told, as of an answer. */
function happened (after: InterviewRow, before: InterviewRow | undefined): { what: What, stay: number[], left: number[] } | undefined {
  const stay = holdersOf(after)
  if (before?.status !== 'scheduled') return after.status === 'scheduled' ? { what: 'invited', stay, left: [] } : undefined
  const held = holdersOf(before)
  const left = held.filter(id => after.interviewers.every(({ userId }) => userId !== id))
  if (after.status === 'canceled') return { what: 'canceled', stay, left }
  const isChanged = TOLD.some(field => after[field] !== before[field]) || left.length > 0 || stay.some(id => !held.includes(id))
  return after.status === 'scheduled' && isChanged ? { what: 'changed', stay, left } : undefined
}

/** Those who have not declined. */
const holdersOf = ({ interviewers }: InterviewRow): number[] =>
  interviewers.flatMap(({ userId, status }) => status === 'declined' ? [] : userId)

/**
 * Queues messages about the interview, whose application is locked. None without a way to send them, and none about what is past.
 * @param after the interview as it is now
 * @param before the interview as it was; undefined for a new one
 */
export async function invite (change: Change, after: InterviewRow, before?: InterviewRow): Promise<void> {
  await inviteAll(change, [{ after, before }])
}

/** `invite` about several interviews. Making their files takes a while: other requests have their turns in between. */
export async function inviteAll (change: Change, changes: Array<{ after: InterviewRow, before: InterviewRow | undefined }>): Promise<void> {
  const { tx, companyId, identity, mailFrom: email } = change
  if (email === undefined || change.statesPast) return
  const told = changes.flatMap(({ after, before }) => {
    const how = Date.parse(after.endsAt) <= now() ? undefined : happened(after, before)
    return how === undefined ? [] : [{ interview: after, ...how }]
  })
  if (told.length === 0) return
  const entries = await findEntries(tx, companyId, told.map(({ interview }) => interview.id))
  const jobs = await tx.query<{ id: number, name: string }>(prepared(sql`
    select id, name from jobs where company_id = ${companyId} and id = any(${told.map(({ interview }) => interview.jobId)}::bigint[])`))
  const [entryOf, jobOf] = [new Map(entries.map(entry => [entry.id, entry])), new Map(jobs.map(({ id, name }) => [id, name]))]
  const messages: NewMessage[] = []
  for (const [index, { interview, what, stay, left }] of told.entries()) {
    const entry = entryOf.get(interview.id)
    if (entry === undefined) continue
    if (index % 10 === 9) await setImmediate()
    const when = timeInWords(interview.startsAt, interview.timeZone, 'en')
    const about = { entry, interview, when, jobName: jobOf.get(interview.jobId) ?? '', organizer: { name: identity.companyName, email } }
    messages.push(
      ...toCandidate(about, what),
      ...entry.interviewers.filter(({ userId }) => stay.includes(userId)).flatMap(holder => toHolder(about, what, holder)),
      ...(await findHolders(change, left)).flatMap(holder => toHolder(about, what === 'canceled' ? what : 'released', holder))
    )
  }
  await cancelAbout(change, messages)
  await queue(change, messages)
}

/** Users who held the interview. */
async function findHolders ({ tx, companyId }: Change, ids: number[]): Promise<Holder[]> {
  if (ids.length === 0) return []
  return await tx.query<Holder>(prepared(sql`
    select id as "userId", name, email, active, 'invited' as status from users
    where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id`))
}

/** What a message is about, and the file for those who hold the interview, once it is made. */
interface About { entry: Entry, interview: InterviewRow, jobName: string, when: string, organizer: Person, inner?: string }

/** The message to the candidate; none to one who is anonymized. */
function toCandidate (about: About, what: What): NewMessage[] {
  const { candidate } = about.entry
  if (candidate === null) return []
  return [{ ...messageOf(about, what), audience: 'candidate', to: candidate.email, calendar: outerFile(about, what, candidate) }]
}

/** The message to somebody who holds the interview, or did; none to one who has left the company. */
function toHolder (about: About, what: What, holder: Holder): NewMessage[] {
  if (!holder.active) return []
  const calendar = what === 'released' ? outerFile(about, what, holder) : about.inner ??= innerFile(about, what)
  return [{ ...messageOf(about, what), audience: 'interviewer', to: holder.email, calendar }]
}

/** The file for those who hold the interview: it has notes and addresses. */
function innerFile ({ entry, organizer }: About, what: What): string {
  const { candidate, interviewers } = entry
  const all = [...(candidate === null ? [] : [candidate]), ...interviewers]
  return invitationFile(entry, { candidates: true, users: true }, { organizer, attendees: all.map(attendee), isEnd: what === 'canceled' })
}

/** The file for others: without notes, and with no address but their own. */
function outerFile ({ entry, organizer }: About, what: What, receiver: Person | Holder): string {
  const isEnd = what === 'canceled' || what === 'released'
  const attendees = [attendee(receiver)]
  return invitationFile({ ...entry, notes: null }, { candidates: false, users: true }, { organizer, attendees, isEnd })
}

function messageOf (
  { interview, jobName, when }: About, what: What
): Pick<NewMessage, 'applicationId' | 'interviewId' | 'kind' | 'subject' | 'text'> {
  const { applicationId, location, meetingUrl } = interview
  const [subject, first] = WORDS[what]
  const lines = [
    first,
    '',
    `Job: ${jobName}`,
    `When: ${when}`,
    ...(location === null ? [] : [`Where: ${location}`]),
    ...(meetingUrl === null ? [] : [`Online: ${meetingUrl}`])
  ]
  return { applicationId, interviewId: interview.id, kind: 'invitation', subject: `${subject}: ${jobName}`, text: `${lines.join('\n')}\n` }
}
