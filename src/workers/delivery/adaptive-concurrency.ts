/** Few sends at once at first and after failures, more while the address takes them, next to nothing when it takes none. */
const LIMIT = { dead: 2, min: 8, max: 64 }
/** So many failures in a row mean that the address takes nothing. */
const DEAD_AFTER = 16

/** How many requests may be sent to one address at once: one more after each success, half after a failure. */
export class AdaptiveConcurrency {
  #limit = LIMIT.min
  #failuresInARow = 0

  get limit (): number { return this.#limit }

  note (hasSucceeded: boolean): void {
    this.#failuresInARow = hasSucceeded ? 0 : this.#failuresInARow + 1
    if (hasSucceeded) this.#limit = Math.min(Math.max(this.#limit, LIMIT.min) + 1, LIMIT.max)
    else this.#limit = this.#failuresInARow >= DEAD_AFTER ? LIMIT.dead : Math.max(this.#limit >> 1, LIMIT.min)
  }
}
