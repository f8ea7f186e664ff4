import sql from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { ApiError } from '../../errors.js'

/** The bytes that the files of the company have, once for each object that has one. */
export async function findFileBytes (db: Queryable, companyId: number): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(prepared(sql`select bytes from file_bytes where company_id = ${companyId}`))
  return row?.bytes ?? 0
}

/**
 * Counts the bytes of new files. From here to the end of the transaction no other takes or frees space of the company, so this comes after
 * the locks of objects.
 * @param limit bytes that all files of the company may have; null for any number
 * @throws ApiError QUOTA_EXCEEDED
 */
export async function takeSpace (tx: Transaction, companyId: number, bytes: number, limit: number | null): Promise<void> {
  const most = limit ?? Number.MAX_SAFE_INTEGER
  const taken = bytes > most
    ? []
    : await tx.query(prepared(sql`
    insert into file_bytes as f (company_id, bytes) values (${companyId}, ${bytes})
    on conflict (company_id) do update set bytes = f.bytes + excluded.bytes where f.bytes + excluded.bytes <= ${most} returning bytes`))
  if (taken.length > 0) return
  const used = await findFileBytes(tx, companyId)
  throw new ApiError('QUOTA_EXCEEDED', {
    target: 'file',
    message: `the files of the company have ${used} bytes, and with the ${bytes} of this one more than the ${limit} that they may have: ` +
      'delete some'
  })
}

/** Counts the bytes of files that are deleted in this transaction. */
export async function freeSpace (tx: Transaction, companyId: number, bytes: number): Promise<void> {
  await tx.query(prepared(sql`update file_bytes set bytes = bytes - ${bytes}::bigint where company_id = ${companyId}`))
}
