import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { FairShares, ShareTaken, type Owner } from '../src/http/fair-shares.js'
import type {} from './connections.js'
import type {} from './metrics.js'
import type {} from './request-end.js'

const KINDS = ['work', 'body', 'wait', 'export', 'file', 'connection'] as const
/** A request is being worked on, its body has not arrived, it waits for events, or its rows or file are read as the client reads. */
type Phase = Exclude<typeof KINDS[number], 'file' | 'connection'>

/** The share of the connections whose requests may wait for events: the rest is left for other requests, also of the same company. */
const WAITING = 0.8
/** Concurrent exports, and downloads of large files, of a process. Each holds about a megabyte that its client has not read. */
const EXPORTS = 40
/** Bytes of the disk for which a file that arrives takes a place, and those of all places: more than the largest file needs. */
const FILE_PLACE = 262_144
const FILE_SPACE = 268_435_456

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook for requests without a company: they count for their address. */
    countInFlight: onRequestHookHandler
  }
  interface FastifyRequest {
    place: { owner: Owner, phase: Phase, files: number } | null
    /**
     * Takes the places that the request needs from its owner's share until it ends, and returns those that it took for another owner.
     * @returns false if others need them (load shedding): the request must then be refused without work
     */
    admit: (this: FastifyRequest, owner: Owner) => boolean
    /** Exchanges the place for one of another kind. @throws ShareTaken if the owner has used up its share of that kind */
    turnTo: (this: FastifyRequest, phase: Phase) => void
    /** Takes places for so many bytes more of a file that arrives, until the request ends. @throws ShareTaken */
    holdFile: (this: FastifyRequest, bytes: number) => void
    /** Awaits something that costs no work; meanwhile the request counts as waiting. */
    whileIdle: <T>(this: FastifyRequest, waiting: Promise<T>) => Promise<T>
  }
}

/**
 * Bounds what requests in flight hold: more than `max` would only slow all of them down. A company has a fair share of each bound, so that
 * no company shuts out others, however slow it is.
 */
export default fp<{ max: number, maxConnections: number }>(async function overload (app, { max, maxConnections }) {
  const shares: Record<typeof KINDS[number], FairShares> = {
    work: new FairShares(max),
    body: new FairShares(max),
    wait: new FairShares(Math.ceil(WAITING * maxConnections)),
    export: new FairShares(EXPORTS),
    file: new FairShares(FILE_SPACE / FILE_PLACE + 1),
    connection: new FairShares(maxConnections)
  }
  const countRefusal = app.metrics.counter(
    'request_places_refused_total', 'Requests that were refused because their company, or address, had its share.', 'kind', KINDS
  )
  app.metrics.gauge('request_places_taken', 'Places of this process that current requests hold.', 'kind', () =>
    Object.fromEntries(KINDS.map(kind => [kind, shares[kind].taken])))

  app.decorateRequest('place', null)
  app.decorateRequest('admit', function (owner) {
    if (this.place?.owner === owner) return true
    leave(this)
    const phase = hasBody(this.raw) ? 'body' : 'work'
    // A request that would be refused later need not send its body.
    const lacking = app.isOverConnected(this)
      ? 'connection'
      : (['connection', 'work', phase] as const).find(kind => !shares[kind].mayTake(owner))
    if (lacking !== undefined) {
      countRefusal(lacking)
      return false
    }
    shares.connection.take(owner)
    shares[phase].take(owner)
    this.place = { owner, phase, files: 0 }
    app.setConnectionOwner(this, owner)
    return true
  })
  app.decorateRequest('turnTo', function (phase) {
    if (this.place === null || this.place.phase === phase) return
    if (!shares[phase].mayTake(this.place.owner)) {
      countRefusal(phase)
      throw new ShareTaken()
    }
    move(this, phase)
  })
  app.decorateRequest('holdFile', function (bytes) {
    if (this.place === null) return
    const places = Math.ceil(bytes / FILE_PLACE)
    if (!shares.file.mayTake(this.place.owner, places)) {
      countRefusal('file')
      throw new ShareTaken()
    }
    shares.file.take(this.place.owner, places)
    this.place.files += places
  })
  app.decorateRequest('whileIdle', async function<T> (this: FastifyRequest, waiting: Promise<T>) {
    const before = this.place?.phase ?? 'work'
    this.turnTo('wait')
    try {
      return await waiting
    } finally {
      move(this, before)
    }
  })
  app.decorate('countInFlight', (request, _reply, done) => {
    if (!request.admit(request.ip)) throw new ShareTaken()
    done()
  })
  // The body has arrived.
  app.addHook('preValidation', (request, _reply, done) => {
    request.turnTo('work')
    done()
  })
  app.onRequestEnd(leave)

  function move ({ place }: FastifyRequest, phase: Phase): void {
    // The request has ended while its handler is still running.
    if (place === null) return
    shares[place.phase].release(place.owner)
    shares[phase].take(place.owner)
    place.phase = phase
  }

  function leave (request: FastifyRequest): void {
    const { place } = request
    if (place === null) return
    request.place = null
    shares.connection.release(place.owner)
    shares[place.phase].release(place.owner)
    if (place.files > 0) shares.file.release(place.owner, place.files)
  }
}, { name: 'overload', fastify: '5.x', dependencies: ['request-end', 'connections', 'metrics'] })

function hasBody ({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
