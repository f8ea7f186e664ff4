import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'
import { emailKey } from '../../email.js'
import { COLUMNS, documentKey, idWhere, type CandidateRow } from './queries.js'
import type { Candidate, CandidateSummary } from './schema.js'

// How a live candidate is found by what is unique. The code and the e-mail of one who was merged lead to the one that stays; whoever holds
// the lock of the one may then wait for that of the other, and never the other way round (`lockPeople`).

type Summary = CandidateSummary & Pick<Candidate, 'code'>

const SUMMARY = raw('c.id, c.code, c.name, c.last_name as "lastName", c.email, c.merged_into_id as "mergedIntoId"')

/** The candidate whom this condition on `c` finds, or the one that stays, unless it is anonymized; locked until the transaction ends. */
async function lockOne<Row extends Pick<CandidateRow, 'mergedIntoId'>> (
  tx: Queryable, companyId: number, columns: Sql, condition: Sql
): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(prepared(sql`
    select ${columns} from candidates c where c.company_id = ${companyId} and ${condition} and c.anonymized_at is null for update`))
  return row?.mergedIntoId == null ? row : await lockOne(tx, companyId, columns, sql`c.id = ${row.mergedIntoId}`)
}

/** A summary of the candidate with this id, or else this code, unless it is anonymized; locked as by `lockCandidate`. */
export async function lockCandidateSummary (
  tx: Queryable, companyId: number, { id, code }: { id?: number | undefined, code?: string | undefined }
): Promise<Summary | undefined> {
  const isNamed = id === undefined ? sql`c.code = ${code}` : sql`c.id = ${id}`
  const found = await lockOne<Summary & Pick<CandidateRow, 'mergedIntoId'>>(tx, companyId, SUMMARY, isNamed)
  if (found === undefined) return undefined
  const { mergedIntoId, ...summary } = found
  return summary
}

/** The candidate with this code, locked until the end of the transaction. */
export async function lockCandidateByCode (tx: Queryable, companyId: number, code: string): Promise<CandidateRow | undefined> {
  return await lockOne<CandidateRow>(tx, companyId, COLUMNS, sql`c.code = ${code}`)
}

/** The live candidate with this e-mail, without regard to case, locked until the end of the transaction. */
export async function lockCandidateByEmail (tx: Queryable, companyId: number, email: string): Promise<CandidateRow | undefined> {
  return await lockOne<CandidateRow>(tx, companyId, COLUMNS, sql`c.email_folded = ${emailKey(email)}`)
}

/**
 * Locks the live candidates with one of these ids, codes and e-mails until the end of the transaction: those who were merged before those
 * that stay, each in the order of their ids.
 */
export async function lockCandidatesNamed (
  tx: Transaction, companyId: number, { ids, codes, emails }: { ids: number[], codes: string[], emails: string[] }
): Promise<void> {
  const found = (condition: Sql) => sql`
    select unnest(array[x.id, x.merged_into_id]) from candidates x where x.company_id = ${companyId} and ${condition}`
  await tx.send(prepared(sql`
    select from candidates c where c.company_id = ${companyId} and c.anonymized_at is null and c.id in (
      ${found(sql`x.id = any(${ids}::bigint[])`)}
      union all ${found(sql`x.code = any(${codes}::text[])`)}
      union all ${found(sql`x.anonymized_at is null and x.email_folded = any(${emails.map(emailKey)}::text[])`)})
    order by c.merged_into_id is null, c.id for update`))
}

/** The candidate with this code. */
export async function findCandidateByCode (db: Queryable, companyId: number, code: string): Promise<CandidateRow | undefined> {
  const [row] = await db.query<CandidateRow>(prepared(sql`
    select ${COLUMNS} from candidates c where c.company_id = ${companyId} and c.id = (${idWhere(companyId, sql`x.code = ${code}`)})`))
  return row
}

/** The id of the live candidate with this e-mail, without regard to case. */
export async function findCandidateByEmail (db: Queryable, companyId: number, email: string): Promise<number | undefined> {
  const [row] = await db.query<Pick<Candidate, 'id'>>(prepared(
    idWhere(companyId, sql`x.email_folded = ${emailKey(email)} and x.anonymized_at is null`)))
  return row?.id
}

/** The id of another live candidate with this document, by its letters and digits. */
export async function findCandidateByDocument (
  db: Queryable, companyId: number, document: string, otherThanId: number
): Promise<number | undefined> {
  const isSame = sql`${documentKey(sql`x.identification_document`)} = ${documentKey(sql`${document}`)}`
  const [row] = await db.query<Pick<Candidate, 'id'>>(prepared(sql`
    ${idWhere(companyId, sql`${isSame} and coalesce(x.merged_into_id, x.id) <> ${otherThanId} and x.anonymized_at is null`)} limit 1`))
  return row?.id
}
