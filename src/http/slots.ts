// Three requests begin, the first ends, a fourth begins:
//
//   take(a) → 0, take(b) → 1, take(c) → 2, release(0), take(d) → 0        slots: d b c

/**
 * Things that are in progress, such as requests. A Map or Set would do, but keeps them long after they were deleted: it grows and shrinks
 * by making a new table, and a table that is done with leads to the next one. Once one of them is old, the garbage collector takes all that
 * follow, and what was in them, for things in use, until it looks at the whole heap: a sixth of all that a request allocates. An array
 * is made once and forgets what is overwritten.
 */
export class Slots<T> {
  readonly #taken: Array<T | undefined> = []
  readonly #free: number[] = []

  /** @returns the number of its slot */
  take (item: T): number {
    const slot = this.#free.pop() ?? this.#taken.length
    this.#taken[slot] = item
    return slot
  }

  /** Empties a slot that `take` gave, which may be given again from then on. A slot that is empty, or none, has no effect. */
  release (slot: number): void {
    if (this.#taken[slot] === undefined) return
    this.#taken[slot] = undefined
    this.#free.push(slot)
  }

  * [Symbol.iterator] (): Generator<T> {
    for (const item of this.#taken) if (item !== undefined) yield item
  }
}
