import type { Database } from '../../database/port.js'
import { abandonTarget, claimTargets, freeClaims, type Target } from '../../domain/deliveries/claims.js'
import { companiesOf, DELIVERIES_CHANNEL } from '../../domain/events/notifications.js'
import type { DeliveryUpdate } from '../../domain/deliveries/outcome.js'
import { BackgroundWork, type WorkLog } from '../background-work.js'
import { QueueRun } from './queue-run.js'
import type { MessageSender } from './sender.js'

/** The possible results of an attempt: `failed` is retried, `dead` is not. */
export const ATTEMPT_RESULTS = ['delivered', 'failed', 'dead'] as const

/** Queues that one process works on concurrently, and about how many of one tenant: its slow addresses must leave room for others. */
const MAX_QUEUES = 300
const MAX_OF_COMPANY = 100
/** Queues that are claimed at a time. */
const CLAIMS = 25
const CUT_OFF_MS = 3500

/**
 * Sends due deliveries to webhooks: claims queues with a lease, so that replicas share them, and runs each until it is empty or its
 * turn is over. Looks for due queues on a notification, and every second for retries.
 */
export class Deliverer extends BackgroundWork {
  readonly #runs = new Map<QueueRun, Promise<void>>()
  readonly #ofCompany = new Map<number, number>()
  /** Queues whose run the database failed: their claims may still have to be released. */
  readonly #abandoned: Target[] = []
  #hasBegun = false
  #isStopping = false

  /** @param onResult called for each attempt once its result is saved */
  constructor (
    database: Database,
    log: WorkLog,
    private readonly sender: MessageSender,
    private readonly onResult: (state: DeliveryUpdate['state']) => void
  ) {
    super('webhook delivery', database, log, 1000)
    database.listen(DELIVERIES_CHANNEL, message => {
      const named = companiesOf(message)
      for (const run of this.#runs.keys()) if (named?.includes(run.target.companyId) !== false) run.notify()
      this.wake()
    })
    database.onReachable(() => { for (const run of this.#runs.keys()) run.retry() })
  }

  /** How many queues this process works on. */
  get queues (): number { return this.#runs.size }

  protected override async work (): Promise<'again' | 'done'> {
    const room = Math.min(MAX_QUEUES - this.#runs.size, CLAIMS)
    if (room === 0 || this.#isStopping) return 'done'
    // The embedded database has no other process: claims of an earlier process are void.
    if (!this.#hasBegun && this.database.engine === 'embedded') await freeClaims(this.database)
    this.#hasBegun = true
    await this.#releaseAbandoned()
    const targets = await claimTargets(this.database, room, {
      companyIds: [...this.#ofCompany].flatMap(([companyId, count]) => count >= MAX_OF_COMPANY ? [companyId] : []),
      // A claim may have expired while its run has not ended.
      ids: [...this.#runs.keys()].map(({ target }) => target.id)
    })
    for (const target of targets) {
      const run = new QueueRun({
        database: this.database, log: this.log, sender: this.sender, isCrowded: this.#isCrowded, onResult: this.onResult
      }, target)
      // Only the database can fail here: the queue is claimed again when the database is back.
      const ended = run.run()
        .catch((error: unknown) => {
          this.#abandoned.push(target)
          this.log.warn({ err: error }, 'webhook delivery: a queue was abandoned and will be claimed again')
        })
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

  async #releaseAbandoned (): Promise<void> {
    for (let target = this.#abandoned[0]; target !== undefined; target = this.#abandoned[0]) {
      await abandonTarget(this.database, target)
      this.#abandoned.shift()
    }
  }

  readonly #isCrowded = (companyId: number): boolean => this.#runs.size >= MAX_QUEUES ||
    (this.#ofCompany.get(companyId) ?? 0) >= MAX_OF_COMPANY

  #count (companyId: number, change: 1 | -1): void {
    const count = (this.#ofCompany.get(companyId) ?? 0) + change
    if (count === 0) this.#ofCompany.delete(companyId)
    else this.#ofCompany.set(companyId, count)
  }

  /** Lets sends in progress finish within seconds; the next process to claim the queue repeats the aborted ones. */
  override async stop (): Promise<void> {
    this.#isStopping = true
    await super.stop()
    for (const run of this.#runs.keys()) run.stop()
    const timer = setTimeout(() => this.sender.close(), CUT_OFF_MS)
    await Promise.all(this.#runs.values())
    clearTimeout(timer)
    this.sender.close()
  }
}
