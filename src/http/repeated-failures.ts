import type { FastifyBaseLogger } from 'fastify'

const PERIOD_MS = 1000

/** Logs the first failure of each cause, then once a second the number of further ones, so that an overload does not flood the log. */
export class RepeatedFailures {
  /** Cause → number of failures since the last report. */
  readonly #more = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  /** @param report reports the counted failures of a cause */
  constructor (private readonly report: (cause: string, count: number) => void) {}

  /** Records a failure. @param log the log of the request that failed */
  record (error: unknown, code: string, log: FastifyBaseLogger): void {
    const cause = causeOf(error) ?? code
    const count = this.#more.get(cause)
    if (count === undefined) log.error({ err: error, code }, 'failed')
    this.#more.set(cause, count === undefined ? 0 : count + 1)
    this.#timer ??= setInterval(() => this.#report(), PERIOD_MS).unref()
  }

  /** Reports the failures counted so far. */
  close (): void {
    this.#report()
    this.#more.clear()
    clearInterval(this.#timer)
  }

  /** A cause without new failures is dropped: its next failure is logged in full again. */
  #report (): void {
    for (const [cause, count] of this.#more) {
      if (count === 0) this.#more.delete(cause)
      else {
        this.report(cause, count)
        this.#more.set(cause, 0)
      }
    }
    if (this.#more.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }
}

/** The code of an error's cause, such as an SQLSTATE. */
function causeOf (error: unknown): string | undefined {
  const { code } = (error as { cause?: { code?: unknown } } | null)?.cause ?? {}
  return typeof code === 'string' ? code : undefined
}
