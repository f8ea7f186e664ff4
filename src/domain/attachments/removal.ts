import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queryable, Transaction } from '../../database/port.js'
import { blankEvents } from '../shared/events.js'
import { OWNER_COLUMN } from './queries.js'
import type { Attachment, OwnerName } from './schema.js'
import { freeSpace } from './space.js'

/** A file before its first byte is stored: whatever happens, the sweep knows of it. */
export async function announceFile (db: Queryable, companyId: number, fileId: string): Promise<void> {
  await db.query(sql`insert into loose_files (company_id, file_id, is_doomed) values (${companyId}, ${fileId}, false)`)
}

/** The file gets a name in this transaction. @returns false if the sweep has given it up meanwhile */
export async function claimFile (tx: Transaction, companyId: number, fileId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from loose_files where company_id = ${companyId} and file_id = ${fileId} and not is_doomed returning file_id`)
  return rows.length > 0
}

/** Deletes the files of these objects, whose rows are locked. The sweep removes their bytes. @returns the ids */
export async function deleteFilesOf (tx: Transaction, companyId: number, owner: OwnerName, ownerIds: number[]): Promise<string[]> {
  return await deleteWhere(tx, companyId, sql`${raw(OWNER_COLUMN[owner])} = any(${ownerIds}::bigint[])`)
}

/** Deletes a file. The sweep removes its bytes. */
export async function deleteFile (tx: Transaction, companyId: number, id: string): Promise<void> {
  await deleteWhere(tx, companyId, sql`id = ${id}`)
}

type Deleted = Pick<Attachment, 'id' | 'createdAt' | 'size'> & { jobId: number | null }

async function deleteWhere (tx: Transaction, companyId: number, which: Sql): Promise<string[]> {
  const deleted = await tx.query<Deleted>(sql`
    delete from attachments where company_id = ${companyId} and ${which}
    returning id, created_at as "createdAt", size, job_id as "jobId"`)
  if (deleted.length === 0) return []
  const ids = deleted.map(({ id }) => id)
  await doomFiles(tx, companyId, ids)
  await freeSpace(tx, companyId, deleted.reduce((bytes, { size }) => bytes + size, 0))
  await forgetNamesOfJobs(tx, companyId, deleted.filter(({ jobId }) => jobId !== null))
  return ids
}

/** Tells the sweep of files whose rows are deleted in this transaction. */
export async function doomFiles (tx: Transaction, companyId: number, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`
    insert into loose_files (company_id, file_id, is_doomed) select ${companyId}, f.id, true from unnest(${ids}::uuid[]) f (id)
    on conflict (company_id, file_id) do update set is_doomed = true`)
}

/**
 * Removes the names of these files of jobs from their events and from kept answers. Each has one event with its name, of the day when it
 * came.
 */
async function forgetNamesOfJobs (tx: Transaction, companyId: number, files: Deleted[]): Promise<void> {
  if (files.length === 0) return
  const days = [...new Set(files.map(({ createdAt }) => createdAt.slice(0, 10)))]
  // Stated as the index has it.
  await blankEvents(tx, sql`
    company_id = ${companyId} and event = 'attachment.created' and event > '' and (date at time zone 'UTC')::date = any(${days}::date[])
      and entity_id = any(${files.map(({ id }) => id)}::text[])`)
  await tx.send(sql`
    update idempotency_keys set body = null
    where company_id = ${companyId} and shown = any(${files.map(({ id }) => `attachment ${id}`)}::text[]) and body <> ''`)
}

/** A file whose bytes are to be removed. */
export interface DoomedFile { companyId: number, id: string }

/** How long storing a file may take, at most: what is loose for longer was given up. */
const STORING = sql`interval '1 hour'`

/** Since later than any file may be: the clock has been set back since. */
const IS_TOO_LATE = sql`since > statement_timestamp() + ${STORING}`

/** Files that are to be removed, of all companies, the oldest first; before them those that would wait too long. */
export async function findDoomed (db: Queryable, limit: number): Promise<Array<DoomedFile & { waitsTooLong: boolean }>> {
  return await db.query(sql`
    select company_id as "companyId", file_id as id, ${IS_TOO_LATE} as "waitsTooLong" from loose_files
    where (is_doomed and since <= statement_timestamp()) or since < statement_timestamp() - ${STORING} or ${IS_TOO_LATE}
    order by ${IS_TOO_LATE} desc, is_doomed desc, since limit ${limit}`)
}

/** Gives up a file that nothing has named. From then on, nothing can name it. @returns false if something has named it meanwhile */
export async function doomFile (db: Queryable, { companyId, id }: DoomedFile): Promise<boolean> {
  const rows = await db.query(sql`
    update loose_files set is_doomed = true where company_id = ${companyId} and file_id = ${id} returning file_id`)
  return rows.length > 0
}

/** The file, which waits too long, is removed in an hour; not sooner, as it may be one that is still being stored. */
export async function shortenWait (db: Queryable, { companyId, id }: DoomedFile): Promise<void> {
  await db.query(sql`
    update loose_files set since = statement_timestamp() + case when is_doomed then ${STORING} else interval '0' end
    where company_id = ${companyId} and file_id = ${id} and ${IS_TOO_LATE}`)
}

/** The bytes of the file could not be removed: others come first. */
export async function postponeFile (db: Queryable, { companyId, id }: DoomedFile): Promise<void> {
  await db.query(sql`
    update loose_files set since = statement_timestamp() where company_id = ${companyId} and file_id = ${id} and is_doomed`)
}

/** The bytes of the file have been removed. */
export async function forgetFile (db: Queryable, { companyId, id }: DoomedFile): Promise<void> {
  await db.query(sql`delete from loose_files where company_id = ${companyId} and file_id = ${id} and is_doomed`)
}

/**
 * Nothing can name the files of a company that are being stored. The sweep still waits until they are: it must not forget them before their
 * last bytes have come.
 */
export async function doomUploads (tx: Transaction, companyId: number): Promise<void> {
  await tx.query(sql`
    update loose_files set is_doomed = true, since = statement_timestamp() + ${STORING} where company_id = ${companyId} and not is_doomed`)
}

/** Gives up all files of a company that has few, and whose rows are about to go. */
export async function doomFilesOf (tx: Transaction, companyId: number): Promise<void> {
  await doomUploads(tx, companyId)
  await tx.query(sql`
    insert into loose_files (company_id, file_id, is_doomed)
    select ${companyId}, a.id, true from attachments a where a.company_id = ${companyId}
    on conflict (company_id, file_id) do update set is_doomed = true`)
}
