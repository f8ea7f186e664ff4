import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls `listener` once for each request: when it is answered, or when the client is gone and no work is done for it any more. */
    onRequestEnd: (listener: (request: FastifyRequest, reply: FastifyReply) => void) => void
  }
  interface FastifyRequest {
    /** How far it is: `open` while there is work for it, `answered` from then on until its answer is sent. */
    progress: 'open' | 'answered' | 'ended'
    /** Ends it, in case that no answer is ever tried for a client that is gone. */
    endTimer: NodeJS.Timeout | undefined
  }
}

/** Stands in log and metrics for a client that left before it had its whole answer. */
const CLIENT_GONE = 499

/** The status of the answer, once the request has ended. */
export function sentStatus (reply: FastifyReply): number {
  return reply.raw.writableFinished ? reply.statusCode : CLIENT_GONE
}

/** Longer than a handler may take. */
const LATEST_MS = 60_000

/**
 * Tells when requests end. Fastify's onResponse alone does not: it says nothing of clients that leave before they have their answer.
 */
export default fp(async function requestEnd (app) {
  const listeners: Array<(request: FastifyRequest, reply: FastifyReply) => void> = []
  app.decorate('onRequestEnd', listener => { listeners.push(listener) })
  app.decorateRequest('progress', 'open')
  app.decorateRequest('endTimer', undefined)

  const end = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.progress === 'ended') return
    request.progress = 'ended'
    clearTimeout(request.endTimer)
    for (const listener of listeners) listener(request, reply)
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.on('close', () => {
      if (request.progress === 'answered') end(request, reply)
      else if (request.progress === 'open') request.endTimer = setTimeout(end, LATEST_MS, request, reply).unref()
    })
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.raw.closed) end(request, reply)
    else if (request.progress === 'open') request.progress = 'answered'
  })
  app.addHook('onResponse', async (request, reply) => end(request, reply))
}, { name: 'request-end', fastify: '5.x' })
