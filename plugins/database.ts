import fp from 'fastify-plugin'
import type {} from './metrics.js'
import type { Config } from '../src/config.js'
import { createDatabase } from '../src/database/open.js'
import type { PoolDatabase } from '../src/database/pool.js'

declare module 'fastify' {
  interface FastifyInstance {
    database: PoolDatabase
  }
}

/**
 * PostgreSQL, or the embedded database without DATABASE_URL. The caller opens it once the server listens, because migrations may take
 * long; it is closed with the server.
 */
export default fp<{ config: Config }>(async function database (app, { config }) {
  const database = createDatabase(config, {
    waitsForDatabase: true,
    onStatus: (status, cause) => cause === undefined ? app.log.info(status) : app.log.warn({ err: cause }, status),
    onAdvice: advice => app.log.warn(advice)
  })
  app.decorate('database', database)
  app.metrics.gauge('database_connections', 'Connections to the database, and requests that wait for one.', 'state', () => ({
    ...database.connections
  }))
  const state = '1 for the state that writes are in: failing since the last one failed because the disk is full or the server read-only.'
  app.metrics.gauge('database_writes', state, 'state', () => ({ failing: Number(database.writesFail), ok: Number(!database.writesFail) }))
  app.addHook('onClose', async () => await database.close())
}, { name: 'database', fastify: '5.x', dependencies: ['metrics'] })
