import type { Answer } from './client.js'

/** The results of many requests. */
export class Tally {
  readonly #times: Map<string, number[]>

  /** @param times of another client, from another process */
  constructor (times: Array<[outcome: string, times: number[]]> = []) {
    this.#times = new Map(times)
  }

  toJSON (): Array<[outcome: string, times: number[]]> { return [...this.#times] }

  add ({ status, error, ms }: Answer): void {
    const name = status === 0 ? error : String(status)
    const times = this.#times.get(name)
    if (times === undefined) this.#times.set(name, [ms])
    else times.push(ms)
  }

  /** How many had one of these outcomes, a status or an error; without a name, all of them. */
  count (...names: Array<number | string>): number {
    return this.#of(names).length
  }

  /** How many were not answered with a status below 400. */
  get failed (): number {
    return [...this.#times].reduce((sum, [outcome, times]) => /^[1-3]\d\d$/.test(outcome) ? sum : sum + times.length, 0)
  }

  /** Milliseconds within which this share (0–1) of those with one of these outcomes was answered; 0 when there is none. */
  percentile (share: number, ...names: Array<number | string>): number {
    return percentile(this.#of(names), share)
  }

  /** `200 × 4133, 503 × 12` */
  toString (): string {
    return [...this.#times].sort(([a], [b]) => a < b ? -1 : 1).map(([name, { length }]) => `${name} × ${length}`).join(', ')
  }

  #of (names: Array<number | string>): number[] {
    const wanted = names.length === 0 ? [...this.#times.keys()] : names
    return wanted.flatMap(name => this.#times.get(String(name)) ?? [])
  }
}

export function percentile (values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}
