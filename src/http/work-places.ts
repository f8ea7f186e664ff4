import type { FastifyReply } from 'fastify'
import type { Owner } from './fair-shares.js'

type Grant = (release: () => void) => void

/** Places for heavy work of a process: an owner has one at a time. Those who wait get theirs in turn, an owner after the other. */
export class WorkPlaces {
  readonly #busy = new Set<Owner>()
  /** The owner that gave back a place last is the last. */
  readonly #waiting = new Map<Owner, Set<Grant>>()

  constructor (private readonly size: number) {}

  /**
   * Waits for a place.
   * @param ended ends the wait early
   * @returns what gives it back; undefined if none came in time
   */
  async take (owner: Owner, ended: AbortSignal): Promise<(() => void) | undefined> {
    return await new Promise(resolve => {
      const grants = this.#waiting.get(owner) ?? new Set()
      this.#waiting.set(owner, grants)
      const giveUp = () => {
        grants.delete(grant)
        resolve(undefined)
      }
      const grant: Grant = release => {
        ended.removeEventListener('abort', giveUp)
        resolve(release)
      }
      grants.add(grant)
      ended.addEventListener('abort', giveUp, { once: true })
      this.#serve()
    })
  }

  /** Waits for a place so long, and as long as the client is there. */
  async takeFor (owner: Owner, { raw }: FastifyReply, ms: number): Promise<(() => void) | undefined> {
    const ended = new AbortController()
    const end = () => ended.abort()
    const timer = setTimeout(end, ms).unref()
    raw.once('close', end)
    try {
      return await this.take(owner, ended.signal)
    } finally {
      clearTimeout(timer)
      raw.off('close', end)
    }
  }

  #serve (): void {
    for (const [owner, grants] of this.#waiting) {
      if (this.#busy.size === this.size) return
      if (this.#busy.has(owner)) continue
      const [grant] = grants
      if (grant === undefined) {
        this.#waiting.delete(owner)
        continue
      }
      grants.delete(grant)
      this.#busy.add(owner)
      grant(() => {
        this.#busy.delete(owner)
        this.#waiting.delete(owner)
        this.#waiting.set(owner, grants)
        this.#serve()
      })
    }
  }
}
