import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { isStatementLost } from './failures.js'
import { isPrepared } from './port.js'

/**
 * Prepared statements of a connection: no client can fill the server's memory with statements of its own. Each operation, called once,
 * makes 234. Later ones go without a name until the connection is renewed (`maxLifetimeSeconds`). None is closed: `pg` would still bind it.
 */
export const MAX_PREPARED = 300

/**
 * A hash of the text: behind a pooler another process may have prepared statements on the same connection, and a name must mean
 * the same statement in all processes, whatever their version.
 */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Names statements marked as `prepared`, as long as the connection keeps prepared statements. */
export class StatementNames {
  /** Connection → text → name. */
  readonly #names = new WeakMap<pg.ClientBase, Map<string, string>>()

  /** @param areKept whether a connection keeps its prepared statements */
  constructor (public areKept: boolean) {}

  /** The statement as it is sent on this connection. */
  toQuery (client: pg.ClientBase, statement: Sql): pg.QueryConfig {
    const { text, values } = statement
    if (!this.areKept || !isPrepared(statement)) return { text, values }
    const names = this.#names.get(client) ?? new Map<string, string>()
    if (names.size === 0) this.#names.set(client, names)
    const name = names.get(text) ?? (names.size < MAX_PREPARED ? nameOf(text) : undefined)
    if (name === undefined) return { text, values }
    names.set(text, name)
    return { text, values, name }
  }

  /** Sends a statement, and again unprepared if it is missing on the connection: nothing was executed then. */
  async send<T> (client: pg.ClientBase, statement: Sql, run: (config: pg.QueryConfig) => Promise<T>): Promise<T> {
    try {
      return await run(this.toQuery(client, statement))
    } catch (error) {
      if (!this.areLost(error)) throw error
      return await run(this.toQuery(client, statement))
    }
  }

  /** Whether a pooler has lost or replaced a prepared statement. If so, statements are no longer prepared. */
  areLost (error: unknown): boolean {
    if (!isStatementLost(error)) return false
    this.areKept = false
    return true
  }
}
