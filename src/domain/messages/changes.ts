import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, illegalTransition } from '../../errors.js'
import { findBelow } from '../engine/child.js'
import { find } from '../engine/reads.js'
import { record } from '../engine/writes.js'
import { checkOneLine, onOneLine, render } from '../message-templates/rendering.js'
import { MESSAGE_TEMPLATE } from '../message-templates/templates.js'
import { APPLICATION } from '../parents/application.js'
import type { Change } from '../shared/change.js'
import { now, toMilliseconds } from '../shared/clock.js'
import { newId } from '../shared/new-id.js'
import { assignments, insertion, nextVersion } from '../shared/sql.js'
import type { MESSAGE_EVENTS } from './events.js'
import { MESSAGES, type MessageRow } from './queries.js'
import type { MessageContent, MessageCreate, MessageStatus } from './schema.js'
import { forgetAddresses, isSuppressed } from './suppressions.js'
import { findValues } from './values.js'

const MAX_DAYS_AHEAD = 90

type Happening = keyof typeof MESSAGE_EVENTS extends `message.${infer What}` ? What : never

/** Which message, or the application of a new one. */
type ApplicationAt = Record<'jobId' | 'applicationId', number>
type MessageAt = ApplicationAt & { messageId: string }

/** Records what happened to the message, which it reads as it is now. */
async function recordMessage (change: Change, what: Happening, id: string): Promise<MessageRow> {
  const message = await find(change.tx, MESSAGES, change.companyId, id) as MessageRow
  await record(change, MESSAGES, what, message)
  return message
}

/** What a message says, and what it was made of. */
interface Words { templateId: number | null, subject: string, text: string }

/** @throws ApiError BAD_ARGUMENT unless it is a template, which is not archived, or a subject with a body */
async function wordsOf (
  { tx, companyId }: Change, applicationId: number, { templateId, subject, body }: MessageContent
): Promise<Words> {
  const fault = (target: string, message: string, name?: 'required' | 'reference'): ApiError =>
    new ApiError('BAD_ARGUMENT', { target, message: `${target} ${message}`, ...(name && { rule: { name } }) })
  if (templateId === undefined) {
    if (subject === undefined) throw fault('subject', 'is required beside body, unless templateId names a template', 'required')
    if (body === undefined) throw fault('body', 'is required beside subject', 'required')
    checkOneLine('subject', subject)
    return { templateId: null, subject, text: body }
  }
  if (subject !== undefined || body !== undefined) throw fault('templateId', 'comes without subject and body: the template has them')
  const template = await find(tx, MESSAGE_TEMPLATE, companyId, templateId)
  if (template === undefined) throw fault('templateId', 'must name a message template of this company', 'reference')
  if (template.archivedAt !== null) throw fault('templateId', 'names a template that is archived')
  const values = await findValues(tx, companyId, applicationId, template.language)
  return { templateId, ...render(template, values ?? {}) }
}

/** @throws ApiError BAD_ARGUMENT */
function checkTime (sendAfter: string | null): void {
  if (sendAfter === null || Date.parse(sendAfter) <= now() + MAX_DAYS_AHEAD * 86_400_000) return
  const message = `sendAfter must be at most ${MAX_DAYS_AHEAD} days ahead`
  throw new ApiError('BAD_ARGUMENT', { target: 'sendAfter', message, rule: { name: 'max' } })
}

/** Queues a message to the candidate of the application. @throws ApiError NOT_FOUND, ANONYMIZED, BAD_ARGUMENT */
export async function createMessage (
  change: Change, at: ApplicationAt, { replyTo = null, sendAfter = null, ...content }: MessageCreate
): Promise<MessageRow> {
  const { tx, companyId } = change
  const { applicationId, candidateId } = await APPLICATION.lock(change, at)
  checkTime(sendAfter)
  const words = await wordsOf(change, applicationId, content)
  await APPLICATION.checkPersonal(change, { candidateId }, [content.templateId === undefined ? 'subject' : 'templateId'])
  const [candidate] = await tx.query<{ email: string }>(prepared(sql`
    select email from candidates where company_id = ${companyId} and id = ${candidateId}`))
  const { email } = candidate as { email: string }
  const status: MessageStatus = await isSuppressed(tx, companyId, email) ? 'suppressed' : 'queued'
  const id = newId()
  const time = sendAfter === null ? null : toMilliseconds(sendAfter)
  await tx.send(sql`
    insert into messages ${insertion({
      company_id: companyId,
      id,
      application_id: applicationId,
      template_id: words.templateId,
      kind: words.templateId === null ? 'free' : 'template',
      recipient: email,
      reply_to: replyTo,
      subject: onOneLine(words.subject),
      text: words.text,
      status,
      last_error: status === 'suppressed' ? 'the address gets no messages (suppressions)' : null,
      send_after: time,
      next_attempt_at: status === 'suppressed' ? null : time ?? sql`statement_timestamp()`
    })}`)
  return await recordMessage(change, status, id)
}

/** Cancels a message that is queued. @throws ApiError ILLEGAL_TRANSITION for others, and while it is being sent */
export async function cancelMessage (change: Change, at: MessageAt): Promise<void> {
  const { tx, companyId } = change
  await APPLICATION.lock(change, { jobId: at.jobId, applicationId: at.applicationId })
  const { id, ...before } = await findBelow(tx, MESSAGES, companyId, at) as MessageRow
  change.checkState(before)
  if (before.status !== 'queued') throw illegalTransition(`a message that is ${before.status}`, 'canceled', [])
  if (await cancel(change, [id], true) > 0) return
  const message = 'the message is being sent at this moment: ask again in a minute whether it could be'
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: [] })
}

/** Cancels these queued messages, of applications that are locked. @param sparesClaimed whether those that are being sent stay */
async function cancel (change: Change, ids: string[], sparesClaimed: boolean): Promise<number> {
  const { tx, companyId } = change
  const canceled = await tx.query<{ id: string }>(prepared(sql`
    update messages set ${assignments({ status: 'canceled', next_attempt_at: null, claimed_by: null })}, ${nextVersion()}
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and status = 'queued'
      and not (${sparesClaimed}::boolean and claimed_by is not null and next_attempt_at > statement_timestamp()) returning id`))
  for (const { id } of canceled) await recordMessage(change, 'canceled', id)
  return canceled.length
}

/** Cancels all that these applications, which are locked, have queued, and forgets the addresses that it goes to. */
export async function forgetMessages (change: Change, applicationIds: number[], addresses: string[]): Promise<void> {
  const { tx, companyId } = change
  const rows = await tx.query<{ id: string, recipient: string | null, status: string }>(prepared(sql`
    select id, recipient, status from messages where company_id = ${companyId} and application_id = any(${applicationIds}::bigint[])
    order by id`))
  await forgetAddresses(change, [...addresses, ...rows.flatMap(({ recipient }) => recipient ?? [])])
  const queued = rows.filter(({ status }) => status === 'queued').map(({ id }) => id)
  if (queued.length > 0) await cancel(change, queued, false)
}
