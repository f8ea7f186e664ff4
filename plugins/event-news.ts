import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { companiesOf, EventNews, EVENTS_CHANNEL } from '../src/domain/events/news.js'
import { findLasts } from '../src/domain/events/queries.js'
import { Turnstile } from '../src/http/turnstile.js'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Asks `read` until it finds something, for so many seconds: again whenever there are new events in the company. Between,
     * it holds nothing but the request. At shutdown, or when the client is gone, it ends with what was read last.
     * @throws ApiError TOO_MANY_REQUESTS when the token has too many requests that wait
     */
    longPoll: <T extends { position: number, isEmpty: boolean }>(request: FastifyRequest, seconds: number, read: () => Promise<T>) => Promise<T>
  }
}

/** Requests of one token that may wait at a time. */
const MOST_OF_TOKEN = 20
/** Messages may be lost, or a pooler may swallow them: so often it is looked whether those who wait have missed any. */
const LOOK_MS = 1000

/** Lets requests wait for new events of their company, whichever process commits them. */
export default fp(async function eventNews (app) {
  const news = new EventNews()
  const turnstile = new Turnstile(MOST_OF_TOKEN, 'requests of this token that wait')
  app.database.listen(EVENTS_CHANNEL, message => news.announce(companiesOf(message)))
  app.metrics.gauge('event_feed_waiting', 'Requests that wait for new events.', 'kind', () => ({ longPoll: news.count }))

  const timer = setInterval(() => {
    const companyIds = news.companyIds
    if (companyIds.length > 0) findLasts(app.database, companyIds).then(lasts => news.announceLast(lasts), () => {})
  }, LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(timer)
    news.close()
  })

  app.decorate('longPoll', async <T extends { position: number, isEmpty: boolean }>(request: FastifyRequest, seconds: number, read: () => Promise<T>): Promise<T> => {
    const { tokenId, companyId } = request.identity
    if (seconds === 0) return await read()
    const leave = turnstile.enter(tokenId)
    const end = Date.now() + seconds * 1000
    try {
      for (;;) {
        const hearing = news.hear(companyId)
        try {
          const found = await read()
          if (!found.isEmpty || Date.now() >= end || news.isOver || request.signal.aborted) return found
          hearing.position = found.position
          await request.whileIdle(first(hearing.news, end - Date.now(), request.signal))
        } finally {
          hearing.end()
        }
      }
    } finally {
      leave()
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
