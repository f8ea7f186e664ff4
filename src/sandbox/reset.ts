import sql, { join, raw } from 'sql-template-tag'
import type { Transaction, Transactional } from '../database/port.js'
import { doomFilesOf } from '../domain/attachments/removal.js'
import { ApiError } from '../errors.js'
import { NAME, seedSandbox } from './company.js'
import { putSandboxToken } from './token.js'

/** Tables that are not emptied: those that do not belong to the company, and its own row. */
const KEPT = ['companies', 'schema_migrations', 'oldest_writers', 'settings', 'numbering_bounds', 'loose_files']

/**
 * Restores the first state in one transaction: everybody sees all of the old state or all of the new one. Ids start over, except the ids of
 * events, which nobody sees: the sequencer relies on their order.
 * @throws ApiError IN_USE when the store holds other companies, whose data would be lost
 */
export async function resetSandbox (db: Transactional, companyId: number, secret: string, keepsFiles: boolean): Promise<void> {
  await db.transaction(async tx => {
    await checkAlone(tx, companyId)
    await clear(tx, companyId)
    const inner: Transactional = { query: async statement => await tx.query(statement), transaction: async work => await work(tx) }
    // Also wakes waiting readers: their cursors may belong to the log that is gone.
    await seedSandbox(inner, keepsFiles)
    await putSandboxToken(tx, companyId, secret)
  })
}

async function checkAlone (tx: Transaction, companyId: number): Promise<void> {
  const others = await tx.query(sql`select id from companies where id <> ${companyId}`)
  if (others.length === 0) return
  throw new ApiError('IN_USE', `a reset would delete the other companies of this store (${others.length}); ` +
    'start a sandbox with another DATA_DIR instead')
}

async function clear (tx: Transaction, companyId: number): Promise<void> {
  const tables = await tx.query<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${KEPT})`)
  const [event] = await tx.query<{ sequence: string, next: number }>(sql`
    select sequence, nextval(sequence) as next from pg_get_serial_sequence('events', 'id') sequence`)
  await doomFilesOf(tx, companyId)
  await tx.query(sql`truncate ${join(tables.map(({ name }) => raw(name)))} restart identity`)
  await tx.query(sql`select setval(${event?.sequence}::regclass, ${event?.next})`)
  await tx.query(sql`delete from settings where name = ${`seed:${companyId}`}`)
  await tx.query(sql`update companies set name = ${NAME}, custom_entities = default where id = ${companyId}`)
}
