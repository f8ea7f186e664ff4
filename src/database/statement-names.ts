import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { forgetColumns } from './described-query.js'
import { isStatementLost } from './failures.js'
import { isPrepared } from './port.js'

/** Prepared statements of a connection: no client can fill the server's memory with statements of its own. */
export const MAX_PREPARED = 300

// Parts of `pg` that its types leave out.
type Named = Record<string, string>
interface Connection {
  parsedStatements: Named
  submittedNamedStatements: Named
  close: (what: { type: 'S', name: string }) => void
}

/**
 * Closes a prepared statement. All that was asked for before has been sent and has it still; the next of its text prepares it anew. The
 * answer comes with that to the statement that is sent now.
 */
function close (client: pg.ClientBase, name: string): void {
  const { connection } = client as unknown as { connection: Connection }
  delete connection.parsedStatements[name]
  delete connection.submittedNamedStatements[name]
  connection.close({ type: 'S', name })
  forgetColumns(client, name)
}

interface NamedStatement { name: string, usedAt: number }

function closeOldest (client: pg.ClientBase, names: Map<string, NamedStatement>): void {
  const [text, { name }] = [...names].reduce((oldest, other) => other[1].usedAt < oldest[1].usedAt ? other : oldest)
  names.delete(text)
  close(client, name)
}

/**
 * A hash of the text: behind a pooler another process may have prepared statements on the same connection, and a name must mean
 * the same statement in all processes, whatever their version.
 */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Names statements marked as `prepared`, as long as the connection keeps prepared statements. */
export class StatementNames {
  /** Connection → text → name, and when it was last used. */
  readonly #names = new WeakMap<pg.ClientBase, Map<string, NamedStatement>>()
  /** Number of statements so far. */
  #now = 0

  /** @param areKept whether a connection keeps its prepared statements */
  constructor (public areKept: boolean) {}

  /** The statement as it is sent on this connection. One that comes new beyond `MAX_PREPARED` closes the least recently used. */
  toQuery (client: pg.ClientBase, statement: Sql): pg.QueryConfig {
    const { text, values } = statement
    if (!this.areKept || !isPrepared(statement)) return { text, values }
    const names = this.#names.get(client) ?? new Map<string, NamedStatement>()
    if (names.size === 0) this.#names.set(client, names)
    const known = names.get(text)
    const named = known ?? { name: nameOf(text), usedAt: 0 }
    named.usedAt = ++this.#now
    if (known === undefined) names.set(text, named)
    if (names.size > MAX_PREPARED) closeOldest(client, names)
    return { text, values, name: named.name }
  }

  /** Whether a pooler has lost or replaced a prepared statement. If so, statements are no longer prepared. */
  areLost (error: unknown): boolean {
    if (!isStatementLost(error)) return false
    this.areKept = false
    return true
  }
}
