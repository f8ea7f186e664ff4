import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { alreadyExists, ApiError, notFound } from '../../errors.js'
import { Described, Id } from '../../schema.js'
import { findConnected } from '../candidates/connected.js'
import { checkNotAnonymized } from '../candidates/queries.js'
import { readable } from '../engine/describe.js'
import type { RowOf } from '../engine/kind.js'
import { columnsOf } from '../engine/reads.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { blankEvents } from '../shared/events.js'
import { joinById } from '../shared/listing.js'
import { statedTime } from '../shared/history.js'
import { ListParameter } from '../shared/parameters.js'
import { byColumn, insertion, nextVersion } from '../shared/sql.js'
import { checkAfterCreation } from './course.js'
import { COMMENT_EVENTS } from './events.js'
import { lockJobApplication } from './queries.js'
import { Comment, type CommentCreate, type CommentUpsert } from './comment-schema.js'
import { Application } from './schema.js'

/** A comment with what it is about, for lists over all applications. */
export const CommentWithApplication = Type.Object({
  ...Comment.properties,
  jobId: Application.properties.jobId,
  applicationId: Described(Id, 'Id of the application.', { examples: [697] }),
  candidateId: Application.properties.candidateId
}, { title: 'ApplicationComment', description: 'A comment on an application, with the application, its job and its candidate.' })

/** Comments on applications. Only the token that wrote one changes it, and the texts of their events are blanked with them. */
export const COMMENTS = readable({
  name: 'comment',
  plural: 'comments',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: CommentWithApplication,
  filters: {
    applicationId: {
      parameter: ListParameter(Application.properties.id, 'Ids of applications.'),
      find: (ids: number[]) => ({ column: 'application_id', type: 'bigint', values: ids })
    }
  },
  columns: { jobId: () => raw('a.job_id'), candidateId: () => raw('a.candidate_id') },
  joins: companyId => joinById('applications', 'a', companyId, 't.application_id')
})

/** A comment as stored, with the token that wrote it; null for comments older than this column. */
export type CommentRow = RowOf<typeof Comment> & { tokenId: string | null }

/** Columns of the table with the alias `t`, for writes: they return no other table's. */
export const columns = (companyId: number): Sql => columnsOf({
  schema: Comment, columns: { tokenId: () => raw('t.token_id') }
}, companyId).columns

export async function findComment (db: Queryable, companyId: number, applicationId: number, id: number): Promise<CommentRow | undefined> {
  const [comment] = await db.query<CommentRow>(prepared(sql`
    select ${columns(companyId)} from comments t
    where t.company_id = ${companyId} and t.application_id = ${applicationId} and t.id = ${id}`))
  return comment
}

/** The application of a comment. */
interface CommentedApplication { jobId: number, applicationId: number, candidateId: number }

async function lockApplication (
  { tx, companyId }: Change, jobId: number, applicationId: number
): Promise<CommentedApplication & { createdAt: string }> {
  const application = await lockJobApplication(tx, companyId, jobId, applicationId)
  if (application === undefined) throw notFound('application', 'applicationId')
  const { candidateId, createdAt } = application
  return { jobId, applicationId, candidateId, createdAt }
}

/**
 * Creates a comment that belongs to the token. The version of the application does not change.
 * @throws ApiError ALREADY_EXISTS if the application has a comment with this code
 */
export async function createComment (
  change: Change, jobId: number, applicationId: number, { code = null, text, at: stated, authorName }: CommentCreate
): Promise<CommentRow> {
  const { tx, companyId, identity: { tokenId, tokenName } } = change
  const at = statedTime(change, stated)
  if (authorName != null) change.requireScope('history:write')
  const commented = await lockApplication(change, jobId, applicationId)
  checkAfterCreation(at, commented)
  await checkNotAnonymized(tx, companyId, commented.candidateId, ['text'])
  const [comment] = await tx.query<CommentRow>(sql`
    insert into comments as t ${insertion({
      ...byColumn({ companyId, applicationId, code, text, author: authorName ?? tokenName, tokenId }),
      ...(at === undefined ? {} : { created_at: at })
    })} on conflict do nothing returning ${columns(companyId)}`)
  if (comment === undefined) throw await codeTaken(change, jobId, applicationId, code)
  await recordComment(change, 'comment.created', commented, comment, { occurredAt: at })
  return comment
}

