import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { isStillReferenced, StartError } from '../../database/failures.js'
import type { Queryable, Transaction, Transactional } from '../../database/port.js'
import { doomFiles, doomUploads } from '../attachments/removal.js'
import { numberCompanies } from '../deliveries/numbering.js'

/** The log: the version of the data is made from it (`findVersions`), so it is removed after the data. */
const LOG = ['expired_events', 'numbered_events', 'events']
/** Tables that are emptied in another way: events get their positions before they are removed. */
const EMPTIED = ['unnumbered_events']
/** What tells the sweep which bytes to remove, also from stores beside the database. */
const SWEPT = ['loose_files']
/** What stays when a company is cleared. */
const ACCESS = ['company_settings', 'setup_versions', 'webhook_actions', 'webhooks', 'webhook_targets', 'event_positions', 'tokens']

const BATCH = 1000
/** How long to wait for rows that others lock or write, after everything else has been removed. */
const MAX_WAIT_MS = 30_000
/** Servers accept a token for up to a second after it was removed; then requests in flight end. */
const TOKENS_END_MS = 2000

/** Called after each batch with the rows removed so far, and an estimate of all. */
type OnProgress = (done: number, total: number) => void

/**
 * Removes everything that a company has, except itself, its settings, its tokens and its webhooks. The feed goes on after the removed
 * events: older cursors are expired. Works in short statements and may be repeated after an interruption. Servers may run, but clients of
 * this company should not write meanwhile: what they refer to may be gone.
 * @throws StartError if clients keep writing
 */
export async function clearCompany (db: Transactional, companyId: number, onProgress?: OnProgress): Promise<void> {
  await removeRows(db, companyId, await findData(db), onProgress)
  // There is no event about it.
  await db.transaction(async tx => {
    tx.touch(companyId, 'setup')
    await tx.query(sql`update companies set custom_entities = '{}' where id = ${companyId}`)
    await tx.query(sql`
      insert into setup_versions as v (company_id, events, newest_id) values (${companyId}, 1, 0)
      on conflict (company_id) do update set events = v.events + 1`)
  })
}

/**
 * Removes a company with everything that it has. Its tokens go first, so that its clients are stopped.
 * @throws StartError if a process still writes for it
 */
export async function deleteCompany (db: Transactional, companyId: number, onProgress?: OnProgress): Promise<void> {
  const tokens = await db.query(sql`delete from tokens where company_id = ${companyId} returning id`)
  if (tokens.length > 0) await sleep(TOKENS_END_MS)
  await removeRows(db, companyId, [...await findData(db), ...ACCESS], onProgress)
  await db.query(sql`delete from companies where id = ${companyId}`)
}

/** All other tables that have rows of companies, each before those that its rows refer to; and the log. */
async function findData (db: Queryable): Promise<string[]> {
  const tables = await db.query<{ name: string, needs: string[] }>(sql`
    select c.relname as name, array(select f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relkind = 'r' and c.relnamespace = (select relnamespace from pg_class where oid = 'companies'::regclass)
    order by c.relname`)
  let left = tables.filter(({ name }) => ![...LOG, ...EMPTIED, ...SWEPT, ...ACCESS].includes(name))
  const ordered: string[] = []
  while (left.length > 0) {
    const needed = new Set(left.flatMap(({ needs }) => needs))
    const free = left.filter(({ name }) => !needed.has(name))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...free.map(({ name }) => name))
    left = left.filter(table => !free.includes(table))
  }
  return [...ordered, ...LOG]
}

async function removeRows (db: Transactional, companyId: number, tables: string[], onProgress: OnProgress = () => {}): Promise<void> {
  const total = await estimateRows(db, companyId, tables)
  let done = 0
  let end: number | undefined
  for (;;) {
    for (const table of tables) {
      // Repeated in each round: clients may still be writing.
      if (table === 'numbered_events') await trimWholeLog(db, companyId)
      for (let removed = BATCH; removed === BATCH;) {
        removed = await removeBatch(db, companyId, table)
        done += removed
        onProgress(done, Math.max(total, done + 1))
      }
    }
    if (await areEmpty(db, companyId, tables)) break
    end ??= Date.now() + MAX_WAIT_MS
    if (Date.now() > end) throw new StartError(`Company ${companyId} is being written to: stop its clients, then repeat the command`)
    await sleep(100)
  }
  onProgress(done, done)
}

