import type { Database } from '../database/port.js'
import {
  claimMessage, explain, findStop, findUnexplained, findWaiting, LEASE_SECONDS, renewClaim, settle, type ClaimedMessage
} from '../domain/messages/sending.js'
import { BackgroundWork, type WorkLog } from './background-work.js'
import type { Mailer } from './mail/mailer.js'

const INTERVAL_MS = 1000
const NO_SERVER = 'this installation has no mail server (SMTP_URL): the message waits until it has one'
/** Mails of this process that are under way at once: each has a connection to the mail server. */
const MAX_UNDER_WAY = 5
/** Those of one company, so that mails that hang leave a connection to others. */
const MAX_OF_COMPANY = MAX_UNDER_WAY - 1

/**
 * Sends messages that are due, up to five at once, of each company in turn. While a mail is under way, its claim is renewed; a process that
 * dies leaves it to others, who may send it again. A round ends when there is nothing more to begin: mails that hang do not hold it.
 */
export class Mailing extends BackgroundWork {
  readonly #mailer: () => Mailer | undefined
  /** The company that had the last turn. */
  #last = 0
  /** Mails that are under way, each with its company. */
  readonly #underWay = new Map<Promise<void>, number>()

  /** @param mailer undefined while there is no way to send: messages wait */
  constructor (database: Database, log: WorkLog, mailer: () => Mailer | undefined) {
    super('mailing', database, log, INTERVAL_MS)
    this.#mailer = mailer
  }

  protected override async work (): Promise<'again' | 'done'> {
    const mailer = this.#mailer()
    if (mailer === undefined) return await this.#explainWaiting()
    while (!this.isStopped) {
      if (this.#underWay.size >= MAX_UNDER_WAY) await Promise.race(this.#underWay.keys())
      const message = await this.#claimNext()
      if (message === undefined) return 'done'
      const sending: Promise<void> = this.#send(mailer, message).finally(() => {
        this.#underWay.delete(sending)
        this.wake()
      })
      this.#underWay.set(sending, message.companyId)
    }
    return 'done'
  }

  /** Rounds, and the mails that they began. */
  override async runNow (): Promise<void> {
    await super.runNow()
    await Promise.all(this.#underWay.keys())
  }

  /** Stops after the mails that are under way. */
  override async stop (): Promise<void> {
    await super.stop()
    await Promise.all(this.#underWay.keys())
    this.#mailer()?.close()
  }

  /** Messages that nobody can send say so. */
  async #explainWaiting (): Promise<'again' | 'done'> {
    const companyId = await findUnexplained(this.database)
    if (companyId === undefined) return 'done'
    await this.database.transaction(async tx => await explain(tx, companyId, NO_SERVER))
    return 'again'
  }

  /** A message that is due, now this process's; undefined if there is none, or others have what is due. */
  async #claimNext (): Promise<ClaimedMessage | undefined> {
    const companies = [...this.#underWay.values()]
    const full = companies.find(each => companies.filter(other => other === each).length >= MAX_OF_COMPANY)
    const companyId = await findWaiting(this.database, this.#last, full)
    if (companyId === undefined) return undefined
    this.#last = companyId
    return await this.database.transaction(async tx => await claimMessage(tx, companyId))
  }

  async #send (mailer: Mailer, message: ClaimedMessage): Promise<void> {
    const renewal = setInterval(() => {
      // A claim that is lost sends the mail twice, which is allowed.
      void renewClaim(this.database, message).catch(() => {})
    }, LEASE_SECONDS * 1000 / 3)
    try {
      const outcome = await findStop(this.database, message) ?? await mailer.send(message)
      await this.database.transaction(async tx => await settle(tx, message, outcome))
    } catch (error) {
      this.log.warn({ err: error }, 'mailing: how a mail ended could not be noted; it will be sent again')
    } finally {
      clearInterval(renewal)
    }
  }
}
