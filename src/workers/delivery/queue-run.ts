import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/port.js'
import {
  abandonTarget, CLAIM_SECONDS, findDue, findMessages, findNextDue, postpone, releaseTarget, renewClaim, type Message, type Target
} from '../../domain/deliveries/queue.js'
import type { DeliveryUpdate } from '../../domain/deliveries/outcome.js'
import type { WorkLog } from '../background-work.js'
import { AdaptiveConcurrency } from './adaptive-concurrency.js'
import { HeldDeliveries, type HeldDelivery } from './held-deliveries.js'
import { saveResults, type Result } from './results.js'
import type { Sender } from './sender.js'

/** Deliveries of one queue that are held in memory. */
const MAX_HELD = 500
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
const MAX_PAUSE_MS = 60_000

/** What all runs of a process share. `isCrowded` says whether other queues may wait for the turn of one of this company. */
export interface RunContext {
  database: Database
  log: WorkLog
  sender: Sender
  isCrowded: (companyId: number) => boolean
  onResult: (state: DeliveryUpdate['state']) => void
}

/**
 * Works on one queue for as long as this process holds it and there is something to do: reads what is due, sends it, in order
 * for each ordering key and otherwise at once, and writes down what became of it, many at a time.
 */
export class QueueRun {
  readonly #held = new HeldDeliveries()
  readonly #concurrency = new AdaptiveConcurrency()
  #results: Result[] = []
  #underWay = 0
  #generation: number
  /** Whether the database may hold more that is due. */
  #mayHaveMore = true
  #isNotified = false
  #isStopped = false
  #isLost = false
  #wake: () => void = () => {}
  #renewAt = Date.now() + RENEW_MS
  readonly #endOfTurn = Date.now() + TURN_MS

  constructor (private readonly context: RunContext, readonly target: Target) {
    this.#generation = target.generation
  }

  /** Something may have come into the queue. */
  notify (): void {
    this.#isNotified = true
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
    const problem = 'webhook delivery: outcomes cannot be written down; nothing more is sent to their address until they can'
    const warn = (err: unknown) => log.warn({ err }, problem)
    warn(cause)
    for (let pause = AFTER_FAILURE_MS; this.#results.length > 0 && !this.#isStopped; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
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
      // What was written down makes room under its key: so it comes before the next is begun.
      await this.#flush()
      if (this.#isNotified || Date.now() >= this.#renewAt) await this.#renew()
      if (this.#isOver) break
      if (this.#mayHaveMore && this.#held.size < MAX_HELD / 2) await this.#read()
      await this.#dispatch()
      const isEmpty = this.#held.size === 0
      if (isEmpty && !this.#mayHaveMore && await this.#leave()) return
      if (!this.#isOver && !(isEmpty && this.#mayHaveMore)) await this.#rest(Math.max(0, this.#renewAt - Date.now()))
    }
    await this.#finish()
    if (!this.#isLost) await abandonTarget(database, this.target)
  }

  get #isOver (): boolean {
    return this.#isStopped || this.#isLost || (Date.now() > this.#endOfTurn && this.context.isCrowded(this.target.companyId))
  }

  async #renew (): Promise<void> {
    // Now and then also without news: what has failed may be due again.
    const isTime = Date.now() >= this.#renewAt
    this.#isNotified = false
    const generation = await renewClaim(this.context.database, this.target)
    this.#renewAt = Date.now() + RENEW_MS
    this.#isLost = generation === undefined
    if (isTime || generation !== this.#generation) this.#mayHaveMore = true
    this.#generation = generation ?? this.#generation
  }

  /** Takes up what is due, except for what must wait for an earlier delivery that is not. */
  async #read (): Promise<void> {
    const room = MAX_HELD - this.#held.size
    const found = await findDue(this.context.database, this.target, this.#held.ids, room)
    this.#mayHaveMore = found.length === room
    const later = this.#held.add(found)
    if (later.length > 0) await this.context.database.transaction(async tx => await postpone(tx, this.target, later))
  }

  /** Begins as many sends as there is room for, each ordering key in its order. */
  async #dispatch (): Promise<void> {
    for (;;) {
      const chosen = this.#held.next(this.#concurrency.limit - this.#underWay)
      if (chosen.length === 0) return
      const found = await findMessages(this.context.database, this.target, chosen.map(({ id }) => id))
      const messages = new Map(found.map(message => [message.deliveryId, message]))
      for (const delivery of chosen) {
        const message = messages.get(delivery.id)
        // Not to be sent any more: its webhook was switched off, deleted, or sent elsewhere. Others may have waited for it.
        if (message === undefined) this.#held.delete(delivery.id)
        else void this.#send(delivery, message)
      }
      if (messages.size === chosen.length) return
    }
  }

  async #send (delivery: HeldDelivery, message: Message): Promise<void> {
    delivery.isUnderWay = true
    this.#underWay++
    const outcome = await this.context.sender.send(this.target.url, this.target.companyName, message)
    this.#underWay--
    this.#concurrency.note(outcome?.error === null)
    // Broken off because the process ends: whoever comes next sends it again.
    if (outcome === undefined) this.#held.delete(delivery.id)
    else this.#results.push({ delivery, message, outcome })
    this.#wake()
  }

  /** Saves all results that have come. */
  async #flush (): Promise<void> {
    const results = this.#results
    if (results.length === 0) return
    this.#results = []
    try {
      this.#goOnAfter(await saveResults(this.context.database, this.target, results))
    } catch (error) {
      // To be tried once more: what was sent must not be sent again for this.
      this.#results.unshift(...results)
      throw error
    }
  }

  #goOnAfter (updates: DeliveryUpdate[]): void {
    for (const { delivery, state, retryIn } of updates) {
      this.context.onResult(state)
      this.#held.delete(delivery.id)
      // What waited behind one that had failed before is due now; what waits behind one that failed waits in the database.
      if (state === 'delivered' && delivery.tries > 0) this.#mayHaveMore = true
      if (retryIn !== null) this.#held.deleteAfter(delivery)
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
    this.#isNotified = true
    return false
  }

  /** Waits for what is under way, for a while when the process is to end, and writes it down as it comes. */
  async #finish (): Promise<void> {
    const end = Date.now() + CUT_OFF_MS
    while (this.#underWay > 0 && !(this.#isStopped && Date.now() > end)) {
      await this.#flush()
      if (!this.#isLost && Date.now() >= this.#renewAt) await this.#renew()
      this.#isNotified = false
      await this.#rest(this.#isStopped ? end - Date.now() + 1 : RENEW_MS)
    }
    await this.#flush()
  }

  async #rest (ms: number): Promise<void> {
    if (this.#results.length === 0 && !this.#isNotified) await this.#sleep(ms)
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
