import { Type, type TSchema } from '@sinclair/typebox'
import { ALIAS, Code, Id } from '../schema.js'
import type { QueryRule } from './validation.js'

// Parameters of lists. Each stands in the file of its route; what several have in common is here.

/** A filter with several values: `a=1&a=2`, `a=1,2` or `a[]=1&a[]=2`. Without a description of its own it has that of its values. */
export function ListOf<T extends TSchema> (item: T, description = item.description) {
  return Type.Optional(Type.Array(item, { minItems: 1, maxItems: 100, description }))
}

/** A filter by the ids of other objects. */
export const Ids = (objects: string) => ListOf(Id, `Ids of ${objects}.`)

/** The filter by their own id of lists in v2. */
export function OwnIds<T extends TSchema> (id: T, objects: string) {
  return Type.Optional(Type.Array(id, {
    minItems: 1, maxItems: 100, description: `Ids of ${objects}. The name \`ids\` is taken, too.`, [ALIAS]: 'ids'
  }))
}

/** A filter by text with one value. */
export function TextFilter (description: string) {
  return Type.Optional(Type.String({ minLength: 1, maxLength: 255, description }))
}

/** More words would be slow, and nobody has so many names. */
const MAX_WORDS = 10

/** The rule that a search has few words. */
export const fewWords = (target: string, count: (text: string) => number): QueryRule => ({ [target]: text }) =>
  typeof text === 'string' && count(text) > MAX_WORDS ? [{ target, message: `${target} must have at most ${MAX_WORDS} words` }] : []

/** The filter by a part of the name. */
export const NameFilter = TextFilter('Part of the name. Case and accents are ignored.')

/** The filter by the code of the listed objects. */
export const CodeFilter = Type.Optional(Code({ description: 'Your own key; exact match.' }))

/** The filter by a whole e-mail address. */
export const EmailFilter = TextFilter('E-mail address; exact match, case-insensitive.')

/** The filter of what may be chosen, or may not any more. */
export const ActiveFilter = Type.Optional(Type.Boolean({ description: 'Only active ones, or only inactive ones.', examples: [true] }))

/** The filter of what is archived, or is not. */
export const ArchivedFilter = Type.Optional(Type.Boolean({
  description: 'Only archived ones, or only those that are not.', examples: [false]
}))
