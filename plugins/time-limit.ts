import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../src/errors.js'
import type {} from './request-end.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a request may take, in milliseconds, where that differs from the default. */
    timeLimit?: number
  }
  interface FastifyRequest {
    timeLimit: NodeJS.Timeout | undefined
  }
  interface FastifyReply {
    /** Lets the request take so many milliseconds from now on. */
    limitTime: (this: FastifyReply, ms: number) => void
  }
}

/** @throws the error, unless the request has been answered meanwhile: then a fault of the program is logged, and nothing else */
function ignoreLate (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!reply.sent) throw error
  if (!(error instanceof ApiError)) request.log.error({ err: error }, 'failed after it was answered')
  return reply
}

/**
 * Answers 503 to requests that take too long; an answer that has begun is cut off. Fastify's `handlerTimeout` makes an AbortController and
 * listeners for each request, which costs a twentieth of a write.
 */
export default fp<{ ms: number }>(async function timeLimit (app, { ms }) {
  app.decorateRequest('timeLimit', undefined)
  app.decorateReply('limitTime', function (ms) {
    clearTimeout(this.request.timeLimit)
    this.request.timeLimit = setTimeout(end, ms, this).unref()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.limitTime(request.routeOptions.config.timeLimit ?? ms)
    done()
  })
  // What a handler throws after its time was over has no one to answer. Fastify would log it as an error, although the usual one, a write
  // whose commit is given up, is none of the server's.
  app.addHook('onRoute', route => {
    const { handler } = route
    const inTime: typeof handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      return answer instanceof Promise ? answer.catch((error: unknown) => ignoreLate(error, request, reply)) : answer
    }
    route.handler = inTime
  })
  app.onRequestEnd(({ timeLimit }) => clearTimeout(timeLimit))
}, { name: 'time-limit', fastify: '5.x', dependencies: ['request-end'] })

function end (reply: FastifyReply): void {
  // Once an answer is made, the client's reading is limited by plugins/connections.ts.
  if (reply.sent) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else reply.send(new ApiError('UNAVAILABLE'))
}
