import { Type, type TObject, type TOptional, type TProperties, type TSchema, type TUnsafe } from '@sinclair/typebox'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { JsonField } from '../../database/port.js'
import { FIELD_SCOPES, type FieldScope } from './scopes.js'

// The values of the company's own fields, as objects have them. A row holds them by the scope that they need, as one that is not shown must
// not be read: `{"open": {"cost_center": "4711"}, "compensation:read": {"bonus": 500}}`. The scope of a field does not change while it has
// values, so no definition is needed to read them. What an object shows are those of all scopes of the reader in one.

/** The kinds of objects that may have fields of the company's own. */
export const CUSTOM_ENTITIES = ['job', 'candidate', 'application', 'offer'] as const
export type CustomEntity = typeof CUSTOM_ENTITIES[number]

/** What readers have among their scopes once the company has had fields of the entity. Without it nothing of them is read. */
export type CustomMark = `custom fields of ${CustomEntity}`
export const markOf = (entity: CustomEntity): CustomMark => `custom fields of ${entity}`

export const OPEN = 'open'
/** Where values are kept: by the scope that they need. */
export type Gate = FieldScope | typeof OPEN
export type ValuesByKey = Record<string, unknown>
/** The values of an object as its row has them. */
export type CustomValues = Partial<Record<Gate, ValuesByKey>>

/** A row as writes read it: under this name no answer shows what the reader may not see. */
export interface WithCustomValues { customValues?: CustomValues | null }

/**
 * Bytes of JSON that the values of an object have at most, of archived fields, too: those that need no scope, and those of each scope, by
 * themselves. Otherwise whoever may not see a value could measure it, by what still fits beside it. An object has 192 kB in all, about as
 * much as the long texts of a job, as every list shows it, and every event has those that need no scope.
 */
export const MAX_VALUE_BYTES = 64_000

/** Marks what has values of the fields of an entity. */
export const ENTITY = Symbol('custom fields')
export const CUSTOM_FIELDS = 'customFields'

/** The field of such an entity with the values. */
export function CustomFields (entity: CustomEntity): TOptional<TUnsafe<ValuesByKey>> {
  return Type.Optional(Type.Unsafe<ValuesByKey>({
    type: 'object',
    additionalProperties: true,
    maxProperties: 1000,
    description: 'Values of the company\'s own fields (`listCustomFieldsV1`), by key. Fields that need a scope of their own are ' +
      'absent without it. Absent as long as the company has had no such field.',
    examples: [VALUE_EXAMPLES[entity]],
    [ENTITY]: entity
  }))
}

/** What bodies take. */
export function CustomFieldsBody (entity: CustomEntity): TOptional<TUnsafe<ValuesByKey>> {
  return Type.Optional(Type.Unsafe<ValuesByKey>({
    type: 'object',
    additionalProperties: true,
    propertyNames: { type: 'string', maxLength: 63 },
    maxProperties: 1000,
    description: 'Values of the company\'s own fields by key, 64 kB at most. Fields not named keep their value; null removes it.',
    examples: [VALUE_EXAMPLES[entity]],
    [ENTITY]: entity
  }))
}

/** Values that objects of the sandbox have. */
export const VALUE_EXAMPLES: Record<CustomEntity, ValuesByKey> = {
  job: { cost_center: '4711' },
  candidate: { notice_period: 30 },
  application: { referral: 'friend' },
  offer: { probation_months: 6 }
}

/** The entity whose fields this property has. */
export const customEntityOf = (schema: TSchema | undefined): CustomEntity | undefined =>
  (schema as { [ENTITY]?: CustomEntity } | undefined)?.[ENTITY]

/** The entity of the custom fields of such objects. */
export const entityIn = ({ properties }: TObject): CustomEntity | undefined => customEntityOf((properties as TProperties)[CUSTOM_FIELDS])

/** The values that are shown to whoever has these scopes, in the order in which the database has keys. */
export function shownValues (values: CustomValues | null | undefined, has: (scope: FieldScope) => boolean): ValuesByKey {
  const shown = Object.entries(values ?? {}).filter(([gate]) => gate === OPEN || has(gate as FieldScope)).flatMap(([, some]) =>
    Object.entries(some))
  return Object.fromEntries(shown.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
}

/** The column of the values that such a reader sees: another for other scopes, as statements differ. */
export function customColumnFor (has: (scope: FieldScope) => boolean): string {
  return [CUSTOM_FIELDS, ...FIELD_SCOPES.filter(has)].join(' ')
}

/**
 * The column of the values, after a comma, if `fields` have them.
 * @param alias the alias of the table of the entity
 * @param fields without them, the values of all scopes, as writes need them
 */
export function customColumn (alias: string, fields?: readonly JsonField[]): Sql {
  if (fields === undefined) return raw(`, ${alias}.custom_fields as "customValues"`)
  const field = fields.find(field => 'column' in field && customEntityOf(field.schema) !== undefined)
  if (field === undefined || !('column' in field)) return empty
  const gates = [OPEN, ...field.column.split(' ').slice(1)]
  const parts = gates.map(gate => raw(`coalesce(${alias}.custom_fields -> '${gate}', '{}')`))
  return sql`, ${join(parts, ' || ')} as ${raw(`"${field.column}"`)}`
}
