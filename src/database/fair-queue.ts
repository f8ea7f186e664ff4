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
/** A heavy company that has held a slot this long may hold a second one: one long statement must not block its other requests. */
const LONG_MS = 500

/** A slot that is held, since when. */
export interface Slot { readonly owner: Owner, readonly since: number }

type Grant = (slot: Slot | undefined) => void

/** Slots held now, the oldest first, and the exponential moving average of their number as of `at`. */
interface Usage { held: Set<Slot>, average: number, at: number }

/**
 * Shares slots, such as a pool's connections, fairly between tenants. While others wait, or were active in the last second, an owner holds
 * at most half of the slots (at least one), and waiters are served round robin. An owner that is heavy relative to another holds one
 * slot, or two while one of them is held long. A company that is alone may hold all.
 */
export class FairQueue {
  readonly #share: number
  /** Usage of recently active owners, least recently active first. */
  readonly #usage = new Map<Owner, Usage>()
  /** Waiters by owner, in round-robin order. */
  readonly #waiting = new Map<Owner, Grant[]>()
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
  tryAcquire (owner: Owner): Slot | undefined {
    const use = this.#useOf(owner)
    return this.#free === 0 || this.#waiting.has(owner) || !this.#mayTake(owner, use) ? undefined : this.#take(owner, use)
  }

  /** Waits for a slot. @returns undefined on a timeout */
  async wait (owner: Owner): Promise<Slot | undefined> {
    if (this.#isClosed) return undefined
    return await new Promise(resolve => {
      const waiters = this.#waiting.get(owner) ?? []
      const timeout = setTimeout(() => {
        waiters.splice(waiters.indexOf(grant), 1)
        if (waiters.length === 0) this.#waiting.delete(owner)
        grant(undefined)
        // Others may have been held back for this waiter.
        this.#dispatch()
      }, this.waitMs)
      // A slot that the owner holds may be held long by then.
      const chances = setInterval(() => this.#dispatch(), LONG_MS)
      const grant: Grant = slot => {
        clearTimeout(timeout)
        clearInterval(chances)
        resolve(slot)
      }
      waiters.push(grant)
      this.#waiting.set(owner, waiters)
      this.#dispatch()
    })
  }

  /** Returns a slot. */
  release (slot: Slot): void {
    this.#useOf(slot.owner).held.delete(slot)
    this.#free++
    if (this.#waiting.size > 0) this.#dispatch()
  }

  /** Refuses all waiters, now and later. */
  close (): void {
    this.#isClosed = true
    for (const grant of [...this.#waiting.values()].flat()) grant(undefined)
    this.#waiting.clear()
  }

  #take (owner: Owner, { held }: Usage): Slot {
    const slot = { owner, since: this.now() }
    this.#free--
    held.add(slot)
    return slot
  }

  /** Marks the owner as active. @returns its usage as of now */
  #useOf (owner: Owner): Usage {
    const now = this.now()
    for (const [other, { held, at }] of this.#usage) {
      if (at >= now - ACTIVE_MS) break
      if (held.size === 0 && !this.#waiting.has(other)) this.#usage.delete(other)
    }
    const use = this.#usage.get(owner) ?? { held: new Set(), average: 0, at: now }
    use.average = averageOf(use, now)
    use.at = now
    this.#usage.delete(owner)
    this.#usage.set(owner, use)
    return use
  }

  #mayTake (owner: Owner, { held, average, at }: Usage): boolean {
    const [oldest] = held
    if (oldest === undefined) return true
    const shareOfHeavy = Math.min(oldest.since <= at - LONG_MS ? 2 : 1, this.#share)
    for (const [other, use] of this.#usage) {
      // The server's own work is always active: others leave it room only while it waits.
      if (other === owner || (other === undefined && !this.#waiting.has(other))) continue
      const isHeavy = owner !== undefined && other !== undefined && average > Math.max(LIGHT, HEAVIER * averageOf(use, at))
      if (held.size >= (isHeavy ? shareOfHeavy : this.#share)) return false
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
        const grant = waiters.shift() as Grant
        // Re-inserted behind the others (round robin).
        this.#waiting.delete(owner)
        if (waiters.length > 0) this.#waiting.set(owner, waiters)
        grant(this.#take(owner, use))
        return waiters.length > 0
      })
    }
  }
}

function averageOf ({ held, average, at }: Usage, now: number): number {
  return held.size + (average - held.size) * Math.exp((at - now) / AVERAGE_MS)
}
