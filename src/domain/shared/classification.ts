import { Type, type TObject, type TOptional, type TProperties, type TSchema } from '@sinclair/typebox'
import { CUSTOM_FIELDS, customEntityOf, entityIn, markOf, shownValues, type WithCustomValues } from './custom-values.js'
import { fold } from './fold.js'
import { madeOnce } from './made-once.js'
import type { Reader } from './reader.js'
import type { FieldScope } from './scopes.js'
import { columnOf } from './sql.js'

// Personal fields, and fields that need their own scope, are marked once: at the field, in the schema of the entity. Visibility,
// refusal, separation in events and anonymization all derive from these marks.

/** A personal field: stored apart in events, and overwritten when the person is anonymized. */
export function Personal<T extends TSchema> (schema: T): T {
  return { ...schema, 'x-personal': true }
}

/** A field that needs its own scope to be read or written. It is absent without that scope, and in all events. */
export function Gated<T extends TSchema> (scope: FieldScope, schema: T): TOptional<T> {
  const gated: T = { ...schema, 'x-scope': scope }
  return Type.Optional(gated) as TOptional<T>
}

const PERSON = Symbol('person')

/** An object that is a person itself: what is personal in it needs no id of a candidate. */
export function Person<T extends TObject> (schema: T): T {
  return { ...schema, [PERSON]: true }
}

export const isPerson = (schema: TSchema): boolean => (schema as { [PERSON]?: true })[PERSON] === true

const FOLDED = Symbol('folded')

/**
 * A field whose text is found in another form, such as without regard to case and accents: the column of the same name with `_folded` has
 * that form.
 */
export function Folded<T extends TSchema> (schema: T, form: (text: string) => string = fold): T {
  return { ...schema, [FOLDED]: form }
}

const VIEWED = Symbol('viewed')

/**
 * A field that some readers of the object do not see: its column is null for them, as the kind decides for each viewer (`Reading.columns`).
 * It is in no event.
 */
export function Viewed<T extends TSchema> (schema: T): T {
  return { ...schema, [VIEWED]: true }
}

export const isViewed = (schema: TSchema): boolean => (schema as { [VIEWED]?: true })[VIEWED] === true

const SILENT = Symbol('silent')

/** A field that follows from other objects: it changes with their events, without a version of its own object, and is in no event. */
export function Silent<T extends TSchema> (schema: T): T {
  return { ...schema, [SILENT]: 'told by others' }
}

/** A silent field that background work changes, without any event: answers that show it cannot be kept. */
export function Unannounced<T extends TSchema> (schema: T): T {
  return { ...schema, [SILENT]: 'not told' }
}

const silenceOf = (schema: TSchema) => (schema as { [SILENT]?: 'told by others' | 'not told' })[SILENT]
export const isSilent = (schema: TSchema): boolean => silenceOf(schema) !== undefined

/** Whether answers with objects of this schema may be kept as long as no event comes. */
export const isAnnounced = ({ properties }: TObject): boolean => Object.values(properties).every(each => silenceOf(each) !== 'not told')

/** How the text of a `Folded` field is folded; undefined for others. */
export const foldingOf = (schema: TSchema | undefined) => (schema as { [FOLDED]?: (text: string) => string } | undefined)?.[FOLDED]
export const isPersonal = (schema: TSchema): boolean => schema['x-personal'] === true
const scopeOf = (schema: TSchema): FieldScope | undefined => schema['x-scope']
const fieldsOf = ({ properties = {} }: TSchema): Array<[string, TSchema]> => Object.entries(properties as TProperties)

interface Gate { field: string, scope: FieldScope }

/** The gated fields of an entity, each with its scope; those of nested objects as `hiring.salary`. */
export const gatesOf = madeOnce((schema: TObject): Gate[] => fieldsOf(schema).flatMap(([field, property]): Gate[] => {
  const scope = scopeOf(property)
  if (scope !== undefined) return [{ field, scope }]
  const inside = property.properties === undefined ? [] : gatesOf(property as TObject)
  return inside.map(inner => ({ ...inner, field: `${field}.${inner.field}` }))
}))

/** The object without the gated fields that this reader may not see. */
export function visible<T extends object> (schema: TObject, row: T, reader: Reader): T {
  const hidden = gatesOf(schema).filter(({ scope }) => !reader.has(scope))
  const custom = customFieldsOf(schema, row, reader, scope => reader.has(scope))
  return hidden.reduce((shown, { field }) => without(shown, field.split('.')), custom === undefined ? row : { ...row, ...custom })
}

