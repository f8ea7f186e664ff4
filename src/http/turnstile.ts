import { ApiError } from '../errors.js'

/** Lets so many through at a time for each key, such as a token. */
export class Turnstile {
  readonly #inside = new Map<string | number, number>()

  /** @param what they are, for the message */
  constructor (private readonly most: number, private readonly what: string) {}

  /**
   * @returns what to call at the end
   * @throws ApiError TOO_MANY_REQUESTS
   */
  enter (key: string | number): () => void {
    const count = this.#inside.get(key) ?? 0
    if (count >= this.most) throw new ApiError('TOO_MANY_REQUESTS', `${this.what}: ${this.most} are under way already, as many as may be at a time`, { headers: { 'retry-after': '1' } })
    this.#inside.set(key, count + 1)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      const left = (this.#inside.get(key) as number) - 1
      if (left === 0) this.#inside.delete(key)
      else this.#inside.set(key, left)
    }
  }
}
