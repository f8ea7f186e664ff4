import type { Socket } from 'node:net'
import type pg from 'pg'

/** A connection of the pool, and how it is used now. */
export class Member {
  readonly connectedAt = performance.now()
  /** Since when it is in use, or free. */
  since = this.connectedAt
  /** It has failed, or was closed. */
  isLost = false
  #isInUse = false
  #limitMs: number | undefined
  /** Bytes that had passed, both ways, when they were last counted, and since when there are no more. */
  #passed = 0
  #silentSince = 0
  readonly #socket: Pick<Socket, 'bytesRead' | 'bytesWritten'>

  constructor (readonly client: pg.PoolClient) {
    this.#socket = (client as unknown as { connection: { stream: Socket } }).connection.stream
  }

  /** @param limitMs how long the use may take in all; with `Infinity` it may take any time, and be silent for as long */
  begin (limitMs?: number): void {
    this.#isInUse = true
    this.#limitMs = limitMs
    this.#silentSince = this.since = performance.now()
  }

  end (): void {
    this.#isInUse = false
    this.since = performance.now()
  }

  /** Whether its use takes longer than it may, or nothing has passed for too long; to be asked again and again. */
  isOverdue (now: number, silenceMs: number): boolean {
    if (!this.#isInUse || this.#limitMs === Infinity) return false
    const passed = this.#socket.bytesRead + this.#socket.bytesWritten
    if (passed !== this.#passed) this.#silentSince = now
    this.#passed = passed
    return now - this.#silentSince > silenceMs || now - this.since > (this.#limitMs ?? Infinity)
  }
}
