import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Postgrator from 'postgrator'
import sql from 'sql-template-tag'
import { isAway, StartError } from './failures.js'
import type { PoolDatabase } from './pool.js'

/** The longest that a timer takes, 24 days: without it, the client's own time-out for a statement would hold. */
const NO_LIMIT_MS = 2 ** 31 - 1
const OLDEST_VERSION = 150_000

// Compiled, this file lies in dist/src/database; the migrations stay at the top.
const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

const LOCK = "hashtextextended('recruitment-api migrations', 0)"

/**
 * Brings the schema to the newest version in one transaction, under a lock: of several replicas that start at once one
 * migrates and the others wait, then find nothing to do. Takes as long as it takes: a limit would roll it back, to begin anew.
 * @returns the names of the migrations that were run
 * @throws StartError when PostgreSQL is older than 15, the database is newer than this program, or a migration fails
 */
export async function migrate (database: PoolDatabase, folder = FOLDER): Promise<string[]> {
  return await database.begin(async (tx, client) => {
    const [server] = await tx.query<{ number: number, text: string }>(
      sql`select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`)
    if (server === undefined || server.number < OLDEST_VERSION) {
      throw new StartError(`DATABASE_URL: PostgreSQL ${server?.text} is too old; version 15 or newer is needed`)
    }
    // Without the client's own time-out, which is that of the pool.
    const execQuery = async (query: string) => await client.query({ text: query, query_timeout: NO_LIMIT_MS } as { text: string })
    await execQuery("set local statement_timeout = 0; set local lock_timeout = 0; set local timezone = 'UTC'")
    // A server that goes away in the middle must not hold the lock until its statement ends.
    // (Some platforms cannot tell; PostgreSQL refuses the setting there.)
    await execQuery("do $$ begin set local client_connection_check_interval = '1s'; exception when others then null; end $$")
    const { rows: [lock] } = await execQuery(`select pg_try_advisory_xact_lock(${LOCK}) as held`)
    if (lock.held !== true) {
      database.report('another server migrates')
      await execQuery(`select pg_advisory_xact_lock(${LOCK})`)
    }
    const postgrator = new Postgrator({
      driver: 'pg',
      migrationPattern: `${folder}/*.sql`,
      schemaTable: 'schema_migrations',
      currentSchema: await currentSchema(tx),
      execQuery
    })
    const [newest, present] = [await postgrator.getMaxVersion(), await postgrator.getDatabaseVersion()]
    if (present > newest) {
      throw new StartError(`The database is at schema version ${present}, this program knows up to ${newest}: start the newer program`)
    }
    if (present < newest) database.report('migrating')
    let current = 'what was run before'
    postgrator.on('migration-started', ({ filename }) => { current = path.basename(filename) })
    try {
      return (await postgrator.migrate()).map(({ filename }) => path.basename(filename))
    } catch (error) {
      // What stands against a migration in the data stays there; what passes is tried again.
      if (isAway(error)) throw error
      throw new StartError(`The schema cannot be migrated, and nothing was changed: ${current}: ${(error as Error).message}`)
    }
  }, Infinity)
}

async function currentSchema (tx: { query: PoolDatabase['query'] }): Promise<string> {
  const [row] = await tx.query<{ name: string }>(sql`select current_schema() as name`)
  return row?.name ?? 'public'
}
