import { Type, type Static } from '@sinclair/typebox'
import { CreatedAt, Described, Id, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import { PLAIN } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import { Folded } from '../shared/classification.js'
import { byActive, byCode, byName, filters } from '../shared/filters.js'
import { Active, OptionalCode, SimilarTo, STRUCTURE, type StructureFilter } from './shared.js'

export const Role = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the role.')),
  name: Folded(Text(255, { description: 'Name of the role.', examples: ['Backend Engineer'] })),
  code: OptionalCode,
  similarTo: SimilarTo,
  active: Active,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Role', description: 'A position that people hold in the company.' })
export type Role = Static<typeof Role>

export const ROLE = kind({
  ...STRUCTURE,
  name: 'role',
  plural: 'roles',
  schema: Role,
  blank: { code: null, similarTo: null, active: true },
  keys: { code: 'code' },
  example: { code: 'ROLE-01', name: 'Backend Engineer' },
  filters: filters<StructureFilter, Columns<'roles'>>()({ name: byName, code: byCode, active: byActive }),
  writes: PLAIN
})
