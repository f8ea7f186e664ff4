import sql from 'sql-template-tag'
import type { Queryable } from '../database/port.js'

/** A message as whom it goes to would have got it: an invitation with its calendar file. */
export interface OutboxMessage { to: string | null, subject: string, text: string, calendar?: string }

const MOST = 100

/** The last messages that the company has sent, newest first. */
export async function readOutbox (db: Queryable, companyId: number): Promise<OutboxMessage[]> {
  const messages = await db.query<OutboxMessage & { calendar: string | null }>(sql`
    select recipient as "to", subject, text, calendar from messages where company_id = ${companyId} and status = 'sent'
    order by sent_at desc, id desc limit ${MOST}`)
  return messages.map(({ calendar, ...message }) => calendar === null ? message : { ...message, calendar })
}
