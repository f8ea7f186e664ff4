import type pg from 'pg'
import sql from 'sql-template-tag'
import { StartError } from './failures.js'
import { runOn } from './migrations.js'
import type { PoolDatabase } from './pool.js'
import type { Queryable } from './port.js'

/** Tables that every node has in full: those read before the company is known, and those that rows of companies refer to. */
const REFERENCE = ['settings', 'companies', 'tokens']

/** A table and how it lies on the nodes. */
export interface DistributedTable { table: string, kind: 'reference' | 'distributed' }

/**
 * Distributes the tables over the nodes of a Citus cluster, in one transaction: all rows of a company on one node. Existing rows are moved.
 * Tables that are already distributed stay as they are.
 * @returns the tables that were distributed now
 * @throws StartError without the extension
 */
export async function distribute (database: PoolDatabase): Promise<DistributedTable[]> {
  return await database.begin(async (tx, client) => {
    if (!await hasCitus(tx)) {
      throw new StartError('The database has no extension citus, so nothing was distributed; docs/scaling.md says how to begin')
    }
    return await distributeMissing(client)
  }, Infinity)
}

/** Distributes the tables that migrations have added to a distributed database. @returns whether it is distributed */
export async function distributeAdded (database: PoolDatabase): Promise<boolean> {
  return await database.begin(async (tx, client) => {
    const isDistributed = await hasCitus(tx) &&
      (await tx.query(sql`select from pg_dist_partition where logicalrelid = to_regclass('jobs')`)).length > 0
    if (isDistributed) await distributeMissing(client)
    return isDistributed
  }, Infinity)
}

async function hasCitus (db: Queryable): Promise<boolean> {
  return (await db.query(sql`select from pg_extension where extname = 'citus'`)).length > 0
}

async function distributeMissing (client: pg.PoolClient): Promise<DistributedTable[]> {
  const run = runOn(client)
  await run(sql`set local statement_timeout = 0`)
  await run(sql`set local citus.multi_shard_modify_mode = 'sequential'`)
  // Otherwise the first reference table would take along all that refer to it.
  await run(sql`set local citus.enable_local_reference_table_foreign_keys = off`)
  await run(sql`select pg_advisory_xact_lock(hashtextextended('recruitment-api distribute', 0))`)
  const { rows: missing } = await run<{ table: string, companies: boolean, needs: string[] }>(sql`
    select c.relname as "table", exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') as companies,
      array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      -- Citus takes note of a new table that refers to one on every node, and leaves it where it is.
      and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid and (p.partmethod = 'h' or p.repmodel = 't'))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  const done: DistributedTable[] = []
  for (const table of REFERENCE.filter(name => missing.some(({ table }) => table === name))) {
    await run(sql`select create_reference_table(${table})`)
    done.push({ table, kind: 'reference' })
  }
  let waiting = missing.filter(({ table, companies }) => companies && !REFERENCE.includes(table))
  while (waiting.length > 0) {
    const names = waiting.map(({ table }) => table)
    const ready = waiting.filter(({ needs }) => !needs.some(name => names.includes(name)))
    if (ready.length === 0) throw new StartError(`The tables ${names.join(', ')} refer to each other in a circle`)
    for (const { table } of ready) {
      await run(sql`select create_distributed_table(${table}, 'company_id')`)
      done.push({ table, kind: 'distributed' })
    }
    waiting = waiting.filter(table => !ready.includes(table))
  }
  return done
}
