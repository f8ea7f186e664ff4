import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../database/port.js'
import type { Candidate } from './schema.js'
import { hasSpellings, replaceWords, wordsOf } from './words.js'

const BATCH = 500

/** A company whose candidates have words that an earlier version made. */
export async function findOutdatedWords (db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ companyId: number }>(sql`select company_id as "companyId" from outdated_words limit 1`)
  return row?.companyId
}

/** Renews the words of a company's next candidates, where this version would make other words. */
export async function renewWords (tx: Transaction, companyId: number): Promise<void> {
  const [progress] = await tx.query<{ id: number }>(sql`
    select candidate_id as id from outdated_words where company_id = ${companyId} for update`)
  if (progress === undefined) return
  const candidates = await tx.query<Pick<Candidate, 'id' | 'name' | 'lastName' | 'email'>>(sql`
    select id, name, last_name as "lastName", email from candidates
    where company_id = ${companyId} and id > ${progress.id} and anonymized_at is null and merged_into_id is null
    order by id limit ${BATCH} for no key update`)
  for (const candidate of candidates) {
    if (hasSpellings(candidate)) await replaceWords(tx, companyId, candidate.id, wordsOf(candidate))
  }
  const last = candidates.length < BATCH ? undefined : candidates.at(-1)
  await tx.send(last === undefined
    ? sql`delete from outdated_words where company_id = ${companyId}`
    : sql`update outdated_words set candidate_id = ${last.id} where company_id = ${companyId}`)
}
