import sql, { empty, raw } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { lockJobApplication } from '../applications/queries.js'
import { ATTACHMENT_EVENTS, READ_SCOPE_OF } from '../attachments/events.js'
import { findAttachment, findAttachmentsOfPerson, findSame, OWNER_COLUMN, type AttachmentRow } from '../attachments/queries.js'
import { claimFile, deleteFile, deleteFilesOf } from '../attachments/removal.js'
import { Attachment, type OwnerName } from '../attachments/schema.js'
import { takeSpace } from '../attachments/space.js'
import { idWhere, isAnonymized, lockCandidate } from '../candidates/queries.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { jobLock } from '../shared/locks.js'
import { byColumn, insertion, timeOf } from '../shared/sql.js'
import { forgetName } from './names.js'

/** Files of one object. */
const MAX_FILES = 100

/** The object that a file belongs to, as a path names it. */
export type Owner =
  { name: 'candidate', id: number } | { name: 'application', id: number, jobId: number } | { name: 'job', id: number }

/** A file whose bytes are stored, or, in a dry run, would be. */
export interface StoredFile
  extends Pick<Attachment, 'id' | 'kind' | 'fileName' | 'contentType' | 'size' | 'sha256'> {
  /** Whether its words can be read. */
  hasText: boolean
}

/** The object that has the files, and the candidate whom they are about. */
interface LockedOwner { owner: Owner, candidateId?: number }

/**
 * Locks the object: in place of a candidate who was merged, the one that stays.
 * @throws ApiError NOT_FOUND
 */
async function lock (change: Change, owner: Owner): Promise<LockedOwner> {
  const { tx, companyId } = change
  if (owner.name === 'job') {
    if ((await tx.query(jobLock(companyId, owner.id, 'update'))).length === 0) throw notFound('job', 'jobId')
    return { owner }
  }
  if (owner.name === 'application') {
    const application = await lockJobApplication(tx, companyId, owner.jobId, owner.id)
    if (application === undefined) throw notFound('application of this job', 'applicationId')
    return { owner, candidateId: application.candidateId }
  }
  const candidate = await lockCandidate(tx, companyId, owner.id)
  if (candidate === undefined) throw notFound('candidate')
  const { mergedIntoId } = candidate
  return mergedIntoId === null ? { owner, candidateId: owner.id } : await lock(change, { name: 'candidate', id: mergedIntoId })
}

/** The file if it belongs to the object: in place of a candidate who was merged, to the one that stays. */
export async function findNamedAttachment (
  db: Queryable, companyId: number, { name, id }: Owner, fileId: string
): Promise<AttachmentRow | undefined> {
  const ownerId = name === 'candidate' ? sql`(${idWhere(companyId, sql`x.id = ${id}`)})` : id
  return await findAttachment(db, companyId, name, ownerId, fileId)
}

/**
 * Gives the object a file, unless it has one with the same bytes. Its version does not change. A file for a candidate who was merged goes
 * to the one that stays.
 * @param options.isStored whether the bytes are in the store: otherwise the file may not stay
 * @param options.space bytes that all files of the company may have; null for any number
 * @param options.at when it was added, if that is stated
 * @throws ApiError NOT_FOUND for an unknown object, ANONYMIZED, LIMIT_REACHED, QUOTA_EXCEEDED, UNAVAILABLE if the bytes are not stored
 */
export async function createAttachment (
  change: Change, named: Owner, { hasText, ...file }: StoredFile,
  { isStored, space, at }: { isStored: boolean, space: number | null, at?: string | undefined }
): Promise<{ row: AttachmentRow, isNew: boolean }> {
  const { tx, companyId } = change
  const { owner, candidateId } = await lock(change, named)
  if (candidateId !== undefined) {
    change.candidateIds.add(candidateId)
    if (await isAnonymized(tx, companyId, candidateId)) {
      throw new ApiError('ANONYMIZED', { target: 'file', message: 'the candidate is anonymized: no file can be added' })
    }
  }
  const same = await findSame(tx, companyId, owner.name, owner.id, file.sha256)
  change.shown = `attachment ${same?.id ?? file.id}`
  if (same !== undefined) return { row: same, isNew: false }
  await checkCount(change, owner)
  await takeSpace(tx, companyId, file.size, space)
  if (isStored && !await claimFile(tx, companyId, file.id)) throw new ApiError('UNAVAILABLE')
  const state = hasText && owner.name !== 'job' ? 'pending' : 'none'
  const [made] = await tx.query<{ createdAt: string }>(sql`
    insert into attachments ${insertion({
      company_id: companyId, [OWNER_COLUMN[owner.name]]: owner.id, text_state: state, ...byColumn(file), ...(at && { created_at: at })
    })} returning created_at as "createdAt"`)
  await count(change, owner, 1, made?.createdAt, at !== undefined)
  const row = await findAttachment(tx, companyId, owner.name, owner.id, file.id) as AttachmentRow
  await recordAttachment(change, 'attachment.created', owner.name, row, {}, at)
  return { row, isNew: true }
}

