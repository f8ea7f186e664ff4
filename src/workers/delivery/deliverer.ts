import type { Database } from '../../database/port.js'
import { claimTargets, freeClaims } from '../../domain/deliveries/queue.js'
import { companiesOf, DELIVERIES_CHANNEL } from '../../domain/events/notifications.js'
import type { DeliveryUpdate } from '../../domain/deliveries/outcome.js'
import type { TargetRules } from '../../domain/webhooks/guard.js'
import { BackgroundWork, type WorkLog } from '../background-work.js'
import { QueueRun } from './queue-run.js'
import { Sender } from './sender.js'

/** What may come of an attempt: `failed` is tried again, `dead` is not. */
export const ATTEMPT_RESULTS = ['delivered', 'failed', 'dead'] as const

/** Queues that one process works on at once, and about so many of one company: its slow addresses must leave room for others. */
const MAX_QUEUES = 300
const MAX_OF_COMPANY = 100
/** Queues that are claimed at a time. */
const CLAIMS = 25
const CUT_OFF_MS = 3500

/**
 * Sends what is due to webhooks: claims queues, so that replicas share them, and runs each until there is nothing left in it or
 * its turn is over. Looks when it is told that something came, and each second for what is to be tried again.
 */
export class Deliverer extends BackgroundWork {
  readonly #sender: Sender
  readonly #runs = new Map<QueueRun, Promise<void>>()
  readonly #ofCompany = new Map<number, number>()
  #hasBegun = false
  #isStopping = false

  /** @param onResult told of each attempt when what came of it is saved */
  constructor (
    private readonly database: Database,
    private readonly workLog: WorkLog,
    rules: TargetRules,
    private readonly onResult: (state: DeliveryUpdate['state']) => void
  ) {
    super('webhook delivery', workLog, 1000)
    this.#sender = new Sender(rules)
    database.listen(DELIVERIES_CHANNEL, message => {
      const named = companiesOf(message)
      for (const run of this.#runs.keys()) if (named?.includes(run.target.companyId) !== false) run.notify()
      this.wake()
    })
  }

  /** How many queues this process works on. */
  get queues (): number { return this.#runs.size }

  protected override async work (): Promise<'again' | 'done'> {
    const room = Math.min(MAX_QUEUES - this.#runs.size, CLAIMS)
    if (!this.database.ready || room === 0 || this.#isStopping) return 'done'
    // An embedded database has no other process: what an earlier one claimed is free.
    if (!this.#hasBegun && this.database.engine === 'embedded') await freeClaims(this.database)
    this.#hasBegun = true
    const targets = await claimTargets(this.database, room, {
      companyIds: [...this.#ofCompany].flatMap(([companyId, count]) => count >= MAX_OF_COMPANY ? [companyId] : []),
      // A claim may have ended while its queue could not be left.
      ids: [...this.#runs.keys()].map(({ target }) => target.id)
    })
    for (const target of targets) {
      const run = new QueueRun({
        database: this.database, log: this.workLog, sender: this.#sender, isCrowded: this.#isCrowded, onResult: this.onResult
      }, target)
      // A failure is the database's: the queue is claimed again when it is back.
      const ended = run.run()
        .catch((error: unknown) => this.workLog.warn({ err: error }, 'webhook delivery: a queue was left, and is taken up again'))
        .finally(() => {
          this.#runs.delete(run)
          this.#count(target.companyId, -1)
          this.wake()
        })
      this.#runs.set(run, ended)
      this.#count(target.companyId, 1)
    }
    return targets.length === room ? 'again' : 'done'
  }

  readonly #isCrowded = (companyId: number): boolean => this.#runs.size >= MAX_QUEUES ||
    (this.#ofCompany.get(companyId) ?? 0) >= MAX_OF_COMPANY

  #count (companyId: number, change: 1 | -1): void {
    const count = (this.#ofCompany.get(companyId) ?? 0) + change
    if (count === 0) this.#ofCompany.delete(companyId)
    else this.#ofCompany.set(companyId, count)
  }

  /** Ends what is under way within some seconds; what was broken off is sent by whoever comes next. */
  override async stop (): Promise<void> {
    this.#isStopping = true
    await super.stop()
    for (const run of this.#runs.keys()) run.stop()
    const timer = setTimeout(() => this.#sender.close(), CUT_OFF_MS)
    await Promise.all(this.#runs.values())
    clearTimeout(timer)
    this.#sender.close()
  }
}
