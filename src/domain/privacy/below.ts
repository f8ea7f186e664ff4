import { Type, type TSchema } from '@sinclair/typebox'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { RowId } from '../../database/port.js'
import { forgetValues, namesOfValues } from '../custom-fields/values.js'
import { ownField } from '../engine/child.js'
import type { Below } from '../engine/kind.js'
import { KINDS } from '../kinds/table.js'
import { APPLICATION } from '../parents/application.js'
import type { Change } from '../shared/change.js'
import { blankColumns, personalColumns } from '../shared/classification.js'
import { CUSTOM_FIELDS, entityIn, type WithCustomValues } from '../shared/custom-values.js'
import { assignments, columnOf, differs, nextVersion } from '../shared/sql.js'

// What is personal in kinds that hang below applications, of whatever kind.

/** An object that lost something, and the fields that did. */
export interface Blanked { kind: Below, id: RowId, changed: string[] }

type Row = Record<string, unknown> & WithCustomValues & { id: RowId }

/** Blanks what is personal in everything below these applications, which are locked. @returns what had any of it, by kind and id */
export async function blankBelow (change: Change, applicationIds: number[]): Promise<Blanked[]> {
  const blanked: Blanked[] = []
  for (const kind of KINDS.below(APPLICATION)) blanked.push(...await blankKind(change, kind, applicationIds))
  return blanked
}

async function blankKind (change: Change, kind: Below, applicationIds: number[]): Promise<Blanked[]> {
  const { tx, companyId } = change
  const blank = blankColumns(kind.schema)
  const columns = Object.keys(blank)
  if (columns.length === 0) return []
  const table = raw(kind.table)
  const which = sql`
    company_id = ${companyId} and ${raw(columnOf(ownField(kind.parent)))} = any(${applicationIds}::bigint[]) and ${differs(table, blank)}`
  const entity = entityIn(kind.schema)
  const values: Sql[] = entity === undefined ? [] : [sql`custom_fields as "customValues"`]
  const rows = await tx.query<Row>(sql`
    select ${join([raw('id'), ...columns.map(column => raw(column)), ...values])} from ${table} where ${which} order by id`)
  if (rows.length === 0) return []
  if (entity !== undefined) await forgetValues(change, entity, rows.map(row => ({ ...row, id: Number(row.id) })))
  await tx.send(sql`update ${table} set ${assignments(blank)}, ${nextVersion()} where ${which}`)
  return rows.map(row => ({ kind, id: row.id, changed: [...lostBy(kind, row, blank), ...namesOfValues(row.customValues)] }))
}

/** The fields with columns that were not blank. */
function lostBy ({ schema }: Below, row: Row, blank: Record<string, unknown>): string[] {
  const isLost = (column: string) => JSON.stringify(row[column]) !== JSON.stringify(blank[column])
  return Object.entries(schema.properties).filter(([field, property]) => field !== CUSTOM_FIELDS &&
    personalColumns(Type.Object({ [field]: property as TSchema })).some(([column]) => isLost(column))).map(([field]) => field)
}
