import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { oneOf, slice, where } from '../shared/sql.js'
import { EVERYTHING, type EntityType, type EventName, type ReadableEvents } from './catalog.js'

/** An event as stored. */
export interface EventRow {
  /** Row id; increases with the changes of an object. */
  id: number
  uuid: string
  event: EventName
  date: string
  /** When it happened, where that differs from `date`. */
  occurredAt: string | null
  tokenId: string | null
  tokenName: string | null
  entityType: EntityType
  entityId: string
  data: object
  personal: object | null
}

/** An event of the feed. `data` stays JSON text: parsing and serializing it again would take most of the time. */
export interface FeedRow extends Omit<EventRow, 'id' | 'data' | 'personal'> { position: number, data: string }

const ABOUT = sql`
  e.uuid, e.event, e.date, e.occurred_at as "occurredAt", e.token_id as "tokenId", e.token_name as "tokenName",
  e.entity_type as "entityType", e.entity_id as "entityId"`
const FEED_COLUMNS = sql`
  e.uuid, e.event, e.date, e."occurredAt", e."tokenId", e."tokenName", e."entityType", e."entityId", e.position, e.data`
const COLUMNS = sql`e.id, ${ABOUT}, e.data, e.personal`
/** The state as readers get it: with personal data, unless it was anonymized. */
export const WHOLE_DATA = sql`(e.data || coalesce(e.personal, '{}'))::text`

/** The history of an application in order, including events without a position: one more than `limit`. */
export async function walkHistory (
  db: Queryable, companyId: number, applicationId: number, entities: readonly string[],
  { after, limit }: { after?: { id: number }, limit: number }
): Promise<EventRow[]> {
  return await db.query<EventRow>(prepared(sql`
    select ${COLUMNS} from events e
    ${where([
      sql`e.company_id = ${companyId}`, sql`e.application_id = ${applicationId}`, sql`e.entity_type = any(${[...entities]}::text[])`,
      after && sql`e.id > ${after.id}`
    ])}
    order by e.id ${slice(limit + 1)}`))
}

/** The last position in each of these companies that has one. */
export async function findLastPositions (db: Queryable, companyIds: number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ companyId: number, last: number }>(prepared(sql`
    select company_id as "companyId", last from event_positions where company_id = any(${companyIds}::bigint[])`))
  return new Map(rows.map(({ companyId, last }) => [companyId, last]))
}

/**
 * A position in a company's log. `check` holds the first digits of the id of the event at `reach`, or else at the position itself: in a
 * diverged log, such as after the restore of a backup, another event has that position. Old cursors have no `check`.
 */
export interface LogPosition { position: number, check?: string, reach?: number }

const CHECK_LENGTH = 8

function positionAt (position: number, uuid: string | null | undefined): LogPosition {
  return uuid === null || uuid === undefined ? { position } : { position, check: uuid.slice(0, CHECK_LENGTH) }
}

/** The end of the company's log. */
export async function findLastPosition (db: Queryable, companyId: number): Promise<LogPosition> {
  const [end] = await db.query<{ last: number, uuid: string | null }>(prepared(sql`
    select p.last, coalesce(e.uuid, case when p.last = p.trimmed_to then p.trimmed_uuid end) as uuid
    from event_positions p ${joinEventAt('e', companyId, sql`p.last`)} where p.company_id = ${companyId}`))
  return positionAt(end?.last ?? 0, end?.uuid)
}

/** The position `begin`, valid only in a log that also contains the event at `end`: for cursors of exports. */
export function spanning (begin: LogPosition, end: LogPosition): LogPosition {
  if (end.check === undefined || end.position <= begin.position) return begin
  return { position: begin.position, check: end.check, reach: end.position }
}

export interface FeedFilter { event?: string[], entity?: string[], entityId?: string[] }