/** The failure of a code that another comment of the application has. */
async function codeTaken ({ tx, companyId }: Change, jobId: number, applicationId: number, code: string | null): Promise<ApiError> {
  const [other] = await tx.query<{ id: number }>(sql`
    select id from comments where company_id = ${companyId} and application_id = ${applicationId} and code = ${code}`)
  const path = `jobs/${jobId}/applications/${applicationId}/comments`
  return alreadyExists('code', 'a comment of this application with this code', path, other?.id)
}

/** Creates those of these comments whose codes the application does not have. */
export async function addComments (change: Change, jobId: number, applicationId: number, comments: CommentUpsert[]): Promise<void> {
  if (comments.length === 0) return
  const { tx, companyId } = change
  const known = await tx.query<{ code: string }>(sql`
    select code from comments
    where company_id = ${companyId} and application_id = ${applicationId} and code = any(${comments.map(({ code }) => code)}::text[])`)
  const codes = new Set(known.map(({ code }) => code))
  for (const comment of comments) if (!codes.has(comment.code)) await createComment(change, jobId, applicationId, comment)
}

/** Changes the text; an equal text changes nothing. @throws ApiError FORBIDDEN unless the token is the author */
export async function changeComment (change: Change, jobId: number, applicationId: number, id: number, text: string): Promise<CommentRow> {
  const { tx, companyId } = change
  const commented = await lockApplication(change, jobId, applicationId)
  const before = await findChangeable(change, applicationId, id)
  if (text === before.text) return before
  await checkNotAnonymized(tx, companyId, commented.candidateId, ['text'])
  const [after] = await tx.query<CommentRow>(sql`
    update comments t set text = ${text}, ${nextVersion()}
    where t.company_id = ${companyId} and t.id = ${id} returning ${columns(companyId)}`) as [CommentRow]
  await recordComment(change, 'comment.changed', commented, after, { changed: ['text'] })
  return after
}

/**
 * Deletes a comment, and its text from its events and stored responses.
 * @throws ApiError FORBIDDEN unless the token is the author
 */
export async function deleteComment (change: Change, jobId: number, applicationId: number, id: number): Promise<void> {
  const { tx, companyId } = change
  const commented = await lockApplication(change, jobId, applicationId)
  const { text, ...rest } = await findChangeable(change, applicationId, id)
  await tx.query(sql`delete from comments where company_id = ${companyId} and id = ${id}`)
  await blankEvents(tx, sql`
    company_id = ${companyId} and application_id = ${applicationId} and entity_type = 'comment' and entity_id = ${String(id)}`)
  // The response stored for its idempotency key contains the text, too; it names whose application it was then.
  const people = await findConnected(tx, companyId, [commented.candidateId])
  await tx.query(sql`
    update idempotency_keys set body = null
    where company_id = ${companyId} and candidate_ids && ${people}::bigint[] and body <> ''
      and location = ${`/api/v1/jobs/${jobId}/applications/${applicationId}/comments/${id}`}`)
  await recordComment(change, 'comment.deleted', commented, rest)
}

/** A comment that this token may change. The application is locked: every writer of comments locks it first. */
async function findChangeable (change: Change, applicationId: number, id: number): Promise<CommentRow> {
  const { tx, companyId, identity: { tokenId } } = change
  const comment = await findComment(tx, companyId, applicationId, id)
  if (comment === undefined) throw notFound('comment on this application', 'commentId')
  // The scope * suffices as well: otherwise comments of a revoked token could never be deleted.
  if (comment.tokenId !== tokenId && !change.holdsScope('*')) {
    const message = 'only the token that wrote the comment, or one with the scope *, may change or delete it'
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message })
  }
  change.checkState(comment)
  return comment
}

export async function recordComment (
  change: Change, event: keyof typeof COMMENT_EVENTS,
  { jobId, applicationId, candidateId }: CommentedApplication, comment: Omit<CommentRow, 'text'>,
  { changed, occurredAt }: { changed?: string[], occurredAt?: string | undefined } = {}
): Promise<void> {
  const { data, personal } = eventState(Comment, comment)
  await change.record(COMMENT_EVENTS[event], {
    id: comment.id,
    applicationId,
    candidateId,
    data: { ...data, jobId, applicationId, candidateId, ...(changed === undefined ? {} : { changed }) },
    personal: event === 'comment.deleted' ? undefined : personal,
    occurredAt
  })
}
