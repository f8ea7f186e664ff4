import type { Owner } from './fair-shares.js'

interface Waiter { owner: Owner, grant: (release: (() => void) | undefined) => void }

/** Places for heavy work of a process: an owner has one at a time. Who asks first is served first, of those who have none. */
export class ReportPlaces {
  readonly #owners = new Set<Owner>()
  readonly #waiters: Waiter[] = []

  constructor (private readonly size: number) {}

  /**
   * Waits for a place.
   * @param ended ends the wait early
   * @returns what gives it back; undefined if none came in time
   */
  async take (owner: Owner, ended: AbortSignal): Promise<(() => void) | undefined> {
    return await new Promise(resolve => {
      const giveUp = () => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
        resolve(undefined)
      }
      const grant: Waiter['grant'] = release => {
        ended.removeEventListener('abort', giveUp)
        resolve(release)
      }
      const waiter = { owner, grant }
      this.#waiters.push(waiter)
      ended.addEventListener('abort', giveUp, { once: true })
      this.#serve()
    })
  }

  #serve (): void {
    while (this.#owners.size < this.size) {
      const at = this.#waiters.findIndex(({ owner }) => !this.#owners.has(owner))
      if (at === -1) return
      const [{ owner, grant }] = this.#waiters.splice(at, 1) as [Waiter]
      this.#owners.add(owner)
      grant(() => {
        this.#owners.delete(owner)
        this.#serve()
      })
    }
  }
}
