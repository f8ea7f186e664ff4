import { Type } from '@sinclair/typebox'
import { Nullable, Text } from '../../schema.js'

/** Fields that departments, roles, branches and users share. */
export const Code = Nullable(Text(255, { examples: ['ENG-1'], description: 'Your own key, unique among objects of this kind.' }))
export const SimilarTo = Nullable(Text(255, {
  examples: ['Technology'], description: 'Name that others use for it, so that figures can be compared.'
}))
export const Active = Type.Boolean({
  examples: [true],
  description:
    'Whether jobs and users may be assigned to it; those that are already assigned stay. A new one is active unless stated otherwise.'
})

/** Structure is public within the company. */
export const STRUCTURE = { group: 'organization', scopes: { read: 'structure:read', write: 'structure:write' } } as const
