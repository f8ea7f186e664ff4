import type { Database } from '../database/port.js'
import { findWaiting, groupOf, numberCompanies } from '../domain/deliveries/numbering.js'
import { companiesOf, COMMITS_CHANNEL } from '../domain/events/notifications.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const BATCH = { first: 500, min: 50, max: 5000 }
/** Target duration of a batch: its deliveries start then, while the next batch is numbered. */
const BATCH_MS = 250
/** Maximum number of companies that share a transaction, and of events of each: a company with more is numbered separately. */
const COMPANIES = 50
const SHARE = 100
/** Minimum interval between two looks into all companies, and its minimum ratio to the time that a look takes. */
const LOOK_MS = 1000
const PAUSE_FACTOR = 4

/**
 * Assigns positions to committed events: gapless per company, in the order of insertion. One process at a time does it for a group of
 * companies, so a reader that follows positions never skips an event that commits later, and unrelated long transactions
 * cannot delay it. Runs after each commit of this process, for its company; and every second for those that other processes left.
 *
 * Companies with few events come first, many in a transaction. Of those with many, one gets a batch in each round, in turn.
 */
export class Sequencer extends BackgroundWork {
  /** Companies that may have events without a position. */
  readonly #waiting = new Set<number>()
  /** The companies with more events than that. */
  readonly #behind = new Set<number>()
  #batch = BATCH.first
  #below = 0
  #looksAt = 0

  constructor (database: Database, log: WorkLog) {
    super('sequencer', database, log, LOOK_MS)
    database.listen(COMMITS_CHANNEL, message => this.wakeFor(companiesOf(message)))
  }

  /** Numbers these companies' events, or all, in the next round. */
  wakeFor (companyIds: number[] | undefined): void {
    if (companyIds === undefined) this.#looksAt = 0
    else for (const companyId of companyIds) this.#waiting.add(companyId)
    this.wake()
  }

  protected override async work (): Promise<'again' | 'done'> {
    if (performance.now() >= this.#looksAt) await this.#look()
    const failures: unknown[] = []
    const waiting = [...this.#waiting].filter(companyId => !this.#behind.has(companyId))
    this.#waiting.clear()
    for (const companyIds of partsOf(waiting)) await this.#number(companyIds, SHARE).catch(error => failures.push(error))
    const [companyId] = this.#behind
    if (companyId !== undefined) await this.#numberBatch(companyId).catch(error => failures.push(error))
    if (failures.length > 0) throw failures[0]
    return this.#waiting.size + this.#behind.size > 0 ? 'again' : 'done'
  }

  /** Looks for companies with work. Events that fail to be numbered are found again here. */
  async #look (): Promise<void> {
    const begun = performance.now()
    const { companyIds, below } = await findWaiting(this.database, this.database.isDistributed)
    this.#below = below
    for (const companyId of companyIds) this.#waiting.add(companyId)
    const ended = performance.now()
    this.#looksAt = ended + Math.max(LOOK_MS, (ended - begun) * PAUSE_FACTOR)
  }

  /** Companies of one group. @returns how many events got a position */
  async #number (companyIds: number[], limit: number): Promise<number> {
    const again = () => { for (const companyId of companyIds) this.#waiting.add(companyId) }
    try {
      const numbered = await numberCompanies(this.database, { companyIds, below: this.#below, limit })
      // Busy: another process is numbering, but its snapshot may be older than the commits of this process.
      if (numbered === 'busy') {
        again()
        return 0
      }
      for (const [companyId, count] of numbered) if (count === limit) this.#behind.add(companyId)
      return [...numbered.values()].reduce((sum, count) => sum + count, 0)
    } catch (error) {
      // Each company by itself, with a shrinking batch: together they may be too much, and one of them may always fail.
      if (companyIds.length > 1) for (const companyId of companyIds) this.#behind.add(companyId)
      else again()
      throw error
    }
  }

  /** If the transaction fails because the batch and its deliveries are too large, the next one tries a smaller batch. */
  async #numberBatch (companyId: number): Promise<void> {
    const begun = performance.now()
    const batch = this.#batch
    this.#batch = Math.max(BATCH.min, Math.floor(batch / 4))
    this.#behind.delete(companyId)
    const count = await this.#number([companyId], batch)
    const fitting = Math.floor(batch * BATCH_MS / Math.max(performance.now() - begun, 1))
    this.#batch = count === batch ? Math.min(Math.max(fitting, BATCH.min), batch * 2, BATCH.max) : batch
  }
}

/** The companies in parts that may share a transaction. */
function partsOf (companyIds: number[]): number[][] {
  const groups = new Map<number, number[]>()
  for (const companyId of companyIds) groups.set(groupOf(companyId), [...groups.get(groupOf(companyId)) ?? [], companyId])
  return [...groups.values()].flatMap(group =>
    Array.from({ length: Math.ceil(group.length / COMPANIES) }, (_, part) => group.slice(part * COMPANIES, (part + 1) * COMPANIES)))
}

/** Numbers at most `limit` events of each company that has some without a position. @returns how many, or `busy` */
export async function numberEvents (
  database: Pick<Database, 'transaction' | 'query' | 'isDistributed'>, limit: number = BATCH.max
): Promise<number | 'busy'> {
  const { companyIds, below } = await findWaiting(database, database.isDistributed)
  let count = 0
  for (const part of partsOf(companyIds)) {
    const numbered = await numberCompanies(database, { companyIds: part, below, limit })
    if (numbered === 'busy') return 'busy'
    for (const one of numbered.values()) count += one
  }
  return count
}
