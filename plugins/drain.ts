import { setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once shutdown has begun: readiness fails first, so that the load balancer sends no more requests. */
    draining: boolean
    /** Graceful shutdown: fails readiness, waits for the load balancer to notice, closes without dropping a request. */
    drain: () => Promise<void>
  }
}

// Requests still in progress are then cut off, so that the process ends within ten seconds.
const MAX_DRAIN_MS = 7000

/** @param delay milliseconds between failing readiness and closing */
export default fp<{ delay: number }>(async function drain (app, { delay }) {
  app.decorate('draining', false)
  app.decorate('drain', async () => {
    app.draining = true
    await sleep(delay)
    const timer = setTimeout(() => app.server.closeAllConnections(), MAX_DRAIN_MS)
    await app.close()
    clearTimeout(timer)
  })
  app.addHook('preClose', async () => { app.draining = true })
  // Keep-alive connections close after the current response, rather than under the next request.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.draining) reply.header('connection', 'close')
    done(null, payload)
  })
}, { name: 'drain', fastify: '5.x' })
