import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { on } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import { StartError } from '../database/failures.js'
import type { Metrics, ToPrimary, ToWorker } from './messages.js'
import { BESIDE_VARIABLE, NUMBER_VARIABLE, STOP_SIGNALS } from './worker.js'

interface Log {
  info: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** Before a worker is replaced; doubled each time, until one has lived for `provenMs`. */
const PAUSE = { firstMs: 100, mostMs: 30_000, provenMs: 60_000 }
/** A worker that does not give its metrics in this time is left out. */
const METRICS_MS = 2000

/** The processes of one server: they share its port, and each that ends is replaced. */
export class Primary {
  readonly #workers = new Map<number, Worker>()
  /** Those that take connections, or will before they can answer. */
  readonly #listening = new Set<Worker>()
  /** Those that wait until they can answer. */
  readonly #starting = new Set<Worker>()
  /** Those that can be asked for their metrics: one that still loads its code would miss the question. */
  readonly #measured = new Set<Worker>()
  readonly #stopped = new AbortController()
  /** All loops of `#keep`. */
  readonly #kept: Array<Promise<void>> = []
  /** Why workers could not start. */
  readonly #reasons = new WeakMap<Worker, string>()
  #questions = 0

  /** @param file the module that each worker runs; it has the environment of this process */
  constructor (private readonly log: Log, file: string) {
    cluster.setupPrimary({ exec: file, args: [] })
    cluster.on('message', (worker, message: ToPrimary) => {
      if (message.type === 'starting') this.#starting.add(worker)
      if (message.type === 'ready') {
        this.#starting.delete(worker)
        this.#listening.add(worker)
      }
      this.#listenAgain()
      if (message.type === 'hasMetrics') this.#measured.add(worker)
      if (message.type === 'failed') this.#reasons.set(worker, message.reason)
      if (message.type === 'wantsMetrics') void this.#answerMetrics(worker, message.id)
    })
  }

