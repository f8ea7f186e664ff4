import sql from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { tell } from '../engine/writes.js'
import { OFFERS } from '../offers/queries.js'
import { saveColumns } from '../parents/coded.js'
import { Change } from '../shared/change.js'

const BATCH = 100

/** An offer that was sent and not answered in time. */
export interface DueOffer { companyId: number, id: number, applicationId: number }

/** The first offers of all companies that are past their time. */
export async function findDueOffers (db: Queryable): Promise<DueOffer[]> {
  return await db.query<DueOffer>(sql`
    select company_id as "companyId", id, application_id as "applicationId" from offers
    where status = 'sent' and expires_at <= statement_timestamp() order by expires_at limit ${BATCH}`)
}

/** Expires these offers of a company, unless they were answered meanwhile. The server itself acts. */
export async function expireOffers (tx: Transaction, companyId: number, due: DueOffer[]): Promise<void> {
  const applicationIds = due.map(({ applicationId }) => applicationId)
  await tx.send(prepared(sql`
    select from applications where company_id = ${companyId} and id = any(${applicationIds}::bigint[]) order by id for update`))
  const change = await Change.byServer(tx, companyId)
  for (const { id } of due) {
    const [offer] = await tx.query(prepared(sql`
      select 1 from offers where company_id = ${companyId} and id = ${id} and status = 'sent' and expires_at <= statement_timestamp()`))
    if (offer === undefined) continue
    await saveColumns(change, OFFERS, id, { status: 'expired', ended_at: sql`statement_timestamp()` })
    await tell(change, OFFERS, 'expired', id, { previousStatus: 'sent' })
  }
}
