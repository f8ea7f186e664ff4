import { Type, type TSchema } from '@sinclair/typebox'
import { ALIAS } from '../../schema.js'

/** A filter with several values: `a=1&a=2`, `a=1,2` or `a[]=1&a[]=2`. Without a description of its own it has that of its values. */
export function ListParameter<T extends TSchema> (item: T, description = item.description) {
  return Type.Optional(Type.Array(item, { minItems: 1, maxItems: 100, description }))
}

/** The filter by id of lists in v2. */
export function IdsParameter<T extends TSchema> (id: T, objects: string) {
  return Type.Optional(Type.Array(id, {
    minItems: 1, maxItems: 100, description: `Ids of ${objects}. The name \`ids\` is taken, too.`, [ALIAS]: 'ids'
  }))
}

/** A filter by text with one value. */
export function TextFilter (description: string) {
  return Type.Optional(Type.String({ minLength: 1, maxLength: 255, description }))
}

/** The filter of what may be chosen, or may not any more. */
export const ActiveFilter = Type.Optional(Type.Boolean({ description: 'Only active ones, or only inactive ones.', examples: [true] }))
