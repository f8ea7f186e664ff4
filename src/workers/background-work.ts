import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/port.js'

export interface WorkLog { warn: (details: object, message: string) => void }

const AGAIN_MS = 20
/** The longest pause after a round that failed. */
const RETRY_MS = 5000

/**
 * A background worker that runs one round at a time: when woken, and at an interval. It begins when the database is ready, and again when
 * that is back after it was away; meanwhile it waits, as it does while this server may not write. A failed round is retried.
 */
export abstract class BackgroundWork {
  readonly #stopped = new AbortController()
  #wake: () => void = () => {}
  #isWoken = false
  #loop: Promise<void> | undefined

  /** @param interval milliseconds after which a round starts without being woken */
  constructor (
    private readonly name: string, protected readonly database: Database, protected readonly log: WorkLog, private readonly interval: number
  ) {}

  /** Runs one round, while the database can be reached. @returns `again` when there is more to do immediately */
  protected abstract work (): Promise<'again' | 'done'>

  start (): void {
    if (this.#loop !== undefined) return
    this.#loop = this.#run()
    this.database.onReachable(() => this.wake())
  }

  /** Starts the next round immediately, or after the current one. */
  wake (): void {
    this.#isWoken = true
    this.#wake()
  }

  /** Runs rounds until nothing is left to do, whatever the loop does meanwhile. */
  async runNow (): Promise<void> {
    while (await this.work() === 'again');
  }

  /** Whether it is to end: a long round looks at this between two of its parts. */
  protected get isStopped (): boolean { return this.#stopped.signal.aborted }

  /** Stops after the current round. */
  async stop (): Promise<void> {
    this.#stopped.abort()
    this.#wake()
    await this.#loop
  }

  async #run (): Promise<void> {
    const { signal } = this.#stopped
    while (!signal.aborted) {
      this.#isWoken = false
      const pause = this.database.isReachable && this.database.mayWrite ? await this.#round() : this.interval
      // A short pause after every round batches the work that arrives meanwhile.
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
      if (pause > 0 && !this.#isWoken) await this.#rest(pause)
    }
  }

  /** @returns milliseconds until the next round */
  async #round (): Promise<number> {
    try {
      return await this.work() === 'again' ? 0 : this.interval
    } catch (error) {
      this.log.warn({ err: error }, `${this.name}: a round failed and will be retried`)
      return Math.min(this.interval, RETRY_MS)
    }
  }

  async #rest (ms: number): Promise<void> {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms).unref()
      const wake = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#wake = wake
      if (this.#stopped.signal.aborted || this.#isWoken) wake()
    })
  }
}
