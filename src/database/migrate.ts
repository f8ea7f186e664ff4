import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import sql, { raw } from 'sql-template-tag'
import { StartError } from './failures.js'
import type { Migrates } from './adapter.js'
import { apply, FOLDER, readMigrations, runOn, TABLE_NAME, type Migration, type Run } from './migrations.js'
import { endOlderWrites, resumeOlderWrites } from './older-writers.js'
import type { PoolDatabase } from './pool.js'

// `postgrator` runs the files of migrations and keeps their table. Around it: one server at a time, no older program on a newer schema, and
// no writes of older servers beside it.
//
//   0201.do.companies.sql … 0211.do.answers.sql   one transaction
//   0212.do.jobs-by-city.sql, outside             statement by statement, then recorded
//   0213.do.notes.sql                             the next transaction

const OLDEST_VERSION = 150_000

/** What takes over the schema of an earlier program. */
export const TAKE_OVER = 'node dist/scripts/take-over.js'

const LOCK = raw("hashtextextended('recruitment-api migrations', 0)")
const LOCK_TIMEOUT = '55P03'
/** Settings of a connection for statements outside the transaction: whoever waits for a table behind one of them does not wait long. */
export const OUTSIDE_SETTINGS = { statement_timeout: '0', lock_timeout: '2s' }
// In a distributed database new tables stay as they are until `distributeAdded` distributes them; elsewhere that setting has no meaning.
const SETTINGS = sql`
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC';
  set local citus.enable_local_reference_table_foreign_keys = off;
  select set_config('search_path', quote_ident(current_schema()), true)`
// A migrating process that dies must not hold the lock until its statement ends.
// (PostgreSQL refuses the setting on platforms that cannot detect it.)
const CONNECTION_CHECK = sql`
  do $$ begin set local client_connection_check_interval = '1s'; exception when others then null; end $$`
// `postgrator` would make it only where no schema of the database has one. Row 0 stands for the empty schema.
const TABLE = sql`
  create table if not exists ${raw(TABLE_NAME)} (version bigint primary key, name text, md5 text, run_at timestamptz);
  insert into ${raw(TABLE_NAME)} (version) values (0) on conflict do nothing`

/** What one transaction has run, and what comes after it. */
interface Ran { files: string[], next?: 'again' | Migration }

/**
 * Migrates the schema to the newest version in one transaction, under an advisory lock: of several replicas that start together
 * one migrates, the others wait and then find nothing to do. There is no timeout: it would only roll back and start over. A file outside
 * the transaction ends it; it can be run again.
 * @param connect makes a connection for what runs outside the transaction, while another one holds the lock; without it, nobody else
 * uses the database
 * @returns the files of the migrations that were run
 * @throws StartError when PostgreSQL is older than 15, the database is newer than this program, is older and not to be migrated, or is to
 * be taken over, or a migration was edited after it was run, or fails
 */
export async function migrate (
  database: PoolDatabase, folder = FOLDER, migrates: Migrates = 'any', connect?: () => pg.Client
): Promise<string[]> {
  const migrations = readMigrations(folder)
  const done: string[] = []
  for (let next: Ran['next'] = 'again'; next !== undefined;) {
    const ran: Ran = next === 'again'
      // What an empty database allowed to begin, goes on.
      ? await runTogether(database, folder, migrations, done.length > 0 ? 'any' : migrates)
      : { files: await runOutside(database, folder, next, connect), next: 'again' }
    done.push(...ran.files)
    next = ran.next
  }
  database.writesAs(migrations.at(-1)!.version)
  return done
}

/** Runs what is pending up to the first file outside the transaction. */
async function runTogether (database: PoolDatabase, folder: string, migrations: Migration[], migrates: Migrates): Promise<Ran> {
  let hasBegun = false
  try {
    return await begin(database, async run => {
      if (migrates !== 'any' && await isUpToDate(run, migrations, migrates)) return { files: [] }
      await lock(run, () => database.report('another server migrates'))
      const present = await readVersion(run)
      const pending = findPending(present, migrations)
      if (pending.length === 0) await resumeOlderWrites(run, present)
      else database.report('migrating')
      const outside = pending.findIndex(({ isOutside }) => isOutside)
      const together = outside === -1 ? pending : pending.slice(0, outside)
      if (await endOlderWrites(run, present, together)) return { files: [], next: 'again' }
      const [last, next] = [together.at(-1), pending[together.length]]
      if (last === undefined) return { files: [], next }
      hasBegun = true
      if (present === 0) await run(TABLE)
      return { files: await apply(run, folder, present, last.version), next }
    })
  } catch (error) {
    if (hasBegun && error instanceof StartError) await resumeOlder(database).catch(() => {})
    throw error
  }
}

