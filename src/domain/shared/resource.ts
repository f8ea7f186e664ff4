import type { TObject } from '@sinclair/typebox'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import {
  prepared, type CompanyDatabase, type FieldChoice, type JsonField, type JsonFields, type JsonRows, type RowId
} from '../../database/port.js'
import type { EventTypeWithData } from './events.js'
import { jsonFields } from './json-fields.js'
import { jsonBy } from './json-lines.js'
import type { Reader } from './reader.js'
import type { Scope } from './scopes.js'
import { checkFilters, type AnyFinders, type FilterValues } from './filters.js'
import type { Group } from './groups.js'
import type { Listing } from './listing.js'
import { walk } from './walk.js'
import { where, type Keyset, type TimeField } from './sql.js'

/** Events by name. */
export type Events = Readonly<Record<string, EventTypeWithData<string, string>>>

/** A kind of object, as it is read: its list, single objects and export in version 2 are made from this. */
export interface Resource {
  /** Its singular and its plural, in words; the plural is also the path. */
  name: string
  plural: string
  /** Group of its operations in the documents (src/http/openapi/tags.ts). */
  group: Group
  /** `besides`: what a reader of all needs, too, where they belong to objects of several kinds. */
  scopes: { read: Scope, besides?: readonly Scope[] }
  schema: TObject
  /** Its events; none where those of other kinds tell of it. */
  events: Events
  /** The column with the id of the candidate that an object belongs to: it goes with the person in a merge. */
  ofPerson?: string
  /** Filters of lists and exports, besides those by time. */
  filters: AnyFinders
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
  db: CompanyDatabase, resource: Resource, companyId: number, filter: FilterValues, page: Keyset, fields: JsonFields
): Promise<JsonRows> {
  checkFilters(resource, filter)
  const { listing } = resource
  return await db.queryJson(await walk(db, listing(companyId, filter, fields), page), fields, page.limit)
}

/** The object with its `version`, if it has one; no row if there is no such object. */
export async function findJson (
  db: CompanyDatabase, { schema, listing }: Resource, companyId: number, id: RowId, fields: JsonFields
): Promise<JsonRows> {
  const statementOf = (companyId: number, ids: RowId[]) => {
    const { columns, table, alias, joins = empty, where: conditions = [] } = listing(companyId, {}, fields)
    const rows = raw(alias)
    return prepared(sql`
      select ${columns} from ${raw(`${table} ${alias}`)} ${joins}
      ${where([sql`${rows}.company_id = ${companyId}`, sql`${rows}.id = any(${ids})`, ...conditions])}`)
  }
  return await db.findJson({ name: String(schema.title), companyId, statementOf }, id, fields)
}

/**
 * Adds related objects to objects: one query for each kind, and each related object is made once, whatever the number of holders.
 * @param choice the fields that are shown; all without it
 */
export async function expand (
  db: CompanyDatabase, { related = {} }: Resource, companyId: number, rows: JsonRows, names: readonly string[], reader: Reader,
  choice?: FieldChoice
): Promise<JsonRows> {
  if (names.length === 0 || rows.objects.length === 0) return rows
  const members = rows.objects.map(object => object === '{}' ? [] : [object.slice(1, -1)])
  for (const [name, { schema, key, by, statement, list }] of Object.entries(related)) {
    const fields = jsonFields(schema, reader, choice && partsOf(name, choice))
    if (!names.includes(name) || fields.length === 0) continue
    const keys = rows.values(key) as number[]
    const found = await jsonBy(db, by, statement(companyId, [...new Set(keys)], fields), fields)
    for (const [index, parts] of members.entries()) {
      const objects = (found.get(keys[index]) ?? []).join()
      parts.push(`"${name}":${list === undefined ? objects : `[${objects}]`}`)
    }
  }
  return { ...rows, objects: members.map(parts => `{${parts.join()}}`) }
}

/** The choice among the fields of a related object. */
function partsOf (name: string, { key, includes }: FieldChoice): FieldChoice {
  return { key: `${name} of ${key}`, includes: path => includes(`${name}.${path.split('.')[0]}`) }
}
