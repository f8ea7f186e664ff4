import fp from 'fastify-plugin'
import type {} from './drain.js'

const PING_LIMIT_MS = 2000

/**
 * `/health/live`: the process answers. `/health/ready`: the database answers too and no shutdown has begun; otherwise it gives the reason.
 * While writes fail, or wait for a newer server, reads are still served: it reports that and stays ready. Neither has a rate limit.
 */
export default fp(async function health (app) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const reason = app.draining ? 'shutting down' : await databaseReason()
    if (reason === undefined) return { status: 'ready', ...app.database.writes !== 'ok' && { writes: app.database.writes } }
    return await reply.code(503).header('retry-after', '1').send({ status: 'not ready', reason })
  })

  async function databaseReason (): Promise<string | undefined> {
    if (!app.database.ready) return app.database.status
    pinging ??= ping().finally(() => { pinging = undefined })
    return await pinging ? undefined : 'the database does not answer'
  }

  /** Concurrent checks share one ping, so that they cannot exhaust the connection pool. */
  let pinging: Promise<boolean> | undefined
  async function ping (): Promise<boolean> {
    return await Promise.race([
      app.database.ping().then(() => true, () => false),
      new Promise<boolean>(resolve => setTimeout(resolve, PING_LIMIT_MS, false).unref())
    ])
  }
}, { name: 'health', fastify: '5.x', dependencies: ['database', 'drain'] })
