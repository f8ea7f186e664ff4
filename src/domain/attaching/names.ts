import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import type { AttachmentRow } from '../attachments/queries.js'
import type { Change } from '../shared/change.js'
import { blankEvents } from '../shared/events.js'

/**
 * Removes the name of a deleted file about a candidate from its events and from kept answers: also of everybody with whom the candidate
 * ever was one, as the file may have been theirs.
 */
export async function forgetName (
  { tx, companyId }: Change, candidateId: number, { id, applicationId }: Pick<AttachmentRow, 'id' | 'applicationId'>
): Promise<void> {
  const isAbout = sql`company_id = ${companyId} and entity_type = 'attachment' and entity_id = ${id}`
  const people = await findConnected(tx, companyId, [candidateId])
  await blankEvents(tx, applicationId === null
    ? sql`${isAbout} and candidate_id = any(${people}::bigint[])`
    : sql`${isAbout} and application_id = ${applicationId}`)
  await tx.send(sql`
    update idempotency_keys set body = null
    where company_id = ${companyId} and candidate_ids && ${people}::bigint[] and body <> '' and location like ${`%/attachments/${id}`}`)
}

/** These candidates, and everybody who ever was one with any of them. */
async function findConnected (db: Queryable, companyId: number, ids: number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select candidate_id as id from candidate_merges where company_id = ${companyId} and duplicate_id = any(${ids}::bigint[])
    union select duplicate_id from candidate_merges where company_id = ${companyId} and candidate_id = any(${ids}::bigint[])`)
  const others = rows.map(({ id }) => id).filter(id => !ids.includes(id))
  return others.length === 0 ? ids : await findConnected(db, companyId, [...ids, ...others])
}
