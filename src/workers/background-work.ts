import { setTimeout as sleep } from 'node:timers/promises'

export interface WorkLog { warn: (details: object, message: string) => void }

const AGAIN_MS = 20

/** A background worker that runs one round at a time: when woken, and at an interval. A failed round is retried. */
export abstract class BackgroundWork {
  readonly #stopped = new AbortController()
  #wake: () => void = () => {}
  #isWoken = false
  #loop: Promise<void> | undefined

  /** @param interval milliseconds after which a round starts without being woken */
  constructor (private readonly name: string, private readonly log: WorkLog, private readonly interval: number) {}

  /** Runs one round. @returns `again` when there is more to do immediately */
  protected abstract work (): Promise<'again' | 'done'>

  start (): void { this.#loop ??= this.#run() }

  /** Starts the next round immediately, or after the current one. */
  wake (): void {
    this.#isWoken = true
    this.#wake()
  }

  /** Runs rounds until nothing is left to do, whatever the loop does meanwhile. */
  async runNow (): Promise<void> {
    while (await this.work() === 'again');
  }

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
      let outcome: 'again' | 'done' = 'done'
      try {
        outcome = await this.work()
      } catch (error) {
        this.log.warn({ err: error }, `${this.name}: a round failed and will be retried`)
      }
      // A short pause after every round batches the work that arrives meanwhile.
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
      if (outcome === 'done' && !this.#isWoken) await this.#rest()
    }
  }

  async #rest (): Promise<void> {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, this.interval).unref()
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#stopped.signal.aborted || this.#isWoken) this.#wake()
    })
  }
}
