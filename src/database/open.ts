import type { Config } from '../config.js'
import { openEmbedded } from './embedded.js'
import type { PoolDatabase } from './pool.js'
import { openPostgresql } from './postgresql.js'

/**
 * PostgreSQL, or the embedded database when there is no DATABASE_URL, with the newest schema.
 * @param onWaiting told when PostgreSQL cannot be reached yet; without it that is a StartError
 */
export async function openDatabase (config: Config, onWaiting?: (error: Error) => void): Promise<PoolDatabase> {
  if (config.DATABASE_URL === undefined) return await openEmbedded(config.DATA_DIR)
  return await openPostgresql({
    url: config.DATABASE_URL,
    listenUrl: config.DATABASE_LISTEN_URL,
    poolMax: config.DATABASE_POOL_MAX,
    statementTimeout: config.DATABASE_STATEMENT_TIMEOUT,
    onWaiting
  })
}
