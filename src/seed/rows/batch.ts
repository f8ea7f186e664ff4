import type { Row, Table } from './tables.js'

/** The rows of one transaction, by table in the order of their first row. */
export class Batch {
  readonly #rows = new Map<Table, Array<Row<string>>>()

  add<Column extends string> (table: Table<Column>, row: Row<Column>): void {
    const rows = this.#rows.get(table)
    if (rows === undefined) this.#rows.set(table, [row])
    else rows.push(row)
  }

  get tables (): ReadonlyMap<Table, ReadonlyArray<Row<string>>> {
    return this.#rows
  }
}
