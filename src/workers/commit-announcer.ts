import type { Database } from '../database/port.js'
import { notification, COMMITS_CHANNEL } from '../domain/events/notifications.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const INTERVAL_MS = 60_000

/**
 * In a process that answers requests alone: tells the workers elsewhere that there is something to number, once for all commits
 * of a moment. Within the write transactions a notification would cost most of their rate.
 */
export class CommitAnnouncer extends BackgroundWork {
  constructor (private readonly database: Database, log: WorkLog) {
    super('commit announcer', log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (this.database.ready) await this.database.query(notification(COMMITS_CHANNEL, []))
    return 'done'
  }
}
