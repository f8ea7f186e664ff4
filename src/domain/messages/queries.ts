import sql, { raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { below } from '../engine/child.js'
import { APPLICATION } from '../parents/application.js'
import type { Columns } from '../shared/columns.js'
import { byIds, byTexts, filters } from '../shared/filters.js'
import type { State } from '../../schema.js'
import { MESSAGE_EVENTS } from './events.js'
import { Message } from './schema.js'

export type MessageRow = Message & State

/** Messages about applications. All that changes those of an application locks the application first. */
export const MESSAGES = below(APPLICATION, {
  name: 'message',
  plural: 'messages',
  group: 'messages',
  scopes: { read: 'messages:read', besides: ['applications:read'] },
  schema: Message,
  events: MESSAGE_EVENTS,
  // Files of interviewers say what only those see who may read interviews.
  columns: { calendar: () => raw("case when t.audience = 'candidate' then t.calendar end") },
  filters: filters<{ status: string[], templateId: number[] }, Columns<'messages'>>()({
    status: byTexts('status'), templateId: byIds('template_id')
  })
})

/** The messages with these ids, in their order. */
export async function findMessages (db: Queryable, companyId: number, ids: string[]): Promise<MessageRow[]> {
  const { columns, joins } = MESSAGES.columnsFor(companyId)
  return await db.query<MessageRow>(prepared(sql`
    select ${columns} from messages t ${joins} where t.company_id = ${companyId} and t.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], t.id)`))
}
