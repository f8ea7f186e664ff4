import { ApiError } from '../errors.js'

/** Who takes places: a company by its id, or an address while there is no company. */
export type Owner = number | string

/** How many times as many places as are free an owner may hold. */
const FACTOR = 4

/**
 * Shares places between owners, at once: nobody waits. An owner may take one more while it holds less than four times as many as are free.
 * So who is alone gets four fifths; *n* who want all get the same each, and leave one of 4*n* + 1; who holds nothing gets one while any is
 * free. No place is taken away: who held more when others came gets the next one when it is below its share. (The dynamic thresholds of
 * Choudhury and Hahne, by which switches share their buffers.)
 */
export class FairShares {
  readonly #held = new Map<Owner, number>()
  #taken = 0

  constructor (private readonly size: number) {}

  get taken (): number { return this.#taken }

  mayTake (owner: Owner): boolean {
    return (this.#held.get(owner) ?? 0) < FACTOR * (this.size - this.#taken)
  }

  /** Takes a place, also where the owner may not. */
  take (owner: Owner): void {
    this.#taken++
    this.#held.set(owner, (this.#held.get(owner) ?? 0) + 1)
  }

  release (owner: Owner): void {
    this.#taken--
    const left = this.#held.get(owner) as number - 1
    if (left === 0) this.#held.delete(owner)
    else this.#held.set(owner, left)
  }
}

/** The owner has its share. That is no failure of the server: the line of the request tells it, and a metric counts it. */
export class ShareTaken extends ApiError {
  constructor () { super('UNAVAILABLE') }
}
