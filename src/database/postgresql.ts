import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isTransient, isRefused, isStartupRefused, StartError } from './failures.js'
import { Hosts, KEEP_ALIVE } from './hosts.js'
import { migrate } from './migrate.js'
import { PoolDatabase, type OpenOptions } from './pool.js'
import { inspectConnection } from './pooler.js'

export interface PostgresqlOptions {
  url: string
  /** For LISTEN, when it needs another way than the statements. */
  listenUrl: string | undefined
  poolMax: number
  /** Milliseconds that one statement may take. */
  statementTimeout: number
}

const IDLE_IN_TRANSACTION_MS = 5000

/**
 * A pool of connections to PostgreSQL, which `open` then connects and migrates. As long as the database cannot be reached it
 * goes on trying, if it is patient: the process is alive, its readiness says no.
 */
export function createPostgresql (
  { url, listenUrl, poolMax, statementTimeout }: PostgresqlOptions, options: OpenOptions = {}
): PoolDatabase {
  const hosts = new Hosts(url)
  // Statements are short and read by index: compiling them or reading whole tables costs more than it gives.
  const planner = { timezone: 'UTC', jit: 'off', random_page_cost: '1.1' }
  const timeouts = { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }
  const connection: pg.ClientConfig = {
    ...KEEP_ALIVE,
    ...timeouts,
    connectionTimeoutMillis: 2000,
    // A server or a network that says nothing at all: the client gives up by itself.
    query_timeout: statementTimeout + 1000,
    application_name: 'recruitment-api',
    options: Object.entries(planner).map(([name, value]) => `-c ${name}=${value}`).join(' ')
  }
  const inspect = async (): Promise<void> => {
    const wanted = { ...planner, ...Object.fromEntries(Object.entries(timeouts).map(([name, ms]) => [name, String(ms)])) }
    const advice = await inspectConnection(database, wanted, () => new pg.Client({ ...connection, connectionString: hosts.current }))
    if (advice !== undefined) options.onAdvice?.(advice)
  }
  const database = new PoolDatabase('postgresql', { ...connection, max: poolMax, idleTimeoutMillis: 30_000 }, {
    hosts,
    listenTo: listenUrl === undefined ? new Hosts(url) : new Hosts(listenUrl),
    migrate: async database => await migrate(database, options.migrations),
    onStatus: options.onStatus,
    open: async (attempt, stopped) => {
      for (;;) {
        try {
          await attempt()
          // It is ready already. Until it is known that they are kept, statements are not prepared.
          // Where that cannot be found out they are: their names mean the same everywhere, and an error in operation tells.
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

function isPassing (error: unknown): boolean {
  const { cause } = error as { cause?: unknown }
  return !isStartupRefused(cause) && (isTransient(error) || isTransient(cause))
}

function toStartError (error: unknown): StartError {
  if (error instanceof StartError) return error
  const cause = (error as { cause?: unknown }).cause ?? error
  const reason = cause instanceof AggregateError ? cause.errors.map(({ message }: Error) => message).join(', ') : (cause as Error).message
  if (isStartupRefused(cause)) {
    return new StartError(
      `DATABASE_URL: a pooler refuses the settings of a session (${reason}); let it pass over them with ` +
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
