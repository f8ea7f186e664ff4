import type { TObject } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type JsonField, type Queryable } from '../../database/port.js'
import { emailKey } from '../../email.js'
import { ApiError } from '../../errors.js'
import { attachmentsOf } from '../attachments/queries.js'
import { customLookups, type CustomFilter } from '../custom-fields/filters.js'
import type { Columns } from '../shared/columns.js'
import { CUSTOM_FIELDS, customColumn, type WithCustomValues } from '../shared/custom-values.js'
import { byIds, filters, findRows } from '../shared/filters.js'
import { withNested } from '../shared/json-fields.js'
import type { Resource } from '../shared/resource.js'
import { conditionsOf, type Listing, type Lookup } from '../shared/listing.js'
import { columnOf, where, type TimeRange } from '../shared/sql.js'
import { CANDIDATE_EVENTS } from './events.js'
import { isDueBefore, Retention, retentionColumns } from './retention.js'
import { Candidate } from './schema.js'

export type CandidateRow = Candidate & WithCustomValues & { version: number, mergedIntoId: number | null, mergedAt: string | null }

const FIELDS = [...Object.keys(Candidate.properties), 'mergedIntoId', 'mergedAt', 'version']
const OWN_COLUMNS = raw(FIELDS.filter(field => field !== CUSTOM_FIELDS).map(field => `c.${columnOf(field)} as "${field}"`).join(', '))
/** Columns of the table with the alias `c`, as writes need them. */
export const COLUMNS = sql`${OWN_COLUMNS}${customColumn('c')}`
/** The parts of `keepUntil`, as lists need them. */
const PARTS = raw(`c.keep_until ->> 'until' as "keepUntilUntil", c.keep_until ->> 'consentAt' as "keepUntilConsentAt",
  c.keep_until ->> 'purpose' as "keepUntilPurpose"`)
/** The columns that `fields` need. */
const columnsFor = (fields: readonly JsonField[]): Sql => sql`${OWN_COLUMNS}${customColumn('c', fields)}, ${PARTS}`

/** Letters and digits of a document number: `12.345-6` and `123456` are the same. */
export const documentKey = (document: Sql): Sql => sql`upper(regexp_replace(${document} collate "C", '[[:punct:][:space:]]', '', 'g'))`

/** Names of cities without accents and case. */
const cityKey = (city: Sql): Sql => sql`lower(regexp_replace(normalize(${city} collate "C", nfkd), '[\\u0300-\\u036f]', '', 'g'))`

export interface CandidateFilter extends TimeRange<'updatedAt'> {
  id?: number[]
  code?: string
  email?: string
  identificationDocument?: string
  phone?: string
  skill?: string
  city?: string
  retentionBefore?: string
  customFields?: CustomFilter[]
}

const NOT_ANONYMIZED = sql`x.anonymized_at is null`

/** The id of the candidate whom this condition on `x` finds; for one who was merged, that of the one that stays. */
export const idWhere = (companyId: number, condition: Sql): Sql => sql`
  select coalesce(x.merged_into_id, x.id) as id from candidates x where x.company_id = ${companyId} and ${condition}`

const FINDERS = filters<CandidateFilter, Columns<'candidates'>>()({
  id: byIds('id'),
  code: (code, companyId) => ({ ...byId(named(companyId, sql`x.code = ${code}`)), isFew: true }),
  email: (email, companyId) =>
    ({ ...byId(named(companyId, sql`x.email_folded = ${emailKey(email)} and ${NOT_ANONYMIZED}`)), isFew: true }),
  identificationDocument: document =>
    ({ column: 'identification_document', type: 'text', values: [document], key: documentKey, isFew: true }),
  phone: (phone, companyId) => ({ ...byId(withPhone(companyId, phone)), isFew: true }),
  customFields: (filters, companyId) => customLookups(companyId, 'c', filters),
  city: city => ({ column: 'city', type: 'text', values: [city], key: cityKey }),
  skill: (skill, companyId) => ({ ...byId(withSkill(companyId, skill)), orders: [] }),
  retentionBefore: (time, companyId) => isDueBefore(companyId, time)
})

const byId = (found: Pick<Lookup, 'among' | 'check'>): Lookup<'id'> => ({ column: 'id', type: 'bigint', ...found })

/** A candidate as lists with `retentionBefore` show it. */
export const CandidateWithRetention = { ...Candidate, properties: { ...Candidate.properties, retention: Retention } } as TObject

/** The retention of these candidates, by their ids. */
export async function findRetention (db: Queryable, companyId: number, ids: number[]): Promise<Map<number, Retention>> {
  const { columns, joins } = retentionColumns(companyId)
  const rows = await db.query<{ id: number }>(prepared(sql`
    select c.id${columns} from candidates c ${joins} where c.company_id = ${companyId} and c.id = any(${ids}::bigint[])`))
  return new Map(rows.map(row => [row.id, withNested<{ retention: Retention }>(CandidateWithRetention, row).retention]))
}