/** The object without the field at this path. */
function without<T extends object> (object: T, [field = '', ...path]: string[]): T {
  const value = (object as Record<string, unknown>)[field]
  if (path.length === 0) return { ...object, [field]: undefined }
  return typeof value === 'object' && value !== null ? { ...object, [field]: without(value, path) } : object
}

/** The values of the company's own fields, as a field; undefined if the company has had none. */
function customFieldsOf (schema: TObject, row: WithCustomValues, reader: Reader, has: (scope: FieldScope) => boolean): object | undefined {
  const entity = entityIn(schema)
  if (entity === undefined || (row.customValues == null && !reader.has(markOf(entity)))) return undefined
  return { [CUSTOM_FIELDS]: shownValues(row.customValues, has) }
}

const isInEvents = (property: TSchema): boolean => scopeOf(property) === undefined && !isSilent(property) && !isViewed(property)

/** The properties of an entity in its events: without gated, silent and viewed fields. */
export function ungated<T extends TProperties> (schema: TObject<T>): T {
  const open = fieldsOf(schema).filter(([, property]) => isInEvents(property))
  return Object.fromEntries(open.map(([field, property]) => [field, withoutGates(property)])) as T
}

/** The schema of a nested object in events. */
function withoutGates (schema: TSchema): TSchema {
  if (schema.properties === undefined || gatesOf(schema as TObject).length === 0) return schema
  const properties = ungated(schema as TObject)
  const required = (schema.required as string[]).filter(field => field in properties)
  return { ...schema, title: `${schema.title}EventData`, properties, required } as TSchema
}

/** The properties with personal fields optional: after anonymization they are absent, unless they were blank before. */
export function blankable<T extends TProperties> (properties: T): T {
  return Object.fromEntries(Object.entries(properties).map(([field, property]) =>
    [field, isPersonal(property) ? Type.Optional(property) : property])) as T
}

const NOBODY: Reader = new Set()

/**
 * The state of an object for events: the fields of its schema as in `ungated`, and personal fields apart from the rest. A
 * nested object with personal parts is in both, with null for these parts in `data`; `personal` overlays it until it is removed.
 * @param reader knows whether the company has fields of its own
 */
export function eventState (
  schema: TObject, given: object, reader: Reader = NOBODY
): { data: Record<string, unknown>, personal?: Record<string, unknown> } {
  const data: Record<string, unknown> = {}
  const personal: Record<string, unknown> = {}
  const object = { ...given, ...customFieldsOf(schema, given, reader, () => false) }
  for (const [field, property] of fieldsOf(schema)) {
    if (!isInEvents(property)) continue
    const value = (object as Record<string, unknown>)[field]
    if (!isPersonal(property)) data[field] = withoutGated(property, withoutPersonal(property, value))
    if (isPersonal(property) || holdsPersonal(property)) personal[field] = value
  }
  return Object.keys(personal).length === 0 ? { data } : { data, personal }
}

/** The value without its gated parts. */
function withoutGated (schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return value
  return visible(schema as TObject, value, new Set())
}

function holdsPersonal (schema: TSchema): boolean {
  return fieldsOf(schema).some(([, property]) => isPersonal(property) || holdsPersonal(property))
}

/** The value with null in place of each personal part. */
function withoutPersonal (schema: TSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !holdsPersonal(schema)) return value
  const parts = value as Record<string, unknown>
  return Object.fromEntries(fieldsOf(schema).map(([field, property]) =>
    [field, isPersonal(property) ? null : withoutPersonal(property, parts[field])]))
}

/** Replaces a text that cannot be null. */
export const BLANK_TEXT = '[blanked: the candidate was anonymized]'

/** The columns of the personal fields of an entity, including nested ones, with their schemas. */
export function personalColumns (schema: TSchema, prefix = ''): Array<[column: string, schema: TSchema]> {
  return fieldsOf(schema).flatMap(([field, property]) => {
    const column = `${prefix}${columnOf(field)}`
    return isPersonal(property) ? [[column, property] as [string, TSchema]] : personalColumns(property, `${column}_`)
  })
}

/** The columns of the personal fields of an entity, with their values after anonymization. */
export function blankColumns (schema: TSchema): Record<string, unknown> {
  return Object.fromEntries(personalColumns(schema).map(([column, property]) => [column, blankOf(column, property)]))
}

function blankOf (column: string, schema: TSchema): unknown {
  const { type, items } = schema
  const types = [type].flat()
  if (types.includes('null') || customEntityOf(schema) !== undefined) return null
  // Lists of objects are JSON, lists of texts are arrays.
  if (types.includes('array')) return items?.type === 'object' ? '[]' : []
  if (types.includes('string')) return BLANK_TEXT
  throw new Error(`no blank value is defined for ${column}`)
}
