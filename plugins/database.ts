import fp from 'fastify-plugin'
import type { Config } from '../src/config.js'
import { openEmbedded } from '../src/database/embedded.js'
import { openPostgresql } from '../src/database/postgresql.js'
import type { PoolDatabase } from '../src/database/pool.js'

declare module 'fastify' {
  interface FastifyInstance {
    database: PoolDatabase
  }
}

/** Opens PostgreSQL, or the embedded database when there is no DATABASE_URL, and closes it with the server. */
export default fp<{ config: Config }>(async function database (app, { config }) {
  const database = config.DATABASE_URL === undefined
    ? await openEmbedded(config.DATA_DIR)
    : await openPostgresql({
      url: config.DATABASE_URL,
      poolMax: config.DATABASE_POOL_MAX,
      statementTimeout: config.DATABASE_STATEMENT_TIMEOUT,
      onWaiting: error => app.log.warn({ err: error }, 'the database cannot be reached; not ready until it can')
    })
  app.decorate('database', database)
  app.addHook('onClose', async () => await database.close())
}, { name: 'database', fastify: '5.x' })
