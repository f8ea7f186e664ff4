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
     * Long polling: calls `read` until it finds something or `seconds` have passed, each time the company has new events. While it
     * waits it holds nothing but the request. One read serves all requests with the same `key` and position. At shutdown, or
     * when the client disconnects, it returns the last result.
     * @throws ApiError TOO_MANY_REQUESTS when too many requests of the token wait, UNAVAILABLE when those of the company leave no room for
     * others, FORBIDDEN when the token ends meanwhile
     */
    longPoll: <T extends Found>(
      request: FastifyRequest, seconds: number, read: (after?: LogPosition) => Promise<T>, from: Start
    ) => Promise<T>
  }
}

interface Found { readTo: LogPosition, isEmpty: boolean }
interface Start { after: LogPosition | undefined, key: string }

/** Requests of one token that may wait at the same time. */
const MAX_OF_TOKEN = 20
/**
 * Notifications may be lost, or a transaction pooler may swallow them: this often a check finds waiting requests that missed events, and
 * those whose token has ended. One statement covers all of them, where one for each would be a thundering herd.
 */
const CHECK_MS = 750

const TOKEN_ENDED = { target: 'Authorization', message: 'the token was revoked or expired while the request was waiting' }

/** Lets requests wait for new events of their company, whichever process commits them. */
export default fp(async function eventNotifications (app) {
  const subscriptions = new EventSubscriptions()
  const limiter = new ConcurrencyLimiter(MAX_OF_TOKEN, 'requests of this token that wait')
  const shared = new SharedReads<Found>()
  app.database.listen(EVENTS_CHANNEL, message => {
    const companyIds = companiesOf(message)
    // Reads in progress may have missed the new events.
    shared.invalidate(companyIds)
    subscriptions.wake(companyIds)
  })
  app.metrics.gauge('event_feed_waiting', 'Requests that wait for new events.', 'kind', () => ({ longPoll: subscriptions.count }))

  let isChecking = false
  const check = async () => {
    const { companyIds, tokenIds } = subscriptions
    if (companyIds.length === 0 || isChecking) return
    isChecking = true
    try {
      subscriptions.wakeEnded(await app.identities.findValid(tokenIds), tokenIds)
      const lastPositions = await findLastPositions(app.database, companyIds)
      shared.invalidate(companyIds)
      subscriptions.wakeBehind(lastPositions)
    } finally {
      isChecking = false
    }
  }
  const timer = setInterval(() => { check().catch(() => {}) }, CHECK_MS).unref()
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
      // It counts as waiting until its end: one read serves many such requests.
      request.turnTo('wait')
      for (;;) {
        const subscription = subscriptions.subscribe(companyId, tokenId)
        try {
          const from = readTo
          const found = await shared.read(companyId, `${key} ${JSON.stringify(from)}`, async () => await read(from)) as T
          readTo = found.readTo
          if (!found.isEmpty || Date.now() >= end || subscriptions.isClosed || request.signal.aborted) return found
          subscription.position = readTo.position
          await untilNotified(subscription.notified, end - Date.now(), request.signal)
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

/** Resolves on a notification, after `ms`, or when the client disconnects. */
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