/**
 * Lists include candidates who are anonymized, so that external copies learn of it, and none who were merged: their code and e-mail lead to
 * the one that stays.
 */
export function listingOf (companyId: number, filter: CandidateFilter, fields: readonly JsonField[] = []): Listing {
  const { lookups, where } = findRows(FINDERS, filter, companyId, 'c')
  const columns = columnsFor(fields)
  const retention = filter.retentionBefore === undefined ? undefined : retentionColumns(companyId)
  where.push(sql`c.merged_into_id is null`)
  const shown = retention === undefined ? { columns } : { columns: sql`${columns}${retention.columns}`, joins: retention.joins }
  return { ...shown, lookups, where, table: 'candidates', alias: 'c', companyId }
}

/** A look-up by a key that at most one candidate has. */
function named (companyId: number, condition: Sql): Pick<Lookup, 'among' | 'check'> {
  const id = idWhere(companyId, condition)
  return { among: id, check: sql`c.id = (${id})` }
}

function withPhone (companyId: number, phone: string) {
  const has = (column: string) =>
    sql`regexp_replace(${raw(`c.${column}`)} collate "C", '[^0-9]', '', 'g') = ${phone.replace(/[^0-9]/g, '')}`
  const having = (column: string) => sql`select c.id from candidates c where c.company_id = ${companyId} and ${has(column)}`
  return {
    among: sql`${having('mobile_number')} union ${having('phone_number')}`,
    check: sql`(${has('mobile_number')} or ${has('phone_number')})`
  }
}

/** An index over the values of arrays does not know the company: so the company is one of the values. */
function withSkill (companyId: number, skill: string) {
  const check = sql`c.skills @> array[${skill}::text]`
  const among = sql`
    select c.id from candidates c where c.company_id = ${companyId} and ${check}
      and array_append(c.skills, 'company ' || c.company_id::text) @> array[${skill}::text, ${`company ${companyId}`}]`
  return { among, check }
}

/** Whether candidate `c` matches the filter, and more. */
export function matching (companyId: number, filter: CandidateFilter, ...more: Array<Sql | undefined>): Sql {
  return where([...conditionsOf(listingOf(companyId, filter)), ...more])
}

export const CANDIDATES = {
  name: 'candidate',
  plural: 'candidates',
  group: 'candidates',
  scopes: { read: 'candidates:read' },
  schema: Candidate,
  events: CANDIDATE_EVENTS,
  ofPerson: 'merged_into_id',
  filters: FINDERS,
  times: ['updatedAt'],
  listing: listingOf,
  related: { attachments: attachmentsOf('candidate') }
} satisfies Resource

export async function findCandidate (db: Queryable, companyId: number, id: number): Promise<CandidateRow | undefined> {
  const [row] = await db.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = ${id}`))
  return row
}

/** The candidate, locked until the end of the transaction. Applications are locked before it. */
export async function lockCandidate (tx: Queryable, companyId: number, id: number): Promise<CandidateRow | undefined> {
  const [row] = await tx.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = ${id} for update`))
  return row
}

/**
 * Whether the candidate is anonymized. The result is reliable for a caller that has locked an application of the candidate before:
 * anonymizing locks all of them first.
 */
export async function isAnonymized (db: Queryable, companyId: number, id: number): Promise<boolean> {
  const rows = await db.query(prepared(sql`
    select 1 from candidates where company_id = ${companyId} and id = ${id} and anonymized_at is not null`))
  return rows.length > 0
}

/** Those of these candidates that are anonymized; as reliable as `isAnonymized`. */
export async function findAnonymized (db: Queryable, companyId: number, ids: number[]): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>(prepared(sql`
    select id from candidates where company_id = ${companyId} and id = any(${ids}::bigint[]) and anonymized_at is not null`))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Called before text about the candidate is written, with an application of the candidate locked.
 * @param texts the fields that contain text
 * @throws ApiError ANONYMIZED
 */
export async function checkNotAnonymized (tx: Queryable, companyId: number, id: number, texts: string[]): Promise<void> {
  if (texts.length > 0 && await isAnonymized(tx, companyId, id)) {
    throw new ApiError('ANONYMIZED', texts.map(target => ({
      target, message: `the candidate is anonymized: ${target} can no longer be written`
    })))
  }
}

/**
 * The statement that reads the candidates with these ids.
 * @param fields what the columns must have; without them, all, as writes need them
 */
export function candidatesOf (companyId: number, ids: number[], fields?: readonly JsonField[]): Sql {
  const columns = fields === undefined ? COLUMNS : columnsFor(fields)
  return prepared(sql`select ${columns} from candidates c where c.company_id = ${companyId} and c.id = any(${ids})`)
}
