import { Type, type TObject, type TOptional, type TProperties, type TSchema } from '@sinclair/typebox'
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

const FOLDED = Symbol('folded')

/** A field whose text is found without regard to case and accents: the column of the same name with `_folded` has it so. */
export function Folded<T extends TSchema> (schema: T): T {
  return { ...schema, [FOLDED]: true }
}

export const isFolded = (schema: TSchema | undefined): boolean => (schema as { [FOLDED]?: true } | undefined)?.[FOLDED] === true
export const isPersonal = (schema: TSchema): boolean => schema['x-personal'] === true
const scopeOf = (schema: TSchema): FieldScope | undefined => schema['x-scope']
const fieldsOf = ({ properties = {} }: TSchema): Array<[string, TSchema]> => Object.entries(properties as TProperties)

interface Gate { field: string, scope: FieldScope }

const gates = new WeakMap<TObject, Gate[]>()

/** The gated fields of an entity, each with its scope. */
export function gatesOf (schema: TObject): Gate[] {
  const known = gates.get(schema)
  if (known !== undefined) return known
  const found = fieldsOf(schema).flatMap(([field, property]) => {
    const scope = scopeOf(property)
    return scope === undefined ? [] : [{ field, scope }]
  })
  gates.set(schema, found)
  return found
}

/** The object without the gated fields that this reader may not see. */
export function visible<T extends object> (schema: TObject, row: T, reader: Reader): T {
  const hidden = gatesOf(schema).filter(({ scope }) => !reader.has(scope))
  return hidden.length === 0 ? row : { ...row, ...Object.fromEntries(hidden.map(({ field }) => [field, undefined])) }
}

/** The properties of an entity in its events: without gated fields. */
export function ungated<T extends TProperties> (schema: TObject<T>): T {
  return Object.fromEntries(fieldsOf(schema).filter(([, property]) => scopeOf(property) === undefined)) as T
}

/** The properties with personal fields optional: they are absent after anonymization. */
export function blankable<T extends TProperties> (properties: T): T {
  return Object.fromEntries(Object.entries(properties).map(([field, property]) =>
    [field, isPersonal(property) ? Type.Optional(property) : property])) as T
}

/**
 * The state of an object for events: the fields of its schema without gated ones, and personal fields apart from the rest. A nested
 * object with personal parts is in both, with null for these parts in `data`; `personal` overlays it until it is removed.
 */
export function eventState (schema: TObject, object: object): { data: Record<string, unknown>, personal?: Record<string, unknown> } {
  const data: Record<string, unknown> = {}
  const personal: Record<string, unknown> = {}
  for (const [field, property] of fieldsOf(schema)) {
    if (scopeOf(property) !== undefined) continue
    const value = (object as Record<string, unknown>)[field]
    if (!isPersonal(property)) data[field] = withoutPersonal(property, value)
    if (isPersonal(property) || holdsPersonal(property)) personal[field] = value
  }
  return Object.keys(personal).length === 0 ? { data } : { data, personal }
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
const BLANK_TEXT = '[blanked: the candidate was anonymized]'

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

function blankOf (column: string, { type, items }: TSchema): unknown {
  const types = [type].flat()
  if (types.includes('null')) return null
  // Lists of objects are JSON, lists of texts are arrays.
  if (types.includes('array')) return items?.type === 'object' ? '[]' : []
  if (types.includes('string')) return BLANK_TEXT
  throw new Error(`no blank value is defined for ${column}`)
}
