/** Who acquires slots: a company, or undefined for the server's own work. */
export type Owner = number | undefined

// A company that used a connection this recently is active: others leave half of the slots free for it.
const ACTIVE_MS = 1000
/** Time constant of the moving average: after this time past usage counts for a third (1/e). */
const AVERAGE_MS = 250
/** A company whose average of held slots is below this is light. */
const LIGHT = 0.5
/** A company is heavy relative to another if its average is more than this many times the other's. */
const HEAVIER = 2
/**
 * A heavy company that has waited this long may hold a second slot: one long statement must not block its other requests.
 */
const HELD_BACK_MS = 500

interface Waiter { since: number, grant: (granted: boolean) => void }

/** Slots held now, and their exponential moving average as of `at`. */
interface Usage { held: number, average: number, at: number }

/**
 * Shares slots, such as a pool's connections, fairly between tenants. While others wait, or were active in the last second, an owner holds
 * at most half of the slots (at least one), and waiters are served round robin. An owner that is heavy relative to another holds one
 * slot, or two after a wait. A company that is alone may hold all.
 */
export class FairQueue {
  readonly #share: number
  /** Usage of recently active owners, least recently active first. */
  readonly #usage = new Map<Owner, Usage>()
  /** Waiters by owner, in round-robin order. */
  readonly #waiting = new Map<Owner, Waiter[]>()
  #free: number
  #isClosed = false

  /** @param waitMs maximum wait for a slot */
  constructor (size: number, private readonly waitMs: number, private readonly now = () => performance.now()) {
    this.#free = size
    this.#share = Math.max(1, Math.floor(size / 2))
  }

  get waiting (): number {
    let count = 0
    for (const waiters of this.#waiting.values()) count += waiters.length
    return count
  }

  /** Takes a slot if one is available to this owner now; otherwise call `wait`. */
  tryAcquire (owner: Owner): boolean {
    const use = this.#useOf(owner)
    if (this.#free === 0 || this.#waiting.has(owner) || !this.#mayTake(owner, use)) return false
    this.#take(use)
    return true
  }

  /** Waits for a slot. @returns false on a timeout */
  async wait (owner: Owner): Promise<boolean> {
    if (this.#isClosed) return false
    return await new Promise(resolve => {
      const waiters = this.#waiting.get(owner) ?? []
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1)
        if (waiters.length === 0) this.#waiting.delete(owner)
        resolve(false)
        // Others may have been held back for this waiter.
        this.#dispatch()
      }, this.waitMs)
      const chance = setTimeout(() => this.#dispatch(), HELD_BACK_MS)
      const grant = (granted: boolean) => {
        clearTimeout(timer)
        clearTimeout(chance)
        resolve(granted)
      }
      const waiter = { since: this.now(), grant }
      waiters.push(waiter)
      this.#waiting.set(owner, waiters)
      this.#dispatch()
    })
  }

  /** Returns a slot. */
  release (owner: Owner): void {
    this.#useOf(owner).held--
    this.#free++
    if (this.#waiting.size > 0) this.#dispatch()
  }

  /** Refuses all waiters, now and later. */
  close (): void {
    this.#isClosed = true
    for (const waiter of [...this.#waiting.values()].flat()) waiter.grant(false)
    this.#waiting.clear()
  }

  #take (use: Usage): void {
    this.#free--
    use.held++
  }

  /** Marks the owner as active. @returns its usage as of now */
  #useOf (owner: Owner): Usage {
    const now = this.now()
    for (const [other, { held, at }] of this.#usage) {
      if (at >= now - ACTIVE_MS) break
      if (held === 0 && !this.#waiting.has(other)) this.#usage.delete(other)
    }
    const use = this.#usage.get(owner) ?? { held: 0, average: 0, at: now }
    use.average = averageOf(use, now)
    use.at = now
    this.#usage.delete(owner)
    this.#usage.set(owner, use)
    return use
  }

  #mayTake (owner: Owner, { held, average, at }: Usage): boolean {
    if (held === 0) return true
    const hasWaited = (this.#waiting.get(owner)?.[0]?.since ?? at) <= at - HELD_BACK_MS
    const shareOfHeavy = Math.min(hasWaited ? 2 : 1, this.#share)
    for (const [other, use] of this.#usage) {
      // The server's own work is always active: others leave it room only while it waits.
      if (other === owner || (other === undefined && !this.#waiting.has(other))) continue
      const isHeavy = owner !== undefined && other !== undefined && average > Math.max(LIGHT, HEAVIER * averageOf(use, at))
      if (held >= (isHeavy ? shareOfHeavy : this.#share)) return false
    }
    return true
  }

  #dispatch (): void {
    let owners: Owner[] = [...this.#waiting.keys()]
    while (this.#free > 0 && owners.length > 0) {
      owners = owners.filter(owner => {
        const waiters = this.#waiting.get(owner)
        const use = this.#useOf(owner)
        if (waiters === undefined || this.#free === 0 || !this.#mayTake(owner, use)) return false
        const waiter = waiters.shift() as Waiter
        // Re-inserted behind the others (round robin).
        this.#waiting.delete(owner)
        if (waiters.length > 0) this.#waiting.set(owner, waiters)
        this.#take(use)
        waiter.grant(true)
        return waiters.length > 0
      })
    }
  }
}

function averageOf ({ held, average, at }: Usage, now: number): number {
  return held + (average - held) * Math.exp((at - now) / AVERAGE_MS)
}
