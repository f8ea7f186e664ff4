import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { record } from '../applications/changes.js'
import { WRITTEN_COLUMNS } from '../applications/listing.js'
import { lockJobApplication, toWritten, type LockedApplication, type WrittenRow } from '../applications/queries.js'
import { createOpening } from '../openings/changes.js'
import type { OpeningRow } from '../openings/queries.js'
import type { OpeningCreate } from '../openings/schema.js'
import type { Change } from '../shared/change.js'

/** `createOpening`; a hire that fills the opening already shows it from then on. @throws ApiError like it */
export async function addOpening (change: Change, jobId: number, body: OpeningCreate): Promise<OpeningRow> {
  const { tx, companyId } = change
  const opening = await createOpening(change, jobId, body)
  if (body.applicationId === undefined) return opening
  const before = await lockJobApplication(tx, companyId, jobId, body.applicationId) as LockedApplication
  const [row] = await tx.query<WrittenRow>(prepared(sql`
    update applications a set hiring_opening_id = ${opening.id}, version = version + 1, updated_at = ${before.now}
    where company_id = ${companyId} and id = ${before.id} returning ${WRITTEN_COLUMNS}`))
  await record(change, 'application.changed', toWritten(row as WrittenRow, before), { changed: ['hiring'] })
  return opening
}
