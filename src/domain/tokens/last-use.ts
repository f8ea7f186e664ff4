import type { Queryable } from '../../database/port.js'
import { now } from '../shared/clock.js'
import { markUsed } from './queries.js'

const INTERVAL_MS = 60_000

/** Times of the last use of tokens: collected in memory and written once a minute, so that no request waits for it. */
export class LastUse {
  #used = new Map<string, number>()
  readonly #timer: NodeJS.Timeout

  constructor (private readonly db: Queryable, private readonly onError: (error: unknown) => void, intervalMs = INTERVAL_MS) {
    this.#timer = setInterval(() => { void this.write() }, intervalMs).unref()
  }

  record (tokenId: string): void { this.#used.set(tokenId, now()) }

  /** Writes the collected times. Never throws: after an error they are kept for the next time. */
  async write (): Promise<void> {
    const used = this.#used
    if (used.size === 0) return
    this.#used = new Map()
    try {
      await markUsed(this.db, used)
    } catch (error) {
      this.#used = new Map([...used, ...this.#used])
      this.onError(error)
    }
  }

  /** Writes the last uses; the database must still be open. */
  async close (): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }
}
