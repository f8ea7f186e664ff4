import sql, { type Sql } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { find } from '../engine/reads.js'
import { record } from '../engine/writes.js'
import { checkOneLine, onOneLine, render } from '../message-templates/rendering.js'
import { MESSAGE_TEMPLATE, type MessageTemplate } from '../message-templates/templates.js'
import type { Change } from '../shared/change.js'
import { now, toMilliseconds } from '../shared/clock.js'
import { findReferences } from '../shared/find-references.js'
import { newId } from '../shared/new-id.js'
import { assignments, byColumn, inParts, insertion, nextVersion } from '../shared/sql.js'
import type { MESSAGE_EVENTS } from './events.js'
import { findMessages, MESSAGES, type MessageRow } from './queries.js'
import { Message, type MessageContent, type MessageCreate } from './schema.js'
import { findSuppressed, SUPPRESSED } from './suppressions.js'
import { findRecipients } from './values.js'

// How messages enter the queue, and how they leave it unsent. Their applications are locked.

const MAX_DAYS_AHEAD = 90

type Happening = keyof typeof MESSAGE_EVENTS extends `message.${infer What}` ? What : never

/** Records what happened to these messages, which it reads as they are now. */
async function recordAll (change: Change, what: Happening, ids: string[]): Promise<MessageRow[]> {
  const all: MessageRow[] = []
  for (const part of inParts(ids)) {
    const messages = await findMessages(change.tx, change.companyId, part)
    await change.together(async () => { for (const message of messages) await record(change, MESSAGES, what, message) })
    all.push(...messages)
  }
  return all
}

/** What is sent to whom. */
export interface NewMessage extends Pick<Message, 'applicationId' | 'kind' | 'audience' | 'subject' | 'text'> {
  to: string
  templateId?: number | null
  replyTo?: string | null
  sendAfter?: string | null
  /** The file that goes with an invitation, and what it is about. */
  calendar?: string
  interviewId?: number
  /** The status of the application that it depends on. */
  queuedWith?: string | undefined
}

/** Queues these messages, which have the same fields, each once; those to addresses that get none are suppressed at once. */
export async function queue (change: Change, messages: NewMessage[]): Promise<MessageRow[]> {
  const { tx, companyId } = change
  const suppressed = await findSuppressed(tx, companyId, messages.map(({ to }) => to))
  const ids = { queued: [] as string[], suppressed: [] as string[] }
  const rows = messages.map(({ sendAfter = null, ...message }) => {
    const [id, time] = [newId(), toMilliseconds(sendAfter)]
    const status = suppressed.has(message.to) ? 'suppressed' : 'queued'
    ids[status].push(id)
    return {
      company_id: companyId,
      ...byColumn({ id, ...message, subject: onOneLine(message.subject), status, sendAfter: time }),
      last_error: status === 'suppressed' ? SUPPRESSED : null,
      next_attempt_at: status === 'suppressed' ? null : time ?? sql`statement_timestamp()`
    }
  })
  for (const part of inParts(rows)) await tx.send(sql`insert into messages ${insertion(...part)}`)
  return [...await recordAll(change, 'queued', ids.queued), ...await recordAll(change, 'suppressed', ids.suppressed)]
}

/** What a message is to say, in the words of a template or in its own; when, and whom answers go to. */
export type Words = Required<Pick<MessageCreate, 'replyTo' | 'sendAfter'>> & { template?: MessageTemplate, subject: string, body: string }

/** @throws ApiError BAD_ARGUMENT unless it is a template, which is not archived, or a subject with a body; or for a time too far ahead */
export async function readWords (change: Change, { replyTo = null, sendAfter = null, ...content }: MessageCreate): Promise<Words> {
  if (sendAfter !== null && Date.parse(sendAfter) > now() + MAX_DAYS_AHEAD * 86_400_000) {
    const message = `sendAfter must be at most ${MAX_DAYS_AHEAD} days ahead`
    throw new ApiError('BAD_ARGUMENT', { target: 'sendAfter', message, rule: { name: 'max' } })
  }
  return { ...await readContent(change, content), replyTo, sendAfter }
}

