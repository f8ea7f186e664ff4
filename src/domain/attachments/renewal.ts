import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../database/port.js'

/** As many files of a company may wait when others are to be read again: those that have just come are not held up. */
const BATCH = 20

/** The next company whose files have words that an earlier version made, by id. */
export async function findOutdatedFiles (db: Queryable, after: number): Promise<number | undefined> {
  const [row] = await db.query<{ companyId: number }>(sql`
    select company_id as "companyId" from outdated_files where company_id > ${after} order by company_id limit 1`)
  return row?.companyId
}

/** Lets a company's next files be read again, if few of its files wait. @param contentTypes without parameters: those that are read */
export async function renewFiles (tx: Transaction, companyId: number, contentTypes: readonly string[]): Promise<void> {
  const [progress] = await tx.query<{ id: string }>(sql`
    select attachment_id as id from outdated_files where company_id = ${companyId} for update`)
  const [waiting] = await tx.query<{ count: number }>(sql`
    select count(*) as count from (
      select from attachments where company_id = ${companyId} and text_state = 'pending' limit ${BATCH}) pending`)
  const room = BATCH - (waiting?.count ?? 0)
  if (progress === undefined || room <= 0) return
  const files = await tx.query<{ id: string }>(sql`
    select id from attachments where company_id = ${companyId} and id > ${progress.id}
      and lower(split_part(content_type, ';', 1)) = any(${contentTypes}::text[])
    order by id limit ${room}`)
  await tx.send(sql`
    update attachments set text_state = 'pending', text_due_at = statement_timestamp(), text_tries = 0
    where company_id = ${companyId} and id = any(${files.map(({ id }) => id)}::uuid[]) and text_state <> 'pending'`)
  const last = files.length < room ? undefined : files.at(-1)
  await tx.send(last === undefined
    ? sql`delete from outdated_files where company_id = ${companyId}`
    : sql`update outdated_files set attachment_id = ${last.id} where company_id = ${companyId}`)
}
