import type { TObject, TSchema } from '@sinclair/typebox'
import type { FieldChoice, JsonField, JsonFields, Viewer } from '../../database/port.js'
import { gatesOf, isViewed } from './classification.js'
import { CUSTOM_FIELDS, customColumnFor, entityIn, markOf } from './custom-values.js'
import { madeOnce } from './made-once.js'
import type { Reader } from './reader.js'

// An object of the API is made from a row by one rule: a field is in the column of its name, a part of a nested object in the column that
// joins both names (`salary.min` in `salaryMin`). A nullable nested object is null if a part that may not be null is null.

const EVERYTHING: FieldChoice = { key: '', includes: () => true }

/** The database keeps what it prepares for a list of fields with that list. Bounded, because clients choose the fields. */
const MAX_KEPT = 300
const kept = new Map<string, JsonFields>()

/** A number of its own for each entity. */
let entities = 0
const numberOf = madeOnce((_schema: TObject) => ++entities)

/** What a reader sees of an entity: the key of that, the fields that are hidden, the column of the company's own fields, and whose view. */
interface View { key: string, hidden: string[], custom: string, viewer: Viewer }

const viewsOf = madeOnce((reader: Reader) => madeOnce((schema: TObject): View => {
  const hidden = gatesOf(schema).filter(({ scope }) => !reader.has(scope)).map(({ field }) => field)
  const entity = entityIn(schema)
  const isCustom = entity !== undefined && reader.has(markOf(entity))
  if (entity !== undefined && !isCustom) hidden.push(CUSTOM_FIELDS)
  const custom = isCustom ? customColumnFor(scope => reader.has(scope)) : CUSTOM_FIELDS
  const viewer = Object.values(schema.properties).some(isViewed) ? reader.viewer ?? null : null
  return { key: `${numberOf(schema)} ${hidden.join()} ${custom} ${viewer}`, hidden, custom, viewer }
}))

/** The fields of an entity that this reader may see, as `queryJson` needs them. */
export function jsonFields (schema: TObject, reader: Reader, choice = EVERYTHING): JsonFields {
  const { key: viewKey, hidden, custom, viewer } = viewsOf(reader)(schema)
  const key = `${viewKey} ${choice.key}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const includes = (path: string) => !hidden.some(gate => isPartOf(path, gate)) && choice.includes(path)
  const fields = toFields(schema, name => name === CUSTOM_FIELDS ? custom : name, includes, viewer)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, fields)
  return fields
}

const isPartOf = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)

function toFields (
  { properties, required = [] }: TObject, columnOf: (name: string) => string, includes: FieldChoice['includes'], viewer: Viewer = null
): JsonField[] {
  // In the order of Fastify's serializer, so that the object has the same ETag after a write.
  const names = [...required, ...Object.keys(properties).filter(name => !required.includes(name))]
  return names.flatMap((name): JsonField[] => {
    const schema = properties[name] as TSchema
    if (!isNested(schema)) return includes(name) ? [{ name, column: columnOf(name), schema, viewer }] : []
    const fields = toFields(schema, partColumn(columnOf(name)), part => includes(`${name}.${part}`))
    return fields.length === 0 ? [] : [{ name, fields, needs: requiredColumns(columnOf(name), schema) }]
  })
}

type Nested = Extract<JsonField, { fields: unknown }>

const nestedFieldsOf = madeOnce((schema: TObject): Nested[] =>
  toFields(schema, name => name, () => true).filter((field): field is Nested => 'fields' in field))

/** Adds the nested objects of an entity to a row. */
export function withNested<T extends object> (schema: TObject, row: object): T {
  const nested: Record<string, unknown> = {}
  for (const field of nestedFieldsOf(schema)) nested[field.name] = nestedOf(field, row as Record<string, unknown>)
  return Object.assign({}, row, nested) as T
}

function nestedOf ({ fields, needs }: Nested, columns: Record<string, unknown>): object | null {
  if (needs.some(column => columns[column] === null)) return null
  const object: Record<string, unknown> = {}
  for (const field of fields) object[field.name] = 'fields' in field ? nestedOf(field, columns) : columns[field.column]
  return object
}

function isNested (schema: TSchema): schema is TObject {
  return schema.properties !== undefined
}

function partColumn (name: string): (part: string) => string {
  return part => `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`
}

/** The columns that make a nested object null. */
function requiredColumns (name: string, { type, properties }: TObject): string[] {
  if (!mayBeNull(type)) return []
  return Object.keys(properties).filter(part => !mayBeNull(properties[part]?.type)).map(partColumn(name))
}

function mayBeNull (type: unknown): boolean {
  return [type].flat().includes('null')
}