async function readContent (
  change: Change, content: MessageContent
): Promise<Pick<Words, 'template' | 'subject' | 'body'>> {
  const fault = (target: string, message: string, name?: 'required'): ApiError =>
    new ApiError('BAD_ARGUMENT', { target, message: `${target} ${message}`, ...(name && { rule: { name } }) })
  const { fields, check } = await findReferences(change, Message, content)
  const { templateId, subject, body } = fields
  if (templateId == null) {
    if (subject === undefined) throw fault('subject', 'is required beside body, unless templateId names a template', 'required')
    if (body === undefined) throw fault('body', 'is required beside subject', 'required')
    checkOneLine('subject', subject)
    return { subject, body }
  }
  if (subject !== undefined || body !== undefined) throw fault('templateId', 'comes without subject and body: the template has them')
  await check({ templateId })
  const template = await find(change.tx, MESSAGE_TEMPLATE, change.companyId, templateId) as MessageTemplate
  return { template, subject: template.subject, body: template.body }
}

/**
 * Queues these words to the candidates of these applications, with the values of now. Those who are anonymized get none.
 * @param queuedWith the status without which they are not to be sent
 * @throws ApiError BAD_ARGUMENT for a text that is too long with its values
 */
export async function queueWords (
  change: Change, applicationIds: number[], { template, replyTo, sendAfter, ...words }: Words, queuedWith?: string
): Promise<MessageRow[]> {
  const recipients = await findRecipients(change.tx, change.companyId, applicationIds, template?.language)
  return await queue(change, recipients.filter(({ isAnonymized }) => !isAnonymized).map(({ applicationId, to, values }) => ({
    applicationId,
    audience: 'candidate',
    to,
    ...(template === undefined
      ? { kind: 'free', subject: words.subject, text: words.body }
      : { kind: 'template', templateId: template.id, ...render(words, values) }),
    replyTo,
    sendAfter,
    queuedWith
  })))
}

/** Cancels what is queued of these messages. @param sparesClaimed whether those that are being sent stay @returns how many it canceled */
export async function cancel (change: Change, ids: string[], sparesClaimed: boolean): Promise<number> {
  if (ids.length === 0) return 0
  const { tx, companyId } = change
  const canceled = await tx.query<{ id: string }>(prepared(sql`
    update messages set ${assignments({ status: 'canceled', next_attempt_at: null, claimed_by: null })}, ${nextVersion()}
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and status = 'queued'
      and not (${sparesClaimed}::boolean and claimed_by is not null and next_attempt_at > statement_timestamp()) returning id`))
  await recordAll(change, 'canceled', canceled.map(({ id }) => id))
  return canceled.length
}

/** In place of the status of an application, which is never this. */
const WITHDRAWN = 'withdrawn'

/** Cancels these messages that are queued. One that is being sent is not tried again: it is canceled then. */
async function withdraw (change: Change, which: Sql): Promise<void> {
  const { tx, companyId } = change
  const rows = await tx.query<{ id: string }>(prepared(sql`
    select id from messages where company_id = ${companyId} and ${which} and status = 'queued' order by id`))
  const ids = rows.map(({ id }) => id)
  if (await cancel(change, ids, true) === ids.length) return
  await tx.send(prepared(sql`
    update messages set queued_with = ${WITHDRAWN} where company_id = ${companyId} and id = any(${ids}::uuid[]) and status = 'queued'`))
}

/** Withdraws what changes to this status have queued for applications that leave it. */
export async function cancelQueuedWith (change: Change, applicationIds: number[], status: string): Promise<void> {
  await withdraw(change, sql`application_id = any(${applicationIds}::bigint[]) and queued_with = ${status}`)
}

/** Withdraws what is queued about interviews, but for words that they are over to others than these addresses. */
export async function withdrawAbout (
  change: Change, interviews: Array<{ id: number, applicationId: number }>, addresses: string[]
): Promise<void> {
  const [ids, applicationIds] = [interviews.map(({ id }) => id), interviews.map(({ applicationId }) => applicationId)]
  await withdraw(change, sql`application_id = any(${applicationIds}::bigint[]) and interview_id = any(${ids}::bigint[])
    and (recipient = any(${addresses}::text[]) or strpos(calendar, ${'\nMETHOD:CANCEL'}) = 0)`)
}
