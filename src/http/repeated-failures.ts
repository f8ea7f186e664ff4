import type { FastifyBaseLogger } from 'fastify'

const PERIOD_MS = 1000

/** Logs the first of many failures of each cause, and then once a second how many more there were: an overload must not flood the log. */
export class RepeatedFailures {
  /** Cause → how many since it was last told. */
  readonly #more = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  /** @param tell called for those that are counted */
  constructor (private readonly tell: (cause: string, count: number) => void) {}

  /** @param log of the request that failed */
  note (error: unknown, code: string, log: FastifyBaseLogger): void {
    const cause = causeOf(error) ?? code
    const count = this.#more.get(cause)
    if (count === undefined) log.error({ err: error, code }, 'failed')
    this.#more.set(cause, count === undefined ? 0 : count + 1)
    this.#timer ??= setInterval(() => this.#report(), PERIOD_MS).unref()
  }

  /** Tells what was counted until now. */
  close (): void {
    this.#report()
    this.#more.clear()
    clearInterval(this.#timer)
  }

  /** A cause of which there were no more is over: when it comes again, it is logged again. */
  #report (): void {
    for (const [cause, count] of this.#more) {
      if (count === 0) this.#more.delete(cause)
      else {
        this.tell(cause, count)
        this.#more.set(cause, 0)
      }
    }
    if (this.#more.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }
}

/** The code of what lies behind an error, such as an SQLSTATE. */
function causeOf (error: unknown): string | undefined {
  const { code } = (error as { cause?: { code?: unknown } } | null)?.cause ?? {}
  return typeof code === 'string' ? code : undefined
}
