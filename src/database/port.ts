import type { Sql } from 'sql-template-tag'

export type Engine = 'postgresql' | 'embedded'

/** What queries need: the database itself, or the transaction that is under way. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows. bigint and numeric come as numbers, timestamptz as RFC 3339 UTC with
   * milliseconds, date as `YYYY-MM-DD`. A statement wrapped in `prepared` is parsed and planned once for each connection.
   * @throws ApiError UNAVAILABLE when the database is away, too slow or not ready; the driver's error for all else.
   */
  query<Row extends object = Record<string, unknown>>(statement: Sql): Promise<Row[]>
}

export interface Transaction extends Queryable {
  /**
   * Runs a statement whose rows nobody needs, and waits for nothing: it travels together with what comes next, at the latest with
   * the commit. If it fails, the transaction fails.
   */
  send(statement: Sql): Promise<void>
  /** Runs `work` under a savepoint: if it throws, its changes are undone and the transaction stays usable. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

/** What the requests of one company use: they share the connections with those of others. */
export interface CompanyDatabase extends Queryable {
  /** Commits what `work` did when it resolves, rolls back when it throws. Nothing else may be asked of the database inside it. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** What is asked of it directly, and not of a company's part, is the server's own work. */
export interface Database extends CompanyDatabase {
  readonly engine: Engine
  /** Migrated and answering. False while PostgreSQL has not been reached since the start. */
  readonly ready: boolean
  /**
   * The database for the requests of this company: while others are active it holds half of the connections at most, one if it is
   * heavy beside them.
   */
  of(companyId: number): CompanyDatabase
  /**
   * Calls `listener` with each message that is notified on this channel from now on, by whichever process, and with an
   * empty one when messages may have been missed. A pooler between may swallow them: nothing may depend on them alone.
   */
  listen(channel: string, listener: (message: string) => void): void
  /** One round trip; throws like `query`. For readiness. */
  ping(): Promise<void>
  close(): Promise<void>
}

const PREPARED = Symbol('prepared')

/** Marks a statement of a hot path: the port gives it a name, so that it is parsed once for each connection. */
export function prepared (statement: Sql): Sql {
  return Object.assign(statement, { [PREPARED]: true })
}

export function isPrepared (statement: Sql): boolean {
  return PREPARED in statement
}
