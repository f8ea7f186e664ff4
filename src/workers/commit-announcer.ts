import type { Database } from '../database/port.js'
import { notification, COMMITS_CHANNEL } from '../domain/events/notifications.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const INTERVAL_MS = 60_000

/**
 * Runs in processes that only serve requests: notifies the workers in other processes that there are events to number, once for
 * many commits. A NOTIFY in each write transaction would cost most of the write throughput.
 */
export class CommitAnnouncer extends BackgroundWork {
  readonly #companies = new Set<number>()

  constructor (database: Database, log: WorkLog) {
    super('commit announcer', database, log, INTERVAL_MS)
  }

  /** Announces a commit of this company. */
  announce (companyId: number): void {
    this.#companies.add(companyId)
    this.wake()
  }

  protected override async work (): Promise<'again' | 'done'> {
    const companyIds = [...this.#companies]
    this.#companies.clear()
    if (companyIds.length === 0) return 'done'
    try {
      await this.database.query(notification(COMMITS_CHANNEL, companyIds))
    } catch (error) {
      for (const companyId of companyIds) this.#companies.add(companyId)
      throw error
    }
    return 'done'
  }
}
