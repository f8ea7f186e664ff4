import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { companiesOf, EventNews, EVENTS_CHANNEL } from '../src/domain/events/news.js'
import { findLasts, type LogPlace } from '../src/domain/events/queries.js'
import { ApiError } from '../src/errors.js'
import { ConcurrencyLimiter } from '../src/http/concurrency-limiter.js'
import { SharedReads } from '../src/http/shared-reads.js'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Asks `read` until it finds something, for so many seconds: again whenever there are new events in the company. Between,
     * it holds nothing but the request. One read serves all who wait for the same: the same `key`, behind the same place. At
     * shutdown, or when the client is gone, it ends with what was read last.
     * @throws ApiError TOO_MANY_REQUESTS when the token has too many requests that wait, FORBIDDEN when it ends meanwhile
     */
    longPoll: <T extends Found>(request: FastifyRequest, seconds: number, read: (after?: LogPlace) => Promise<T>, from: Start) => Promise<T>
  }
}

interface Found { place: LogPlace, isEmpty: boolean }
interface Start { after: LogPlace | undefined, key: string }

/** Requests of one token that may wait at a time. */
const MOST_OF_TOKEN = 20
/**
 * Messages may be lost, or a pooler may swallow them: so often it is looked whether those who wait have missed any. And whether their
 * tokens still hold: one statement for all of them, where each for itself would be a herd.
 */
const LOOK_MS = 750

const TOKEN_ENDED = { target: 'Authorization', message: 'the token was revoked, or has expired, while the request waited' }

/** Lets requests wait for new events of their company, whichever process commits them. */
export default fp(async function eventNews (app) {
  const news = new EventNews()
  const limiter = new ConcurrencyLimiter(MOST_OF_TOKEN, 'requests of this token that wait')
  const shared = new SharedReads<Found>()
  app.database.listen(EVENTS_CHANNEL, message => {
    const companyIds = companiesOf(message)
    // What is under way may have missed them.
    shared.invalidate(companyIds)
    news.announce(companyIds)
  })
  app.metrics.gauge('event_feed_waiting', 'Requests that wait for new events.', 'kind', () => ({ longPoll: news.count }))

  let isLooking = false
  const look = async () => {
    const { companyIds, tokenIds } = news
    if (companyIds.length === 0 || isLooking) return
    isLooking = true
    try {
      news.announceEnded(await app.identities.findValid(tokenIds), tokenIds)
      const lasts = await findLasts(app.database, companyIds)
      shared.invalidate(companyIds)
      news.announceLast(lasts)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => { look().catch(() => {}) }, LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    news.close()
  })

  app.decorate('longPoll', async <T extends Found>(
    request: FastifyRequest, seconds: number, read: (after?: LogPlace) => Promise<T>, { after, key }: Start
  ): Promise<T> => {
    const { tokenId, companyId } = request.identity
    if (seconds === 0) return await read(after)
    const release = limiter.acquire(tokenId)
    const end = Date.now() + seconds * 1000
    let place = after
    try {
      for (;;) {
        const hearing = news.hear(companyId, tokenId)
        try {
          const from = place
          // Not among the requests in flight: however many wait for it, it is one read.
          const reading = shared.read(companyId, `${key} ${JSON.stringify(from)}`, async () => await read(from))
          const found = await request.whileIdle(reading) as T
          place = found.place
          if (!found.isEmpty || Date.now() >= end || news.isOver || request.signal.aborted) return found
          hearing.position = place.position
          await request.whileIdle(first(hearing.news, end - Date.now(), request.signal))
          if (hearing.hasEnded) throw new ApiError('FORBIDDEN', TOKEN_ENDED)
        } finally {
          hearing.end()
        }
      }
    } finally {
      release()
    }
  })
}, { name: 'event-news', fastify: '5.x', dependencies: ['database', 'metrics', 'overload', 'auth'] })

/** Resolves with the news, after the time, or when the client is gone. */
async function first (news: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    void news.then(end)
  })
}
