import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { slice, where } from '../sql.js'
import { EVENTS, type EntityType, type EventName } from './schema.js'

/** An event as the database holds it. */
export interface EventRow {
  /** Place in the table, in the order of an object's changes. */
  id: number
  uuid: string
  event: EventName
  date: string
  tokenId: string | null
  tokenName: string | null
  entityType: EntityType
  entityId: string
  data: object
  personal: object | null
}

const COLUMNS = sql`
  e.id, e.uuid, e.event, e.date, e.token_id as "tokenId", e.token_name as "tokenName", e.entity_type as "entityType", e.entity_id as "entityId", e.data, e.personal`

/** What happened to an application, in order, also what has no position yet: one event more than `limit`. */
export async function walkHistory (db: Queryable, companyId: number, applicationId: number, { after, limit }: { after?: { id: number }, limit: number }): Promise<EventRow[]> {
  return await db.query<EventRow>(prepared(sql`
    select ${COLUMNS} from events e
    ${where([sql`e.company_id = ${companyId}`, sql`e.application_id = ${applicationId}`, after && sql`e.id > ${after.id}`])}
    order by e.id ${slice(limit + 1)}`))
}

/** The event as the API shows it: personal data, unless it has been blanked, as part of the state. */
export function toEvent ({ uuid, event, date, tokenId, tokenName, entityType, entityId, data, personal }: EventRow) {
  return {
    id: uuid,
    event,
    date,
    actor: tokenId === null || tokenName === null ? null : { tokenId, name: tokenName },
    entity: { type: entityType, id: EVENTS[event] === 'webhook' ? entityId : Number(entityId) },
    data: { ...data, ...personal }
  }
}
