import type { FastifyBaseLogger } from 'fastify'

const PERIOD_MS = 1000

/** Logs the first of many failures of one kind, and then once a second how many more there were: an overload must not flood the log. */
export class RepeatedFailures {
  #more = 0
  #timer: NodeJS.Timeout | undefined

  /** @param tell called for those that are counted */
  constructor (private readonly tell: (count: number) => void) {}

  /** @param log of the request that failed */
  note (error: unknown, code: string, log: FastifyBaseLogger): void {
    if (this.#timer === undefined) {
      log.error({ err: error, code }, 'failed')
      this.#timer = setInterval(() => this.#next(), PERIOD_MS).unref()
    } else {
      this.#more++
    }
  }

  /** Tells what was counted until now. */
  close (): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    if (this.#more > 0) this.tell(this.#more)
    this.#more = 0
  }

  #next (): void {
    if (this.#more === 0) return this.close()
    this.tell(this.#more)
    this.#more = 0
  }
}
