import { createHmac, randomBytes } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { settingOnce } from '../../database/settings.js'
import { ApiError, type Existing } from '../../errors.js'
import type { Change } from './change.js'

// Codes of anonymized people are not stored, and nobody else gets them: a keyed hash of each stays in its row. So a migration that is
// started again learns that the person was anonymized, and does not bring her back.

type Table = 'candidates' | 'applications'

/** Hashes codes of a company. The key is made once for the database. */
async function hasher (tx: Transaction, companyId: number): Promise<(code: string) => string> {
  const key = await settingOnce(tx, 'code-hash-key', () => randomBytes(32).toString('base64url'))
  return code => createHmac('sha256', key).update(`${companyId} ${code}`).digest('base64url')
}

/** Stores the hashes of the codes of these rows, which are about to lose them. */
export async function retireCodes (
  { tx, companyId }: Change, table: Table, rows: Array<{ id: number, code: string | null }>
): Promise<void> {
  const retired = rows.filter((row): row is { id: number, code: string } => row.code !== null)
  if (retired.length === 0) return
  const hash = await hasher(tx, companyId)
  await tx.send(sql`
    update ${raw(table)} t set code_hash = h.hash
    from unnest(${retired.map(({ id }) => id)}::bigint[], ${retired.map(({ code }) => hash(code))}::text[]) h (id, hash)
    where t.company_id = ${companyId} and t.id = h.id`)
}

/**
 * Refuses a code that an anonymized person had. After the statement that writes the code: only then nobody else can have it who is being
 * anonymized at this moment.
 * @throws ApiError ANONYMIZED that names the object that had it
 */
export async function checkNotRetired (
  { tx, companyId }: Change, table: Table, code: string | null | undefined, target = 'code'
): Promise<void> {
  if (code == null) return
  const hash = await hasher(tx, companyId)
  const [row] = await tx.query<{ id: number, jobId?: number }>(prepared(sql`
    select id${raw(table === 'applications' ? ', job_id as "jobId"' : '')} from ${raw(table)}
    where company_id = ${companyId} and code_hash = ${hash(code)} limit 1`))
  if (row === undefined) return
  const owner = table === 'candidates' ? 'a candidate' : 'an application of a candidate'
  const message = `this code belongs to ${owner} who is anonymized`
  const above: Existing = row.jobId === undefined ? {} : { jobs: row.jobId }
  throw new ApiError('ANONYMIZED', { target, message }, { existing: { ...above, [table]: row.id } })
}
