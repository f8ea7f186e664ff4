import fp from 'fastify-plugin'
import type {} from './metrics.js'
import type { Config } from '../src/config.js'
import { openDatabase } from '../src/database/open.js'
import type { PoolDatabase } from '../src/database/pool.js'

declare module 'fastify' {
  interface FastifyInstance {
    database: PoolDatabase
  }
}

/** Opens PostgreSQL, or the embedded database when there is no DATABASE_URL, and closes it with the server. */
export default fp<{ config: Config }>(async function database (app, { config }) {
  const database = await openDatabase(config, error => app.log.warn({ err: error }, 'the database cannot be reached; not ready until it can'))
  app.decorate('database', database)
  app.metrics.gauge('database_connections', 'Connections to the database, and requests that wait for one.', 'state', () => ({ ...database.connections }))
  app.addHook('onClose', async () => await database.close())
}, { name: 'database', fastify: '5.x', dependencies: ['metrics'] })
