/** Who takes places: a company, or undefined for the server's own work. */
export type Owner = number | undefined

// A company that has used a connection this recently comes again, soon: the others leave it its half meanwhile.
const ACTIVE_MS = 1000
/** How long "lately" is: what was held counts for a third after this time. */
const LATELY_MS = 250
/** A company that held fewer places than this on average lately is light. */
const LIGHT = 0.5
/** One that held more than so many times what another did is heavy beside it. */
const HEAVIER = 2
/**
 * For those who have waited this long there is a second place beside that of a heavy company: one long statement must not stop all
 * others.
 */
const HELD_BACK_MS = 500

interface Waiter { since: number, grant: (granted: boolean) => void }

/** How many places somebody holds, and how many on average lately, as of a time. */
interface Usage { held: number, average: number, at: number }

/**
 * Shares places, such as a pool's connections, between companies: while others wait, or were there a second ago, nobody takes more than
 * half of them (at least one), and those who wait have their turns round robin. One that is heavy beside another takes one at a time, or
 * two, as there are more connections than processors. A company that is alone takes all.
 */
export class FairQueue {
  readonly #share: number
  /** Of those who were here lately, the longest ago first. */
  readonly #usage = new Map<Owner, Usage>()
  /** In the order of turns. */
  readonly #waiting = new Map<Owner, Waiter[]>()
  #free: number
  #isOver = false

  /** @param waitMs how long somebody waits for a place at most */
  constructor (size: number, private readonly waitMs: number, private readonly now = () => performance.now()) {
    this.#free = size
    this.#share = Math.max(1, Math.floor(size / 2))
  }

  get waiting (): number {
    let count = 0
    for (const waiters of this.#waiting.values()) count += waiters.length
    return count
  }

  /** Takes a place if there is one for this owner now; else it is for `wait`. */
  tryAcquire (owner: Owner): boolean {
    const use = this.#useOf(owner)
    if (this.#free === 0 || this.#waiting.has(owner) || !this.#mayTake(owner, use)) return false
    this.#take(use)
    return true
  }

  /** Waits for a place. @returns false when none came in time */
  async wait (owner: Owner): Promise<boolean> {
    if (this.#isOver) return false
    return await new Promise(resolve => {
      const waiters = this.#waiting.get(owner) ?? []
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1)
        if (waiters.length === 0) this.#waiting.delete(owner)
        resolve(false)
        // Others were held back for this one, perhaps.
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

  /** Gives a place back. */
  release (owner: Owner): void {
    this.#useOf(owner).held--
    this.#free++
    if (this.#waiting.size > 0) this.#dispatch()
  }

  /** Nobody waits any more. */
  close (): void {
    this.#isOver = true
    for (const waiter of [...this.#waiting.values()].flat()) waiter.grant(false)
    this.#waiting.clear()
  }

  #take (use: Usage): void {
    this.#free--
    use.held++
  }

  /** Notes that somebody is here. @returns its use, as of now */
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
      // The server's own work never ends: others leave it room while it waits, and no longer.
      if (other === owner || (other === undefined && !this.#waiting.has(other))) continue
      const isHeavy = owner !== undefined && other !== undefined && average > Math.max(LIGHT, HEAVIER * averageOf(use, at))
      if (held >= (isHeavy ? shareOfHeavy : this.#share)) return false
    }
    return true
  }

  #dispatch (): void {
    let turn: Owner[] = [...this.#waiting.keys()]
    while (this.#free > 0 && turn.length > 0) {
      turn = turn.filter(owner => {
        const waiters = this.#waiting.get(owner)
        const use = this.#useOf(owner)
        if (waiters === undefined || this.#free === 0 || !this.#mayTake(owner, use)) return false
        const waiter = waiters.shift() as Waiter
        // Behind the others.
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
  return held + (average - held) * Math.exp((at - now) / LATELY_MS)
}
