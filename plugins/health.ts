import fp from 'fastify-plugin'
import type {} from './drain.js'

const PING_LIMIT_MS = 2000

/**
 * `/health/live`: the process answers. `/health/ready`: the database does too, and it is not about to stop; when it is not ready
 * yet, why. While writes fail, reads are served: it says so, and stays ready. Neither is limited.
 */
export default fp(async function health (app) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const reason = app.draining ? 'shutting down' : await databaseReason()
    if (reason === undefined) return app.database.writesFail ? { status: 'ready', writes: 'failing' } : { status: 'ready' }
    return await reply.code(503).header('retry-after', '1').send({ status: 'not ready', reason })
  })

  async function databaseReason (): Promise<string | undefined> {
    if (!app.database.ready) return app.database.status
    pinging ??= ping().finally(() => { pinging = undefined })
    return await pinging ? undefined : 'the database does not answer'
  }

  /** One for all who ask meanwhile: many checks must not take the connections away. */
  let pinging: Promise<boolean> | undefined
  async function ping (): Promise<boolean> {
    return await Promise.race([
      app.database.ping().then(() => true, () => false),
      new Promise<boolean>(resolve => setTimeout(resolve, PING_LIMIT_MS, false).unref())
    ])
  }
}, { name: 'health', fastify: '5.x', dependencies: ['database', 'drain'] })
