import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import type { State } from '../../schema.js'
import { readable } from '../engine/describe.js'
import type { Columns } from '../shared/columns.js'
import { byIds, byTexts, filters } from '../shared/filters.js'
import { joinById, type Listing, type Lookup } from '../shared/listing.js'
import type { Related } from '../shared/resource.js'
import { ATTACHMENT_EVENTS, READ_SCOPE_OF } from './events.js'
import { Attachment, AttachmentSummary, type OwnerName } from './schema.js'

export type AttachmentRow = Attachment & State

/** The column with the id of the owner. */
export const OWNER_COLUMN = {
  candidate: 'candidate_id', application: 'application_id', job: 'job_id'
} as const satisfies Record<OwnerName, string>

/** The files of candidates, whether of themselves or of their applications. */
function ofCandidates (ids: number[], companyId: number): Lookup<'id'> {
  const are = sql`candidate_id = any(${ids}::bigint[])`
  const applications = sql`select a.id from applications a where a.company_id = ${companyId} and a.${are}`
  const having = (condition: Sql) => sql`select t.id from attachments t where t.company_id = ${companyId} and t.${condition}`
  return {
    column: 'id',
    type: 'uuid',
    among: sql`${having(are)} union all ${having(sql`application_id in (${applications})`)}`,
    check: sql`(t.${are} or t.application_id in (${applications}))`,
    isFew: true
  }
}

/** Files of all owners. They never change, except that the search of words tells how it got on. */
export const ATTACHMENTS = readable({
  name: 'attachment',
  plural: 'attachments',
  group: 'attachments',
  scopes: { read: READ_SCOPE_OF.candidate, besides: [READ_SCOPE_OF.application, READ_SCOPE_OF.job] },
  schema: Attachment,
  events: ATTACHMENT_EVENTS,
  ofPerson: 'candidate_id',
  filters: filters<{ candidateId: number[], applicationId: number[], jobId: number[], kind: string[] }, Columns<'attachments'>>()({
    candidateId: ofCandidates, applicationId: byIds('application_id'), jobId: byIds('job_id'), kind: byTexts('kind')
  }),
  columns: {
    candidateId: () => raw('coalesce(t.candidate_id, a.candidate_id)'),
    jobId: () => raw('coalesce(t.job_id, a.job_id)'),
    text: () => raw('t.text_state')
  },
  joins: companyId => joinById('applications', 'a', companyId, 't.application_id', true)
})

/** The files of one object. Those of a candidate's applications are left out. */
export function listingOfOwner (companyId: number, owner: OwnerName, id: number): Listing {
  return {
    ...ATTACHMENTS.columnsFor(companyId),
    table: ATTACHMENTS.table,
    alias: 't',
    companyId,
    lookups: [{ column: OWNER_COLUMN[owner], type: 'bigint', values: [id], isFew: true }]
  }
}

function attachmentsWhere (companyId: number, condition: Sql): Sql {
  const { columns, joins } = ATTACHMENTS.columnsFor(companyId)
  return prepared(sql`select ${columns} from attachments t ${joins} where t.company_id = ${companyId} and ${condition}`)
}

/** The file if it belongs to this object. @param ownerId the id, or what finds it */
export async function findAttachment (
  db: Queryable, companyId: number, owner: OwnerName, ownerId: number | Sql, id: string
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(attachmentsWhere(companyId,
    sql`t.${raw(OWNER_COLUMN[owner])} = ${ownerId} and t.id = ${id}`))
  return row
}

/** The files with these ids, whatever they belong to. */
export async function findByIds (db: Queryable, companyId: number, ids: string[]): Promise<AttachmentRow[]> {
  return await db.query<AttachmentRow>(attachmentsWhere(companyId, sql`t.id = any(${ids}::uuid[])`))
}

/** The file with these bytes, if the object has one. */
export async function findSame (
  db: Queryable, companyId: number, owner: OwnerName, ownerId: number, sha256: string
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(attachmentsWhere(companyId,
    sql`t.${raw(OWNER_COLUMN[owner])} = ${ownerId} and t.sha256 = ${sha256} order by t.id limit 1`))
  return row
}

/** The files of these candidates, who are one person, and of their applications. */
export async function findAttachmentsOfPerson (db: Queryable, companyId: number, ids: number[]): Promise<AttachmentRow[]> {
  return await db.query<AttachmentRow>(attachmentsWhere(companyId, sql`${ofCandidates(ids, companyId).check} order by t.id`))
}

/** What `expand=attachments` adds to an owner. */
export function attachmentsOf (owner: OwnerName): Related {
  const column = raw(OWNER_COLUMN[owner])
  return {
    schema: AttachmentSummary,
    key: 'id',
    by: `${owner}Id`,
    statement: (companyId, ids) => attachmentsWhere(companyId, sql`t.${column} = any(${ids}) order by t.${column}, t.id`),
    list: `Files of the ${owner}, by id. Only with \`expand=attachments\`.`
  }
}

/** Candidates with their files. */
export async function withAttachments<C extends { id: number }> (
  db: Queryable, companyId: number, candidates: C[]
): Promise<Array<C & { attachments: AttachmentRow[] }>> {
  const files = await db.query<AttachmentRow>(attachmentsOf('candidate').statement(companyId, candidates.map(({ id }) => id), []))
  return candidates.map(candidate => ({ ...candidate, attachments: files.filter(({ candidateId }) => candidateId === candidate.id) }))
}
