import sql from 'sql-template-tag'
import type { AttachmentRow } from '../attachments/queries.js'
import { findConnected } from '../candidates/connected.js'
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
    where company_id = ${companyId} and candidate_ids && ${people}::bigint[] and body <> '' and shown = ${`attachment ${id}`}`)
}