/** Rows that others have locked, or refer to, are left for the next round. @returns how many rows were removed */
async function removeBatch (db: Transactional, companyId: number, table: string): Promise<number> {
  // The feed must not lose an event after the start of the log.
  const start = sql`coalesce((select p.trimmed_to from event_positions p where p.company_id = ${companyId}), 0)`
  const WHICH: Record<string, Sql> = {
    numbered_events: sql`position <= ${start}`,
    events: sql`
      id <> all(array(select n.event_id from numbered_events n where n.company_id = ${companyId} and n.position > ${start}))
      and id <> all(array(select u.event_id from unnumbered_events u where u.company_id = ${companyId}))`
  }
  try {
    return await db.transaction(async tx => {
      const key = await findKey(tx, table)
      const held = await tx.query<Record<string, unknown>>(sql`
        select ${join([raw('company_id'), ...key.map(({ name }) => raw(name))])} from ${raw(table)}
        where company_id = ${companyId} and ${WHICH[table] ?? sql`true`} limit ${BATCH} for update skip locked`)
      const values = key.map(({ name, type }) => sql`unnest(${held.map(row => row[name])}::${raw(`${type}[]`)})`)
      const isHeld = key.length === 0 ? sql`true` : sql`(${join(key.map(({ name }) => raw(name)))}) in (select ${join(values)})`
      const removed = await tx.query(sql`delete from ${raw(table)} where company_id = ${companyId} and ${isHeld} returning 1`)
      await doom(tx, companyId, table, held)
      return removed.length
    })
  } catch (error) {
    if (isStillReferenced(error)) return 0
    throw error
  }
}

/** The sweep learns of files with the removal of their rows, and no upload may name a file whose first bytes are gone. */
async function doom (tx: Transaction, companyId: number, table: string, removed: Array<Record<string, unknown>>): Promise<void> {
  if (table === 'attachments') await doomFiles(tx, companyId, removed.map(({ id }) => id as string))
  // After the removal: what was stored by then was announced before.
  if (table === 'file_chunks') await doomUploads(tx, companyId)
}

/** The columns of the table's primary key, apart from the company. */
async function findKey (db: Queryable, table: string): Promise<Array<{ name: string, type: string }>> {
  return await db.query(sql`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and array_position(i.indkey::int2[], a.attnum) < i.indnkeyatts
    where i.indrelid = ${table}::regclass and i.indisprimary and a.attname <> 'company_id'`)
}

/** Moves the start of the company's log to its end, as retention does step by step. Before that all events get their positions. */
async function trimWholeLog (db: Transactional, companyId: number): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    const numbered = await numberCompanies(db, { companyIds: [companyId], below: 0, limit: BATCH })
    count = numbered === 'busy' ? 0 : numbered.get(companyId) ?? 0
  }
  // One position further, which no event has: who has read all events has not read that everything is gone.
  await db.query(sql`
    update event_positions set last = last + 1, trimmed_to = last + 1, trimmed_uuid = ${randomUUID()} where company_id = ${companyId}`)
}

async function areEmpty (db: Queryable, companyId: number, tables: string[]): Promise<boolean> {
  for (const table of tables) {
    if ((await db.query(sql`select 1 from ${raw(table)} where company_id = ${companyId} limit 1`)).length > 0) return false
  }
  return true
}

/** What the planner expects: counting would take longer than a statement may. */
async function estimateRows (db: Queryable, companyId: number, tables: string[]): Promise<number> {
  let total = 0
  for (const table of tables) {
    const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`
      explain (format json) select from ${raw(table)} where company_id = ${companyId}`)
    total += row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  }
  return total
}
