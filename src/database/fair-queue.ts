import { averageOf, isHeavier, type Owner, type Slot, type Usage } from './slot-usage.js'

// Ten connections; company 1 runs 40 slow exports at once, and holds all ten. Company 2 sends one request:
//
//   it waits for the next connection that is returned, and gets it, although 30 requests of company 1 have waited for longer
//   while company 2 is active, company 1 gets one connection at a time, because it has held more than twice as many on average;
//     a second one once the first was held for half a second
//   a second after the last request of company 2, company 1 may have all ten again

// A company that used a connection this recently is active: others leave half of the slots free for it.
const ACTIVE_MS = 1000
/** A heavy company that has held a slot this long may hold a second one: one long statement must not block its other requests. */
const LONG_MS = 500
/**
 * While others were active this recently, a heavy company that has more requests waiting rests after each slot that it held: for half as
 * long as it held it, at most `MAX_REST_MS`. Statements of the others find a processor then. It does not rest after less than
 * `MEDIUM_MS`, nor when its next request has waited for `LONG_MS`.
 */
const RECENT_MS = 100
const REST_SHARE = 0.5
const MAX_REST_MS = 20
const MEDIUM_MS = 3
/** The largest share of all slots that writes may hold: commits that wait for a standby must leave room for reads. */
const WRITES_SHARE = 0.8

interface Waiter { grant: (slot: Slot | undefined) => void, since: number, isWrite: boolean }

/**
 * Shares slots, such as a pool's connections, fairly between tenants. While others wait, or were active in the last second, an owner holds
 * at most half of the slots (at least one), and waiters are served round robin. An owner that is heavy relative to another holds one
 * slot, or two while one of them is held long, and rests after each. A company that is alone may hold all. Writes leave room for reads:
 * among all slots, and among the slots of their owner, where a long-held slot is waiting and keeps no processor busy.
 */
export class FairQueue {
  readonly #share: number
  readonly #maxWriting: number
  /** Usage of recently active owners, least recently active first. */
  readonly #usage = new Map<Owner, Usage>()
  /** The last one of them: it need not be moved behind the others. */
  #latest: Usage | undefined
  /** Waiters by owner, in round-robin order. */
  readonly #waiting = new Map<Owner, Waiter[]>()
  #free: number
  #writing = 0
  #isClosed = false

  /** @param waitMs maximum wait for a slot */
  constructor (size: number, private readonly waitMs: number, private readonly now = () => performance.now()) {
    this.#free = size
    this.#share = Math.max(1, Math.floor(size / 2))
    this.#maxWriting = Math.max(1, Math.floor(size * WRITES_SHARE))
  }

  get waiting (): number {
    let count = 0
    for (const waiters of this.#waiting.values()) count += waiters.length
    return count
  }

  /** Takes a slot if one is available to this owner now; otherwise call `wait`. */
  tryAcquire (owner: Owner, isWrite = false): Slot | undefined {
    const use = this.#useOf(owner)
    const isBehind = this.#waiting.get(owner)?.some(waiter => waiter.isWrite === isWrite) === true
    return this.#free === 0 || isBehind || !this.#mayTake(owner, use, isWrite) ? undefined : this.#take(owner, use, isWrite)
  }

  /** Waits for a slot. @returns undefined on a timeout */
  async wait (owner: Owner, isWrite = false): Promise<Slot | undefined> {
    if (this.#isClosed) return undefined
    return await new Promise(resolve => {
      const waiters = this.#waiting.get(owner) ?? []
      const timeout = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1)
        if (waiters.length === 0) this.#waiting.delete(owner)
        waiter.grant(undefined)
        // Others may have been held back for this waiter.
        this.#dispatch()
      }, this.waitMs)
      // A slot that the owner holds may be held long by then.
      const chances = setInterval(() => this.#dispatch(), LONG_MS)
      const grant = (slot: Slot | undefined) => {
        clearTimeout(timeout)
        clearInterval(chances)
        resolve(slot)
      }
      const waiter = { grant, since: this.now(), isWrite }
      waiters.push(waiter)
      this.#waiting.set(owner, waiters)
      this.#dispatch()
    })
  }

