import { setTimeout as sleep } from 'node:timers/promises'
import { isAway, isRefused, StartError } from './failures.js'
import { migrate } from './migrate.js'
import { PoolDatabase } from './pool.js'

export interface PostgresqlOptions {
  url: string
  /** For LISTEN, when it needs another way than the statements. */
  listenUrl: string | undefined
  poolMax: number
  /** Milliseconds that one statement may take. */
  statementTimeout: number
  /** Told when the database cannot be reached at the start; without it that is a StartError. */
  onWaiting: ((error: Error) => void) | undefined
}

/**
 * Connects a pool to PostgreSQL, migrates and opens it. When the database cannot be reached this returns at once with a
 * database that is not `ready`, and goes on trying: the process is alive, its readiness says no.
 * @throws StartError when the first attempt shows that waiting does not help: login refused, too old, unknown schema
 */
export async function openPostgresql (options: PostgresqlOptions): Promise<PoolDatabase> {
  const stopped = new AbortController()
  const database = new PoolDatabase('postgresql', {
    connectionString: options.url,
    max: options.poolMax,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeout,
    // A server or a network that says nothing at all: the client gives up by itself.
    query_timeout: options.statementTimeout + 1000,
    idle_in_transaction_session_timeout: 5000,
    application_name: 'recruitment-api',
    // Statements are short and read by index: compiling them or reading whole tables costs more than it gives.
    options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1'
  }, async () => { stopped.abort() }, { connectionString: options.listenUrl ?? options.url, application_name: 'recruitment-api listen' })

  const attempt = async () => {
    await migrate(database)
    await database.open()
  }
  try {
    await attempt()
  } catch (error) {
    if (!isPassing(error) || options.onWaiting === undefined) {
      await database.close()
      throw toStartError(error)
    }
    options.onWaiting(error as Error)
    void retry(attempt, stopped.signal)
  }
  return database
}

async function retry (attempt: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(500, undefined, { signal, ref: false }).catch(() => {})
    const done = await attempt().then(() => true, () => false)
    if (done) return
  }
}

function isPassing (error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause
  return isAway(error) || isAway(cause)
}

function toStartError (error: unknown): unknown {
  const reason = ((error as Error).cause as Error | undefined ?? error as Error).message
  if (isRefused(error)) return new StartError(`DATABASE_URL: the database refuses the connection (${reason}); check user, password and database name`)
  return isPassing(error) ? new StartError(`DATABASE_URL: the database cannot be reached (${reason}); check host and port, and that it runs`) : error
}
