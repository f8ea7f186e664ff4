import sql, { type Sql } from 'sql-template-tag'

/** Positions were given; the message names the companies. */
export const EVENTS_CHANNEL = 'recruitment_events'
/** A process that numbers no events has committed some. */
export const COMMITS_CHANNEL = 'recruitment_commits'
/** There is something to send to webhooks; the message names the companies. */
export const DELIVERIES_CHANNEL = 'recruitment_deliveries'

const MAX_NAMED = 300

/** The statement that tells all processes, with the commit, what is new in these companies: empty for too many to name. */
export function notification (channel: string, companyIds: number[]): Sql {
  return sql`select pg_notify(${channel}, ${companyIds.length > MAX_NAMED ? '' : [...new Set(companyIds)].join(',')})`
}

/** The companies that a message names; undefined for any. */
export function companiesOf (message: string): number[] | undefined {
  return message === '' ? undefined : message.split(',').map(Number)
}

/** Somebody who waits for events. */
interface Subscription {
  readonly companyId: number
  readonly tokenId: string
  /** The token holds no longer. */
  hasEnded: boolean
  /** Up to which the log is known to hold nothing for the one who waits; unknown at first. */
  position: number
  /** Resolves when there are new events, perhaps, or when nobody is to wait any more. */
  readonly notified: Promise<void>
  readonly wake: () => void
  /** Call it when nobody listens any more. */
  readonly unsubscribe: () => void
}

/** Those who wait for events of a company. They hold nothing of the database meanwhile. */
export class EventSubscriptions {
  readonly #subscriptions = new Set<Subscription>()
  #isClosed = false

  /** Listens from now on. */
  subscribe (companyId: number, tokenId: string): Subscription {
    let wake = () => {}
    const notified = new Promise<void>(resolve => { wake = resolve })
    if (this.#isClosed) wake()
    const unsubscribe = () => { this.#subscriptions.delete(subscription) }
    const subscription: Subscription = { companyId, tokenId, hasEnded: false, position: Infinity, notified, wake, unsubscribe }
    this.#subscriptions.add(subscription)
    return subscription
  }

  /** The companies that somebody waits for. */
  get companyIds (): number[] { return [...new Set([...this.#subscriptions].map(({ companyId }) => companyId))] }

  /** The tokens of those who wait. */
  get tokenIds (): string[] { return [...new Set([...this.#subscriptions].map(({ tokenId }) => tokenId))] }

  /** How many have looked, found nothing, and wait. */
  get count (): number { return [...this.#subscriptions].filter(({ position }) => position < Infinity).length }

  get isClosed (): boolean { return this.#isClosed }

  /** Wakes those who wait for these companies, or for any. */
  wake (companyIds?: number[]): void {
    const named = companyIds && new Set(companyIds)
    for (const { companyId, wake } of this.#subscriptions) if (named?.has(companyId) !== false) wake()
  }

  /** Wakes those who wait for less than what is there. */
  wakeBehind (lastPositions: Map<number, number>): void {
    for (const { companyId, position, wake } of this.#subscriptions) if ((lastPositions.get(companyId) ?? 0) > position) wake()
  }

  /** Wakes those whose tokens were asked for and are not valid. */
  wakeEnded (valid: Set<string>, asked: string[]): void {
    const ended = new Set(asked.filter(tokenId => !valid.has(tokenId)))
    for (const subscription of ended.size === 0 ? [] : this.#subscriptions) {
      if (!ended.has(subscription.tokenId)) continue
      subscription.hasEnded = true
      subscription.wake()
    }
  }

  /** Nobody waits from now on. */
  close (): void {
    this.#isClosed = true
    this.wake()
  }
}
