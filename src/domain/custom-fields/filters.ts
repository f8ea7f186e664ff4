import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { ApiError, type ErrorItem } from '../../errors.js'
import { CUSTOM_FIELDS, type CustomEntity } from '../shared/custom-values.js'
import type { FilterValues, Find } from '../shared/filters.js'
import { FENCE, type Lookup } from '../shared/listing.js'
import type { FieldScope } from '../shared/scopes.js'
import { isCalendarDate, isHttpUrl } from '../../schema.js'
import { hashOf } from './lookups.js'
import type { CustomField, CustomFieldType } from './schema.js'

/** The texts of a filter by custom fields, by key: as they were sent. */
export type CustomFilterTexts = Readonly<Record<string, readonly string[]>>

/** The objects whose field has one of these values. */
export interface CustomFilter {
  fieldId: string
  /** Hashes of the values. */
  values: string[]
  /** Whether an object may have several of them. */
  isMulti: boolean
}

type Definition = Pick<CustomField, 'id' | 'key' | 'type' | 'options'> & { gate: FieldScope | null }

const MAX_VALUES = 100
/** The text as filters compare it; undefined if no value of the type has it. */
const READ: Partial<Record<CustomFieldType, (text: string) => string | undefined>> = {
  number: text => text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text) + 0) : undefined,
  boolean: text => ['true', 'false'].includes(text) ? text : undefined,
  date: text => isCalendarDate(text) ? text : undefined,
  user: text => /^[1-9]\d{0,15}$/.test(text) ? text : undefined,
  text: text => text,
  url: text => isHttpUrl(text) ? text : undefined,
  select: text => text,
  multi_select: text => text
}

/** The values of filters, with what those by custom fields find. @throws ApiError like `findCustomFilters` */
export async function withCustomFilters<T extends FilterValues> (
  caller: Caller, entity: CustomEntity, values: T
): Promise<Omit<T, 'customFields'> & { customFields?: CustomFilter[] }> {
  const { customFields, ...others } = values
  if (customFields === undefined) return others
  return { ...others, customFields: await findCustomFilters(caller, entity, customFields) }
}

/** Who asks for a list. */
interface Caller { database: Queryable, identity: { companyId: number }, requireScope: (scope: FieldScope) => void }

/** What a list is filtered by. @throws ApiError BAD_ARGUMENT naming each parameter at fault, FORBIDDEN for fields that need a scope */
async function findCustomFilters (
  caller: Caller, entity: CustomEntity, given: CustomFilterTexts
): Promise<CustomFilter[]> {
  const { database, identity: { companyId } } = caller
  const keys = Object.keys(given)
  const found = await database.query<Definition>(prepared(sql`
    select id, key, type, gate, options from custom_fields
    where company_id = ${companyId} and entity = ${entity} and key = any(${keys}::text[])`))
  const definitions = new Map(found.map(definition => [definition.key, definition]))
  for (const { gate } of found) if (gate !== null) caller.requireScope(gate)
  const wrong: ErrorItem[] = []
  const filters: CustomFilter[] = []
  for (const [key, texts] of Object.entries(given)) {
    const target = `${CUSTOM_FIELDS}[${key}]`
    const read = readFilter(definitions.get(key), texts)
    if ('message' in read) wrong.push({ target, ...read, message: `${target} ${read.message}` })
    else filters.push(read)
  }
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  return filters
}

function readFilter (definition: Definition | undefined, given: readonly string[]): CustomFilter | Pick<ErrorItem, 'message' | 'rule'> {
  if (definition === undefined) return { message: 'is not a field of the company', rule: { name: 'unknown' } }
  const { id, type } = definition
  const read = READ[type]
  if (read === undefined) return { message: `cannot be a filter: it is a field of the type ${type}` }
  if (type === 'text' && given.length > 1) return { message: 'must be given once', rule: { name: 'type', type: 'string' } }
  const texts = given.flatMap(text => valuesIn(definition, text))
  if (texts.length > MAX_VALUES) return { message: `must have at most ${MAX_VALUES} values`, rule: { name: 'max-length', max: MAX_VALUES } }
  const values = texts.map(read)
  if (values.some(value => value === undefined || value === '')) return { message: `must be a ${type}`, rule: { name: 'type', type } }
  return { fieldId: id, values: [...new Set(values as string[])].map(hashOf), isMulti: type === 'multi_select' }
}

/** The values in a text: several with commas between them, unless a value may have a comma itself. */
function valuesIn ({ type, options }: Definition, text: string): string[] {
  return type === 'text' || type === 'url' || options.some(({ value }) => value === text) ? [text] : text.split(',')
}

/** The filter by the company's own fields, for the table `t`. */
export const byCustomFields: Find<CustomFilter[], 'id'> = (filters, companyId) => customLookups(companyId, 't', filters)

/** The look-ups of these filters. @param alias the alias of the listed table */
export function customLookups (companyId: number, alias: string, filters: readonly CustomFilter[] = []): Array<Lookup<'id'>> {
  return filters.map(filter => lookupOf(companyId, raw(`${alias}.id`), filter))
}

/**
 * The look-up of a filter. Values are looked up one by one, by sub-selects that no plan turns into a join: a join may read all values of a
 * field, of which a company may have millions.
 */
function lookupOf (companyId: number, id: Sql, { fieldId, values, isMulti }: CustomFilter): Lookup<'id'> {
  const rows = (value: Sql, of = empty) => sql`
    select v.object_id from custom_field_values v
    where v.company_id = ${companyId} and v.field_id = ${fieldId} and v.value = ${value} ${of}`
  const isOf = (object: Sql) => sql`and v.object_id = ${object}`
  if (values.length === 1) {
    const value = sql`${values[0]}`
    return {
      column: 'id',
      type: 'bigint',
      among: sql`select v.object_id from (${rows(value)} ${FENCE}) v`,
      idsAfter: after => sql`
        select v.object_id from (
          ${rows(value, after === undefined ? empty : sql`and v.object_id > ${after}`)} order by v.object_id ${FENCE}) v`,
      check: sql`(${rows(value, isOf(id))}) is not null`,
      orders: []
    }
  }
  const each = (value: Sql, of = empty) => sql`
    select one.value, v.object_id from unnest(${values}::uuid[]) one (value) cross join lateral (${rows(value, of)} ${FENCE}) v`
  const has = (object: Sql, more = empty) => sql`(select true from (${each(sql`one.value`, isOf(object))} ${FENCE}) v ${more} limit 1)`
  // An object with several of the values comes with the first.
  const isFirst = isMulti ? sql`where ${has(sql`found.object_id`, sql`where v.value < found.value`)} is null` : empty
  return {
    column: 'id',
    type: 'bigint',
    among: sql`select found.object_id from (${each(sql`one.value`)} ${FENCE}) found ${isFirst}`,
    check: sql`${has(id)} is true`,
    orders: []
  }
}
