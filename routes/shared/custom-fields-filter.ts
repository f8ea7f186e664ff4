import { Type } from '@sinclair/typebox'
import { ENTITY, VALUE_EXAMPLES, type CustomEntity } from '../../src/domain/shared/custom-values.js'

/** The filter by the company's own fields of such objects. `withCustomFilters` reads what it was given. */
export function CustomFieldsFilter (entity: CustomEntity) {
  const [[key, value] = []] = Object.entries(VALUE_EXAMPLES[entity])
  return Type.Optional(Type.Object({}, {
    additionalProperties: Type.Array(Type.String({ maxLength: 2048 }), { maxItems: 100 }),
    maxProperties: 20,
    description: `Values of the company's own fields, by key: \`customFields[${key}]=${value}\`. Several are separated by commas, ` +
      'except texts and URLs, which are compared whole. Long texts and amounts are no filters. A field that needs a scope needs it ' +
      'here, too.',
    [ENTITY]: entity
  }))
}
