import sql, { join, raw } from 'sql-template-tag'
import type { Transaction } from '../../database/port.js'
import type { Batch } from '../rows/batch.js'
import type { ColumnType, Row, Table, Value } from '../rows/tables.js'
import { insertCreatedEvents } from './created-events.js'

/**
 * Times are numbers, in milliseconds: writing and reading them as text would take longer than everything else.
 * Arrays are text, because unnest takes an array of arrays apart down to its elements.
 */
const TRAVELS_AS: Partial<Record<ColumnType, string>> = { timestamptz: 'double precision', 'text[]': 'text' }

/**
 * The only place where generated rows reach the database. Foreign keys hold by construction; where the role may leave
 * their checks out (superusers, commonly in a container of one's own), this takes half the time.
 * @param hasCustomFields whether the company has fields of its own
 * @returns the ids of the events, still without positions
 */
export async function writeBatch (
  tx: Transaction, companyId: number, { tables }: Batch, hasCustomFields: boolean
): Promise<number[]> {
  tx.touch(companyId, 'setup')
  await tx.query(sql`
    select set_config('session_replication_role', 'replica', true) where has_parameter_privilege('session_replication_role', 'set')`)
  for (const [table, rows] of tables) await insertRows(tx, companyId, table, rows)
  const eventIds: number[] = []
  for (const [table, rows] of tables) {
    if (!('id' in table.columns)) continue
    eventIds.push(...await insertCreatedEvents(tx, companyId, table.name, rows.map(row => Number(row.id)), hasCustomFields))
  }
  return eventIds
}

/** One array for each column: the statement is as long for 5000 rows as for one. */
async function insertRows (tx: Transaction, companyId: number, table: Table, rows: ReadonlyArray<Row<string>>): Promise<void> {
  const columns = Object.entries(table.columns)
  const names = raw(columns.map(([name]) => name).join(', '))
  const values = columns.map(([name, type]) => raw(type === 'timestamptz' ? `to_timestamp(${name} / 1000)` : `${name}::${type}`))
  const arrays = columns.map(([name, type]) => sql`${toArray(rows.map(row => row[name] ?? null))}::${raw(TRAVELS_AS[type] ?? type)}[]`)
  await tx.query(sql`
    insert into ${raw(table.name)} (company_id, ${names})
    select ${companyId}::bigint, ${join(values)} from unnest(${join(arrays)}) as given (${names})`)
}

/** Numbers need no quotation marks: joined here, they take a fraction of the time that the driver needs to escape them. */
function toArray (values: Value[]): string | Value[] {
  if (values.some(value => typeof value === 'string')) return values
  return `{${values.map(value => value ?? 'null').join(',')}}`
}
