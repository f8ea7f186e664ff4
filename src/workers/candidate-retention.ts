import type { Database } from '../database/port.js'
import { findDue, findForgetful, findSoonDue, MAX_NAMED, tighten, type Forgetful, type Place } from '../domain/candidates/retention.js'
import { anonymizeIfDue } from '../domain/privacy/changes.js'
import { ApiError } from '../errors.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const INTERVAL_MS = 10 * 60_000
const START: Place = { id: 0, idleFrom: '0001-01-01T00:00:00Z' }

/**
 * Anonymizes candidates whom their company does not keep any longer: company by company, each person in a transaction of its own. Before
 * the retention of a company begins, a line of the log says once whom it will concern.
 */
export class CandidateRetention extends BackgroundWork {
  /** Company → the beginning that the log has told. */
  readonly #told = new Map<number, string>()

  constructor (database: Database, log: WorkLog) {
    super('candidate retention', database, log, INTERVAL_MS)
  }

  /** @throws the first failure, after all others have had their turn */
  protected override async work (): Promise<'done'> {
    const failures: unknown[] = []
    for (const company of await findForgetful(this.database)) {
      failures.push(...await this.#anonymizeIn(company.companyId))
      // Afterwards, as nobody is looked at in vain then.
      await this.#tell(company).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    return 'done'
  }

  /** Says whom a retention concerns that is still to begin. */
  async #tell ({ companyId, beginsAt }: Forgetful): Promise<void> {
    if (beginsAt === null || this.#told.get(companyId) === beginsAt) return
    const candidateIds = await findSoonDue(this.database, companyId, beginsAt)
    this.#told.set(companyId, beginsAt)
    if (candidateIds.length === 0) return
    const message = `candidate retention: when it begins, these candidates will be anonymized (the first ${MAX_NAMED} are named)`
    this.log.warn({ companyId, beginsAt, candidateIds }, message)
  }

  /** A round may take hours: the settings of each moment hold. Before they begin, nobody is due. */
  async #anonymizeIn (companyId: number): Promise<unknown[]> {
    const failures: unknown[] = []
    for (let place: Place | undefined = START; place !== undefined && !this.isStopped;) {
      const { due, loose, last }: Awaited<ReturnType<typeof findDue>> = await findDue(this.database, companyId, place)
      if (loose.length > 0) await this.database.transaction(async tx => { await tighten(tx, companyId, loose) })
      for (const id of due) {
        if (this.isStopped) return failures
        await this.database.transaction(async tx => await anonymizeIfDue(tx, companyId, id)).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'UNAVAILABLE') throw error
          failures.push(error)
        })
      }
      place = last
    }
    return failures
  }
}
