import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import sql, { raw, type Sql } from 'sql-template-tag'
import { takenOver } from './baseline.js'
import { isTransient, StartError } from './failures.js'
import { readMigrations, type Applied, type Migration } from './migration-files.js'
import type { Migrates } from './adapter.js'
import type { PoolDatabase } from './pool.js'

const OLDEST_VERSION = 150_000

// Relative to dist/src/database, where this file is compiled to.
const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

const LOCK = raw("hashtextextended('recruitment-api migrations', 0)")
// In a distributed database new tables stay as they are until `distributeAdded` distributes them; elsewhere that setting has no meaning.
const SETTINGS = sql`
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local timezone = 'UTC';
  set local citus.enable_local_reference_table_foreign_keys = off;
  select set_config('search_path', quote_ident(current_schema()), true)`
// A migrating process that dies must not hold the lock until its statement ends.
// (PostgreSQL refuses the setting on platforms that cannot detect it.)
const CONNECTION_CHECK = sql`
  do $$ begin set local client_connection_check_interval = '1s'; exception when others then null; end $$`
// Row 0 stands for the empty schema.
const TABLE = sql`
  create table schema_migrations (version bigint primary key, name text, md5 text, run_at timestamptz);
  insert into schema_migrations (version) values (0)`

/** Runs a statement, or several without parameters, with no timeout. Of several, the last one's rows are the result. */
type Run = <Row extends object>(statement: Sql) => Promise<{ rows: Row[], changed: number }>

/**
 * Migrates the schema to the newest version in one transaction, under an advisory lock: of several replicas that start together
 * one migrates, the others wait and then find nothing to do. There is no timeout: it would only roll back and start over.
 *
 * A migration in batches commits after each batch, and with the first also the migrations before it. After an interruption the next start
 * continues there.
 * @returns the files of the migrations that were run
 * @throws StartError when PostgreSQL is older than 15, the database is newer than this program, or older and not to be migrated or older
 * than the baseline, or a migration cannot be read, was edited after it was run, or fails
 */
export async function migrate (database: PoolDatabase, folder = FOLDER, migrates: Migrates = 'any'): Promise<string[]> {
  const migrations = readMigrations(folder)
  const done: string[] = []
  for (let isDone = false; !isDone;) {
    const applied = await database.begin(async (_tx, client) => {
      const run = runOn(client)
      await checkServer(run)
      await run(SETTINGS)
      if (database.engine === 'postgresql') await run(CONNECTION_CHECK)
      if (migrates !== 'any' && await isUpToDate(run, migrations, migrates)) return { files: [], isDone: true }
      await lock(run, () => database.report('another server migrates'))
      const applied = await readApplied(run)
      const pending = findPending(applied, migrations)
      if (pending.length > 0) database.report('migrating')
      if (applied.length === 0) await explained('schema_migrations', async () => await run(TABLE))
      return await applyPending(run, pending)
    }, Infinity)
    done.push(...applied.files)
    isDone = applied.isDone
  }
  return done
}

/** Applies migrations up to the first batch that changed something, after which the transaction must end. */
async function applyPending (run: Run, pending: Migration[]): Promise<{ files: string[], isDone: boolean }> {
  const files: string[] = []
  for (const migration of pending) {
    const isApplied = await explained(migration.file, async () => {
      if (migration.batch !== undefined && await runEach(run, migration.batch) > 0) return false
      await apply(run, migration)
      return true
    })
    if (!isApplied) return { files, isDone: false }
    files.push(migration.file)
  }
  return { files, isDone: true }
}

/** Runs statements on this connection: of several in one text, the last one answers. */
export function runOn (client: pg.PoolClient): Run {
  return async <Row extends object>({ text, values }: Sql) => {
    const { rows, rowCount } = [await client.query<Row>({ text, values })].flat().at(-1) as pg.QueryResult<Row>
    return { rows, changed: rowCount ?? 0 }
  }
}

