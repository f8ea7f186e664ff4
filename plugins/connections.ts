import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type {} from './metrics.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the request came over a connection above the bound: there is no work for it. */
    isOverConnected: (request: FastifyRequest) => boolean
  }
}

/** Connections above the bound, by which health and pages are answered, and all else is refused. */
const HEAD_ROOM = 8
/** Within so long a reader takes so much of what waits for it, or all of that, or it is cut. */
const MIN_READ = { bytes: 1_000_000, ms: 60_000 }
const CHECK_MS = 500

/** A connection with requests. */
interface Busy {
  requests: number
  /** Since when its reader has not taken enough; undefined while nothing waits for it. */
  since: number | undefined
  /** What the kernel had taken of all that was written, then. */
  taken: number
}

/**
 * Bounds the open connections of clients, so that those who hold many shut nobody out. When all places are taken the connection
 * without a request that has waited longest makes room. When all have a request a new one is answered once, and closed.
 * A reader that takes too little of an answer is cut: what waits for it is in memory.
 */
export default fp<{ max: number }>(async function connections (app, { max }) {
  /** Those without a request, the longest waiting first. */
  const idle = new Set<Socket>()
  const busy = new Map<Socket, Busy>()
  const excess = new WeakSet<Socket>()
  const overfull = () => idle.size + busy.size > max

  // What comes beyond is closed by Node without a word.
  app.server.maxConnections = max + HEAD_ROOM
  app.server.on('connection', (socket: Socket) => {
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
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
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
        app.log.info('an answer is broken off: its reader takes too little')
        // A close would leave in the kernel what it holds for the reader, for as long as that lives.
        socket.resetAndDestroy()
      }
    }
  }, CHECK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async (request, reply) => {
    if (app.isOverConnected(request)) reply.header('connection', 'close')
  })
  app.decorate('isOverConnected', (request: FastifyRequest) => excess.has(request.raw.socket))
  app.metrics.gauge('http_connections', 'Open connections of clients, with a request and without one.', 'state', () => ({
    busy: busy.size,
    idle: idle.size
  }))
}, { name: 'connections', fastify: '5.x', dependencies: ['metrics'] })

/**
 * What was written and the kernel has not taken yet. Node has a timeout for writing, but no public name for this: that one
 * lasts twice as long as it says, as the first bytes always go, and a single byte begins it anew.
 */
function waitingBytes (socket: Socket): number {
  return (socket as unknown as { _handle: { writeQueueSize: number } | null })._handle?.writeQueueSize ?? 0
}
