import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/port.js'
import { abandonTarget, CLAIM_SECONDS, releaseTarget, renewClaim, type Target } from '../../domain/deliveries/claims.js'
import { findDue, findNextDue, postpone } from '../../domain/deliveries/due.js'
import { findMessages, type Message } from '../../domain/deliveries/messages.js'
import type { DeliveryUpdate } from '../../domain/deliveries/outcome.js'
import type { WorkLog } from '../background-work.js'
import { AdaptiveConcurrency } from './adaptive-concurrency.js'
import { HeldDeliveries, type HeldDelivery } from './held-deliveries.js'
import { saveResults, type Result } from './results.js'
import type { MessageSender } from './sender.js'

/** Maximum number of deliveries of one queue in memory. */
const MAX_HELD = 500
/** How long the claim of an empty queue is kept, in case more arrives. */
const IDLE_CLAIM_MS = 1000
/** How long one queue is worked on while others wait (time slice). */
const SLICE_MS = 10_000
const RENEW_MS = CLAIM_SECONDS * 1000 / 4
const CUT_OFF_MS = 3000
const AGAIN_MS = 100
/** Delay before a queue that was abandoned because the database failed is claimed again. */
const AFTER_FAILURE_MS = 1000
/** Maximum pause between attempts to save outcomes; pauses double from AFTER_FAILURE_MS. */
const MAX_PAUSE_MS = 60_000

/** Shared by all runs of a process. `isCrowded` tells whether other queues may be waiting because of this company's. */
export interface RunContext {
  database: Database
  log: WorkLog
  sender: MessageSender
  isCrowded: (companyId: number) => boolean
  onResult: (state: DeliveryUpdate['state']) => void
}

