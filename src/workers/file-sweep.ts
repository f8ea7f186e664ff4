import type { Database } from '../database/port.js'
import { findDoomed, postponeFile, shortenWait } from '../domain/attachments/removal.js'
import type { FileStore } from '../files/port.js'
import { removeFile } from '../files/removal.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = 100
const INTERVAL_MS = 2000

/**
 * Removes the bytes of files that no attachment names: of deleted ones, and of those that were being stored when their process ended. Only
 * files that this installation has stored are removed, and never others that lie in the same store.
 */
export class FileSweep extends BackgroundWork {
  constructor (database: Database, log: WorkLog, private readonly store: FileStore) {
    super('sweep of files', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    const doomed = await findDoomed(this.database, BATCH)
    for (const file of doomed) {
      if (this.isStopped) return 'done'
      if (file.waitsTooLong) {
        await shortenWait(this.database, file)
        continue
      }
      try {
        await removeFile(this.database, this.store, file)
      } catch (error) {
        // Otherwise a file that its store keeps would keep all others.
        await postponeFile(this.database, file)
        throw error
      }
    }
    return doomed.length === BATCH ? 'again' : 'done'
  }
}
