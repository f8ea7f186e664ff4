import type { onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type {} from './connections.js'
import type {} from './request-end.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook: counts the request as in flight until it ends. */
    countInFlight: onRequestHookHandler
  }
  interface FastifyRequest {
    /** Awaits something that costs no work, such as a notification: the request does not count as in flight meanwhile. */
    whileIdle: <T>(this: FastifyRequest, waiting: Promise<T>) => Promise<T>
    /** Whether the request counts as in flight. */
    isInFlight: boolean
    /** Whether the request exceeds the limit of requests in flight, or of connections: it is refused without work (load shedding). */
    isExcess: boolean
  }
}

/** Limits the requests in flight: more than `max` would only slow all of them down. */
export default fp<{ max: number }>(async function overload (app, { max }) {
  let inFlight = 0
  app.decorateRequest('isInFlight', false)
  app.decorateRequest('isExcess', false)
  app.decorate('countInFlight', (request, _reply, done) => {
    inFlight++
    request.isInFlight = true
    request.isExcess = inFlight > max || app.isOverConnected(request)
    done()
  })
  app.decorateRequest('whileIdle', async function<T> (waiting: Promise<T>) {
    inFlight--
    try {
      return await waiting
    } finally {
      inFlight++
    }
  })
  app.onRequestEnd(request => { if (request.isInFlight) inFlight-- })
}, { name: 'overload', fastify: '5.x', dependencies: ['request-end', 'connections'] })
