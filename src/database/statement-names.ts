import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { isStatementLost } from './failures.js'
import { isPrepared } from './port.js'

const MAX = 300

/** Statement text → name. Bounded: beyond MAX, statements run unprepared, so that no client can fill the server's memory. */
const names = new Map<string, string>()

/**
 * A hash of the text: behind a pooler another process may have prepared statements on the same connection, and a name must mean
 * the same statement in all processes, whatever their version.
 */
function nameOf (text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** Names statements marked as `prepared`, as long as the connection keeps prepared statements. */
export class StatementNames {
  /** @param areKept whether a connection keeps its prepared statements */
  constructor (public areKept: boolean) {}

  toQuery (statement: Sql): pg.QueryConfig {
    const { text, values } = statement
    return this.areKept && isPrepared(statement) ? { text, values, name: nameOf(text) } : { text, values }
  }

  /** Whether a pooler has lost or replaced a prepared statement. If so, statements are no longer prepared. */
  areLost (error: unknown): boolean {
    if (!isStatementLost(error)) return false
    this.areKept = false
    return true
  }
}
