import type { CompanyDatabase, Queryable } from '../../database/port.js'
import { findByIds, type AttachmentRow } from '../attachments/queries.js'
import { now } from '../shared/clock.js'
import { findValid } from '../tokens/queries.js'

/** What a link to a file leads to. */
export interface FileLink { companyId: number, id: string, tokenId: string, expiresAt: string, inline?: true }

/** The file of a genuine link, until its time has come, the file is deleted or its token is no longer valid. */
export async function findLinked (
  db: Queryable & { of: (companyId: number) => CompanyDatabase }, { companyId, id, tokenId, expiresAt }: FileLink
): Promise<AttachmentRow | undefined> {
  if (Date.parse(expiresAt) <= now()) return undefined
  const [valid, [file]] = await Promise.all([findValid(db, [tokenId]), findByIds(db.of(companyId), companyId, [id])])
  return valid.has(tokenId) ? file : undefined
}
