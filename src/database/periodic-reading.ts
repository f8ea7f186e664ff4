import { setTimeout as sleep } from 'node:timers/promises'

/** The longest time to wait for a reading. */
const WAIT_MS = 1000

/** A reading from the database that all callers share: at most one in an interval, however many ask. */
export class PeriodicReading<T> {
  #reading: Promise<T | undefined> | undefined
  #startedAt = 0

  constructor (private readonly read: () => Promise<T>, private readonly intervalMs: number) {}

  /** The next caller reads again. */
  forget (): void { this.#reading = undefined }

  /** @returns what was read last; undefined when that failed, or took too long */
  async get (): Promise<T | undefined> {
    const now = performance.now()
    if (this.#reading === undefined || now - this.#startedAt >= this.intervalMs) {
      this.#startedAt = now
      this.#reading = this.#readInTime()
    }
    return await this.#reading
  }

  async #readInTime (): Promise<T | undefined> {
    const timer = new AbortController()
    try {
      return await Promise.race([this.read(), sleep(WAIT_MS, undefined, timer)])
    } catch {
      return undefined
    } finally {
      timer.abort()
    }
  }
}
