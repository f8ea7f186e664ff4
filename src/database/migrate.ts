import { fileURLToPath } from 'node:url'
import Postgrator from 'postgrator'
import sql from 'sql-template-tag'
import { StartError } from './failures.js'
import type { PoolDatabase } from './pool.js'

const LIMIT_MS = 15 * 60_000
const OLDEST_VERSION = 150_000

// Compiled, this file lies in dist/src/database; the migrations stay at the top.
const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Brings the schema to the newest version in one transaction, under a lock: of several replicas that start at once one
 * migrates and the others wait, then find nothing to do.
 * @returns the names of the migrations that were run
 * @throws StartError when PostgreSQL is older than 15, or the database is newer than this program
 */
export async function migrate (database: PoolDatabase): Promise<string[]> {
  return await database.begin(async (tx, client) => {
    const [server] = await tx.query<{ number: number, text: string }>(
      sql`select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`)
    if (server === undefined || server.number < OLDEST_VERSION) {
      throw new StartError(`DATABASE_URL: PostgreSQL ${server?.text} is too old; version 15 or newer is needed`)
    }
    await client.query("set local statement_timeout = 0; set local timezone = 'UTC'")
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('recruitment-api migrations', 0))`)
    const postgrator = new Postgrator({
      driver: 'pg',
      migrationPattern: `${FOLDER}/*.sql`,
      schemaTable: 'schema_migrations',
      currentSchema: await currentSchema(tx),
      // Without the client's own time-out: a migration may take as long as it takes.
      execQuery: async query => await client.query({ text: query, query_timeout: LIMIT_MS } as { text: string })
    })
    const [newest, present] = [await postgrator.getMaxVersion(), await postgrator.getDatabaseVersion()]
    if (present > newest) {
      throw new StartError(`The database is at schema version ${present}, this program knows up to ${newest}: start the newer program`)
    }
    return (await postgrator.migrate()).map(migration => migration.filename)
  }, LIMIT_MS)
}

async function currentSchema (tx: { query: PoolDatabase['query'] }): Promise<string> {
  const [row] = await tx.query<{ name: string }>(sql`select current_schema() as name`)
  return row?.name ?? 'public'
}
