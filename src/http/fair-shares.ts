import { ApiError } from '../errors.js'

/** Who takes places: a company by its id, or an address while there is no company. */
export type Owner = number | string

/** An owner may hold this many times the number of free places. */
const FACTOR = 4

/**
 * Shares places between owners; nobody waits. An owner may take one more while it holds less than four times the number of free places. So
 * a single owner gets four fifths; *n* owners that want all get the same each, and leave one of 4*n* + 1 free; an owner without a place
 * gets one while any is free. No place is taken away: an owner that held more when others came gets its next place when it is below its
 * share. (These are the dynamic thresholds of Choudhury and Hahne, by which switches share their buffers.)
 */
export class FairShares {
  readonly #held = new Map<Owner, number>()
  #taken = 0

  constructor (private readonly size: number) {}

  get taken (): number { return this.#taken }

  mayTake (owner: Owner, places = 1): boolean {
    const free = this.size - this.#taken
    return places <= free && (this.#held.get(owner) ?? 0) < FACTOR * free
  }

  /** Takes places, even if the owner may not. */
  take (owner: Owner, places = 1): void {
    this.#taken += places
    this.#held.set(owner, (this.#held.get(owner) ?? 0) + places)
  }

  release (owner: Owner, places = 1): void {
    this.#taken -= places
    const left = this.#held.get(owner) as number - places
    if (left === 0) this.#held.delete(owner)
    else this.#held.set(owner, left)
  }
}

/** The owner has used up its share. That is not a failure of the server: the log line of the request shows it, and a metric counts it. */
export class ShareTaken extends ApiError {
  constructor () { super('UNAVAILABLE') }
}
