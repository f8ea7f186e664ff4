import type { IncomingMessage } from 'node:http'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { FairShares, ShareTaken, type Owner } from '../src/http/fair-shares.js'
import type {} from './connections.js'
import type {} from './metrics.js'
import type {} from './request-end.js'

const KINDS = ['work', 'body', 'wait', 'export', 'connection'] as const
/** A request is worked on, its body has not come, it waits for events, or its rows are read as the client takes them. */
type Phase = Exclude<typeof KINDS[number], 'connection'>

/** Of the connections, so many requests may wait for events: the rest is left for others, also of the same company. */
const WAITING = 0.8
/** Exports in a process. Each holds about a megabyte that its client has not taken. */
const EXPORTS = 40

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook for what has no company: the request counts for its address. */
    countInFlight: onRequestHookHandler
  }
  interface FastifyRequest {
    place: { owner: Owner, phase: Phase } | null
    /**
     * Takes the places that the request needs, from its owner's share, until it ends; gives back those that it had for another owner.
     * @returns false if the others need them (load shedding): then the request is to be refused without work
     */
    admit: (this: FastifyRequest, owner: Owner) => boolean
    /** Changes the place for one of another kind. @throws ShareTaken if the owner has its share of those */
    turnTo: (this: FastifyRequest, phase: Phase) => void
    /** Awaits something that costs no work; meanwhile the request counts as one that waits. */
    whileIdle: <T>(this: FastifyRequest, waiting: Promise<T>) => Promise<T>
  }
}

/**
 * Bounds what requests under way hold: more than `max` would only slow all of them down. Of each bound a company has a fair share, so
 * that none shuts out others, whatever it does slowly.
 */
export default fp<{ max: number, maxConnections: number }>(async function overload (app, { max, maxConnections }) {
  const shares: Record<typeof KINDS[number], FairShares> = {
    work: new FairShares(max),
    body: new FairShares(max),
    wait: new FairShares(Math.ceil(WAITING * maxConnections)),
    export: new FairShares(EXPORTS),
    connection: new FairShares(maxConnections)
  }
  const countRefusal = app.metrics.counter(
    'request_places_refused_total', 'Requests that were refused because their company, or address, had its share.', 'kind', KINDS
  )
  app.metrics.gauge('request_places_taken', 'What requests under way hold of the bounds of this process.', 'kind', () =>
    Object.fromEntries(KINDS.map(kind => [kind, shares[kind].taken])))

  app.decorateRequest('place', null)
  app.decorateRequest('admit', function (owner) {
    if (this.place?.owner === owner) return true
    leave(this)
    const phase = hasBody(this.raw) ? 'body' : 'work'
    // What could not be worked on later need not send its body.
    const lacking = app.isOverConnected(this)
      ? 'connection'
      : (['connection', 'work', phase] as const).find(kind => !shares[kind].mayTake(owner))
    if (lacking !== undefined) {
      countRefusal(lacking)
      return false
    }
    shares.connection.take(owner)
    shares[phase].take(owner)
    this.place = { owner, phase }
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
  // The body has come.
  app.addHook('preValidation', (request, _reply, done) => {
    request.turnTo('work')
    done()
  })
  app.onRequestEnd(leave)

  function move ({ place }: FastifyRequest, phase: Phase): void {
    // It has ended, while its handler goes on.
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
  }
}, { name: 'overload', fastify: '5.x', dependencies: ['request-end', 'connections', 'metrics'] })

function hasBody ({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
