import type { Database } from '../database/port.js'
import { expireOffers, findDueOffers } from '../domain/hiring/expiry.js'
import { BackgroundWork, type WorkLog } from './background-work.js'

const INTERVAL_MS = 30_000

/** Expires offers that were sent and not answered in time, in a transaction for each company. */
export class OfferExpiry extends BackgroundWork {
  constructor (database: Database, log: WorkLog) {
    super('offer expiry', database, log, INTERVAL_MS)
  }

  protected override async work (): Promise<'again' | 'done'> {
    const due = await findDueOffers(this.database)
    for (const companyId of new Set(due.map(offer => offer.companyId))) {
      await this.database.transaction(async tx => await expireOffers(tx, companyId, due.filter(offer => offer.companyId === companyId)))
    }
    return due.length > 0 ? 'again' : 'done'
  }
}