/** Runs a file outside the transaction, while another connection holds the lock in a transaction of its own. */
async function runOutside (database: PoolDatabase, folder: string, { version }: Migration, connect?: () => pg.Client): Promise<string[]> {
  if (connect === undefined) {
    return await database.withClient(async client => {
      const run = runOn(client)
      return await apply(run, folder, await readVersion(run), version)
    }, { limitMs: Infinity })
  }
  return await begin(database, async (run, holder) => {
    await lock(run)
    const present = await readVersion(run)
    if (present >= version) return []
    const client = connect().on('error', () => {})
    // Whoever has lost the lock goes no further.
    const end = () => { void client.end() }
    holder.on('error', end).on('end', end)
    try {
      await client.connect()
      return await withPatience(async () => await apply(runOn(client), folder, present, version))
    } finally {
      holder.off('error', end).off('end', end)
      await client.end()
    }
  })
}

/** Tries again where a table was locked for too long. */
async function withPatience<T> (work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error
      await sleep(1000)
    }
  }
}

/** A transaction without time limits. */
export async function begin<T> (database: PoolDatabase, work: (run: Run, client: pg.PoolClient) => Promise<T>): Promise<T> {
  return await database.begin(async (_tx, client) => {
    const run = runOn(client)
    await checkServer(run)
    await run(SETTINGS)
    if (database.engine === 'postgresql') await run(CONNECTION_CHECK)
    return await work(run, client)
  }, Infinity)
}

/** After migrations that failed and changed nothing. */
async function resumeOlder (database: PoolDatabase): Promise<void> {
  await begin(database, async run => {
    await lock(run)
    await resumeOlderWrites(run, await readVersion(run))
  })
}

async function checkServer (run: Run): Promise<void> {
  const { rows: [server] } = await run<{ number: number, text: string }>(
    sql`select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`)
  if (server === undefined || server.number < OLDEST_VERSION) {
    throw new StartError(`DATABASE_URL: PostgreSQL ${server?.text} is too old; version 15 or newer is needed`)
  }
}

/**
 * Takes the lock of the migrations until the transaction ends. A statement that waits would keep its snapshot, and an index that is made
 * outside the transaction waits for that.
 */
export async function lock (run: Run, onWait = () => {}): Promise<void> {
  for (;;) {
    const { rows: [attempt] } = await run<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as held`)
    if (attempt?.held === true) return
    onWait()
    await sleep(200)
  }
}

/** The version of the schema; 0 in an empty database. */
export async function readVersion (run: Run): Promise<number> {
  const { rows: [table] } = await run<{ exists: boolean }>(sql`select to_regclass(${raw(`'${TABLE_NAME}'`)}) is not null as exists`)
  if (table?.exists !== true) return 0
  const { rows: [row] } = await run<{ version: number | null }>(sql`select max(version)::integer as version from ${raw(TABLE_NAME)}`)
  return row?.version ?? 0
}

/**
 * Read without the lock, so that it does not wait for a server that migrates.
 * @throws StartError when `migrates` forbids what is missing
 */
async function isUpToDate (run: Run, migrations: Migration[], migrates: Migrates): Promise<boolean> {
  const present = await readVersion(run)
  const newest = findPending(present, migrations).at(-1)?.version
  if (newest === undefined) return true
  if (present > 0) throw new StartError(`The schema is at ${present}, this program needs ${newest}: run migrate`)
  if (migrates === 'none') throw new StartError('The database is empty: run migrate, or start the server')
  return false
}

/** The migrations that are to be run on this version of the schema. */
function findPending (present: number, migrations: Migration[]): Migration[] {
  const [oldest, newest] = [migrations[0]!.version, migrations.at(-1)!.version]
  if (present > newest) {
    throw new StartError(`The database is at schema version ${present}, this program supports up to ${newest}: start the newer program`)
  }
  if (present > 0 && present < oldest) {
    throw new StartError(`The schema is at ${present}, from before ${oldest}, with which this program begins: run ${TAKE_OVER} once`)
  }
  return migrations.filter(({ version }) => version > present)
}
