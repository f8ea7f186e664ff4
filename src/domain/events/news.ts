import sql, { type Sql } from 'sql-template-tag'

/** Positions were given; the message names the companies. */
export const EVENTS_CHANNEL = 'recruitment_events'
/** A process that numbers no events has committed some. */
export const COMMITS_CHANNEL = 'recruitment_commits'
/** There is something to send to webhooks; the message names the companies. */
export const DELIVERIES_CHANNEL = 'recruitment_deliveries'

const MOST_NAMED = 300

/** The statement that tells all processes, with the commit, of news in these companies: empty for too many to name. */
export function announcement (channel: string, companyIds: number[]): Sql {
  return sql`select pg_notify(${channel}, ${companyIds.length > MOST_NAMED ? '' : [...new Set(companyIds)].join(',')})`
}

/** The companies that a message names; undefined for any. */
export function companiesOf (message: string): number[] | undefined {
  return message === '' ? undefined : message.split(',').map(Number)
}

/** Somebody who waits for events. */
interface Hearing {
  readonly companyId: number
  readonly tokenId: string
  /** The token holds no longer. */
  hasEnded: boolean
  /** Up to which the log is known to hold nothing for the one who waits; unknown at first. */
  position: number
  /** Resolves when there are new events, perhaps, or when nobody is to wait any more. */
  readonly news: Promise<void>
  readonly wake: () => void
  /** Call it when nobody listens any more. */
  readonly end: () => void
}

/** Those who wait for events of a company. They hold nothing of the database meanwhile. */
export class EventNews {
  readonly #hearings = new Set<Hearing>()
  #isOver = false

  /** Listens from now on. */
  hear (companyId: number, tokenId: string): Hearing {
    let wake = () => {}
    const news = new Promise<void>(resolve => { wake = resolve })
    if (this.#isOver) wake()
    const end = () => { this.#hearings.delete(hearing) }
    const hearing: Hearing = { companyId, tokenId, hasEnded: false, position: Infinity, news, wake, end }
    this.#hearings.add(hearing)
    return hearing
  }

  /** The companies that somebody waits for. */
  get companyIds (): number[] { return [...new Set([...this.#hearings].map(({ companyId }) => companyId))] }

  /** The tokens of those who wait. */
  get tokenIds (): string[] { return [...new Set([...this.#hearings].map(({ tokenId }) => tokenId))] }

  /** How many have looked, found nothing, and wait. */
  get count (): number { return [...this.#hearings].filter(({ position }) => position < Infinity).length }

  get isOver (): boolean { return this.#isOver }

  /** Wakes those who wait for these companies, or for any. */
  announce (companyIds?: number[]): void {
    const named = companyIds && new Set(companyIds)
    for (const { companyId, wake } of this.#hearings) if (named?.has(companyId) !== false) wake()
  }

  /** Wakes those who wait for less than what is there. */
  announceLast (lasts: Map<number, number>): void {
    for (const { companyId, position, wake } of this.#hearings) if ((lasts.get(companyId) ?? 0) > position) wake()
  }

  /** Wakes those whose tokens were asked for and are not valid. */
  announceEnded (valid: Set<string>, asked: string[]): void {
    const ended = new Set(asked.filter(tokenId => !valid.has(tokenId)))
    for (const hearing of ended.size === 0 ? [] : this.#hearings) {
      if (!ended.has(hearing.tokenId)) continue
      hearing.hasEnded = true
      hearing.wake()
    }
  }

  /** Nobody waits from now on. */
  close (): void {
    this.#isOver = true
    this.announce()
  }
}
