import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { companiesOf, EventSubscriptions, EVENTS_CHANNEL } from '../src/domain/events/notifications.js'
import { findLastPositions, type LogPosition } from '../src/domain/events/queries.js'
import { ApiError } from '../src/errors.js'
import { ConcurrencyLimiter } from '../src/http/concurrency-limiter.js'
import { SharedReads } from '../src/http/shared-reads.js'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Asks `read` until it finds something, for so many seconds: again whenever there are new events in the company. Between,
     * it holds nothing but the request. One read serves all who wait for the same: the same `key`, after the same position. At
     * shutdown, or when the client is gone, it ends with what was read last.
     * @throws ApiError TOO_MANY_REQUESTS when the token has too many requests that wait, FORBIDDEN when it ends meanwhile
     */
    longPoll: <T extends Found>(
      request: FastifyRequest, seconds: number, read: (after?: LogPosition) => Promise<T>, from: Start
    ) => Promise<T>
  }
}

interface Found { readTo: LogPosition, isEmpty: boolean }
interface Start { after: LogPosition | undefined, key: string }

/** Requests of one token that may wait at a time. */
const MAX_OF_TOKEN = 20
/**
 * Messages may be lost, or a pooler may swallow them: so often it is looked whether those who wait have missed any. And whether their
 * tokens still hold: one statement for all of them, where each for itself would be a herd.
 */
const LOOK_MS = 750

const TOKEN_ENDED = { target: 'Authorization', message: 'the token was revoked, or has expired, while the request waited' }

/** Lets requests wait for new events of their company, whichever process commits them. */
export default fp(async function eventNotifications (app) {
  const subscriptions = new EventSubscriptions()
  const limiter = new ConcurrencyLimiter(MAX_OF_TOKEN, 'requests of this token that wait')
  const shared = new SharedReads<Found>()
  app.database.listen(EVENTS_CHANNEL, message => {
    const companyIds = companiesOf(message)
    // What is under way may have missed them.
    shared.invalidate(companyIds)
    subscriptions.wake(companyIds)
  })
  app.metrics.gauge('event_feed_waiting', 'Requests that wait for new events.', 'kind', () => ({ longPoll: subscriptions.count }))

  let isLooking = false
  const look = async () => {
    const { companyIds, tokenIds } = subscriptions
    if (companyIds.length === 0 || isLooking) return
    isLooking = true
    try {
      subscriptions.wakeEnded(await app.identities.findValid(tokenIds), tokenIds)
      const lastPositions = await findLastPositions(app.database, companyIds)
      shared.invalidate(companyIds)
      subscriptions.wakeBehind(lastPositions)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => { look().catch(() => {}) }, LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    subscriptions.close()
  })

  app.decorate('longPoll', async <T extends Found>(
    request: FastifyRequest, seconds: number, read: (after?: LogPosition) => Promise<T>, { after, key }: Start
  ): Promise<T> => {
    const { tokenId, companyId } = request.identity
    if (seconds === 0) return await read(after)
    const release = limiter.acquire(tokenId)
    const end = Date.now() + seconds * 1000
    let readTo = after
    try {
      for (;;) {
        const subscription = subscriptions.subscribe(companyId, tokenId)
        try {
          const from = readTo
          // Not among the requests in flight: however many wait for it, it is one read.
          const reading = shared.read(companyId, `${key} ${JSON.stringify(from)}`, async () => await read(from))
          const found = await request.whileIdle(reading) as T
          readTo = found.readTo
          if (!found.isEmpty || Date.now() >= end || subscriptions.isClosed || request.signal.aborted) return found
          subscription.position = readTo.position
          await request.whileIdle(untilNotified(subscription.notified, end - Date.now(), request.signal))
          if (subscription.hasEnded) throw new ApiError('FORBIDDEN', TOKEN_ENDED)
        } finally {
          subscription.unsubscribe()
        }
      }
    } finally {
      release()
    }
  })
}, { name: 'event-notifications', fastify: '5.x', dependencies: ['database', 'metrics', 'overload', 'auth'] })

/** Resolves when it is notified, after the time, or when the client is gone. */
async function untilNotified (notified: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    void notified.then(end)
  })
}
