/**
 * Limits the lookups of unknown secrets per second, in total and per address, so that guessing tokens never loads the database, and a
 * single address cannot use up the budget of all.
 */
export class LookupBudget {
  #second = 0
  #taken = 0
  /** Lookups by address in this second; at most `perSecond` entries. */
  readonly #takenBy = new Map<string, number>()

  constructor (private readonly max: { perSecond: number, perAddress: number }) {}

  /** Takes one lookup from the budget. @returns whether there was one left for this address */
  take (address: string): boolean {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#taken = 0
      this.#takenBy.clear()
    }
    const takenBy = this.#takenBy.get(address) ?? 0
    if (this.#taken >= this.max.perSecond || takenBy >= this.max.perAddress) return false
    this.#taken++
    this.#takenBy.set(address, takenBy + 1)
    return true
  }
}