/**
 * Works on one queue while this process holds its claim and deliveries are due: reads them, sends them (in order within an ordering
 * key, otherwise concurrently) and saves their outcomes in batches.
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
  #isPaused = false
  #retryAt = 0
  #wake: (() => void) | undefined
  #renewAt = Date.now() + RENEW_MS
  readonly #endOfSlice = Date.now() + SLICE_MS

  constructor (private readonly context: RunContext, readonly target: Target) {
    this.#generation = target.generation
  }

  /** Called when the queue may have new deliveries. */
  notify (): void {
    this.#isNotified = true
    this.#wake?.()
  }

  /** Called when the database is back: saves what could not be saved. */
  retry (): void {
    this.#retryAt = 0
    this.#wake?.()
  }

  /** Starts no further send; the run ends when the sends in progress have ended. */
  stop (): void {
    this.#isStopped = true
    this.#wake?.()
  }

  /** @throws a database error, after all sends in progress have ended; the claim is released, or expires */
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
   * Retries saving outcomes with exponential back-off, and keeps the claim and sends nothing meanwhile: otherwise the deliveries
   * would be sent again.
   */
  async #flushLater (cause: unknown): Promise<void> {
    const { database, log } = this.context
    const problem = 'webhook delivery: outcomes cannot be saved; nothing more is sent to their address until they are'
    const warn = (err: unknown) => log.warn({ err }, problem)
    warn(cause)
    for (let pause = AFTER_FAILURE_MS; this.#results.length > 0 && !this.#isStopped; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      this.#retryAt = Date.now() + pause
      while (Date.now() < this.#retryAt && !this.#isStopped) {
        await this.#sleep(Math.min(this.#retryAt - Date.now(), RENEW_MS))
        // If the claim expires meanwhile, its next holder sends again, as after a crash (at-least-once).
        await renewClaim(database, this.target).catch(() => {})
      }
      await this.#flush().catch(warn)
    }
  }

  async #work (): Promise<void> {
    const { database } = this.context
    while (!this.#mustEnd) {
      // Saved outcomes unblock their ordering key, so they come before the next sends.
      await this.#flush()
      if (this.#isNotified || Date.now() >= this.#renewAt) await this.#renew()
      if (this.#mustEnd) break
      if (this.#mayHaveMore && this.#held.size < MAX_HELD / 2) await this.#read()
      await this.#dispatch()
      const isEmpty = this.#held.size === 0
      if (isEmpty && !this.#mayHaveMore && await this.#leave()) return
      if (!this.#mustEnd && !(isEmpty && this.#mayHaveMore)) await this.#rest(Math.max(0, this.#renewAt - Date.now()))
    }
    await this.#finish()
    if (!this.#isLost) await abandonTarget(database, this.target)
  }

  get #mustEnd (): boolean {
    if (this.#isStopped || this.#isLost || this.#isPaused) return true
    return Date.now() > this.#endOfSlice && this.context.isCrowded(this.target.companyId)
  }

  async #renew (): Promise<void> {
    // Also at intervals without a notification: failed deliveries may be due again.
    const isTime = Date.now() >= this.#renewAt
    this.#isNotified = false
    const generation = await renewClaim(this.context.database, this.target)
    this.#renewAt = Date.now() + RENEW_MS
    this.#isLost = generation === undefined
    if (isTime || generation !== this.#generation) this.#mayHaveMore = true
    this.#generation = generation ?? this.#generation
  }

  /** Reads due deliveries; postpones those that must wait for an earlier one. */
  async #read (): Promise<void> {
    const room = MAX_HELD - this.#held.size
    const found = await findDue(this.context.database, this.target, this.#held.ids, room)
    this.#mayHaveMore = found.length === room
    const later = this.#held.add(found)
    if (later.length > 0) await this.context.database.transaction(async tx => await postpone(tx, this.target, later))
  }

  /** Starts as many sends as the concurrency limit allows, in order within each ordering key. */
  async #dispatch (): Promise<void> {
    for (;;) {
      const chosen = this.#held.next(this.#concurrency.limit - this.#underWay)
      if (chosen.length === 0) return
      const found = await findMessages(this.context.database, this.target, chosen.map(({ id }) => id))
      if (this.#isPaused) return
      const messages = new Map(found.map(message => [message.deliveryId, message]))
      for (const delivery of chosen) {
        const message = messages.get(delivery.id)
        // Not sent any more: its webhook was disabled, deleted or given another URL. Others may have waited for it.
        if (message === undefined) this.#held.delete(delivery.id)
        else void this.#send(delivery, message)
      }
      if (messages.size === chosen.length) return
    }
  }

  async #send (delivery: HeldDelivery, message: Message): Promise<void> {
    delivery.isUnderWay = true
    this.#underWay++
    const outcome = await this.context.sender.send(this.target.url, message)
    this.#underWay--
    this.#concurrency.record(outcome?.error === null)
    // Aborted by the shutdown: the next holder of the claim sends it again.
    if (outcome === undefined) this.#held.delete(delivery.id)
    else this.#results.push({ delivery, message, outcome })
    this.#isPaused ||= outcome?.pauseMs !== undefined
    this.#wake?.()
  }

  /** Saves all pending results. */
  async #flush (): Promise<void> {
    const results = this.#results
    if (results.length === 0) return
    this.#results = []
    try {
      this.#unblockAfter(await saveResults(this.context.database, this.target, results))
    } catch (error) {
      // Kept for another attempt: a failure to save must not cause a second send.
      this.#results.unshift(...results)
      throw error
    }
  }

  #unblockAfter (updates: DeliveryUpdate[]): void {
    for (const { delivery, state, retryIn } of updates) {
      this.context.onResult(state)
      this.#held.delete(delivery.id)
      // Deliveries blocked by one that now succeeded are due; those blocked by one that failed wait in the database.
      if (state === 'delivered' && delivery.tries > 0) this.#mayHaveMore = true
      if (retryIn !== null) this.#held.deleteAfter(delivery)
    }
  }

  /** Nothing is due: waits briefly for more unless other queues wait, then releases the claim if nothing came. */
  async #leave (): Promise<boolean> {
    const { database } = this.context
    const dueIn = await findNextDue(database, this.target)
    if (!this.#mustEnd && !this.context.isCrowded(this.target.companyId)) {
      await this.#rest(Math.min(IDLE_CLAIM_MS, Math.max(dueIn ?? IDLE_CLAIM_MS, 1)))
      if (dueIn !== undefined && dueIn <= IDLE_CLAIM_MS) this.#mayHaveMore = true
    }
    if (this.#mustEnd || this.#mayHaveMore) return false
    if (await releaseTarget(database, this.target, this.#generation, dueIn)) return true
    this.#isNotified = true
    return false
  }

  /** Waits for the sends in progress, only briefly at shutdown, and saves their outcomes as they come. */
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

  /** Waits until woken, or for `ms`. */
  async #sleep (ms: number): Promise<void> {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      const wake = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#wake = wake
    })
    this.#wake = undefined
  }
}
