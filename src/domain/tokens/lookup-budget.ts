/** How many look-ups of unknown secrets there may be in each second, so that guessing never becomes a load on the database. */
export class LookupBudget {
  #second = 0
  #left = 0

  constructor (private readonly perSecond: number) {}

  /** Whether one more may be made now; it counts. */
  take (): boolean {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) [this.#second, this.#left] = [second, this.perSecond]
    if (this.#left === 0) return false
    this.#left--
    return true
  }
}
