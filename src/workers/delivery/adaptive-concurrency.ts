/** Concurrent sends: few at first and after failures, more while the address accepts them, almost none while it accepts nothing. */
const LIMIT = { dead: 2, min: 8, max: 64 }
/** Consecutive failures after which the address counts as dead. */
const DEAD_AFTER = 16

/** Limit of concurrent requests to one address: additive increase after a success, multiplicative decrease after a failure. */
export class AdaptiveConcurrency {
  #limit = LIMIT.min
  #failuresInARow = 0

  get limit (): number { return this.#limit }

  record (hasSucceeded: boolean): void {
    this.#failuresInARow = hasSucceeded ? 0 : this.#failuresInARow + 1
    if (hasSucceeded) this.#limit = Math.min(Math.max(this.#limit, LIMIT.min) + 1, LIMIT.max)
    else this.#limit = this.#failuresInARow >= DEAD_AFTER ? LIMIT.dead : Math.max(this.#limit >> 1, LIMIT.min)
  }
}
