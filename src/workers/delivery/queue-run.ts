import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/port.js'
import {
  abandonTarget, CLAIM_SECONDS, findDue, findMessages, findNextDue, postpone, releaseTarget, renewClaim,
  type DueDelivery, type Message, type Target
} from '../../domain/deliveries/queue.js'
import { findSeries, judge, settle, type Series, type Settlement } from '../../domain/deliveries/outcome.js'
import type { WorkLog } from '../background-work.js'
import { PATIENCE_MS, retryIn } from './retry.js'
import type { Outcome, Sender } from './sender.js'

/** Deliveries of one queue that are held in memory. */
const MOST_HELD = 500
/** Of one lane, so that a long one leaves room for others. */
const MOST_OF_LANE = 100
const LANE_PAUSE_MS = 500
/** Sent at once to one address: few at first and after failures, more while it takes them, next to nothing when it takes none. */
const WINDOW = { dead: 2, least: 8, most: 64 }
/** So many failures in a row, and no success between, mean that the address takes nothing. */
const DEAD_AFTER = 16
/** How long a queue without work is kept, for what comes next. */
const LINGER_MS = 1000
/** How long a queue is worked on when others wait for their turn. */
const TURN_MS = 10_000
const RENEW_MS = CLAIM_SECONDS * 1000 / 4
const CUT_OFF_MS = 3000
const AGAIN_MS = 100
/** A queue that was left because the database failed is taken up again after this time. */
const AFTER_FAILURE_MS = 1000
/** What cannot be written down is tried again after pauses that grow from the one above to this. */
const LONGEST_PAUSE_MS = 60_000

interface Held extends DueDelivery { isUnderWay: boolean }
interface Result { delivery: Held, message: Message, outcome: Outcome | undefined }

/** What all runs of a process share. `isCrowded` says whether other queues may wait for the turn of one of this company. */
export interface RunContext { database: Database, log: WorkLog, sender: Sender, isCrowded: (companyId: number) => boolean }

/**
 * Works on one queue for as long as this process holds it and there is something to do: reads what is due, sends it, in order
 * for each lane and otherwise at once, and writes down what became of it, many at a time.
 */
export class QueueRun {
  readonly #held = new Map<string, Held>()
  #results: Result[] = []
  #underWay = 0
  #window = WINDOW.least
  #failuresInARow = 0
  #generation: number
  /** Whether the database may hold more that is due. */
  #mayHaveMore = true
  #isNews = false
  #isStopped = false
  #isLost = false
  #wake: () => void = () => {}
  #renewAt = Date.now() + RENEW_MS
  readonly #endOfTurn = Date.now() + TURN_MS

  constructor (private readonly context: RunContext, readonly target: Target) {
    this.#generation = target.generation
  }

  /** Something may have come into the queue. */
  news (): void {
    this.#isNews = true
    this.#wake()
  }

  /** Begins nothing new; ends when what is under way has ended. */
  stop (): void {
    this.#isStopped = true
    this.#wake()
  }

  /** @throws what the database throws, when all that was under way has ended; the claim is given back, or ends by itself */
  async run (): Promise<void> {
    try {
      await this.#work()
    } catch (error) {
      while (this.#underWay > 0) await sleep(AGAIN_MS)
      await this.#flush().catch(async (cause: unknown) => await this.#flushLater(cause))
      if (!this.#isLost) await abandonTarget(this.context.database, this.target, AFTER_FAILURE_MS).catch(() => {})
      throw error
    }
  }

  /**
   * What was sent is not sent again because its outcome cannot be written down: nothing more is sent until it can, and the queue is
   * kept meanwhile.
   */
  async #flushLater (cause: unknown): Promise<void> {
    const { database, log } = this.context
    const warn = (err: unknown) => log.warn({ err }, 'webhook delivery: outcomes cannot be written down; nothing more is sent to their address until they can')
    warn(cause)
    for (let pause = AFTER_FAILURE_MS; this.#results.length > 0 && !this.#isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      for (const end = Date.now() + pause; Date.now() < end && !this.#isStopped;) {
        await this.#sleep(Math.min(end - Date.now(), RENEW_MS))
        // The claim may be lost meanwhile: whoever has the queue then sends again, as after the end of this process.
        await renewClaim(database, this.target).catch(() => {})
      }
      await this.#flush().catch(warn)
    }
  }