/** @throws ApiError LIMIT_REACHED */
async function checkCount ({ tx, companyId }: Change, { name, id }: Owner): Promise<void> {
  const [owner] = await tx.query<{ count: number }>(sql`
    select attachment_count as count from ${raw(`${name}s`)} where company_id = ${companyId} and id = ${id}`)
  if (owner !== undefined && owner.count >= MAX_FILES) {
    throw new ApiError('LIMIT_REACHED', { target: 'file', message: `the ${name} has ${MAX_FILES} files, which is the maximum: delete one` })
  }
}

/**
 * Adds to the number of files that the locked object shows. An application is saved with the time as well: PostgreSQL locks all that a row
 * refers to when a transaction changes it twice, and its job may be locked by somebody who waits for the space that is taken here.
 */
async function count (change: Change, { name, id }: Owner, difference: 1 | -1, at?: string, isStated = false): Promise<void> {
  const { tx, companyId } = change
  const isActive = name === 'application' && change.savesActivity(id, isStated)
  const activity = isActive ? sql`, last_activity_at = greatest(last_activity_at, ${timeOf(at)})` : empty
  await tx.query(sql`
    update ${raw(`${name}s`)} set attachment_count = attachment_count + ${difference}${activity}
    where company_id = ${companyId} and id = ${id}`)
}

/**
 * Deletes a file, and its name from its events and from kept answers.
 * @throws ApiError NOT_FOUND
 */
export async function deleteAttachment (change: Change, named: Owner, id: string): Promise<void> {
  const { tx, companyId } = change
  const { owner, candidateId } = await lock(change, named)
  const row = await findAttachment(tx, companyId, owner.name, owner.id, id)
  if (row === undefined) throw notFound(`file of this ${owner.name}`, 'attachmentId')
  change.checkState(row)
  await deleteFile(tx, companyId, id)
  await count(change, owner, -1)
  if (candidateId !== undefined) await forgetName(change, candidateId, row)
  await recordAttachment(change, 'attachment.deleted', owner.name, row)
}

/**
 * Deletes all files of a person, who is locked with all applications.
 * @param candidateIds the person, and those who were merged into it
 * @returns their ids
 */
export async function deleteAttachmentsOfPerson (change: Change, candidateIds: number[], applicationIds: number[]): Promise<string[]> {
  const { tx, companyId } = change
  const rows = await findAttachmentsOfPerson(tx, companyId, candidateIds)
  if (rows.length === 0) return []
  await deleteFilesOf(tx, companyId, 'candidate', candidateIds)
  await deleteFilesOf(tx, companyId, 'application', applicationIds)
  await tx.query(sql`
    update candidates set attachment_count = 0 where company_id = ${companyId} and id = any(${candidateIds}::bigint[])
      and attachment_count > 0`)
  await tx.query(sql`
    update applications set attachment_count = 0 where company_id = ${companyId} and id = any(${applicationIds}::bigint[])
      and attachment_count > 0`)
  for (const row of rows) {
    await recordAttachment(change, 'attachment.deleted', row.applicationId === null ? 'candidate' : 'application', row)
  }
  return rows.map(({ id }) => id)
}

/**
 * Records what happened to a file.
 * @param more what the data has besides its state
 * @param occurredAt when it happened, if that is stated
 */
export async function recordAttachment (
  change: Change, event: keyof typeof ATTACHMENT_EVENTS, owner: OwnerName, row: AttachmentRow, more: object = {},
  occurredAt?: string
): Promise<void> {
  const { data, personal } = eventState(Attachment, row)
  const { id, applicationId, candidateId } = row
  await change.record({ ...ATTACHMENT_EVENTS[event], readScope: READ_SCOPE_OF[owner] }, {
    id,
    ...(applicationId === null ? {} : { applicationId }),
    ...(candidateId === null ? {} : { candidateId }),
    data: { ...data, ...more },
    occurredAt,
    ...(event === 'attachment.deleted' ? {} : { personal })
  })
}
