import { Type } from '@sinclair/typebox'
import { Code, Nullable, Text } from '../../schema.js'

/** Fields that departments, roles, branches and users share. */
export const OptionalCode = Nullable(Code({ examples: ['ENG-1'], description: 'Your own key, unique among objects of this kind.' }))
export const SimilarTo = Nullable(Text(255, {
  examples: ['Technology'], description: 'Standard name for it, so that figures can be compared.'
}))
export const Active = Type.Boolean({
  examples: [true],
  description:
    'Whether jobs and users may be assigned to it. Existing assignments stay. Active by default.'
})

/** Structure is public within the company. */
export const STRUCTURE = { group: 'organization', scopes: { read: 'structure:read', write: 'structure:write' } } as const

/** The filters of departments, roles and branches, and of users besides others. */
export interface StructureFilter { name: string, code: string, active: boolean }