/** Conditions for events that may be read: none where all may. */
function areReadable ({ entities, owners }: ReadableEvents): Array<Sql | undefined> {
  const owner = sql`
    case when e.application_id is not null then 'application' when e.candidate_id is not null then 'candidate' else 'job' end`
  return [
    entities.length === EVERYTHING.entities.length ? undefined : oneOf(sql`e.entity_type`, entities),
    owners.length === EVERYTHING.owners.length ? undefined : sql`(e.entity_type <> 'attachment' or ${owner} = any(${owners}))`
  ]
}

/** Positions per scan, and scans per page: they bound the work for a rare event. */
const SCAN = 20_000
const MAX_SCANS = 5
/** Bytes of `data` on a page, not counting the last event: events of large objects come in shorter pages. */
const PAGE_BYTES = 1_000_000

/** The events that a reader of the feed gets. */
interface FeedRange { companyId: number, conditions: Array<Sql | undefined>, isFiltered: boolean, limit: number }

/**
 * The next events of the feed after a position, up to `limit`, about entities that may be read.
 * @param after the position of the reader; undefined for the beginning of the log
 * @returns the events, the position up to which the feed has been read, and whether there is more after it
 * @throws ApiError CURSOR_EXPIRED if events after that position are no longer kept, or the position belongs to another log
 */
export async function readFeed (
  db: Queryable, companyId: number, filter: FeedFilter, readable: ReadableEvents, after: LogPosition | undefined, limit: number
): Promise<{ rows: FeedRow[], readTo: LogPosition, hasMore: boolean }> {
  const conditions = [
    oneOf(sql`e.event`, filter.event),
    oneOf(sql`e.entity_type`, filter.entity),
    oneOf(sql`e.entity_id`, filter.entityId),
    ...areReadable(readable)
  ]
  const isFiltered = conditions.some(condition => condition !== undefined)
  const rows: FeedRow[] = []
  let readTo = after
  for (let scans = 0; scans < MAX_SCANS; scans++) {
    // Only a page that may end after its last event needs the event at its end for `check`.
    const asksEnd = isFiltered || readTo?.check === undefined
    const { log, found } = await scan(db, { companyId, conditions, isFiltered, limit: limit + 1 - rows.length }, readTo, asksEnd)
    readTo ??= positionAt(log.trimmedTo, log.last === log.trimmedTo ? log.endUuid : null)
    if (!isInLog(log, readTo)) {
      // Trimmed since the first scan: the next request reports it.
      if (scans > 0) return { rows, readTo, hasMore: true }
      const message = 'the cursor is no longer in the log; export again and continue from the cursor of the export'
      throw new ApiError('CURSOR_EXPIRED', { target: 'after', message })
    }
    rows.push(...found)
    if (rows.length > limit || mayBeCut(rows)) {
      rows.length = Math.min(rows.length, limit)
      const { position, uuid } = rows.at(-1) as FeedRow
      return { rows, readTo: advance(readTo, position, uuid), hasMore: position < log.last }
    }
    const end = isFiltered ? Math.min(readTo.position + SCAN, log.last) : log.last
    if (asksEnd || end !== readTo.position) readTo = advance(readTo, end, log.endUuid ?? rows.at(-1)?.uuid)
    if (end === log.last) return { rows, readTo, hasMore: false }
  }
  return { rows, readTo: readTo as LogPosition, hasMore: true }
}

