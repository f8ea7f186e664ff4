import { setTimeout as sleep } from 'node:timers/promises'

export interface WorkLog { warn: (details: object, message: string) => void }

const AGAIN_MS = 20

/** Work that runs beside requests, one round at a time: when it is woken, and now and then. A failed round is tried again. */
export abstract class BackgroundWork {
  readonly #stopped = new AbortController()
  #wake: () => void = () => {}
  #isWoken = false
  #loop: Promise<void> | undefined

  /** @param interval milliseconds after which a round begins unwoken */
  constructor (private readonly name: string, private readonly log: WorkLog, private readonly interval: number) {}

  /** One round. `again` when there is more to do at once. */
  protected abstract work (): Promise<'again' | 'done'>

  start (): void { this.#loop ??= this.#run() }

  /** There is something to do: the next round begins at once, or after the one that is under way. */
  wake (): void {
    this.#isWoken = true
    this.#wake()
  }

  /** Ends after the round that is under way. */
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
        this.log.warn({ err: error }, `${this.name}: a round failed and is tried again`)
      }
      // A short pause in any case: what comes meanwhile is done in one round.
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
