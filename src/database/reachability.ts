import { setTimeout as sleep } from 'node:timers/promises'

const PROBE_MS = 500

/** A database whose state is told. */
export interface Watched {
  /** One round trip, over a new connection if there is none. */
  ping: () => Promise<void>
  /** Told of a change, with its cause where it is for the worse. */
  report: (status: string, cause?: unknown) => void
}

/**
 * Whether the database can be reached, for work that waits for it. It is away when no connection is left and none can be opened; then it is
 * pinged again and again, whether or not anybody else uses it.
 */
export class Reachability {
  readonly #listeners: Array<() => void> = []
  #isOpen = false
  #isAway = false

  constructor (private readonly database: Watched, private readonly stopped: AbortSignal) {}

  get isReachable (): boolean { return this.#isOpen && !this.#isAway }

  /** Calls `listener` each time the database becomes reachable, and now if it is. */
  onReachable (listener: () => void): void {
    this.#listeners.push(listener)
    if (this.isReachable) listener()
  }

  opened (): void {
    this.#isOpen = true
    this.#tell()
  }

  /** There is a connection. */
  connected (): void {
    if (!this.#isAway) return
    this.#isAway = false
    if (!this.#isOpen) return
    this.database.report('the database is back')
    this.#tell()
  }

  /** There is no connection, and none can be opened. */
  lost (cause: unknown): void {
    if (this.#isAway) return
    this.#isAway = true
    if (!this.#isOpen || this.stopped.aborted) return
    this.database.report('the database is away', cause)
    void this.#probe()
  }

  #tell (): void {
    if (this.isReachable) for (const listener of this.#listeners) listener()
  }

  async #probe (): Promise<void> {
    while (this.#isAway && !this.stopped.aborted) {
      await sleep(PROBE_MS, undefined, { signal: this.stopped, ref: false }).catch(() => {})
      await this.database.ping().catch(() => {})
    }
  }
}
