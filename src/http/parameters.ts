import { Type, type TSchema } from '@sinclair/typebox'

/** A filter with several values: `a=1&a=2`, `a=1,2` or `a[]=1&a[]=2`. Without a description of its own it has that of its values. */
export function ListParameter<T extends TSchema> (item: T, description = item.description) {
  return Type.Optional(Type.Array(item, { minItems: 1, maxItems: 100, description }))
}

/** A filter by text with one value. */
export function TextFilter (description: string) {
  return Type.Optional(Type.String({ minLength: 1, maxLength: 255, description }))
}
