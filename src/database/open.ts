import { createEmbedded } from './embedded.js'
import type { OpenOptions } from './adapter.js'
import type { PoolDatabase } from './pool.js'
import { createPostgresql } from './postgresql.js'

/** The environment variables of the database. */
export interface DatabaseConfig {
  readonly DATABASE_URL?: string
  readonly DATABASE_LISTEN_URL?: string
  readonly DATABASE_POOL_MAX: number
  readonly DATABASE_STATEMENT_TIMEOUT: number
  readonly DATA_DIR: string
}

/** PostgreSQL, or the embedded database without DATABASE_URL. Does nothing until `open` is called. */
export function createDatabase (config: DatabaseConfig, options: OpenOptions = {}): PoolDatabase {
  if (config.DATABASE_URL === undefined) return createEmbedded(config.DATA_DIR, options)
  return createPostgresql({
    url: config.DATABASE_URL,
    listenUrl: config.DATABASE_LISTEN_URL,
    poolMax: config.DATABASE_POOL_MAX,
    statementTimeout: config.DATABASE_STATEMENT_TIMEOUT
  }, options)
}

/**
 * `createDatabase`, opened; its schema is the newest.
 * @throws StartError when it cannot be opened
 */
export async function openDatabase (config: DatabaseConfig, options: OpenOptions = {}): Promise<PoolDatabase> {
  return await createDatabase(config, options).opened()
}
