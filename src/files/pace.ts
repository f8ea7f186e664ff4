// Twenty files of 10 MB arrive at once while pages are read:
//
//   the first 8 MB of them are worked on as they come, then 40 MB a second of all of them together, by turns of their companies
//   100 ms after the last page, what waits goes on at once, and as fast as it can
//
// Files and pages share the processors. Without this, a page takes five times as long (p99) while files pass; with it, less than twice.

/** Bytes a millisecond, while others are in a hurry. An upload is counted as it arrives and as it is stored, text whenever it is read. */
const RATE = 40_000
/** Bytes that pass at once: most files are smaller. */
const BURST = 8_000_000
/** Bytes of a turn, where they come in smaller pieces: companies take turns that are alike. */
export const TURN = 262_144
const RECENT_MS = 100
const CHECK_MS = 5
/** A client or a store that gets nothing for longer may take it for a failure. */
const MAX_WAIT_MS = 1000

/** Waits until so many bytes of a file may be worked on. */
export type Turn = (bytes: number) => Promise<void>

/** What each piece of a file waits for: the first of every 256 kB takes their turn. @param length bytes of the file */
export function turnsOf (turn: Turn, length: number): Turn {
  let [at, passed] = [0, 0]
  return async bytes => {
    if (at >= passed) {
      const next = Math.min(Math.max(bytes, TURN), length - at)
      await turn(next)
      passed = at + next
    }
    at += bytes
  }
}

interface Waiter { bytes: number, since: number, go: () => void }

/** Lets the bytes of files pass so slowly that other requests of the process do not wait for them. */
export class Pace {
  #hurriedAt = -Infinity
  #credit = BURST
  #countedAt = 0
  /** By company, in the order of their turns. */
  readonly #waiting = new Map<number, Waiter[]>()
  #timer: NodeJS.Timeout | undefined

  constructor (private readonly now = () => performance.now()) {}

  /** Notes that somebody waits for something else than a file. */
  hurry (): void { this.#hurriedAt = this.now() }

  /** Waits until so many bytes of a file may be worked on. */
  async turn (companyId: number, bytes: number): Promise<void> {
    const now = this.now()
    if (this.#waiting.size === 0 && this.#mayPass(bytes, now)) return
    await new Promise<void>(go => {
      const waiters = this.#waiting.get(companyId) ?? []
      waiters.push({ bytes, since: now, go })
      this.#waiting.set(companyId, waiters)
      this.#timer ??= setInterval(() => this.#pass(), CHECK_MS)
    })
  }

  #mayPass (bytes: number, now: number): boolean {
    if (now - this.#hurriedAt > RECENT_MS) return true
    this.#credit = Math.min(BURST, this.#credit + (now - this.#countedAt) * RATE)
    this.#countedAt = now
    if (this.#credit <= 0) return false
    this.#credit -= bytes
    return true
  }

  #pass (): void {
    const now = this.now()
    let hasCredit = true
    // A company that is put back behind the others comes again.
    for (const [companyId, waiters] of this.#waiting) {
      const [first] = waiters
      if (first === undefined) break
      hasCredit &&= this.#mayPass(first.bytes, now)
      if (!hasCredit && now - first.since < MAX_WAIT_MS) continue
      this.#waiting.delete(companyId)
      if (waiters.length > 1) this.#waiting.set(companyId, waiters.slice(1))
      first.go()
    }
    if (this.#waiting.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
