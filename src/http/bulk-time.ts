import { TRANSACTION_LIMIT_MS } from '../database/port.js'
import { ApiError } from '../errors.js'

/** The transaction has begun a little before its first statement has answered. */
const SLACK_MS = 500

/** The time of a bulk operation, which is that of a transaction, and how many items it has been enough for. */
export class BulkTime {
  #began = Infinity
  #tried = 0

  constructor (private readonly items: number) {}

  begin (): void { this.#began = performance.now() }

  /** Called before each item. @throws ApiError UNAVAILABLE when the time is over */
  next (): void {
    if (this.#tried > 0 && this.#left() <= 0) throw this.#over()
    this.#tried++
  }

  /** The failure of the whole operation; one that came with the end of the time says that there were too many items. */
  explain (error: unknown): unknown {
    const isOver = error instanceof ApiError && error.status === 503 && this.#tried > 0 && this.#left() < SLACK_MS
    return isOver ? this.#over(error) : error
  }

  #left (): number { return this.#began + TRANSACTION_LIMIT_MS - performance.now() }

  #over (cause?: unknown): ApiError {
    const message = `the ${TRANSACTION_LIMIT_MS / 1000} seconds of a bulk operation were over when ${this.#tried} of ${this.items} ` +
      'items had been tried, and nothing is changed; send half of them'
    return new ApiError('UNAVAILABLE', message, { headers: { 'retry-after': '1' }, cause })
  }
}
