import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type {} from './metrics.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the request came over a connection above the limit: it is refused without work. */
    isOverConnected: (request: FastifyRequest) => boolean
  }
}

/** Connections above the limit that are still accepted: health and pages are answered on them, everything else is refused. */
const HEAD_ROOM = 8
/** Minimum read rate: a client that reads less of a pending response in this time is disconnected. */
const MIN_READ = { bytes: 1_000_000, ms: 60_000 }
const CHECK_MS = 500

/** A connection with requests in progress. */
interface Busy {
  requests: number
  /** When the current measurement began; undefined while no bytes are pending. */
  since: number | undefined
  /** Bytes that the kernel had accepted at that time. */
  taken: number
}

/**
 * Limits the open client connections, so that a client that holds many locks nobody out. At the limit the connection that has been
 * idle longest is closed. When none is idle, a new connection gets one response and is closed. A client that reads too slowly is
 * disconnected, because its pending response occupies memory (backpressure).
 */
export default fp<{ max: number }>(async function connections (app, { max }) {
  /** Connections without a request, longest idle first. */
  const idle = new Set<Socket>()
  const busy = new Map<Socket, Busy>()
  const excess = new WeakSet<Socket>()
  const overfull = () => idle.size + busy.size > max

  app.server.on('connection', (socket: Socket) => {
    // Not by `server.maxConnections`: processes that share the port would pass such a connection on to each other without end.
    if (idle.size + busy.size >= max + HEAD_ROOM) {
      socket.destroy()
      return
    }
    idle.add(socket)
    socket.on('close', () => {
      idle.delete(socket)
      busy.delete(socket)
    })
    for (const longest of idle) {
      if (!overfull() || longest === socket) break
      idle.delete(longest)
      longest.destroy()
    }
    if (overfull()) excess.add(socket)
  })
  // Before Fastify's listener, which may answer at once.
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    const one = busy.get(socket) ?? { requests: 0, since: undefined, taken: 0 }
    one.requests++
    busy.set(socket, one)
    response.on('close', () => {
      if (--one.requests > 0 || !busy.has(socket)) return
      busy.delete(socket)
      idle.add(socket)
    })
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, one] of busy) {
      const waiting = waitingBytes(socket)
      const taken = socket.bytesWritten - waiting
      if (waiting === 0) one.since = undefined
      else if (one.since === undefined || taken - one.taken >= MIN_READ.bytes) [one.since, one.taken] = [now, taken]
      else if (now - one.since >= MIN_READ.ms) {
        app.log.info('connection reset: the client reads the response too slowly')
        // A plain close would leave the pending bytes in the kernel for as long as the client lives.
        socket.resetAndDestroy()
      }
    }
  }, CHECK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isOverConnected(request)) reply.header('connection', 'close')
    done()
  })
  app.decorate('isOverConnected', (request: FastifyRequest) => excess.has(request.raw.socket))
  app.metrics.gauge('http_connections', 'Open connections of clients, with a request and without one.', 'state', () => ({
    busy: busy.size,
    idle: idle.size
  }))
}, { name: 'connections', fastify: '5.x', dependencies: ['metrics'] })

/**
 * Bytes written that the kernel has not accepted yet. Node has no public property for it. Node's own socket timeout does not serve:
 * it takes twice its time, because the first bytes are always accepted, and a single byte resets it.
 */
function waitingBytes (socket: Socket): number {
  return (socket as unknown as { _handle: { writeQueueSize: number } | null })._handle?.writeQueueSize ?? 0
}
