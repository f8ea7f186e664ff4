import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { find } from '../engine/reads.js'
import { tell } from '../engine/writes.js'
import { saveColumns } from '../parents/coded.js'
import type { Change } from '../shared/change.js'
import { byColumn } from '../shared/sql.js'
import { findLiveOffer, OFFERS } from './queries.js'
import { LIVE } from './rules.js'
import type { Offer } from './schema.js'

// The parts that changes of offers are made of. Who makes, changes and accepts them is in src/domain/hiring.

/** The columns for these fields. */
export function toColumns ({ salary, ...fields }: Partial<Omit<Offer, 'customFields'>>): Record<string, unknown> {
  const columns = byColumn(fields)
  if (salary === undefined) return columns
  return { ...columns, salary_amount: salary?.amount, salary_currency: salary?.currency, salary_period: salary?.period }
}

/** Withdraws the live offer to an application that ends, at this time if that is stated. The application is locked. */
export async function withdrawLive (change: Change, applicationId: number, at?: string): Promise<void> {
  const { tx, companyId } = change
  const id = await findLiveOffer(tx, companyId, applicationId)
  if (id === undefined) return
  const before = await find(tx, OFFERS, companyId, id)
  await saveColumns(change, OFFERS, id, { status: 'withdrawn', reason: null, ended_at: at ?? sql`statement_timestamp()` })
  await tell(change, OFFERS, 'withdrawn', id, { previousStatus: before?.status }, at)
}

/** Those of these applications that have a live offer. */
export async function withLiveOffers (db: Queryable, companyId: number, applicationIds: number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(prepared(sql`
    select application_id as id from offers
    where company_id = ${companyId} and application_id = any(${applicationIds}::bigint[]) and status = any(${[...LIVE]}::text[])`))
  return rows.map(({ id }) => id)
}
