import type { DueDelivery } from '../../domain/deliveries/queue.js'

/** With one ordering key, so that a long one leaves room for others. */
const MAX_OF_KEY = 100
const KEY_PAUSE_MS = 500

export interface HeldDelivery extends DueDelivery { isUnderWay: boolean }

/** Due deliveries of one queue that are held in memory, in order for each ordering key: events of one application arrive in order. */
export class HeldDeliveries {
  readonly #held = new Map<string, HeldDelivery>()

  get size (): number { return this.#held.size }

  get ids (): string[] { return [...this.#held.keys()] }

  /**
   * Takes up what is due.
   * @returns what has to wait, and for how many milliseconds: for an earlier one that is not due, or for room under its key
   */
  add (found: DueDelivery[]): Array<{ delivery: DueDelivery, ms: number }> {
    const later: Array<{ delivery: DueDelivery, ms: number }> = []
    const counts = new Map<string, number>()
    // By position: under a key that is cut, the first are held.
    for (const delivery of found.sort((a, b) => a.position - b.position)) {
      const count = (counts.get(delivery.orderingKey) ?? 0) + 1
      counts.set(delivery.orderingKey, count)
      if (delivery.blockedFor !== null) later.push({ delivery, ms: Math.max(delivery.blockedFor, 1) })
      else if (count > MAX_OF_KEY) later.push({ delivery, ms: KEY_PAUSE_MS })
      else this.#held.set(delivery.id, { ...delivery, isUnderWay: false })
    }
    return later
  }

  /**
   * Up to `room` deliveries that nothing stands in the way of: no earlier one of the same webhook and ordering key, and none of another
   * webhook that has not been tried yet. So one that fails holds back its own webhook alone.
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

  /** Those that come after this one wait with it in the database. */
  deleteAfter ({ webhookId, orderingKey, position }: DueDelivery): void {
    for (const [id, held] of this.#held) {
      if (!held.isUnderWay && held.webhookId === webhookId && held.orderingKey === orderingKey && held.position > position) {
        this.#held.delete(id)
      }
    }
  }

  /** By position. */
  #byKey (): Map<string, HeldDelivery[]> {
    const queues = new Map<string, HeldDelivery[]>()
    for (const delivery of this.#held.values()) {
      const queue = queues.get(delivery.orderingKey)
      if (queue === undefined) queues.set(delivery.orderingKey, [delivery])
      else queue.push(delivery)
    }
    for (const queue of queues.values()) queue.sort((a, b) => a.position - b.position)
    return queues
  }
}
