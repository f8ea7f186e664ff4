import sql from 'sql-template-tag'
import type { Queryable } from '../database/port.js'

/** A message as its candidate would have got it. */
export interface OutboxMessage { to: string | null, subject: string, text: string }

const MOST = 100

/** The last messages that the company has sent, newest first. */
export async function readOutbox (db: Queryable, companyId: number): Promise<OutboxMessage[]> {
  return await db.query<OutboxMessage>(sql`
    select recipient as "to", subject, text from messages where company_id = ${companyId} and status = 'sent'
    order by sent_at desc, id desc limit ${MOST}`)
}
