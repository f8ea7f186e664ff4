import type { TSchema } from '@sinclair/typebox'
import type { Sql } from 'sql-template-tag'

/** How long a transaction may take: one that takes longer must not hold its locks. */
export const TRANSACTION_LIMIT_MS = 5000

export type Engine = 'postgresql' | 'embedded'

/** What queries need: the database itself, or a transaction. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows. bigint and numeric come as numbers, timestamptz as RFC 3339 UTC with
   * milliseconds, date as `YYYY-MM-DD`. A statement wrapped in `prepared` is parsed and planned once per connection.
   * @throws ApiError UNAVAILABLE if the database is unreachable, too slow or not ready; otherwise the driver's error
   */
  query<Row extends object = Record<string, unknown>>(statement: Sql): Promise<Row[]>
}

/**
 * Areas of a company's data, each with its own version: what the company sets up (jobs and their steps, departments, roles, branches,
 * users), and all its data, including that.
 */
export type DataArea = 'setup' | 'all'

/** Something for each area. */
export type ByArea<T> = Readonly<Record<DataArea, T>>

export interface Transaction extends Queryable {
  /** Whether the rows of companies lie on several nodes. */
  readonly isDistributed: boolean
  /**
   * Sends a statement without waiting for its result: it is pipelined with the following statements, at the latest with the
   * commit. If it fails, the transaction fails.
   */
  send(statement: Sql): Promise<void>
  /** Records that the transaction changes what readers of this company see, in this area of its data; see `changesOf`. */
  touch(companyId: number, area: DataArea): void
  /** Runs `work` under a savepoint: if it throws, its changes are undone and the transaction stays usable. They may be nested. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

/** Whose view a read gives, where what is shown depends on that: of the user with this id, of one who sees all, or of nobody. */
export type Viewer = number | 'all' | null

/** A field of the JSON object that a row becomes: a column, or an object of columns, which is null where one of `needs` is. */
export type JsonField =
  { name: string, schema: TSchema, column: string, viewer?: Viewer } | { name: string, fields: readonly JsonField[], needs: string[] }

/** The fields of an object. */
export type JsonFields = readonly JsonField[]

/** The id of a row: a UUID, or a number. */
export type RowId = number | string

/** Chooses fields. */
export interface FieldChoice {
  /** The same for choices of the same fields. */
  readonly key: string
  /** @param path the name of a field; for a part of a nested object, both names with a dot between them */
  includes: (path: string) => boolean
}

/** Rows as JSON. */
export interface JsonRows {
  /** The objects, each as JSON. */
  objects: string[]
  /** Number of rows, including those beyond the limit. */
  count: number
  /** The value of a column in the row of the first and of the last object; undefined without rows. */
  first: (column: string) => unknown
  last: (column: string) => unknown
  /** The value of a column in the row of each object. */
  values: (column: string) => unknown[]
}

export const NO_JSON_ROWS: JsonRows = { objects: [], count: 0, first: () => undefined, last: () => undefined, values: () => [] }

/** A kind of rows that are looked up by id. The same name and fields mean the same text of the statement. */
export interface LookupKind {
  name: string
  companyId: number
  /** The statement that reads the rows of the company that have these ids; `id` is one of its columns. Values are passed on as they are. */
  statementOf: (companyId: number, ids: RowId[]) => Sql
}

/** What can also write. */
export interface Transactional extends Queryable {
  /** Commits when `work` resolves, rolls back when it throws. Inside it, only the transaction may be used. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** The database as the requests of one company use it, over connections shared with other companies. */
export interface CompanyDatabase extends Transactional {
  /**
   * Reads what takes longer than a statement usually may: each statement is planned for its values, and may take so many milliseconds. The
   * embedded database cannot interrupt one.
   * @throws ApiError UNAVAILABLE if they take longer together
   */
  longRead<T>(work: (tx: Queryable) => Promise<T>, limitMs: number): Promise<T>
  /**
   * Runs one statement and returns its rows as JSON objects of these fields, in their order: twice as fast as serializing objects.
   * Fields whose column the statement does not select are left out. Equal lists of fields must be the same object, so that what is prepared
   * for a list is prepared once.
   * @param limit rows beyond it are counted and left out
   * @throws like `query`
   */
  queryJson(statement: Sql, fields: JsonFields, limit?: number): Promise<JsonRows>
  /**
   * The row with this id, as `queryJson` gives it; no row if there is none. Lookups that wait at the same time share a statement, which
   * begins after all of them have arrived.
   * @throws like `query`
   */
  findJson(kind: LookupKind, id: RowId, fields: JsonFields): Promise<JsonRows>
}

/** The whole database. Direct use, not through `of`, counts as the server's own work. */
export interface Database extends CompanyDatabase {
  readonly engine: Engine
  /** Whether the rows of companies lie on several nodes. */
  readonly isDistributed: boolean
  /** Whether the database is open and migrated. False until PostgreSQL was first reached. */
  readonly ready: boolean
  /** Whether the database is ready and was not away when it was last used. */
  readonly isReachable: boolean
  /** Whether this server may write. One that is too old for the schema only reads: its writes are UNAVAILABLE. */
  readonly mayWrite: boolean
  /** Calls `listener` when the database is ready, at once if it is, and each time that it is back after it was away. */
  onReachable(listener: () => void): void
  /**
   * The database for the requests of this company. While others are active it may use at most half of the connections, one if it is
   * heavy relative to them.
   */
  of(companyId: number): CompanyDatabase
  /**
   * Number of transactions of this process that have touched the company so far. A reader who sees the change of one also sees it counted.
   */
  changesOf(companyId: number): ByArea<number>
  /**
   * Calls `listener` with each notification on this channel, from any process, and with an empty message when some may have
   * been missed. A transaction pooler may swallow notifications: nothing may depend on them alone.
   */
  listen(channel: string, listener: (message: string) => void): void
  /** One round trip; throws like `query`. For readiness. */
  ping(): Promise<void>
  close(): Promise<void>
}

const PREPARED = Symbol('prepared')

/** Marks a statement of a hot path as a prepared statement: it gets a name, so that it is parsed once per connection. */
export function prepared (statement: Sql): Sql {
  return Object.assign(statement, { [PREPARED]: true })
}

export function isPrepared (statement: Sql): boolean {
  return PREPARED in statement
}
