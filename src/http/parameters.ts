import { Type, type TSchema } from '@sinclair/typebox'
import { Id } from '../schema.js'

/** A filter with several values: `a=1&a=2`, `a=1,2` or `a[]=1&a[]=2`. */
export function ListParameter<T extends TSchema> (item: T, description?: string) {
  return Type.Optional(Type.Array(item, { minItems: 1, maxItems: 100, ...(description === undefined ? {} : { description }) }))
}

export const IdFilter = ListParameter(Id)

/** A filter by text with one value. */
export function TextFilter (description: string) {
  return Type.Optional(Type.String({ minLength: 1, maxLength: 255, description }))
}

export const IdParams = Type.Object({ id: Id })
