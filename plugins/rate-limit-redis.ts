import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { messageOf } from '../src/errors.js'
import type {} from './metrics.js'
import type { AskRedis } from './rate-limit-store.js'

/** A count in Redis. ARGV: whether it counts, the length of a window, the maximum. */
const COUNT = `
  local count = tonumber(redis.call('GET', KEYS[1]) or 0) + 1
  if ARGV[1] == '1' and count <= tonumber(ARGV[3]) and redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return { count, math.max(0, redis.call('PTTL', KEYS[1])) }
`
const ANSWER_MS = 150
const PAUSE_MS = 1000

/** Circuit breaker: Redis must answer within 150 ms, and is not asked for a second after it has failed. */
class Breaker {
  #pausedUntil = 0
  #isOpen = false

  /** @param onChange called when the counts of this process take over, and when Redis is back */
  constructor (private readonly onChange: (isShared: boolean, error?: Error) => void) {}

  /** @returns nothing when Redis fails, or is not asked */
  async ask<Answer> (question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (performance.now() < this.#pausedUntil) return undefined
    let timer: NodeJS.Timeout | undefined
    // An answer that came while this process itself stood still is read before the immediate.
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => setImmediate(reject, new Error('no answer')), ANSWER_MS)
    })
    try {
      const answer = await Promise.race([question(), patience])
      this.close()
      return answer
    } catch (error) {
      this.open(error as Error)
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  close (): void {
    if (this.#isOpen) this.onChange(true)
    this.#isOpen = false
  }

  /** Does not ask Redis for a while; reports that the first time. */
  open (error?: Error): void {
    this.#pausedUntil = performance.now() + PAUSE_MS
    if (!this.#isOpen) this.onChange(false, error)
    this.#isOpen = true
  }
}

/** Counts in Redis, by a client that fails fast: requests must not wait for Redis while it is down or silent. */
export async function connectRedis (app: FastifyInstance, url: string): Promise<AskRedis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 500, retryStrategy: attempts => Math.min(attempts * 100, 1000),
    scripts: { countRequest: { numberOfKeys: 1, lua: COUNT } }
  }) as Redis & { countRequest: (key: string, ...values: number[]) => Promise<[number, number]> }
  let connectionFault = new Error('no answer')
  const breaker = new Breaker((isShared, error) => {
    // The log should name the cause, not merely that there is no connection.
    const reason = messageOf(redis.status === 'ready' ? error : connectionFault)
    if (isShared) app.log.info('limits are shared through Redis again')
    else app.log.warn({ reason }, 'Redis does not answer; each process counts the rate limits separately')
    app.metrics.limiterShared.set(isShared ? 1 : 0)
  })
  app.metrics.limiterShared.set(1)
  redis.on('ready', () => breaker.close())
  // Without a listener ioredis would print every lost connection.
  redis.on('error', (error: Error & { command?: { name: string } }) => {
    // The client would go on with database 0, which others may use. What it still wanted to ask then fails as well.
    if (error.command?.name === 'select') redis.disconnect(true)
    if (!error.message.startsWith('Stream isn\'t writeable')) connectionFault = error
  })
  app.addHook('onClose', async () => redis.disconnect())
  app.addHook('onListen', done => {
    // The server starts without Redis, too: nothing waits for this.
    void isReached(redis).then(reached => { if (!reached) breaker.open() })
    done()
  })
  return async (key, by, length, max) => {
    const found = await breaker.ask(async () => {
      const counts = await redis.countRequest(`recruitment-api:limit:${key}`, by, length, max)
      if (!Array.isArray(counts) || !counts.every(Number.isInteger)) throw new Error('an answer that is no count')
      return counts
    })
    if (found !== undefined) return { current: found[0], ttl: found[1] }
    // A request is counted once, with its token or address.
    if (!key.startsWith('company:')) app.metrics.limiterFallbacks.inc(by)
    return undefined
  }
}

/** Whether Redis is there within about a second, or the server has stopped. Fixed looks: who stands still does not hear Redis either. */
export async function isReached (redis: { readonly status: string }): Promise<boolean> {
  for (let looks = 0; looks < 10 && !['ready', 'end'].includes(redis.status); looks++) await sleep(100)
  return ['ready', 'end'].includes(redis.status)
}
