import type { TObject } from '@sinclair/typebox'
import sql, { raw } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, type ErrorItem } from '../../errors.js'
import type { Change } from './change.js'
import { referencesIn, type ReferenceField } from './references.js'

/** What the body of a write refers to. */
export interface References<T> {
  /** The fields of the body, with ids in place of other keys. */
  fields: T
  /**
   * Checks that what these fields refer to exists, and that new references lead to active objects, or to users in a write that states a
   * past time. Until the end of the transaction, locks everything that the object then refers to, against deletion and against changes:
   * the event has the names and codes as of the event. One statement for each field, sent together.
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
 * @param at where the fields are in the body of the request: what their names begin with in messages
 * @throws ApiError BAD_ARGUMENT for a key that no object has, or that another object has than the one with the id; FORBIDDEN for a key that
 * needs a scope
 */
export async function findReferences<T extends object> (
  change: Change, { properties }: TObject, body: T, at = ''
): Promise<References<T>> {
  const references = referencesIn(properties)
  return {
    fields: await withIds(change, references, body as Fields, at) as T,
    check: async (fields, before = {}) => await check(change, references, body as Fields, fields as Fields, before as Fields, at)
  }
}

async function withIds (change: Change, references: ReferenceField[], body: Fields, at: string): Promise<Fields> {
  const given = references.flatMap(({ keys, ...reference }) =>
    keys.filter(({ name }) => body[name] !== undefined).map(key => ({ ...reference, key, values: listOf(body[key.name]) as string[] })))
  if (given.length === 0) return body
  for (const { key } of given) if (key.scope !== undefined) change.requireScope(key.scope)
  const found = await Promise.all(given.map(async ({ table, active, key: { column, read }, values }) => await change.tx.query<{
    id: number, key: string
  }>(prepared(sql`
    select id, ${raw(column)} as key from ${raw(table)}
    where company_id = ${change.companyId} and ${raw(column)} = any(${values.map(read)}::text[]) order by ${raw(active)}, id`))))

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
      const message = `${at}${name}: no ${target} of this company has the ${words} ${unknown.join(', ')}`
      wrong.push({ target: `${at}${name}`, message, rule: { name: 'reference' } })
    } else if (fields[field] === undefined) {
      fields[field] = isList ? ids : ids[0] ?? null
      source[field] = name
    } else if (!isSameSet(listOf(fields[field]), ids)) {
      const message = `${at}${source[field] ?? field} and ${at}${name} name different ${table}; one of them is enough`
      wrong.push({ target: `${at}${name}`, message })
    }
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  return fields
}

const isSameSet = (a: unknown[], b: unknown[]) => a.length === b.length && a.every(value => b.includes(value))

async function check (
  { tx, companyId, embeddedScopes, statesPast }: Change, references: ReferenceField[], body: Fields, fields: Fields, before: Fields,
  at: string
): Promise<void> {
  const given = references.flatMap(reference => {
    const ids = listOf(fields[reference.field] === undefined ? before[reference.field] : fields[reference.field])
    // The field that the client has sent.
    const sent = [reference.field, ...reference.keys.map(({ name }) => name)].find(name => body[name] !== undefined) ?? reference.field
    return ids.length === 0 ? [] : [{ ...reference, ids, sent, old: listOf(before[reference.field]) }]
  })
  const found = await Promise.all(given.map(async ({ table, ids, active, lock }) => await tx.query<{
    id: number, active: boolean
  }>(prepared(sql`
    select id, ${raw(active)} as active from ${raw(table)}
    where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for ${raw(lock)}`))))
  const wrong = given.flatMap(({ table: name, target, ids, unusable, sent, old }, index): ErrorItem[] => {
    const rows = found[index] ?? []
    const table = name.replaceAll('_', ' ')
    if (rows.length < new Set(ids).size) {
      return [{ target: `${at}${sent}`, message: `${at}${sent} must name ${table} of this company`, rule: { name: 'reference' } }]
    }
    const inactive = new Set(rows.filter(({ id, active }) => !active && !old.includes(id)).map(({ id }) => id))
    if (inactive.size === 0 || (statesPast && target === 'user')) return []
    const named = listOf(body[sent]).filter((_, place) => inactive.has(ids[place] as number))
    const which = unusable === 'archived' ? `${table} in use` : `active ${table}`
    const message = `${at}${sent} ${named.join(', ')} ${named.length > 1 ? 'are' : 'is'} ${unusable}: only ${which} can be chosen`
    return [{ target: `${at}${sent}`, message, rule: { name: 'inactive' } }]
  })
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  // The answer shows something of them: a dry run must not reveal it to a token that may not read them.
  for (const { field, scope } of given) if (fields[field] !== undefined) embeddedScopes.add(scope)
}
