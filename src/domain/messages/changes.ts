import sql, { type Sql } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, illegalTransition } from '../../errors.js'
import { findBelow } from '../engine/child.js'
import { record } from '../engine/writes.js'
import { APPLICATION, type ApplicationAt } from '../parents/application.js'
import type { Change } from '../shared/change.js'
import { blankColumns } from '../shared/classification.js'
import { assignments, nextVersion } from '../shared/sql.js'
import { findMessages, MESSAGES, type MessageRow } from './queries.js'
import { cancel, queueWords, readWords } from './queueing.js'
import { Message, type MessageCreate } from './schema.js'
import { forgetAddresses } from './suppressions.js'

/** Queues a message to the candidate of the application. @throws ApiError NOT_FOUND, ANONYMIZED, BAD_ARGUMENT */
export async function createMessage (change: Change, at: ApplicationAt, body: MessageCreate): Promise<MessageRow> {
  const { candidateId } = await APPLICATION.lock(change, at)
  const [message] = await queueMessage(change, { id: at.applicationId, candidateId }, body)
  change.besideScopes.add('applications:read')
  return message as MessageRow
}

/**
 * Queues a message to the candidate of this application, which is locked.
 * @param queuedWith the status without which it is not to be sent
 * @throws ApiError ANONYMIZED, BAD_ARGUMENT
 */
export async function queueMessage (
  change: Change, { id, candidateId }: { id: number, candidateId: number }, body: MessageCreate, queuedWith?: string
): Promise<MessageRow[]> {
  const words = await readWords(change, body)
  await APPLICATION.checkPersonal(change, { candidateId }, [body.subject === undefined ? 'templateId' : 'subject'])
  return await queueWords(change, [id], words, queuedWith)
}

/** Cancels a message that is queued. @throws ApiError ILLEGAL_TRANSITION for others, and while it is being sent */
export async function cancelMessage (change: Change, at: ApplicationAt & { messageId: string }): Promise<void> {
  const { tx, companyId } = change
  await APPLICATION.lock(change, { jobId: at.jobId, applicationId: at.applicationId })
  const { id, ...before } = await findBelow(tx, MESSAGES, companyId, at) as MessageRow
  change.checkState(before)
  if (before.status !== 'queued') throw illegalTransition(`a message that is ${before.status}`, 'canceled', [])
  if (await cancel(change, [id], true) > 0) return
  const message = 'the message is being sent at this moment: ask again in a minute whether it could be'
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: [] })
}

/** A message that is to be forgotten, or a part of it. */
interface Past { id: string, recipient: string | null, audience: Message['audience'], interviewId: number | null, isQueued: boolean }

/** What stands in messages about the time when two people were merged, which they are no longer. */
const UNMERGED_TEXT = '[blanked: the candidate is no longer merged]'

/**
 * Takes back what was written about these applications, which are locked, since they were another person's: what waits is canceled, and
 * addresses and words to that person go. Interviewers keep theirs, without the file, which names that person.
 * @returns the interviews about which something waited
 */
export async function forgetWrittenSince (change: Change, applicationIds: string[], since: string): Promise<number[]> {
  const { tx, companyId } = change
  const past = await findPast(change, sql`
    application_id = any(${applicationIds}::bigint[]) and created_at >= ${since}::timestamptz`)
  await cancel(change, past.map(({ id }) => id), false)
  const blank = { ...blankColumns(Message), subject: UNMERGED_TEXT, text: UNMERGED_TEXT }
  const ids = past.flatMap(({ id, audience }) => audience === 'candidate' ? id : [])
  await tx.send(sql`
    update messages set ${assignments(blank)}, ${nextVersion()} where company_id = ${companyId} and id = any(${ids}::uuid[])`)
  for (const message of await findMessages(tx, companyId, ids)) {
    await record(change, MESSAGES, 'changed', message, { changed: ['to', 'subject', 'text', 'calendar'] })
  }
  const others = past.flatMap(({ id, audience }) => audience === 'candidate' ? [] : id)
  await tx.send(sql`update messages set calendar = null where company_id = ${companyId} and id = any(${others}::uuid[])`)
  return interviewsOf(past)
}

/**
 * Cancels all that these applications, which are locked, have queued, and forgets the addresses of the candidates that it went to.
 * @returns the interviews about which something waited
 */
export async function forgetMessages (change: Change, applicationIds: number[], addresses: string[]): Promise<number[]> {
  const past = await findPast(change, sql`application_id = any(${applicationIds}::bigint[])`)
  const known = past.flatMap(({ recipient, audience }) => recipient === null || audience !== 'candidate' ? [] : recipient)
  await forgetAddresses(change, [...addresses, ...known])
  await cancel(change, past.map(({ id }) => id), false)
  return interviewsOf(past)
}

/** The messages about applications, which are locked. */
async function findPast ({ tx, companyId }: Change, which: Sql): Promise<Past[]> {
  return await tx.query<Past>(prepared(sql`
    select id, recipient, audience, interview_id as "interviewId", status = 'queued' as "isQueued" from messages
    where company_id = ${companyId} and ${which} order by id`))
}

/** The interviews about which something waits. */
const interviewsOf = (past: Past[]): number[] =>
  [...new Set(past.flatMap(({ interviewId, isQueued }) => interviewId === null || !isQueued ? [] : interviewId))]
