import { setImmediate } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { findWhole } from '../engine/reads.js'
import { queue, withdrawAbout, type NewMessage } from '../messages/queueing.js'
import { timeInWords } from '../messages/values.js'
import type { Change } from '../shared/change.js'
import { now } from '../shared/clock.js'
import { attendee, findEntries, invitationFile, type Entry, type Holder, type Person } from './calendar.js'
import { INTERVIEWS, type InterviewRow } from './queries.js'

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

/** What happened to an interview, by the users concerned. */
interface Happened { what: What, stay: number[], joined: number[], left: number[] }

/** What happened to the interview, and who holds it, came to it, or was taken out. Undefined if nobody is told, as of an answer. */
function happened (after: InterviewRow, before: InterviewRow | undefined): Happened | undefined {
  const holders = holdersOf(after)
  // Who held one that was canceled was told so then.
  const held = before === undefined || before.status === 'canceled' ? [] : holdersOf(before)
  const left = held.filter(id => after.interviewers.every(({ userId }) => userId !== id))
  const [stay, joined] = [holders.filter(id => held.includes(id)), holders.filter(id => !held.includes(id))]
  if (before?.status !== 'scheduled') return after.status === 'scheduled' ? { what: 'invited', stay, joined, left } : undefined
  if (after.status === 'canceled') return { what: 'canceled', stay: holders, joined: [], left }
  const isChanged = TOLD.some(field => after[field] !== before[field]) || left.length > 0 || joined.length > 0
  return after.status === 'scheduled' && isChanged ? { what: 'changed', stay, joined, left } : undefined
}

/** Those who have not declined. */
const holdersOf = ({ interviewers }: InterviewRow): number[] =>
  interviewers.flatMap(({ userId, status }) => status === 'declined' ? [] : userId)

/**
 * Queues messages about the interview, whose application is locked. None without a way to send them, and none about what is past. Older
 * ones that have not gone out say what is no longer so: they are withdrawn, whoever is told.
 * @param after the interview as it is now
 * @param before the interview as it was; undefined for a new one
 * @param notify whether anybody is told
 */
export async function invite (change: Change, after: InterviewRow, before: InterviewRow | undefined, notify: boolean): Promise<void> {
  const told = happened(after, before)
  if (before !== undefined && (told !== undefined || after.status !== before.status)) await withdrawOld(change, after)
  if (notify && told !== undefined) await queueWordsOf(change, [{ interview: after, told }])
}

/** Withdraws what waits about the interview, but for words that it was canceled to those who are out of it. */
async function withdrawOld (change: Change, interview: InterviewRow): Promise<void> {
  const [entry] = interview.status === 'scheduled' ? await findEntries(change.tx, change.companyId, [interview.id]) : []
  const inIt = entry === undefined ? [] : [...(entry.candidate === null ? [] : [entry.candidate]), ...entry.interviewers]
  await withdrawAbout(change, [interview], inIt.map(({ email }) => email))
}

/**
 * Tells those who hold these interviews what they are now, in place of messages that were taken back before they went out; and the
 * candidate, of one that takes place. Their applications are locked.
 */
export async function inviteAgain (change: Change, ids: number[]): Promise<void> {
  for (const id of ids) {
    const interview = await findWhole(change.tx, INTERVIEWS, change.companyId, id) as InterviewRow
    const [joined, status] = [holdersOf(interview), interview.status]
    if (status === 'scheduled') await queueWordsOf(change, [{ interview, told: { what: 'invited', stay: [], joined, left: [] } }])
    if (status === 'canceled') await queueWordsOf(change, [{ interview, told: asCanceled(interview) }], false)
  }
}

/** `invite` about interviews that were canceled together. */
export async function tellCanceled (change: Change, interviews: InterviewRow[]): Promise<void> {
  await withdrawAbout(change, interviews, [])
  await queueWordsOf(change, interviews.map(interview => ({ interview, told: asCanceled(interview) })))
}

const asCanceled = (interview: InterviewRow): Happened => ({ what: 'canceled', stay: holdersOf(interview), joined: [], left: [] })

/** Queues words about these interviews. Making the files of many takes a while: other requests have their turns in between. */
async function queueWordsOf (
  change: Change, happenings: Array<{ interview: InterviewRow, told: Happened }>, tellsCandidate = true
): Promise<void> {
  const { tx, companyId, identity, mailFrom: email } = change
  const coming = happenings.filter(({ interview }) => Date.parse(interview.endsAt) > now())
  if (email === undefined || change.statesPast || coming.length === 0) return
  const entries = await findEntries(tx, companyId, coming.map(({ interview }) => interview.id))
  const jobs = await tx.query<{ id: number, name: string }>(prepared(sql`
    select id, name from jobs where company_id = ${companyId} and id = any(${coming.map(({ interview }) => interview.jobId)}::bigint[])`))
  const [entryOf, jobOf] = [new Map(entries.map(entry => [entry.id, entry])), new Map(jobs.map(({ id, name }) => [id, name]))]
  const messages: NewMessage[] = []
  for (const [index, { interview, told: { what, stay, joined, left } }] of coming.entries()) {
    const entry = entryOf.get(interview.id)
    if (entry === undefined) continue
    if (index % 10 === 9) await setImmediate()
    const when = timeInWords(interview.startsAt, interview.timeZone, 'en')
    const about = { entry, interview, when, jobName: jobOf.get(interview.jobId) ?? '', organizer: { name: identity.companyName, email } }
    const toAll = (ids: number[], what: What) =>
      entry.interviewers.filter(({ userId }) => ids.includes(userId)).flatMap(holder => toHolder(about, what, holder))
    messages.push(
      ...(tellsCandidate ? toCandidate(about, what) : []),
      ...toAll(stay, what),
      ...toAll(joined, 'invited'),
      ...(await findHolders(change, left)).flatMap(holder => toHolder(about, what === 'canceled' ? what : 'released', holder))
    )
  }
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
