import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Owner } from '../src/http/fair-shares.js'
import type {} from './metrics.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the request came over a connection above the limit: it is refused without work. */
    isOverConnected: (request: FastifyRequest) => boolean
    /** From this request on, its connection belongs to a company. */
    setConnectionOwner: (request: FastifyRequest, owner: Owner) => void
  }
}

/** Connections above the limit that are still accepted: health is answered on them, everything else is refused. */
const HEAD_ROOM = 8
/** Minimum read rate: a client that reads less of a pending response in this time is disconnected. */
const MIN_READ = { bytes: 1_000_000, ms: 60_000 }
const CHECK_MS = 500

interface Connection {
  readonly socket: Socket
  /** The company of its last request, or the address before there is one. */
  owner: Owner
  /** Requests in progress. */
  requests: number
  /** When the current measurement began; undefined while no bytes are pending. */
  since: number | undefined
  /** Bytes that the kernel had accepted at that time. */
  taken: number
}

/**
 * Limits the open client connections, so that a client with many connections locks nobody out. At the limit a connection without a request
 * is closed: the one that has been idle longest, of the owner that has most of them. When none is idle, a new connection gets one response
 * and is closed; `plugins/overload.ts` bounds how many of one company have a request. A client that reads too slowly is disconnected,
 * because its pending response occupies memory (backpressure).
 */
export default fp<{ max: number }>(async function connections (app, { max }) {
  const open = new Map<Socket, Connection>()
  const idle = new IdleConnections()
  const excess = new WeakSet<Socket>()

  app.server.on('connection', (socket: Socket) => {
    // `server.maxConnections` does not serve: it counts an idle connection that was closed for a new one until it is gone.
    if (open.size >= max + HEAD_ROOM) {
      socket.destroy()
      return
    }
    const connection = { socket, owner: socket.remoteAddress ?? '', requests: 0, since: undefined, taken: 0 }
    const close = (one: Connection) => {
      idle.delete(one)
      open.delete(one.socket)
    }
    socket.on('close', () => close(connection))
    while (open.size >= max) {
      const longest = idle.longestOfMost()
      if (longest === undefined) {
        excess.add(socket)
        break
      }
      close(longest)
      longest.socket.destroy()
    }
    open.set(socket, connection)
    idle.add(connection)
  })
  // Before Fastify's listener, which may answer at once.
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket)
    if (connection === undefined) return
    if (connection.requests++ === 0) idle.delete(connection)
    response.on('close', () => {
      if (--connection.requests === 0 && open.has(socket)) idle.add(connection)
    })
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, one] of open) {
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
  app.decorate('setConnectionOwner', ({ raw: { socket } }: FastifyRequest, owner: Owner) => {
    const connection = open.get(socket)
    if (connection !== undefined) connection.owner = owner
  })
  app.metrics.gauge('http_connections', 'Open connections of clients, with a request and without one.', 'state', () => ({
    busy: open.size - idle.size,
    idle: idle.size
  }))
}, { name: 'connections', fastify: '5.x', dependencies: ['metrics'] })

/** The connections without a request of each owner, the longest idle first. */
class IdleConnections {
  readonly #byOwner = new Map<Owner, Set<Connection>>()
  size = 0

  add (connection: Connection): void {
    const own = this.#byOwner.get(connection.owner)
    if (own === undefined) this.#byOwner.set(connection.owner, new Set([connection]))
    else own.add(connection)
    this.size++
  }

  delete (connection: Connection): void {
    const own = this.#byOwner.get(connection.owner)
    if (own?.delete(connection) !== true) return
    this.size--
    if (own.size === 0) this.#byOwner.delete(connection.owner)
  }

  longestOfMost (): Connection | undefined {
    let most: Set<Connection> | undefined
    for (const own of this.#byOwner.values()) if (own.size > (most?.size ?? 0)) most = own
    return most?.values().next().value
  }
}

/**
 * Bytes written that the kernel has not accepted yet. Node has no public property for that number. Node's own socket timeout does not
 * serve: it takes twice its time, because the first bytes are always accepted, and a single byte resets it.
 */
function waitingBytes (socket: Socket): number {
  return (socket as unknown as { _handle: { writeQueueSize: number } | null })._handle?.writeQueueSize ?? 0
}
