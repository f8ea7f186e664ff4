import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { isStatementLost } from './failures.js'
import { isPrepared } from './port.js'

const MAX = 300

/** Statement text → name. Bounded: past the limit, statements run unprepared, and no client can fill the server's memory. */
const names = new Map<string, string>()

/**
 * A hash of the text: behind a pooler a connection may be one on which another process has prepared statements, and the same
 * name must be the same statement in all of them, of whatever version.
 */
function nameOf (text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** Names statements that are marked as `prepared`, as long as the way to the database keeps what is prepared. */
export class StatementNames {
  /** @param areKept whether a statement that was prepared on a connection is there the next time */
  constructor (public areKept: boolean) {}

  toQuery (statement: Sql): pg.QueryConfig {
    const { text, values } = statement
    return this.areKept && isPrepared(statement) ? { text, values, name: nameOf(text) } : { text, values }
  }

  /** Whether the error says that a pooler has lost a statement, or has another's under its name. Nothing is named from then on. */
  areLost (error: unknown): boolean {
    if (!isStatementLost(error)) return false
    this.areKept = false
    return true
  }
}
