import { setImmediate as nextTurn } from 'node:timers/promises'

/** Concurrent reads: waiting requests must leave connections to others. */
const MAX_READS = 4
/** Results delivered per turn of the event loop, so that other requests run in between. */
const GROUP = 20

interface Read<T> {
  run: () => Promise<T>
  hasBegun: boolean
  waiting: Array<{ resolve: (found: T) => void, reject: (error: unknown) => void }>
}

/** Single flight: concurrent requests for the same key share one read, also those that arrive while its result is delivered. */
export class SharedReads<T> {
  /** Reads in progress by company and key. */
  readonly #reads = new Map<number, Map<string, Read<T>>>()
  readonly #queue: Array<() => Promise<void>> = []
  #running = 0

  async read (companyId: number, key: string, run: () => Promise<T>): Promise<T> {
    const reads = this.#reads.get(companyId) ?? new Map<string, Read<T>>()
    this.#reads.set(companyId, reads)
    let read = reads.get(key)
    if (read === undefined) {
      read = { run, hasBegun: false, waiting: [] }
      reads.set(key, read)
      this.#queue.push(this.#toTask(companyId, key, read))
      this.#runNext()
    }
    const { waiting } = read
    return await new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }

  /** Stops sharing reads that have begun, of these companies or of all: later requests start a fresh read. */
  invalidate (companyIds?: number[]): void {
    for (const companyId of companyIds ?? this.#reads.keys()) {
      for (const [key, { hasBegun }] of this.#reads.get(companyId) ?? []) if (hasBegun) this.#remove(companyId, key)
    }
  }

  #remove (companyId: number, key: string): void {
    const reads = this.#reads.get(companyId)
    reads?.delete(key)
    if (reads?.size === 0) this.#reads.delete(companyId)
  }

  #runNext (): void {
    while (this.#running < MAX_READS) {
      const task = this.#queue.shift()
      if (task === undefined) return
      this.#running++
      void task()
    }
  }

  #toTask (companyId: number, key: string, read: Read<T>) {
    return async (): Promise<void> => {
      read.hasBegun = true
      const settle = await read.run().then(
        found => (one: Read<T>['waiting'][0]) => one.resolve(found),
        (error: unknown) => (one: Read<T>['waiting'][0]) => one.reject(error))
      this.#running--
      this.#runNext()
      for (let group = read.waiting.splice(0, GROUP); group.length > 0; group = read.waiting.splice(0, GROUP)) {
        group.forEach(settle)
        await nextTurn()
      }
      if (this.#reads.get(companyId)?.get(key) === read) this.#remove(companyId, key)
    }
  }
}