  /** Returns a slot. */
  release (slot: Slot): void {
    const use = this.#useOf(slot.owner)
    use.held.delete(slot)
    this.#free++
    if (slot.isWrite) this.#writing--
    this.#rest(slot, use)
    if (this.#waiting.size > 0) this.#dispatch()
  }

  /** Refuses all waiters, now and later. */
  close (): void {
    this.#isClosed = true
    for (const { grant } of [...this.#waiting.values()].flat()) grant(undefined)
    this.#waiting.clear()
  }

  #take (owner: Owner, { held }: Usage, isWrite: boolean): Slot {
    const slot = { owner, since: this.now(), isWrite }
    this.#free--
    if (isWrite) this.#writing++
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
    const use = this.#usage.get(owner) ?? { held: new Set(), average: 0, at: now, isResting: false }
    use.average = averageOf(use, now)
    use.at = now
    if (use === this.#latest) return use
    this.#latest = use
    this.#usage.delete(owner)
    this.#usage.set(owner, use)
    return use
  }

  /** After its only slot was held: lets the others have the processors for a moment. */
  #rest ({ owner, since }: Slot, use: Usage): void {
    const took = use.at - since
    const next = this.#waiting.get(owner)?.[0]
    if (took < MEDIUM_MS || next === undefined || use.at - next.since > LONG_MS || use.held.size > 0) return
    const isRecent = ({ at }: Usage) => at > use.at - RECENT_MS
    if (![...this.#usage].some(([other, theirs]) => other !== owner && isRecent(theirs) && isHeavier(owner, use, other, theirs))) return
    use.isResting = true
    setTimeout(() => {
      use.isResting = false
      this.#dispatch()
    }, Math.min(took * REST_SHARE, MAX_REST_MS))
  }

  #mayTake (owner: Owner, use: Usage, isWrite: boolean): boolean {
    const { at, isResting } = use
    if (isResting || (isWrite && this.#writing === this.#maxWriting)) return false
    const held = [...use.held].filter(slot => isWrite || !slot.isWrite || slot.since > at - LONG_MS)
    const [oldest] = held
    if (oldest === undefined) return true
    const shareOfHeavy = Math.min(oldest.since <= at - LONG_MS ? 2 : 1, this.#share)
    for (const [other, theirs] of this.#usage) {
      // The server's own work is always active: others leave it room only while it waits.
      if (other === owner || (other === undefined && !this.#waiting.has(other))) continue
      if (held.length >= (isHeavier(owner, use, other, theirs) ? shareOfHeavy : this.#share)) return false
    }
    return true
  }

  #dispatch (): void {
    let owners: Owner[] = [...this.#waiting.keys()]
    while (this.#free > 0 && owners.length > 0) {
      owners = owners.filter(owner => {
        const waiters = this.#waiting.get(owner)
        const use = this.#useOf(owner)
        const next = waiters === undefined || this.#free === 0 ? undefined : this.#nextOf(owner, use, waiters)
        if (waiters === undefined || next === undefined) return false
        waiters.splice(waiters.indexOf(next), 1)
        // Re-inserted behind the others (round robin).
        this.#waiting.delete(owner)
        if (waiters.length > 0) this.#waiting.set(owner, waiters)
        next.grant(this.#take(owner, use, next.isWrite))
        return waiters.length > 0
      })
    }
  }

  /** The first waiter that may take a slot now: if the first write may not, the first read. */
  #nextOf (owner: Owner, use: Usage, waiters: Waiter[]): Waiter | undefined {
    const [first] = waiters
    if (first === undefined || this.#mayTake(owner, use, first.isWrite)) return first
    return first.isWrite && this.#mayTake(owner, use, false) ? waiters.find(({ isWrite }) => !isWrite) : undefined
  }
}