async function checkServer (run: Run): Promise<void> {
  const { rows: [server] } = await run<{ number: number, text: string }>(
    sql`select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`)
  if (server === undefined || server.number < OLDEST_VERSION) {
    throw new StartError(`DATABASE_URL: PostgreSQL ${server?.text} is too old; version 15 or newer is needed`)
  }
}

async function lock (run: Run, onWait: () => void): Promise<void> {
  const { rows: [attempt] } = await run<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as held`)
  if (attempt?.held === true) return
  onWait()
  await run(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** What was run on the database, in order: nothing on an empty one, or else row 0 and more. */
async function readApplied (run: Run): Promise<Applied[]> {
  const { rows: [table] } = await run<{ exists: boolean }>(sql`select to_regclass('schema_migrations') is not null as exists`)
  if (table?.exists !== true) return []
  return (await run<Applied>(sql`select version, md5 from schema_migrations order by version`)).rows
}

/**
 * Read without the lock, so that it does not wait for a server that migrates.
 * @throws StartError when `migrates` forbids what is missing
 */
async function isUpToDate (run: Run, migrations: Migration[], migrates: Migrates): Promise<boolean> {
  const applied = await readApplied(run)
  if (findPending(applied, migrations).length === 0) return true
  const newest = migrations.at(-1)?.version
  if (applied.length > 0) throw new StartError(`The schema is at ${applied.at(-1)?.version}, this program needs ${newest}: run migrate`)
  if (migrates === 'none') throw new StartError('The database is empty: run migrate, or start the server')
  return false
}

/** The pending migrations, after a check that the applied ones were not edited. */
function findPending (applied: Applied[], migrations: Migration[]): Migration[] {
  const [present, newest] = [applied.at(-1)?.version ?? 0, migrations.at(-1)?.version ?? 0]
  if (present > newest) {
    throw new StartError(`The database is at schema version ${present}, this program supports up to ${newest}: start the newer program`)
  }
  const isTakenOver = takenOver(applied)
  const checksums = new Map(applied.filter(({ version }) => !isTakenOver(version)).map(({ version, md5 }) => [version, md5]))
  const edited = migrations.find(({ version, checksum }) => (checksums.get(version) ?? checksum) !== checksum)
  if (edited !== undefined) throw new StartError(`${edited.file} differs from what was run on this database; restore the released file`)
  return migrations.filter(({ version }) => version > present)
}

/**
 * Runs the statements of a file one by one: a distributed database passes the whole text to its nodes, which accept one statement each.
 * @returns how many rows the last one changed
 */
async function runEach (run: Run, text: string): Promise<number> {
  let changed = 0
  for (const statement of statementsOf(text)) changed = (await run(raw(statement))).changed
  return changed
}

/** The statements of a file; each ends at a semicolon at the end of a line. A distributed database drops one index at a time. */
export function statementsOf (text: string): string[] {
  return text.split(/;\s*$/m).flatMap(statement => {
    const code = statement.replace(/--.*$/gm, '').trim()
    const [, indexes] = /^drop index ([\w\s,]+)$/.exec(code) ?? []
    if (indexes !== undefined) return indexes.split(',').map(name => `drop index ${name.trim()}`)
    return code === '' ? [] : [statement]
  })
}

async function apply (run: Run, { version, name, text, checksum }: Migration): Promise<void> {
  await runEach(run, text)
  await run(sql`
    insert into schema_migrations (version, name, md5, run_at) values (${version}, ${name}, ${checksum}, clock_timestamp())`)
}

/**
 * Runs one step of the migration, in the present transaction.
 * @throws StartError that names the step for a permanent error, such as conflicting rows; transient errors unchanged
 */
async function explained<T> (step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isTransient(error)) throw error
    throw new StartError(`The schema cannot be migrated, and nothing was changed: ${step}: ${(error as Error).message}`)
  }
}
