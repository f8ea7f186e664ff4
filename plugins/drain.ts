import { setTimeout as sleep } from 'node:timers/promises'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the process has begun to stop: readiness fails first, so that the balancer sends no more. */
    draining: boolean
    /** Stops without dropping a request: fails readiness, waits for the balancer to see it, closes. */
    drain: () => Promise<void>
  }
}

// Clients that do not finish what they began are cut off then, so that the process ends within ten seconds.
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
  // Kept connections end with the answer that is under way, instead of under the next request.
  app.addHook('onSend', async (_request, reply) => { if (app.draining) reply.header('connection', 'close') })
}, { name: 'drain', fastify: '5.x' })
