import type { TProperties, TSchema } from '@sinclair/typebox'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { raw } from 'sql-template-tag'
import { ownField } from '../src/domain/engine/child.js'
import type { Child, Kind } from '../src/domain/engine/kind.js'
import { KINDS } from '../src/domain/kinds/table.js'
import { foldingOf } from '../src/domain/shared/classification.js'
import { fold } from '../src/domain/shared/fold.js'
import { byColumn, columnOf, insertion } from '../src/domain/shared/sql.js'

// Objects and bodies of the kinds of which everything follows from their description, for tests over all of them.

/** The name of a kind as its operations and schemas have it. */
export const capitalized = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`

export function kindOf (plural: string): Kind {
  const found = KINDS.catalogues.find(kind => kind.plural === plural)
  if (found === undefined) throw new Error(`no kind ${plural}`)
  return found
}

const requiredOf = ({ bodies: { create } }: Kind): Array<[string, TSchema]> =>
  Object.entries(create.properties as TProperties).filter(([field]) => (create.required ?? []).includes(field))

/** The columns whose text is kept folded, too. */
export const foldedOf = ({ schema }: Kind): string[] =>
  Object.entries(schema.properties as TProperties).filter(([, property]) => foldingOf(property)).map(([field]) => columnOf(field))

/** A value that no other object has, where it may not. */
function valueOf (kind: Kind, [field, schema]: [string, TSchema]): unknown {
  if (field in kind.keys) return schema.format === 'idn-email' ? `${randomUUID()}@example.com` : randomUUID()
  return schema.examples[0]
}

/** A body with what a new object needs, another each time. */
export function bodyOf (kind: Kind): Record<string, unknown> {
  return Object.fromEntries(requiredOf(kind).map(each => [each[0], valueOf(kind, each)]))
}

/** The columns that a new object needs, with their values; what is null needs none. */
export function columnsOf (kind: Kind): Record<string, unknown> {
  const blank = Object.entries(kind.blank).filter(([field, value]) =>
    value !== null && field in kind.schema.properties && !(field in (kind.columns ?? {})))
  return byColumn({ ...Object.fromEntries(blank), ...bodyOf(kind) })
}

/** A list of objects is stored as JSON. */
const stored = (value: unknown): unknown => Array.isArray(value) && typeof value[0] === 'object' ? JSON.stringify(value) : value

/** The columns that a new child needs, with their values, besides the id of its parent. */
export function childColumns ({ bodies, schema: { properties } }: Child): Record<string, unknown> {
  const [{ ...example }] = bodies.create.examples as [Record<string, unknown>]
  return byColumn({ ...example, ...(properties.status === undefined ? {} : { status: properties.status.enum[0] }) })
}

/** Puts a child into the table, below the one of these that is its parent. @returns its id */
export async function makeChild (
  app: FastifyInstance, kind: Child, companyId: number, above: { jobId: number, applicationId: number }
): Promise<number> {
  const own = ownField(kind.parent)
  const columns = { company_id: companyId, [columnOf(own)]: above[own as keyof typeof above], ...childColumns(kind) }
  const [row] = await app.database.query<{ id: number }>(sql`
    insert into ${raw(kind.table)} ${insertion(columns)} returning id`)
  return (row as { id: number }).id
}

/** Puts an object into the table. @returns its id */
export async function makeObject (app: FastifyInstance, kind: Kind, companyId: number, fields: object = {}): Promise<number> {
  const given = { ...columnsOf(kind), ...byColumn(fields) }
  const own = Object.fromEntries(Object.entries(given).map(([column, value]) => [column, stored(value)]))
  const { properties } = kind.schema
  const folded = foldedOf(kind).map(column => [`${column}_folded`, (foldingOf(properties[column]) ?? fold)(String(own[column]))])
  const columns = { ...own, ...Object.fromEntries(folded) }
  const [row] = await app.database.query<{ id: number }>(sql`
    insert into ${raw(kind.table)} ${insertion({ company_id: companyId, ...columns })} returning id`)
  return (row as { id: number }).id
}
