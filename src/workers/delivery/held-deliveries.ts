import type { DueDelivery } from '../../domain/deliveries/queue.js'

/** Of one lane, so that a long one leaves room for others. */
const MAX_OF_LANE = 100
const LANE_PAUSE_MS = 500

export interface HeldDelivery extends DueDelivery { isUnderWay: boolean }

/** Due deliveries of one queue that are held in memory, in the order of each lane: events of one application arrive in order. */
export class HeldDeliveries {
  readonly #held = new Map<string, HeldDelivery>()

  get size (): number { return this.#held.size }

  get ids (): string[] { return [...this.#held.keys()] }

  /**
   * Takes up what is due.
   * @returns what has to wait, and for how many milliseconds: for an earlier one that is not due, or for room in its lane
   */
  add (found: DueDelivery[]): Array<{ delivery: DueDelivery, ms: number }> {
    const later: Array<{ delivery: DueDelivery, ms: number }> = []
    const counts = new Map<string, number>()
    // By position: of a lane that is cut, the first are held.
    for (const delivery of found.sort((a, b) => a.position - b.position)) {
      const count = (counts.get(delivery.lane) ?? 0) + 1
      counts.set(delivery.lane, count)
      if (delivery.blockedFor !== null) later.push({ delivery, ms: Math.max(delivery.blockedFor, 1) })
      else if (count > MAX_OF_LANE) later.push({ delivery, ms: LANE_PAUSE_MS })
      else this.#held.set(delivery.id, { ...delivery, isUnderWay: false })
    }
    return later
  }

  /**
   * Up to `room` deliveries that nothing stands in the way of: no earlier one of the same webhook and lane, and none of another
   * webhook that has not been tried yet. So one that fails holds back its own webhook alone.
   */
  next (room: number): HeldDelivery[] {
    const chosen: HeldDelivery[] = []
    if (room <= 0) return chosen
    for (const lane of this.#lanes().values()) {
      const next = lane.find((delivery, index) => !delivery.isUnderWay &&
        lane.slice(0, index).every(earlier => earlier.webhookId !== delivery.webhookId && earlier.tries > 0))
      if (next !== undefined) chosen.push(next)
      if (chosen.length === room) break
    }
    return chosen
  }

  delete (id: string): void {
    this.#held.delete(id)
  }

  /** Those that come after this one wait with it in the database. */
  deleteAfter ({ webhookId, lane, position }: DueDelivery): void {
    for (const [id, held] of this.#held) {
      if (!held.isUnderWay && held.webhookId === webhookId && held.lane === lane && held.position > position) this.#held.delete(id)
    }
  }

  /** By position. */
  #lanes (): Map<string, HeldDelivery[]> {
    const lanes = new Map<string, HeldDelivery[]>()
    for (const delivery of this.#held.values()) {
      const lane = lanes.get(delivery.lane)
      if (lane === undefined) lanes.set(delivery.lane, [delivery])
      else lane.push(delivery)
    }
    for (const lane of lanes.values()) lane.sort((a, b) => a.position - b.position)
    return lanes
  }
}
