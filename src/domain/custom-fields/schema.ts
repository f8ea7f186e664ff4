import { Type, type Static } from '@sinclair/typebox'
import { CreatedAt, Described, Int32, MAX_LENGTH, Nullable, Patch, StrictObject, StringEnum, Text, UpdatedAt, Uuid } from '../../schema.js'
import { Archived, ArchivedAt } from '../shared/archiving.js'
import { CUSTOM_ENTITIES } from '../shared/custom-values.js'
import { FIELD_SCOPES } from '../shared/scopes.js'

export const CustomEntitySchema = StringEnum(CUSTOM_ENTITIES, {
  title: 'CustomEntity', description: 'Kind of the objects that have the field.'
})

export const CustomFieldKey = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,62}$',
  [MAX_LENGTH]: 63,
  'x-rule': 'must be a letter from a to z, and then up to 62 of a to z, 0 to 9 and _',
  description: 'Name of the field in `customFields`, unique for the kind of objects. It never changes.',
  examples: ['cost_center']
})

export const CustomFieldType = StringEnum(
  ['text', 'long_text', 'number', 'boolean', 'date', 'url', 'money', 'select', 'multi_select', 'user'],
  {
    title: 'CustomFieldType',
    description: 'What values are. It never changes. `text`: up to 1 000 characters; `long_text`: up to 20 000; `number`; `boolean`; ' +
      '`date`: a day, `YYYY-MM-DD`; `url`: an address of http or https; `money`: `{amount, currency}`, with at most four decimals and a ' +
      'code of ISO 4217; `select`: the value of an option; `multi_select`: a list of up to 50; `user`: the id of a user.'
  }
)
export type CustomFieldType = Static<typeof CustomFieldType>

const Option = StrictObject({
  value: Text(255, { description: 'What objects have. It is never renamed.', examples: ['emea'] }),
  label: Text(255, { description: 'What people read.', examples: ['Europe, Middle East and Africa'] }),
  archived: Type.Optional(Type.Boolean({
    description: 'Whether it stays where it is used, and is not chosen any more. Default: false.', examples: [false]
  }))
}, { title: 'CustomFieldOption', description: 'One of the values that a field may have.' })
export type Option = Static<typeof Option>

const Gate = StringEnum(FIELD_SCOPES, { title: 'CustomFieldGate', description: 'A scope that gives single fields.' })

const FIELDS = {
  label: Text(255, { description: 'What people read.', examples: ['Cost center'] }),
  description: Nullable(Text(1000, { description: 'What the field is for.', examples: ['Cost center in the ERP'] })),
  options: Type.Array(Option, {
    maxItems: 500, description: 'Options of a `select` or `multi_select`, at least one; empty for other types.', examples: [[]]
  }),
  isRequired: Type.Boolean({
    description: 'Whether a new object must have a value; a job, only to become `waiting_approval` or `approved`. Existing objects ' +
      'without one can still be changed. Default: false.',
    examples: [false]
  }),
  gate: Described(Nullable(Gate),
    'The scope that a token needs to see and to write values of the field; null for that of the object alone. It cannot change while ' +
    'there are values.', { examples: [null] }),
  isPublic: Type.Boolean({
    description: 'Whether tokens with `jobs:public` see the values: only of fields of jobs, without a `gate`. Default: false.',
    examples: [false]
  }),
  order: Int32({ description: 'Place of the field in forms, ascending. Default: 0.', examples: [1] })
}

export const CustomField = Type.Object({
  id: Described(Uuid, 'Id of the field.', { examples: ['c0570000-0000-8000-8000-000000000001'] }),
  entity: CustomEntitySchema,
  key: CustomFieldKey,
  label: FIELDS.label,
  description: FIELDS.description,
  type: CustomFieldType,
  options: FIELDS.options,
  isRequired: FIELDS.isRequired,
  gate: FIELDS.gate,
  isPublic: FIELDS.isPublic,
  order: FIELDS.order,
  archivedAt: ArchivedAt,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'CustomField', description: 'A field that the company has added to jobs, candidates, applications or offers.' })
export type CustomField = Static<typeof CustomField>

/** What a new field has that a body leaves out. */
export const BLANK = { description: null, options: [] as Option[], isRequired: false, gate: null, isPublic: false, order: 0 }

const { label, ...optional } = FIELDS

export const CustomFieldCreate = StrictObject({
  entity: CustomEntitySchema, key: CustomFieldKey, type: CustomFieldType, label, ...Type.Partial(Type.Object(optional)).properties
}, {
  title: 'CustomFieldCreate',
  description: 'A new field. Absent fields are left blank.',
  examples: [{
    entity: 'job',
    key: 'region',
    type: 'select',
    label: 'Region',
    options: [{ value: 'emea', label: 'Europe, Middle East and Africa' }, { value: 'latam', label: 'Latin America' }]
  }]
})
export type CustomFieldCreate = Static<typeof CustomFieldCreate>

export const CustomFieldPut = StrictObject({
  type: CustomFieldType, label, ...Type.Partial(Type.Object(optional)).properties
}, {
  title: 'CustomFieldPut',
  description: 'A whole field. Absent fields are cleared. The type of a field that is there must be its own.',
  examples: [{ type: 'text', label: 'Cost center', order: 1 }]
})
export type CustomFieldPut = Static<typeof CustomFieldPut>

export const CustomFieldPatch = Patch({ ...FIELDS, archived: Archived }, {
  title: 'CustomFieldPatch',
  description: 'Changes to a field. Absent fields stay unchanged; null clears a nullable field. `options` replaces all of them.',
  examples: [{ label: 'Cost center (ERP)' }]
})
export type CustomFieldPatch = Static<typeof CustomFieldPatch>
