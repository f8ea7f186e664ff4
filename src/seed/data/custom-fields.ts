import type { CustomField } from '../../domain/custom-fields/schema.js'
import { CUSTOM_ENTITIES, type CustomEntity } from '../../domain/shared/custom-values.js'

// Fields that a made-up company has added, and which values its objects have in them.

type Definition = Partial<CustomField> & Pick<CustomField, 'id' | 'entity' | 'key' | 'type' | 'label'> & {
  /** The value of the n-th object of its kind, from 0 on; undefined for none. */
  valueOf: (n: number) => unknown
}

const idOf = (number: number): string => `c0570000-0000-8000-8000-${String(number).padStart(12, '0')}`

/** In the order of their ids. */
export const CUSTOM_FIELDS: Definition[] = ([
  {
    entity: 'job',
    key: 'cost_center',
    type: 'text',
    label: 'Cost center',
    description: 'Cost center in the ERP',
    order: 1,
    valueOf: n => n % 5 === 4 ? undefined : String(4710 + n % 40)
  },
  {
    entity: 'candidate',
    key: 'notice_period',
    type: 'number',
    label: 'Notice period in days',
    order: 1,
    valueOf: n => n % 2 === 0 ? 15 * (n % 8) : undefined
  },
  {
    entity: 'candidate',
    key: 'bonus',
    type: 'money',
    label: 'Expected bonus',
    gate: 'compensation:read',
    order: 2,
    valueOf: n => n % 5 === 0 ? { amount: 1000 + 500 * (n % 9), currency: 'BRL' } : undefined
  },
  {
    entity: 'application',
    key: 'referral',
    type: 'select',
    label: 'Referral',
    options: [{ value: 'friend', label: 'Friend of an employee' }, { value: 'fair', label: 'Met at a fair' }],
    valueOf: n => n % 3 === 0 ? ['friend', 'fair'][n % 2] : undefined
  },
  {
    entity: 'job',
    key: 'former_id',
    type: 'text',
    label: 'Id in the former system',
    order: 2,
    valueOf: n => n % 2 === 0 ? `J-${n + 1}` : undefined
  },
  { entity: 'offer', key: 'probation_months', type: 'number', label: 'Probation in months', valueOf: n => n % 2 === 0 ? 6 : 3 }
] satisfies Array<Omit<Definition, 'id'>>).map((field, index) => ({ id: idOf(index + 1), ...field }))

/** The fields of each kind of object. */
export const FIELDS_OF = Object.fromEntries(CUSTOM_ENTITIES.map(entity =>
  [entity, CUSTOM_FIELDS.filter(field => field.entity === entity)])) as Record<CustomEntity, Definition[]>

/** Which values the n-th object of a kind has, from 0 on, by the keys of the fields. */
export type ValuesOf = (entity: CustomEntity, n: number) => Record<string, unknown>

/** The values of a company that is filled with as much as one likes. */
export const generatedValues: ValuesOf = (entity, n) => Object.fromEntries(FIELDS_OF[entity].map(({ key, valueOf }) => [key, valueOf(n)]))
