import { ApiError } from '../errors.js'

/** Limits the concurrent operations per key, such as a token. */
export class ConcurrencyLimiter {
  readonly #running = new Map<string | number, number>()

  /** @param what the name of the operations, for the message */
  constructor (private readonly max: number, private readonly what: string) {}

  /**
   * @returns `release`, to be called at the end; calling it again has no effect
   * @throws ApiError TOO_MANY_REQUESTS
   */
  acquire (key: string | number): () => void {
    const count = this.#running.get(key) ?? 0
    if (count >= this.max) {
      const message = `${this.what}: ${this.max} are already in progress, which is the limit`
      throw new ApiError('TOO_MANY_REQUESTS', message, { headers: { 'retry-after': '1' } })
    }
    this.#running.set(key, count + 1)
    let isRunning = true
    return () => {
      if (!isRunning) return
      isRunning = false
      const left = (this.#running.get(key) as number) - 1
      if (left === 0) this.#running.delete(key)
      else this.#running.set(key, left)
    }
  }
}
