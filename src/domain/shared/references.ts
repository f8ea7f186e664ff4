import { Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, type ErrorItem } from '../../errors.js'
import { CODE, Described, Nullable } from '../../schema.js'
import type { Change } from './change.js'
import { isFolded, isPersonal } from './classification.js'
import { fold } from './fold.js'
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
  const { minLength, maxLength, format } = property
  const isCode = CODE in property ? { [CODE]: true } : {}
  const isText = minLength === undefined ? {} : { minLength }
  return {
    suffix: `${field[0]?.toUpperCase()}${field.slice(1)}`,
    column: isFolded(property) ? `${columnOf(field)}_folded` : columnOf(field),
    schema: Type.String({ ...(format === undefined ? {} : { format }), ...isText, maxLength, ...isCode, examples: [example[field]] }),
    words,
    read: value => isFolded(property) ? fold(value) : value,
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
  /**
   * A change of the name takes a weaker lock than a change of the code: where the name is shown, a stronger lock keeps it from changing,
   * too.
   */
  lock: 'share' | 'key share'
}

/** Found once for each entity: statements are made from it. */
const found = new WeakMap<TProperties, ReferenceField[]>()

/** The fields of these that refer to other objects. */
export function referencesIn (properties: TProperties): ReferenceField[] {
  const known = found.get(properties)
  if (known !== undefined) return known
  const references = Object.entries(properties).flatMap(([field, schema]) => {
    const mark = (schema as { [TARGET]?: { target: Target, through?: string } })[TARGET]
    if (mark === undefined) return []
    const { target: kind, through } = mark
    const { name: target, table, scopes: { read: scope } } = kind
    const keys = Object.entries(kind.keys).map(each => keyOf(kind, each))
    const named = keys.map(key => ({ ...key, name: field.replace(/Id(s?)$/, `${key.suffix}$1`) }))
    const lock = field.replace(/Id$/, 'Name') in properties ? 'share' : 'key share'
    return [{ field, kind, target, table, scope, through, keys: named, isList: schema.type === 'array', lock } satisfies ReferenceField]
  })
  found.set(properties, references)
  return references
}

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

/** What the body of a write refers to. */
export interface References<T> {
  /** The fields of the body, with ids in place of other keys. */
  fields: T
  /**
   * Checks that what these fields refer to exists, and that new references lead to active objects. Until the end of the transaction, locks
   * everything that the object then refers to, against deletion and against changes: the event has the names and codes as of the event. One
   * statement for each field, sent together.
   * @param before the object as it is: existing references may stay
   * @throws ApiError BAD_ARGUMENT with an item for each field at fault
   */
  check: (fields: T, before?: object) => Promise<void>
}

type Fields = Record<string, unknown>

const listOf = (value: unknown) => [value ?? []].flat() as unknown[]

/**
 * Finds the ids of what a body refers to by other keys; a body without them costs no statement.
 * @param schema the entity that the body is about
 * @throws ApiError BAD_ARGUMENT for a key that no object has, or that another object has than the one with the id; FORBIDDEN for a key that
 * needs a scope
 */
export async function findReferences<T extends object> (change: Change, { properties }: TObject, body: T): Promise<References<T>> {
  const references = referencesIn(properties)
  return {
    fields: await withIds(change, references, body as Fields) as T,
    check: async (fields, before = {}) => await check(change, references, body as Fields, fields as Fields, before as Fields)
  }
}

async function withIds (change: Change, references: ReferenceField[], body: Fields): Promise<Fields> {
  const given = references.flatMap(({ keys, ...reference }) =>
    keys.filter(({ name }) => body[name] !== undefined).map(key => ({ ...reference, key, values: listOf(body[key.name]) as string[] })))
  if (given.length === 0) return body
  for (const { key } of given) if (key.scope !== undefined) change.requireScope(key.scope)
  const found = await Promise.all(given.map(async ({ table, key: { column, read }, values }) => await change.tx.query<{
    id: number, key: string
  }>(prepared(sql`
    select id, ${raw(column)} as key from ${raw(table)}
    where company_id = ${change.companyId} and ${raw(column)} = any(${values.map(read)}::text[]) order by active, id`))))

  const fields = { ...body }
  /** The field that each reference was taken from first. */
  const source: Record<string, string> = {}
  const wrong: ErrorItem[] = []
  for (const [index, { field, target, table, key: { name, words, read }, values, isList }] of given.entries()) {
    // The last of several with the same key: the active one, else the newest.
    const idOf = new Map(found[index]?.map(({ key, id }) => [key, id]))
    const ids = values.map(value => idOf.get(read(value)))
    const unknown = values.filter((_, index) => ids[index] === undefined)
    delete fields[name]
    if (unknown.length > 0) {
      const message = `${name}: no ${target} of this company has the ${words} ${unknown.join(', ')}`
      wrong.push({ target: name, message, rule: { name: 'reference' } })
    } else if (fields[field] === undefined) {
      fields[field] = isList ? ids : ids[0] ?? null
      source[field] = name
    } else if (!isSameSet(listOf(fields[field]), ids)) {
      wrong.push({ target: name, message: `${source[field] ?? field} and ${name} name different ${table}; one of them is enough` })
    }
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  return fields
}

const isSameSet = (a: unknown[], b: unknown[]) => a.length === b.length && a.every(value => b.includes(value))

async function check (
  { tx, companyId, embeddedScopes }: Change, references: ReferenceField[], body: Fields, fields: Fields, before: Fields
): Promise<void> {
  const given = references.flatMap(reference => {
    const ids = listOf(fields[reference.field] === undefined ? before[reference.field] : fields[reference.field])
    // The field that the client has sent.
    const sent = [reference.field, ...reference.keys.map(({ name }) => name)].find(name => body[name] !== undefined) ?? reference.field
    return ids.length === 0 ? [] : [{ ...reference, ids, sent, old: listOf(before[reference.field]) }]
  })
  const found = await Promise.all(given.map(async ({ table, ids, lock }) => await tx.query<{ id: number, active: boolean }>(prepared(sql`
    select id, active from ${raw(table)} where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for ${raw(lock)}`))))
  const wrong = given.flatMap(({ table, ids, sent, old }, index): ErrorItem[] => {
    const rows = found[index] ?? []
    if (rows.length < new Set(ids).size) {
      return [{ target: sent, message: `${sent} must name ${table} of this company`, rule: { name: 'reference' } }]
    }
    const inactive = new Set(rows.filter(({ id, active }) => !active && !old.includes(id)).map(({ id }) => id))
    if (inactive.size === 0) return []
    const named = listOf(body[sent]).filter((_, place) => inactive.has(ids[place] as number))
    const message = `${sent} ${named.join(', ')} ${named.length > 1 ? 'are' : 'is'} inactive: only active ${table} can be chosen`
    return [{ target: sent, message, rule: { name: 'inactive' } }]
  })
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  // The answer shows something of them: a dry run must not reveal it to a token that may not read them.
  for (const { field, scope } of given) if (fields[field] !== undefined) embeddedScopes.add(scope)
}
