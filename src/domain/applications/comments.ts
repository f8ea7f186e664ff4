import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { notFound } from '../../errors.js'
import type { Change } from '../change.js'
import { pageOf, where, type Window } from '../sql.js'
import { lockJobApplication } from './queries.js'
import type { Comment } from './schema.js'

const COLUMNS = raw('m.id, m.text, m.author, m.created_at as "createdAt", m.updated_at as "updatedAt"')

export async function listComments (db: Queryable, companyId: number, applicationId: number, window: Window): Promise<{ rows: Comment[], total: number }> {
  return await pageOf<Comment>(db, {
    columns: COLUMNS,
    from: sql`from comments m`,
    where: where([sql`m.company_id = ${companyId}`, sql`m.application_id = ${applicationId}`]),
    alias: 'm'
  }, window)
}

/** Writes a comment in the name of the token. The application's version stays. */
export async function createComment (change: Change, jobId: number, applicationId: number, text: string): Promise<Comment> {
  const { tx, companyId, identity } = change
  const application = await lockJobApplication(tx, companyId, jobId, applicationId)
  if (application === undefined) throw notFound('application', 'applicationId')
  const [comment] = await tx.query<Comment>(sql`
    insert into comments as m (company_id, application_id, text, author) values (${companyId}, ${applicationId}, ${text}, ${identity.tokenName}) returning ${COLUMNS}`)
  const { id, author, createdAt } = comment as Comment
  await change.record('comment.created', { id, applicationId, candidateId: application.candidateId, data: { id, jobId, applicationId, author, createdAt }, personal: { text } })
  return comment as Comment
}
