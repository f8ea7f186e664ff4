import type { Database } from '../database/port.js'
import { findOutdatedWords, renewWords } from '../domain/candidates/renewal.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const INTERVAL_MS = 10 * 60_000

/** After an upgrade of the server: renews the words by which candidates are found, a batch of a company at a time. */
export class WordRenewal extends BackgroundWork {
  constructor (database: Database, log: WorkLog) {
    super('word renewal', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    const companyId = await findOutdatedWords(this.database)
    if (companyId === undefined) return 'done'
    await this.database.transaction(async tx => await renewWords(tx, companyId))
    return 'again'
  }
}
