import type { TObject, TProperties, TSchema } from '@sinclair/typebox'
import { ApiError, type ErrorItem } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { CUSTOM_FIELDS, entityIn, OPEN, type CustomValues, type ValuesByKey } from '../shared/custom-values.js'
import { findReferences } from '../shared/find-references.js'
import { keysIn, referencesIn } from '../shared/references.js'
import { FIELD_SCOPES } from '../shared/scopes.js'
import { planValues } from './values.js'

// A request hears of all its faults at once: `{"numVacancies": "two", "departmentCode": "X"}` is one 400 for the number, which its schema
// knows, and for the code, which only the database knows. That is looked up once something is at fault: others pay nothing.

type Fields = Record<string, unknown>

/** Whether the value is right in form, by the schema of this property. */
export type IsSound = (properties: TProperties, name: string, value: unknown) => boolean

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a body of this schema may name what only the database knows. */
export const namesOthers = ({ properties = {} }: TSchema): boolean =>
  CUSTOM_FIELDS in properties || referencesIn(properties).length > 0 || Object.values<TSchema>(properties).some(namesOthers)

/** A BAD_ARGUMENT with what `find` finds besides: the first fault of each field. A failure of the search changes nothing. */
export async function withOthers (error: ApiError, find: () => Promise<ErrorItem[]>): Promise<ApiError> {
  if (error.code !== 'BAD_ARGUMENT') return error
  const others = await find().catch(() => [])
  const items = [...error.items, ...others.filter(({ target }) => error.items.every(item => item.target !== target))]
  return items.length === error.items.length ? error : new ApiError('BAD_ARGUMENT', items, { headers: error.headers })
}

/**
 * What a body names and the company does not have: codes and ids of other objects, custom fields and their values. Only what is right in
 * form is looked up. What depends on the object as it is, such as an inactive department that it has already, is left out.
 * @param at where the body is in that of the request, such as `manualCandidate.`
 * @throws ApiError FORBIDDEN where the token may not name what it names
 */
export async function unknownIn (change: Change, schema: TSchema, body: unknown, isSound: IsSound, at = ''): Promise<ErrorItem[]> {
  const { properties } = schema as TObject
  if (!isObject(body) || properties === undefined) return []
  const pick = (names: string[]) => Object.fromEntries(names.filter(name => name in body && isSound(properties, name, body[name]))
    .map(name => [name, body[name]]))
  const ids = pick(referencesIn(properties).map(({ field }) => field))
  const keys = pick(keysIn(properties))
  const found = [
    ...await faultsOf(async () => await findReferences(change, schema as TObject, { ...ids, ...keys }, at)),
    ...await faultsOf(async () => await (await findReferences(change, schema as TObject, ids, at)).check(ids))
  ].filter(({ rule }) => rule?.name !== 'inactive')
  const entity = entityIn(schema as TObject)
  const { customFields: given } = pick([CUSTOM_FIELDS]) as { customFields?: ValuesByKey }
  if (entity !== undefined && given !== undefined) {
    // As if the object had them: an archived option may stay.
    const before = Object.fromEntries([OPEN, ...FIELD_SCOPES].map(gate => [gate, given])) as CustomValues
    const wrong = await faultsOf(async () => await planValues(change, entity, { given, before, isWhole: false }))
    found.push(...wrong.map(({ target, message, ...rest }) => ({ target: `${at}${target}`, message: `${at}${message}`, ...rest })))
  }
  for (const [name, property] of Object.entries(properties)) {
    if (namesOthers(property)) found.push(...await unknownIn(change, property, body[name], isSound, `${at}${name}.`))
  }
  return found
}

/** The items of a BAD_ARGUMENT; other failures are thrown. */
export async function faultsOf (check: () => Promise<unknown>): Promise<ErrorItem[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof ApiError && error.code === 'BAD_ARGUMENT') return error.items
    throw error
  }
}
