import type { Database } from '../database/port.js'
import { findUnread, giveBack, READ_STATES, saveWords, takeUnread, type ReadState, type UnreadFile } from '../domain/attachments/reading.js'
import type { FileStore } from '../files/port.js'
import { BackgroundWork, type WorkLog } from './background-work.js'
import { BOUNDS } from './reading/bounds.js'
import { readWords, type WordCounts } from './reading/reader.js'

/** Results of reading a file. */
export { READ_STATES }

const INTERVAL_MS = 2000
/** How long no other process takes a file that one reads: longer than that may last. */
const LEASE_SECONDS = 3 * BOUNDS.seconds
/** After the bytes did not come: shorter than the lease. */
const PAUSE_SECONDS = 60

/** Reads the words of new files, one file at a time and of one company after the other, so that they are found by search. */
export class FileReader extends BackgroundWork {
  readonly #stopping = new AbortController()
  /** The company whose file was taken last. */
  #last = 0

  constructor (
    database: Database, log: WorkLog, private readonly store: Pick<FileStore, 'read'>, private readonly count: (state: ReadState) => void
  ) {
    super('reading of files', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    const due = await findUnread(this.database, LEASE_SECONDS, this.#last)
    if (due === undefined || this.#stopping.signal.aborted) return 'done'
    this.#last = due.companyId
    const file = await takeUnread(this.database, due, LEASE_SECONDS)
    if (file !== undefined) await this.#read(file)
    return 'again'
  }

  override async stop (): Promise<void> {
    this.#stopping.abort()
    await super.stop()
  }

  async #read (file: UnreadFile): Promise<void> {
    const { signal } = this.#stopping
    let words: WordCounts | undefined
    try {
      if (!file.isLost) words = await readWords(file, await this.store.read(file, 0, file.size - 1), signal)
    } catch (error) {
      const isThere = await giveBack(this.database, file, signal.aborted ? 0 : PAUSE_SECONDS)
      if (isThere && !signal.aborted) throw error
      return
    }
    this.count(await this.database.transaction(async tx => await saveWords(tx, file, words)))
  }
}
