import { setTimeout as sleep } from 'node:timers/promises'

/** Nobody waits longer than this for a reading. */
const WAIT_MS = 1000

/** Something that is read from the database for all who ask for it: once in an interval at most, however many ask. */
export class PeriodicReading<T> {
  #reading: Promise<T | undefined> | undefined
  #startedAt = 0

  constructor (private readonly read: () => Promise<T>, private readonly intervalMs: number) {}

  /** @returns what was read last; undefined when that failed, or took too long */
  async get (): Promise<T | undefined> {
    const now = performance.now()
    if (this.#reading === undefined || now - this.#startedAt >= this.intervalMs) {
      this.#startedAt = now
      this.#reading = Promise.race([this.read().catch(() => undefined), sleep(WAIT_MS, undefined, { ref: false })])
    }
    return await this.#reading
  }
}
