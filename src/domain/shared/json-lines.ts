import type { Sql } from 'sql-template-tag'
import { linesOf, type CompanyDatabase, type JsonFields } from '../../database/port.js'

const [NEWLINE, COMMA] = [Buffer.from('\n'), Buffer.from(',')]

/** The objects that a statement reads, by the value of a column; each object is made once. */
export async function jsonBy (
  db: CompanyDatabase, column: string, statement: Sql, fields: JsonFields
): Promise<Map<unknown, Buffer[]>> {
  const rows = await db.queryJson(statement, fields, { separator: '\n' })
  const keys = rows.values(column)
  const objects = new Map<unknown, Buffer[]>()
  for (const [index, line] of linesOf(rows).entries()) {
    const same = objects.get(keys[index])
    if (same === undefined) objects.set(keys[index], [line])
    else same.push(line)
  }
  return objects
}

/** `parts` with commas, or newlines, between them. */
export function joined (before: string, parts: Buffer[], after: string, separator: ',' | '\n' = ','): Buffer {
  const between = separator === ',' ? COMMA : NEWLINE
  return Buffer.concat([Buffer.from(before), ...parts.flatMap((part, index) => index === 0 ? [part] : [between, part]), Buffer.from(after)])
}
