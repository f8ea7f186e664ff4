import fp from 'fastify-plugin'
import type {} from './metrics.js'
import type { Config } from '../src/config.js'
import { createDatabase } from '../src/database/open.js'
import { PeriodicReading } from '../src/database/periodic-reading.js'
import type { PoolDatabase } from '../src/database/pool.js'
import { toLoggedError } from '../src/http/logged-error.js'

declare module 'fastify' {
  interface FastifyInstance {
    database: PoolDatabase
  }
}

/** The shortest interval between two checks whether the database answers. */
const LOOK_MS = 5000
/** Up to two seconds, the longest that a request waits. */
const WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2]

/**
 * PostgreSQL, or the embedded database without DATABASE_URL. The caller opens it once the server listens, because migrations may take
 * long; it is closed with the server.
 */
export default fp<{ config: Config }>(async function database (app, { config }) {
  const database = createDatabase(config, {
    waitsForDatabase: true,
    onStatus: (status, cause) => {
      if (cause === undefined) app.log.info(status)
      else app.log.warn({ err: cause }, `${toLoggedError(cause).message}: ${status}`)
    },
    onAdvice: advice => app.log.warn(advice)
  })
  app.decorate('database', database)
  app.metrics.gauge('database_connections', 'Connections to the database, and requests that wait for one.', 'state', () => ({
    ...database.connections
  }))
  const state = '1 for the state that writes are in: failing since the last one failed because the disk is full or the server read-only, ' +
    'waiting while this server is too old for the schema.'
  app.metrics.gauge('database_writes', state, 'state', () => ({ failing: 0, ok: 0, waiting: 0, [database.writes]: 1 }))
  const waited = 'Time that requests waited for a connection to the database, until they had one or gave up.'
  database.onConnectionWait(app.metrics.histogram('database_connection_wait_seconds', waited, WAIT_BUCKETS))
  const answers = new PeriodicReading(async () => await database.ping().then(() => 1), LOOK_MS)
  database.onReachable(() => answers.forget())
  app.metrics.value('database_up', '1 while the database answers, else 0.', async () => await answers.get() ?? 0)
  app.addHook('onClose', async () => await database.close())
}, { name: 'database', fastify: '5.x', dependencies: ['metrics'] })
