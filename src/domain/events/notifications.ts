import sql, { type Sql } from 'sql-template-tag'

/** Events got positions; the message lists the companies. */
export const EVENTS_CHANNEL = 'recruitment_events'
/** A process without a sequencer committed events. */
export const COMMITS_CHANNEL = 'recruitment_commits'
/** There are deliveries to send; the message lists the companies. */
export const DELIVERIES_CHANNEL = 'recruitment_deliveries'

const MAX_NAMED = 300

/** The NOTIFY statement, effective at the commit. The message lists the companies; it is empty if they are too many. */
export function notification (channel: string, companyIds: number[]): Sql {
  return sql`select pg_notify(${channel}, ${companyIds.length > MAX_NAMED ? '' : [...new Set(companyIds)].join(',')})`
}

/** The companies in a message; undefined means any company. */
export function companiesOf (message: string): number[] | undefined {
  return message === '' ? undefined : message.split(',').map(Number)
}

/** A request that waits for events. */
interface Subscription {
  readonly companyId: number
  readonly tokenId: string
  /** The token is no longer valid. */
  hasEnded: boolean
  /** Position up to which the log has nothing for this request; Infinity until the first read. */
  position: number
  /** Resolves when there may be new events, or when waiting ends. */
  readonly notified: Promise<void>
  readonly wake: () => void
  /** Ends the subscription. */
  readonly unsubscribe: () => void
}

/** Requests that wait for events of their company. They hold no database resources meanwhile. */
export class EventSubscriptions {
  readonly #subscriptions = new Set<Subscription>()
  #isClosed = false

  /** Subscribes to events from now on. */
  subscribe (companyId: number, tokenId: string): Subscription {
    let wake = () => {}
    const notified = new Promise<void>(resolve => { wake = resolve })
    if (this.#isClosed) wake()
    const unsubscribe = () => { this.#subscriptions.delete(subscription) }
    const subscription: Subscription = { companyId, tokenId, hasEnded: false, position: Infinity, notified, wake, unsubscribe }
    this.#subscriptions.add(subscription)
    return subscription
  }

  /** The companies with waiting requests. */
  get companyIds (): number[] { return [...new Set([...this.#subscriptions].map(({ companyId }) => companyId))] }

  /** The tokens of the waiting requests. */
  get tokenIds (): string[] { return [...new Set([...this.#subscriptions].map(({ tokenId }) => tokenId))] }

  /** Number of requests that have read, found nothing, and wait. */
  get count (): number { return [...this.#subscriptions].filter(({ position }) => position < Infinity).length }

  get isClosed (): boolean { return this.#isClosed }

  /** Wakes the requests of these companies, or of all. */
  wake (companyIds?: number[]): void {
    const named = companyIds && new Set(companyIds)
    for (const { companyId, wake } of this.#subscriptions) if (named?.has(companyId) !== false) wake()
  }

  /** Wakes the requests whose company's log has grown past their position. */
  wakeBehind (lastPositions: Map<number, number>): void {
    for (const { companyId, position, wake } of this.#subscriptions) if ((lastPositions.get(companyId) ?? 0) > position) wake()
  }

  /** Ends the requests whose tokens were checked and are not valid. */
  wakeEnded (valid: Set<string>, asked: string[]): void {
    const ended = new Set(asked.filter(tokenId => !valid.has(tokenId)))
    for (const subscription of ended.size === 0 ? [] : this.#subscriptions) {
      if (!ended.has(subscription.tokenId)) continue
      subscription.hasEnded = true
      subscription.wake()
    }
  }

  /** Wakes all requests; from now on none may wait. */
  close (): void {
    this.#isClosed = true
    this.wake()
  }
}
