import sql from 'sql-template-tag'
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

/**
 * Takes back what was written about these applications, which are locked, since they were another person's: what waits is canceled, and
 * addresses and words go, as they are of that person.
 */
export async function forgetWrittenSince (change: Change, applicationIds: string[], since: string): Promise<void> {
  const { tx, companyId } = change
  const rows = await tx.query<{ id: string }>(prepared(sql`
    select id from messages where company_id = ${companyId} and application_id = any(${applicationIds}::bigint[])
      and created_at >= ${since}::timestamptz order by id`))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await cancel(change, ids, false)
  await tx.send(sql`
    update messages set ${assignments(blankColumns(Message))}, ${nextVersion()}
    where company_id = ${companyId} and id = any(${ids}::uuid[])`)
  for (const message of await findMessages(tx, companyId, ids)) {
    await record(change, MESSAGES, 'changed', message, { changed: ['to', 'subject', 'text', 'calendar'] })
  }
}

/** Cancels all that these applications, which are locked, have queued, and forgets the addresses of the candidates that it went to. */
export async function forgetMessages (change: Change, applicationIds: number[], addresses: string[]): Promise<void> {
  const { tx, companyId } = change
  const rows = await tx.query<{ id: string, recipient: string | null, audience: string }>(prepared(sql`
    select id, recipient, audience from messages
    where company_id = ${companyId} and application_id = any(${applicationIds}::bigint[]) order by id`))
  const known = rows.flatMap(({ recipient, audience }) => recipient === null || audience !== 'candidate' ? [] : recipient)
  await forgetAddresses(change, [...addresses, ...known])
  if (rows.length > 0) await cancel(change, rows.map(({ id }) => id), false)
}
