import type { DueDelivery } from '../../domain/deliveries/due.js'

/** Deliveries held per ordering key, so that a long backlog of one key leaves room for others. */
const MAX_OF_KEY = 100
const KEY_PAUSE_MS = 500

export interface HeldDelivery extends DueDelivery { isUnderWay: boolean }

/** Due deliveries of one queue in memory, ordered within each ordering key: events of one application arrive in order. */
export class HeldDeliveries {
  readonly #held = new Map<string, HeldDelivery>()

  get size (): number { return this.#held.size }

  get ids (): string[] { return [...this.#held.keys()] }

  /**
   * Adds due deliveries.
   * @returns those that must be postponed, by `ms`: for an earlier delivery that is not due, or until there is room for their key
   */
  add (found: DueDelivery[]): Array<{ delivery: DueDelivery, ms: number }> {
    const later: Array<{ delivery: DueDelivery, ms: number }> = []
    const counts = new Map<string, number>()
    // In the order of their events: when a key is over its limit, the first deliveries are held.
    for (const delivery of found.sort((a, b) => a.eventId - b.eventId)) {
      const count = (counts.get(delivery.orderingKey) ?? 0) + 1
      counts.set(delivery.orderingKey, count)
      if (delivery.blockedFor !== null) later.push({ delivery, ms: Math.max(delivery.blockedFor, 1) })
      else if (count > MAX_OF_KEY) later.push({ delivery, ms: KEY_PAUSE_MS })
      else this.#held.set(delivery.id, { ...delivery, isUnderWay: false })
    }
    return later
  }

  /**
   * Up to `room` deliveries that may be sent now: no earlier delivery of the same ordering key belongs to the same webhook or is still
   * untried. So a failing delivery blocks only its own webhook (head-of-line blocking).
   */
  next (room: number): HeldDelivery[] {
    const chosen: HeldDelivery[] = []
    if (room <= 0) return chosen
    for (const queue of this.#byKey().values()) {
      const next = queue.find((delivery, index) => !delivery.isUnderWay &&
        queue.slice(0, index).every(earlier => earlier.webhookId !== delivery.webhookId && earlier.tries > 0))
      if (next !== undefined) chosen.push(next)
      if (chosen.length === room) break
    }
    return chosen
  }

  delete (id: string): void {
    this.#held.delete(id)
  }

  /** Drops later deliveries of the same webhook and key: they wait in the database, like this one. */
  deleteAfter ({ webhookId, orderingKey, eventId }: DueDelivery): void {
    for (const [id, held] of this.#held) {
      if (!held.isUnderWay && held.webhookId === webhookId && held.orderingKey === orderingKey && held.eventId > eventId) {
        this.#held.delete(id)
      }
    }
  }

  /** Held deliveries by ordering key, in the order of their events. */
  #byKey (): Map<string, HeldDelivery[]> {
    const queues = new Map<string, HeldDelivery[]>()
    for (const delivery of this.#held.values()) {
      const queue = queues.get(delivery.orderingKey)
      if (queue === undefined) queues.set(delivery.orderingKey, [delivery])
      else queue.push(delivery)
    }
    for (const queue of queues.values()) queue.sort((a, b) => a.eventId - b.eventId)
    return queues
  }
}
