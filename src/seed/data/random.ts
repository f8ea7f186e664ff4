/** What a stream of numbers is for: rows of two kinds with the same index must not resemble each other. */
export const KIND = {
  structure: 1, outline: 2, job: 3, candidate: 4, application: 5, pairing: 6, fault: 7, opening: 8, offer: 9, interview: 10
} as const
export type Kind = keyof typeof KIND

/**
 * Random numbers that depend on the seed, the kind of row and its index alone: any row can be made by itself, in any
 * order and again after an interruption. Mulberry32, started from a hash of the three.
 */
export class Random {
  #state: number

  constructor (seed: number, kind: Kind, index: number) {
    this.#state = mix(mix(mix(seed) + KIND[kind]) + index)
  }

  /** From 0 up to, but not including, 1. */
  next (): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below (limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** A whole number from `from` up to, but not including, `to`. */
  between (from: number, to: number): number {
    return from + this.below(to - from)
  }

  /** True in this share (0–1) of the cases. */
  chance (share: number): boolean {
    return this.next() < share
  }

  pick<T> (list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  /** `count` different members of a list, neighbors in it. */
  some<T> (list: readonly T[], count: number): T[] {
    const start = this.below(list.length)
    return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[(start + i) % list.length] as T)
  }
}

/** The finaliser of MurmurHash3: neighboring numbers come out far apart. */
function mix (value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
