import { Type, type Static } from '@sinclair/typebox'
import { CreatedAt, Described, Id, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import { PLAIN } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import { Folded } from '../shared/classification.js'
import { byActive, byCode, byName, filters } from '../shared/filters.js'
import { Active, OptionalCode, SimilarTo, STRUCTURE, type StructureFilter } from './shared.js'

export const Department = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the department.')),
  name: Folded(Text(255, { description: 'Name of the department.', examples: ['Legal'] })),
  code: OptionalCode,
  similarTo: SimilarTo,
  active: Active,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Department', description: 'A department of the company.' })
export type Department = Static<typeof Department>

export const DEPARTMENT = kind({
  ...STRUCTURE,
  name: 'department',
  plural: 'departments',
  schema: Department,
  blank: { code: null, similarTo: null, active: true },
  keys: { code: 'code' },
  example: { code: 'DEP-01', name: 'Engineering' },
  filters: filters<StructureFilter, Columns<'departments'>>()({ name: byName, code: byCode, active: byActive }),
  writes: PLAIN
})
