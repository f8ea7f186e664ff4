import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long the embedded database may work without yielding to the event loop. */
const MAX_BLOCKING_MS = 20

/**
 * The embedded database runs on the event loop's thread, without a pause between requests. Yielding now and then lets health checks be
 * answered and excess requests be refused.
 */
export class Breaks {
  #at = 0

  /** Yields to the event loop, unless that was a moment ago. */
  async take (): Promise<void> {
    if (performance.now() - this.#at < MAX_BLOCKING_MS) return
    await nextTurn()
    this.#at = performance.now()
  }
}
