import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { preventsWrites } from './failures.js'
import type { Watched } from './reachability.js'
import { isTooOld, writersCheck, writersGate } from './older-writers.js'

/** How often a server that is too old to write looks whether it may write again. */
const LOOK_MS = 1000
const WRITES = /^\s*(insert|update|delete|with\b[^]*\b(insert into|update \w+|delete from))\b/i

export type WriteState = 'ok' | 'failing' | 'waiting'

/** Whether a statement changes rows. */
export function isWrite (statement: Sql): boolean { return WRITES.test(statement.text) }

/** What becomes of the writes of this process. */
export class Writes {
  #schema: number | undefined
  #gate: Sql | undefined
  #fail = false
  #wait = false

  constructor (private readonly database: Watched, private readonly stopped: AbortSignal) {}

  /** `failing` since the last one failed because the disk is full or the server read-only; `waiting` while this server is too old. */
  get state (): WriteState { return this.#wait ? 'waiting' : this.#fail ? 'failing' : 'ok' }

  /** What a write begins with; undefined where no other server can be. */
  get gate (): Sql | undefined { return this.#gate }

  /** From now on this server is one of this schema. */
  as (schema: number): void {
    this.#schema = schema
    this.#gate = writersGate(schema)
  }

  failed (error: unknown): void {
    if (preventsWrites(error)) this.#fail = true
    if (isTooOld(error)) this.#begin(error)
  }

  succeeded (): void { this.#fail = false }

  /** One round trip, which also tells whether this server may write. */
  async look (client: pg.ClientBase): Promise<void> {
    if (this.#schema === undefined) {
      await client.query('select 1')
      return
    }
    const { text, values } = writersCheck(this.#schema)
    try {
      await client.query(text, values)
    } catch (error) {
      if (!isTooOld(error)) throw error
      return this.#begin(error)
    }
    if (this.#wait) this.database.report('writes go on')
    this.#wait = false
  }

  #begin (error: unknown): void {
    if (this.#wait || this.stopped.aborted) return
    this.#wait = true
    this.database.report('its writes wait, reads go on', error)
    void this.#lookAgain()
  }

  async #lookAgain (): Promise<void> {
    while (this.#wait && !this.stopped.aborted) {
      await sleep(LOOK_MS, undefined, { signal: this.stopped, ref: false }).catch(() => {})
      await this.database.ping().catch(() => {})
    }
  }
}
