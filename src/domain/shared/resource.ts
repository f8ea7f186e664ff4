import type { TObject } from '@sinclair/typebox'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import {
  linesOf, prepared, type CompanyDatabase, type FieldChoice, type JsonField, type JsonFields, type JsonRows, type RowId
} from '../../database/port.js'
import { jsonFields } from './json-fields.js'
import { joined, jsonBy } from './json-lines.js'
import type { Reader } from './reader.js'
import type { Scope } from './scopes.js'
import { checkFilters, type Filter, type FilterValues } from './filters.js'
import type { Listing } from './listing.js'
import { walk } from './walk.js'
import type { JsonKeyset, TimeField } from './sql.js'

/** A kind of object, as it is read: its list, single objects and export in version 2 are made from this. */
export interface Resource {
  /** Its singular and its plural, in words; the plural is also the path. */
  name: string
  plural: string
  /** Group of its operations in the documents (src/http/openapi/tags.ts). */
  group: string
  /** `besides`: what a reader of all needs, too, where they belong to objects of several kinds. */
  scopes: { read: Scope, besides?: readonly Scope[] }
  schema: TObject
  /** Filters of the list and the export, besides those by id and by time. */
  filters: Readonly<Record<string, Filter>>
  /** Times by which lists are filtered (in ranges) and ordered. */
  times: readonly TimeField[]
  /** Fields that lists leave out unless they are asked for. */
  omitted?: readonly string[]
  /** The objects that match the filters; the columns are those that `fields` need, or more. */
  listing: (companyId: number, filter: FilterValues, fields: JsonFields) => Listing
  /** What an object may hold besides, by the name of the field. */
  related?: Readonly<Record<string, Related>>
}

/** Related objects that others include on request. */
export interface Related {
  schema: TObject
  /** The column of the holder with the key, and the column of the related objects with the same key. */
  key: string
  by: string
  /** Reads the related objects of these keys; the columns are those that `fields` need, or more. */
  statement: (companyId: number, keys: number[], fields: readonly JsonField[]) => Sql
  /** The holder has a list of them, which this describes. */
  list?: string
  /** What the reader needs besides the scope of the holder. */
  scope?: Scope
}

/** The next objects after the keyset's position: one more than `limit` is counted, to detect a next page. */
export async function walkJson (
  db: CompanyDatabase, resource: Resource, companyId: number, filter: FilterValues, page: JsonKeyset, fields: JsonFields
): Promise<JsonRows> {
  checkFilters(resource, filter)
  const { listing } = resource
  return await db.queryJson(await walk(db, listing(companyId, filter, fields), page), fields, page)
}

/** The object with its `version`, if it has one; no row if there is no such object. */
export async function findJson (
  db: CompanyDatabase, { schema, listing }: Resource, companyId: number, id: RowId, fields: JsonFields
): Promise<JsonRows> {
  const statementOf = (companyId: number, ids: RowId[]) => {
    const { columns, table, alias, joins = empty } = listing(companyId, {}, fields)
    return prepared(sql`
      select ${columns} from ${raw(`${table} ${alias}`)} ${joins}
      where ${raw(alias)}.company_id = ${companyId} and ${raw(alias)}.id = any(${ids})`)
  }
  return await db.findJson({ name: String(schema.title), companyId, statementOf }, id, fields)
}

/**
 * Adds related objects to objects that were read with the separator `\n`: one query for each kind, and each related object is made once,
 * whatever the number of holders.
 * @param choice the fields that are shown; all without it
 * @param separator between the holders in the result
 */
export async function expand (
  db: CompanyDatabase, { related = {} }: Resource, companyId: number, rows: JsonRows, names: readonly string[], reader: Reader,
  { choice, separator = ',' }: { choice?: FieldChoice | undefined, separator?: ',' | '\n' } = {}
): Promise<JsonRows> {
  if (names.length === 0) return rows
  const members = linesOf(rows).map(line => line.length === EMPTY ? [] : [line.subarray(1, -1)])
  for (const [name, { schema, key, by, statement, list }] of Object.entries(related)) {
    const fields = jsonFields(schema, reader, choice && partsOf(name, choice))
    if (!names.includes(name) || fields.length === 0 || members.length === 0) continue
    const keys = rows.values(key) as number[]
    const found = await jsonBy(db, by, statement(companyId, [...new Set(keys)], fields), fields)
    for (const [index, parts] of members.entries()) {
      const objects = found.get(keys[index]) ?? []
      parts.push(list === undefined ? joined(`"${name}":`, objects, '') : joined(`"${name}":[`, objects, ']'))
    }
  }
  const objects = members.map(parts => joined('{', parts, '}'))
  return {
    ...rows,
    json: joined('', objects, '', separator),
    between: (before, after) => joined(before, objects, after, separator)
  }
}

/** Length of an object without fields. */
const EMPTY = '{}'.length

/** The choice among the fields of a related object. */
function partsOf (name: string, { key, includes }: FieldChoice): FieldChoice {
  return { key: `${name} of ${key}`, includes: path => includes(`${name}.${path.split('.')[0]}`) }
}
