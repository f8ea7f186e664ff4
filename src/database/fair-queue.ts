import { averageOf, isHeavier, type Owner, type Slot, type Usage } from './slot-usage.js'

// Ten connections; company 1 runs 40 slow exports at once, and holds all ten. Company 2 sends one request:
//
//   it gets the next connection that is returned, although 30 requests of company 1 have waited for longer
//   until a second after its last request, company 1 gets one connection at a time, a second one once the first was held for half a second

/** A company that used a slot this recently is active: others leave half of the slots free for it. */
const ACTIVE_MS = 1000
/** A slot held this long is waiting for something: its company may hold one more. */
const LONG_MS = 500
/** Beside companies that were active in the last 100 ms a heavy one rests for half of what a slot took, so that they find a processor. */
const REST = { besideMs: 100, share: 0.5, mostMs: 20, afterMs: 3 }
/** Writes leave slots to reads: commits may wait for a standby. */
const WRITES_SHARE = 0.8

interface Waiter { grant: (slot: Slot | undefined) => void, since: number, isWrite: boolean }
interface Company extends Usage { readonly waiters: Waiter[], isResting: boolean }

/**
 * Shares slots, such as a pool's connections, between companies: one that is alone may hold all; beside others that are active, half; if it
 * is heavy beside one of them, one, or two while one of them is held long. Who waits is served in turn, a company after the other.
 */
export class FairQueue {
  /** The one that was served longest ago is the first. */
  readonly #companies = new Map<Owner, Company>()
  readonly #share: number
  readonly #maxWriting: number
  #free: number
  #writing = 0
  #waiting = 0
  #isClosed = false

  /** @param waitMs maximum wait for a slot */
  constructor (size: number, private readonly waitMs: number, private readonly now = () => performance.now()) {
    this.#free = size
    this.#share = Math.max(1, Math.floor(size / 2))
    this.#maxWriting = Math.max(1, Math.floor(size * WRITES_SHARE))
  }

  get waiting (): number { return this.#waiting }

  /** Takes a slot if one is available to this owner now; otherwise call `wait`. */
  tryAcquire (owner: Owner, isWrite = false): Slot | undefined {
    const company = this.#of(owner)
    const isBehind = company.waiters.some(waiter => waiter.isWrite === isWrite)
    return isBehind || !this.#mayTake(company, isWrite) ? undefined : this.#take(company, isWrite)
  }

  /** Waits for a slot. @returns undefined on a timeout */
  async wait (owner: Owner, isWrite = false): Promise<Slot | undefined> {
    if (this.#isClosed) return undefined
    const company = this.#of(owner)
    let timers: NodeJS.Timeout[] = []
    return await new Promise<Slot | undefined>(grant => {
      const waiter = { grant, since: company.at, isWrite }
      company.waiters.push(waiter)
      this.#waiting++
      const giveUp = () => {
        this.#end(waiter, company, undefined)
        // Others may have been held back for this one.
        this.#dispatch()
      }
      // A slot that the company holds may be held long by then.
      timers = [setTimeout(giveUp, this.waitMs), setInterval(() => this.#dispatch(), LONG_MS)]
      this.#dispatch()
    }).finally(() => timers.forEach(clearTimeout))
  }

  /** Returns a slot. */
  release (slot: Slot): void {
    const company = this.#of(slot.owner)
    company.held.splice(company.held.indexOf(slot), 1)
    this.#free++
    if (slot.isWrite) this.#writing--
    if (this.#mustRest(company, slot)) {
      company.isResting = true
      setTimeout(() => {
        company.isResting = false
        this.#dispatch()
      }, Math.min((company.at - slot.since) * REST.share, REST.mostMs))
    }
    this.#dispatch()
  }

  /** Refuses all waiters, now and later. */
  close (): void {
    this.#isClosed = true
    for (const company of this.#companies.values()) for (const waiter of [...company.waiters]) this.#end(waiter, company, undefined)
  }

  #end (waiter: Waiter, { waiters }: Company, slot: Slot | undefined): void {
    waiters.splice(waiters.indexOf(waiter), 1)
    this.#waiting--
    waiter.grant(slot)
  }

  /** Marks the company as active. @returns it, with its average as of now */
  #of (owner: Owner): Company {
    const now = this.now()
    let company = this.#companies.get(owner)
    if (company === undefined) {
      for (const other of this.#companies.values()) if (!isActive(other, now)) this.#companies.delete(other.owner)
      this.#companies.set(owner, company = { owner, held: [], average: 0, at: now, waiters: [], isResting: false })
    }
    company.average = averageOf(company, now)
    company.at = now
    return company
  }

  #take ({ owner, held, at: since }: Company, isWrite: boolean): Slot {
    const slot = { owner, since, isWrite }
    this.#free--
    if (isWrite) this.#writing++
    held.push(slot)
    return slot
  }

  /** After less than 3 ms there is nothing to rest from, and who has waited long waits no longer. */
  #mustRest (company: Company, { since }: Slot): boolean {
    const { at, held, waiters: [next] } = company
    if (next === undefined || held.length > 0 || at - since < REST.afterMs || at - next.since > LONG_MS) return false
    return [...this.#companies.values()].some(other => other !== company && other.at > at - REST.besideMs && isHeavier(company, other))
  }

  #mayTake (company: Company, isWrite: boolean): boolean {
    if (this.#free === 0 || company.isResting || (isWrite && this.#writing === this.#maxWriting)) return false
    // A write that is held long keeps no processor busy: it leaves room to reads.
    const held = company.held.filter(slot => isWrite || !slot.isWrite || slot.since > company.at - LONG_MS)
    if (held[0] === undefined) return true
    const ofHeavy = Math.min(held[0].since <= company.at - LONG_MS ? 2 : 1, this.#share)
    for (const other of this.#companies.values()) {
      // The server's own work is always active: others leave it room only while it waits.
      const counts = other !== company && (other.owner === undefined ? other.waiters.length > 0 : isActive(other, company.at))
      if (counts && held.length >= (isHeavier(company, other) ? ofHeavy : this.#share)) return false
    }
    return true
  }

  /** Serves those who wait, a company after the other, until nobody may take a slot. */
  #dispatch (): void {
    for (let isServed = this.#waiting > 0; isServed;) {
      isServed = false
      for (const { owner, waiters } of [...this.#companies.values()]) {
        const [first] = waiters
        if (first === undefined || this.#free === 0) continue
        const company = this.#of(owner)
        // If its first write may not, its first read.
        const next = [first, waiters.find(({ isWrite }) => !isWrite)].find(one => one !== undefined && this.#mayTake(company, one.isWrite))
        if (next === undefined) continue
        isServed = true
        this.#companies.delete(owner)
        this.#companies.set(owner, company)
        this.#end(next, company, this.#take(company, next.isWrite))
      }
    }
  }
}

const isActive = ({ at, held, waiters }: Company, now: number) => at >= now - ACTIVE_MS || held.length > 0 || waiters.length > 0
