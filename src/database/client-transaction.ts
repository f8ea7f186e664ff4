import sql, { type Sql } from 'sql-template-tag'
import { ask, type Client } from './client.js'
import { isConsequence } from './failures.js'
import type { DataArea, Transaction } from './port.js'
import type { StatementNames } from './statement-names.js'

const SAVEPOINT = sql`savepoint inner_work`
const RELEASE = sql`release savepoint inner_work`
const ROLLBACK_TO = sql`rollback to savepoint inner_work`

/** A transaction on a connection. Statements are sent in order, without waiting for earlier results. */
export class ClientTransaction implements Transaction {
  /** The companies that it has touched; `setup` where it changes something of that, too. */
  readonly touched = new Map<number, DataArea>()
  readonly #sent: Array<Promise<unknown>> = []
  #failure: unknown
  /** Why the last statement failed that did not fail because of an earlier one. */
  #cause: unknown
  #isCorked = false

  constructor (
    private readonly client: Client, private readonly names: StatementNames, readonly isDistributed: boolean
  ) {}

  async query<Row extends object> (statement: Sql): Promise<Row[]> {
    try {
      return await this.#query<Row>(statement)
    } catch (error) {
      // Of statements that travel together, the caller may hear of a later one first.
      if (!isConsequence(error)) this.#cause = error
      throw this.#cause ?? error
    }
  }

  async #query<Row extends object> (statement: Sql): Promise<Row[]> {
    this.#cork()
    return (await ask<Row>(this.client, this.names.toQuery(this.client, statement))).rows
  }

  /** Everything sent in the current turn of the event loop travels in one packet: one system call instead of one per statement. */
  #cork (): void {
    if (this.#isCorked) return
    const { socket } = this.client
    this.#isCorked = true
    socket.cork()
    process.nextTick(() => {
      this.#isCorked = false
      socket.uncork()
    })
  }

  /** Whether the transaction has written anything so far. */
  async hasWritten (): Promise<boolean> {
    const [row] = await this.query<{ yes: boolean }>(sql`select pg_current_xact_id_if_assigned() is not null as yes`)
    return row?.yes === true
  }

  async send (statement: Sql): Promise<void> { void this.sendFor(statement) }

  /** Like `send`. @returns the rows, once they are there */
  sendFor<Row extends object> (statement: Sql): Promise<Row[]> {
    const rows = this.query<Row>(statement)
    this.#sent.push(rows.catch((error: unknown) => { this.#failure ??= error }))
    return rows
  }

  /** The error of the first statement that failed without being awaited; later statements failed because of it. */
  async failure (): Promise<unknown> {
    await Promise.all(this.#sent)
    return this.#failure
  }

  async commit (): Promise<void> {
    if (this.#failure === undefined) {
      this.#cork()
      const { command } = await ask(this.client, { text: 'commit' })
      if (command === 'COMMIT') return
    }
    // PostgreSQL turns the commit into a rollback when a statement has failed.
    throw await this.failure() ?? new Error('A statement failed, and the transaction went on as if it had not')
  }

  async rollback (): Promise<void> {
    await this.client.query('rollback')
  }

  touch (companyId: number, area: DataArea): void {
    if (area === 'setup' || !this.touched.has(companyId)) this.touched.set(companyId, area)
  }

  async savepoint<T> (work: () => Promise<T>): Promise<T> {
    await this.send(SAVEPOINT)
    try {
      const result = await work()
      await this.send(RELEASE)
      return result
    } catch (error) {
      await this.query(ROLLBACK_TO)
      // The savepoint still exists: unless it is released, rolling back an outer one, of the same name, would lead to here.
      await this.send(RELEASE)
      // An error that was not awaited must be raised here: after the rollback to the savepoint the commit would succeed.
      throw await this.failure() ?? error
    }
  }
}

/** Does work that only reads in a transaction, each of whose statements is planned for its values and may take so many milliseconds. */
export async function readLong<T> (tx: ClientTransaction, work: () => Promise<T>, limitMs: number, discard: () => void): Promise<T> {
  try {
    await tx.send(sql`begin read only`)
    await tx.send(sql`
      select set_config('statement_timeout', ${String(limitMs)}, true), set_config('plan_cache_mode', 'force_custom_plan', true)`)
    const result = await work()
    await tx.commit()
    return result
  } catch (error) {
    await tx.rollback().catch(discard)
    throw await tx.failure() ?? error
  }
}
