import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { fold } from '../shared/fold.js'
import type { Resource } from '../shared/resource.js'
import { changedWithin, columnOf, oneOf, single, where } from '../shared/sql.js'
import { Candidate, type CandidateSummary } from './schema.js'

export type CandidateRow = Candidate & { version: number }

/** Columns of the table with the alias `c`. */
export const COLUMNS = raw([...Object.keys(Candidate.properties), 'version'].map(field => `c.${columnOf(field)} as "${field}"`).join(', '))

/** Letters and digits of a document's number: `12.345-6` and `123456` are the same. */
export const documentKey = (document: Sql): Sql => sql`upper(regexp_replace(${document} collate "C", '[[:punct:][:space:]]', '', 'g'))`

export interface CandidateFilter {
  id?: number[]
  email?: string
  identificationDocument?: string
  updatedAfter?: string
  updatedBefore?: string
}

const NOT_ANONYMIZED = raw('c.anonymized_at is null')

/** Lists include anonymized candidates, so that external copies learn of it, but no e-mail finds them. */
export function matching (companyId: number, filter: CandidateFilter, ...more: Array<Sql | undefined>): Sql {
  return where([
    sql`c.company_id = ${companyId}`,
    oneOf(sql`c.id`, filter.id),
    filter.email === undefined ? undefined : sql`c.email_folded = ${fold(filter.email)} and ${NOT_ANONYMIZED}`,
    oneOf(sql`c.identification_document`, single(filter.identificationDocument), documentKey),
    ...changedWithin(sql`c.updated_at`, filter),
    ...more
  ])
}

export const CANDIDATES: Resource = {
  schema: Candidate,
  listing: (companyId, { id, email, identificationDocument, ...range }: CandidateFilter) => ({
    columns: COLUMNS,
    table: 'candidates',
    alias: 'c',
    companyId,
    lookups: [
      { column: 'id', type: 'bigint', values: id, isFew: true },
      { column: 'email_folded', type: 'text', values: single(email)?.map(fold), isFew: true, also: NOT_ANONYMIZED },
      { column: 'identification_document', type: 'text', values: single(identificationDocument), key: documentKey, isFew: true }
    ],
    where: changedWithin(sql`c.updated_at`, range)
  })
}

export async function findCandidate (db: Queryable, companyId: number, id: number): Promise<CandidateRow | undefined> {
  const [row] = await db.query<CandidateRow>(candidateStatement(companyId, id))
  return row
}

function candidateStatement (companyId: number, id: number): Sql {
  return prepared(sql`select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = ${id}`)
}

/** The candidate in short, unless it is anonymized; locked as by `lockCandidate`. */
export async function lockCandidateSummary (tx: Queryable, companyId: number, id: number): Promise<CandidateSummary | undefined> {
  const [row] = await tx.query<CandidateSummary>(prepared(sql`
    select c.id, c.name, c.last_name as "lastName", c.email from candidates c
    where c.company_id = ${companyId} and c.id = ${id} and ${NOT_ANONYMIZED} for update`))
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

/**
 * Called before text about the candidate is written, with an application of the candidate locked.
 * @param texts the fields that contain text
 * @throws ApiError ANONYMIZED
 */
export async function checkNotAnonymized (tx: Queryable, companyId: number, id: number, texts: string[]): Promise<void> {
  if (texts.length > 0 && await isAnonymized(tx, companyId, id)) {
    throw new ApiError('ANONYMIZED', texts.map(target => ({
      target, message: `the candidate is anonymized: ${target} cannot be written any more`
    })))
  }
}

/** The live candidate with this e-mail, without regard to case, locked until the end of the transaction. */
export async function lockCandidateByEmail (tx: Queryable, companyId: number, email: string): Promise<CandidateRow | undefined> {
  const [row] = await tx.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.email_folded = ${fold(email)}
      and c.anonymized_at is null for update`))
  return row
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
