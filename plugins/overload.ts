import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type {} from './connections.js'
import type {} from './request-end.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook: counts the request among those in flight until it is answered. */
    countInFlight: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyRequest {
    /** Waits for something without work, such as news: meanwhile the request is not among those in flight. */
    whileIdle: <T>(this: FastifyRequest, waiting: Promise<T>) => Promise<T>
    /** This request came while as many as allowed were in flight, or over a connection above their bound: it is refused, without work. */
    isExcess: boolean
  }
}

/** Caps the requests in flight: more than `max` would only make all of them slower. */
export default fp<{ max: number }>(async function overload (app, { max }) {
  const counted = new WeakSet<FastifyRequest>()
  let inFlight = 0
  app.decorateRequest('isExcess', false)
  app.decorate('countInFlight', async (request: FastifyRequest) => {
    inFlight++
    counted.add(request)
    request.isExcess = inFlight > max || app.isOverConnected(request)
  })
  app.decorateRequest('whileIdle', async function<T> (waiting: Promise<T>) {
    inFlight--
    try {
      return await waiting
    } finally {
      inFlight++
    }
  })
  app.onRequestEnd(request => { if (counted.delete(request)) inFlight-- })
}, { name: 'overload', fastify: '5.x', dependencies: ['request-end', 'connections'] })
