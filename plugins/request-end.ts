import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls `listener` once for each request: after the response, or when the client disconnected and its handler has finished. */
    onRequestEnd: (listener: (request: FastifyRequest, reply: FastifyReply) => void) => void
  }
  interface FastifyRequest {
    /** `open` while the handler runs, `answered` until the response is sent, then `ended`. */
    progress: 'open' | 'answered' | 'ended'
    /** Ends the request if the handler never sends a response after the client disconnected. */
    endTimer: NodeJS.Timeout | undefined
  }
}

/** Status in log and metrics when the client disconnected before it had the whole response. */
const CLIENT_GONE = 499

const refused = new WeakMap<Socket, number>()

/** Reports that the connection was answered with this status, outside any reply, because the rest of its request did not arrive. */
export function noteRefusal (socket: Socket, status: number): void {
  refused.set(socket, status)
}

/** The status of the response, once the request has ended. */
export function sentStatus ({ raw, request, statusCode }: FastifyReply): number {
  if (raw.writableFinished) return statusCode
  return (raw.headersSent ? undefined : refused.get(request.raw.socket)) ?? CLIENT_GONE
}

/** Longer than a handler may take. */
const LATEST_MS = 60_000

/**
 * Reports when requests end. Fastify's onResponse does not suffice: it is not called for clients that disconnect before the response.
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.on('close', () => {
      if (request.progress === 'answered') end(request, reply)
      else if (request.progress === 'open') request.endTimer = setTimeout(end, LATEST_MS, request, reply).unref()
    })
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.raw.closed) end(request, reply)
    else if (request.progress === 'open') request.progress = 'answered'
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply)
    done()
  })
}, { name: 'request-end', fastify: '5.x' })
