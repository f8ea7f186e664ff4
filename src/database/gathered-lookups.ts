import type { Sql } from 'sql-template-tag'
import { Gathering } from './gathering.js'
import type { Owner } from './slot-usage.js'
import { toTemplate } from './statement-template.js'
import { NO_JSON_ROWS, type JsonFields, type JsonRows, type LookupKind, type RowId } from './port.js'

// Five requests for single jobs of one company arrive in one turn of the event loop: for 7, 8, 7, 9 and 10. One statement reads them all:
//
//   select … where company_id = 1 and id = any('{7,8,9,10}')
//
// and its rows go to those who asked; both who asked for 7 get the same. A request that arrives meanwhile is in the next statement: what
// it gets was read after it came.

/** Maximum number of ids in one statement: rows may hold long texts. */
const MAX_IDS = 20
/** Concurrent statements of a group. Lookups that arrive meanwhile wait for the next one. */
const MAX_RUNNING = 2

interface Waiter { resolve: (rows: JsonRows) => void, reject: (error: unknown) => void }

type StatementOf = LookupKind['statementOf']

/** Lookups of one kind, for one company and one list of fields. */
interface Group {
  waiting: Map<RowId, Waiter[]>
  running: number
  isScheduled: boolean
  /** Reads the rows of these ids; each statement starts after its lookups have arrived. */
  read: (ids: RowId[]) => Promise<JsonRows>
}

type QueryJson = (statement: Sql, fields: JsonFields, limit: undefined, owner: Owner) => Promise<JsonRows>

/**
 * Lookups of single rows by id. Lookups that wait at the same time share a statement, so that many cost little more than one:
 * those that arrive together, and those that arrive while others run.
 */
export class GatheredLookups {
  readonly #gathering = new Gathering()
  readonly #groups = new WeakMap<JsonFields, Map<string, Group>>()
  /** The text of a statement depends on its kind and its fields alone. */
  readonly #templates = new WeakMap<JsonFields, Map<string, StatementOf>>()

  constructor (private readonly queryJson: QueryJson) {}

  find (kind: LookupKind, id: RowId, fields: JsonFields, owner: Owner): Promise<JsonRows> {
    const { name, companyId } = kind
    const groups = this.#groups.get(fields) ?? new Map<string, Group>()
    this.#groups.set(fields, groups)
    const key = `${owner} ${companyId} ${name}`
    const group = groups.get(key) ?? {
      waiting: new Map(),
      running: 0,
      isScheduled: false,
      read: ids => this.queryJson(this.#templateOf(kind, fields)(companyId, ids), fields, undefined, owner)
    }
    groups.set(key, group)
    return new Promise((resolve, reject) => {
      const waiters = group.waiting.get(id)
      if (waiters === undefined) group.waiting.set(id, [{ resolve, reject }])
      else waiters.push({ resolve, reject })
      this.#schedule(group, () => groups.delete(key))
    })
  }

  #templateOf ({ name, statementOf }: LookupKind, fields: JsonFields): StatementOf {
    const templates = this.#templates.get(fields) ?? new Map<string, StatementOf>()
    this.#templates.set(fields, templates)
    const template = templates.get(name) ?? toTemplate(statementOf)
    templates.set(name, template)
    return template
  }

  #schedule (group: Group, remove: () => void): void {
    if (group.running === 0 && group.waiting.size === 0) remove()
    if (group.isScheduled || group.waiting.size === 0 || group.running >= MAX_RUNNING) return
    group.isScheduled = true
    this.#gathering.send(() => requestsIn(group), () => {
      group.isScheduled = false
      group.running++
      const waiting = [...group.waiting]
      const taken = waiting.slice(0, MAX_IDS)
      group.waiting = new Map(waiting.slice(MAX_IDS))
      void this.#run(group.read, taken).finally(() => {
        group.running--
        this.#schedule(group, remove)
      })
      this.#schedule(group, remove)
    })
  }

  async #run (read: Group['read'], taken: Array<[RowId, Waiter[]]>): Promise<void> {
    try {
      const rows = await read(taken.map(([id]) => id))
      const [first] = taken
      if (taken.length === 1 && first?.[1].length === 1) return first[1][0]?.resolve(rows)
      const found = separate(rows)
      for (const [id, waiters] of taken) for (const { resolve } of waiters) resolve(found.get(id) ?? NO_JSON_ROWS)
    } catch (error) {
      for (const [, waiters] of taken) for (const { reject } of waiters) reject(error)
    }
  }
}

const requestsIn = ({ waiting }: Group): number => [...waiting.values()].reduce((sum, { length }) => sum + length, 0)

/** Each row by itself, by its id. */
function separate (rows: JsonRows): Map<RowId, JsonRows> {
  const columns = new Map<string, unknown[]>()
  const valuesOf = (column: string): unknown[] => {
    const values = columns.get(column) ?? rows.values(column)
    columns.set(column, values)
    return values
  }
  return new Map((valuesOf('id') as RowId[]).map((id, index) => {
    const value = (column: string) => valuesOf(column)[index]
    return [id, { objects: rows.objects.slice(index, index + 1), count: 1, first: value, last: value, values: column => [value(column)] }]
  }))
}
