import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'

/**
 * Lets one bulk of upserts of a kind run at a time in a company: two that create the same objects in different orders would wait for each
 * other. Single writes do not wait for it.
 */
export async function lockBulk (tx: Transaction, companyId: number, kind: string): Promise<void> {
  await tx.send(prepared(sql`select pg_advisory_xact_lock(hashtextextended(${`bulk ${kind} ${companyId}`}, 0))`))
}
