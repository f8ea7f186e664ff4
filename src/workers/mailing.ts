import type { Database } from '../database/port.js'
import {
  claimMessage, explain, findStop, findUnexplained, findWaiting, LEASE_SECONDS, renewClaim, settle, type ClaimedMessage
} from '../domain/messages/sending.js'
import { BackgroundWork, type WorkLog } from './background-work.js'
import type { Mailer } from './mail/mailer.js'

const INTERVAL_MS = 1000
const NO_SERVER = 'this installation has no mail server (SMTP_URL): the message waits until it has one'
/** Mails of this process that are under way at once: each has a connection to the mail server. */
export const MAX_UNDER_WAY = 5

/**
 * Sends messages that are due, up to five at once, of each company in turn. While a mail is under way, its claim is renewed; a process that
 * dies leaves it to others, who may send it again.
 */
export class Mailing extends BackgroundWork {
  readonly #mailer: () => Mailer | undefined
  /** The company that had the last turn. */
  #last = 0

  /** @param mailer undefined while there is no way to send: messages wait */
  constructor (database: Database, log: WorkLog, mailer: () => Mailer | undefined) {
    super('mailing', database, log, INTERVAL_MS)
    this.#mailer = mailer
  }

  protected override async work (): Promise<'again' | 'done'> {
    const mailer = this.#mailer()
    if (mailer === undefined) return await this.#explainWaiting()
    await Promise.all(Array.from({ length: MAX_UNDER_WAY }, async () => {
      while (!this.isStopped && await this.#sendNext(mailer));
    }))
    return 'done'
  }

  /** Stops after the mails that are under way. */
  override async stop (): Promise<void> {
    await super.stop()
    this.#mailer()?.close()
  }

  /** Messages that nobody can send say so. */
  async #explainWaiting (): Promise<'again' | 'done'> {
    const companyId = await findUnexplained(this.database)
    if (companyId === undefined) return 'done'
    await this.database.transaction(async tx => await explain(tx, companyId, NO_SERVER))
    return 'again'
  }

  /** @returns whether there may be more */
  async #sendNext (mailer: Mailer): Promise<boolean> {
    const companyId = await findWaiting(this.database, this.#last)
    if (companyId === undefined) return false
    this.#last = companyId
    const message = await this.database.transaction(async tx => await claimMessage(tx, companyId))
    // Others have what is due.
    if (message === undefined) return false
    await this.#send(mailer, message)
    return true
  }

  async #send (mailer: Mailer, message: ClaimedMessage): Promise<void> {
    const renewal = setInterval(() => {
      // A claim that is lost sends the mail twice, which is allowed.
      void renewClaim(this.database, message).catch(() => {})
    }, LEASE_SECONDS * 1000 / 3)
    try {
      const outcome = await findStop(this.database, message) ?? await mailer.send(message)
      await this.database.transaction(async tx => await settle(tx, message, outcome))
    } finally {
      clearInterval(renewal)
    }
  }
}
