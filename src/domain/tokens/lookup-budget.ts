/**
 * How many lookups of unknown secrets there may be in each second, in all and for one address, so that guessing never becomes a load on
 * the database, and who guesses does not take them from everybody else.
 */
export class LookupBudget {
  #second = 0
  #taken = 0
  /** As many as there are lookups in a second, at most. */
  readonly #takenBy = new Map<string, number>()

  constructor (private readonly most: { perSecond: number, perAddress: number }) {}

  /** Whether this address may make one more now; it counts. */
  take (address: string): boolean {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#taken = 0
      this.#takenBy.clear()
    }
    const takenBy = this.#takenBy.get(address) ?? 0
    if (this.#taken >= this.most.perSecond || takenBy >= this.most.perAddress) return false
    this.#taken++
    this.#takenBy.set(address, takenBy + 1)
    return true
  }
}
