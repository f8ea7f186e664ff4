import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { messageOf } from '../errors.js'
import { Client } from './client.js'
import { distributeAdded } from './distribute.js'
import { isTransient, isRefused, isStartupRefused, StartError } from './failures.js'
import { Hosts } from './hosts.js'
import { migrate, OUTSIDE_SETTINGS } from './migrate.js'
import type { OpenOptions } from './adapter.js'
import { PoolDatabase } from './pool.js'
import { inspectConnection } from './pooler.js'

export interface PostgresqlOptions {
  url: string
  /** URL for LISTEN, if it differs from the one for statements. */
  listenUrl: string | undefined
  poolMax: number
  /** Statement timeout in milliseconds. */
  statementTimeout: number
}

const IDLE_IN_TRANSACTION_MS = 5000
/** A connection names only its first statements: a new one names those that are asked for now. */
const RENEWAL = { idleTimeoutMillis: 30_000, maxLifetimeSeconds: 1800 }
const DEAF = 'DATABASE_LISTEN_URL: no notification arrives, so the server asks once a second; name a direct connection to the same database'

/**
 * Statements are short and use indexes: JIT compilation and sequential scans cost more than they gain. Every statement has a plan that is
 * right for all values, made once on a connection: plans for single values would be made again and again, for longer than they run.
 */
const PLANNER = { jit: 'off', random_page_cost: '1.1', plan_cache_mode: 'force_generic_plan' }

/**
 * A connection pool to PostgreSQL; `open` connects and migrates it. With `waitsForDatabase` it retries while the database cannot be
 * reached: the process is live but not ready.
 */
export function createPostgresql (
  { url, listenUrl, poolMax, statementTimeout }: PostgresqlOptions, options: OpenOptions = {}
): PoolDatabase {
  const hosts = new Hosts(url)
  const planner = { timezone: 'UTC', ...PLANNER }
  const timeouts = { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }
  const connection: pg.ClientConfig = {
    ...timeouts,
    // For a server or network that does not respond at all, and for commits, for which the server has no timeout. With the time until it is
    // noticed (connections.ts), it takes less than a second more than a statement may.
    query_timeout: statementTimeout + 800,
    application_name: 'recruitment-api',
    options: toOptions(planner)
  }
  const inspect = async (): Promise<void> => {
    const wanted = { ...planner, ...Object.fromEntries(Object.entries(timeouts).map(([name, ms]) => [name, String(ms)])) }
    const advice = await inspectConnection(database, wanted, () => new Client({ ...connection, connectionString: hosts.current }))
    if (advice !== undefined) options.onAdvice?.(advice)
  }
  const beside = () => new Client({
    ...connection,
    connectionString: hosts.current,
    options: toOptions({ ...planner, ...OUTSIDE_SETTINGS }),
    statement_timeout: 0,
    query_timeout: 0
  })
  const database = new PoolDatabase('postgresql', { ...connection, max: poolMax, ...RENEWAL }, {
    hosts,
    listenTo: listenUrl === undefined ? new Hosts(url) : new Hosts(listenUrl),
    onDeaf: () => options.onAdvice?.(DEAF),
    migrate: async database => {
      const migrations = await migrate(database, options.migrations, options.migrates, beside)
      if (await distributeAdded(database)) {
        // The planner has to know the company, which determines the node.
        planner.plan_cache_mode = 'auto'
        database.distributed(connection.options = toOptions(planner))
      }
      return migrations
    },
    onStatus: options.onStatus,
    open: async (attempt, stopped) => {
      for (;;) {
        try {
          await attempt()
          // The database is ready now. Statements are prepared once the check finds that the connection keeps them, or when the
          // check fails: names are the same in every process, and a lost statement is detected by its error.
          return await inspect().catch(() => { database.statementNames.areKept = true })
        } catch (error) {
          if (stopped.aborted) throw error
          if (!isPassing(error) || options.waitsForDatabase !== true) throw toStartError(error)
          const wasMigrating = database.status === 'migrating'
          database.report(wasMigrating ? 'the migration was interrupted: retrying' : 'the database cannot be reached: retrying', error)
          await sleep(wasMigrating ? 5000 : 500, undefined, { signal: stopped, ref: false }).catch(() => {})
        }
      }
    }
  })
  return database
}

const toOptions = (settings: Record<string, string>): string =>
  Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`).join(' ')

/** The settings of the planner, as an option of a connection. */
export const PLANNER_OPTIONS = toOptions(PLANNER)

function isPassing (error: unknown): boolean {
  const { cause } = error as { cause?: unknown }
  return !isStartupRefused(cause) && (isTransient(error) || isTransient(cause))
}

function toStartError (error: unknown): StartError {
  if (error instanceof StartError) return error
  const cause = (error as { cause?: unknown }).cause ?? error
  const reason = messageOf(cause)
  if (isStartupRefused(cause)) {
    return new StartError(
      `DATABASE_URL: a pooler refuses the session settings (${reason}); let it ignore them with ` +
        'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options'
    )
  }
  if (isRefused(cause)) {
    return new StartError(`DATABASE_URL: the database refuses the connection (${reason}); check user, password and database name`)
  }
  if (isPassing(error)) {
    return new StartError(`DATABASE_URL: the database cannot be reached (${reason}); check host and port, and that it runs`)
  }
  return new StartError(`DATABASE_URL: the database cannot be opened (${reason})`)
}
