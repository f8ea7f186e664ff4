import sql, { join } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { emailKey } from '../../email.js'
import { ApiError, type ErrorItem } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { findOverlap } from './queries.js'
import type { Interview, Interviewer, InterviewerGiven } from './schema.js'

interface User { id: number, code: string | null, email: string, active: boolean }

/** What names users. */
export type NamedUsers = Array<Pick<InterviewerGiven, 'userId' | 'userCode' | 'userEmail'>>

/**
 * Locks the users whom these name until the end of the transaction, all at once and in the order of their ids: of two that would take the
 * same interviewer at the same time, the second waits, and then finds the interview of the first.
 */
export async function lockUsers ({ tx, companyId }: Change, named: NamedUsers): Promise<User[]> {
  if (named.length === 0) return []
  const ids = named.flatMap(({ userId }) => userId ?? [])
  const codes = named.flatMap(({ userCode }) => userCode ?? [])
  const emails = named.flatMap(({ userEmail }) => userEmail ?? []).map(emailKey)
  const users = await tx.query<User>(prepared(sql`
    select id, code, email_folded as email, active from users
    where company_id = ${companyId} and (
      id = any(${ids}::bigint[]) or code = any(${codes}::text[]) or email_folded = any(${emails}::text[]))
    order by id for no key update`))
  // Of several with an address, the active one is meant.
  return users.sort((a, b) => Number(b.active) - Number(a.active))
}

/**
 * The interviewers whom a body names, by id, with the users locked. Who is named without a status keeps the answer.
 * @param before the interviewers as they are: who is one may have become inactive
 * @throws ApiError BAD_ARGUMENT with an item for each that names no active user of the company, or one who is named before
 */
export async function readInterviewers (change: Change, given: InterviewerGiven[], before: Interviewer[]): Promise<Interviewer[]> {
  for (const { userEmail } of given) if (userEmail != null) change.requireScope('users:read')
  const users = await lockUsers(change, given)
  const read = new Map<number, Interviewer>()
  const wrong: ErrorItem[] = []
  for (const [index, { status, ...name }] of given.entries()) {
    const found = userOf(users, name)
    const at = `interviewers.${index}.${Object.keys(name).find(key => name[key as keyof typeof name] != null) ?? 'userId'}`
    const refuse = (says: string, rule: 'reference' | 'inactive' | 'invalid') =>
      wrong.push({ target: at, message: `${at} ${says}`, rule: { name: rule } })
    const known = before.find(({ userId }) => userId === found?.id)
    if (found === undefined) refuse('must name a user of this company, by userId or userCode', 'reference')
    else if (read.has(found.id)) refuse(`names the user ${found.id} again: each comes once`, 'invalid')
    else if (!found.active && known === undefined && !change.statesPast) refuse('is inactive: only active users can be chosen', 'inactive')
    else read.set(found.id, { userId: found.id, status: status ?? known?.status ?? 'invited' })
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  return [...read.values()].sort((a, b) => a.userId - b.userId)
}

/** The one user whom all of these name; undefined if there is none. */
function userOf (users: User[], { userId, userCode, userEmail }: NamedUsers[number]): User | undefined {
  if (userId == null && userCode == null && userEmail == null) return undefined
  return users.find(({ id, code, email }) =>
    (userId == null || id === userId) && (userCode == null || code === userCode) && (userEmail == null || email === emailKey(userEmail)))
}

/**
 * Checks that those who hold the interview, and have not declined, hold no other one at that time. They are locked.
 * @param otherThan the interview itself
 * @throws ApiError OVERLAP naming the other one
 */
export async function checkFree (
  { tx, companyId }: Change, { interviewers, ...times }: Pick<Interview, 'interviewers' | 'startsAt' | 'endsAt'>, otherThan?: number
): Promise<void> {
  const held = interviewers.filter(({ status }) => status !== 'declined').map(({ userId }) => userId)
  const other = held.length === 0 ? undefined : await findOverlap(tx, companyId, held, times, otherThan)
  if (other === undefined) return
  const message = `the user ${other.userId} has the interview ${other.id} at that time: choose another time, or send allowOverlap=true`
  throw new ApiError('OVERLAP', { target: 'interviewers', message }, {
    existing: { jobs: other.jobId, applications: other.applicationId, interviews: other.id }
  })
}

/** Saves who holds the interview, in place of who did. */
export async function saveInterviewers ({ tx, companyId }: Change, id: number, interviewers: Interviewer[]): Promise<void> {
  const userIds = interviewers.map(({ userId }) => userId)
  await tx.send(prepared(sql`
    delete from interviewers where company_id = ${companyId} and interview_id = ${id} and user_id <> all(${userIds}::bigint[])`))
  if (userIds.length === 0) return
  const rows = interviewers.map(({ userId, status }) => sql`(${companyId}, ${id}, ${userId}, ${status})`)
  await tx.send(sql`
    insert into interviewers (company_id, interview_id, user_id, status) values ${join(rows)}
    on conflict (company_id, interview_id, user_id) do update set status = excluded.status`)
}