  /**
   * Starts this many workers: the first one alone, which migrates the database, and the others once it is ready.
   * @returns false if the server was asked to stop meanwhile
   * @throws StartError when the first one ends before
   */
  async start (count: number): Promise<boolean> {
    const first = this.#fork(1)
    const isReady = await Promise.race([ready(first), ended(first).then(() => false)])
    if (this.#stopped.signal.aborted) return false
    if (!isReady) throw new StartError(this.#reasons.get(first) ?? 'The first process of the server ended before it was ready')
    this.#kept.push(this.#keep(1, first))
    for (let number = 2; number <= count; number++) this.#kept.push(this.#keep(number, this.#fork(number)))
    return true
  }

  /**
   * Lets all workers finish their requests, and kills those that are still there after this time. One that still loads its code would miss
   * a message: it ends by the signal itself.
   * @throws when one of them ended with a failure
   */
  async stop (limitMs: number): Promise<void> {
    this.#stopped.abort()
    const limit = setTimeout(() => { for (const { process } of this.#workers.values()) process.kill('SIGKILL') }, limitMs)
    const ends = await Promise.all([...this.#workers.values()].map(async worker => {
      const end = ended(worker)
      worker.process.kill('SIGTERM')
      const { code, signal } = await end
      return signal ?? code
    }))
    clearTimeout(limit)
    await Promise.all(this.#kept)
    const fine: unknown[] = [0, ...STOP_SIGNALS]
    if (!ends.every(end => fine.includes(end))) throw new Error(`Workers ended with ${ends.join(', ')}`)
  }

  #fork (number: number): Worker {
    const isBesideOthers = this.#listening.size > 0
    const worker = cluster.fork({ [NUMBER_VARIABLE]: String(number), [BESIDE_VARIABLE]: String(isBesideOthers) })
    this.#workers.set(number, worker)
    if (!isBesideOthers) this.#listening.add(worker)
    closeUntaken(worker.process)
    this.log.info({ worker: number, pid: worker.process.pid }, 'a worker is started')
    worker.on('error', () => {}) // what it cannot be told any more; its end is noticed
    void ended(worker).then(() => {
      this.#listening.delete(worker)
      if (this.#workers.get(number) === worker) this.#workers.delete(number)
      this.#starting.delete(worker)
      this.#measured.delete(worker)
      this.#listenAgain()
    })
    return worker
  }

  /**
   * When the last worker that accepted connections has ended, one that is starting accepts them before it can answer: the port never
   * refuses for long.
   */
  #listenAgain (): void {
    const [starting] = this.#starting
    if (this.#listening.size > 0 || starting === undefined) return
    this.#listening.add(starting)
    send(starting, { type: 'listen' })
  }

  /** Replaces this worker, and each that replaces it, when it ends. */
  async #keep (number: number, worker: Worker): Promise<void> {
    const { signal: stopped } = this.#stopped
    for (let pause = PAUSE.firstMs; ; pause = Math.min(2 * pause, PAUSE.mostMs)) {
      const since = performance.now()
      const { code, signal } = await ended(worker)
      if (stopped.aborted) return
      if (performance.now() - since >= PAUSE.provenMs) pause = PAUSE.firstMs
      this.log.error({ worker: number, code, signal, reason: this.#reasons.get(worker), pause }, 'a worker has ended and will be replaced')
      await sleep(pause, undefined, { signal: stopped }).catch(() => {})
      if (stopped.aborted) return
      worker = this.#fork(number)
    }
  }

  async #answerMetrics (asker: Worker, id: number): Promise<void> {
    const text = await this.#metrics().catch(() => undefined)
    send(asker, { type: 'allMetrics', id, text })
  }

  /** Metrics of all workers, in the text format of Prometheus. Each has the label of its worker, so that nothing has to be added up. */
  async #metrics (): Promise<string> {
    const id = this.#questions++
    const found = await Promise.all([...this.#measured].map(async worker => await metricsOf(worker, id)))
    return await AggregatorRegistry.aggregate(found.map(metrics => metrics.map(metric => ({ ...metric, aggregator: 'first' })))).metrics()
  }
}

interface Connection { close: () => void }

/**
 * When this worker dies, closes the connections that it was given but has not taken. Node keeps its end of each until the worker answers:
 * otherwise their clients would wait forever.
 */
function closeUntaken (worker: ChildProcess): void {
  const untaken = new Map<number, Connection>()
  const send = worker.send.bind(worker) as (...given: unknown[]) => boolean
  const noteAndSend = (message: { act?: string, seq: number }, ...rest: unknown[]) => {
    if (message.act === 'newconn') untaken.set(message.seq, rest[0] as Connection)
    return send(message, ...rest)
  }
  worker.send = noteAndSend
  worker.on('internalMessage', ({ ack }: { ack: number }) => untaken.delete(ack))
  worker.once('exit', () => { for (const connection of untaken.values()) connection.close() })
}

/** The end of a worker, also of one that could not be started. */
async function ended (worker: Worker): Promise<{ code: number | null, signal: string | null }> {
  return await new Promise(resolve => {
    worker.once('exit', (code, signal) => resolve({ code, signal }))
    worker.on('error', () => { if (worker.process.pid === undefined) resolve({ code: null, signal: null }) })
  })
}

function send (worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {})
}

async function ready (worker: Worker): Promise<boolean> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) if ((message as ToPrimary).type === 'ready') return true
  return false
}

async function metricsOf (worker: Worker, id: number): Promise<Metrics> {
  const messages = on(worker, 'message', { signal: AbortSignal.timeout(METRICS_MS), close: ['exit'] })
  send(worker, { type: 'giveMetrics', id })
  try {
    for await (const [message] of messages as AsyncIterable<[ToPrimary]>) {
      if (message.type === 'metrics' && message.id === id) return message.metrics
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
  return []
}
