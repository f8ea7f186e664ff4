import type { Database } from '../database/port.js'
import { findDue, findForgetful, lockRetention, type Place } from '../domain/candidates/retention.js'
import { anonymizeIfDue } from '../domain/privacy/changes.js'
import { ApiError } from '../errors.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const INTERVAL_MS = 10 * 60_000
const BEGINNING: Place = { id: 0, updatedAt: '0001-01-01T00:00:00Z' }

/**
 * Anonymizes candidates of whom nothing has changed for as long as their company keeps people: company by company, each person in a
 * transaction of its own. Candidates with old rows who are not due, as they have applications, are passed over once in a round.
 */
export class CandidateRetention extends BackgroundWork {
  constructor (database: Database, log: WorkLog) {
    super('candidate retention', database, log, INTERVAL_MS)
  }

  /** @throws the first failure, after all others have had their turn */
  protected override async work (): Promise<'done'> {
    const failures: unknown[] = []
    for (const companyId of await findForgetful(this.database)) failures.push(...await this.#anonymizeIn(companyId))
    if (failures.length > 0) throw failures[0]
    return 'done'
  }

  /** A round may take hours: the settings of each moment hold. */
  async #anonymizeIn (companyId: number): Promise<unknown[]> {
    const failures: unknown[] = []
    for (let place: Place | undefined = BEGINNING; place !== undefined && !this.isStopped;) {
      const since = await lockRetention(this.database, companyId)
      if (since === undefined) break
      const { due, last }: Awaited<ReturnType<typeof findDue>> = await findDue(this.database, companyId, since, place)
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
