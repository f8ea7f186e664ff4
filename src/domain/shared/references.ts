import { Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import { empty, join, raw, type Sql } from 'sql-template-tag'
import { CODE, Described, Nullable, TRIMMED, VISIBLE } from '../../schema.js'
import { foldingOf, isPersonal } from './classification.js'
import { madeOnce } from './made-once.js'
import type { Scope } from './scopes.js'
import { joinById } from './listing.js'
import { columnOf } from './sql.js'

// A field with the id of another object is marked once: at the field, in the schema of the entity. What answers show beside the id, what
// bodies take instead, and what is checked of the object derive from the mark.

/** What names an object besides its id. */
interface Key {
  /** The ending of the field with this key, in place of `Id`: `recruiterId`, `recruiterEmail`. */
  suffix: string
  column: string
  schema: TSchema
  words: string
  /** How a value is compared with the column. */
  read: (value: string) => string
  /** The scope needed to send it. */
  scope?: Scope
}

/** What fields refer to: a kind of object, with the keys that name one besides its id. */
export interface Target {
  name: string
  table: string
  scopes: { read: Scope }
  schema: TObject
  /** Field → what it is in words. */
  keys: Readonly<Record<string, string>>
  example: Record<string, unknown>
}

/** The key of such an object by this field. Whether a person exists is revealed only to those who may see people. */
function keyOf ({ schema: { properties }, scopes, example }: Target, [field, words]: [string, string]): Key {
  const property = properties[field] as TSchema
  const rules = [CODE, TRIMMED, VISIBLE, 'format', 'minLength', 'maxLength'].filter(name => property[name] !== undefined)
  const folding = foldingOf(property)
  return {
    suffix: `${field[0]?.toUpperCase()}${field.slice(1)}`,
    column: folding === undefined ? columnOf(field) : `${columnOf(field)}_folded`,
    schema: Type.String({ ...Object.fromEntries(rules.map(name => [name, property[name]])), examples: [example[field]] }),
    words,
    read: folding ?? (value => value),
    ...(isPersonal(property) ? { scope: scopes.read } : {})
  }
}

const TARGET = Symbol('target')

/**
 * Marks a field that has the id of such an object, or the ids of several.
 * @param through the table that has the ids of several, if they are in one
 */
export function Reference<T extends TSchema> (target: Target, schema: T, through?: string): T {
  return { ...schema, 'x-reference': target.name, [TARGET]: { target, through } }
}

export interface ReferenceField {
  field: string
  /** The kind that it refers to. */
  kind: Target
  target: string
  table: string
  scope: Scope
  /** The table with the ids of several. */
  through: string | undefined
  keys: Array<Key & { name: string }>
  isList: boolean
  /** SQL of whether one can be chosen, and the word for one that cannot. */
  active: string
  unusable: 'archived' | 'inactive'
  /**
   * A change of the name takes a weaker lock than a change of the code: where the name is shown, a stronger lock keeps it from changing,
   * too.
   */
  lock: 'share' | 'key share'
}

/** The fields of these that refer to other objects. They are the same arrays each time, because statements are made from them. */
export const referencesIn = madeOnce((properties: TProperties): ReferenceField[] =>
  Object.entries(properties).flatMap(([field, schema]) => {
    const mark = (schema as { [TARGET]?: { target: Target, through?: string } })[TARGET]
    if (mark === undefined) return []
    const { target: kind, through } = mark
    const { name: target, table, scopes: { read: scope } } = kind
    const keys = Object.entries(kind.keys).map(each => keyOf(kind, each))
    const named = keys.map(key => ({ ...key, name: field.replace(/Id(s?)$/, `${key.suffix}$1`) }))
    const isArchivable = 'archivedAt' in kind.schema.properties
    const choice = isArchivable
      ? { active: 'archived_at is null', unusable: 'archived' } as const
      : { active: 'active', unusable: 'inactive' } as const
    const lock = field.replace(/Id$/, 'Name') in properties ? 'share' : 'key share'
    const isList = schema.type === 'array'
    return [{ field, kind, target, table, scope, through, keys: named, isList, ...choice, lock } satisfies ReferenceField]
  }))

/** The properties of an entity that shows the code of what it refers to beside each id. */
export function showingCodes<T extends TProperties> (properties: T): T {
  const codes = new Map(referencesIn(properties).map(({ field, target, table, keys, isList }) => {
    const { name, schema } = keys[0] as ReferenceField['keys'][number]
    const Many = Type.Array(Nullable(schema), {
      maxItems: 100, description: `Codes of these ${table} as they are now; null for one without a code.`
    })
    return [field, { [name]: isList ? Many : Described(Nullable(schema), `Code of the ${target} as it is now.`) }]
  }))
  return Object.assign({}, ...Object.entries(properties).map(([field, schema]) => ({ [field]: schema, ...codes.get(field) }))) as T
}

/** The names of the fields that may come instead of ids. */
export function keysIn (properties: TProperties): string[] {
  return referencesIn(properties).flatMap(({ keys }) => keys.map(({ name }) => name))
}

/** The fields that show the name or the code of what an entity refers to: it is the other's. */
export function shownIn (properties: TProperties): string[] {
  return referencesIn(properties).flatMap(({ field }) => ['Name', 'Code'].map(suffix => field.replace(/Id$/, suffix)))
}

/**
 * The columns of an entity that show names and codes of what it refers to, each after a comma, and the joins that they need. References to
 * several objects are not among them.
 * @param alias the alias of the entity's table
 * @param isShown whether a field is wanted
 */
export function referredColumns (
  companyId: number, properties: TProperties, alias: string, isShown: (field: string) => boolean = () => true
): { columns: Sql, joins: Sql } {
  const parts = referencesIn(properties).filter(({ isList }) => !isList).map(({ field, table }) => {
    const stem = field.replace(/Id$/, '')
    const shown = ['Name', 'Code'].filter(suffix => `${stem}${suffix}` in properties && isShown(`${stem}${suffix}`))
    return {
      columns: shown.map(suffix => `, its_${stem}.${suffix.toLowerCase()} as "${stem}${suffix}"`).join(''),
      joins: shown.length === 0 ? empty : joinById(table, `its_${stem}`, companyId, `${alias}.${columnOf(field)}`, true)
    }
  })
  return { columns: raw(parts.map(({ columns }) => columns).join('')), joins: join([empty, ...parts.map(({ joins }) => joins)], ' ') }
}

/** The properties of a body that takes other keys instead of the ids of what it refers to. */
export function takingKeys<T extends TProperties> (properties: T): T {
  const keys = referencesIn(properties).flatMap(({ field, target, table, keys, isList }) => keys.map(({ name, schema, words, scope }) => {
    const instead = `instead of \`${field}\`.${scope === undefined ? '' : ` Needs the scope \`${scope}\`.`}`
    const Many = Type.Array(schema, { uniqueItems: true, maxItems: 100, description: `The ${words}s of ${table}, ${instead}` })
    const One = Described(Nullable(schema), `The ${words} of the ${target}, ${instead}`)
    return [name, Type.Optional(isList ? Many : One)] as const
  }))
  return { ...properties, ...Object.fromEntries(keys) }
}
