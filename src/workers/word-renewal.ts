import type { Database } from '../database/port.js'
import { findOutdatedFiles, renewFiles } from '../domain/attachments/renewal.js'
import { findOutdatedWords, renewWords } from '../domain/candidates/renewal.js'
import { BackgroundWork, type WorkLog } from './background-work.js'
import { READ_TYPES } from './reading/formats.js'

const INTERVAL_MS = 5000

/**
 * After an upgrade of the server: renews the words by which candidates are found, a batch of a company at a time, and lets files be read
 * again, a few of each company in a round.
 */
export class WordRenewal extends BackgroundWork {
  /** The company whose files had the last turn. */
  #last = 0

  constructor (database: Database, log: WorkLog) {
    super('word renewal', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    const companyId = await findOutdatedWords(this.database)
    if (companyId === undefined) return await this.#renewFiles()
    await this.database.transaction(async tx => await renewWords(tx, companyId))
    return 'again'
  }

  async #renewFiles (): Promise<'again' | 'done'> {
    const companyId = await findOutdatedFiles(this.database, this.#last)
    this.#last = companyId ?? 0
    if (companyId === undefined) return 'done'
    await this.database.transaction(async tx => await renewFiles(tx, companyId, READ_TYPES))
    return 'again'
  }
}
