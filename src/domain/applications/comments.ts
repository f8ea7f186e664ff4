import { Type } from '@sinclair/typebox'
import sql, { raw } from 'sql-template-tag'
import { alreadyExists, ApiError } from '../../errors.js'
import { Described, Id } from '../../schema.js'
import { findConnected } from '../candidates/connected.js'
import { below, findBelow } from '../engine/child.js'
import type { RowOf } from '../engine/kind.js'
import { tell } from '../engine/writes.js'
import { APPLICATION, checkAfterCreation, type ApplicationAt } from '../parents/application.js'
import type { Columns } from '../shared/columns.js'
import { filters } from '../shared/filters.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { blankEvents } from '../shared/events.js'
import { statedTime } from '../shared/history.js'
import { byColumn, insertion, nextVersion } from '../shared/sql.js'
import { COMMENT_EVENTS } from './events.js'
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
export const COMMENTS = below(APPLICATION, {
  name: 'comment',
  plural: 'comments',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: CommentWithApplication,
  events: COMMENT_EVENTS,
  filters: filters<{ applicationId: number[] }, Columns<'comments'>>()({
    // An application may have many of them: they are read in the order of the list.
    applicationId: ids => ({ column: 'application_id', type: 'bigint', values: ids })
  }),
  columns: { tokenId: () => raw('t.token_id') }
})

/** A comment as stored, with the token that wrote it; null for comments older than this column. */
type CommentRow = RowOf<typeof CommentWithApplication> & { tokenId?: string | null }

/** What a path names a comment by. */
type CommentAt = ApplicationAt & { commentId: number }

/**
 * Creates a comment that belongs to the token. The version of the application does not change.
 * @throws ApiError ALREADY_EXISTS if the application has a comment with this code
 */
export async function createComment (
  change: Change, at: ApplicationAt, { code = null, text, at: stated, authorName }: CommentCreate
): Promise<CommentRow> {
  const { tx, companyId, identity: { tokenId, tokenName } } = change
  const writtenAt = statedTime(change, stated)
  if (authorName != null) change.requireScope('history:write')
  const application = await APPLICATION.lock(change, at)
  checkAfterCreation(writtenAt, application)
  await APPLICATION.checkPersonal(change, application, ['text'])
  const { applicationId } = at
  const [created] = await tx.query<{ id: number }>(sql`
    insert into comments ${insertion({
      ...byColumn({ companyId, applicationId, code, text, author: authorName ?? tokenName, tokenId }),
      ...(writtenAt === undefined ? {} : { created_at: writtenAt })
    })} on conflict do nothing returning id`)
  if (created === undefined) throw await codeTaken(change, at, code)
  change.shown = `comment ${created.id}`
  return await tell(change, COMMENTS, 'created', created.id, {}, writtenAt)
}

/** The failure of a code that another comment of the application has. */
async function codeTaken ({ tx, companyId }: Change, { jobId, applicationId }: ApplicationAt, code: string | null): Promise<ApiError> {
  const [other] = await tx.query<{ id: number }>(sql`
    select id from comments where company_id = ${companyId} and application_id = ${applicationId} and code = ${code}`)
  const above = { jobs: jobId, applications: applicationId }
  return alreadyExists('code', 'a comment of this application with this code', 'comments', other?.id, above)
}

/** Creates those of these comments whose codes the application does not have. */
export async function addComments (change: Change, at: ApplicationAt, comments: CommentUpsert[]): Promise<void> {
  if (comments.length === 0) return
  const { tx, companyId } = change
  const known = await tx.query<{ code: string }>(sql`
    select code from comments
    where company_id = ${companyId} and application_id = ${at.applicationId} and code = any(${comments.map(({ code }) => code)}::text[])`)
  const codes = new Set(known.map(({ code }) => code))
  for (const comment of comments) if (!codes.has(comment.code)) await createComment(change, at, comment)
}

/** Changes the text; an equal text changes nothing. @throws ApiError FORBIDDEN unless the token is the author */
export async function changeComment (change: Change, at: CommentAt, { text }: { text: string }): Promise<CommentRow> {
  const { tx, companyId } = change
  const application = await APPLICATION.lock(change, at)
  const before = await findChangeable(change, at)
  if (text === before.text) return before
  await APPLICATION.checkPersonal(change, application, ['text'])
  await tx.query(sql`update comments set text = ${text}, ${nextVersion()} where company_id = ${companyId} and id = ${before.id}`)
  return await tell(change, COMMENTS, 'changed', before.id, { changed: ['text'] })
}

/**
 * Deletes a comment, and its text from its events and stored responses.
 * @throws ApiError FORBIDDEN unless the token is the author
 */
export async function deleteComment (change: Change, at: CommentAt): Promise<void> {
  const { tx, companyId } = change
  await APPLICATION.lock(change, at)
  const { id, applicationId, candidateId, ...rest } = await findChangeable(change, at)
  await tx.query(sql`delete from comments where company_id = ${companyId} and id = ${id}`)
  await blankEvents(tx, sql`
    company_id = ${companyId} and application_id = ${applicationId} and entity_type = 'comment' and entity_id = ${String(id)}`)
  // The response stored for its idempotency key contains the text, too; it names whose application it was then.
  const people = await findConnected(tx, companyId, [candidateId])
  await tx.query(sql`
    update idempotency_keys set body = null
    where company_id = ${companyId} and candidate_ids && ${people}::bigint[] and body <> ''
      and shown = ${`comment ${id}`}`)
  const { data } = eventState(CommentWithApplication, { id, applicationId, candidateId, ...rest })
  await change.record(COMMENT_EVENTS['comment.deleted'], { id, data })
}

/** A comment that this token may change. The application is locked: every writer of comments locks it first. */
async function findChangeable (change: Change, at: CommentAt): Promise<CommentRow> {
  const { tx, companyId, identity: { tokenId } } = change
  const comment: CommentRow = await findBelow(tx, COMMENTS, companyId, at)
  // The scope * suffices as well: otherwise comments of a revoked token could never be deleted.
  if (comment.tokenId !== tokenId && !change.holdsScope('*')) {
    const message = 'only the token that wrote the comment, or one with the scope *, may change or delete it'
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message })
  }
  change.checkState(comment)
  return comment
}
