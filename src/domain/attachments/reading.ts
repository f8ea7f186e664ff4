import sql, { type Sql } from 'sql-template-tag'
import { prepared, type Queryable, type Transaction } from '../../database/port.js'

/** More often than a word is counted. */
const MAX_COUNT = 1000
/** A file that was begun so often without an end took its process with it. */
const MAX_TRIES = 3

/** How the reading of a file has ended. */
export const READ_STATES = ['ready', 'none', 'failed'] as const
export type ReadState = typeof READ_STATES[number]

/** A file whose words are to be read. */
export interface UnreadFile { companyId: number, id: string, contentType: string, size: number, isLost: boolean }

/**
 * Due now, or later than any file may be: then the clock has been set back. That is twice the lease, as of two processes that take a file
 * at once, the one that has to wait may have begun before the other. Few pending files are not due: those that a process reads, and those
 * whose bytes did not come.
 */
const isDue = (leaseSeconds: number): Sql => sql`(
  text_due_at <= statement_timestamp() or text_due_at > statement_timestamp() + ${`${2 * leaseSeconds} s`}::interval)`

/**
 * A company with a file that is due, and its clock (see `turns.ts`).
 * @param leaseSeconds the longest that a file may wait
 * @param after the order is that of ids, from this one on, and begins again after the last one
 */
export async function findWaiting (
  db: Queryable, leaseSeconds: number, after: number
): Promise<{ companyId: number, used: number } | undefined> {
  for (const before of new Set([after, 0])) {
    const [row] = await db.query<{ companyId: number, used: number }>(prepared(sql`
      select a.company_id as "companyId", coalesce(t.used, 0) as used
      from attachments a left join reading_turns t on t.company_id = a.company_id
      where a.text_state = 'pending' and a.company_id > ${before} and ${isDue(leaseSeconds)}
      order by a.company_id, a.text_due_at limit 1`))
    if (row !== undefined) return row
  }
  return undefined
}

/**
 * Takes the company's file that is due for the longest, for longer than reading it may last.
 * @returns undefined if there is none; `isLost` if others have begun it and not ended, again and again
 */
export async function takeUnread (db: Queryable, companyId: number, leaseSeconds: number): Promise<UnreadFile | undefined> {
  for (;;) {
    const [due] = await db.query<{ id: string }>(prepared(sql`
      select id from attachments where company_id = ${companyId} and text_state = 'pending' and ${isDue(leaseSeconds)}
      order by text_due_at limit 1`))
    if (due === undefined) return undefined
    const [row] = await db.query<{ contentType: string, size: number, tries: number }>(prepared(sql`
      update attachments set text_due_at = statement_timestamp() + ${`${leaseSeconds} s`}::interval, text_tries = text_tries + 1
      where company_id = ${companyId} and id = ${due.id} and text_state = 'pending' and ${isDue(leaseSeconds)}
      returning content_type as "contentType", size, text_tries as tries`))
    // Else another process was faster, and takes that one.
    if (row !== undefined) return { companyId, id: due.id, contentType: row.contentType, size: row.size, isLost: row.tries > MAX_TRIES }
  }
}

/** Gives a file back that could not be read for a reason that is not its own. @returns false if it is gone */
export async function giveBack (db: Queryable, { companyId, id }: UnreadFile, pauseSeconds: number): Promise<boolean> {
  const rows = await db.query(prepared(sql`
    update attachments set text_due_at = statement_timestamp() + ${`${pauseSeconds} s`}::interval, text_tries = text_tries - 1
    where company_id = ${companyId} and id = ${id} and text_state = 'pending' returning id`))
  return rows.length > 0
}

/**
 * Saves the words of a file, each with how often it occurs; without words, that it has none, or could not be read. A file that is gone, or
 * that another process has read meanwhile, stays as it is. Words of an earlier version are found until those of this one are there.
 */
export async function saveWords (
  tx: Transaction, { companyId, id }: Pick<UnreadFile, 'companyId' | 'id'>, words: Array<readonly [word: string, count: number]> | undefined
): Promise<ReadState> {
  const state: ReadState = words === undefined ? 'failed' : words.length === 0 ? 'none' : 'ready'
  const saved = await tx.query(prepared(sql`
    update attachments set text_state = ${state}
    where company_id = ${companyId} and id = ${id} and text_state = 'pending' returning id`))
  if (saved.length === 0) return state
  await tx.send(prepared(sql`delete from attachment_words where company_id = ${companyId} and attachment_id = ${id}`))
  if (words !== undefined && words.length > 0) {
    await tx.send(prepared(sql`
      insert into attachment_words (company_id, attachment_id, word, rank)
      select ${companyId}::bigint, ${id}::uuid, w.word, w.rank
      from unnest(${words.map(([word]) => word)}::text[], ${words.map(([, count]) => MAX_COUNT - count)}::smallint[]) w (word, rank)`))
  }
  return state
}
