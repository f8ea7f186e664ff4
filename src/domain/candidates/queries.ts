import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { byCode, type FiltersFor } from '../shared/filters.js'
import { fold } from '../shared/fold.js'
import type { Resource } from '../shared/resource.js'
import { TextFilter } from '../shared/parameters.js'
import { conditionsOf, single, type Listing } from '../shared/listing.js'
import { columnOf, where, within, type TimeRange } from '../shared/sql.js'
import { Candidate, type CandidateSummary } from './schema.js'

export type CandidateRow = Candidate & { version: number }

/** Columns of the table with the alias `c`. */
export const COLUMNS = raw([...Object.keys(Candidate.properties), 'version'].map(field => `c.${columnOf(field)} as "${field}"`).join(', '))

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
}

const NOT_ANONYMIZED = raw('c.anonymized_at is null')

/** Lists include anonymized candidates, so that external copies learn of the anonymization, but no e-mail finds them. */
export function listingOf (companyId: number, filter: CandidateFilter) {
  const { id, code, email, identificationDocument, phone, city, skill } = filter
  return {
    columns: COLUMNS,
    table: 'candidates',
    alias: 'c',
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: id, isFew: true },
      { column: 'code', type: 'text', values: single(code), isFew: true },
      { column: 'email_folded', type: 'text', values: single(email)?.map(fold), isFew: true, also: NOT_ANONYMIZED },
      { column: 'identification_document', type: 'text', values: single(identificationDocument), key: documentKey, isFew: true },
      { column: 'id', type: 'bigint', ...phone === undefined ? {} : withPhone(companyId, phone), isFew: true },
      { column: 'city', type: 'text', values: single(city), key: cityKey },
      { column: 'id', type: 'bigint', ...skill === undefined ? {} : withSkill(companyId, skill), orders: [] }
    ],
    where: within('c', filter)
  } satisfies Listing
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

export const CANDIDATES: Resource = {
  name: 'candidate',
  plural: 'candidates',
  group: 'candidates',
  scopes: { read: 'candidates:read' },
  schema: Candidate,
  filters: {
    code: byCode,
    email: { parameter: TextFilter('E-mail address; exact match, case-insensitive.') },
    identificationDocument: {
      parameter: TextFilter('Number of the document; exact match of the letters and digits. Needs the scope `candidates:sensitive`.')
    },
    phone: {
      parameter: Type.Optional(Type.String({
        maxLength: 50,
        pattern: '[0-9]',
        'x-rule': 'must contain a digit',
        description: 'Mobile or other phone number; exact match of the digits.'
      }))
    },
    city: { parameter: TextFilter('Name of the city; exact match, ignoring case and accents.') },
    skill: { parameter: TextFilter('One of the skills; exact match, case-sensitive.') }
  } satisfies FiltersFor<CandidateFilter>,
  times: ['updatedAt'],
  listing: listingOf
}

export async function findCandidate (db: Queryable, companyId: number, id: number): Promise<CandidateRow | undefined> {
  const [row] = await db.query<CandidateRow>(candidateStatement(companyId, id))
  return row
}

function candidateStatement (companyId: number, id: number): Sql {
  return prepared(sql`select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = ${id}`)
}

/** A summary of the candidate with this id, or else this code, unless it is anonymized; locked as by `lockCandidate`. */
export async function lockCandidateSummary (
  tx: Queryable, companyId: number, { id, code }: { id?: number | undefined, code?: string | undefined }
): Promise<CandidateSummary & Pick<Candidate, 'code'> | undefined> {
  const [row] = await tx.query<CandidateSummary & Pick<Candidate, 'code'>>(prepared(sql`
    select c.id, c.code, c.name, c.last_name as "lastName", c.email from candidates c
    where c.company_id = ${companyId} and ${id === undefined ? sql`c.code = ${code}` : sql`c.id = ${id}`} and ${NOT_ANONYMIZED}
    for update`))
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

/** The candidate with this code. */
export async function findCandidateByCode (db: Queryable, companyId: number, code: string): Promise<CandidateRow | undefined> {
  const [row] = await db.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.code = ${code}`))
  return row
}

/** The candidate with this code, locked until the end of the transaction. */
export async function lockCandidateByCode (tx: Queryable, companyId: number, code: string): Promise<CandidateRow | undefined> {
  const [row] = await tx.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.code = ${code} for update`))
  return row
}

/** The live candidate with this e-mail, without regard to case, locked until the end of the transaction. */
export async function lockCandidateByEmail (tx: Queryable, companyId: number, email: string): Promise<CandidateRow | undefined> {
  const [row] = await tx.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.email_folded = ${fold(email)}
      and c.anonymized_at is null for update`))
  return row
}

/** Locks the live candidates with these e-mails until the end of the transaction, in the order of their ids. */
export async function lockCandidatesByEmail (tx: Transaction, companyId: number, emails: string[]): Promise<void> {
  await tx.send(prepared(sql`
    select from candidates c where c.company_id = ${companyId} and c.email_folded = any(${emails.map(fold)}::text[])
      and c.anonymized_at is null order by c.id for update`))
}

/** Locks the live candidates with one of these ids, codes and e-mails until the end of the transaction, in the order of their ids. */
export async function lockCandidatesNamed (
  tx: Transaction, companyId: number, { ids, codes, emails }: { ids: number[], codes: string[], emails: string[] }
): Promise<void> {
  await tx.send(prepared(sql`
    select from candidates c where c.company_id = ${companyId} and c.anonymized_at is null and c.id in (
      select id from candidates where company_id = ${companyId} and id = any(${ids}::bigint[])
      union all select id from candidates where company_id = ${companyId} and code = any(${codes}::text[])
      union all select id from candidates where company_id = ${companyId} and anonymized_at is null
        and email_folded = any(${emails.map(fold)}::text[]))
    order by c.id for update`))
}

/** The id of the live candidate with this e-mail, without regard to case. */
export async function findCandidateByEmail (db: Queryable, companyId: number, email: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select c.id from candidates c where c.company_id = ${companyId} and c.email_folded = ${fold(email)} and c.anonymized_at is null`))
  return row?.id
}

/** The id of another live candidate with this document, by its letters and digits. */
export async function findCandidateByDocument (
  db: Queryable, companyId: number, document: string, otherThanId: number
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select c.id from candidates c
    where c.company_id = ${companyId} and ${documentKey(sql`c.identification_document`)} = ${documentKey(sql`${document}`)}
      and c.id <> ${otherThanId} and c.anonymized_at is null
    limit 1`))
  return row?.id
}

/** The statement that reads the candidates with these ids. */
export function candidatesOf (companyId: number, ids: number[]): Sql {
  return prepared(sql`select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = any(${ids})`)
}