/** The bounds of the log and its events after the position, in one snapshot: events may be trimmed between two statements. */
async function scan (
  db: Queryable, { companyId, conditions, isFiltered, limit }: FeedRange, readTo: LogPosition | undefined, asksEnd: boolean
): Promise<{ log: Log, found: FeedRow[] }> {
  const begin = sql`coalesce(${readTo?.position ?? null}::bigint, p.trimmed_to)`
  const toldBy = readTo?.reach ?? readTo?.position
  const rows = await db.query<Log & (FeedRow | { position: null })>(prepared(sql`
    select p.trimmed_to as "trimmedTo", p.last, ${isSame(readTo)} as "isSame", ${asksEnd ? END_UUID : sql`null::uuid`} as "endUuid",
      ${FEED_COLUMNS}
    from event_positions p
    ${readTo?.check === undefined ? empty : joinEventAt('a', companyId, sql`${toldBy}`)}
    ${asksEnd ? joinEventAt('z', companyId, sql`least(${begin} + ${SCAN}, p.last)`) : empty}
    left join lateral (
      select *, sum(octet_length(data)) over (order by position rows unbounded preceding) - octet_length(data) as before from (
        select ${ABOUT}, n.position, ${WHOLE_DATA} as data from numbered_events n cross join lateral (
          select * from events e where e.company_id = ${companyId} and e.id = n.event_id limit 1) e
        ${where([
          ...conditions,
          sql`n.company_id = ${companyId}`,
          sql`n.position > ${begin}`,
          isFiltered && sql`n.position <= ${begin} + ${SCAN}`
        ])}
        order by n.position ${slice(limit)}) e) e on e.before < ${PAGE_BYTES}
    where p.company_id = ${companyId} order by e.position`))
  return {
    log: rows[0] ?? { trimmedTo: 0, last: 0, isSame: null, endUuid: null },
    found: rows.filter((row): row is Log & FeedRow => row.position !== null)
  }
}

/** Joins the event at a position of the company, if it is still there. */
function joinEventAt (alias: string, companyId: number, position: Sql): Sql {
  const [event, numbered] = [raw(alias), raw(`numbered_${alias}`)]
  return sql`
    left join numbered_events ${numbered} on ${numbered}.company_id = ${companyId} and ${numbered}.position = ${position}
    left join events ${event} on ${event}.company_id = ${companyId} and ${event}.id = ${numbered}.event_id`
}

/** The position of a later event; keeps `check` and `reach` while `reach` is beyond it. */
function advance (from: LogPosition, position: number, uuid: string | null | undefined): LogPosition {
  return from.reach !== undefined && from.reach > position ? { ...from, position } : positionAt(position, uuid)
}

/** The bounds of a company's log, and the id of the event where a scan ends. */
interface Log { trimmedTo: number, last: number, isSame: boolean | null, endUuid: string | null }

const END_UUID = sql`coalesce(z.uuid, case when p.last = p.trimmed_to then p.trimmed_uuid end)`

/** Whether the event `a`, or the last trimmed event, matches `check`; null if unknown. */
function isSame (readTo: LogPosition | undefined): Sql {
  if (readTo?.check === undefined) return sql`null::boolean`
  const uuid = sql`coalesce(a.uuid, case when p.trimmed_to = ${readTo.reach ?? readTo.position} then p.trimmed_uuid end)`
  return sql`left(${uuid}::text, ${CHECK_LENGTH}) = ${readTo.check}`
}

/** Whether the position is in the log and not trimmed. */
function isInLog ({ trimmedTo, last, isSame }: Log, { position, check, reach = position }: LogPosition): boolean {
  if (position < trimmedTo || Math.max(position, reach) > last || isSame === false) return false
  return check === undefined || isSame === true || reach === trimmedTo
}

/** Whether the page may have been cut by PAGE_BYTES: a UTF-16 code unit has at most three bytes. */
function mayBeCut (rows: FeedRow[]): boolean {
  return rows.reduce((sum, { data }) => sum + data.length, 0) * 3 >= PAGE_BYTES
}

/** The event as the API shows it: personal data, unless anonymized, is part of the state. */
export function toEvent ({ data, personal, ...row }: EventRow) {
  return { ...describe(row), data: { ...data, ...personal } }
}

/** `toEvent` as JSON text. */
export function toEventText ({ data, ...row }: FeedRow): string {
  return `${JSON.stringify(describe(row)).slice(0, -1)},"data":${data}}`
}

function describe (
  { uuid, event, date, occurredAt, tokenId, tokenName, entityType, entityId }: Omit<EventRow, 'id' | 'data' | 'personal'>
) {
  return {
    id: uuid,
    event,
    date,
    ...(occurredAt === null ? {} : { occurredAt }),
    actor: tokenId === null || tokenName === null ? null : { tokenId, name: tokenName },
    // A UUID has hyphens; all other ids are numbers.
    entity: { type: entityType, id: entityId.includes('-') ? entityId : Number(entityId) }
  }
}
