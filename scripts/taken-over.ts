import Postgrator from 'postgrator'
import sql, { raw } from 'sql-template-tag'
import { loadConfig } from '../src/config.js'
import { StartError } from '../src/database/failures.js'
import { begin, lock, readVersion, TAKE_OVER } from '../src/database/migrate.js'
import { FOLDER, patternOf, readMigrations, statementsOf, TABLE_NAME, type Migration, type Run } from '../src/database/migrations.js'
import { endOlderWrites } from '../src/database/older-writers.js'
import { createDatabase } from '../src/database/open.js'
import type { PoolDatabase } from '../src/database/pool.js'

/** The last of the migrations before, and a commit that has them all. */
const LAST_BEFORE = { version: 118, commit: '904040c' }
/** The last of the migrations that make the same schema. Later ones run at the next start. */
const LAST_OF_SAME = 211
/** What the migrations have beside the schema of `LAST_BEFORE`: the object that a kept answer shows. */
const ADDED = [
  sql`alter table idempotency_keys add column if not exists shown text collate "C"`,
  sql`update idempotency_keys set shown = 'comment ' || substring(location from '/comments/([0-9]+)$') where location like '%/comments/%'`,
  sql`
    update idempotency_keys set shown = 'attachment ' || substring(location from '/attachments/([0-9a-f-]+)$')
    where location like '%/attachments/%'`,
  sql`create index if not exists idempotency_keys_shown_idx on idempotency_keys (company_id, shown) where shown is not null`
]
/** The schema in which the new migrations make theirs, to be compared. */
const OTHER = 'recruitment_taken_over'

/**
 * Takes over the database of this environment: compares its schema with what the migrations make, and records them as run.
 * @returns a line that says what was done
 * @throws StartError when it is older, or its schema is another one; then nothing was changed
 */
export async function takeOver (env: Record<string, string | undefined>): Promise<string> {
  const database = createDatabase(loadConfig(env), { migrates: 'none' })
  try {
    const refusal = await database.open().then(() => undefined, (error: Error) => error)
    if (refusal === undefined) return 'Nothing to do: the schema is up to date'
    if (!refusal.message.includes(TAKE_OVER)) throw refusal
    const migrations = readMigrations().filter(({ version }) => version <= LAST_OF_SAME)
    // The first time, it only names the oldest schema that may write, which must be committed.
    while (!await record(database, migrations));
    return `Taken over: the schema is at ${migrations.at(-1)!.version}`
  } finally {
    await database.close()
  }
}

/** @returns whether the migrations are recorded; else it must be called again */
async function record (database: PoolDatabase, migrations: Migration[]): Promise<boolean> {
  return await begin(database, async run => {
    await lock(run)
    const present = await readVersion(run)
    if (present > LAST_BEFORE.version) return true
    if (present < LAST_BEFORE.version) {
      throw new StartError(`The schema is at ${present}: ` +
        `start commit ${LAST_BEFORE.commit} once, which brings it to ${LAST_BEFORE.version}, then run this again`)
    }
    for (const statement of ADDED) await run(statement)
    await compare(run, migrations)
    if (await endOlderWrites(run, present, migrations)) return false
    const known = await new Postgrator({ driver: 'pg', migrationPattern: patternOf(FOLDER) }).getMigrations()
    for (const { version, name, md5 } of known.filter(({ version }) => version <= LAST_OF_SAME)) {
      await run(sql`insert into ${raw(TABLE_NAME)} (version, name, md5, run_at) values (${version}, ${name}, ${md5}, clock_timestamp())`)
    }
    return true
  })
}

/** Makes the schema of the migrations beside this one, and undoes that. */
async function compare (run: Run, migrations: Migration[]): Promise<void> {
  const present = await describe(run)
  await run(sql`savepoint compared`)
  await run(raw(`create schema ${OTHER}`))
  await run(raw(`set local search_path = ${OTHER}`))
  for (const { text } of migrations) for (const statement of statementsOf(text)) await run(raw(statement))
  const wanted = await describe(run)
  await run(sql`rollback to savepoint compared`)
  const differences = [
    ...wanted.filter(line => !present.includes(line)).map(line => `missing: ${line}`),
    ...present.filter(line => !wanted.includes(line)).map(line => `not expected: ${line}`)
  ]
  if (differences.length > 0) throw new StartError(`The schema differs, and nothing was changed: ${differences.join('; ')}`)
}

/** A line for each column, constraint and index, in any order. */
async function describe (run: Run): Promise<string[]> {
  const { rows } = await run<{ line: string }>(sql`
    with tables as (
      select oid, relname, reloptions from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> ${raw(`'${TABLE_NAME}'`)}
    )
    select concat_ws(' ', 'table', relname, reloptions) as line from tables
    union all
    select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod), collname, attstorage::text,
      case when attnotnull then 'not null' end, nullif('identity ' || attidentity::text, 'identity '),
      nullif('generated ' || attgenerated::text, 'generated '), 'default ' || pg_get_expr(adbin, adrelid, true))
    from tables t join pg_attribute a on a.attrelid = t.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = t.oid and adnum = attnum left join pg_collation c on c.oid = attcollation
    union all
    select concat_ws(' ', 'constraint', relname || '.' || conname, pg_get_constraintdef(c.oid, true))
    from tables t join pg_constraint c on conrelid = t.oid and contype <> 'n'
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(indexrelid, 0, true), case when not indisvalid then 'invalid' end)
    from tables t join pg_index on indrelid = t.oid`)
  return rows.map(({ line }) => line)
}
