import type { Database } from '../database/port.js'
import { giveBack, READ_STATES, saveWords, takeUnread, type ReadState, type UnreadFile } from '../domain/attachments/reading.js'
import { beginTurn, endTurn } from '../domain/attachments/turns.js'
import type { FileStore } from '../files/port.js'
import { BackgroundWork, type WorkLog } from './background-work.js'
import { BOUNDS } from './reading/bounds.js'
import { WordReader, type WordCounts } from './reading/reader.js'

/** Results of reading a file. */
export { READ_STATES }

const INTERVAL_MS = 2000
/** How long no other process takes a file that one reads: longer than that may last. */
const LEASE_SECONDS = 3 * BOUNDS.seconds
/** After the bytes did not come: shorter than the lease. */
const PAUSE_SECONDS = 60

/** After so long, the turn of a company ends with the file that is being read. */
const TURN_SECONDS = 2
const MAX_TURN_SECONDS = TURN_SECONDS + BOUNDS.seconds

/** Reads the words of new files, so that they are found by search: one file at a time, in turns of companies. */
export class FileReader extends BackgroundWork {
  readonly #stopping = new AbortController()
  readonly #reader = new WordReader(this.#stopping.signal)
  /** The company that had the last turn. */
  #last = 0

  /** @param seconds a clock */
  constructor (
    database: Database, log: WorkLog, private readonly store: Pick<FileStore, 'read'>, private readonly count: (state: ReadState) => void,
    private readonly seconds = () => performance.now() / 1000
  ) {
    super('reading of files', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (this.#stopping.signal.aborted) return 'done'
    const turn = await beginTurn(this.database, this.#last, LEASE_SECONDS, MAX_TURN_SECONDS)
    // Nothing of a file is there for the next company, nor stays.
    if (turn?.companyId !== this.#last) this.#reader.close()
    if (turn === undefined) return 'done'
    if (!turn.isTaken) await this.#readFiles(turn.companyId)
    return 'again'
  }

  override async stop (): Promise<void> {
    this.#stopping.abort()
    await super.stop()
  }

  /** The turn of a company. */
  async #readFiles (companyId: number): Promise<void> {
    this.#last = companyId
    const began = this.seconds()
    try {
      while (!this.#stopping.signal.aborted && this.seconds() - began < TURN_SECONDS) {
        const file = await takeUnread(this.database, companyId, LEASE_SECONDS)
        if (file === undefined) break
        await this.#read(file)
      }
    } finally {
      await endTurn(this.database, companyId, MAX_TURN_SECONDS - (this.seconds() - began))
    }
  }

  async #read (file: UnreadFile): Promise<void> {
    const { signal } = this.#stopping
    let words: WordCounts | undefined
    try {
      if (!file.isLost) words = await this.#reader.read(file, await this.store.read(file, 0, file.size - 1))
    } catch (error) {
      const isThere = await giveBack(this.database, file, signal.aborted ? 0 : PAUSE_SECONDS)
      if (isThere && !signal.aborted) throw error
      return
    }
    this.count(await this.database.transaction(async tx => await saveWords(tx, file, words)))
  }
}
