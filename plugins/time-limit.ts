import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../src/errors.js'
import { Slots } from '../src/http/slots.js'
import type {} from './request-end.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a request may take, in milliseconds, where that differs from the default. */
    timeLimit?: number
  }
  interface FastifyRequest {
    /** Its slot among those whose time is limited. */
    timeSlot: number
  }
}

const CHECK_MS = 500

/**
 * Answers 503 to requests that take too long; an answer that has begun is cut off. All are checked twice a second: Fastify's
 * `handlerTimeout` makes a timer, an AbortController and listeners for each request, which costs a twentieth of a write.
 */
export default fp<{ ms: number }>(async function timeLimit (app, { ms }) {
  /** Requests that have not ended, and when they must. */
  const open = new Slots<{ reply: FastifyReply, end: number }>()
  app.decorateRequest('timeSlot', -1)
  app.addHook('onRequest', (request, reply, done) => {
    request.timeSlot = open.take({ reply, end: performance.now() + (request.routeOptions.config.timeLimit ?? ms) })
    done()
  })
  app.onRequestEnd(({ timeSlot }) => open.release(timeSlot))
  const timer = setInterval(() => {
    const now = performance.now()
    for (const one of open) {
      const { reply, end } = one
      if (now < end) continue
      // It is answered once, and has its slot until it ends.
      one.end = Infinity
      // Once an answer is made, the client's reading is limited by plugins/connections.ts.
      if (reply.sent) continue
      if (reply.raw.headersSent) reply.raw.destroy()
      else reply.send(new ApiError('UNAVAILABLE'))
    }
  }, CHECK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}, { name: 'time-limit', fastify: '5.x', dependencies: ['request-end'] })
