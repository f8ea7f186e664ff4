import { unavailable } from './failures.js'

/** What an engine does for its opening. */
export interface OpeningSteps {
  /**
   * Prepares the engine, and calls `attempt`, which migrates the schema and runs the start steps, until it succeeds.
   * @throws StartError when retrying does not help
   */
  open?: (attempt: () => Promise<void>, stopped: AbortSignal) => Promise<void>
  /** Called whenever the status changes; with the cause while it has to wait. */
  onStatus?: (status: string, cause?: unknown) => void
}

// A server listens first and opens its database meanwhile: `connecting`, `migrating`, `making the sandbox` (a start step), and ready. An
// attempt that fails for a passing reason is made again, and goes on with the step that failed.

/** The opening of a database, once: the migration, then the start steps. */
export class Opening {
  readonly #waiting: Array<() => Promise<void>> = []
  #opening: Promise<string[]> | undefined
  #isMigrated = false
  #isReady = false
  #status = 'connecting'

  /**
   * @param migrate migrates the schema, and is the names of the migrations that it ran
   * @param onReady called when everything has succeeded
   */
  constructor (
    private readonly steps: OpeningSteps, private readonly migrate: () => Promise<string[]>, private readonly stopped: AbortSignal,
    private readonly onReady: () => void
  ) {}

  /** Whether statements may be sent, also those of start steps. */
  get isMigrated (): boolean { return this.#isMigrated && !this.stopped.aborted }

  get isReady (): boolean { return this.#isReady && !this.stopped.aborted }

  /** In plain words; meaningless once the database is ready. */
  get status (): string { return this.#status }

  /** @returns the names of the migrations that were run */
  async open (): Promise<string[]> { return await (this.#opening ??= this.#open()) }

  async #open (): Promise<string[]> {
    let migrations: string[] = []
    const attempt = async () => {
      if (!this.#isMigrated) migrations = await this.migrate()
      if (this.stopped.aborted) throw unavailable()
      this.#isMigrated = true
      for (let step = this.#waiting[0]; step !== undefined; step = this.#waiting[0]) {
        await step()
        this.#waiting.shift()
      }
      this.#isReady = true
      if (this.isReady) this.onReady()
    }
    await (this.steps.open?.(attempt, this.stopped) ?? attempt())
    return migrations
  }

  /** Registers a start step, run after the migration and before the database is ready; runs it now if it is ready already. */
  async prepare (step: () => Promise<void>, status?: string): Promise<void> {
    if (this.isReady) await step()
    else this.#waiting.push(async () => { if (status !== undefined) this.report(status); await step() })
  }

  /** Sets the status. */
  report (status: string, cause?: unknown): void {
    if (status !== this.#status) this.steps.onStatus?.(status, cause)
    this.#status = status
  }

  /** Waits until the opening has ended, well or not. */
  async ended (): Promise<void> { await this.#opening?.catch(() => {}) }
}