  async #work (): Promise<void> {
    const { database } = this.context
    while (!this.#isOver) {
      // What was written down makes room in its lane: so it comes before the next is begun.
      await this.#flush()
      if (this.#isNews || Date.now() >= this.#renewAt) await this.#renew()
      if (this.#isOver) break
      if (this.#mayHaveMore && this.#held.size < MOST_HELD / 2) await this.#read()
      await this.#dispatch()
      const isEmpty = this.#held.size === 0
      if (isEmpty && !this.#mayHaveMore && await this.#leave()) return
      if (!this.#isOver && !(isEmpty && this.#mayHaveMore)) await this.#rest(Math.max(0, this.#renewAt - Date.now()))
    }
    await this.#finish()
    if (!this.#isLost) await abandonTarget(database, this.target)
  }

  get #isOver (): boolean { return this.#isStopped || this.#isLost || (Date.now() > this.#endOfTurn && this.context.isCrowded(this.target.companyId)) }

  async #renew (): Promise<void> {
    // Now and then also without news: what has failed may be due again.
    const isTime = Date.now() >= this.#renewAt
    this.#isNews = false
    const generation = await renewClaim(this.context.database, this.target)
    this.#renewAt = Date.now() + RENEW_MS
    this.#isLost = generation === undefined
    if (isTime || generation !== this.#generation) this.#mayHaveMore = true
    this.#generation = generation ?? this.#generation
  }

  /** Takes up what is due, except for what must wait for an earlier delivery that is not. */
  async #read (): Promise<void> {
    const room = MOST_HELD - this.#held.size
    const found = await findDue(this.context.database, this.target, [...this.#held.keys()], room)
    this.#mayHaveMore = found.length === room
    const later: Array<{ delivery: DueDelivery, ms: number }> = []
    const ofLane = new Map<string, number>()
    // By position: of a lane that is cut, the first are held.
    for (const delivery of found.sort((a, b) => a.position - b.position)) {
      const count = (ofLane.get(delivery.lane) ?? 0) + 1
      ofLane.set(delivery.lane, count)
      if (delivery.blockedFor !== null) later.push({ delivery, ms: Math.max(delivery.blockedFor, 1) })
      else if (count > MOST_OF_LANE) later.push({ delivery, ms: LANE_PAUSE_MS })
      else this.#held.set(delivery.id, { ...delivery, isUnderWay: false })
    }
    if (later.length > 0) await this.context.database.transaction(async tx => await postpone(tx, this.target, later))
  }

  /** Begins as many sends as the window has room for, each lane in its order. */
  async #dispatch (): Promise<void> {
    for (;;) {
      const chosen = this.#choose(this.#window - this.#underWay)
      if (chosen.length === 0) return
      const messages = new Map((await findMessages(this.context.database, this.target, chosen.map(({ id }) => id))).map(message => [message.deliveryId, message]))
      for (const delivery of chosen) {
        const message = messages.get(delivery.id)
        // Not to be sent any more: its webhook was switched off, deleted, or sent elsewhere. Others may have waited for it.
        if (message === undefined) this.#held.delete(delivery.id)
        else void this.#send(delivery, message)
      }
      if (messages.size === chosen.length) return
    }
  }

  /**
   * Deliveries that nothing stands in the way of: no earlier one of the same webhook and lane, and none of another webhook that
   * has not been tried yet. So events of one application arrive in order, and one that fails holds back its own webhook alone.
   */
  #choose (room: number): Held[] {
    const chosen: Held[] = []
    if (room <= 0) return chosen
    for (const lane of groupByLane(this.#held.values()).values()) {
      lane.sort((a, b) => a.position - b.position)
      const next = lane.find((delivery, index) => !delivery.isUnderWay && lane.slice(0, index).every(earlier => earlier.webhookId !== delivery.webhookId && earlier.tries > 0))
      if (next !== undefined) chosen.push(next)
      if (chosen.length === room) break
    }
    return chosen
  }

  async #send (delivery: Held, message: Message): Promise<void> {
    delivery.isUnderWay = true
    this.#underWay++
    const outcome = await this.context.sender.send(this.target.url, this.target.companyName, message)
    this.#underWay--
    this.#adapt(outcome?.error === null)
    this.#results.push({ delivery, message, outcome })
    this.#wake()
  }

  #adapt (hasSucceeded: boolean): void {
    this.#failuresInARow = hasSucceeded ? 0 : this.#failuresInARow + 1
    if (hasSucceeded) this.#window = Math.min(Math.max(this.#window, WINDOW.least) + 1, WINDOW.most)
    else this.#window = this.#failuresInARow >= DEAD_AFTER ? WINDOW.dead : Math.max(this.#window >> 1, WINDOW.least)
  }

  /** Writes down all results that have come, in one transaction. */
  async #flush (): Promise<void> {
    const results = this.#results
    this.#results = []
    const known = results.filter((result): result is Result & { outcome: Outcome } => result.outcome !== undefined)
    if (known.length > 0) {
      try {
        await this.#settle(known)
      } catch (error) {
        // To be tried once more: what was sent must not be sent again for this.
        this.#results.unshift(...results)
        throw error
      }
    }
    for (const { delivery } of results) this.#held.delete(delivery.id)
  }

  async #settle (results: Array<Result & { outcome: Outcome }>): Promise<void> {
    const { database } = this.context
    const succeeded = results.filter(({ outcome }) => outcome.error === null)
    const taking = new Set(succeeded.map(({ message }) => message.webhookId))
    const failed = results.filter(({ outcome }) => outcome.error !== null)
    const failures = failed.filter(({ message, outcome }) => !taking.has(message.webhookId) || outcome.status === GONE)
    const settlements = await database.transaction(async tx => {
      const suspended = await judge(tx, this.target, {
        taking: [...taking],
        failures: failures.map(({ message, outcome }) => ({ webhookId: message.webhookId, isGone: outcome.status === GONE })),
        wereFailing: succeeded.some(({ message }) => message.webhookIsFailing),
        patience: PATIENCE_MS
      })
      const series = failed.length === 0 ? new Map<string, Series>() : await findSeries(tx, this.target, failed.map(({ delivery }) => delivery.id))
      const settled = results.map(result => toSettlement(result, suspended, series.get(result.delivery.id)))
      await settle(tx, this.target, settled)
      return settled
    })
    // What waited behind one that had failed before is due now; what waits behind one that failed waits in the database.
    if (succeeded.some(({ delivery }) => delivery.tries > 0)) this.#mayHaveMore = true
    for (const { delivery, retryIn } of settlements) {
      if (retryIn === null) continue
      for (const [id, held] of this.#held) {
        if (!held.isUnderWay && held.webhookId === delivery.webhookId && held.lane === delivery.lane && held.position > delivery.position) this.#held.delete(id)
      }
    }
  }

  /** Nothing is due: waits a little for more if nobody else waits, then gives the queue back, unless something came. */
  async #leave (): Promise<boolean> {
    const { database } = this.context
    const dueIn = await findNextDue(database, this.target)
    if (!this.#isOver && !this.context.isCrowded(this.target.companyId)) {
      await this.#rest(Math.min(LINGER_MS, Math.max(dueIn ?? LINGER_MS, 1)))
      if (dueIn !== undefined && dueIn <= LINGER_MS) this.#mayHaveMore = true
    }
    if (this.#isOver || this.#mayHaveMore) return false
    if (await releaseTarget(database, this.target, this.#generation, dueIn)) return true
    this.#isNews = true
    return false
  }

  /** Waits for what is under way, for a while when the process is to end, and writes it down as it comes. */
  async #finish (): Promise<void> {
    const end = Date.now() + CUT_OFF_MS
    while (this.#underWay > 0 && !(this.#isStopped && Date.now() > end)) {
      await this.#flush()
      if (!this.#isLost && Date.now() >= this.#renewAt) await this.#renew()
      this.#isNews = false
      await this.#rest(this.#isStopped ? end - Date.now() + 1 : RENEW_MS)
    }
    await this.#flush()
  }

  async #rest (ms: number): Promise<void> {
    if (this.#results.length === 0 && !this.#isNews) await this.#sleep(ms)
  }

  /** Until it is woken, or the time is over. */
  async #sleep (ms: number): Promise<void> {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = () => {}
  }
}

const GONE = 410

function toSettlement ({ delivery, message, outcome }: Result & { outcome: Outcome }, suspended: Set<string>, { tries, retryingFor }: Series = { tries: 0, retryingFor: null }): Settlement {
  if (outcome.error === null) return { delivery, attempt: outcome, state: 'delivered', retryIn: null }
  const wait = retryIn(tries, retryingFor ?? 0)
  // What fails with its whole webhook is tried again when that is activated.
  if (wait === null && !suspended.has(message.webhookId)) return { delivery, attempt: outcome, state: 'dead', retryIn: null }
  return { delivery, attempt: outcome, state: 'failed', retryIn: wait ?? PATIENCE_MS }
}

function groupByLane (deliveries: Iterable<Held>): Map<string, Held[]> {
  const lanes = new Map<string, Held[]>()
  for (const delivery of deliveries) {
    const lane = lanes.get(delivery.lane)
    if (lane === undefined) lanes.set(delivery.lane, [delivery])
    else lane.push(delivery)
  }
  return lanes
}
